import { expect, test } from '@playwright/test';
import { open } from '../site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a button copies the code beside it, and says so', async ({ page }) => {
  await open(page, '/markdown-page/');
  const block = page.locator('figure.code', { hasText: 'callsign.ts' }).first();
  const button = block.locator('.copy');
  await button.click();
  await expect(button).toHaveAccessibleName('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("const base = 'https://flightcrew.thepilotclub.org/api';\nconst response");
  await expect(button).toHaveAccessibleName('Copy the code');
});

test('a command is copied with its example’s arguments, else by its name', async ({ page }) => {
  await open(page, '/docs/discord/server-commands/');
  await page.getByRole('button', { name: 'Copy /metar' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('/metar KPDX');
  await page.getByRole('button', { name: 'Copy /ping' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('/ping');
});

test('a page that cannot be fetched is not copied, and the button says so', async ({ page }) => {
  await page.route('**/index.md', (route) => route.fulfill({ status: 404 }));
  await open(page, '/releases/fcp/1.1/');
  await page.locator('main .dropdown > summary').click();
  await page.locator('[data-copy-page]').click();
  await expect(page.locator('[data-copy-page]')).toHaveText('Could not copy');
});
