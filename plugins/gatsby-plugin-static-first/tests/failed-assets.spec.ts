import { expect, type Page } from '@playwright/test';
import { fail, test, type Handler } from '../../../tests/strike';
import { address, open, startApp } from '../../../tests/site';
import {
  components,
  dataOf,
  expectPage,
  far,
  follow,
  from,
  ignoreViews,
  marked,
  mark,
  requests,
} from '../../../tests/app';

const target = `${far}?tab=python#responses`;

/** Respond with a page's data as if another build had made it. */
function ofBuild(build: string | undefined): Handler {
  return async (route) => {
    const pageData = (await (await route.fetch()).json()) as { result: object };
    await route.fulfill({ json: { ...pageData, result: { ...pageData.result, build } } });
  };
}

const failures: Record<string, { files: string; handler: Handler }> = {
  'data that does not arrive': { files: dataOf(far), handler: fail.abort },
  'data that is cut off': { files: dataOf(far), handler: fail.cutOff },
  'data that the server fails to send': { files: dataOf(far), handler: (route) => route.fulfill({ status: 503 }) },
  'a web page instead of data': { files: dataOf(far), handler: (route) => route.fulfill({ body: '<!doctype html>' }) },
  'code that does not arrive': { files: components, handler: fail.abort },
  'code that is gone': { files: components, handler: (route) => route.fulfill({ status: 404 }) },
  'data without a build': { files: dataOf(far), handler: ofBuild(undefined) },
  'data of another build': { files: dataOf(far), handler: ofBuild('other') },
};

test.beforeEach(({ page }) => ignoreViews(page));

/**
 * Expect exactly one full load of the target.
 * @param asked every request since the fault
 * @param struck those that the fault struck
 */
async function expectFullLoad(page: Page, asked: string[], struck: string[]): Promise<void> {
  await expectPage(page, target);
  await expect(marked(page)).not.toBeAttached();
  await expect(page.locator('h1')).toBeVisible();
  // The loaded page starts its application, or meets the fault as it does.
  const isMet = () =>
    asked.slice(asked.findLastIndex((url) => url.endsWith(address(target)))).some((url) => struck.includes(url));
  await expect.poll(async () => (await startApp(page).catch(() => false)) || isMet()).toBe(true);
  await page.waitForLoadState('networkidle');
  await expectPage(page, target);
  expect(asked.filter((url) => /get-users\/(\?.*)?$/.test(url)).length).toBeLessThanOrEqual(2);
}

for (const [what, { files, handler }] of Object.entries(failures)) {
  test(`${what}: a click becomes a full load, query and hash kept`, async ({ page, strike }) => {
    await open(page, from);
    await mark(page);
    const struck = await strike(files, handler);
    const asked = requests(page, /./);
    await follow(page, target);
    await expectFullLoad(page, asked, struck);
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  // A step back meets a failure in the same code.
  if (handler !== fail.abort) continue;
  test(`${what}: going back becomes a full load, query and hash kept`, async ({ page, strike }) => {
    await open(page, target);
    await follow(page, from);
    await expectPage(page, from);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await mark(page);
    const struck = await strike(files, handler);
    const asked = requests(page, /./);
    await page.evaluate(() => history.back());
    await expectFullLoad(page, asked, struck);
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

test('a prefetch that fails leaves the page alone, and its click is a full load', async ({ page, strike }) => {
  await open(page, from);
  await mark(page);
  const struck = await strike(dataOf(far), fail.abort);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href, id: 'probe', textContent: 'probe' });
    document.querySelector('footer, nav')?.append(link);
    link.focus();
  }, address(target));
  await expect.poll(() => struck.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(marked(page)).toBeAttached();
  await page.keyboard.press('Enter');
  await expectPage(page, target);
  await expect(marked(page)).not.toBeAttached();
});
