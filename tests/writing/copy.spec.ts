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

test('a page is copied for Discord one message after the other', async ({ page }) => {
  await page.route('**/discord.json', (route) => route.fulfill({ json: ['one', 'two'] }));
  await open(page, '/releases/fcp/1.1/');
  await page.locator('.page-actions > summary').click();
  const button = page.locator('[data-copy-page$="/discord.json"]');
  await expect(button).toHaveText('Copy for Discord');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await button.click();
  await expect(button).toHaveText('Copied 1 of 2');
  expect(await clipboard()).toBe('one');
  await expect(button).toHaveText('Copy 2 of 2');
  await button.click();
  await expect(button).toHaveText('Copied 2 of 2');
  expect(await clipboard()).toBe('two');
});

test('a short release note is one message for Discord, with its address', async ({ page }) => {
  await open(page, '/releases/fcp/1.1/');
  await page.locator('.page-actions > summary').click();
  const button = page.locator('[data-copy-page$="/discord.json"]');
  await button.click();
  await expect(button).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# Flight Crew Portal v1\.1\n/);
  expect(copied.trimEnd()).toMatch(/<https:\/\/\S+\/releases\/fcp\/1\.1\/>$/);
  expect([...copied].length).toBeLessThanOrEqual(2000);
});
