import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { move } from './move';
import { changeMovedFrom } from './move/plan';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: D.\n---\n\n${body}\n`;

/** Make a project with one document. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'move-'));
  folders.push(root);
  for (const folder of ['content/docs', 'openapi']) mkdirSync(join(root, folder), { recursive: true });
  // Windows lets everybody make junctions, and few people other links.
  symlinkSync(resolve('src'), join(root, 'src'), 'junction');
  copyFileSync('package-lock.json', join(root, 'package-lock.json'));
  writeFileSync(join(root, 'content/docs/a.mdx'), page('A', 'Text.'));
  return root;
}

test('paths may be written with the slashes of Windows', async () => {
  const root = project();
  expect(await move(root, 'content\\docs\\a.mdx', '.\\content\\docs\\b.mdx')).toHaveProperty('report');
  expect(readFileSync(join(root, 'content/docs/b.mdx'), 'utf8')).toBe(page('A', 'Text.'));
});

test('a place that differs from another document only by case is refused', async () => {
  const root = project();
  writeFileSync(join(root, 'content/docs/b.mdx'), page('B', 'More.'));
  const result = await move(root, 'content/docs/a.mdx', 'content/docs/B.mdx');
  expect(result).toHaveProperty('problem', expect.stringContaining('differs only by case'));
});

test('links follow in a `.md` file, and it moves', async () => {
  const root = project();
  writeFileSync(
    join(root, 'content/docs/habit.md'),
    page('B', 'One<br>[a](./a.mdx) {user} <token>\n\n<a href="./a.mdx">A</a>'),
  );
  expect(await move(root, 'content/docs/a.mdx', 'content/docs/c/d.mdx')).toHaveProperty('report');
  expect(await move(root, 'content/docs/habit', 'content/docs/c/e.md')).toHaveProperty('report');
  expect(readFileSync(join(root, 'content/docs/c/e.md'), 'utf8')).toBe(
    page('B', 'One<br>[a](./d.mdx) {user} <token>\n\n<a href="./d.mdx">A</a>'),
  );
});

test('links and pictures in tags follow, whatever else is in the document', async () => {
  const root = project();
  const tags = (link: string, picture: string) =>
    page('B', `<Link to="${link}">A</Link>\n\n<img src="${picture}" alt="A plane" />`);
  writeFileSync(join(root, 'content/docs/tags.mdx'), tags('./a.mdx', './plane.png'));
  writeFileSync(join(root, 'content/docs/plane.png'), '');
  mkdirSync(join(root, 'content/snippets'));
  writeFileSync(join(root, 'content/snippets/s.mdx'), '---\n\n[it](../docs/tags.mdx)\n');
  expect(await move(root, 'content/docs/tags', 'content/docs/c/tags')).toHaveProperty('report');
  expect(readFileSync(join(root, 'content/docs/c/tags.mdx'), 'utf8')).toContain(
    '<Link to="../a.mdx">A</Link>\n\n<img src="../plane.png" alt="A plane" />',
  );
  expect(readFileSync(join(root, 'content/snippets/s.mdx'), 'utf8')).toBe('---\n\n[it](../docs/c/tags.mdx)\n');
});

test('a link in `src/site.ts` follows to a page that was never published', async () => {
  const root = project();
  unlinkSync(join(root, 'src'));
  await cp('src', join(root, 'src'), { recursive: true });
  const site = join(root, 'src/site.ts');
  writeFileSync(site, "export const site = { navbar: [{ label: 'A', path: '/docs/a/' }] };\n");
  expect(await move(root, 'content/docs/a.mdx', 'content/docs/b.mdx')).toHaveProperty('report');
  expect(readFileSync(site, 'utf8')).toContain("'/docs/b/'");
});

test('where a document cannot be read, nothing moves, and its mistake is reported', async () => {
  const root = project();
  writeFileSync(join(root, 'content/docs/broken.mdx'), page('B', '[a](./a.mdx)\n\n<Cards>'));
  const result = await move(root, 'content/docs/a.mdx', 'content/docs/b.mdx');
  expect(result).toHaveProperty('problem');
  const { problem = '' } = result as { problem?: string };
  expect(problem).toContain("content/docs/broken.mdx:8:1: error: `<Cards>` isn't closed.");
  expect(problem).toContain('Nothing was changed.');
  expect(readFileSync(join(root, 'content/docs/a.mdx'), 'utf8')).toBe(page('A', 'Text.'));
});

test('links of other programs follow', async () => {
  const root = project();
  const links = (to: string) => page('B', `[1](${to}) [2](${to}#x)`);
  for (const [name, to] of Object.entries({ one: './a', two: './a.md', three: '../a/' }))
    writeFileSync(join(root, `content/docs/${name}.mdx`), links(to));
  expect(await move(root, 'content/docs/a.mdx', 'content/docs/c/d.mdx')).toHaveProperty('report');
  for (const name of ['one', 'two', 'three'])
    expect(readFileSync(join(root, `content/docs/${name}.mdx`), 'utf8'), name).toBe(links('./c/d.mdx'));
});

test('nothing is written where a file to change is not in UTF-8', async () => {
  const root = project();
  const bytes = Buffer.from(page('B', '[Flüge](./a.mdx)'), 'latin1');
  writeFileSync(join(root, 'content/docs/b.mdx'), bytes);
  expect(await move(root, 'content/docs/a.mdx', 'content/docs/d.mdx')).toHaveProperty(
    'problem',
    expect.stringContaining('content/docs/b.mdx:6: This file is in Windows-1252'),
  );
  expect(readFileSync(join(root, 'content/docs/b.mdx')).equals(bytes)).toBe(true);
  expect(readFileSync(join(root, 'content/docs/a.mdx'), 'utf8')).toContain('title: A');
});

test('a former address is added to a document without front matter, and to no text that looks like it', () => {
  const add = (text: string) => changeMovedFrom(text, (known) => [...known, '/docs/a/']);
  expect(add('# A\n\nText.\n\n---\n\nb: 1\n\n---\n')).toBe(
    '---\nmoved_from: [/docs/a/]\n---\n\n# A\n\nText.\n\n---\n\nb: 1\n\n---\n',
  );
  expect(add('\uFEFF---\ntitle: A\n---\n')).toBe('\uFEFF---\ntitle: A\nmoved_from: [/docs/a/]\n---\n');
});
