import { expect, test, type Page, type Route } from '@playwright/test';
import { address } from '../site';
import { appData, components, requests } from '../navigation/app';

/** A page with a picture, so that it asks for a file of every kind. */
const start = '/markdown-page/';

const kinds: Record<string, string | RegExp> = {
  "webpack's runtime": '**/webpack-runtime-*.js',
  'the framework': '**/framework-*.js',
  'the first script': '**/react-first-*.js',
  'the application': '**/app-*.js',
  'what templates share': /\/[0-9a-f]{40}-\w+\.js$/,
  "the page's component": components,
  "the build's hash": appData,
  pictures: '**/{images,icons}/**',
};

const faults: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>Not found' }),
  slow: () => new Promise(() => {}),
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  // A script of another build knows none of this one's modules; a hash of another build is another hash.
  'of an older build': (route) =>
    route.request().url().endsWith('.json')
      ? route.fulfill({ json: { webpackCompilationHash: 'older' } })
      : route.fulfill({ contentType: 'text/javascript', body: "throw new TypeError('e[t] is not a function')" }),
};

/** The reader reads this page, follows a link, and reads that one. */
async function readAndGoOn(page: Page): Promise<void> {
  const documents = requests(page, /(markdown-page|releases)\/$/);
  await page.goto(address(start), { waitUntil: 'commit' });
  await page.keyboard.press('Shift');
  await expect(page.locator('h1')).toHaveText('Writing pages');
  await expect(page.locator('main p').first()).toBeVisible();
  await page.waitForTimeout(800);
  await expect(page.locator('h1')).toHaveText('Writing pages');
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
  expect(new URL(page.url()).pathname).toBe(address('/releases/'));
  expect(documents.length, 'no page loads itself over and over').toBeLessThanOrEqual(4);
}

for (const [kind, files] of Object.entries(kinds))
  for (const [fault, answer] of Object.entries(faults))
    test(`${kind} ${fault}: the reader reads on`, async ({ page }) => {
      await page.route(files, (route) => answer(route).catch(() => undefined));
      await readAndGoOn(page);
    });

test('everything slow but the pages: the reader reads on', async ({ page }) => {
  await page.route(/\.(js|json|webp|svg|png|ico|webmanifest)$/, () => {});
  await readAndGoOn(page);
});

test('the clock is off by decades: nothing on a page depends on it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const text = async (date: string) => {
    await page.clock.setSystemTime(new Date(date));
    await readAndGoOn(page);
    return page.locator('header, main, footer').allInnerTexts();
  };
  const today = await text(new Date().toISOString());
  expect(await text('1971-01-01')).toEqual(today);
  expect(await text('2100-01-01')).toEqual(today);
  expect(errors).toEqual([]);
});

test('a proxy that strips queries, validators and policies, and adds a script, changes nothing', async ({ page }) => {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ url: url.origin + url.pathname });
    const stripped = ['etag', 'cache-control', 'content-security-policy', 'vary'];
    const kept = Object.entries(response.headers()).filter(([name]) => !stripped.includes(name));
    const headers = Object.fromEntries(kept);
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const body = isPage
      ? (await response.text()).replace('</body>', '<script>var proxy = 1</script></body>')
      : undefined;
    await route.fulfill({ response, headers, body }).catch(() => undefined);
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await readAndGoOn(page);
  await page.goto(address('/docs/api/fcp-api/get-users/?from=a#responses'));
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(/\?from=a#responses$/);
  expect(errors).toEqual([]);
});
