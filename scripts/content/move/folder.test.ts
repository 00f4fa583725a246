import { expect, test } from 'vitest';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import { folderAt, movedFolder, planFolder } from './folder';

const page = (body: string) => `---\ntitle: T\ndescription: D.\n---\n\n${body}\n`;
const files = new Map([
  ['content/docs/a/_category.yaml', 'label: A\n'],
  ['content/docs/a/one.mdx', page('[two](./two.mdx) [out](../out.mdx#x)\n\n![A plane](./plane.png)')],
  ['content/docs/a/two.mdx', page('[one](./one.mdx)')],
  ['content/docs/a/deep/three.mdx', page('[one](../one.mdx)\n\n![A plane](../plane.png)')],
  ['content/docs/a/plane.png', ''],
  ['content/docs/out.mdx', page('[one](./a/one.mdx) [three](/docs/a/deep/three/)\n\n![A plane](./a/plane.png)')],
  [ledgerFile, writeLedger(['/docs/a/one/', '/docs/a/two/'])],
  ['src/site.ts', "path: '/docs/a/one/', '/docs/a/two/'"],
]);

test('a folder moves with its pages, pictures and name, and every link', () => {
  const plan = planFolder('content/docs/a/', 'content/docs/guides/b', { files, paths: new Set() });
  if (typeof plan === 'string') throw new Error(plan);
  const text = (file: string) => plan.changes.get(file);
  expect(text('content/docs/guides/b/one.mdx')).toContain(
    'moved_from: [/docs/a/one/]\n---\n\n[two](./two.mdx) [out](../../out.mdx#x)\n\n![A plane](./plane.png)',
  );
  expect(text('content/docs/guides/b/two.mdx')).toContain('[one](./one.mdx)');
  expect(text('content/docs/guides/b/deep/three.mdx')).toContain('[one](../one.mdx)\n\n![A plane](../plane.png)');
  expect(text('content/docs/out.mdx')).toContain(
    '[one](./guides/b/one.mdx) [three](/docs/guides/b/deep/three/)\n\n![A plane](./guides/b/plane.png)',
  );
  expect(text('content/docs/guides/b/_category.yaml')).toBe('label: A\n');
  expect(text('src/site.ts')).toBe("path: '/docs/guides/b/one/', '/docs/guides/b/two/'");
  expect(plan.carried).toEqual([['content/docs/a/plane.png', 'content/docs/guides/b/plane.png']]);
  expect(readLedger(text(ledgerFile) ?? '')).toEqual(
    expect.arrayContaining(['/docs/a/one/', '/docs/guides/b/one/', '/docs/guides/b/two/']),
  );
  for (const file of files.keys())
    if (file.startsWith('content/docs/a/') && !file.endsWith('.png')) expect(text(file)).toBeNull();
});

test.each([
  ['content/docs/a', 'content/docs/a/'],
  ['./content/docs/a/', 'content/docs/a/'],
  ['/docs/a/', 'content/docs/a/'],
  ['content/docs/out', undefined],
  ['/docs/a/one', undefined],
  ['content/docs', undefined],
])('%s is the folder %s', (typed, folder) => {
  expect(folderAt(typed, files)).toBe(folder);
});

test('the move of a folder that was moved by hand is completed', () => {
  const moved = new Map([...files].map(([file, text]) => [file.replace('docs/a/', 'docs/b/'), text]));
  expect(movedFolder('content/docs/a', '/docs/b/', moved)).toBe('content/docs/a/');
  expect(movedFolder('content/docs/a.mdx', '/docs/b/', moved)).toBeUndefined();
  const plan = planFolder('content/docs/a/', '/docs/b/', { files: moved, paths: new Set() });
  if (typeof plan === 'string') throw new Error(plan);
  expect(plan.changes.get('content/docs/b/one.mdx')).toContain('moved_from: [/docs/a/one/]');
  expect(plan.changes.get('content/docs/out.mdx')).toContain('[one](./b/one.mdx) [three](/docs/b/deep/three/)');
  expect(plan.carried).toEqual([]);
});

test.each([
  ['content/docs/a/b', /itself, or a folder in it/],
  ['content/docs/b.mdx', /is not a folder/],
])('a folder cannot move to %s', (to, reason) => {
  expect(planFolder('content/docs/a/', to, { files, paths: new Set() })).toMatch(reason);
});

test('a folder does not take the place of files', () => {
  const taken = new Map([...files, ['content/docs/c/two.mdx', page('Two.')]]);
  expect(planFolder('content/docs/a/', '/docs/c/', { files: taken, paths: new Set() })).toBe(
    'content/docs/c/two.mdx is already there.',
  );
});
