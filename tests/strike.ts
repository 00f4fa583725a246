/** Put faults into tests; each has to strike: a fault that strikes nothing proves nothing. */
import { expect, test as base, type Page, type Route } from '@playwright/test';

export type Files = string | RegExp;
export type Handler = (route: Route) => unknown;

/**
 * Respond to a page's requests for some files from now on, in place of the server.
 * @returns the requested addresses, in order; it grows
 */
export async function intercept(page: Page, files: Files, handler: Handler): Promise<string[]> {
  const struck: string[] = [];
  await page.route(files, async (route) => {
    struck.push(route.request().url());
    await handler(route);
  });
  return struck;
}

/** Responses of a faulty server or line. */
export const fail = {
  abort: (route: Route) => route.abort(),
  /** Leave the request without a response. */
  never: () => undefined,
  cutOff: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
} satisfies Record<string, Handler>;

/** `intercept` on the test's own page; at its end the test fails if nothing was struck. */
export type Strike = (files: Files, handler: Handler) => Promise<string[]>;

export const test = base.extend<{ strike: Strike }>({
  strike: async ({ page }, use) => {
    const faults: { files: Files; struck: string[] }[] = [];
    await use(async (files, handler) => {
      const struck = await intercept(page, files, handler);
      faults.push({ files, struck });
      return struck;
    });
    // A test may end while a response is on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const { files, struck } of faults) expect(struck, `${String(files)} has struck`).not.toEqual([]);
  },
});
