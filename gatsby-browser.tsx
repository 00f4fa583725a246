import type { GatsbyBrowser } from 'gatsby';
import { announcePageChange, announceReady } from './src/client/browser/page-change';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // gatsby-plugin-static-first has started the behaviours already.
  if (process.env.GATSBY_STATIC_FIRST) announceReady();
  else void import('./src/client/behaviours').then(announceReady);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) announcePageChange();
};
