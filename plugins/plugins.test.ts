import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../src/list-files';

test('private parts of Gatsby and Emotion are touched in plugins alone', () => {
  const privatePart =
    /\b___(loader|navigate|emitter|chunkMapping|webpackCompilationHash)\b|gatsby\/(dist|cache-dir)|\bcache\.(inserted|registered)\b/;
  const files = [
    ...['src', 'plugins'].flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`)),
    ...['gatsby-browser.tsx', 'gatsby-ssr.tsx', 'gatsby-node.ts', 'gatsby-config.ts'],
  ].filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|gatsby-types\.d\.ts$/.test(file));
  const touching = files.filter((file) => privatePart.test(readFileSync(file, 'utf8')));
  expect(touching).toContain('plugins/gatsby-plugin-static-first/browser/route-change.ts');
  expect(touching.filter((file) => !file.startsWith('plugins/'))).toEqual([]);
});
