import { expect, test } from '@playwright/test';
import { storageKeys } from '../../src/client/browser/storage';
import { address, open, watchProblems } from '../site';
import { expectPage, follow } from '../app';
import { stored } from './devices';

declare global {
  interface Window {
    struck?: number;
  }
}

test("the documentation's version is shown and kept; an API's is shown", async ({ page }) => {
  await open(page, '/docs/api/fcp-api/flight-crew-portal-api/');
  await expect(page.getByText('Version 1.0.0 (v1)')).toHaveCount(1);
  expect(await stored(page, storageKeys.docsVersion)).toBeNull();
  await follow(page, '/docs/');
  await expectPage(page, '/docs/');
  await expect(page.getByText('Version: Next')).toHaveCount(1);
  expect(await stored(page, storageKeys.docsVersion)).toBe('current');
});

/** Failures of storage. Each counts its hits in `window.struck`. */
const failures: Record<string, () => void> = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          window.struck = (window.struck ?? 0) + 1;
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      window.struck = (window.struck ?? 0) + 1;
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  },
  'full of something else': () => {
    Storage.prototype.getItem = function (this: Record<string, string | undefined>, key) {
      if (this[key] === undefined) window.struck = (window.struck ?? 0) + 1;
      return this[key] ?? '{"not": [what it was';
    };
  },
};

for (const [state, prepare] of Object.entries(failures))
  test(`everything works while storage is ${state}`, async ({ page }) => {
    const problems = watchProblems(page);
    await page.addInitScript(prepare);
    await open(page, '/docs/welcome/');

    const mode = page.locator('header [data-colour-mode-switch]');
    await mode.click();
    await expect(mode).toHaveAccessibleName('Colour mode: light');
    await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeHidden();
    const sidebar = page.locator('nav[data-sidebar]');
    await sidebar.locator('summary', { hasText: 'Procedures' }).click();
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await expect(sidebar).toBeVisible();

    await follow(page, '/docs/api/fcp-api/get-users/');
    await expectPage(page, '/docs/api/fcp-api/get-users/');
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expectPage(page, '/docs/welcome/');
    expect(await page.evaluate(() => window.struck ?? 0), 'the fault was met').toBeGreaterThan(0);
    await page.goto(address('/markdown-page/'));
    await expect(page.locator('h1')).toBeVisible();
    expect(problems).toEqual([]);
  });
