import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { expectPage, follow, near } from './app';
import { address, open, watchProblems } from './site';

const parts = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    options: dialog.getByRole('option'),
    chosen: dialog.locator('[role=option][aria-selected=true]'),
    button: page.locator('[data-search-open]').first(),
  };
};

const isSearch = (url: string) => /\/search\/index\.json$|\/search-[\w-]+\.js$/.test(url);

test.describe('the dialog', () => {
  test.beforeEach(({ page }) => open(page, '/docs/welcome/'));

  test('is not in the first load, and comes with the first intent', { tag: '@static-first' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/docs/welcome/');
    expect(asked.filter(isSearch)).toEqual([]);
    const index = page.waitForRequest((request) => request.url().endsWith('/search/index.json'));
    await parts(page).button.hover();
    await index;
    await expect(parts(page).dialog).toBeHidden();
    expect(asked.filter(isSearch).length).toBeGreaterThan(1);
  });

  for (const keys of ['/', 'Control+k', 'Meta+k'])
    test(`opens with ${keys} and is ready to type in`, async ({ page }) => {
      await page.keyboard.press(keys);
      const { field, dialog } = parts(page);
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

  test('opens with its button, and gives the focus back when it closes', async ({ page }) => {
    const { button, field, dialog } = parts(page);
    await button.click();
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('says how many results there are, and the way to each page once', async ({ page }) => {
    const { dialog, options } = parts(page);
    await page.keyboard.press('/');
    await page.keyboard.type('deployment');
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results$/);
    await expect(dialog.getByRole('status')).toBeInViewport();
    await expect(options.nth(0).locator('small')).toHaveText('Procedures › Tech team procedures');
    await expect(options.nth(1)).toHaveAttribute('href', /tech-team/);
    await expect(options.nth(1).locator('small')).toHaveCount(0);
  });

  test('leaves / to whoever is typing', async ({ page }) => {
    const { field } = parts(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('/metar');
    await expect(field).toHaveValue('/metar');
  });

  test('closes with a press beside it', async ({ page }) => {
    const { dialog, field } = parts(page);
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.mouse.click(5, 400);
    await expect(dialog).toBeHidden();
  });

  test('stays where a text is selected up to what is beside it', async ({ page }) => {
    const { dialog, field } = parts(page);
    await page.keyboard.press('/');
    await field.fill('users');
    await field.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    await expect(field).toBeFocused();
    await expect(dialog).toBeVisible();
  });

  test('closes with a second Ctrl+K', async ({ page }) => {
    const { dialog, field } = parts(page);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeHidden();
  });

  test('is as high as what it shows', async ({ page }) => {
    const { dialog, field, options } = parts(page);
    const height = async () => (await dialog.boundingBox())?.height ?? 0;
    await page.keyboard.press('/');
    await expect(dialog).toContainText('Type a command');
    expect(await height()).toBeGreaterThan(120);
    expect(await height()).toBeLessThan(200);
    await field.fill('user');
    await expect(options.first()).toBeVisible();
    expect(await height()).toBe(640);
  });

  test('closes when the way back leads to another page', { tag: '@static-first' }, async ({ page }) => {
    await follow(page, near);
    await expectPage(page, near);
    await parts(page).button.click();
    await expect(parts(page).dialog).toBeVisible();
    await page.goBack();
    await expectPage(page, '/docs/welcome/');
    await expect(parts(page).dialog).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('finds as one types, marks what matched, and leads to a command', async ({ page }) => {
    const { field, options, dialog } = parts(page);
    await page.keyboard.press('/');
    await field.fill('metar');
    await expect(options.first()).toContainText('/metar (icao)');
    await expect(options.first().locator('mark').first()).toHaveText('metar');
    await expect(dialog.getByRole('group', { name: 'Commands' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      (url) => url.pathname === address('/docs/discord/server-commands/') && url.hash === '#metar',
    );
    await expect(dialog).toBeHidden();
    await expect(page.locator('#metar')).toBeInViewport();
  });

  test('leads to the field itself, opened and in view', async ({ page }) => {
    const { field, options } = parts(page);
    await page.keyboard.press('/');
    await field.fill('detail');
    await expect(options.first()).toContainText('Get FBO');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.hash === '#response-404.detail');
    await expect(page.locator('[id="response-404.detail"]')).toBeInViewport();
  });

  test('is used with the keyboard all the way', async ({ page }) => {
    const { field, options, chosen } = parts(page);
    await page.keyboard.press('/');
    await field.fill('user');
    await expect(options.nth(2)).toBeVisible();
    const count = await options.count();
    const isChosen = async (index: number) => {
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(index).getAttribute('id')) ?? '');
      await expect(options.nth(index)).toBeInViewport();
    };
    await isChosen(0);
    await page.keyboard.press('ArrowDown');
    await isChosen(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await isChosen(count - 1);
    await page.keyboard.press('ArrowDown');
    await isChosen(0);
    await expect(field).toBeFocused();
  });

  test('forgives a slip, and says when nothing is found', async ({ page }) => {
    const { field, options, dialog } = parts(page);
    await page.keyboard.press('/');
    await field.fill('birthdya');
    await expect(options.first()).toContainText('birthday');
    await field.fill('qqqzzz');
    await expect(dialog).toContainText('Nothing found for qqqzzz');
    await expect(dialog.getByRole('link', { name: 'index of all pages' })).toHaveAttribute('href', address('/search/'));
  });

  test('works offline once it is loaded', async ({ page, context }) => {
    const { field, options } = parts(page);
    const index = page.waitForResponse((response) => response.url().endsWith('/search/index.json'));
    await page.keyboard.press('/');
    await (await index).finished();
    await context.setOffline(true);
    await expect(
      page.evaluate(() => fetch(location.href)),
      'there is no connection',
    ).rejects.toThrow();
    await field.fill('audit log');
    await expect(options.first()).toContainText('Add User Audit Log');
  });

  test('sends nothing anywhere', async ({ page }) => {
    const problems = watchProblems(page);
    const { field, options } = parts(page);
    await page.keyboard.press('/');
    await field.fill('discord_id');
    await expect(options.first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no fault that axe finds, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const { field, options } = parts(page);
      await page.keyboard.press('/');
      await field.fill('user');
      await expect(options.first()).toBeVisible();
      await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof Axe };
        return (await axe.run('.search-dialog')).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      });
      expect(violations).toEqual([]);
    });
});

test('shows what was found within an excerpt, on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open(page, '/docs/welcome/');
  const { dialog, options } = parts(page);
  await parts(page).button.click();
  await page.keyboard.type('deployment');
  await expect(options.locator('.text mark').first()).toBeVisible();
  const cut = await dialog.locator('.text:has(mark)').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const [shown, mark] = [text, text.querySelector('mark') ?? text].map((one) => one.getBoundingClientRect());
        return !shown || !mark || mark.right > shown.right || mark.bottom > shown.bottom + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('fills a phone, without a line too wide', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/docs/welcome/');
  const { button, dialog, field, options } = parts(page);
  await button.click();
  await field.fill('charters');
  await expect(options.first()).toBeVisible();
  expect(await dialog.evaluate((element) => [element.clientWidth, element.scrollWidth])).toEqual([375, 375]);
  await dialog.getByRole('button', { name: 'Close search' }).click();
  await expect(dialog).toBeHidden();
});

test('closes the drawer, over which it could not be seen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/docs/welcome/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(parts(page).field).toBeFocused();
  await expect(menu).toBeHidden();
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('what is pressed is 44 px high, and what is typed 16 px', async ({ page }) => {
    await open(page, '/docs/welcome/');
    const { button, dialog, field, options } = parts(page);
    const close = dialog.getByRole('button', { name: 'Close search' });
    await button.tap();
    await field.fill('user');
    await expect(options.first()).toBeVisible();
    const heights = await options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await field.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(
      16,
    );
    await options.first().tap();
    await expect(dialog).toBeHidden();
  });
});

test.describe('the search page', () => {
  test('searches for what its address asks', async ({ page }) => {
    await open(page, '/search/?q=getFBOs');
    await expect(page.getByRole('option').first()).toContainText('Get FBOs');
    await page.getByRole('combobox', { name: 'Search' }).fill('interview');
    await expect(page.getByRole('option').first()).toContainText('Interview');
    await expect(page).toHaveURL((url) => url.search === '?q=interview');
  });

  test('shows its index of all pages while nothing is asked, whoever changes its address', async ({ page }) => {
    await open(page, '/search/?q=getFBOs');
    const field = page.getByRole('combobox', { name: 'Search' });
    const index = page.getByText('Every page of this site');
    await expect(index).toBeHidden();
    await field.fill('');
    await expect(index).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(page.getByRole('option')).toHaveCount(0);

    await follow(page, '/search/?q=metar');
    await expect(field).toHaveValue('metar');
    await expect(page.getByRole('option').first()).toContainText('/metar');
    await expect(index).toBeHidden();
    await follow(page, '/search/');
    await expect(field).toHaveValue('');
    await expect(index).toBeVisible();
  });

  test('searches where the application leads to it', async ({ page }) => {
    await open(page, near);
    await follow(page, '/search/?q=metar');
    await expect(page.getByRole('option').first()).toContainText('/metar');
  });

  test('is where the dialog shows all of many results', async ({ page }) => {
    await open(page, '/docs/welcome/');
    await page.keyboard.press('/');
    const { field, dialog } = parts(page);
    await field.fill('user');
    await dialog.getByRole('link', { name: 'See all results' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === address('/search/') && url.search === '?q=user');
    await expect(page.getByRole('option').nth(10)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to an index of all pages', async ({ page }) => {
    await page.goto(address('/docs/welcome/'));
    await parts(page).button.click();
    await expect(page).toHaveURL((url) => url.pathname === address('/search/'));
    for (const path of ['/docs/sops/tech-team/', '/docs/api/fcp-api/get-fbos/', '/releases/fcp/1.1/'])
      await expect(page.locator(`main a[href="${address(path)}"]`)).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
