import type { GatsbyBrowser } from 'gatsby';
import { announcePageChange, announceReady } from './src/client/browser/page-change';
import { fadeIn } from './src/client/frame/fade-in';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // plugins/gatsby-plugin-static-first has started them already.
  if (process.env.GATSBY_STATIC_FIRST) announceReady();
  else void import('./src/client/behaviours').then(announceReady);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  if (location.pathname !== prevLocation.pathname) fadeIn();
  announcePageChange();
};
