import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listFiles } from '../../src/list-files';
import { importFolder } from './import';
import { formerAddress } from './importing/plan';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderOf(files: Record<string, string | Uint8Array>): string {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** Import files into a site with one document. */
async function imported(files: Record<string, string | Uint8Array>, own: Record<string, string> = {}) {
  const root = folderOf({
    'content/docs/welcome.mdx': '---\ntitle: Welcome\ndescription: All of it.\n---\n\nText.\n',
    'openapi/.keep': '',
    ...own,
  });
  const result = await importFolder(root, folderOf(files), 'content/docs/new');
  const written = listFiles(root).filter((file) => !/^\.build|welcome\.mdx|openapi/.test(file));
  return { result, written, text: (file: string) => readFileSync(join(root, file), 'utf8') };
}

const config = (docs: string, more = '') =>
  `export default {\n  // docs: { routeBasePath: 'old' },\n  url: 'https://a.example',\n  presets: [['classic', { docs: {${docs}}, ${more}}]],\n};\n`;

test('a site of Docusaurus', async () => {
  const { result, written, text } = await imported({
    'docusaurus.config.js': config(
      "sidebarPath: './sidebars.js', editUrl: ({ docPath }) => `https://a.example/${docPath}`",
    ),
    'sidebars.js': 'module.exports = {};',
    'docs/02-Guides/_category_.json':
      '{ "label": "Guides", "position": 7, "collapsed": true, "link": { "type": "generated-index", "description": "All." } }',
    'docs/02-Guides/01-First Flight.md':
      "---\nid: first\nslug: /begin\ntags: [flying, { label: IFR, permalink: /ifr }]\nhide_title: true\n---\n\nimport Tabs from '@theme/Tabs';\nimport Part from './_part.mdx';\nimport plane from './maps/a.png';\nimport Own from '../../src/Own';\n\n# First `flight`\n\n:::caution Mind it\nSee [more](./more.md#part) and [it](/docs/Guides/more), e.g. later.\n:::\n\n<Part />\n\n![A plane](/img/My_plane.png) <img src={plane} alt=\"A map\" /> <img src={require('@site/static/img/b.png').default} alt=\"B\" />\n\n[Checklist](pathname:///files/list.pdf#page=2)\n",
    'docs/02-Guides/more.mdx':
      '---\ntitle: More\n---\n\n## Part\n\n![A map](./maps/a.png)\n\n[News](../../blog/2025-01-01-news.md)\n',
    'docs/02-Guides/_part.mdx': 'See [more](./more.mdx).\n',
    'docs/02-Guides/maps/a.png': 'A',
    'static/img/My_plane.png': 'P',
    'static/img/b.png': 'B',
    'static/files/list.pdf': 'L',
    'blog/authors.yml': 'ann:\n  name: Ann\n  title: Pilot\n  image_url: https://a.example/a.png\n',
    'blog/2025-01-01-news.md':
      '---\nauthors: [ann, { name: Bob B, title: Staff }]\ntags: [event]\n---\n\n# News\n\nAll that is new this year. <!-- truncate -->\n',
    'src/pages/index.mdx': 'Home.',
    'versioned_docs/version-1/a.md': '# A',
  });
  expect(written).toEqual([
    'content/authors.yaml',
    'content/docs/new/guides/_category.yaml',
    'content/docs/new/guides/b.png',
    'content/docs/new/guides/first-flight.mdx',
    'content/docs/new/guides/maps/a.png',
    'content/docs/new/guides/more.mdx',
    'content/docs/new/guides/my-plane.png',
    'content/releases/new/news.mdx',
    'content/snippets/new/02-guides/part.mdx',
    'static/files/list.pdf',
  ]);
  expect(text('content/docs/new/guides/_category.yaml')).toBe('label: Guides\nposition: 7\ndescription: All.\n');
  expect(text('content/docs/new/guides/first-flight.mdx')).toBe(
    '---\ntitle: First flight\ndescription: See more and it, e.g. later.\nhide_title: true\nsidebar_position: 1\nkeywords: [flying, IFR]\nmoved_from: [/docs/begin/]\n---\n\nimport Own from \'../../src/Own\';\n\n:::caution Mind it\nSee [more](./more.mdx#part) and [it](./more.mdx), e.g. later.\n:::\n\n<Snippet name="new/02-guides/part" />\n\n![A plane](./my-plane.png) <img src="./maps/a.png" alt="A map" /> <img src="./b.png" alt="B" />\n\n[Checklist](/files/list.pdf#page=2)\n',
  );
  expect(text('content/docs/new/guides/more.mdx')).toBe(
    '---\ntitle: More\ndescription: News\nmoved_from: [/docs/Guides/more/]\n---\n\n## Part\n\n![A map](./maps/a.png)\n\n[News](../../../releases/new/news.mdx)\n',
  );
  expect(text('content/snippets/new/02-guides/part.mdx')).toBe('See [more](../../../docs/new/guides/more.mdx).\n');
  expect(text('content/releases/new/news.mdx')).toBe(
    '---\ntitle: News\ndescription: All that is new this year.\nauthors: [ann, bob-b]\ntags: [event]\ndate: 2025-01-01\nmoved_from: [/blog/2025/01/01/news/]\n---\n\nAll that is new this year. <!-- truncate -->\n',
  );
  expect(text('content/authors.yaml')).toBe(
    'bob-b:\n  name: Bob B\n  title: Staff\nann:\n  name: Ann\n  title: Pilot\n  image_url: https://a.example/a.png\n',
  );
  const { report } = result as { report: string[] };
  expect(report.slice(0, 7)).toEqual([
    '3 documents and 6 other files written.',
    '2 of 3 documents have no error.',
    '',
    'Left as it is:',
    'sidebars.js: an order of pages written in code: write `sidebar_position` into the documents.',
    'src: 1 document.',
    'versioned_docs: earlier versions of documents, 1 document.',
  ]);
  expect(report.at(-1)).toContain('first-flight.mdx:10:1: error: Documents cannot import');
  expect(report.at(-1)).toContain('Nothing reads `hide_title` here.');
});

test.each([
  ['the default', config(''), 'a.md', '/docs/a/'],
  ['another route', config("routeBasePath: 'guide'"), '01-a.md', '/guide/a/'],
  ['the root', config("routeBasePath: '/'"), 'b/README.md', '/b/'],
  ['a folder of the same name', config(''), 'Flights/flights.md', '/docs/Flights/'],
  ['a route that code makes', config('routeBasePath: base'), 'a.md', undefined],
  ['numbers that are no order', config('numberPrefixParser: false'), 'a.md', undefined],
  ['no configuration', undefined, 'a.md', undefined],
])('former addresses follow from the configuration: %s', async (_, text, file, expected) => {
  const folder = text === undefined ? '' : 'docs/';
  const { written, text: read } = await imported({
    ...(text !== undefined && { 'docusaurus.config.ts': text }),
    [`${folder}${file}`]: '# A\n\nText.\n',
  });
  const [document = ''] = written.filter((one) => one.endsWith('.mdx'));
  expect(/^moved_from: \[(.*)\]$/m.exec(read(document))?.[1]).toBe(expected);
});

test.each([
  [{ slug: './b' }, 'docs', 'x/a.md', '/docs/x/b/'],
  [{ slug: '/' }, 'docs', 'x/a.md', '/docs/'],
  [{ id: 'b' }, 'docs', '02-x/01-a.mdx', '/docs/x/b/'],
  [{}, 'releases', '2021-08-26-welcome/index.md', '/docs/2021/08/26/welcome/'],
  [{ slug: 'hello' }, 'releases', '2021-08-26-welcome/index.md', '/docs/hello/'],
  [{}, 'releases', 'welcome.md', '/docs/welcome/'],
] as const)('the former address of a page with %j: %s/%s', (said, kind, file, expected) => {
  expect(formerAddress({ kind, base: '/docs' }, file, said)).toBe(expected);
});

test('what other generators write is left as it is, and reported line by line', async () => {
  const { result, text } = await imported({
    'mkdocs.yml': 'site_name: X\n',
    'a.md':
      '# Hints of others\n\n{% hint style="info" %}\nMind this.\n{% endhint %}\n\n!!! note\n    Text.\n\n<DocsLink path="x" />\n',
    'b.md': '# Parts\n\n--8<-- "a.md"\n\n:::tip One line :::\n\n![Gate](img.png){ : style="border:2px" }\n',
    'c.md':
      '# Icons\n\n| A |\n| - |\n| :fontawesome-solid-x:{ .no } |\n\nAn ATC.\n\n*[ATC]: Control\n\nEnd {{ x }} {{< youtube abc >}}\n',
    '_d.md': 'A part.',
    'img.png': 'A',
  });
  const { report } = result as { report: string[] };
  expect(report).toContain('mkdocs.yml: a part of another generator.');
  expect(report).toContain('_d.md: no document imports this part of pages.');
  const found = [...(report.at(-1) ?? '').matchAll(/new\/(\w)\.mdx:(\d+)/g)].map(([, name, line]) => `${name}${line}`);
  expect(new Set(found)).toEqual(new Set(['a6', 'a10', 'a13', 'b6', 'b8', 'b10', 'c8', 'c12', 'c14']));
  expect(text('content/docs/new/a.mdx')).toContain('!!! note\n    Text.\n');
});

test('nothing is written where a file is in the way, or two documents would be one', async () => {
  const first = await imported({ 'a.md': '# A\n\nB' }, { 'content/docs/new/a.mdx': 'mine' });
  expect(first.result).toEqual({
    problem: 'content/docs/new/a.mdx is already there. Name another folder. Nothing was written.',
  });
  expect(first.written).toEqual(['content/docs/new/a.mdx']);
  const second = await imported({ 'a b.md': '# A', 'A-B.md': '# A' });
  expect(second.result).toHaveProperty('problem', expect.stringContaining('Two documents would become'));
  expect(second.written).toEqual([]);
  expect((await imported({ 'a.txt': '' })).result).toHaveProperty('problem');
});

test('two pictures of one name get two places', async () => {
  const { written, text } = await imported({
    'docusaurus.config.js': '',
    'docs/a.md': '# A\n\nSee ![one](/img/one/map.png) and ![two](/img/two/map.png), ![one](/img/one/map.png) again.\n',
    'static/img/one/map.png': '1',
    'static/img/two/map.png': '2',
  });
  expect(written).toEqual(['content/docs/new/a.mdx', 'content/docs/new/map-2.png', 'content/docs/new/map.png']);
  expect(text('content/docs/new/map.png') + text('content/docs/new/map-2.png')).toBe('12');
  expect(text('content/docs/new/a.mdx')).toContain(
    '![one](./map.png) and ![two](./map-2.png), ![one](./map.png) again',
  );
});

test('a former address that leads to another page already stays with that page', async () => {
  const own = { 'content/docs/old.mdx': '---\ntitle: Old\ndescription: D.\nmoved_from: [/docs/a/]\n---\n\nText.\n' };
  const { text } = await imported({ 'docusaurus.config.js': '', 'docs/a.md': '# A\n\nOne of two.\n' }, own);
  expect(text('content/docs/new/a.mdx')).toBe('---\ntitle: A\ndescription: One of two.\n---\n\nOne of two.\n');
});

test('a file without an extension gets one', async () => {
  const { written, text } = await imported({ 'a.md': '# A\n\nSee it, under [MIT](./LICENSE).\n', LICENSE: 'MIT' });
  expect(written).toContain('static/files/new/license.txt');
  expect(text('content/docs/new/a.mdx')).toContain('[MIT](/files/new/license.txt)');
});

test('a shared file may have spaces in its name, and a file in another encoding stops the import', async () => {
  const files = { 'docusaurus.config.js': '', 'static/files/My list.pdf': 'L' };
  const { written, text } = await imported({ ...files, 'docs/a.md': '# A\r\n\r\nSee [it](/files/My%20list.pdf).\r\n' });
  expect(written).toContain('static/files/My list.pdf');
  expect(text('content/docs/new/a.mdx')).toContain('[it](/files/My%20list.pdf)');
  const other = await imported({ ...files, 'docs/b.md': Buffer.from('# Flüge\n', 'latin1') });
  expect(other.result).toHaveProperty('problem', expect.stringContaining('b.md:1: This file is in Windows-1252'));
  expect(other.written).toEqual([]);
});
