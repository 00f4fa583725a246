import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { address } from './site';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every path of the sitemap, and one without a page. */
const paths = [
  ...[...readFileSync('public/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  ),
  address('/design/'),
  address('/no-such-page/'),
];

/** All tests of a worker share one page, since each of them loads it anew. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, reducedMotion: 'reduce' });
      await page.addInitScript(axeSource);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** List axe's violations in a part of the page, one line each. In the second colour mode only colours can differ. */
async function violations(page: Page, part: string, mode: string): Promise<string[]> {
  const results = await page.evaluate(
    async ([selector, colours, values]) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return axe.run(selector, {
        runOnly: colours ? { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } : { type: 'tag', values },
        resultTypes: ['violations'],
        preload: false,
      });
    },
    [part, mode === 'dark', tags] as const,
  );
  return (
    results.violations
      // The design page shows parts of pages twice, landmarks among them.
      .filter(({ id }) => id !== 'landmark-unique' || !page.url().endsWith('/design/'))
      .flatMap(({ id, help, nodes }: Axe.Result) =>
        nodes.map(({ target, any }) => `${mode}: ${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
      )
  );
}

async function violationsInBothModes(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, part, colorScheme)));
  }
  return found;
}

for (const width of [1280, 375])
  for (const path of paths)
    test(`${path} has no accessibility fault at ${width} px, menus closed and open`, async ({ shared: page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      await page.goto(path);
      expect.soft(await violationsInBothModes(page, 'html'), 'menus closed').toEqual([]);
      if (width > 996) await page.locator('header [data-dropdown] summary').click();
      else await page.getByRole('button', { name: 'Open the menu' }).click();
      const menu = width > 996 ? 'header' : '[data-menu]';
      await expect(page.locator(menu).getByRole('link', { name: 'Discord Bot API' }).first()).toBeInViewport();
      expect.soft(await violationsInBothModes(page, menu), 'menus open').toEqual([]);
      const actions = page.locator('.page-actions > summary');
      if ((await actions.count()) > 0 && width > 996) {
        await actions.click();
        await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
        expect.soft(await violationsInBothModes(page, '.page-head'), 'actions open').toEqual([]);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'pixels by which the page is wider than the screen').toBeLessThanOrEqual(0);
    });
