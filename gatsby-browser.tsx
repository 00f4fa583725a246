import type { GatsbyBrowser } from 'gatsby';
import { announcePageChange, announceReady } from './src/client/browser/page-change';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // gatsby-plugin-static-first has started the behaviours already.
  if (process.env.GATSBY_STATIC_FIRST) announceReady();
  else void import('./src/client/behaviours').then(announceReady);
};

/**
 * Fade in the content of a new page, so readers see what changed. A view transition would show it a frame later. Full loads do not
 * fade: the HTML checker refuses the rule that they need.
 */
function fadeIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, 150);
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  if (location.pathname !== prevLocation.pathname) fadeIn();
  announcePageChange();
};
