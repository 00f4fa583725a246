import { hashTarget } from '../../../src/client/browser/hash-target';

/**
 * Focus a page that has just replaced another, without scrolling: the element that the address names, else the page's heading.
 * Gatsby's router focuses the whole page shortly afterwards, and gets this element instead, since each change of focus costs a
 * style pass. Gatsby announces the page by the same heading.
 */
export function focusPage(hash: string): void {
  const place = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!place || !page) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  page.focus = () => place.focus({ preventScroll: true });
}
