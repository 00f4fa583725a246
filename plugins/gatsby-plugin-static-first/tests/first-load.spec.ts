import { expect, type Browser, type Page, type Route } from '@playwright/test';
import { address, hydrated } from '../../../tests/site';
import { connect, requests } from '../../../tests/app';
import { fail, intercept, test, type Handler } from '../../../tests/strike';

/** A page with a picture, so that it requests a file of every kind. */
const start = '/markdown-page/';

const kinds = {
  script: /\.js$/,
  'file of data': /\.json$/,
  picture: /\/images\/.*\.(webp|svg|png)$/,
  font: /\.woff2$/,
};
type Kind = keyof typeof kinds;

const faults: Record<string, Handler> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>Not found' }),
  slow: fail.never,
  'cut off': fail.cutOff,
  // A script of another build knows none of this one's modules; data of another build has another hash.
  'of an older build': (route) =>
    /\.js$/.test(route.request().url())
      ? route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('e[t] is not a function')" })
      : /\.json$/.test(route.request().url())
        ? route.fulfill({ json: { webpackCompilationHash: 'older' } })
        : route.fulfill({ status: 410 }),
};

const releases = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first();

/**
 * Read this page, point at a link, follow it, and read that page.
 * @param struck files that must be requested before the link is followed; absent if they may be requested later
 */
async function readAndGoOn(page: Page, struck?: string[]): Promise<void> {
  const documents = requests(page, /(markdown-page|releases)\/$/);
  const picture = page.waitForRequest((request) => kinds.picture.test(request.url()));
  await page.goto(address(start), { waitUntil: 'commit' });
  await page.keyboard.press('Shift');
  await expect(page.locator('h1')).toHaveText('Writing pages');
  await expect(page.locator('main p').first()).toBeVisible();
  await page.locator('main img').first().scrollIntoViewIfNeeded();
  await picture;
  await releases(page).hover();
  if (struck) await expect.poll(() => struck.length).toBeGreaterThan(0);
  // The page may reload meanwhile, which would end an evaluation.
  await page.waitForFunction(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
  await expect(page.locator('h1')).toHaveText('Writing pages');
  await releases(page).click();
  await expect(async () => {
    // A page that loads itself again, since its data is of another build, can take the click away.
    const loads = documents.filter((url) => url.endsWith(start)).length;
    if (loads > 1 && (await page.locator('h1').textContent()) === 'Writing pages') await releases(page).click();
    await expect(page.locator('h1')).toHaveText('New Releases', { timeout: loads > 1 ? 1000 : 5000 });
  }).toPass({ timeout: 10_000 });
  expect(new URL(page.url()).pathname).toBe(address('/releases/'));
  expect(documents.length, 'no page loads itself over and over').toBeLessThanOrEqual(4);
}

const newPage = (browser: Browser) => browser.newPage({ baseURL: process.env.SITE_ORIGIN });

/** List the files that the page and its application request, without prefetched ones: by kind, as the build named them. */
async function filesOfPage(browser: Browser): Promise<Record<Kind, string[]>> {
  const page = await newPage(browser);
  await connect(page, { saveData: true });
  const asked = requests(page, /./);
  await page.goto(address(start));
  await page.locator('main img').first().scrollIntoViewIfNeeded();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  const paths = [...new Set(asked.map((url) => new URL(url).pathname))];
  const found = Object.entries(kinds).map(([kind, pattern]) => [kind, paths.filter((path) => pattern.test(path))]);
  return Object.fromEntries(found) as Record<Kind, string[]>;
}

let files: Record<Kind, string[]>;
test.beforeAll(async ({ browser }) => {
  files = await filesOfPage(browser);
});

for (const kind of Object.keys(kinds) as Kind[])
  for (const [fault, handler] of Object.entries(faults)) {
    // No code runs for a picture or a font that fails.
    if (/picture|font/.test(kind) && fault !== 'slow') continue;
    test(`each ${kind} ${fault}, one at a time: the reader reads on`, async ({ browser }) => {
      test.slow();
      expect(files[kind], `a ${kind} is asked for`).not.toEqual([]);
      for (const path of files[kind])
        await test.step(path, async () => {
          const page = await newPage(browser);
          const struck = await intercept(page, `**${path}*`, (route) => handler(route));
          await readAndGoOn(page);
          expect(struck, `${path} has struck`).not.toEqual([]);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.close();
        });
    });
  }

test('everything slow but the pages: the reader reads on', async ({ page, strike }) => {
  await readAndGoOn(page, await strike(/\.(js|json|webp|svg|png|ico|webmanifest|woff2)$/, fail.never));
});

test('the clock is off by decades: nothing on a page depends on it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const text = async (date: string) => {
    await page.clock.setSystemTime(new Date(date));
    await readAndGoOn(page);
    expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).toBe(date);
    return page.locator('header, main, footer').allInnerTexts();
  };
  const today = await text(new Date().toISOString().slice(0, 10));
  expect(await text('1971-01-01')).toEqual(today);
  expect(await text('2100-01-01')).toEqual(today);
  expect(errors).toEqual([]);
});

/** Rewrite a page as a well-meaning proxy might. */
async function respondAsProxy(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  const response = await route.fetch({ url: url.origin + url.pathname });
  const stripped = ['etag', 'cache-control', 'content-security-policy', 'vary'];
  const kept = Object.entries(response.headers()).filter(([name]) => !stripped.includes(name));
  const headers = Object.fromEntries(kept);
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const body = isPage ? (await response.text()).replace('</body>', '<script>var proxy = 1</script></body>') : undefined;
  await route.fulfill({ response, headers, body });
}

test('a proxy that strips queries, validators and policies, and adds a script, changes nothing', async ({
  page,
  strike,
}) => {
  await strike('**/*', (route) => respondAsProxy(route).catch(() => undefined));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await readAndGoOn(page);
  await page.goto(address('/docs/api/fcp-api/get-users/?from=a#responses'));
  expect(await page.evaluate('proxy'), 'the script of the proxy has run').toBe(1);
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/\?from=a#responses$/);
  expect(errors).toEqual([]);
});
