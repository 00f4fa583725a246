import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as fileSystem from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeAll } from './write-all';

/** As Windows and macOS do, find `Guides/a` where `guides/a` is asked for. */
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof fileSystem>();
  type Call = (path: string, ...rest: unknown[]) => unknown;
  const ignoringCase = (name: keyof typeof original) => (path: string, second?: unknown, options?: unknown) => {
    const isRename = name === 'renameSync';
    return (original[name] as Call)(path.toLowerCase(), isRename ? String(second).toLowerCase() : second, options);
  };
  const names = [
    'existsSync',
    'mkdirSync',
    'readdirSync',
    'readFileSync',
    'renameSync',
    'rmSync',
    'rmdirSync',
    'writeFileSync',
  ] as const;
  const mkdtempSync = (prefix: string) => {
    original.mkdirSync(`${prefix.toLowerCase()}staged`);
    return `${prefix.toLowerCase()}staged`;
  };
  return { ...original, mkdtempSync, ...Object.fromEntries(names.map((name) => [name, ignoringCase(name)])) };
});

const root = join(tmpdir(), `case-${process.pid}`);

test('where case is ignored, a rename that changes only case loses nothing', () => {
  mkdirSync(join(root, 'Guides'), { recursive: true });
  const files = { 'Guides/_category.yaml': 'label: Guides', 'Guides/a.mdx': 'Text', 'Guides/a.png': 'picture' };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  writeAll(
    root,
    new Map(
      Object.entries(files).flatMap(([file, text]): [string, string | null][] => [
        [file.replace('Guides', 'guides'), text],
        [file, null],
      ]),
    ),
  );
  expect(readdirSync(join(root, 'guides')).sort()).toEqual(['_category.yaml', 'a.mdx', 'a.png']);
  for (const [file, text] of Object.entries(files)) expect(readFileSync(join(root, file), 'utf8')).toBe(text);
  rmSync(root, { recursive: true });
});
