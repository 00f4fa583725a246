import { expect, test, type Page } from '@playwright/test';
import { address, hydrated, open } from '../site';
import { templates } from '../templates';
import { appData, connect, expectPage, far, follow, from, hold, requests } from './app';

const scripts = /\.js$/;

test('the application starts with no data, and no script but those that are asked for at once', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route('**/page-data.json*', (route) => route.abort());
  await page.route(scripts, async (route) => {
    const named = await page.locator('#page-data').getAttribute('data-scripts');
    if (named?.split(' ').includes(new URL(route.request().url()).pathname)) await route.continue();
    else await route.abort();
  });
  for (const path of Object.values(templates)) {
    await page.goto(address(`${path}?q=1`));
    await hydrated(page);
    await page.goto('about:blank');
  }
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

test.describe('of an application that nobody has asked for', () => {
  const calm = 3000;
  /** Before the page counts as calm. */
  const soon = calm * 0.8;
  const long = '/docs/discord/server-commands/';

  test('nothing is loaded while the page is new, and all of it once the page was calm', async ({ page }) => {
    const seen = requests(page, /\.(js|json)$/);
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.waitForTimeout(calm / 3);
    expect(seen).toEqual([]);
    await expect.poll(() => seen.filter((url) => scripts.test(url)).length, { timeout: 3 * calm }).toBeGreaterThan(4);
    await hydrated(page);
  });

  test('a pointer that moves starts it', async ({ page }) => {
    const seen = requests(page, scripts);
    await page.goto(address(from));
    await page.mouse.move(200, 400);
    await page.mouse.move(210, 410);
    await expect.poll(() => seen.length, { timeout: soon }).toBeGreaterThan(4);
  });

  test('a page that is scrolled marks the section that is read, and one in another tab follows the colour mode', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await page.goto(address(long));
    await other.goto(address(from));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('nav[data-toc] a[aria-current]').first()).toBeAttached({ timeout: soon });
    await page.locator('[data-colour-mode-switch]').first().click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light', { timeout: soon });
  });

  for (const [what, path] of [
    ['a place in it', `${far}#responses`],
    ['a query', `${from}?q=1`],
  ] as const)
    test(`a page of which the address asks for ${what} does not wait`, async ({ page }) => {
      const seen = requests(page, scripts);
      await page.goto(address(path));
      await expect.poll(() => seen.length, { timeout: soon }).toBeGreaterThan(4);
    });

  test('nor does the search page, nor any page of a reader who has chosen what pages show', async ({ page }) => {
    const seen = requests(page, scripts);
    await page.goto(address('/search/'));
    await expect.poll(() => seen.length, { timeout: soon }).toBeGreaterThan(4);
    await page.evaluate(() => localStorage.setItem('docs.tabs', '{"language":"Python"}'));
    await page.goto(address(far));
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true', {
      timeout: soon,
    });
  });

  test('the keys for search are answered, and the page can be written in', async ({ page }) => {
    await page.goto(address(from));
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
    await page.goto(address('/docs/api/fcp-api/'));
    await page.getByRole('searchbox').or(page.locator('[data-filter]')).first().focus();
    await page.keyboard.type('a/b');
    await expect(page.locator('[data-filter]')).toHaveValue('a/b');
  });

  test('a tap on search opens it in place', async ({ page }) => {
    await page.goto(address(from));
    await page.locator('a[data-search-open]:visible').first().click();
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused();
  });

  for (const [how, ask] of Object.entries({
    'a tap on search': (page: Page) => page.locator('a[data-search-open]:visible').first().click(),
    'its key': (page: Page) => page.keyboard.press('Control+k'),
  }))
    test(`${how} brings its code and its index together with the application, once`, async ({ page }) => {
      const arrive = await hold(page, '**/framework-*.js');
      const seen = requests(page, /\/search-[\w-]+\.js|\/search\/index\.json/);
      await page.goto(address(from));
      await ask(page);
      await expect.poll(() => seen.length).toBe(2);
      arrive();
      const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
      await expect(field).toBeFocused();
      await field.fill('bot');
      await expect(page.getByRole('option').first()).toBeVisible();
      expect(seen).toHaveLength(2);
    });

  test('what is typed while search is on its way stands in its field', async ({ page }) => {
    const arrive = await hold(page, /framework-|\/search-[\w-]+\.js/);
    await page.goto(address(from));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('discord_id /');
    arrive();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await expect(field).toHaveValue('discord_id /');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('x');
    await expect(field).toHaveValue('discord_id /x');
  });

  test('a tap on search opens its page where the scripts do not arrive', async ({ page }) => {
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.abort();
    });
    await page.goto(address(from));
    await page.locator('a[data-search-open]:visible').first().click();
    await expect(page).toHaveURL((url) => url.pathname === address('/search/'));
  });

  test('the way back after a reload leads to the page that was there', async ({ page }) => {
    await open(page, from);
    await follow(page, far);
    await expectPage(page, far);
    await page.route(scripts, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await page.waitForLoadState();
    await page.evaluate(() => history.back());
    await expectPage(page, from);
  });

  test('every press is answered, and a category stays as it was left', async ({ page }) => {
    const arrive = await hold(page, scripts);
    await page.goto(address(far));
    await page.locator('nav[data-sidebar] details[data-category] summary').first().click();
    await page.locator('[data-colour-mode-switch]').first().click();
    await page.locator('[data-colour-mode-switch]').first().click();
    expect(await page.evaluate(() => '___loader' in window)).toBe(false);
    arrive();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const kept = await page.evaluate(() => localStorage.getItem('docs.sidebar-categories'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ 'fcp-api': { 'Charters FBOs': false } });
  });
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
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof HTMLStyleElement) moved.push(node.outerHTML.slice(0, 80));
      }).observe(document.head, { childList: true }),
    );
  });
  await page.goto(address(from));
  const built = await page.evaluateHandle(() => [...document.styleSheets]);
  const rules = () => built.evaluate((sheets) => sheets.map(({ cssRules }) => cssRules.length));
  const before = await rules();
  await hydrated(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  expect(await rules()).toEqual(before);
  expect(await built.evaluate((sheets) => sheets.every((sheet) => [...document.styleSheets].includes(sheet)))).toBe(
    true,
  );
  expect(before.length).toBeGreaterThan(0);
});

