/** Measure a long visit: thirty pages one after the other, the way back, search. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openAtSpeed, timeToHeading, type Target } from './browser';

/** Milliseconds, and megabytes of script objects that are still in use after thirty pages. */
export interface Visit {
  second: number;
  tenth: number;
  back: number;
  /** Milliseconds from the tap on search to its first result, the query typed at once; NaN without search. */
  search: number;
  megabytes: number;
}

export interface SearchControls {
  open: string;
  field: string;
  result: string;
}

const pages = 30;
const slowdown = 4;

/**
 * Go through the pages in turn, at a quarter of the processor's speed.
 * @param url the first page, which links to all of them, as they do to each other
 */
export async function longVisit(
  browser: Browser,
  url: string,
  targets: readonly [Target, Target, ...Target[]],
  search: SearchControls | undefined,
): Promise<Visit> {
  const { page, session } = await openAtSpeed(browser, url, slowdown);
  const times: number[] = [];
  for (let index = 0; index < pages; index += 1) {
    const target = targets[index % targets.length] as Target;
    times.push(await timeToHeading(page, target));
    await page.waitForTimeout(500);
  }
  const earlier = targets[(pages - 2) % targets.length] as Target;
  const back = await timeToHeading(page, earlier, 'back');
  const megabytes = await usedMegabytes(session);
  const found = search ? await timeToResult(page, search) : NaN;
  await page.context().close();
  return { second: times[0] ?? NaN, tenth: times[8] ?? NaN, back, search: found, megabytes };
}

async function usedMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1e6;
}

/** Open search, type a word at once, and wait for the frame that shows a result. */
async function timeToResult(page: Page, { open, field, result }: SearchControls): Promise<number> {
  const button = page.locator(open).filter({ visible: true }).first();
  await button.hover();
  await page.waitForTimeout(300);
  const start = performance.now();
  await page.mouse.down();
  await page.mouse.up();
  await page.locator(field).filter({ visible: true }).first().fill('callsign');
  await page.locator(result).filter({ visible: true }).first().waitFor();
  return performance.now() - start;
}
