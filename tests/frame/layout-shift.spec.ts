import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, type Page } from '@playwright/test';
import { listenLocally } from '../ports';
import { storageKeys } from '../../src/client/browser/storage';
import { site } from '../../src/site';
import { address, hydrated } from '../site';
import { store } from './devices';
import { templates } from '../templates';

/**
 * Return the cumulative layout shift (https://web.dev/articles/cls) of a load from the first byte to rest, and the shifted
 * elements. At rest the font and the pictures in view are loaded, and two more frames are drawn.
 * @param except selector of elements that may shift
 */
async function layoutShift(page: Page, except?: string): Promise<{ score: number; shifted: string[] }> {
  return page.evaluate(async (ignored) => {
    const found = { score: 0, shifted: [] as string[] };
    const note = (list: PerformanceEntryList) => {
      for (const { value, sources } of list as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        // Chromium counts the invisible space at the end of a partly received line.
        if (sources.every(({ node }) => node?.nodeType === Node.TEXT_NODE && !node.nodeValue?.trim())) continue;
        const nodes = sources.map(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? null)));
        if (ignored && nodes.every((node) => node?.closest(ignored))) continue;
        found.score += value;
        for (const node of nodes) found.shifted.push(String(node?.outerHTML.slice(0, 120)));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(inView.map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
    note(observer.takeRecords());
    return found;
  }, except);
}

type Send = (head: Buffer, body: Buffer, write: (bytes: Buffer | string) => void) => Promise<void> | void;

/** Proxy the site through a server that sends pages in its own way and everything else unchanged. */
function createProxy(send: Send): Server {
  return createServer((request, response) => {
    void (async () => {
      const fetched = await fetch(new URL(request.url ?? '', process.env.SITE_ORIGIN));
      const type = fetched.headers.get('content-type') ?? '';
      const content = Buffer.from(await fetched.arrayBuffer());
      const kept = fetched.headers.get('cache-control') ?? '';
      response.writeHead(fetched.status, { 'content-type': type, 'cache-control': kept });
      const start = type.startsWith('text/html') ? content.indexOf('<body') : -1;
      if (start < 0) response.write(content);
      else await send(content.subarray(0, start), content.subarray(start), (bytes) => response.write(bytes));
      response.end();
    })();
  });
}

/** Send pages that browsers show only once they are read to the end (`blocking=render`, HTML 4.6.7.9). */
const sendWhole: Send = (head, body, write) => {
  write(head.toString().replace('</head>', '<link rel="expect" href="#the-end" blocking="render"></head>'));
  write(body.toString().replace('</body>', '<script type="application/json" id="the-end"></script></body>'));
};

/**
 * Send a page as on a slow line: its body arrives in pieces of a kilobyte and more, each up to the end of a block. The words
 * of half a line move as the rest of it arrives, which HTML cannot prevent.
 */
const sendInPieces: Send = async (head, body, write) => {
  write(head);
  for (const [piece] of body.toString().matchAll(/.{1,1000}.*?(?:<\/(?:p|li|h\d|pre|dd|div|section|nav)>|$)/gs)) {
    await pause(8);
    write(piece);
  }
};

async function withProxy(send: Send, use: (origin: string) => Promise<void>): Promise<void> {
  const server = createProxy(send);
  const origin = await listenLocally(server);
  try {
    await use(origin);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

// A busy computer paints a page in parts, which move as the rest arrives. That is tested below, on a line that is certainly
// slow. Here a page is painted once it is whole, so that one load is enough: any shift is a fault.
for (const [announcement, dismissed, pages] of [
  ['no template shifts with the announcement', '', templates],
  ['no document shifts with the announcement dismissed', site.announcement?.id ?? '', { doc: templates.doc }],
] as const)
  for (const width of [1280, 375])
    test(`${announcement}, at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      if (dismissed) await store(page, storageKeys.announcement, dismissed);
      await withProxy(sendWhole, async (origin) => {
        // Load the font first: its own shift is tested below.
        await page.goto(origin + address('/'));
        await page.evaluate(() => document.fonts.load('16px Geist'));
        for (const [template, path] of Object.entries(pages)) {
          await page.goto(origin + address(path));
          await hydrated(page);
          expect.soft(await layoutShift(page), template).toEqual({ score: 0, shifted: [] });
        }
      });
    });

for (const width of [1280, 375])
  test(`no block shifts while it arrives on a slow line, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await withProxy(sendInPieces, async (origin) => {
      // Load the font first: its own shift is tested below.
      await page.goto(origin + address('/'));
      for (const [template, path] of Object.entries(templates)) {
        await page.goto(origin + address(path));
        // Columns of a table widen as its rows arrive: HTML cannot prevent that.
        const { score, shifted } = await layoutShift(page, 'table');
        // Half a centred line, painted early, shifts by this much.
        expect.soft(score, `${template}: ${shifted.join('\n')}`).toBeLessThan(0.002);
      }
    });
  });

const { home, doc, operation, search, post, 'api-index': list } = templates;
/** One page of each kind of text. */
const kindsOfText = { home, doc, operation, search, post, list };

for (const width of [1280, 375])
  test(`a font that comes late hardly moves the text, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let arrive = () => {};
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      await route.continue();
    });
    for (const [template, path] of Object.entries(kindsOfText)) {
      await page.goto(address(path), { waitUntil: 'domcontentloaded' });
      const isThere = () => page.evaluate(() => document.fonts.check('16px Geist'));
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame++) await document.documentElement.animate([], 1).finished;
      });
      expect(await isThere(), 'the font has come').toBe(false);
      arrive();
      await expect.poll(isThere).toBe(true);
      // The page uses the font from now on, not from the next page on.
      const widths = await page.locator('body').evaluate((body) =>
        ['', 'Geist, serif'].map((fontFamily) => {
          const sample = body.appendChild(Object.assign(document.createElement('span'), { textContent: 'Departures' }));
          Object.assign(sample.style, { fontFamily, position: 'absolute' });
          const { width } = sample.getBoundingClientRect();
          sample.remove();
          return width;
        }),
      );
      expect(widths[0]).toBe(widths[1]);
      // A line that breaks differently moves the lines below by one.
      const { score, shifted } = await layoutShift(page);
      expect.soft(score, `${template}: ${shifted.join('\n')}`).toBeLessThan(0.01);
    }
  });

test('results on the page of search do not shift what follows them', async ({ page }) => {
  await page.goto(address('/search/?q=user'));
  await expect(page.getByRole('option').first()).toBeVisible();
  const { score, shifted } = await layoutShift(page);
  expect(score, shifted.join('\n')).toBeLessThan(0.01);
});
