import { expect, test } from 'vitest';
import { readContent } from '../project';
import { applyEdits } from '../text/source';

const authors: [string, string] = ['content/authors.yaml', 'ann:\n  name: Ann\n'];
const read = (...files: [string, string][]) => readContent(new Map([authors, ...files]), { today: '2025-06-01' });
const documentOf = (fields: string) => `---\ntitle: A\ndescription: B.\n${fields}---\n\nText.\n`;

test.each([
  ['hide_title: true\nimage: /a.png\n', 'Nothing reads `hide_title` and `image` here.', ''],
  ['last_update:\n  date: 2025-01-01\n', 'Nothing reads `last_update` here.', 'last_update:\n  date: 2025-01-01\n'],
  ['id: b\nsidebar_position: 2\n', 'Nothing reads `id` here.', 'sidebar_position: 2\n'],
])(
  'a field of Docusaurus that nothing reads is reported, and removed where it is a line: %j',
  (fields, message, left) => {
    const text = documentOf(fields);
    const { diagnostics, docs } = read(['content/docs/a.mdx', text]);
    expect(diagnostics.map((found) => [found.severity, found.rule, found.message])).toEqual([
      ['warning', 'field-unread', message],
    ]);
    expect(docs).toHaveLength(1);
    expect(applyEdits(text, diagnostics)).toBe(documentOf(left));
    const ignoring = documentOf(`${fields}lint_ignore: [field-unread]\n`);
    expect(read(['content/docs/a.mdx', ignoring]).diagnostics).toEqual([]);
  },
);

test.each([
  ['content/docs/a.mdx', 'slug: /begin\n', 'slug', 'moved_from: [/docs/old-page/]'],
  ['content/docs/a.mdx', 'unlisted: true\n', 'unlisted', 'draft: true'],
  [
    'content/releases/a.mdx',
    'date: 2025-01-01\nauthors: [ann]\ntags: [A]\nauthor_title: B\n',
    'author_title',
    'authors: [key]',
  ],
])('a field that would change the page has the line to write: %s %j', (file, fields, name, line) => {
  const [found, ...others] = read([file, documentOf(fields)]).diagnostics;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ severity: 'error', message: `Nothing reads \`${name}\` here.` });
  expect(found?.fix).toContain(line);
});

test('an id that is the name of its file needs no word', () => {
  expect(read(['content/docs/a.mdx', documentOf('id: a\n')]).diagnostics).toEqual([]);
});

test('names of files, and data, as Docusaurus has them', () => {
  const page = (title: string, body = 'Text.') =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;
  const {
    docs,
    posts,
    categories,
    authors: known,
    diagnostics,
  } = readContent(
    new Map([
      ['content/authors.yml', 'ann:\n  name: Ann\n  title: Pilot\n  image_url: https://a.example/a.png\n'],
      [
        'content/docs/02-guides/_category_.json',
        '{ "label": "Guides", "collapsed": true, "link": { "type": "generated-index", "description": "All." } }',
      ],
      [
        'content/docs/02-guides/01-start.md',
        page('Start', '[a](./10_more.md) [b](./more) [c](../02-guides) [d](../more/)'),
      ],
      ['content/docs/02-guides/10_more.md', page('More')],
      ['content/docs/02-guides/README.md', page('Guides')],
      ['content/docs/03-last/_category_.yml', 'position: 9\n'],
      ['content/docs/03-last/747-800.mdx', page('Jet')],
      [
        'content/releases/2025-01-31-news.md',
        '---\ntitle: News\ndescription: N.\nauthors: ann\ntags: [A]\n---\n\nText.\n',
      ],
      [
        'content/releases/day.md',
        '---\ntitle: Day\ndescription: N.\ndate: 2025-01-30T10:00\nauthors: [ann]\ntags: [A]\n---\n\nText.\n',
      ],
    ]),
    { today: '2025-06-01' },
  );
  expect(diagnostics.map(({ file, rule }) => [file, rule])).toEqual([
    ['content/authors.yml', 'field-unread'],
    ['content/docs/02-guides/01-start.md', 'link-name'],
  ]);
  expect(docs.map(({ route, frontMatter }) => [route, frontMatter.sidebar_position])).toEqual([
    ['/docs/guides/start/', 1],
    ['/docs/guides/more/', 10],
    ['/docs/guides/', undefined],
    ['/docs/last/747-800/', undefined],
  ]);
  expect(docs[0]?.compiled.links.map(({ href }) => href)).toEqual([
    '/docs/guides/more/',
    '/docs/guides/more/',
    '/docs/guides/',
    '/docs/guides/more/',
  ]);
  expect(posts.map(({ route, frontMatter }) => [route, frontMatter.date, frontMatter.authors])).toEqual([
    ['/releases/news/', '2025-01-31', ['ann']],
    ['/releases/day/', '2025-01-30', ['ann']],
  ]);
  expect(categories).toEqual([
    { folder: 'guides', position: 2, label: 'Guides', description: 'All.' },
    { folder: 'last', position: 9, label: 'Last' },
  ]);
  expect(known).toEqual({ ann: { name: 'Ann', description: 'Pilot' } });
});

test('of two files for one thing, one is a mistake', () => {
  const { authors: known, diagnostics } = read(
    ['content/docs/a/b.md', documentOf('')],
    ['content/docs/a/b.mdx', documentOf('')],
    ['content/docs/a/_category.yaml', 'label: A\n'],
    ['content/docs/a/_category_.json', '{ "label": "B" }'],
    ['content/authors.json', '{ "b": { "name": "B" } }'],
  );
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    expect.stringContaining('content/authors.json: Another file stands for'),
    expect.stringContaining('content/docs/a/_category_.json: Another file stands for'),
    expect.stringContaining('has the same address'),
    expect.stringContaining('has the same title'),
  ]);
  expect(Object.keys(known)).toEqual(['ann']);
});
