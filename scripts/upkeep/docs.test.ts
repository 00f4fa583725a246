import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The corpus names files of other packages.
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md') && name !== 'api-corpus.md')
    .map((name) => `docs/${name}`),
];

/** List the files and folders that a document names from the root, in code or code blocks, except patterns. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:src|scripts|tests|bench|docs|schemas)\/[\w./-]*\w\/?)`/g)].map(
    ([, name = '']) => name,
  );
}

test.each(documents)('%s names files that are there', (document) => {
  const named = namedPaths(readFileSync(document, 'utf8'));
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('the walks of docs/architecture.md name files beside the last one by their names alone', () => {
  const text = readFileSync('docs/architecture.md', 'utf8');
  let folder = '';
  const missing: string[] = [];
  for (const [, name = ''] of text.slice(text.indexOf('## A document')).matchAll(/`([\w./-]+\.(?:tsx?|mjs))`/g)) {
    if (name.includes('/')) folder = path.dirname(name);
    else if (!existsSync(name) && !existsSync(path.join(folder, name))) missing.push(name);
  }
  expect(missing).toEqual([]);
  expect(namedPaths(text).length).toBeGreaterThan(30);
});
