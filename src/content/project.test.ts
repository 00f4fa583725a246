import { readFileSync } from 'node:fs';
import type { CommandList } from './text/data';
import { expect, test } from 'vitest';
import { readContent } from './project';
import { compileDocument } from './render/compile';
import { emptyContext } from './text/context';
import { applyEdits } from './text/source';
import { checkAddresses, checkSite, linksOfData } from './project-checks';

test('posts come newest first, those of one day by title', () => {
  const post = (title: string, date: string) =>
    [
      `content/releases/fcp/${title.toLowerCase()}.mdx`,
      `---\ntitle: ${title}\ndescription: What is new.\ndate: ${date}\nauthors: [tech]\ntags: [X]\n---\n\nText.\n`,
    ] as const;
  const { posts, diagnostics } = readContent(
    new Map([
      ['content/authors.yaml', 'tech:\n  name: Tech\n'],
      post('B', '2025-05-01'),
      post('C', '2025-05-01'),
      post('A', '2025-05-01'),
      post('D', '2025-05-02'),
    ]),
  );
  expect(diagnostics).toEqual([]);
  expect(posts.map(({ frontMatter }) => frontMatter.title)).toEqual(['D', 'A', 'B', 'C']);
});

test('an author whose key is gone leaves the release notes and their tags', () => {
  const note = '---\ntitle: A\ndescription: A.\ndate: 2025-05-01\nauthors: [tech]\ntags: [X]\n---\n\nText.\n';
  const { posts, diagnostics } = readContent(
    new Map([
      ['content/authors.yaml', 'team:\n  name: Tech\n'],
      ['content/releases/a.mdx', note],
    ]),
  );
  expect(diagnostics.map(({ message }) => message)).toEqual(['There is no author `tech` in content/authors.yaml.']);
  expect(posts[0]?.frontMatter.tags).toEqual(['X']);
});

test('addresses of the site that no page has are told with their place and the nearest page', () => {
  const links =
    '[a](/docs/a/#x) [b](/docs/nothing-like-it/) [c](/docs/aa) [d](/docs/a.mdx) [e](/llms.txt) [f](/docs/a?q)';
  const files = new Map([['content/docs/a.mdx', `---\ntitle: A\ndescription: A.\n---\n\n${links}\n`]]);
  const { docs } = readContent(files);
  expect(
    checkAddresses(docs, files, new Set(['/docs/a/'])).map(({ line, column, fix }) => [line, column, fix]),
  ).toEqual([
    [6, 17, 'Name a page of this site, such as `./page.mdx` or `/docs/welcome/`, or remove the link.'],
    [6, 45, 'Did you mean `/docs/a/`?'],
  ]);
});

test('a page, a former address and an unread one may end like the name of a file', () => {
  const files = new Map([
    [
      'content/releases/fcp/1.1.mdx',
      '---\ntitle: A\n---\n\n[a](/releases/fcp/1.1) [b](/x/1.0) [c](/y/1.2) [d](/z/1.3)\n',
    ],
  ]);
  const compiled = compileDocument(
    { path: 'content/releases/fcp/1.1.mdx', text: [...files.values()][0] ?? '' },
    emptyContext,
  );
  const found = checkAddresses(
    [{ file: 'content/releases/fcp/1.1.mdx', compiled }],
    files,
    new Set(['/releases/fcp/1.1/']),
    {
      successors: new Map([['/x/1.0/', '/releases/fcp/1.1/']]),
      isUnread: (path) => path === '/y/1.2/',
      downloads: new Set(),
    },
  );
  expect(found.map(({ message }) => message)).toEqual(['`/x/1.0` has moved.', 'There is no file `static/z/1.3`.']);
});

test('a link to the title of another page leads to its top', () => {
  const text = (title: string, body: string) => `---\ntitle: ${title}\ndescription: A.\n---\n\n${body}\n`;
  const linking = text('A', 'See [it](./b.mdx#class-client).');
  const { diagnostics } = readContent(
    new Map([
      ['content/docs/a.mdx', linking],
      ['content/docs/b.mdx', text('"Class: Client"', '## Use')],
    ]),
  );
  expect(diagnostics.map(({ fix }) => fix)).toEqual(['Write `#top`: this is the title of that page.']);
  expect(applyEdits(linking, diagnostics)).toBe(linking.replace('class-client', 'top'));
});

test('files to download, and addresses in files of data, are checked with their place', () => {
  const links = '[a](/files/a.zip) [b](/files/b.zip) [c](/docs/plane.png) [d](/openapi.yaml)';
  const files = new Map([
    ['content/docs/a.mdx', `---\ntitle: A\ndescription: A.\n---\n\n${links}\n`],
    ['content/docs/plane.png', ''],
  ]);
  const { docs } = readContent(files);
  const site = linksOfData(
    'src/site.ts',
    "navbar: [\n  { path: '/docs/' }, { path: '/docs/none/' },\n  { command: '/metar' },",
  );
  const found = checkAddresses([...docs, site], files, new Set(['/docs/']), { downloads: new Set(['/files/a.zip']) });
  expect(found.map(({ file, line, column, message, fix }) => [`${file}:${line}:${column}`, message, fix])).toEqual([
    ['content/docs/a.mdx:6:19', 'There is no file `static/files/b.zip`.', 'Did you mean `/files/a.zip`?'],
    ['content/docs/a.mdx:6:37', 'There is no file `static/docs/plane.png`.', 'Did you mean `./plane.png`?'],
    [
      'src/site.ts:2:32',
      'There is no page `/docs/none/`.',
      'Name a page of this site, such as `./page.mdx` or `/docs/welcome/`, or remove the link.',
    ],
  ]);
});

