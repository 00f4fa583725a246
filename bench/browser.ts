/** Measure a page in a reader's browser: bytes, the time to the next page, words. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** Compressed bytes of a first load, by kind, and the number of requests until idle; without prefetched files. */
export interface Transfer {
  html: number;
  script: number;
  style: number;
  font: number;
  image: number;
  other: number;
  requests: number;
}

const kinds: Record<string, Exclude<keyof Transfer, 'requests'>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** A reader who only reads, who presses into the page once, or who points at a link as before a click. */
export type Reader = 'reads' | 'presses' | 'points';

/** Measure the first load for a reader who saves data, so that nothing is prefetched. */
export async function transfer(browser: Browser, url: string, reader: Reader): Promise<Transfer> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes: Transfer = { html: 0, script: 0, style: 0, font: 0, image: 0, other: 0, requests: 0 };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    sizes[kinds[type] ?? 'other'] += encodedDataLength;
    sizes.requests += 1;
  });
  await session.send('Network.enable');
  await page.goto(url);
  // A page that is still busy may miss what a reader does.
  await page.waitForLoadState('networkidle');
  if (reader === 'presses') await page.locator('h1, main').first().click();
  if (reader === 'points') await page.locator('a[href^="/"]:visible, a[href^="../"]:visible').last().hover();
  // Long enough for code that waits until the browser is idle; for one who only reads, shorter than peers wait.
  await page.waitForTimeout(reader === 'reads' ? 1500 : 4000);
  await context.close();
  return sizes;
}

/** Run in the page: log how long after a click on a link the heading at its target was painted. */
function watchHeading(): void {
  const clock = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    (event) => sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp)),
    true,
  );
  const look = () => {
    const clicked = Number(sessionStorage.getItem('clicked'));
    const wanted = sessionStorage.getItem('wanted');
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent.trim());
    if (clicked && wanted && headings.includes(wanted)) {
      sessionStorage.removeItem('clicked');
      // This runs before the frame is painted, its timer afterwards.
      setTimeout(() => console.debug('painted', clock() - clicked));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds that a page is read before the next; this site's application has started by then. */
const reading = 4000;

/** A link to another page of the same site, and that page's heading. */
export interface Target {
  link: string;
  heading: string;
}

/** Open a page in a wide window and read it; the processor is slowed after that, if at all. */
export async function openAtSpeed(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // The TypeScript loader wraps named functions in this helper, including those sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (run) => run;' });
  await context.addInitScript(watchHeading);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // A reader's pointer is over the page from the start.
  await page.mouse.move(640, 400);
  await page.waitForTimeout(reading);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

/**
 * Go to another page: rest on its link as a reader does before a click, then click; or go back to it in history.
 * @returns milliseconds until the frame that painted its heading
 */
export async function timeToHeading(page: Page, { link, heading }: Target, way: 'click' | 'back' = 'click') {
  await page.evaluate((wanted) => sessionStorage.setItem('wanted', wanted), heading);
  if (way === 'click') {
    await page
      .locator(`a[href="${link}"]:visible, a[href="${link.replace(/\/$/, '')}"]:visible`)
      .first()
      .hover();
    await page.waitForTimeout(300);
  }
  // Asking the page would add a third of a megabyte of script to the measured time.
  const painted = page.waitForEvent('console', (message) => message.text().startsWith('painted '));
  if (way === 'back')
    await page.evaluate(() => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      history.back();
    });
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  return Number((await painted).text().slice('painted '.length));
}

/** Go from one page to the next. @returns milliseconds from the click to the frame that painted the heading */
export async function nextPage(browser: Browser, url: string, target: Target, slowdown: number): Promise<number> {
  const { page } = await openAtSpeed(browser, url, slowdown);
  const time = await timeToHeading(page, target);
  await page.context().close();
  return time;
}

/** Count the words of the main content that can be read or unfolded without JavaScript. */
export async function wordsWithoutJavaScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page
    .locator('main')
    .first()
    .evaluate((main) => {
      const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (nodes.nextNode())
        if (!nodes.currentNode.parentElement?.closest('script, style, template'))
          texts.push(nodes.currentNode.nodeValue ?? '');
      return texts.join(' ');
    });
  await context.close();
  return text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
}
