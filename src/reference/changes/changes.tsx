import { count } from '../../text/count';
import {
  changesByKind,
  firstVersionText,
  versionId,
  versionTitle,
  type ApiHistory,
  type ApiVersion,
} from '../../openapi/changes/history';
import { dayInWords } from '../../text/day';
import { paths } from '../../paths';
import { Heading } from '../page/heading';
import type { PageContext } from '../page/page-context';
import { ChangeItem } from './change-item';

/** Show what each version changed, newest first; of an API with one version, what this page will list. */
export function Changes({ page, history }: { page: PageContext; history?: ApiHistory }) {
  if (!history)
    return (
      <>
        {page.api.version && <p className="lead">Version {page.api.version}</p>}
        <p>{firstVersionText}</p>
      </>
    );
  return (
    <>
      {history.map((version) => (
        <Version key={versionId(version.version)} page={page} version={version} />
      ))}
    </>
  );
}

function Version({ page, version: { version, date, changes, slug } }: { page: PageContext; version: ApiVersion }) {
  const groups = changesByKind(changes);
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
      {groups.map(({ kind, title, changes: ofKind }) => {
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
