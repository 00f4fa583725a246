import { expect, test, type Page } from '@playwright/test';
import { address, hydrated, open, watchProblems } from '../site';
import { appData, connect, from, requests } from './app';

const scripts = /\.js$/;

test('a first load asks for no data, and for all its scripts at once', async ({ page }) => {
  const problems = watchProblems(page, { ignore: /favicon/ });
  const data = requests(page, new RegExp(`page-data${from}page-data\\.json`));
  const seen = requests(page, scripts);
  await page.goto(address(`${from}?q=1`));
  await hydrated(page);
  const named = await page.locator('#page-data').getAttribute('data-scripts');
  const started = seen.map((url) => new URL(url).pathname).slice(0, named?.split(' ').length);
  expect(started.sort()).toEqual(named?.split(' ').sort());
  expect(data).toEqual([]);
  expect(problems).toEqual([]);
});

test('a page that is not found starts without asking for anything that is not there either', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.request().resourceType() !== 'document') failed.push(response.url());
  });
  await page.goto(address('/docs/no-such-page/'));
  await expect(page.locator('h1')).toHaveText(/not found/i);
  await hydrated(page);
  expect(failed.filter((url) => !url.includes('favicon'))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(address('/docs/no-such-page/'));
});

test('inline scripts are the same on every page, so that a policy can name them by hash', async ({ page }) => {
  const inlineScripts = async (path: string) => {
    await page.goto(address(path));
    return page.locator('script:not([src]):not([type])').allTextContents();
  };
  expect(await inlineScripts(from)).toEqual(await inlineScripts('/'));
});

test.describe('on a connection that saves data', () => {
  test.beforeEach(async ({ page }) => connect(page, { saveData: true }));

  const loadQuietly = async (page: Page) => {
    const seen = requests(page, scripts);
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    expect(seen).toEqual([]);
    return seen;
  };

  test('the application waits for an intent', async ({ page }) => {
    const seen = await loadQuietly(page);
    await page.mouse.move(5, 400);
    await page.waitForTimeout(200);
    expect(seen).toEqual([]);
    await page.locator('nav a').first().hover();
    await hydrated(page);
    expect(seen.length).toBeGreaterThan(0);
  });

  test('a press of a button before it is done afterwards, once', async ({ page }) => {
    await loadQuietly(page);
    const mode = () => page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
    expect(await mode()).toBe('system');
    await page.locator('[data-colour-mode-switch]').first().click();
    await hydrated(page);
    await expect.poll(mode).toBe('light');
    await page.locator('[data-colour-mode-switch]').first().click();
    expect(await mode()).toBe('dark');
  });

  test('a click on a link before it goes where it leads', async ({ page }) => {
    await loadQuietly(page);
    await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
    await expect(page).toHaveURL((url) => url.pathname === address('/releases/'));
  });

  test('a reader who scrolled before it stays there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(address(from));
    await page.evaluate(() => scrollTo(0, 200));
    await page.keyboard.press('Shift');
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});

test('a page of an older build loads itself again, once', async ({ page }) => {
  await page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'newer' } }));
  const documents = requests(page, new RegExp(`${address(from)}$`));
  await page.goto(address(from));
  await expect.poll(() => documents.length).toBe(2);
  await hydrated(page);
  await page.waitForTimeout(500);
  expect(documents).toHaveLength(2);
});

test('an address that cannot be decoded leaves the page readable', async ({ page }) => {
  await page.goto(address(`${from}#100%`));
  await page.keyboard.press('Shift');
  await page.waitForTimeout(800);
  await expect(page.locator('h1')).toBeVisible();
});

test('without the trailing slash, or by its file, a page settles on its own address', async ({ page }) => {
  await page.goto(address(`${from}index.html?q=1#hash`));
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.href.endsWith(`${from}?q=1#hash`));
  await open(page, from.slice(0, -1));
  await expect(page).toHaveURL((url) => url.pathname === address(from));
});

test('the start of the application moves no style sheet, which would lay the whole page out again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((records) => {
        for (const { addedNodes, removedNodes } of records)
          for (const node of [...addedNodes, ...removedNodes])
            if (node instanceof HTMLStyleElement) moved.push(node.outerHTML.slice(0, 80));
      }).observe(document.head, { childList: true }),
    );
  });
  await page.goto(address(from));
  const rules = () => page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  const before = await rules();
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  expect(await rules()).toEqual(before);
  expect(before.length).toBeGreaterThan(0);
});

test('structured data stays while its page does', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await open(page, from);
  await expect(data).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
  await expect(data).toHaveCount(0);
});
