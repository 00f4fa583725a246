import { expect, test } from 'vitest';
import { readContent } from '../project';

const read = (tags: string) =>
  readContent(
    new Map([
      ['content/authors.yaml', 'team:\n  name: Team\n'],
      [
        'content/releases/fcp/1.0.mdx',
        '---\ntitle: One\ndescription: A release.\ndate: 2025-01-01\nauthors: [team]\ntags: [FCP, Flight Crew]\n---\n\nText.\n',
      ],
      ['content/docs/page.mdx', `---\ntitle: Page\ndescription: A page.\ntags: ${tags}\n---\n\nText.\n`],
    ]),
  );

test('a document may have tags of release notes', () => {
  expect(read('[FCP]').diagnostics).toEqual([]);
});

test.each([
  ['[fcp]', 'The tag `fcp` is written `FCP` elsewhere.', 'Write `FCP`.'],
  ['[FCP, Flight Crow]', 'No release note has the tag `Flight Crow`.', 'Did you mean `Flight Crew`?'],
  ['[Bots]', 'No release note has the tag `Bots`.', 'Choose from: `FCP` and `Flight Crew`.'],
])('the tags %s of a document are told', (tags, message, fix) => {
  const [finding, ...others] = read(tags).diagnostics;
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'error', file: 'content/docs/page.mdx', line: 4, message, fix });
});

test('a tag in another spelling has its fix', () => {
  expect(read('[fcp]').diagnostics[0]?.edit).toEqual({ line: 4, column: 8, remove: 'fcp', insert: 'FCP' });
});
