import { expect, test, type Page } from '@playwright/test';
import { address, open } from '../../../tests/site';

const from = '/docs/welcome/';
const to = '/docs/';

/** Record the animations of the main part that code begins. The bar of a slow change has its own (`progress.spec.ts`). */
const record = (page: Page) =>
  page.addInitScript(() => {
    const animations: unknown[] = [];
    Object.assign(window, { animations });

    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.localName === 'main') animations.push(frames);
      return animate.call(this, frames, options);
    };
  });
const animations = (page: Page) => page.evaluate(() => (window as unknown as { animations: unknown[] }).animations);

async function follow(page: Page): Promise<void> {
  await page
    .locator(`a[href="${address(to)}"]:visible`)
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${address(to)}$`));
  await expect(page.locator('h1')).toHaveText('Documentation');
}

test('a new page fades in, a place of the same page does not', async ({ page }) => {
  await record(page);
  await open(page, from);
  await page.locator('main a[href^="#"]:visible').first().click();
  expect(await animations(page)).toEqual([]);
  await follow(page);
  expect(await animations(page)).toEqual([{ opacity: [0.4, 1] }]);
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
});

test.describe('for readers who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('pages change at once', async ({ page }) => {
    await record(page);
    await open(page, from);
    await follow(page);
    expect(await animations(page)).toEqual([]);
  });
});
