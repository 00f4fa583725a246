import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { bundleBehaviours } from './behaviours';

/** The parts of Gatsby's configuration that this site changes; see webpack.js.org/configuration. */
interface WebpackConfig {
  target: string | string[];
  output: { trustedTypes?: string };
  cache?: { type: string; version?: string; buildDependencies?: Record<string, string[]> };
  module: { rules: Rule[] };
  optimization: { minimizer?: Minimizer[] };
  plugins: unknown[];
}

interface Loader {
  loader: string;
  options?: object;
}

interface Rule {
  test?: RegExp;
  exclude?: RegExp;
  use?: (Loader | string)[] | ((file: { resourceQuery: string; issuer: string }) => (Loader | string)[]);
}

/** terser-webpack-plugin, or a similar one. */
interface Minimizer {
  options: { parallel?: boolean | number; minimizer?: { implementation: unknown; options: object } };
  constructor: { swcMinify?: unknown };
}

/** The parts of webpack's compiler in use: https://webpack.js.org/api/compiler-hooks */
interface Compiler {
  hooks: {
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void) => void;
    };
  };
}

/**
 * Replacements of modules that readers do not download: react-helmet, which writes the pages' heads at build and needs only
 * half a kilobyte to update them; Emotion's list of HTML's attributes; Gatsby's links; and its scrolling, which
 * `src/client/frame/scroll.ts` replaces.
 */
const browserModules = () => ({
  'gatsby-link$': path.resolve('src/gatsby/stand-ins/link.ts'),
  'react-helmet$': path.resolve('src/gatsby/stand-ins/helmet.ts'),
  '@emotion/is-prop-valid$': path.resolve('src/gatsby/stand-ins/is-prop-valid.ts'),
  'gatsby-react-router-scroll$': path.resolve('src/gatsby/stand-ins/scroll-context.tsx'),
});

/**
 * Modules that this site does not use: Gatsby's script loader, its web worker and its service worker, and Emotion's copying
 * of static properties.
 */
const unusedModules = /^gatsby-script$|^hoist-non-react-statics$|partytown.gatsby-browser|register-service-worker/;

/** Digest the lockfile, which represents the installed packages. */
function packagesDigest(): string {
  const lockfile = readFileSync('package-lock.json');
  return createHash('sha256').update(lockfile).digest('base64url');
}

/**
 * Cache webpack's work, until other packages are installed. By default webpack checks every module of Gatsby's
 * configuration and its loaders on disk, which is most of the time of a cold HTML build. A change of this project's own
 * configuration deletes the whole cache before the build (`scripts/gatsby/cache.ts`).
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

const isBabelAlone = ({ use }: Rule) => {
  const loaders = typeof use === 'function' ? use({ resourceQuery: '', issuer: '' }) : use;
  return (
    Array.isArray(loaders) &&
    loaders.length === 1 &&
    loaders.every((loader) => typeof loader === 'object' && loader.loader.includes('babel-loader'))
  );
};

/** SWC's parser options by file name: https://swc.rs/docs/configuration/compilation#jscparser */
const parsers: [test: RegExp, parser: object][] = [
  [/\.tsx$/, { syntax: 'typescript', tsx: true }],
  [/\.ts$/, { syntax: 'typescript' }],
  [/\.[cm]?jsx?$/, { syntax: 'ecmascript', jsx: true }],
];

/** JavaScript of 2020, since the site's style sheets need newer browsers anyway. */
const browserTarget = 'es2020';
/** JavaScript that Node.js 20.19, of package.json's `engines`, fully supports. */
const nodeTarget = 'es2022';
const minifying = { compress: { ecma: 2020, passes: 2 }, mangle: true };

/**
 * Replace Babel with SWC in Gatsby's rules. Installed packages are bundled as published. For Node each module is minified on its
 * own, since pages carry the source of some functions; for browsers that would remove the comments in which Gatsby names its
 * chunks.
 * @throws if no rule uses Babel
 */
function rulesWithSwc(rules: Rule[], isBrowser: boolean): Rule[] {
  const target = isBrowser ? browserTarget : nodeTarget;
  const compile = parsers.map(([test, parser]) => {
    const jsc = {
      target,
      parser,
      transform: { react: { runtime: 'automatic' } },
      ...(!isBrowser && { minify: minifying }),
    };
    const options = { swcrc: false, configFile: false, isModule: 'unknown', minify: !isBrowser, jsc };
    const queries = path.resolve('src/gatsby/webpack/page-query-loader.mjs');
    return { test, exclude: /node_modules/, use: [{ loader: 'swc-loader', options }, queries] };
  });
  const others = rules.filter((rule) => !isBabelAlone(rule));
  if (others.length === rules.length)
    throw new Error('Gatsby has no rule of Babel’s: see "SWC instead of Babel and terser" in docs/gatsby.md.');
  return [...others, ...compile];
}

/** Minify with SWC, in a fraction of terser's time and to slightly less. It uses its own threads instead of processes. */
function minifyQuickly({ options, constructor }: Minimizer): void {
  options.parallel = false;
  const implementation = constructor.swcMinify;
  if (implementation) options.minimizer = { implementation, options: minifying };
}

/** Read the files of the browser's named chunks, shared ones included, from webpack's stats. */
function filesOfChunks(): Record<string, string[]> {
  const stats = readFileSync(path.resolve('public/webpack.stats.json'), 'utf8');
  return (JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName;
}

/** Prepare CSS in every bundle: replace design tokens with their values, and put it on one line. */
const inlinedTokens = () => ({
  test: /\.tsx?$/,
  include: path.resolve('src'),
  enforce: 'pre' as const,
  loader: path.resolve('src/gatsby/webpack/token-loader.mjs'),
  options: { tokens: path.resolve('src/styles/tokens.ts') },
});

export async function webpackConfig({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): Promise<void> {
  const define = plugins.define as (constants: Record<string, string>) => object;
  const mark = readFileSync('static/mark.svg', 'utf8')
    .replace(/>\s+</g, '><')
    .replace(/ xmlns="[^"]*"/, '')
    .trim();
  actions.setWebpackConfig({
    module: { rules: [inlinedTokens()] },
    plugins: [define({ MARK: JSON.stringify(mark) })],
  });
  if (stage !== 'build-html' && stage !== 'build-javascript') return;
  const isBrowser = stage === 'build-javascript';
  if (isBrowser) {
    const replace = plugins.normalModuleReplacement as (modules: RegExp, by: string) => object;
    actions.setWebpackConfig({
      devtool: false,
      resolve: { alias: browserModules() },
      plugins: [replace(unusedModules, path.resolve('src/gatsby/stand-ins/nothing.ts'))],
    });
  }
  // Pages are rendered after the browser's code is bundled.
  else {
    const source = (value: unknown) => `(${JSON.stringify(value)})`;
    const constants = {
      FILES_OF_CHUNKS: source(filesOfChunks()),
      BEHAVIOURS: source(await bundleBehaviours('public', browserTarget)),
    };
    actions.setWebpackConfig({ plugins: [define(constants)] });
  }

  const config = (getConfig as () => WebpackConfig)();
  config.optimization.minimizer?.forEach(minifyQuickly);
  actions.replaceWebpackConfig({
    ...config,
    ...quickCache(config),
    target: config.target,
    output: { ...config.output, trustedTypes: 'webpack' },
    module: { ...config.module, rules: rulesWithSwc(config.module.rules, isBrowser) },
  });
}
