import type { GatsbyNode } from 'gatsby';
import { createPageResolvers } from './src/data/resolvers';
import { createPages, preprocessSource } from './src/data/pages';
import { typeDefs } from './src/data/pages/schema';
import * as source from './src/data/source-nodes';
import { addBuildToPageData } from './src/gatsby/build/data-of-build';
import { finishBuild } from './src/publish/post-build';
import { webpackConfig } from './src/gatsby/webpack/webpack';

export const onPreInit: GatsbyNode['onPreInit'] = () => {
  // With slices, Gatsby adds its script tags after rendering, where gatsby-ssr.tsx cannot defer them.
  process.env.GATSBY_SLICES = '';
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = source.checkSources;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const sourceNodes: GatsbyNode['sourceNodes'] = source.sourceNodes;

export const onCreateNode: GatsbyNode['onCreateNode'] = source.onCreateNode;

// This hook has no type: Gatsby types the function that it passes as a bare `Function`.
export { createPageResolvers as createResolvers };

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = source.onPostBootstrap;

export { createPages, preprocessSource };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = webpackConfig;

export const onPostBuild: GatsbyNode['onPostBuild'] = (args) => {
  addBuildToPageData('public/page-data');
  return finishBuild(args);
};
