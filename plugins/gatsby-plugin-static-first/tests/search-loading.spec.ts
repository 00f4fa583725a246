/** Search while its code and index are loading, and when they do not arrive. */
import { expect, test, type Page } from '@playwright/test';
import { hold, requests } from '../../../tests/app';
import { address, open } from '../../../tests/site';

const code = /\/search-[\w-]+\.js$/;
const index = /\/search\/index\.json$/;
const codeAndIndex = /\/search-[\w-]+\.js$|\/search\/index\.json$/;

const parts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return { dialog, field: dialog.getByRole('combobox', { name: 'Search' }), options: dialog.getByRole('option') };
};

/** True if an event, sent now, synchronously opens the dialog and focuses its field. */
const opensAtOnce = (page: Page, how: 'key' | 'click') =>
  page.evaluate((how) => {
    if (how === 'click') document.querySelector<HTMLElement>('[data-search-open]')?.click();
    else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    const dialog = document.querySelector('dialog');
    return dialog?.open === true && document.activeElement === dialog.querySelector('input');
  }, how);

for (const how of ['key', 'click'] as const)
  test(`the dialog is open within the ${how} itself, and searches later for what is typed meanwhile`, async ({
    page,
  }) => {
    await open(page, '/docs/welcome/');
    const seen = requests(page, codeAndIndex);
    const arrive = await hold(page, codeAndIndex);
    expect(await opensAtOnce(page, how)).toBe(true);
    await expect.poll(() => seen.length, 'code and index are asked for together').toBe(2);
    await page.keyboard.type('callsingn');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    const { dialog, field, options } = parts(page);
    await expect(field).toHaveValue('callsinn');
    await expect(dialog).toContainText('Loading …');
    await expect(options).toHaveCount(0);
    await arrive();
    await expect(options.first()).toContainText(/callsign/i);
    expect(seen).toHaveLength(2);
  });

test('Escape closes the dialog before anything has arrived, whatever is typed', async ({ page }) => {
  await open(page, '/docs/welcome/');
  const seen = requests(page, codeAndIndex);
  const arrive = await hold(page, codeAndIndex);
  await page.keyboard.press('/');
  await page.keyboard.type('met');
  await expect.poll(() => seen.length).toBe(2);
  await page.keyboard.press('Escape');
  await expect(parts(page).dialog).toBeHidden();
  await arrive();
  await page.keyboard.press('/');
  await expect(parts(page).field).toHaveValue('met');
  await expect(parts(page).options.first()).toContainText('/metar');
});

const here = address('/docs/welcome/');
const searchPage = `${address('/search/')}?q=metar`;

// In the same document, Firefox and older Chromiums do not request a failed module again: the search page opens instead.
for (const [what, files] of [
  ['code', code],
  ['index', index],
] as const) {
  const failed = async (page: Page) => {
    let count = 0;
    await page.route(files, (route) => {
      count++;
      return route.abort();
    });
    await open(page, '/docs/welcome/');
    await page.keyboard.press('/');
    await page.keyboard.type('metar');
    await expect(parts(page).dialog.getByRole('alert')).toContainText('Search could not be loaded');
    expect(count, 'requests that failed').toBeGreaterThan(0);
    return parts(page);
  };

  test(`search says that its ${what} did not arrive, and tries again`, async ({ page }) => {
    const { dialog, field } = await failed(page);
    await expect(dialog.getByRole('link', { name: 'index of all pages' })).toHaveAttribute('href', address('/search/'));
    await page.unroute(files);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toContainText('/metar');
    const { pathname, search } = new URL(page.url());
    if (what === 'code' && pathname !== here) expect(`${pathname}${search}`).toBe(searchPage);
    else await expect(field).toBeFocused();
  });

  test(`the index of all pages can be reached where the ${what} does not arrive`, async ({ page }) => {
    const { dialog } = await failed(page);
    await dialog.getByRole('link', { name: 'index of all pages' }).click();
    await expect(page).toHaveURL((url) => url.pathname === address('/search/'));
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Every page of this site')).toBeVisible();
  });
}

test('where the code does not arrive a second time, the search page opens with what was typed', async ({ page }) => {
  const seen = requests(page, code);
  await page.route(code, (route) => route.abort());
  await open(page, '/docs/welcome/');
  await page.keyboard.press('/');
  await page.keyboard.type('metar');
  await parts(page).dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === searchPage);
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});

test('where the browser has no dialogs, the button leads to the search page', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'HTMLDialogElement'));
  await open(page, '/docs/welcome/');
  expect(await page.evaluate(() => 'HTMLDialogElement' in window)).toBe(false);
  await page.locator('[data-search-open]').first().click();
  await expect(page).toHaveURL((url) => url.pathname === address('/search/'));
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeEnabled();
});

test('the search page has its field, disabled and with its words, before any script runs', async ({ page }) => {
  let stopped = 0;
  await page.route('**/*.js', (route) => {
    stopped++;
    return route.abort();
  });
  await page.goto(address('/search/?q=metar'));
  await expect.poll(() => stopped, 'scripts that did not arrive').toBeGreaterThan(0);
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(field).toHaveAttribute('placeholder', 'Search the docs');
  await expect(page.getByText('Every page of this site')).toBeVisible();
  const top = (await field.boundingBox())?.y;

  await page.unroute('**/*.js');
  await page.reload();
  await expect(field).toBeEnabled();
  await expect(field).toHaveValue('metar');
  await expect(page.getByRole('option').first()).toContainText('/metar');
  expect((await field.boundingBox())?.y, 'the field does not move').toBe(top);
});

test('the search page says that its index did not arrive, and tries again', async ({ page }) => {
  const seen = requests(page, index);
  await page.route(index, (route) => route.abort());
  await open(page, '/search/?q=metar');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
  expect(seen.length).toBeGreaterThan(0);
  await page.unroute(index);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText('/metar');
});
