import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { reactEntry } from './document';

/** What this site changes of the configuration that Gatsby passes; see webpack.js.org/configuration. */
interface WebpackConfig {
  entry: Record<string, string>;
  cache?: { type: string; version?: string; buildDependencies?: Record<string, string[]> };
  module: { rules: { use?: { loader?: string; options?: { presets?: unknown } }[] }[] };
  optimization: { minimizer?: { options: { parallel?: number } }[] };
  plugins: unknown[];
}

/** The part of webpack's compiler that is needed here: https://webpack.js.org/api/compiler-hooks */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void) => void;
    };
  };
}

/**
 * What readers do not download: source maps; react-helmet, which writes the pages' heads at build and needs half a
 * kilobyte to bring them up to date; Emotion's list of HTML's attributes; and Gatsby's script loader with its web worker, which this site does not use.
 */
const browserModules = () => ({
  'react-helmet$': path.resolve('src/client/helmet.ts'),
  '@emotion/is-prop-valid$': path.resolve('src/client/is-prop-valid.ts'),
  'gatsby-script$': false as const,
  '@builder.io/partytown/integration$': false as const,
});

/** The installed packages, as a digest of the lockfile. */
function packagesDigest(): string {
  const lockfile = readFileSync(path.join(process.env.PROJECT_ROOT ?? '.', 'package-lock.json'));
  return createHash('sha256').update(lockfile).digest('base64url');
}

/**
 * webpack's cache, made invalid by other packages. It would otherwise follow every module that Gatsby's configuration
 * and its loaders are made of through the disk, which is most of the time of a cold HTML build. What of this project
 * changes the configuration removes the whole cache before the build (`scripts/gatsby-cache.ts`).
 */
function quickCache({ cache, plugins }: WebpackConfig): Pick<WebpackConfig, 'cache' | 'plugins'> {
  const forgetLoaders = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('forget-loaders', ({ compilation }) => compilation.buildDependencies.clear()),
  };
  return {
    cache: cache && { ...cache, version: packagesDigest(), buildDependencies: { defaultWebpack: [] } },
    plugins: [...plugins, forgetLoaders],
  };
}

/** Gatsby's rules without the one that translates installed packages for older browsers: Node runs them as they are. */
function rulesForNode(rules: WebpackConfig['module']['rules']) {
  const presets = (rule: (typeof rules)[number]) =>
    Array.isArray(rule.use) ? JSON.stringify(rule.use.map((use) => use.options?.presets)) : '';
  return rules.filter((rule) => !presets(rule).includes('babel-preset-gatsby/dependencies'));
}

export function webpackConfig({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'build-javascript') return;
  const isBrowser = stage === 'build-javascript';
  actions.setWebpackConfig({ devtool: false, ...(isBrowser && { resolve: { alias: browserModules() } }) });

  const config = (getConfig as () => WebpackConfig)();
  for (const minimizer of config.optimization.minimizer ?? []) minimizer.options.parallel = availableParallelism();
  actions.replaceWebpackConfig({
    ...config,
    ...quickCache(config),
    entry: isBrowser ? { [reactEntry]: path.resolve('src/client/react-first.ts'), ...config.entry } : config.entry,
    module: isBrowser ? config.module : { ...config.module, rules: rulesForNode(config.module.rules) },
  });
}
