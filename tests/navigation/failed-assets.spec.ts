import { expect, test, type Page, type Route } from '@playwright/test';
import { address, open } from '../site';
import { appData, components, dataOf, expectPage, far, follow, from, ignoreViews, marked, mark, requests } from './app';

const target = `${far}?tab=python#responses`;

const failures: Record<string, { files: string; fail: (route: Route) => Promise<void> }> = {
  'data that does not arrive': { files: dataOf(far), fail: (route) => route.abort() },
  'data that the server fails to send': { files: dataOf(far), fail: (route) => route.fulfill({ status: 503 }) },
  'an error of the server': { files: dataOf(far), fail: (route) => route.fulfill({ status: 500 }) },
  'a web page instead of data': { files: dataOf(far), fail: (route) => route.fulfill({ body: '<!doctype html>' }) },
  'code that does not arrive': { files: components, fail: (route) => route.abort() },
  'code that is gone': { files: components, fail: (route) => route.fulfill({ status: 404 }) },
  "the build's hash missing": { files: appData, fail: (route) => route.abort() },
  'another build': { files: appData, fail: (route) => route.fulfill({ json: { webpackCompilationHash: 'other' } }) },
};

test.beforeEach(({ page }) => ignoreViews(page));

/** A full load of the target, and one only. */
async function expectFullLoad(page: Page, documents: string[]): Promise<void> {
  await expectPage(page, target);
  await expect(marked(page)).not.toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForTimeout(1500);
  await expectPage(page, target);
  expect(documents.length).toBeLessThanOrEqual(2);
}

for (const [what, { files, fail }] of Object.entries(failures)) {
  test(`${what}: a click becomes a full load, query and hash kept`, async ({ page }) => {
    await open(page, from);
    await mark(page);
    await page.route(files, fail);
    const documents = requests(page, /get-users\/(\?.*)?$/);
    await follow(page, target);
    await expectFullLoad(page, documents);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test(`${what}: going back becomes a full load, query and hash kept`, async ({ page }) => {
    await open(page, target);
    await follow(page, from);
    await expectPage(page, from);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await mark(page);
    await page.route(files, fail);
    const documents = requests(page, /get-users\/(\?.*)?$/);
    await page.evaluate(() => history.back());
    await expectFullLoad(page, documents);
  });
}

test('a page that does not exist is left to the server', async ({ page }) => {
  await open(page, from);
  await mark(page);
  await follow(page, '/docs/no-such-page/?q=1');
  await expect(page.locator('h1')).toHaveText(/not found/i);
  await expect(marked(page)).not.toBeAttached();
  expect(page.url()).toContain(address('/docs/no-such-page/?q=1'));
});

test('a prefetch that fails leaves the page alone, and its click is a full load', async ({ page }) => {
  await open(page, from);
  await mark(page);
  await page.route(dataOf(far), (route) => route.abort());
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'probe', textContent: 'probe' });
    document.querySelector('footer, nav')?.append(link);
    link.focus();
  }, address(target));
  await page.waitForTimeout(500);
  await expect(marked(page)).toBeAttached();
  await page.keyboard.press('Enter');
  await expectPage(page, target);
  await expect(marked(page)).not.toBeAttached();
});
