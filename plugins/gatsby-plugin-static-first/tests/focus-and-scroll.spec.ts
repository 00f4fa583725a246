import { expect, test, type Page } from '@playwright/test';
import { open } from '../../../tests/site';
import { drawn, expectPage, far, follow, from, mark, marked, near } from '../../../tests/app';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  // The position is recorded at the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test.use({ viewport: { width: 1280, height: 300 } });

test('a route change moves focus to the heading and announces it', async ({ page }) => {
  await open(page, from);
  await follow(page, near);
  await expectPage(page, near);
  const heading = page.locator('main h1');
  await expect(heading).toBeFocused();
  const text = (await heading.textContent()) ?? '';
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${text}`);
  await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'assertive');
});

test('a route change to a hash moves focus to its element, in view', async ({ page }) => {
  await open(page, near);
  const id = await page.locator('main :is(h2,h3)[id]').last().getAttribute('id');
  await open(page, from);
  await follow(page, `${near}#${id}`);
  await expectPage(page, `${near}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a hash that is not well encoded leads to the page all the same', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await open(page, from);
  await follow(page, `${near}#100%`);
  await expectPage(page, `${near}#100%`);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('hashchange', resolve);
        location.hash = '#caf%E9';
      }),
  );
  await drawn(page);
  await expect(page.locator('main h1')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a new page starts at its top', async ({ page }) => {
  await open(page, from);
  await scrollDown(page, 250);
  await follow(page, near);
  await expectPage(page, near);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('back and forward return to where each page was left', async ({ page }) => {
  await open(page, from);
  await scrollDown(page, 120);
  await follow(page, near);
  await expectPage(page, near);
  await scrollDown(page, 230);
  await page.goBack();
  await expectPage(page, from);
  await expect.poll(() => scrollTop(page)).toBe(120);
  await page.goForward();
  await expectPage(page, near);
  await expect.poll(() => scrollTop(page)).toBe(230);
});

test('so they do after a reload, when the page has to be loaded again', async ({ page }) => {
  await open(page, from);
  await scrollDown(page, 120);
  await follow(page, near);
  await expectPage(page, near);
  await scrollDown(page, 230);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => scrollTop(page)).toBe(230);
  await mark(page);
  await page.goBack();
  await expectPage(page, from);
  await expect.poll(() => scrollTop(page)).toBe(120);
  await expect(marked(page)).toBeAttached();
});

test('so they do within a page', async ({ page }) => {
  await open(page, near);
  await scrollDown(page, 90);
  const id = await page.locator('main :is(h2,h3)[id]').last().getAttribute('id');
  await page.evaluate((hash) => {
    const link = document.createElement('a');
    link.href = `#${hash}`;
    document.querySelector('main')?.append(link);
    link.click();
  }, id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(90);
  await page.goForward();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('a page visited anew by a full load starts at its top, wherever it was left before', async ({ page }) => {
  await open(page, from);
  await scrollDown(page, 200);
  await open(page, far);
  await open(page, from);
  await drawn(page);
  expect(await scrollTop(page)).toBe(0);
});