const list = {
  bots: [{ id: 'a', name: 'A', groups: [{ id: 'b', name: 'B', commands: [{ name: '/metar', kind: 'slash' }] }] }],
};
const commands = new Map([['server-commands', list as CommandList]]);

test.each([
  ['label: "What changed"', 'lable: "What changed"', 'There is no field `lable` here. Did you mean `label`?'],
  ['path: "/releases/fcp/1.1/"', "path: 'releases/fcp/1.1'", 'Write it like this: `path: "/releases/fcp/1.1/"`.'],
  ['Flight Crew Portal v1.1', '**v1.1**', '`text` is plain text: `**` is shown as typed.'],
  ['Flight Crew Portal v1.1 is', "It\\'s", ''],
  [', path: "/docs/welcome/", section: "docs"', ', section: "docs"', 'The field `path` is missing.'],
  ['pageSize: 10', 'pageSize: "10"', '`pageSize` must be a number; this is text. Write it like this: `pageSize: 10`.'],
  [/announcement: \{[^]*?\n {2}\} as/, 'announcement: null as', ''],
  [/announcement: \{[^]*?\n {2}\} as/, 'announcement: "" as', 'or `null` for no bar.'],
  [
    '"/docs/welcome/", s',
    '"https://docs.thepilotclub.org/docs/welcome/", s',
    'Write it like this: `path: "/docs/welcome/"`.',
  ],
  ['command: "/metar"', 'command: "/mtar"', 'There is no command `/mtar`. Write `command: "/metar"`'],
  ['"© 2025 The Pilot Club"', '`© ${new Date().getFullYear()}`', ''],
])('src/site.ts with %s as %s: %s', (from, to, report) => {
  const text = readFileSync('src/site.ts', 'utf8');
  expect(text).toMatch(from);
  const changed = text.replace(from, to);
  const found = checkSite(changed, commands).map(({ line = 0, message, fix = '' }) => {
    expect(changed.split('\n')[line - 1]).toContain(to);
    return `${message} ${fix}`;
  });
  expect(found.join('\n')).toContain(report);
  expect(found).toHaveLength(report === '' ? 0 : 1);
});

test('a mistake in a file of data is reported there, and not where documents name the file', () => {
  const found = (text: string) =>
    readContent(
      new Map([
        ['content/data/bots.yaml', text],
        [
          'content/docs/a.mdx',
          '---\ntitle: A\ndescription: A.\n---\n\n<Commands source="bots" />\n\n<OrgChart source="bots" />\n',
        ],
      ]),
    ).diagnostics.map(({ file, line, message }) => [file, line, message]);
  expect(found('botts: []\n')).toEqual([['content/data/bots.yaml', 1, 'There is no field `botts` here.']]);
  const groups =
    '    groups:\n      - id: g\n        name: G\n        commands:\n          -name: /a\n            kind: slash\n';
  expect(
    found(`bots:\n  - id: a\n    name: A\n${groups}      - id: h\n        name: H\n        commands: []\n`),
  ).toEqual([['content/data/bots.yaml', 8, 'No space follows the dash.']]);
  expect(found('bots: []\n')).toHaveLength(1);
});

test.each([
  ['the picture of a kind that no page shows', '![A plane](./a.HEIC)', 'No page can show a `.HEIC` file as a picture.'],
  ['a document as a picture', '![A plan](./a.pdf)', 'No page can show a `.pdf` file as a picture.'],
])('%s is reported where it is used, and not as a file that nobody needs', (_, text, message) => {
  const name = /a\.\w+/.exec(text)?.[0] ?? '';
  const { diagnostics } = readContent(
    new Map([
      [`content/docs/${name}`, ''],
      ['content/docs/a.mdx', `---\ntitle: A\ndescription: A.\n---\n\n${text}\n`],
    ]),
  );
  expect(diagnostics.map((finding) => [finding.file, finding.message])).toEqual([['content/docs/a.mdx', message]]);
});

test('a date that is a typing mistake is reported', () => {
  const text = '---\ntitle: A\ndescription: A.\ndate: 2052-07-31\nauthors: [a]\ntags: [A]\n---\n\nText.\n';
  const { diagnostics } = readContent(new Map([['content/releases/a.mdx', text]]), { today: '2025-06-01' });
  expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
    [4, 'This day is years ahead: nobody sees the page before then.'],
  ]);
});
