import { expect, test } from '@playwright/test';
import { storageKeys } from '../../src/client/browser/storage';
import { open, address } from '../site';
import { day, night, shownMode, slowDown, store, watchFrames } from './devices';

const path = '/docs/welcome/';
const key = storageKeys.colorMode;
const button = 'header [data-colour-mode-switch]';

test('follows the system until the reader chooses, and while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  expect(await shownMode(page)).toEqual(night);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await shownMode(page)).toEqual(day);
});

test('the switch steps from system to light to dark, says so, and the browser follows', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, path);
  const step = page.locator(button);
  await expect(step).toHaveAccessibleName('Colour mode: system');
  await step.click();
  await expect(step).toHaveAccessibleName('Colour mode: light');
  expect(await shownMode(page)).toEqual(day);
  await step.click();
  await expect(step).toHaveAccessibleName('Colour mode: dark');
  expect(await shownMode(page)).toEqual(night);
  await step.click();
  await expect(step).toHaveAccessibleName('Colour mode: system');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await shownMode(page)).toEqual(day);
});

test('the choice is remembered, on other pages too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, path);
  await page.locator(button).click();
  await page.locator(button).click();
  await page.reload();
  expect(await shownMode(page)).toEqual(night);
  await page.goto(address('/'));
  expect(await shownMode(page)).toEqual(night);
});

for (const [choice, shown, system] of [
  ['dark', night, 'light'],
  ['light', day, 'dark'],
] as const)
  test(`a ${choice} page never shows the ${system} one first, however slow the machine`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await store(page, key, choice);
    await slowDown(page, 8);
    const backgrounds = await watchFrames(page, () => getComputedStyle(document.documentElement).backgroundColor);
    await open(page, path);
    expect(await backgrounds()).toEqual([shown.background]);
    expect(await shownMode(page)).toEqual(shown);
  });

test('other tabs follow at once', async ({ page, context }) => {
  await open(page, path);
  const other = await context.newPage();
  await open(other, '/releases/');
  await page.locator(button).click();
  await page.locator(button).click();
  await expect(other.locator(button)).toHaveAccessibleName('Colour mode: dark');
  expect(await shownMode(other)).toEqual(night);
  await page.locator(button).click();
  await expect(other.locator(button)).toHaveAccessibleName('Colour mode: system');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });
  test('follows the system, and offers no switch that would do nothing', async ({ page }) => {
    await page.goto(address(path));
    await expect(page.locator('html')).toHaveCSS('background-color', night.background);
    await expect(page.locator(button)).toBeHidden();
  });
});
