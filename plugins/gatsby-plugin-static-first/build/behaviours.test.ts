import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { bundle, bundleBehaviours } from './behaviours';

const output = mkdtempSync(path.join(tmpdir(), 'behaviours-'));
const folder = path.join(output, 'static/behaviours');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
let module = '';

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'behaviours-OLD.js'), '');
  module = await bundleBehaviours(output);
});

test('pages load one module, whose name changes with its content', () => {
  expect(module).toMatch(/^static\/behaviours\/behaviours-[A-Z0-9]{8}\.js$/);
  expect(read(path.basename(module))).not.toMatch(/^\s*import\b|[;}]import["'{]/);
});

test('what it imports when it is wanted is there, and nothing of an earlier build', () => {
  const imported = readdirSync(folder).flatMap((name) =>
    [...read(name).matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, file = '']) => file),
  );
  expect(imported.map((name) => name.replace(/-\w+\.js$/, '')).sort()).toEqual([
    ...['check-json-panel', 'reference', 'search-results', 'suggest-page', 'typed-values-form'],
  ]);
  expect(readdirSync(folder).sort()).toEqual([...imported, path.basename(module)].sort());
});

test('the suggestion of a page, which the not-found page loads, is of few bytes', () => {
  const [suggestion = ''] = readdirSync(folder).filter((name) => name.startsWith('suggest-page-'));
  expect(gzipSync(read(suggestion)).length).toBeLessThan(1500);
});

test('Check JSON, which the first press loads, weighs at most 15 KB', () => {
  const [panel = ''] = readdirSync(folder).filter((name) => name.startsWith('check-json-panel-'));
  expect(read(panel)).not.toMatch(/\beval\(|new Function/);
  expect(gzipSync(read(panel)).length).toBeLessThan(15_000);
});

test('no framework is among it, and design tokens have their values', () => {
  for (const name of readdirSync(folder)) expect(read(name), name).not.toMatch(/react|emotion|___loader|var\(--color/);
});

test('a module that imports itself dynamically, by way of another, ends the build', async () => {
  const modules = mkdtempSync(path.join(tmpdir(), 'circle-'));
  writeFileSync(path.join(modules, 'first.ts'), "import './second';");
  writeFileSync(path.join(modules, 'second.ts'), "export const load = () => import('./first');");
  await expect(bundle(path.join(modules, 'first.ts'), output)).rejects.toThrow(
    /first\.ts imports itself dynamically, by way of what it imports: first\.ts, first\.ts\. Remove one of these imports\./,
  );
});
