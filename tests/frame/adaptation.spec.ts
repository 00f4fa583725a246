import { chromium, expect, test, type LaunchOptions } from '@playwright/test';
import { address, open } from '../site';
import { templates } from '../templates';
import { phone } from './devices';

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('what colour alone would say is said by lines too', async ({ page }) => {
    await open(page, '/docs/api/fcp-api/get-users/');
    for (const current of [
      'nav[data-sidebar] [aria-current]',
      'nav[data-toc] [aria-current]',
      'header summary[aria-current]',
    ])
      for (const element of await page.locator(current).all())
        if (await element.isVisible()) await expect(element, current).toHaveCSS('text-decoration-line', 'underline');
    for (const badge of await page.locator('nav[data-sidebar] .method').all()) {
      await expect(badge).not.toHaveCSS('border-top-style', 'none');
      await expect(badge).not.toHaveCSS('border-top-width', '0px');
    }
  });

  test('icons, focus and the edges of fields show in the system’s colours', async ({ page }) => {
    await open(page, '/docs/welcome/');
    const text = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    const icon = page.locator('header [data-colour-mode-switch] svg:visible');
    await expect(icon).not.toHaveCSS('stroke', 'none');
    expect(text).not.toBe('');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('header [data-search-open]')).toHaveCSS('border-top-style', 'solid');
  });

  test('only the chosen tab is marked', async ({ page }) => {
    await open(page, '/docs/api/fcp-api/get-user-details/');
    const line = (tab: string) =>
      page.getByRole('tab', { name: tab, exact: true }).evaluate((one) => getComputedStyle(one).borderBottomColor);
    const ground = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    expect(await line('Python')).toBe(ground);
    expect(await line('curl')).not.toBe(ground);
  });
});

test.describe('reduced motion', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('nothing moves', async ({ page }) => {
    await open(page, '/docs/discord/server-commands/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const moving = () => page.evaluate(() => document.getAnimations().length);
    expect(await moving()).toBe(0);
    await page.locator('[data-menu] summary').first().click();
    expect(await moving()).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate(() => (location.hash = '#admin'));
    expect(await moving()).toBe(0);
    // A colour transition, however short, starts anew at each level of elements that inherit the colour.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await moving()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('text of twice the size', () => {
  const twice = async (launchOptions: LaunchOptions, width: number) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: { width, height: 800 }, baseURL: process.env.SITE_ORIGIN });
    return { browser, page };
  };

  test('gets the narrow layout, and a title its whole width', async ({ launchOptions }) => {
    const { browser, page } = await twice(launchOptions, 1280);
    await page.goto(address('/docs/sops/tech-team/'));
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(page.locator('nav[data-sidebar]')).toBeHidden();
    const title = await page.locator('h1').boundingBox();
    expect(title?.width).toBeGreaterThan(900);
    await browser.close();
  });

  test('fits the window of a phone', async ({ launchOptions }) => {
    const { browser, page } = await twice(launchOptions, 390);
    for (const path of Object.values(templates)) {
      await page.goto(address(path));
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
    await browser.close();
  });
});
