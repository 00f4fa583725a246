import { expect, test } from '@playwright/test';
import { storageKeys } from '../../../src/client/browser/storage';
import { address, behaving, hydrated, open, startApp } from '../../../tests/site';
import { templates } from '../../../tests/templates';
import {
  appData,
  connect,
  drawn,
  expectPage,
  far,
  follow,
  from,
  hold,
  letSecondPass,
  requests,
} from '../../../tests/app';

/** The application's files. */
const application = /^(?!.*\/static\/).*\.js$/;
const calm = 3000;
const operation = '/docs/api/fcp-api/get-user-details/';

test('on every template the application starts with no data and no script but those asked for at once, and moves nothing', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.route('**/page-data.json*', (route) => route.abort());
  await page.route(application, async (route) => {
    const named = await page.locator('#page-data').getAttribute('data-scripts');
    if (named?.split(' ').includes(new URL(route.request().url()).pathname)) await route.continue();
    else await route.abort();
  });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, ul, li, pre, table, section, footer')]
        .filter((element) => !element.closest('.tabs, [data-needs-js]'))
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { name: `${element.tagName} ${element.className}`, place: [x, y, width, height] };
        }),
    );
  for (const [template, path] of Object.entries(templates)) {
    await page.goto(address(`${path}?a=1`));
    await page.evaluate(() => document.fonts.ready);
    await behaving(page);
    const before = await places();
    expect(before.length).toBeGreaterThan(3);
    await hydrated(page);
    if (template !== 'not-found') await page.waitForFunction(() => history.scrollRestoration === 'manual');
    // A lazy picture whose smaller copy has other proportions, by rounding, moves what follows by a part of a pixel.
    const expected = before.map(({ name, place }) => ({ name, place: place.map((value) => expect.closeTo(value, 0)) }));
    expect.soft(await places(), template).toEqual(expected);
    await page.goto('about:blank');
  }
});

test('a page that is not found has its behaviours, and never the application', async ({ page }) => {
  await page.clock.install();
  const seen = requests(page, application);
  await page.goto(address('/docs/no-such-page/'), { waitUntil: 'networkidle' });
  await expect(page.locator('h1')).toHaveText(/not found/i);
  await page.getByRole('navigation').getByRole('link').first().hover();
  await page.clock.runFor(2 * calm);
  await page.locator('[data-colour-mode-switch]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(seen).toEqual([]);
});

test('inline scripts are the same on every page, so that a policy can name them by hash', async ({ page }) => {
  const inlineScripts = async (path: string) => {
    await page.goto(address(path));
    return page.locator('script:not([src]):not([type])').allTextContents();
  };
  expect(await inlineScripts(from)).toEqual(await inlineScripts('/'));
});

test('behaviours are loaded after the first frame of the whole page', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => performance.mark('first frame')));
  });
  await page.goto(address(from));
  await behaving(page);
  const start = (name: string) =>
    page.evaluate((part) => performance.getEntries().find((entry) => entry.name.includes(part))?.startTime, name);
  expect(await start('/static/behaviours/')).toBeGreaterThan((await start('first frame')) ?? Infinity);
});

test.describe('of an application that nobody has asked for', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('nothing is loaded for a reader who only reads, and all of it three seconds after the first sign', async ({
    page,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    const seen = requests(page, /\.(js|json)$/);
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.clock.runFor(10 * calm);
    expect(seen.map((url) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/\/static\/behaviours\/behaviours-\w+\.js$/),
    ]);
    await page.locator('main p').first().dispatchEvent('pointerover');
    await page.clock.runFor(calm * 0.9);
    expect(seen).toHaveLength(1);
    await page.clock.runFor(calm * 0.2);
    await expect.poll(() => seen.filter((url) => application.test(url)).length).toBeGreaterThan(3);
  });

  test('a pointer on text starts nothing, one on a link does', async ({ page }) => {
    const seen = requests(page, application);
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.locator('main p').first().hover();
    await page.locator('[data-search-open]:visible').first().hover();
    await letSecondPass(page);
    expect(seen).toEqual([]);
    await page.locator('main a').first().hover();
    await expect.poll(() => seen.length).toBeGreaterThan(3);
  });

  test('only the script that has failed is asked for again, at the next sign', async ({ page }) => {
    const app = /\/app-\w+\.js$/;
    await page.route(app, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', { predicate: (request) => app.test(request.url()) });
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.locator('main a').first().hover();
    await failed;
    await drawn(page);
    await hydrated(page);
    // A second request for a file may be answered from memory, without being seen.
    const scripts = await page
      .locator('head script[src]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    expect(scripts.length).toBeGreaterThan(3);
    expect(new Set(scripts).size).toBe(scripts.length);
  });

  test('after a reload it does not wait for calm, for the way back is its own', async ({ page }) => {
    await page.goto(address(from));
    await page.evaluate(() => history.replaceState({ key: 'one' }, ''));
    const seen = requests(page, application);
    await page.reload();
    await page.clock.runFor(calm / 10);
    await expect.poll(() => seen.length).toBeGreaterThan(3);
  });
});

test.describe('without the application', () => {
  test.beforeEach(({ page }) => page.route(application, (route) => route.abort()));

  test('every button of the frame responds, and what was chosen is kept', async ({ page }) => {
    await page.goto(address(operation));
    await behaving(page);
    const html = page.locator('html');
    await page.locator('[data-colour-mode-switch]').first().click();
    await page.locator('[data-colour-mode-switch]').first().click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.locator('nav[data-sidebar] details[data-category] summary').first().click();
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.sidebarCategories))
      .toContain('"fcp-api":{');
    await page.locator('[data-sidebar-hide]').click();
    await expect(html).toHaveAttribute('data-sidebar', 'hidden');
    await page.locator('[data-sidebar-show]').click();
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect(page.locator('[data-sample=python]')).toBeVisible();
    await page.locator('[data-typed-values]').click();
    await expect(page.locator('.typed').first()).toBeVisible();
    await page.locator('[data-tree=close]').first().click();
    await expect(page.locator('.contract details[open]')).toHaveCount(0);
    await page.locator('[data-announcement-dismiss]').click();
    await expect(html).toHaveAttribute('data-announcement', 'dismissed');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Python' })).toHaveAttribute('aria-selected', 'true');
    await page.goto(address('/docs/discord/server-commands/'));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('nav[data-toc] a[aria-current]').first()).toBeAttached();
  });

  test('a field that the address names is shown and marked', async ({ page }) => {
    await page.goto(address(operation));
    const id = await page.locator('.field .field[id]').first().getAttribute('id');
    await page.goto('about:blank');
    await page.goto(address(`${operation}#${id}`));
    await expect(page.locator('.field[data-target]')).toBeInViewport();
  });

  test('search opens in place, and links lead on', async ({ page }) => {
    await page.goto(address(from));
    await behaving(page);
    await page.locator('a[data-search-open]:visible').first().click();
    const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
    await field.fill('metar');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname !== address(from));
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expectPage(page, from);
  });
});

