import { expect, test, type Page } from '@playwright/test';
import { address } from '../site';
import { from, near } from './app';

const banner = '[role=alert]';

/** Serves the build below another prefix than its own: its pages are found there, its files are not. */
async function serveBelow(page: Page, prefix: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (!url.pathname.startsWith(`${prefix}/`)) return route.fulfill({ status: 404 });
    const path = url.pathname.slice(prefix.length);
    return route.fulfill({ response: await route.fetch({ url: url.origin + address(path) }) });
  });
}

test('a build for another path prefix says so, names both and the fix', async ({ page }) => {
  await serveBelow(page, '/elsewhere');
  await page.goto(`/elsewhere${near}`);
  await expect(page.locator(banner)).toBeVisible({ timeout: 8000 });
  await expect(page.locator(banner)).toContainText(`${process.env.SITE_PREFIX ?? ''}/`);
  await expect(page.locator(banner)).toContainText('/elsewhere/');
  await expect(page.locator(banner)).toContainText('PATH_PREFIX=/elsewhere');
  await expect(page.locator(banner)).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('files that fail at the right prefix are no reason for it', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address(from), { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await expect(page.locator(banner)).not.toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
});

test('nor is a page that does not exist', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address('/docs/no-such-page/'), { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.waitForTimeout(500);
  await expect(page.locator(banner)).not.toBeAttached();
});
