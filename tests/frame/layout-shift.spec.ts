import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { site } from '../../src/site';
import { address, hydrated } from '../site';
import { slowDown, store } from './devices';
import { templates } from '../templates';

/**
 * Cumulative layout shift (https://web.dev/articles/cls) of a load from the first byte to rest, with what shifted.
 * @param except what may shift
 */
async function layoutShift(page: Page, except?: string): Promise<{ score: number; shifted: string[] }> {
  return page.evaluate(
    (ignored) =>
      new Promise((resolve) => {
        const found = { score: 0, shifted: [] as string[] };
        const note = (list: PerformanceEntryList) => {
          for (const { value, sources } of list as (PerformanceEntry & {
            value: number;
            sources: { node?: Node }[];
          })[]) {
            // Chromium counts the space at the end of what has arrived of a line, which nobody sees.
            if (sources.every(({ node }) => node?.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())) continue;
            const nodes = sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)));
            if (ignored && nodes.every((node) => node?.closest(ignored))) continue;
            found.score += value;
            for (const node of nodes) found.shifted.push(String(node?.outerHTML.slice(0, 120)));
          }
        };
        const observer = new PerformanceObserver((list) => note(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          note(observer.takeRecords());
          resolve(found);
        }, 300);
      }),
    except,
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
        // A computer that is busy paints a page in parts, as on a slow line (see below): loaded again, it does not.
        await expect(async () => {
          await page.goto(address(path));
          await hydrated(page);
          expect(await layoutShift(page), template).toEqual({ score: 0, shifted: [] });
        }).toPass({ timeout: 15_000 });
      }
    });

/** The site on a slow line: what is in a page's body arrives in pieces of a kilobyte. */
async function slowLine(): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', process.env.SITE_ORIGIN));
      const type = answer.headers.get('content-type') ?? '';
      const content = Buffer.from(await answer.arrayBuffer());
      const kept = answer.headers.get('cache-control') ?? '';
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': kept });
      const start = type.startsWith('text/html') ? content.indexOf('<body') : content.length;
      response.write(content.subarray(0, start));
      for (let at = start; at < content.length; at += 1000) {
        await pause(8);
        response.write(content.subarray(at, at + 1000));
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

for (const width of [1280, 375])
  test(`no block shifts while it arrives on a slow line, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const server = await slowLine();
    const { port } = server.address() as AddressInfo;
    // The font of a first visit may come within the moment that the browser waits for it, just after the first words.
    await page.goto(`http://127.0.0.1:${port}${address('/')}`);
    for (const [template, path] of Object.entries(templates)) {
      await page.goto(`http://127.0.0.1:${port}${address(path)}`);
      // Columns of a table widen as its rows arrive: HTML leaves no way around that.
      const { score, shifted } = await layoutShift(page, 'table');
      // A centred line of which the browser had painted a half moves by so much.
      expect.soft(score, `${template}: ${shifted.join('\n')}`).toBeLessThan(0.002);
    }
    server.close();
    server.closeAllConnections();
  });
