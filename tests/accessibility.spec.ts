import { test as base, expect, type Page } from '@playwright/test';
import { axeSource, violationsInBothModes } from './axe';
import { sitemapPaths } from './sitemap';
import { address } from './site';

/** Every path of the sitemap, and one without a page. */
const paths = [...sitemapPaths(), address('/no-such-page/')];

/** All tests of a worker share one page, since each of them loads it anew. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, reducedMotion: 'reduce' });
      await page.addInitScript(axeSource);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

for (const width of [1280, 375])
  for (const path of paths)
    test(`${path} has no accessibility fault at ${width} px, menus closed and open`, async ({ shared: page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      await page.goto(path);
      expect.soft(await violationsInBothModes(page, 'html'), 'menus closed').toEqual([]);
      if (width > 996) await page.locator('header [data-dropdown] summary').click();
      else await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = width > 996 ? 'header' : '[data-menu]';
      await expect(page.locator(menu).getByRole('link', { name: 'Discord Bot API' }).first()).toBeInViewport();
      expect.soft(await violationsInBothModes(page, menu), 'menus open').toEqual([]);
      const actions = page.locator('.page-actions > summary');
      if ((await actions.count()) > 0 && width > 996) {
        await actions.click();
        await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
        expect.soft(await violationsInBothModes(page, '.page-head'), 'actions open').toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'pixels by which the page is wider than the screen').toBeLessThanOrEqual(0);
    });
