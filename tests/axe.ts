/** Look for accessibility faults with axe. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

/** The script that a page needs before it is looked at: `page.addInitScript(axeSource)`. */
export const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  return results.violations.flatMap(({ id, help, nodes }: Axe.Result) =>
    nodes.map(({ target, any }) => `${mode}: ${id}: ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
  );
}

/** List axe's violations in a part of the page, in light and in dark. */
export async function violationsInBothModes(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page, part, colorScheme)));
  }
  return found;
}
