import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { routes } from './routes';
import { address, open } from './site';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, one line a fault. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
  }, rules);
  return results.violations.flatMap(({ id, help, nodes }: Axe.Result) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

for (const width of [1280, 375]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const path of [...routes.map((route) => route.path), '/no-such-page/'])
      test(`${path} has no accessibility fault, light and dark`, async ({ page }) => {
        if (path === '/no-such-page/') await page.goto(address(path));
        else await open(page, path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
          expect(await violations(page), colorScheme).toEqual([]);
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'pixels by which the page is wider than the screen').toBeLessThanOrEqual(0);
      });
  });
}
