import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, PreprocessSourceArgs } from 'gatsby';

/** The parts of webpack's compiler in use: https://webpack.js.org/api/node, https://webpack.js.org/api/compiler-hooks */
interface Compiler {
  options: {
    cache: false | { type: string; version?: string; buildDependencies?: Record<string, string[]> };
    devtool?: string | false;
    module: { rules: Rule[] };
    optimization: { minimizer?: Minimizer[] };
  };
  hooks: {
    done: {
      tap: (name: string, run: (stats: { compilation: { buildDependencies: { clear: () => void } } }) => void) => void;
    };
  };
}

interface Loader {
  loader: string;
  options?: object;
}

interface Rule {
  test?: RegExp;
  exclude?: RegExp;
  enforce?: 'pre';
  use?: (Loader | string)[] | ((file: { resourceQuery: string; issuer: string }) => (Loader | string)[]);
}

/** terser-webpack-plugin, or a similar one. */
interface Minimizer {
  options: { parallel?: boolean | number; minimizer?: { implementation: unknown; options: object } };
  constructor: { swcMinify?: unknown };
}

const folder = path.resolve('plugins/gatsby-plugin-swc');
const sourceLoader = path.join(folder, 'source-loader.mjs');

/** SWC's parser options by file name: https://swc.rs/docs/configuration/compilation#jscparser */
const parsers: [test: RegExp, parser: object][] = [
  [/\.tsx$/, { syntax: 'typescript', tsx: true }],
  [/\.ts$/, { syntax: 'typescript' }],
  [/\.[cm]?jsx?$/, { syntax: 'ecmascript', jsx: true }],
];

/** JavaScript of 2020: a browser too old for it cannot use the site's style sheets either. */
const browserTarget = 'es2020';
/** JavaScript that Node.js 20.19, of package.json's `engines`, fully supports. */
const nodeTarget = 'es2022';
const minifying = { compress: { ecma: 2020, passes: 2 }, mangle: true };

function isBabelAlone({ use }: Rule): boolean {
  const loaders = typeof use === 'function' ? use({ resourceQuery: '', issuer: '' }) : use;
  return (
    Array.isArray(loaders) &&
    loaders.length === 1 &&
    loaders.every((loader) => typeof loader === 'object' && loader.loader.includes('babel-loader'))
  );
}

/**
 * Replace Babel with SWC in Gatsby's rules. For Node, minify each module, because pages carry the source of some functions. For
 * browsers, this would remove the comments in which Gatsby names its chunks.
 * @throws if no rule uses Babel
 */
function rulesWithSwc(rules: Rule[], isBrowser: boolean): Rule[] {
  const compile = parsers.map(([test, parser]) => {
    const jsc = {
      target: isBrowser ? browserTarget : nodeTarget,
      parser,
      transform: { react: { runtime: 'automatic' } },
      ...(!isBrowser && { minify: minifying }),
    };
    const options = { swcrc: false, configFile: false, isModule: 'unknown', minify: !isBrowser, jsc };
    return { test, exclude: /node_modules/, use: [{ loader: 'swc-loader', options }] };
  });
  const others = rules.filter((rule) => !isBabelAlone(rule));
  if (others.length === rules.length) throw new Error(`Gatsby has no rule of Babel’s: see ${folder}/README.md.`);
  return [...others, ...compile, { test: /\.tsx?$/, exclude: /node_modules/, enforce: 'pre', use: [sourceLoader] }];
}

/** Minify with SWC, in a fraction of terser's time. It uses threads instead of processes. */
function minifyWithSwc({ options, constructor }: Minimizer): void {
  options.parallel = false;
  const implementation = constructor.swcMinify;
  if (implementation) options.minimizer = { implementation, options: minifying };
}

/**
 * Key webpack's cache by the lockfile and by the files that configure webpack: the compiled `gatsby-node` of each plugin, and the
 * loader. By default webpack checks each of their modules on disk.
 */
function cacheQuickly({ options, hooks }: Compiler): void {
  if (!options.cache) return;
  const version = createHash('sha256');
  for (const file of ['package-lock.json', sourceLoader, ...(options.cache.buildDependencies?.config ?? [])])
    version.update(readFileSync(file));
  options.cache.version = version.digest('base64url');
  // Otherwise webpack also checks its own modules.
  options.cache.buildDependencies = { defaultWebpack: [] };
  hooks.done.tap('forget-loaders', ({ compilation }) => compilation.buildDependencies.clear());
}

/** Names that Gatsby searches source files for (gatsby/dist/query/file-parser.js). */
const searched = /\b(graphql|gatsby-plugin-image|getServerData|config|Slice|Head)\b/;

/**
 * Return an empty module for a file that has none of these names as a word. Gatsby would also parse files in which a longer word
 * contains a name: `Heading` contains `Head`.
 */
export function preprocessSource({ contents }: PreprocessSourceArgs): string | undefined {
  return searched.test(contents) ? undefined : 'export {};';
}

/** Change Gatsby's configuration of builds in a webpack plugin, which sees the rules of plugins that Gatsby runs after this one. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-html' && stage !== 'build-javascript') return;
  const isBrowser = stage === 'build-javascript';
  const apply = (compiler: Compiler) => {
    const { options } = compiler;
    options.module.rules = rulesWithSwc(options.module.rules, isBrowser);
    options.optimization.minimizer?.forEach(minifyWithSwc);
    // Nothing reads source maps of the browser's code.
    if (isBrowser) options.devtool = false;
    cacheQuickly(compiler);
  };
  actions.setWebpackConfig({ plugins: [{ apply }] });
}
