import type { CreateWebpackConfigArgs } from 'gatsby';

/** No source maps for readers, and none for the HTML renderer: they cost a third of the bundling time. */
export function webpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'build-javascript' || stage === 'build-html') actions.setWebpackConfig({ devtool: false });
}
