import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs, PreprocessSourceArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { onCreateWebpackConfig, preprocessSource } from './gatsby-node';

const swcMinify = vi.fn();
const [scripts, styles] = [{ swcMinify }, { cssnanoMinify: swcMinify }];

const babel = { loader: '/x/gatsby/dist/utils/babel-loader.js', options: {} };
const dependencies = { test: /\.js$/, use: [babel] };
const sources = { test: /\.tsx$/, use: () => [babel] };
const mdx = { test: /\.mdx$/, use: () => [babel, { loader: 'gatsby-mdx-loader' }] };
const fonts = { test: /\.woff2$/, use: [{ loader: 'url-loader' }] };

interface Rule {
  test: RegExp;
  exclude?: RegExp;
  enforce?: string;
  use: { loader?: string; options?: { minify: boolean; jsc: { target: string; minify?: object } } }[];
}

interface Options {
  cache: { version?: string; buildDependencies: object };
  devtool: string | false;
  module: { rules: Rule[] };
  optimization: { minimizer: object[] };
}

/** Configure webpack for a stage, and return its options and what it does when it is done; nothing if it is left alone. */
function configured(stage: string, rules: object[] = [dependencies, sources, mdx, fonts], config: string[] = []) {
  const setWebpackConfig = vi.fn<(config: { plugins: { apply: (compiler: object) => void }[] }) => void>();
  onCreateWebpackConfig({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
  const [plugin] = setWebpackConfig.mock.calls[0]?.[0].plugins ?? [];
  if (!plugin) return undefined;
  const options = {
    cache: { type: 'filesystem', buildDependencies: { config } },
    devtool: 'source-map',
    module: { rules },
    optimization: { minimizer: [scripts, styles].map((constructor) => ({ constructor, options: { parallel: 1 } })) },
  } as unknown as Options;
  const tap = vi.fn<(name: string, run: (stats: object) => void) => void>();
  plugin.apply({ options, hooks: { done: { tap } } });
  return { options, done: tap.mock.calls[0]?.[1] };
}

test('SWC compiles what Babel alone did, for the browsers of 2020 and for Node', () => {
  for (const [stage, target] of Object.entries({ 'build-javascript': 'es2020', 'build-html': 'es2022' })) {
    const rules = configured(stage)?.options.module.rules ?? [];
    expect(rules.slice(0, 2)).toEqual([mdx, fonts]);
    for (const file of ['a.ts', 'a.tsx', 'a.js', 'a.mjs', 'a.jsx']) {
      const own = rules.filter(({ test: name, enforce }) => name.test(file) && !enforce);
      expect(own.map(({ use }) => use[0]?.loader)).toEqual(['swc-loader']);
      expect(own[0]?.use[0]?.options?.jsc.target).toBe(target);
      // Gatsby names its chunks in comments, and code for browsers is minified when it is bundled.
      expect(own[0]?.use[0]?.options?.jsc.minify !== undefined).toBe(stage === 'build-html');
      expect(own[0]?.exclude?.test(`/site/node_modules/x/${file}`)).toBe(true);
    }
  }
});

test("the site's own sources are made smaller first", () => {
  const rule = configured('build-html')?.options.module.rules.find(({ enforce }) => enforce === 'pre');
  for (const file of ['src/a.tsx', 'plugins/a/b.ts', 'gatsby-browser.tsx'].map((name) => path.resolve(name)))
    expect(rule?.test.test(file) && !rule.exclude?.test(file), file).toBe(true);
  expect(rule?.exclude?.test('/site/node_modules/x/a.ts')).toBe(true);
  expect(rule?.use).toEqual([path.resolve('plugins/gatsby-plugin-swc/source-loader.mjs')]);
});

test('a Gatsby without rules of Babel stops the build', () => {
  expect(() => configured('build-html', [mdx, fonts])).toThrow('README.md');
});

test('SWC minifies scripts, and what minifies anything else is left', () => {
  const swc = { compress: { ecma: 2020, passes: 2 }, mangle: true };
  expect(configured('build-javascript')?.options.optimization.minimizer).toEqual([
    {
      constructor: { swcMinify },
      options: { parallel: false, minimizer: { implementation: swcMinify, options: swc } },
    },
    { constructor: styles, options: { parallel: false } },
  ]);
});

test('browsers get no maps', () => {
  expect(configured('build-javascript')?.options.devtool).toBe(false);
  expect(configured('build-html')?.options.devtool).toBe('source-map');
});

test('a bundle holds no query', async () => {
  const file = new URL('source-loader.mjs', import.meta.url).href;
  const { default: sourceLoader } = (await import(file)) as { default: (source: string) => string };
  const module = [
    "import { graphql } from 'gatsby';",
    'export const query = graphql`\n  query Home {\n    site {\n      id\n    }\n  }\n`;',
    'export const other = `graphql`;',
  ];
  expect(sourceLoader(module.join('\n')).split('\n')).toEqual([
    module[0],
    'export const query = undefined;',
    module[2],
  ]);
});

test("a bundle's CSS is on one line, and other text is as it was written", async () => {
  const file = new URL('source-loader.mjs', import.meta.url).href;
  const { default: sourceLoader } = (await import(file)) as { default: (source: string) => string };
  expect(sourceLoader('css`\n  /* Why\n  so. */\n  top: 0;\n`')).toBe('css` top: 0; `');
  expect(sourceLoader('const styles = `\n  .a {\n    top: 0;\n  }\n`;')).toBe('const styles = ` .a { top: 0; } `;');
  expect(sourceLoader('const text = `a\n  b`;')).toBe('const text = `a\n  b`;');
});

test('a module with the line ends of Windows becomes that with the others, comments included', async () => {
  const file = new URL('source-loader.mjs', import.meta.url).href;
  const { default: sourceLoader } = (await import(file)) as { default: (source: string) => string };
  const module = '/** Why\n * so. */\nconst styles = `\n  .a {\n    top: 0;\n  }\n`;\nconst text = `a\n  b`;\n';
  expect(sourceLoader(module.replaceAll('\n', '\r\n'))).toBe(sourceLoader(module));
});

test("webpack's cache is of the lockfile and of the files that configure webpack", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'swc-')), 'gatsby-node.js');
  const versionWith = (config: string[]) => configured('build-html', undefined, config)?.options.cache.version;
  copyFileSync('plugins/gatsby-plugin-swc/gatsby-node.ts', file);
  const version = versionWith([file]);
  expect(version).toMatch(/^[\w-]{43}$/);
  expect(versionWith([file])).toBe(version);
  writeFileSync(file, 'changed');
  expect(versionWith([file])).not.toBe(version);
});

test("webpack's cache follows no module of Gatsby and of the loaders", () => {
  const found = new Set(['babel-loader']);
  const { options, done } = configured('build-html') ?? {};
  expect(options?.cache.buildDependencies).toEqual({ defaultWebpack: [] });
  done?.({ compilation: { buildDependencies: found } });
  expect([...found]).toEqual([]);
});

test('development is left alone', () => {
  expect(configured('develop')).toBeUndefined();
  expect(configured('develop-html')).toBeUndefined();
});

test('the search for queries reads only files that may have one, or an export that Gatsby looks for', () => {
  const source = (contents: string) => preprocessSource({ contents } as PreprocessSourceArgs);
  for (const contents of [
    'export const query = graphql`{ site { id } }`;',
    'export { Seo as Head };',
    'export function Head() {}',
    'export const config = () => () => ({ defer: true });',
    'export async function getServerData() {}',
    '<Slice alias="header" />',
    "import { StaticImage } from 'gatsby-plugin-image';",
  ])
    expect(source(contents), contents).toBeUndefined();
  for (const contents of ['export const Heading = 1;', 'const configured = <Header />;'])
    expect(source(contents), contents).toBe('export {};');
});
