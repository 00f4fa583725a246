/** Write the changes of each version of an API as Markdown. Pure. */
import { apiInText } from '../../openapi/schema/view';
import { escapeMarkdown } from '../../openapi/model/markdown';
import type { Change } from '../../openapi/changes/compare/change';
import { dayInWords } from '../../text/day';
import { changesByKind, firstVersionText, versionTitle, type ApiHistory } from '../../openapi/changes/history';
import type { OwnHistory } from '../../openapi/changes/own-history';
import { changeSentence } from '../../openapi/changes/sentences';
import type { Api } from '../../openapi/model/model';
import { paths } from '../../paths';
import { apiLink, requestCode } from './api-links';
import { blocks } from './markdown-text';
import { wordsMarkdown } from './schema-markdown';

export function changesMarkdown(api: Api, history?: ApiHistory): string {
  return blocks(
    `# Changes of ${escapeMarkdown(apiInText(api.title))}`,
    `Of the ${apiLink(api)}.${history ? ` [Feed](${paths.changesFeed(api.slug)}).` : ''}`,
    ...(history ?? []).map(({ version, date, changes, slug }) =>
      blocks(
        `## ${escapeMarkdown(versionTitle(version))}${date === null ? '' : `, ${dayInWords(date)}`}`,
        changes.length === 0 ? 'No earlier version is kept.' : '',
        slug === undefined ? '' : `[Pages of this version](${paths.api(slug)})`,
        ...changesByKind(changes).map(({ title, changes: ofKind }) =>
          blocks(
            `### ${title}`,
            ofKind.flatMap((change) => changeLines(api, change)),
          ),
        ),
      ),
    ),
    history ? '' : firstVersionText,
  );
}

/** Write a change as an item of a list, with the operations that it reaches below it. */
export function changeLines(api: Api, change: Change): string[] {
  const { advice, operations } = change;
  const line = `- ${wordsMarkdown(api, changeSentence(change))}.${advice === null ? '' : ` ${advice}`}`;
  return operations.length > 1 ? [line, `  - ${operations.map(requestCode).join(', ')}`] : [line];
}

/** Write what each version changed in one operation; leave out other operations with the same change. */
export function ownChangesMarkdown(api: Api, versions: OwnHistory): string {
  if (versions.length === 0) return '';
  return blocks(
    '## Changes',
    versions.flatMap(({ version, changes }) =>
      changes.map(
        (change) =>
          `- ${escapeMarkdown(version ?? 'Not released yet')}: ${changeLines(api, change)[0]?.slice(2) ?? ''}`,
      ),
    ),
  );
}
