import { expect, test, type Page } from '@playwright/test';
import { storageKeys } from '../../src/client/browser/storage';
import { site } from '../../src/site';
import { address, open } from '../site';
import { slowDown, store, stored, watchFrames } from './devices';

const path = '/docs/welcome/';
const key = storageKeys.announcement;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });
const { announcement } = site;

test.skip(!announcement, 'The site announces nothing at present.');
const { id = '', text = '', link } = announcement ?? {};

test('says what it has to say, with a link', async ({ page }) => {
  await open(page, path);
  await expect(bar(page)).toContainText(text);
  if (link) await expect(bar(page).getByRole('link', { name: link.label })).toBeVisible();
});

test('stays dismissed on every page, and focus goes on to the content', async ({ page }) => {
  await open(page, path);
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await stored(page, key)).toBe(id);
  await page.reload();
  await expect(bar(page)).toBeHidden();
  await page.goto(address('/'));
  await expect(bar(page)).toBeHidden();
});

test('is never seen on load once dismissed, however slow the machine', async ({ page }) => {
  await store(page, key, id);
  await slowDown(page, 8);
  const heights = await watchFrames(page, () => {
    const element = document.querySelector('aside[aria-label=Announcement]');
    return element ? String(element.getBoundingClientRect().height) : undefined;
  });
  await open(page, path);
  expect(await heights()).toEqual(['0']);
});

test('shows again when its id changes', async ({ page }) => {
  await store(page, key, 'an older one');
  await open(page, path);
  await expect(bar(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('shows, without a button that would do nothing', async ({ page }) => {
    await page.goto(address(path));
    await expect(bar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss the announcement' })).toBeHidden();
  });
});
