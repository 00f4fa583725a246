import { expect, type Page } from '@playwright/test';
import { fail, test } from '../../../tests/strike';
import { address, open } from '../../../tests/site';
import { dataOf, expectPage, follow, from, hold, ignoreViews, letSecondPass, near } from '../../../tests/app';

const bar = '.route-progress';

test.beforeEach(({ page }) => ignoreViews(page));

/** Ways to `near`; all but the first two find its entry in history, without its data. */
const changes: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => follow(page, near),
  'navigate()': (page) => page.evaluate((to) => window.___navigate?.(to), address(near)),
  back: (page) => page.evaluate(() => history.back()),
  forward: (page) => page.evaluate(() => history.forward()),
};

/** Open a page from which `change` leads to `near`, whose data has not been loaded. */
async function prepare(page: Page, change: string): Promise<void> {
  await open(page, change === 'back' ? near : from);
  if (change === 'a click' || change === 'navigate()') return;
  await follow(page, change === 'back' ? from : near);
  await expectPage(page, change === 'back' ? from : near);
  if (change === 'forward') {
    await page.goBack();
    await expectPage(page, from);
  }
  await page.reload({ waitUntil: 'networkidle' });
}

/**
 * Change to `near`, whose data takes `delay` milliseconds of the test's clock.
 * @returns whether a bar showed before 200 ms, once they had passed, at any time, and after the change
 */
async function changePage(page: Page, change: string, delay: number) {
  await page.clock.install();
  await prepare(page, change);
  const heading = (await page.locator('h1').textContent()) ?? '';
  const send = await hold(page, dataOf(near));
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) document.documentElement.setAttribute('data-bar', '');
    }).observe(document.body, { childList: true });
  }, bar);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const isShown = async () => (await page.locator(bar).count()) > 0;

  const asked = page.waitForRequest(dataOf(near));
  await changes[change]?.(page);
  await asked;
  await page.clock.runFor(Math.min(delay, 190));
  const before = await isShown();
  await page.clock.runFor(Math.max(delay - 190, 0));
  const late = await isShown();
  await send();
  if (change === 'back' || change === 'forward') await expect(page.locator('h1')).not.toHaveText(heading);
  await expect(page).toHaveURL((url) => url.pathname === address(near));
  await page.clock.runFor(1000);
  await expect(page.locator('h1')).not.toHaveText(heading);
  const ever = (await page.locator('html[data-bar]').count()) > 0;
  return { before, late, ever, after: await isShown() };
}

for (const change of Object.keys(changes)) {
  test(`${change}: no bar where data takes 150 ms`, async ({ page }) => {
    const bar = await changePage(page, change, 150);
    expect(bar).toEqual({ before: false, late: false, ever: false, after: false });
  });
  test(`${change}: a bar from 200 ms on where data takes 400 ms`, async ({ page }) => {
    const bar = await changePage(page, change, 400);
    expect(bar).toEqual({ before: false, late: true, ever: true, after: false });
  });
}

test('the bar has a name, and stands still for those who want less motion', async ({ page, strike }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, from);
  await strike(dataOf(near), fail.never);
  await follow(page, near);
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  expect(await progress.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('another click overtakes a slow one, which then changes nothing', async ({ page }) => {
  await page.clock.install();
  await open(page, from);
  const release = await hold(page, dataOf(near));
  await follow(page, near);
  await follow(page, '/releases/');
  await expectPage(page, '/releases/');
  const arrived = page.waitForResponse(dataOf(near));
  await release();
  await (await arrived).finished();
  await letSecondPass(page);
  await expectPage(page, '/releases/');
  await expect(page.locator(bar)).not.toBeAttached();
});
