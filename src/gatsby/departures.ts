import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A use of a private part of an installed package, or a replacement of one of its parts. */
export interface Departure {
  /** The heading in docs/gatsby.md, which gives its effect, reason, gain and removal. */
  name: string;
  /** The files that implement it. */
  files: string[];
  /** Text that files of installed packages must contain, by path below `node_modules`. */
  relies: Record<string, string[]>;
}

const staticEntry = 'gatsby/cache-dir/static-entry.js';
const productionApp = 'gatsby/cache-dir/production-app.js';
const loader = 'gatsby/cache-dir/loader.js';

export const departures: readonly Departure[] = [
  {
    name: 'esbuild instead of Parcel',
    files: ['src/gatsby/build/compile.mjs'],
    relies: {
      'gatsby/dist/utils/parcel/compile-gatsby-files.js': [
        'exports.compileGatsbyFiles = compileGatsbyFiles',
        'exports.COMPILED_CACHE_DIR = COMPILED_CACHE_DIR',
      ],
      'gatsby/dist/services/initialize.js': ['(0, _compileGatsbyFiles.compileGatsbyFiles)('],
    },
  },
  {
    name: "Tasks of workers in Gatsby's own process",
    files: ['src/gatsby/build/worker.mjs'],
    relies: {
      'gatsby/dist/utils/worker/pool.js': [
        'new _gatsbyWorker.WorkerPool(require.resolve(`./child`)',
        'initJobsMessagingInMainProcess)(worker)',
        'initReporterMessagingInMainProcess)(worker)',
      ],
    },
  },
  {
    name: 'Errors with their message and their place',
    files: ['src/gatsby/build/errors.mjs'],
    relies: {
      'gatsby-cli/lib/structured-errors/construct-error.js': ['exports.default = _default'],
      'gatsby-cli/lib/reporter/reporter.js': ['(0, _constructError.default)('],
    },
  },
  {
    name: 'A short progress',
    files: ['src/gatsby/build/progress.ts'],
    relies: {
      'gatsby-cli/lib/reporter/constants.js': ['"LOG_ACTION"', '"ACTIVITY_START"', '"ACTIVITY_END"'],
      'gatsby-cli/lib/reporter/loggers/ipc/index.js': ['process.send('],
    },
  },
  {
    name: 'Edits that do not wait',
    files: ['src/data/source-nodes.ts'],
    relies: {
      'gatsby/dist/state-machines/waiting/index.js': [
        'NODE_MUTATION_BATCH_SIZE = 100',
        'nodeMutationBatch.length >= NODE_MUTATION_BATCH_SIZE',
      ],
      'gatsby/dist/utils/api-runner-node.js': ['`touchNode`'],
    },
  },
  {
    name: 'SWC instead of Babel and terser',
    files: ['src/gatsby/webpack/webpack.ts', 'src/gatsby/webpack/page-query-loader.mjs'],
    relies: {
      'gatsby/dist/utils/webpack-utils.js': [
        'loader: require.resolve(`./babel-loader`)',
        'loader: require.resolve(`babel-loader`)',
        'plugins.minifyJs =',
      ],
      'terser-webpack-plugin/dist/index.js': ['TerserPlugin.swcMinify = swcMinify'],
    },
  },
  {
    name: "The lockfile as the key of webpack's cache",
    files: ['src/gatsby/webpack/webpack.ts', 'scripts/gatsby/cache.ts'],
    relies: {
      'gatsby/dist/utils/webpack.config.js': ['type: `filesystem`', 'buildDependencies: {'],
      'webpack/lib/Compilation.js': ['this.buildDependencies = new LazySet()'],
    },
  },
  {
    name: 'Design tokens as values',
    files: ['src/gatsby/webpack/token-loader.mjs', 'src/gatsby/webpack/behaviours.ts'],
    relies: {},
  },
  {
    name: 'A router that does not wait for a frame',
    files: ['src/gatsby/webpack/router-loader.mjs'],
    relies: {
      '@gatsbyjs/reach-router/dist/index.modern.mjs': ['requestAnimationFrame(()=>{'],
      '@gatsbyjs/reach-router/package.json': ['index.modern.mjs'],
    },
  },
  {
    name: 'Smaller modules in the place of packages',
    files: ['helmet.ts', 'is-prop-valid.ts', 'link.ts', 'scroll-context.tsx', 'nothing.ts'].map(
      (file) => `src/gatsby/stand-ins/${file}`,
    ),
    relies: {
      [productionApp]: [
        'import { ScrollContext } from "gatsby-react-router-scroll"',
        'require(`./register-service-worker`)',
      ],
      'gatsby/cache-dir/gatsby-browser-entry.js': [
        'export { useScrollRestoration } from "gatsby-react-router-scroll"',
        'export * from "gatsby-script"',
        '} from "gatsby-link"',
      ],
      'gatsby/cache-dir/navigation.js': ['import { parsePath } from "gatsby-link"'],
      '@emotion/styled/base/dist/emotion-styled-base.browser.esm.js': [
        "import isPropValid from '@emotion/is-prop-valid'",
      ],
      '@emotion/react/dist/emotion-react.browser.esm.js': ["import 'hoist-non-react-statics'"],
    },
  },
  {
    name: 'Data and scripts in the document',
    files: [
      'src/gatsby/html/document.ts',
      'src/gatsby/browser/page-data.ts',
      'src/client/start-app.ts',
      'src/gatsby/webpack/behaviours.ts',
    ],
    relies: {
      [staticEntry]: [
        'id={`gatsby-script-loader`}',
        'id={`gatsby-chunk-mapping`}',
        'window.___webpackCompilationHash=',
        'function loadPageDataSync(',
      ],
      [productionApp]: [
        'new ProdLoader(asyncRequires, matchPaths, window.pageData)',
        'const { pagePath, location: browserLoc } = window',
      ],
      [loader]: ['toPageResources'],
      'gatsby/dist/redux/actions/restricted.js': ['process.env.GATSBY_SLICES'],
      'gatsby/dist/utils/gatsby-webpack-stats-extractor.js': ['assetsByChunkName: assets', '`webpack.stats.json`'],
    },
  },
  {
    name: 'Only the styles that a page uses',
    files: [
      'src/gatsby/html/critical-css.ts',
      'src/gatsby/html/used-styles.ts',
      'src/gatsby/browser/adopt-styles.ts',
      'src/styles/style-cache.ts',
    ],
    relies: {
      '@emotion/cache/dist/emotion-cache.esm.js': ['inserted: inserted', 'registered: {}'],
      '@emotion/utils/dist/emotion-utils.esm.js': ['cache.compat !== undefined'],
      '@emotion/sheet/dist/emotion-sheet.esm.js': ['this.before = null', '_this.tags.push(tag)'],
    },
  },
  {
    name: 'A take-over that can fail',
    files: ['src/gatsby/browser/take-over.tsx'],
    relies: { [productionApp]: ['apiRunner(`replaceHydrateFunction`', 'apiRunnerAsync(`onClientEntry`).then('] },
  },
  {
    name: 'Changes of page that are watched',
    files: [
      ...['route-change', 'failed-assets', 'follow-links', 'prefetch', 'progress', 'focus', 'gatsby-runtime'].map(
        (name) => `src/gatsby/browser/${name}.ts`,
      ),
      'src/gatsby/build/data-of-build.ts',
    ],
    relies: {
      'gatsby/cache-dir/navigation.js': ['loader.loadPage(pathname + search)', 'window.___navigate ='],
      [productionApp]: ['window.___loader = publicLoader'],
      [loader]: ['loadPage: rawPath =>', 'isPageNotFound: rawPath =>', 'json: pageData.result'],
      'gatsby/dist/utils/page-data.js': ['constructPageDataString)(pageData, result,'],
      'gatsby/cache-dir/ensure-resources.js': ['loader.loadPageSync(location.pathname + location.search'],
    },
  },
];

/** Return the anchor of a departure in docs/gatsby.md, as GitHub derives it from the heading. */
export const anchorOf = ({ name }: Departure): string =>
  name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/**
 * Find the private parts that a departure uses and installed packages no longer have.
 * @param modules path of a `node_modules` folder
 * @returns a message for each missing part: which departure, which file, what to do
 */
export function missingParts(departure: Departure, modules: string): string[] {
  const { name, files, relies } = departure;
  const advice =
    `Read what ${files.join(' and ')} do with it, and compare the file with the version that package-lock.json had before. ` +
    `docs/gatsby.md#${anchorOf(departure)} says how to remove the departure.`;
  return Object.entries(relies).flatMap(([file, parts]) => {
    let text: string;
    try {
      text = readFileSync(path.join(modules, file), 'utf8');
    } catch {
      return [`"${name}" relies on ${file}, which is gone. ${advice}`];
    }
    return parts
      .filter((part) => !text.includes(part))
      .map((part) => `"${name}" relies on "${part}" in ${file}, which has changed. ${advice}`);
  });
}
