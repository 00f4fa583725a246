import type { GatsbyNode } from 'gatsby';
import { beginOutputs, outputsWritten } from './src/data/bodies/companion';
import { createPageResolvers } from './src/data/resolvers';
import { createPages } from './src/data/pages';
import { typeDefs } from './src/data/pages/schema';
import * as source from './src/data/source-nodes';
import { startedPath } from './src/client/browser/reload-after-restart';
import { addBuildToPageData } from './src/gatsby/build/data-of-build';
import { webpackConfig } from './src/gatsby/webpack/webpack';

/** What is used here of Express, whose types Gatsby does not have. */
interface DevServer {
  get(path: string, answer: (request: unknown, response: { send(text: string): unknown }) => void): void;
}

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // With slices, Gatsby adds its script tags after rendering, where gatsby-ssr.tsx cannot defer them.
  process.env.GATSBY_SLICES = '';
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await source.checkSources({ reporter });
  source.beginBuild();
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const sourceNodes: GatsbyNode['sourceNodes'] = source.sourceNodes;

export const onCreateNode: GatsbyNode['onCreateNode'] = source.onCreateNode;

// This hook has no type: Gatsby types the function that it passes as a bare `Function`.
export { createPageResolvers as createResolvers };

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = source.onPostBootstrap;

export { createPages };

/** Spare Gatsby parsing every module for queries: only templates have some, and what else Gatsby looks for in a page. */
export const preprocessSource: GatsbyNode['preprocessSource'] = ({ filename, contents }) =>
  filename.includes('src/templates/') || contents.includes('graphql`') ? undefined : ';';

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = webpackConfig;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }: { app: DevServer }) => {
  app.get(startedPath, (_, response) => void response.send(String(performance.timeOrigin)));
};

export const onPostBuild: GatsbyNode['onPostBuild'] = ({ reporter }) => {
  addBuildToPageData('public/page-data');
  beginOutputs();
  return outputsWritten().catch((error: unknown) => reporter.panic('The outputs could not be written', error as Error));
};
