import { relative } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { webpackConfig } from './webpack';

const swcMinify = vi.fn();
const setWebpackConfig = vi.fn();
vi.mock('node:fs', async (original) => ({
  ...(await original<object>()),
  readFileSync: (file: string) => {
    if (file.endsWith('mark.svg')) return '<svg/>\n';
    return file.endsWith('webpack.stats.json') ? '{"assetsByChunkName":{"app":["app-1.js"]}}' : '{}';
  },
}));
vi.mock('./behaviours', () => ({
  bundleBehaviours: () => Promise.resolve({ every: 'behaviours-1.js', notFound: 'suggest-page-1.js' }),
}));
const [scripts, styles] = [{ swcMinify }, { cssnanoMinify: swcMinify }];

const babel = { loader: '/x/gatsby/dist/utils/babel-loader.js', options: {} };
const dependencies = { test: /\.js$/, use: [babel] };
const sources = { test: /\.tsx$/, use: () => [babel] };
const mdx = { test: /\.mdx$/, use: () => [babel, { loader: 'gatsby-mdx-loader' }] };
const fonts = { test: /\.woff2$/, use: [{ loader: 'url-loader' }] };

interface Rule {
  test: RegExp;
  exclude?: RegExp;
  use: { loader?: string; options?: { minify: boolean; jsc: { target: string; minify?: object } } }[];
}

interface TokenRule {
  test: RegExp;
  include: string;
  loader: string;
  options: { tokens: string };
}

interface Configured {
  cache: { version: string; buildDependencies: object };
  module: { rules: Rule[] };
  optimization: { minimizer: object[] };
  plugins: { apply: (compiler: object) => void }[];
}

