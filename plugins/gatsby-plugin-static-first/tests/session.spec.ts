import { expect } from '@playwright/test';
import { address, behaving, hydrated, open } from '../../../tests/site';
import { components, expectPage, far, follow, from, ignoreViews, mark, marked, near } from '../../../tests/app';
import { fail, test } from '../../../tests/strike';

test.beforeEach(({ page }) => ignoreViews(page));

test('code cut off on the way: a click becomes a full load', async ({ page, strike }) => {
  await open(page, from);
  await mark(page);
  await strike(components, fail.cutOff);
  await follow(page, `${far}?tab=python#responses`);
  await expectPage(page, `${far}?tab=python#responses`);
  await expect(marked(page)).not.toBeAttached();
  await expect(page.locator('h1')).toHaveText('Get Users');
});

test('the server goes down: what was read is there, and when it is back the reader goes on', async ({
  page,
  context,
}) => {
  await open(page, from);
  await follow(page, near);
  await expectPage(page, near);
  await context.setOffline(true);

  await page.goBack();
  await expectPage(page, from);
  await expect(page.locator('h1')).toHaveText('Welcome');
  await page.locator('header [data-colour-mode-switch]').click();
  await follow(page, `${far}?tab=python#responses`);
  // The browser shows its own page for a missing connection.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);

  await context.setOffline(false);
  await page.goto(address(`${far}?tab=python#responses`));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Get Users');
});

test('an error in a part of the frame leaves the page to read, and its links to follow', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {
        throw new Error('broken on purpose');
      }
    };
  });
  await page.goto(address(from));
  await behaving(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(page.locator('h1')).toHaveText('Welcome');
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
});
