import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { colors, scales } from '../src/styles/tokens';
import { address } from './site';

const path = '/design/';

/** `#0e1c30` as a browser says it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test('shows every colour, size and shape in both modes, whatever mode the reader has', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(address(path));
    for (const [index, mode] of (['day', 'night'] as const).entries()) {
      const panels = page.locator(`main [data-mode=${mode}]`);
      const text = (await panels.allInnerTexts()).join(' ');
      const names = [
        ...Object.keys(colors),
        ...Object.keys(scales).filter((name) => /^(text|space|radius|shadow)-/.test(name)),
      ];
      for (const name of names) expect.soft(text).toContain(name);
      for (const panel of await panels.all()) {
        await expect(panel).toHaveCSS('background-color', rgb(colors['color-bg'][index] ?? ''));
        await expect(panel).toHaveCSS('color', rgb(colors['color-text'][index] ?? ''));
      }
      const badge = page.locator(`[data-mode=${mode}] .method[data-method=delete]`).first();
      await expect(badge).toHaveCSS('background-color', rgb(colors['method-delete-bg'][index] ?? ''));
    }
  }
});

test('is for those who know it: no search engine, no search and no list has it', async ({ page }) => {
  await page.goto(address(path));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const file of ['sitemap.xml', 'llms.txt', 'search/index.html'])
    expect(readFileSync(`public/${file}`, 'utf8'), file).not.toContain(path);
});
