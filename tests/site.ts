/** Shared by all browser tests: addresses, problems and the start of a page of the site. */
import { expect, type Page } from '@playwright/test';

/** Return the address of a path such as `/docs/`, at the tested server and below its prefix. */
export const address = (path: string) => `${process.env.SITE_PREFIX ?? ''}${path}`;

/** Return the canonical address of a path on the published site. */
export const canonical = (path: string) => `${process.env.SITE_URL_BUILT ?? ''}${address(path)}`;

/** Collect from now on what must not happen on any page: errors, failed requests, requests to other sites. */
export function watchProblems(page: Page, options: { ignore?: RegExp } = {}): string[] {
  const problems: string[] = [];
  const add = (problem: string) => {
    if (!options.ignore?.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') add(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation aborts current prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`request failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== process.env.SITE_ORIGIN) add(`leaves the site: ${url.href}`);
  });
  return problems;
}

/** Run in a page: let the application start, as the touch of a link does. Returns true if it has taken over. */
function start(): boolean {
  const root = document.querySelector('#___gatsby > *');
  if (root !== null && Object.keys(root).some((key) => key.startsWith('__react'))) return true;
  // The page of unknown addresses has only behaviours.
  if ('builtBodies' in window && !document.querySelector('[data-scripts]')) return true;
  document.querySelector('header a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return false;
}

/** Resolve once the page's behaviours listen, shortly after its first paint. Without the plugin static-first, resolve once it is loaded. */
export async function behaving(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'builtBodies' in window || (document.readyState === 'complete' && !document.querySelector('[data-behaviours]')),
  );
}

/** Let the application start, once something listens for that. Resolves at once, true if it has taken over the page. */
export async function startApp(page: Page): Promise<boolean> {
  await behaving(page);
  return page.evaluate(start);
}

/** Resolve once React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(start);
}

/** Open a page of the site and wait until it is complete and at rest. */
export async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(address(path));
  expect(response?.status(), `status of ${path}`).toBe(200);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}
