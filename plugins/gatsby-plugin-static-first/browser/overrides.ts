/** Functions of the browser that this plugin replaces, each for one call of Gatsby's router. */
import { hashTarget } from '../../../src/client/browser/hash-target';

const nextFrame = window.requestAnimationFrame.bind(window);

/** Let the router show the next page as soon as it arrives. The router waits for a frame, so the reader would see the page later. */
export function showWithoutFrame(): void {
  const restore = () => {
    window.requestAnimationFrame = nextFrame;
  };
  window.requestAnimationFrame = (show) => {
    restore();
    show(performance.now());
    return 0;
  };
  // The router requests a frame in a microtask.
  setTimeout(restore);
}

/**
 * On a new page, focus the element that the address names, else the heading, without scrolling. Gatsby's router then focuses its
 * own wrapper of the page; redirect this call to the element, because each change of focus costs a style pass.
 */
export function focusPage(hash: string): void {
  const place = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  const page = document.getElementById('gatsby-focus-wrapper');
  if (!place || !page) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  page.focus = () => place.focus({ preventScroll: true });
}
