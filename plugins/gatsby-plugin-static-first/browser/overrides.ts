/** Functions of the browser that this plugin replaces, each for one call of Gatsby's router. */
import { hashTarget } from '../../../src/client/browser/hash-target';

const nextFrame = window.requestAnimationFrame.bind(window);

/** Let the router show the next page in the task in which it arrives. The router waits for a frame, so the reader would see it later. */
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
 * Focus the element that the address names on a new page, else the heading, without scrolling. Gatsby's router then focuses the
 * page: it gets this element instead, since each change of focus costs a style pass.
 */
export function focusPage(hash: string): void {
  const place = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!place || !page) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  page.focus = () => place.focus({ preventScroll: true });
}
