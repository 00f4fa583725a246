import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * What readers do not download: source maps; react-helmet, which writes the pages' heads at build and needs half a
 * kilobyte to bring them up to date; Emotion's list of HTML's attributes; and Gatsby's script loader with its web worker, which this site does not use.
 */
export function webpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-html') actions.setWebpackConfig({ devtool: false });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({
    devtool: false,
    resolve: {
      alias: {
        'react-helmet$': path.resolve('src/client/helmet.ts'),
        '@emotion/is-prop-valid$': path.resolve('src/client/is-prop-valid.ts'),
        'gatsby-script$': false,
        '@builder.io/partytown/integration$': false,
      },
    },
  });
}