test('what is typed while search is on its way stands in its field', async ({ page }) => {
  const arrive = await hold(page, /\/search-results-\w+\.js/);
  await page.goto(address(from));
  await behaving(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('discord_id /');
  await arrive();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toHaveValue('discord_id /');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('x');
  await expect(field).toHaveValue('discord_id /x');
});

for (const [when, files] of [
  ['before it has come', application],
  ['while it comes', appData],
] as const)
  test(`a step back ${when} leads to the page that was there`, async ({ page }) => {
    await open(page, from);
    await follow(page, far);
    await expectPage(page, far);
    const arrive = await hold(page, files);
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('head script[src]').length))
      .toBeGreaterThan(0);
    await page.evaluate(() => history.back());
    await expectPage(page, from);
    await arrive();
    await hydrated(page);
    await expectPage(page, from);
    await expect(page.locator('h1')).toHaveText('Welcome');
  });

test('a step back before the behaviours listen leads to the page that was there', async ({ page }) => {
  await open(page, from);
  await follow(page, far);
  await expectPage(page, far);
  const arrive = await hold(page, /\/static\/behaviours\//);
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL((url) => url.pathname === address(from));
  await arrive();
  await expect(page.locator('h1')).toHaveText('Welcome');
  await hydrated(page);
});

test('a step back while the application takes the page over leads there without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript((href) => {
    const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...innerHTML,
      get(this: Element) {
        if (this.id === '___gatsby' && !sessionStorage.struck) {
          sessionStorage.struck = 'yes';
          const state = { key: '1' };
          history.replaceState(state, '', href);
          dispatchEvent(new PopStateEvent('popstate', { state }));
        }
        return innerHTML?.get?.call(this) as string;
      },
    });
  }, address(from));
  await page.goto(address(far));
  await behaving(page);
  await startApp(page);
  await expectPage(page, from);
  expect(await page.evaluate(() => sessionStorage.struck as string)).toBe('yes');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('Welcome');
  expect(errors).toEqual([]);
});

test.describe('on a connection that saves data', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await connect(page, { saveData: true });
  });

  test('the application waits for the sign of a link', async ({ page }) => {
    const seen = requests(page, application);
    await page.goto(address(from), { waitUntil: 'networkidle' });
    await page.clock.runFor(2 * calm);
    expect(seen).toEqual([]);
    await page.locator('nav a').first().hover();
    await expect.poll(() => seen.length).toBeGreaterThan(0);
  });
});

test('a click on a link before the application leads where it says', async ({ page }) => {
  const arrive = await hold(page, application);
  await page.goto(address(from));
  await behaving(page);
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === address('/releases/'));
  await arrive();
});

test('a reader who scrolled before the application stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(address(from));
  await page.evaluate(() => scrollTo(0, 200));
  await hydrated(page);
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('a page of an older build loads itself again, once', async ({ page }) => {
  await page.route(appData, (route) => route.fulfill({ json: { webpackCompilationHash: 'newer' } }));
  const documents = requests(page, new RegExp(`${address(from)}$`));
  await page.goto(address(from));
  await behaving(page);
  await startApp(page);
  await expect.poll(() => documents.length, { timeout: 20_000 }).toBe(2);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(2);
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
  const [own] = await sheetsWith('.css-');
  await hydrated(page);
  expect(await sheetsWith('.hljs-deletion')).toEqual([own]);
  expect((await sheetsWith('.css-'))[0]).toBe((own ?? NaN) + 1);
});
