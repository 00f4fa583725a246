import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * What readers download: no source maps, and a head that is brought up to date in half a kilobyte. The pages' heads are
 * written by react-helmet when the site is built.
 */
export function webpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  actions.setWebpackConfig({
    devtool: false,
    ...(stage === 'build-javascript' && {
      resolve: { alias: { 'react-helmet$': path.resolve('src/client/helmet.ts') } },
    }),
  });
}
