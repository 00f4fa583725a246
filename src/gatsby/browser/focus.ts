import { hashTarget } from '../../client/browser/hash-target';

/**
 * Moves focus into a page that has just replaced another, without scrolling: to the element that the address names, else
 * to the page's heading. Gatsby's router focuses the whole page shortly afterwards, and gets this instead: each change of
 * focus costs a style of the page. Gatsby announces the page by the same heading.
 */
export function focusPage(hash: string): void {
  const place = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!place || !page) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  page.focus = () => place.focus({ preventScroll: true });
}
