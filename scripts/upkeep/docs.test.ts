import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** List the files and folders that a document names from the root, in code or code blocks, except patterns. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:src|scripts|tests|bench|docs|schemas|plugins|packages)\/[\w./-]*\w\/?)`/g)].map(
    ([, name = '']) => name,
  );
}

test.each(documents)('%s names files that are there', (document) => {
  const named = namedPaths(readFileSync(document, 'utf8'));
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each([...documents, 'SECURITY.md', 'CHANGELOG.md', ...workflows])(
  '%s names commands that are there',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = [...text.matchAll(/\bnpx tsx ([\w./-]+)/g)].map(([, name = '']) => name);
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
  },
);

test('the walks of docs/architecture.md name files beside the last one by their names alone', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const plugin = 'plugins/gatsby-plugin-static-first';
  const missing: string[] = [];
  let folder = '';
  for (const [, name = ''] of text.slice(text.indexOf('## A document')).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)) {
    const isThere = [name, path.join(plugin, name), path.join(folder, name)].some((file) => existsSync(file));
    if (!isThere) missing.push(name);
    if (name.includes('/')) folder = path.dirname(name);
  }
  expect(missing).toEqual([]);
  expect(namedPaths(text).length).toBeGreaterThan(30);
});

test('a clone has one line end on every system, so that every system builds the same bytes', () => {
  expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf\r?$/m);
});
