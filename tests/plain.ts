/** Pages that all tests of a worker share, since each test loads them anew. */
import { test as base, type Page } from '@playwright/test';

export const test = base.extend<object, { plain: Page; shared: Page }>({
  /** A page without scripts. */
  plain: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, javaScriptEnabled: false });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  /** A page with scripts. It keeps what it stores, and the files that it loaded. */
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Return the text of a page's main part, with a space between elements to separate their words. */
export const mainText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts.join(' ');
  });
