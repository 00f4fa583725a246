import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { listFiles } from '../../src/list-files';
import { importFolder } from './import';
import { relevel } from './importing/plan';

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
  const written = listFiles(root).filter((file) => /^(content\/docs\/new|static)\//.test(file));
  return { result, written, text: (file: string) => readFileSync(join(root, file), 'utf8') };
}

test('a folder of Docusaurus', async () => {
  const { result, written, text } = await imported({
    'docusaurus.config.js': 'module.exports = {};',
    'docs/02-Guides/_category_.json': '{ "label": "Guides", "position": 7, "link": { "type": "generated-index" } }',
    'docs/02-Guides/01-First Flight.md':
      "---\nid: first\nslug: /begin\ntags: [flying]\n---\n\nimport Tabs from '@theme/Tabs';\n\n# First flight\n\n:::caution Mind it\nSee [more](./more.md#part) and [it](/docs/Guides/more), {later}.\n:::\n\n![](/img/My_plane.png)\n\n[Checklist](/files/list.pdf#page=2)\n",
    'docs/02-Guides/more.mdx':
      '---\ntitle: More\n---\n\n#### Part\n\n<details><summary>S</summary>T</details>\n\n![A map](./maps/a.png)\n',
    'docs/02-Guides/maps/a.png': 'A',
    'static/img/My_plane.png': 'P',
    'static/files/list.pdf': 'L',
    'docs/_part.mdx': 'A part.',
    'blog/2025-01-01-news.md': '# News',
  });
  expect(written).toEqual([
    'content/docs/new/guides/_category.yaml',
    'content/docs/new/guides/first-flight.mdx',
    'content/docs/new/guides/maps/a.png',
    'content/docs/new/guides/more.mdx',
    'content/docs/new/guides/my-plane.png',
    'static/files/list.pdf',
  ]);
  expect(text('content/docs/new/guides/_category.yaml')).toBe('label: Guides\nposition: 7\n');
  expect(text('content/docs/new/guides/first-flight.mdx')).toBe(
    '---\ntitle: First flight\ndescription: See more and it, {later}.\nmoved_from: [/docs/begin/]\nkeywords: [flying]\nsidebar_position: 1\n---\n\n:::warning[Mind it]\nSee [more](./more.mdx#part) and [it](./more.mdx), \\{later}.\n:::\n\n![My plane](./my-plane.png)\n\n[Checklist](/files/list.pdf#page=2)\n',
  );
  expect(text('content/docs/new/guides/more.mdx')).toBe(
    '---\ntitle: More\ndescription: More\nmoved_from: [/docs/Guides/more/]\n---\n\n## Part\n\n<Details summary="S">\n\nT\n\n</Details>\n\n![A map](./maps/a.png)\n',
  );
  const { report } = result as { report: string[] };
  expect(report[0]).toBe('Docusaurus: 2 documents and 3 other files written to content/docs/new.');
  expect(report[1]).toBe('2 of 2 documents have no error.');
  expect(report).toContain('blog: 1 document outside the documentation, not imported.');
  expect(report).toContain('_part.mdx: Not imported: a part of other pages. Put its text into content/snippets.');
});

test('a folder of Starlight', async () => {
  const { written, text } = await imported({
    'astro.config.mjs': 'export default {};',
    'src/content/docs/index.mdx':
      '---\ntitle: Home\ndescription: D.\ntemplate: splash\nhero:\n  tagline: T\n---\n\nimport { CardGrid, LinkCard } from "@astrojs/starlight/components";\n\n<CardGrid>\n<LinkCard title="Fly" href="/guides/fly/" />\n</CardGrid>\n',
    'src/content/docs/guides/fly.md':
      '---\ntitle: Fly\ndescription: D.\nsidebar:\n  order: 3\n---\n\n<Aside>Text.</Aside>\n',
  });
  expect(written).toEqual(['content/docs/new/guides/fly.mdx', 'content/docs/new/index.mdx']);
  expect(text('content/docs/new/index.mdx')).toContain('<Card title="Fly" href="./guides/fly.mdx" />');
  expect(text('content/docs/new/guides/fly.mdx')).toBe(
    '---\ntitle: Fly\ndescription: D.\nsidebar_position: 3\nmoved_from: [/guides/fly/]\n---\n\n:::note\nText.\n:::\n',
  );
});

