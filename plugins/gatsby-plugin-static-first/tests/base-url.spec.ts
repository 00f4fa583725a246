import { expect } from '@playwright/test';
import { fail, test, type Strike } from '../../../tests/strike';
import { address } from '../../../tests/site';
import { from, near } from '../../../tests/app';

const banner = '[role=alert]';

/** Serve the build below another prefix than its own: its pages are found there, its files are not. */
async function serveBelow(strike: Strike, prefix: string): Promise<void> {
  await strike(new RegExp(`^[^/]+//[^/]+${prefix}/`), async (route) => {
    const url = new URL(route.request().url());
    const path = url.pathname.slice(prefix.length);
    await route.fulfill({ response: await route.fetch({ url: url.origin + address(path) }) });
  });
  await strike(new RegExp(`^[^/]+//[^/]+(?!${prefix}/)/`), (route) => route.fulfill({ status: 404 }));
}

test('a build for another path prefix says so, names both and the fix', async ({ page, strike }) => {
  await serveBelow(strike, '/elsewhere');
  await page.goto(`/elsewhere${near}`);
  await expect(page.locator(banner)).toBeVisible({ timeout: 8000 });
  await expect(page.locator(banner)).toContainText(`${process.env.SITE_PREFIX ?? ''}/`);
  await expect(page.locator(banner)).toContainText('/elsewhere/');
  await expect(page.locator(banner)).toContainText('PATH_PREFIX=/elsewhere');
  await expect(page.locator(banner)).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
});

for (const [what, path] of [
  ['files that fail at the right prefix are', from],
  ['a page that does not exist is', '/docs/no-such-page/'],
] as const)
  test(`${what} no reason for it`, async ({ page, strike }) => {
    const failed = await strike('**/*.js', fail.abort);
    await page.goto(address(path), { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await expect.poll(() => failed.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.locator(banner)).not.toBeAttached();
    await expect(page.locator('h1')).toBeVisible();
  });
