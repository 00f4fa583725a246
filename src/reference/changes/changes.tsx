import { count } from '../../text/count';
import { grouped } from '../../text/grouped';
import { versionId, versionTitle, type ApiHistory, type ApiVersion, changeId } from '../../openapi/changes/history';
import { dayInWords } from '../../text/day';
import { paths } from '../../paths';
import { Heading } from '../page/heading';
import type { PageContext } from '../page/page-context';
import type { OwnHistory } from '../../openapi/changes/own-history';
import { changeKinds, type Change, type ChangedOperation } from '../../openapi/changes/compare/change';
import { changeSentence, operationText } from '../../openapi/changes/sentences';
import { markdownInShort } from '../../openapi/model/markdown';
import type { Api } from '../../openapi/model/model';
import { upperFirst, type Words } from '../../openapi/words/words';
import { part } from '../../text/reference-parts';

/** Show the changes of each version, newest first. */
export function Changes({ page, history }: { page: PageContext; history: ApiHistory }) {
  return (
    <>
      {history.map((version) => (
        <Version key={versionId(version.version)} page={page} version={version} />
      ))}
    </>
  );
}

function Version({ page, version: { version, date, changes, slug } }: { page: PageContext; version: ApiVersion }) {
  const id = versionId(version);
  return (
    <section className="group">
      <Heading page={page} level={2} text={versionTitle(version)} id={id} />
      <p className="lead">
        {date !== null && <time dateTime={date}>{dayInWords(date)}</time>}
        {date !== null && ', '}
        {version === page.api.version && 'the current version, '}
        {changes.length === 0 ? 'no earlier version is kept' : count(changes.length, 'change')}
        {slug !== undefined && (
          <>
            . <a href={paths.api(slug)}>Pages of this version</a>
          </>
        )}
      </p>
      {grouped(changes, ({ kind }) => kind).map((ofKind) => {
        const [{ kind }] = ofKind;
        const title = changeKinds[kind];
        const list = (
          <ul className="changes">
            {ofKind.map((change) => (
              <ChangeItem key={change.id} api={page.api} version={version} change={change} />
            ))}
          </ul>
        );
        if (kind === 'wording')
          return (
            <details key={kind} id={`${id}.${kind}`} data-filter-group="">
              <summary>
                {title}: {count(ofKind.length, 'change')}
              </summary>
              {list}
            </details>
          );
        return (
          <section key={kind} data-filter-group="">
            <Heading page={page} level={3} text={title} id={`${id}.${kind}`} />
            {list}
          </section>
        );
      })}
    </section>
  );
}

/** Show the changes of one operation, newest version first. */
export function OwnChanges({ page, versions }: { page: PageContext; versions: OwnHistory }) {
  const { api } = page;
  return (
    <section>
      <Heading page={page} level={2} text="Changes" />
      <ul>
        {versions.flatMap(({ version, changes }) =>
          changes.map((change) => (
            <li key={changeId(version, change)}>
              <a href={`${paths.changes(api.slug)}#${changeId(version, change)}`}>{versionTitle(version)}</a>:{' '}
              <Sentence api={api} change={change} />. {change.advice}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

interface ChangeItemProps {
  api: Api;
  version: string | null;
  change: Change;
}

/** Show one change, advice for callers, and the operations that it affects. */
function ChangeItem({ api, version, change }: ChangeItemProps) {
  const { kind, advice, operations, before, after } = change;
  const id = changeId(version, change);
  return (
    <li id={id}>
      <a className={part.badge} href={`#${id}`} title="Link to this change">
        {changeKinds[kind].toLowerCase()}
      </a>{' '}
      <Sentence api={api} change={change} />. {advice !== null && <b>{advice}</b>}
      {kind === 'wording' && (before ?? after) !== null && (
        <p>
          {before && <del>{markdownInShort(before, 160)}</del>} {after && <ins>{markdownInShort(after, 160)}</ins>}
        </p>
      )}
      {operations.length > 1 && (
        <details>
          <summary>{count(operations.length, 'operation')}</summary>
          <ul>
            {operations.map((operation) => (
              <li key={`${operation.method} ${operation.path}`}>
                <OperationName api={api} operation={operation} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

/** Show the sentence. If it names one operation or a model, link these to their pages. */
function Sentence({ api, change }: { api: Api; change: Change }) {
  const { operations, model } = change;
  const [only] = operations.length === 1 ? operations : [];
  const shared = model === null || !Object.hasOwn(api.schemas, model) ? undefined : api.schemas[model];
  const words: Words = upperFirst(changeSentence(change));
  return (
    <>
      {words.map((word, index) => {
        if (typeof word === 'string') return word;
        const text = 'code' in word ? word.code : word.schema;
        if (only && text === operationText(only).code) return <OperationName key={index} api={api} operation={only} />;
        if (text === model && shared && shared.page !== null)
          return (
            <a key={index} href={paths.model(api.slug, shared.page)}>
              <code>{text}</code>
            </a>
          );
        return <code key={index}>{text}</code>;
      })}
    </>
  );
}

/** Show an operation as a link, if the current version has it. */
function OperationName({ api, operation }: { api: Api; operation: ChangedOperation }) {
  const { name, isGone } = operation;
  const text = <code>{operationText(operation).code}</code>;
  const isThere = !isGone && [...api.operations, ...api.webhooks].some((one) => one.name === name);
  return isThere ? <a href={paths.operation(api.slug, name)}>{text}</a> : text;
}
