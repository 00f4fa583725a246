import { expect, test, type Page } from '@playwright/test';
import { site } from '../../src/site';
import { address, hydrated } from '../site';
import { slowDown, store } from './devices';
import { templates } from '../templates';

/** Cumulative layout shift (https://web.dev/articles/cls) of a load from the first byte to rest, with what shifted. */
async function layoutShift(page: Page): Promise<{ score: number; shifted: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = { score: 0, shifted: [] as string[] };
        const note = (list: PerformanceEntryList) => {
          for (const entry of list as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
            found.score += entry.value;
            for (const { node } of entry.sources)
              found.shifted.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          note(observer.takeRecords());
          resolve(found);
        }, 300);
      }),
  );
}

for (const [announcement, dismissed] of [
  ['with the announcement', ''],
  ['with the announcement dismissed', site.announcement?.id ?? ''],
] as const)
  for (const width of [1280, 375])
    test(`no template shifts ${announcement}, at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      if (dismissed) await store(page, 'docs.announcement', dismissed);
      await slowDown(page, 4);
      for (const [template, path] of Object.entries(templates)) {
        await page.goto(address(path));
        await hydrated(page);
        expect.soft(await layoutShift(page), template).toEqual({ score: 0, shifted: [] });
      }
    });
