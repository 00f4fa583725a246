import { expect, test, type Page } from '@playwright/test';
import { templates } from './templates';
import { address, hydrated } from './site';

/** A feature that an older engine lacks, removed before the page runs. */
interface Fault {
  /** Rewrite all served text: scripts cannot remove syntax. */
  serve?: (text: string) => string;
  /** Statement that removes the feature. */
  take?: string;
  /** Expression that is true once the feature is missing. */
  missing: string;
}

const remove = (owner: string, ...names: string[]): Fault => ({
  take: names.map((name) => `delete ${owner}.${name};`).join(''),
  missing: `![${names.map((name) => `'${name}'`).join()}].some((name) => name in ${owner})`,
});

/** Refuse a kind of regular expression, like an engine that does not know it. */
const refuse = (test: string, pattern: string, flags: string): Fault => ({
  take: `{
    const Known = RegExp;
    const Older = function (source, flags) {
      if (${test}) throw new SyntaxError('Invalid regular expression');
      return Reflect.construct(Known, [source, flags], new.target ?? Known);
    };
    Older.prototype = Known.prototype;
    globalThis.RegExp = Object.setPrototypeOf(Older, Known);
  }`,
  missing: `(() => { try { new RegExp('${pattern}', '${flags}'); return false; } catch { return true; } })()`,
});

/** What a page's own code tests for before it uses it. */
const tested: Record<string, Fault> = {
  popover: {
    serve: (text) => text.replace(/\bpopover(?=(=|:)"auto")/g, 'gone').replaceAll(':popover-open', ':popover-gone'),
    ...remove('HTMLElement.prototype', 'popover', 'showPopover', 'hidePopover', 'togglePopover'),
    missing: `!('popover' in HTMLElement.prototype) && !document.querySelector('[popover]') &&
      !document.documentElement.outerHTML.includes(':popover-open')`,
  },
  'light-dark()': {
    serve: (text) => text.replaceAll('light-dark(', 'gone('),
    missing: `!document.documentElement.outerHTML.includes('light-dark(')`,
  },
  ':has()': {
    serve: (text) => text.replaceAll(':has(', ':gone('),
    missing: `!document.documentElement.outerHTML.includes(':has(')`,
  },
  inert: {
    serve: (text) => text.replaceAll("'inert'", "'data-gone'").replaceAll('"inert"', '"data-gone"'),
    ...remove('HTMLElement.prototype', 'inert'),
  },
  dialog: {
    take: 'delete HTMLDialogElement.prototype.showModal; delete window.HTMLDialogElement;',
    missing: `typeof HTMLDialogElement === 'undefined'`,
  },
  'details name': remove('HTMLDetailsElement.prototype', 'name'),
  IntersectionObserver: remove('window', 'IntersectionObserver'),
};

const faults: Record<string, Fault> = {
  ...tested,
  checkVisibility: remove('Element.prototype', 'checkVisibility'),
  requestIdleCallback: remove('window', 'requestIdleCallback', 'cancelIdleCallback'),
  findLastIndex: remove('Array.prototype', 'findLast', 'findLastIndex'),
  at: {
    take: 'for (const type of [Array, String, Int8Array.__proto__]) delete type.prototype.at;',
    missing: `!('at' in Array.prototype) && !('at' in String.prototype)`,
  },
  replaceAll: remove('String.prototype', 'replaceAll'),
  hasOwn: remove('Object', 'hasOwn'),
  structuredClone: remove('window', 'structuredClone'),
  lookbehind: refuse(`/\\(\\?<[=!]/.test(String(source))`, '(?<=a)b', ''),
  'v flag': refuse(`String(flags).includes('v')`, 'a', 'v'),
  ClipboardItem: remove('window', 'ClipboardItem'),
  'reflected ARIA': remove('Element.prototype', 'ariaSelected', 'ariaExpanded'),
};

const pages = [templates.home, templates.doc, templates.operation, templates.search];
const widths = [390, 1280];

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function strike(page: Page, struck: readonly Fault[]): Promise<void> {
  await page.addInitScript(struck.map(({ take = '' }) => take).join('\n'));
  if (!struck.some(({ serve }) => serve)) return;
  await page.route(
    ({ pathname }) => /(\/|\.js)$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = struck.reduce((text, { serve }) => serve?.(text) ?? text, await response.text());
      await route.fulfill({ response, body });
    },
  );
}

const words = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return [...new Set(texts.join(' ').split(/\s+/))];
  });

/** List text with less than 4.5:1 contrast to its background, and transparent panels. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const isOpaque = (colour: string) => (channels(colour)[3] ?? 1) === 1;
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      return isOpaque(backgroundColor) || !element.parentElement ? backgroundColor : ground(element.parentElement);
    };
    const ratio = (element: Element) => {
      const [light = 0, dark = 0] = [getComputedStyle(element).color, ground(element)]
        .map(luminance)
        .sort((a, b) => b - a);
      return (light + 0.05) / (dark + 0.05);
    };
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, p, li, td, dt, dd, code, .method), .dropdown ul a, [data-menu] a'),
    ];
    const panels = [...document.querySelectorAll('.dropdown ul, [data-menu], .navbar')];
    const isClear = (panel: Element) => !isOpaque(getComputedStyle(panel).backgroundColor);
    return [
      ...(texts.length < 10 || panels.length < 3 ? ['too little to look at'] : []),
      ...texts.filter((text) => ratio(text) < 4.5).map((text) => `${text.className} ${text.textContent}`.slice(0, 80)),
      ...panels.filter(isClear).map(({ className }) => `see-through: ${className}`),
    ];
  });

async function expectReadable(page: Page, path: string, struck: readonly Fault[]): Promise<void> {
  await page.goto(address(path));
  for (const { missing } of struck) expect(await page.evaluate(missing), missing).toBe(true);
  const built = await words(page);
  expect(built.length, path).toBeGreaterThan(20);
  expect(await unreadable(page), `${path} as built`).toEqual([]);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const shown = new Set(await words(page));
  expect(
    built.filter((word) => !shown.has(word)),
    `words lost on ${path}`,
  ).toEqual([]);
  expect(await unreadable(page), `${path} with the application`).toEqual([]);
  await expect(page.locator('h1')).toBeInViewport();
}

/** Expect that a phone's reader can reach a list of links, and from there a page. */
async function expectWayOn(page: Page): Promise<void> {
  await page.goto(address(templates.doc));
  await hydrated(page);
  const hit = await page.locator('h1').evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + 5)?.closest('h1') === heading;
  });
  expect(hit, 'nothing lies over the page').toBe(true);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator('[data-menu] a:visible, [data-search-index] a:visible').first().click();
  await expect(page.locator('h1')).toBeVisible();
  await page.goto(address(templates.search));
  await hydrated(page);
  await page.locator('[data-search-index] a').first().click();
  await expect(page.locator('[data-search-index]')).toHaveCount(0);
}

for (const [index, [name, fault]] of Object.entries(tested).entries())
  test(`without ${name}`, async ({ page }) => {
    await strike(page, [fault]);
    await page.setViewportSize({ width: widths[index % 2] ?? 0, height: 800 });
    await expectReadable(page, templates.operation, [fault]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectWayOn(page);
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`without any of them, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await strike(page, Object.values(faults));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of pages) await expectReadable(page, path, Object.values(faults));
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await expectWayOn(page);
  });
