import type { GatsbyBrowser } from 'gatsby';
import { announcePageChange, announceReady } from './src/client/browser/page-change';
import { wrapPageElement as wrapPage } from './src/templates/wrap-page';

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // plugins/gatsby-plugin-static-first has started them already.
  if (process.env.GATSBY_STATIC_FIRST) announceReady();
  else void import('./src/client/behaviours').then(announceReady);
};

/**
 * Fade a new page's content in, so that a reader sees what has changed while the frame stays. The content is there from the
 * first frame: a view transition would hold it back for one. Full loads have none: the HTML checker refuses its rule.
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
