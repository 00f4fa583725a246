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

for (const [wanted, nearest] of [
  ['/docs/github', '/docs/dev-help/github/'],
  ['/docs/discord/server-comands/', '/docs/discord/server-commands/'],
  ['/docs/api/fcp-api/get-user-detail', '/docs/api/fcp-api/get-user-details/'],
  ['/docs/sops/what-was-here-once', '/docs/'],
])
  test(`at ${wanted} it names ${nearest}`, async ({ page }) => {
    await page.goto(address(wanted ?? ''));
    const link = page.locator('[data-suggest] a');
    await expect(link).toHaveText(address(nearest ?? ''));
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === address(nearest ?? ''));
  });

test(
  'no other page loads what names the nearest page, and without it the page is whole',
  { tag: '@static-first' },
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const asked = () => scripts.filter((path) => /suggest-page|sitemap/.test(path));
    await page.goto(address('/docs/welcome/'));
    await hydrated(page);
    expect(asked()).toEqual([]);
    await page.route('**/sitemap.xml', (route) => route.abort());
    await page.goto(address('/docs/github'));
    await expect.poll(asked).toHaveLength(2);
    await expect(page.locator('[data-suggest]')).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: /home/i })).toBeVisible();
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('search and home are plain links', async ({ page }) => {
    await page.goto(address('/no/such/page'));
    await expect(page.locator('[data-suggest]')).toBeHidden();
    await page
      .locator('main')
      .getByRole('link', { name: /search/i })
      .click();
    await expect(page.locator('h1')).toHaveText('Search');
    await expect(page.locator('main').getByRole('link', { name: 'Get Users' })).toBeVisible();
  });
});
