import type { GatsbyNode } from 'gatsby';
import { pageResolvers } from './src/build/resolvers';
import { createPages as pages } from './src/build/pages';
import { typeDefs } from './src/build/schema';
import * as source from './src/build/source-nodes';
import { webpackConfig } from './src/build/webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => source.checkSources({ reporter });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(typeDefs);

export const sourceNodes: GatsbyNode['sourceNodes'] = source.sourceNodes;

export const onCreateNode: GatsbyNode['onCreateNode'] = source.onCreateNode;

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => create(pageResolvers());

export const createPages: GatsbyNode['createPages'] = pages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = webpackConfig;
