import { changeId, versionTitle } from '../../openapi/changes/history';
import type { OwnHistory } from '../../openapi/changes/own-history';
import { Heading } from '../page/heading';
import type { PageContext } from '../page/page-context';
import { paths } from '../../paths';
import { Sentence } from './change-item';

/** Show what versions changed of one operation, newest first. */
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
