import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { removeFolder } from '../../src/change-files';
import { bundleBehaviours } from './build/behaviours';
import { addBuildToPageData } from './build/data-of-build';

const standIn = (file: string) => path.resolve('plugins/gatsby-plugin-static-first/stand-ins', file);
const packages = standIn('packages.ts');
const replaced = ['gatsby-link$', '@emotion/is-prop-valid$', 'gatsby-react-router-scroll$'];

/** Modules that this site does not use: Gatsby's web worker and service worker, and Emotion's copying of static properties. */
const unusedModules = /^hoist-non-react-statics$|partytown.gatsby-browser|register-service-worker/;

/** Read the files of the browser's named chunks, shared ones included, from webpack's stats. */
function filesOfChunks(): Record<string, string[]> {
  const stats = readFileSync('public/webpack.stats.json', 'utf8');
  return (JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> }).assetsByChunkName;
}

export function onPreInit(): void {
  // With slices, Gatsby adds its script tags after rendering, where gatsby-ssr.tsx cannot defer them.
  process.env.GATSBY_SLICES = '';
  // Gatsby inlines variables of this prefix into the bundles: the site's code reads it.
  if (process.env.gatsby_executing_command === 'build') process.env.GATSBY_STATIC_FIRST = 'true';
}

/** Replace modules in the browser's bundles, and pass the names of the bundled files to the code that renders pages. */
export async function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs): Promise<void> {
  if (stage === 'build-javascript') {
    const replace = plugins.normalModuleReplacement as (modules: RegExp, by: string) => object;
    actions.setWebpackConfig({
      resolve: { alias: Object.fromEntries(replaced.map((name) => [name, packages])) },
      plugins: [replace(unusedModules, standIn('nothing.ts')), replace(/head-export-handler-for-browser/, packages)],
    });
  }
  // Pages are rendered after the browser's code is bundled.
  if (stage === 'build-html') {
    const define = plugins.define as (constants: Record<string, string>) => object;
    const source = (value: unknown) => `(${JSON.stringify(value)})`;
    const constants = {
      FILES_OF_CHUNKS: source(filesOfChunks()),
      BEHAVIOURS: source(await bundleBehaviours('public')),
    };
    actions.setWebpackConfig({ plugins: [define(constants)] });
  }
}

export async function onPostBuild(): Promise<void> {
  addBuildToPageData('public/page-data');
  // Gatsby copies Partytown into every site: its code in the browser is replaced above.
  await removeFolder('public/~partytown');
}
