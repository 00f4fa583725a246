import { expect, type Page } from '@playwright/test';
import { address } from './site';

/** Two documents and an operation, whose components differ. */
export const from = '/docs/welcome/';
export const near = '/docs/dev-help/github/';
export const far = '/docs/api/fcp-api/get-users/';

/** Return the data file that a route change to a page needs. */
export const dataOf = (path: string) => `**/page-data${path}page-data.json*`;
export const appData = '**/page-data/app-data.json';
export const components = '**/component---*.js';

/** Follow a link to a page of the site without a pointer, which would prefetch it. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('footer, nav')?.append(link);
    link.click();
    link.remove();
  }, address(path));
}

/** Press on a link to a page of the site without letting go, which prefetches the page. */
export async function press(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('footer, nav')?.append(link);
    link.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    link.remove();
  }, address(path));
}

/** Wait until the page of an address is on show. */
export async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.href.endsWith(address(path)));
  await expect(page.locator(`link[rel=canonical][href$="${path.replace(/[?#].*/, '')}"]`)).toBeAttached();
}

/** Mark the document on show; `marked` tells afterwards whether a full load has replaced it. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

export const marked = (page: Page) => page.locator('html[data-mark]');

/** Keep links in view from prefetching, for tests of something else. */
export async function ignoreViews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
  });
}

/** Resolve once the page has drawn two more frames: by then observers have been told of changes in the first. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A faked clock does not affect animations.
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
  });

/**
 * Advance the page's clock by a second and wait for two frames, so that the page has done what it would do by itself. Needs
 * `page.clock.install()` before the page is opened.
 */
export async function letSecondPass(page: Page): Promise<void> {
  await drawn(page);
  await page.clock.runFor(1000);
  await drawn(page);
}

/** Set the network information that browsers report to pages. */
export async function connect(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

/** Collect the addresses of matching requests from now on. */
export function requests(page: Page, pattern: RegExp): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) seen.push(request.url());
  });
  return seen;
}

/** Hold files back from now on, until the returned function is called. It waits until one was requested. */
export async function hold(page: Page, files: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let isAsked = false;
  await page.route(files, async (route) => {
    isAsked = true;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => isAsked, `${String(files)} was asked for, and kept back`).toBe(true);
    release();
  };
}
