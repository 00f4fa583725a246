import { expect, test } from '@playwright/test';
import { address, hydrated, open } from '../site';

const path = '/markdown-page/';

test('tabs are chosen by click and by keyboard, and the choice is remembered', async ({ page }) => {
  await open(page, path);
  const tabs = page.locator('.tabs').first();
  const [first, second] = [tabs.getByRole('tab').first(), tabs.getByRole('tab').last()];
  await expect(tabs.getByRole('tablist')).toBeVisible();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByRole('tabpanel')).toHaveText('Open the terminal.');

  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByRole('tabpanel')).toHaveText('Open PowerShell.');
  await expect(tabs.getByRole('tabpanel')).toHaveAccessibleName('Windows');

  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(second).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(tabs.getByRole('tabpanel')).toHaveText('Open PowerShell.');
});

test('an address in a tab that is not chosen chooses it, at once and later', async ({ page }) => {
  await page.route(/\/markdown-page\/(#.*)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<p>Open PowerShell.', '<p id="shell">Open PowerShell.');
    await route.fulfill({ response, body });
  });
  await page.goto(`${address(path)}#shell`);
  const place = page.locator('#shell');
  await expect(place).toBeInViewport();
  await page.locator('.tabs').first().getByRole('tab', { name: 'Linux and macOS' }).click();
  await page.evaluate(() => {
    location.hash = '';
    scrollTo(0, 0);
  });
  await expect(place).toBeHidden();
  await page.evaluate(() => (location.hash = 'shell'));
  await expect(place).toBeInViewport();
});

test('focus stays when scripts take over from radio buttons', async ({ page }) => {
  await page.goto(address(path));
  await page.locator('.tabs').first().locator('input, [role=tab]').first().focus();
  await hydrated(page);
  await expect(page.locator('.tabs').first().getByRole('tab').first()).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs are radio buttons, and no button promises to copy', async ({ page }) => {
    await page.goto(address(path));
    const tabs = page.locator('.tabs').first();
    await expect(tabs.getByText('Open the terminal.')).toBeVisible();
    await tabs.getByText('Windows').click();
    await expect(tabs.getByText('Open PowerShell.')).toBeVisible();
    await expect(tabs.getByText('Open the terminal.')).toBeHidden();
    await expect(page.locator('main .copy').first()).toBeHidden();
  });

  test('every corner of a sample’s tab chooses it', async ({ page }) => {
    await page.goto(address('/docs/api/fcp-api/get-user-details/'));
    const [curl, python] = ['curl', 'Python'].map((name) => page.locator('.tabs > label', { hasText: name }).first());
    await python?.click();
    await expect(page.getByText('import requests').first()).toBeVisible();
    await curl?.click({ position: { x: 2, y: 6 } });
    await expect(page.getByText('curl --fail-with-body').first()).toBeVisible();
  });
});