test('the application brings all shared classes, once, before the styles that a page has of its own', async ({
  page,
}) => {
  await page.goto(address(from));
  const sheetsWith = (selector: string) =>
    page.evaluate(
      (wanted) =>
        [...document.styleSheets].flatMap(({ cssRules }, index) =>
          [...cssRules].some((rule) => rule.cssText.startsWith(wanted)) ? [index] : [],
        ),
      selector,
    );
  expect(await sheetsWith('.hljs-deletion')).toEqual([]);
  const [own] = await sheetsWith('.tpc-');
  await hydrated(page);
  expect(await sheetsWith('.hljs-deletion')).toEqual([own]);
  expect((await sheetsWith('.tpc-'))[0]).toBe((own ?? NaN) + 1);
});

test('the start of the application moves nothing on any template: the page had all the styles that it needs', async ({
  page,
}) => {
  test.slow();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, ul, li, pre, table, section, footer')]
        .filter((element) => !element.closest('.tabs, [data-app-content]'))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.tagName, element.className, x, y, width, height].join(' ');
        }),
    );
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(address(path));
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    await hydrated(page);
    await page.waitForTimeout(100);
    expect.soft(await places(), template).toEqual(before);
  }
});

test('structured data stays while its page does', async ({ page }) => {
  const data = page.locator('script[type="application/ld+json"]');
  await open(page, from);
  await expect(data).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page.locator('h1')).toHaveText('New Releases');
  await expect(data).toHaveCount(0);
});
