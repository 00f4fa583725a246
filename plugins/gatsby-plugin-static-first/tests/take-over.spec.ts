/** Faults of the application itself, as it takes over a page and as it changes to another. */
import { expect, test, type Page } from '@playwright/test';
import { address, startApp } from '../../../tests/site';

/** A page without tabs, which move their labels as they start. */
const plain = '/docs/sops/tech-team/';
const operation = '/docs/api/fcp-api/get-user-details/';
const struck = (page: Page) => page.evaluate(() => (window as unknown as { struck?: number }).struck ?? 0);
const text = (page: Page) => page.locator('header, main, footer').allInnerTexts();

/** Throw in an effect: in one, Gatsby's router listens to the history of a page that React has taken over. */
const throwInEffect = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener } = window;
    const counting = window as unknown as { struck?: number };
    window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      const isTakenOver = Object.keys(document.querySelector('#___gatsby > *') ?? {}).some((key) =>
        /^__react/.test(key),
      );
      if (args[0] !== 'popstate' || !isTakenOver || counting.struck) return addEventListener(...args);
      counting.struck = 1;
      throw new Error('A fault in an effect');
    };
  });

test('an effect that throws leaves the page as it was built, with its behaviours and its links', async ({ page }) => {
  await throwInEffect(page);
  await page.goto(address(plain));
  const built = await text(page);
  await startApp(page);
  await expect.poll(() => struck(page), 'the fault struck').toBeGreaterThan(0);
  await page.waitForFunction(() => !('___navigate' in window));
  await expect.poll(() => text(page)).toEqual(built);

  await page.locator('[data-colour-mode-switch]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Tech team procedures');
});

test('a behaviour that cannot start takes no other with it', async ({ page }) => {
  await page.addInitScript(() => {
    // The menu reads this as it starts, before most other behaviours.
    Object.assign(window, {
      matchMedia: () => {
        const counting = window as unknown as { struck?: number };
        counting.struck = (counting.struck ?? 0) + 1;
        throw new Error('A fault in a start');
      },
    });
  });
  await page.goto(address(operation));
  const built = await page.locator('main h2').allTextContents();
  await startApp(page);
  await expect.poll(() => struck(page), 'the fault struck').toBeGreaterThan(0);
  expect(await page.locator('main h2').allTextContents()).toEqual(built);
  expect(built.length).toBeGreaterThan(3);
  const open = page.locator('.contract details[open]');
  await expect(open).not.toHaveCount(0);
  // The behaviours of the reference come in a file of their own.
  await expect(async () => {
    await page.locator('[data-tree=close]').click();
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
});
