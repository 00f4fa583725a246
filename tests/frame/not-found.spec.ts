import { expect, test } from '@playwright/test';
import { address, hydrated } from '../site';

test('an address without a page has the frame, says so, and offers search and home', async ({ page }) => {
  const response = await page.goto(address('/docs/no-such-page/?q=1'));
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: /search/i })).toHaveAttribute('href', address('/search/'));
  await main.getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL((url) => url.pathname === address('/'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('search and home are plain links', async ({ page }) => {
    await page.goto(address('/no/such/page'));
    await page
      .locator('main')
      .getByRole('link', { name: /search/i })
      .click();
    await expect(page.locator('h1')).toHaveText('Search');
    await expect(page.locator('main').getByRole('link', { name: 'Get Users' })).toBeVisible();
  });
});