test('a folder of MkDocs', async () => {
  const { result, text } = await imported({
    'mkdocs.yml':
      'site_name: A\nnav:\n  - index.md\n  - Flying:\n      - Your first flight: flying/first.md\n      - flying/second.md\nplugins: !!python/name:a.b\n',
    'docs/index.md': '# Home\n\nWelcome to all of you.\n\n--8<-- "a.md"\n',
    'docs/flying/first.md':
      '# First\n\n!!! tip\n    Text.\n\n=== "A"\n\n    One.\n\n![A](../img/a.png){ width="360" }\n',
    'docs/flying/second.md': '# Second\n\nSee [first](first.md). Press ++ctrl+a++.\n',
    'docs/img/a.png': 'A',
  });
  expect(text('content/docs/new/flying/_category.yaml')).toBe('label: "Flying"\nposition: 2\n');
  expect(text('content/docs/new/flying/first.mdx')).toBe(
    '---\ntitle: First\ndescription: Text.\nsidebar_position: 2\nsidebar_label: "Your first flight"\nmoved_from: [/flying/first/]\n---\n\n:::tip\nText.\n:::\n\n<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n</Tabs>\n\n![A](../img/a.png) {/* width: 50% */}\n',
  );
  expect(text('content/docs/new/flying/second.mdx')).toContain('[first](./first.mdx). Press <Kbd>Ctrl+A</Kbd>');
  expect((result as { report: string[] }).report).toContainEqual(
    expect.stringMatching(/^index\.md:5: This line includes a file/),
  );
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
  const { text } = await imported({ 'docusaurus.config.js': '', 'docs/a.md': '# A\n\nOne < b <> c.\n' }, own);
  expect(text('content/docs/new/a.mdx')).toBe('---\ntitle: A\ndescription: One < b <> c.\n---\n\nOne < b \\<> c.\n');
});

test('a picture without words is named after its file, and code stays as it is', async () => {
  const { text } = await imported({
    'a.md': '# A\n\nWords.\n\n![](./my-map.png) `![](./x.png)`\n\n```md\n![](./y.png)\n```\n',
  });
  expect(text('content/docs/new/a.mdx')).toContain(
    '![My map](./my-map.png) `![](./x.png)`\n\n```md\n![](./y.png)\n```\n',
  );
});

test('levels of headings have no gaps', () => {
  const text = '---\ntitle: A\n---\n\n# One\n\n### Two\n\n```md\n# Code\n```\n\n# Three\n';
  expect(relevel(text)).toBe(
    text.replace('# One', '## One').replace('### Two', '### Two').replace('# Three', '## Three'),
  );
});

test('absolute links to a file from a folder above, and files without an extension', async () => {
  const { written, text } = await imported({
    'index.md': '# A\n\nSee [it](/docs/api/Client.md#use), under [MIT](./LICENSE).\n',
    'site/docs/api/Client.md': '# Client\n\nText.\n\n## Use\n\nMore.\n',
    LICENSE: 'MIT',
  });
  expect(written).toContain('static/files/new/license.txt');
  expect(text('content/docs/new/index.mdx')).toMatch(
    /\[it\]\(\.\/site\/docs\/api\/client\.mdx#use\), under \[MIT\]\(\/files\/new\/license\.txt\)/,
  );
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

test("a sidebar's place is kept in files with the line ends of Windows, and its signs mean nothing", async () => {
  const { text } = await imported({
    'mkdocs.yml': 'nav:\n  - "It costs $& and $$": a.md\n',
    'docs/a.md': '---\r\ntitle: A\r\ndescription: B.\r\n---\r\n\r\nText.\r\n',
  });
  expect(text('content/docs/new/a.mdx')).toContain('sidebar_position: 1\nsidebar_label: "It costs $& and $$"\n');
});
