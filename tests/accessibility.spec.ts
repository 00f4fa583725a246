import { test as base, expect, type Page } from '@playwright/test';
import { axeSource, violationsInBothModes } from './axe';
import { address } from './site';
import { templates } from './templates';

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

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.mouse.move(0, 0);
  await page.goto(address(path));
}

for (const width of [1280, 375]) {
  for (const [template, path] of Object.entries(templates))
    test(`${template} has no accessibility fault at ${width} px`, async ({ shared: page }) => {
      await open(page, path, width);
      expect(await violationsInBothModes(page, 'html')).toEqual([]);
    });

  // Menus are the same on every page.
  test(`menus have no accessibility fault at ${width} px`, async ({ shared: page }) => {
    await open(page, templates.operation, width);
    if (width > 996) await page.locator('header [data-dropdown]', { hasText: 'APIs' }).locator('summary').click();
    else await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = width > 996 ? 'header' : '[data-menu]';
    await expect(page.locator(menu).getByRole('link', { name: 'Discord Bot API' }).first()).toBeInViewport();
    expect.soft(await violationsInBothModes(page, menu)).toEqual([]);
    if (width > 996) {
      await page.locator('main .dropdown > summary').click();
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
      expect.soft(await violationsInBothModes(page, 'main :has(> h1)'), 'actions').toEqual([]);
    }
  });
}
