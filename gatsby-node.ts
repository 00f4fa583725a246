import type { GatsbyNode } from 'gatsby';
import { createBodyResolvers } from './src/data/body';
import { typeDefs } from './src/data/pages/schema';
import * as source from './src/data/source-nodes';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const sourceNodes: GatsbyNode['sourceNodes'] = source.sourceNodes;

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = source.shouldOnCreateNode;

export const onCreateNode: GatsbyNode['onCreateNode'] = source.onCreateNode;

export const createResolvers: GatsbyNode['createResolvers'] = createBodyResolvers;

export const createPages: GatsbyNode['createPages'] = source.createPages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig }) => {
  const config = (getConfig as () => { output: object })();
  // Hosts send `require-trusted-types-for`, so webpack's policy needs a name. `setWebpackConfig` ignores `output`.
  actions.replaceWebpackConfig({ ...config, output: { ...config.output, trustedTypes: 'webpack' } });
};

/** Its code is loaded when a build needs it: Gatsby's workers and the development server do without. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) =>
  (await import('./src/publish/post-build')).finishBuild(args);
