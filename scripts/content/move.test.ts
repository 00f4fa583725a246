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

test('links follow in documents with habits of other programs, and such documents move', async () => {
  const root = project();
  writeFileSync(
    join(root, 'content/docs/habit.md'),
    page('B', 'One<br>[a](./a.mdx) {user}\n\n<LinkCard title="A" href="./a.mdx" />'),
  );
  expect(await move(root, 'content/docs/a.mdx', 'content/docs/c/d.mdx')).toHaveProperty('report');
  expect(await move(root, 'content/docs/habit', 'content/docs/c/e.md')).toHaveProperty('report');
  expect(readFileSync(join(root, 'content/docs/c/e.md'), 'utf8')).toBe(
    page('B', 'One<br>[a](./d.mdx) {user}\n\n<LinkCard title="A" href="./d.mdx" />'),
  );
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
