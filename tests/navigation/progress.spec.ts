import { expect, test, type Page } from '@playwright/test';
import { address, open } from '../site';
import { dataOf, expectPage, follow, from, ignoreViews, near } from './app';

const bar = '.route-progress';

test.beforeEach(({ page }) => ignoreViews(page));

/** Milliseconds from the start of a route change to the bar, or `null`, and to the new page. */
interface Times {
  bar: number | null;
  page: number;
}

/** Starts to time a route change; `times` then holds what happened. */
async function startTiming(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const start = performance.now();
    const times: Times = { bar: null, page: 0 };
    const heading = document.querySelector('h1')?.textContent;
    const observer = new MutationObserver(() => {
      if (document.querySelector(selector)) times.bar ??= performance.now() - start;
      const current = document.querySelector('h1')?.textContent;
      if (current && current !== heading) times.page ||= performance.now() - start;
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { times });
  }, bar);
}

const times = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

const changes: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => follow(page, near),
  'navigate()': (page) => page.evaluate((to) => window.___navigate(to), address(near)),
  back: (page) => page.evaluate(() => history.back()),
  forward: (page) => page.evaluate(() => history.forward()),
};

/** Opens a page from which `change` leads to `near`, whose data has not been loaded. */
async function prepare(page: Page, change: string): Promise<void> {
  await open(page, change === 'back' ? near : from);
  if (change === 'a click' || change === 'navigate()') return;
  await follow(page, change === 'back' ? from : near);
  await expectPage(page, change === 'back' ? from : near);
  if (change === 'forward') {
    await page.goBack();
    await expectPage(page, from);
  }
  await page.reload();
  await page.waitForFunction(() => 'history' in window && '___loader' in window);
  await page.waitForLoadState('networkidle');
}

for (const [change, start] of Object.entries(changes)) {
  for (const delay of [0, 150])
    test(`${change}: no bar where data takes ${delay} ms`, async ({ page }) => {
      await expect(async () => {
        await prepare(page, change);
        await page.route(dataOf(near), async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay));
          await route.continue();
        });
        await startTiming(page);
        await start(page);
        await expectPage(page, near);
        const { bar, page: total } = await times(page);
        await page.unroute(dataOf(near));
        expect(total, 'the machine must be quick enough to tell').toBeLessThan(200);
        expect(bar).toBeNull();
      }).toPass({ timeout: 45_000 });
    });

  for (const delay of [400, 3000])
    test(`${change}: a bar from 200 ms on where data takes ${delay} ms`, async ({ page }) => {
      await prepare(page, change);
      await page.route(dataOf(near), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      await startTiming(page);
      await start(page);
      await expect(page.locator(bar)).toBeVisible();
      await expectPage(page, near);
      await expect(page.locator(bar)).not.toBeAttached();
      const { bar: shown, page: total } = await times(page);
      expect(shown).toBeGreaterThan(195);
      expect(shown).toBeLessThan(380);
      expect(total).toBeGreaterThan(delay);
    });
}

test('the bar has a name, and stands still for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, from);
  await page.route(dataOf(near), () => {});
  await follow(page, near);
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(progress).toBeVisible();
  expect(await progress.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test('another click overtakes a slow one, which then changes nothing', async ({ page }) => {
  await open(page, from);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(dataOf(near), async (route) => {
    await released;
    await route.continue();
  });
  await follow(page, near);
  await follow(page, '/releases/');
  await expectPage(page, '/releases/');
  const arrived = page.waitForResponse(dataOf(near));
  release();
  await (await arrived).finished();
  await page.waitForTimeout(500);
  await expectPage(page, '/releases/');
  await expect(page.locator(bar)).not.toBeAttached();
});