async function configured(
  stage: string,
  rules: object[] = [dependencies, sources, mdx, fonts],
): Promise<Configured | undefined> {
  const config = {
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby/webpack.config.js'] } },
    module: { rules },
    optimization: {
      minimizer: [scripts, styles].map((constructor) => ({ constructor, options: { parallel: 1 } })),
    },
    plugins: [],
  };
  const replaceWebpackConfig = vi.fn<(config: Configured) => void>();
  const actions = { setWebpackConfig, replaceWebpackConfig };
  const plugins = { define: (constants: object) => constants, normalModuleReplacement: () => ({}) };
  await webpackConfig({ stage, actions, getConfig: () => config, plugins } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

test("pages are rendered with the names of the browser's files", async () => {
  await configured('build-html');
  expect(setWebpackConfig).toHaveBeenLastCalledWith({
    plugins: [
      {
        FILES_OF_CHUNKS: '({"app":["app-1.js"]})',
        BEHAVIOURS: '({"every":"behaviours-1.js","notFound":"suggest-page-1.js"})',
      },
    ],
  });
});

test('the mark is drawn as in its file', async () => {
  await configured('develop');
  expect(setWebpackConfig).toHaveBeenLastCalledWith(expect.objectContaining({ plugins: [{ MARK: '"<svg/>"' }] }));
});

test('SWC compiles what Babel alone did, for the browsers of 2020 and for Node', async () => {
  for (const [stage, target] of Object.entries({ 'build-javascript': 'es2020', 'build-html': 'es2022' })) {
    const rules = (await configured(stage))?.module.rules ?? [];
    expect(rules.slice(0, 2)).toEqual([mdx, fonts]);
    for (const file of ['a.ts', 'a.tsx', 'a.js', 'a.mjs', 'a.jsx']) {
      const own = rules.filter(({ test: name }) => name.test(file));
      expect(own.map(({ use }) => use[0]?.loader)).toEqual(['swc-loader']);
      expect(own[0]?.use[0]?.options?.jsc.target).toBe(target);
      // Gatsby names its chunks in comments, and code for browsers is minified when it is bundled.
      expect(own[0]?.use[0]?.options?.jsc.minify !== undefined).toBe(stage === 'build-html');
      expect(own[0]?.exclude?.test(`/site/node_modules/x/${file}`)).toBe(true);
    }
  }
});

test('a Gatsby without rules of Babel stops the build, and so does a router that waits for no frame', async () => {
  await expect(configured('build-html', [mdx, fonts])).rejects.toThrow('docs/gatsby.md');
  const file = new URL('router-loader.mjs', import.meta.url).href;
  const { default: routerLoader } = (await import(file)) as { default: (source: string) => string };
  expect(routerLoader('requestAnimationFrame(show)')).toMatch(
    /^const requestAnimationFrame = .*;requestAnimationFrame/,
  );
  expect(() => routerLoader('show()')).toThrow('docs/gatsby.md');
});

test('SWC minifies scripts, and what minifies anything else is left', async () => {
  const swc = { compress: { ecma: 2020, passes: 2 }, mangle: true };
  expect((await configured('build-javascript'))?.optimization.minimizer).toEqual([
    {
      constructor: { swcMinify },
      options: { parallel: false, minimizer: { implementation: swcMinify, options: swc } },
    },
    { constructor: styles, options: { parallel: false } },
  ]);
});

test('a bundle holds no query', async () => {
  const file = new URL('page-query-loader.mjs', import.meta.url).href;
  const { default: pageQueryLoader } = (await import(file)) as { default: (source: string) => string };
  const module = [
    "import { graphql } from 'gatsby';",
    'export const query = graphql`\n  query Home {\n    site {\n      id\n    }\n  }\n`;',
    'export const other = `graphql`;',
  ];
  expect(pageQueryLoader(module.join('\n')).split('\n')).toEqual([
    module[0],
    'export const query = undefined;',
    module[2],
  ]);
});

test('every bundle holds values for design tokens, those of development too', async () => {
  const file = new URL('token-loader.mjs', import.meta.url).href;
  const { default: tokenLoader } = (await import(file)) as { default: (source: string) => Promise<string> };
  for (const stage of ['develop', 'develop-html', 'build-javascript', 'build-html']) {
    setWebpackConfig.mockClear();
    await configured(stage);
    const [[{ module }]] = setWebpackConfig.mock.calls as [[{ module: { rules: TokenRule[] } }]];
    const [{ loader, options, include, test: name }] = module.rules as [TokenRule];
    expect([loader, options.tokens, include].map((path) => relative('.', path))).toEqual([
      'src/gatsby/webpack/token-loader.mjs',
      'src/styles/tokens.ts',
      'src',
    ]);
    expect(['a.ts', 'a.tsx', 'a.mjs'].filter((path) => name.test(path))).toEqual(['a.ts', 'a.tsx']);
    const addDependency = vi.fn();
    const load = (resourcePath: string, source: string) =>
      tokenLoader.call({ resourcePath, getOptions: () => options, addDependency }, source);
    expect(await load('/site/src/a.ts', 'top: var(--space-2)')).toBe('top: 0.5rem');
    expect(addDependency.mock.calls).toEqual([[options.tokens]]);
    expect(await load('/site/src/a.ts', 'css`\n  /* Why\n  so. */\n  top: var(--space-2);\n`')).toBe(
      'css` top: 0.5rem; `',
    );
    expect(await load('/site/src/a.ts', 'const styles = `\n  .a {\n    top: var(--space-2);\n  }\n`;')).toBe(
      'const styles = ` .a { top: 0.5rem; } `;',
    );
    expect(await load('/site/src/a.ts', 'no token')).toBe('no token');
    expect(await load(options.tokens, 'top: var(--space-2)')).toBe('top: var(--space-2)');
  }
});

test("webpack's cache knows the lockfile instead of every module of Gatsby and of the loaders", async () => {
  const config = await configured('build-html');
  expect(config?.cache.version).toMatch(/^[\w-]{43}$/);
  expect(config?.cache.buildDependencies).toEqual({ defaultWebpack: [] });

  const found = new Set(['babel-loader']);
  const tap = (_name: string, run: (stats: object) => void) => run({ compilation: { buildDependencies: found } });
  config?.plugins.at(-1)?.apply({ hooks: { done: { tap } } });
  expect([...found]).toEqual([]);
});

test('development is left as it is but for design tokens and the mark', async () => {
  expect(await configured('develop')).toBeUndefined();
});
