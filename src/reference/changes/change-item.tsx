import type { Change, ChangedOperation } from '../../openapi/changes/compare/change';
import { changeId, kindTitles } from '../../openapi/changes/history';
import { changeSentence, operationText } from '../../openapi/changes/sentences';
import { markdownInShort } from '../../openapi/model/markdown';
import type { Api } from '../../openapi/model/model';
import { upperFirst, type Words } from '../../openapi/words/words';
import { count } from '../../text/count';
import { paths } from '../../paths';
import { part } from '../../text/reference-parts';

interface ChangeItemProps {
  api: Api;
  version: string | null;
  change: Change;
}

/** Show one change: what it is, what a caller has to do, and the operations that it reaches. */
export function ChangeItem({ api, version, change }: ChangeItemProps) {
  const { kind, advice, operations, before, after } = change;
  const id = changeId(version, change);
  return (
    <li id={id}>
      <a className={part.badge} href={`#${id}`} title="Link to this change">
        {kindTitles[kind].toLowerCase()}
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

/** Show the sentence, with the lone operation and the model in it as links to their pages. */
export function Sentence({ api, change }: { api: Api; change: Change }) {
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
