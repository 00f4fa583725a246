import { expect, test } from 'vitest';
import { readContent } from '../project';
import { applyEdits } from '../text/source';

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
  expect(read('["fcp"]').diagnostics[0]?.edit).toEqual({ line: 4, column: 9, remove: 'fcp', insert: 'FCP' });
});

test.each([
  ['of two spellings the one that was published first is right', '2025-02-01', 'Discord bot', []],
  ['a draft decides nothing, however old it is', '2024-01-01\ndraft: true', 'Discord bot', []],
  ['only the whole entry is changed', '2025-02-01', 'Discord bots, Discord bot', ['Discord bots']],
])('%s', (_, date, tags, others) => {
  const post = (title: string, day: string, tag: string): [string, string] => [
    `content/releases/${title.toLowerCase()}.mdx`,
    `---\ntitle: ${title}\ndescription: A release.\ndate: ${day}\nauthors: [team]\ntags: [${tag}]\n---\n\nText.\n`,
  ];
  const files = new Map([
    post('Old', '2025-01-01', 'Discord Bot'),
    post('New', date, tags),
    post('Newer', '2025-03-01', tags),
  ]);
  const found = readContent(files, { today: '2025-06-01' }).diagnostics.filter(({ edit }) => edit);
  expect(new Set(found.map(({ file }) => file))).toEqual(
    new Set(['content/releases/new.mdx', 'content/releases/newer.mdx']),
  );
  expect(
    applyEdits(
      files.get('content/releases/new.mdx') ?? '',
      found.filter(({ file }) => file.endsWith('new.mdx')),
    ),
  ).toContain(`tags: [${[...others, 'Discord Bot'].join(', ')}]`);
});
