import type { CreateWebpackConfigArgs } from 'gatsby';
import { expect, test, vi } from 'vitest';
import { webpackConfig } from './webpack';

const dependencies = { test: /\.js$/, use: [{ options: { presets: [['/x/babel-preset-gatsby/dependencies', {}]] } }] };
const sources = { test: /\.tsx$/, use: [{ options: { isPageTemplate: true } }] };

interface Configured {
  entry: Record<string, string>;
  cache: { version: string; buildDependencies: object };
  module: { rules: object[] };
  plugins: { apply: (compiler: object) => void }[];
}

function configured(stage: string): Configured | undefined {
  const config = {
    entry: { app: 'production-app' },
    cache: { type: 'filesystem', buildDependencies: { config: ['gatsby/webpack.config.js'] } },
    module: { rules: [dependencies, sources] },
    optimization: { minimizer: [{ options: { parallel: 1 } }] },
    plugins: [],
  };
  const replaceWebpackConfig = vi.fn<(config: Configured) => void>();
  const actions = { setWebpackConfig: vi.fn(), replaceWebpackConfig };
  webpackConfig({ stage, actions, getConfig: () => config } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

test('React is evaluated by an entry of its own in the browser, and by none at build', () => {
  expect(Object.keys(configured('build-javascript')?.entry ?? {})).toEqual(['react-first', 'app']);
  expect(Object.keys(configured('build-html')?.entry ?? {})).toEqual(['app']);
});

test('installed packages are translated for browsers only', () => {
  expect(configured('build-javascript')?.module.rules).toEqual([dependencies, sources]);
  expect(configured('build-html')?.module.rules).toEqual([sources]);
});

test("webpack's cache knows the lockfile instead of every module of Gatsby and of the loaders", () => {
  const config = configured('build-html');
  expect(config?.cache.version).toMatch(/^[\w-]{43}$/);
  expect(config?.cache.buildDependencies).toEqual({ defaultWebpack: [] });

  const found = new Set(['babel-loader']);
  const tap = (_name: string, run: (stats: object) => void) => run({ compilation: { buildDependencies: found } });
  config?.plugins.at(-1)?.apply({ hooks: { done: { tap } } });
  expect([...found]).toEqual([]);
});

test('development is left as it is', () => {
  expect(configured('develop')).toBeUndefined();
});
