import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../src/list-files';

const plugins = readdirSync('plugins', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The texts that files of installed packages must contain, by path below `node_modules`: what a plugin relies on. */
const relied = plugins.flatMap((plugin) =>
  Object.entries(JSON.parse(readFileSync(`plugins/${plugin}/relies.json`, 'utf8')) as Record<string, string[]>).map(
    ([file, parts]) => [plugin, file, parts] as const,
  ),
);

test.each(relied)('%s relies on %s, which is as it was', (plugin, file, parts) => {
  const text = readFileSync(path.join('node_modules', file), 'utf8');
  const advice = `${file} has changed: compare it with the former version, then adapt plugins/${plugin} or take it out.`;
  expect(
    parts.filter((part) => !text.includes(part)),
    advice,
  ).toEqual([]);
});

test.each(plugins)('%s is on by a line of gatsby-config.ts, and says why and how much', (plugin) => {
  expect(readFileSync('gatsby-config.ts', 'utf8').match(new RegExp(`^    '${plugin}',$`, 'gm'))).toHaveLength(1);
  const readme = readFileSync(`plugins/${plugin}/README.md`, 'utf8');
  for (const heading of ['What', 'Why', 'Figures', 'What it relies on', 'Remove it'])
    expect(readme).toContain(`\n## ${heading}\n`);
  expect(readme).toMatch(/\d{4}-\d{2}-\d{2}/);
  // With a version, Gatsby would not notice a change of the plugin, and keep its cache.
  expect(JSON.parse(readFileSync(`plugins/${plugin}/package.json`, 'utf8'))).not.toHaveProperty('version');
});

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
