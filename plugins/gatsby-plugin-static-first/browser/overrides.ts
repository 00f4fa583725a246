/** Functions of the browser that this plugin replaces, each for one call of Gatsby's router. */
import { hashTarget } from '../../../src/client/browser/hash-target';

const nextFrame = window.requestAnimationFrame.bind(window);

/**
 * Let the router show the next page in the task in which it arrives. The router waits for a frame, which is painted without
 * that page: the reader would see it one frame later.
 */
export function showWithoutFrame(): void {
  const restore = () => {
    window.requestAnimationFrame = nextFrame;
  };
  window.requestAnimationFrame = (show) => {
    restore();
    show(performance.now());
    return 0;
  };
  // The router asks in a microtask.
  setTimeout(restore);
}

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
