import * as fileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const names = [
  ...(['existsSync', 'mkdirSync', 'readdirSync', 'readFileSync'] as const),
  ...(['copyFileSync', 'renameSync', 'rmdirSync', 'unlinkSync', 'writeFileSync'] as const),
];

/** Find `Guides/a` where `guides/a` is asked for, as Windows and macOS do. */
function ignoringCase(): typeof fileSystem {
  type Call = (path: string, ...rest: unknown[]) => unknown;
  const lowered = (name: (typeof names)[number]) => (path: string, second?: unknown, options?: unknown) => {
    const other = name === 'renameSync' || name === 'copyFileSync' ? String(second).toLowerCase() : second;
    return (fileSystem[name] as Call)(path.toLowerCase(), other, options);
  };
  return { ...fileSystem, ...Object.fromEntries(names.map((name) => [name, lowered(name)])) };
}

const files = { 'Guides/_category.yaml': 'label: Guides', 'Guides/a.mdx': 'Text', 'Guides/a.png': 'picture' };
const root = join(tmpdir(), `case-${process.pid}`);
const fs = ignoringCase();
beforeAll(() => {
  // Other tests of this worker have loaded the module with the real file system.
  vi.resetModules();
  vi.doMock('node:fs', () => fs);
  fs.mkdirSync(join(root, 'Guides'), { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(join(root, file), text);
});
afterAll(() => {
  vi.doUnmock('node:fs');
  vi.resetModules();
  fileSystem.rmSync(root, { recursive: true });
});

test('where case is ignored, a rename that changes only case loses nothing', async () => {
  const { writeAll } = await import('./write-all');
  const changes = Object.entries(files).flatMap(([file, text]): [string, string | null][] => [
    [file.replace('Guides', 'guides'), text],
    [file, null],
  ]);
  writeAll(root, new Map(changes));
  expect(fs.readdirSync(join(root, 'guides')).sort()).toEqual(['_category.yaml', 'a.mdx', 'a.png']);
  for (const [file, text] of Object.entries(files)) expect(fs.readFileSync(join(root, file), 'utf8')).toBe(text);
});
