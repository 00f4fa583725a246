/** Measure how long the first tap on a page waits for its response, on a slow line and a slow phone. */
import type { Browser } from '@playwright/test';
import { median } from './site-copy';

interface Tap {
  name: string;
  path: string;
  /** Selector of the element to tap. */
  press: string;
  /** Selector that matches only after the page has responded. */
  shown: string;
  width?: number;
}

const document = '/docs/welcome/';
const operation = '/docs/api/fcp-api/get-user-details/';

const ownTaps: readonly Tap[] = [
  { name: 'Search', path: document, press: 'a[data-search-open]', shown: 'dialog[open] input' },
  { name: 'Menu', path: document, press: '[popovertarget]', shown: '[data-menu]:popover-open' },
  {
    name: 'Colour mode',
    path: document,
    press: 'header [data-colour-mode-switch]',
    shown: 'html[data-theme]',
    width: 1280,
  },
  {
    name: 'Hide the sidebar',
    path: document,
    press: '[data-sidebar-hide]',
    shown: 'html[data-sidebar=hidden]',
    width: 1280,
  },
  {
    name: 'Dismiss the announcement',
    path: document,
    press: '[data-announcement-dismiss]',
    shown: 'html[data-announcement]',
  },
  { name: 'Copy code', path: '/docs/services/apis/', press: '[data-copy]', shown: '[data-copied]' },
  {
    name: 'Another language',
    path: operation,
    press: '.samples [role=tab]:nth-child(2)',
    shown: '.samples [role=tab]:nth-child(2)[aria-selected=true]',
  },
  { name: 'Use your own values', path: operation, press: '[data-typed-values]', shown: '.typed input' },
  { name: 'Collapse all', path: operation, press: '[data-tree=close]', shown: '.contract:not(:has(details[open]))' },
  { name: 'Link to a field', path: operation, press: '.field-link', shown: '[data-target]' },
  {
    name: 'Another server',
    path: operation,
    press: '[data-servers] li:nth-child(2) [type=radio]',
    shown: '[data-servers] li:nth-child(2) :checked',
  },
];

const starlightTaps: readonly Tap[] = [
  { name: 'Search', path: document, press: 'button[data-open-modal]', shown: 'dialog[open]' },
  {
    name: 'Menu',
    path: document,
    press: '[popovertarget=starlight__sidebar]',
    shown: '#starlight__sidebar:popover-open',
  },
  { name: 'Copy code', path: '/docs/services/apis/', press: '.copy button', shown: '.copy .feedback, .copy .show' },
];

/** The controls of each site, by its name; those of one name do the same. */
const taps: Readonly<Record<string, readonly Tap[]>> = { 'This site': ownTaps, Starlight: starlightTaps };

/** Chromium's "slow 4G": 150 ms a round trip, 1.6 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
const patience = 10_000;

/**
 * Open a page, wait until it is at rest, and tap.
 * @returns milliseconds from the tap to the frame after the one that shows the response; undefined for none
 */
async function firstTap(browser: Browser, origin: string, tap: Tap): Promise<number | undefined> {
  const context = await browser.newContext({
    viewport: { width: tap.width ?? 412, height: 823 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // The TypeScript loader wraps named functions in this helper, including those sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (run) => run;' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + tap.path, { waitUntil: 'networkidle' });
  await page.evaluate((shown) => {
    let tapped = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (tapped = timeStamp), true);
    const look = () => {
      if (tapped && globalThis.document.querySelector(shown))
        setTimeout(() => console.debug('painted', performance.now() - tapped));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, tap.shown);
  const painted = page
    .waitForEvent('console', { predicate: (message) => message.text().startsWith('painted '), timeout: patience })
    .then(
      (message) => Number(message.text().slice('painted '.length)),
      () => undefined,
    );
  const target = page.locator(tap.press).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap({ force: true, noWaitAfter: true });
  const time = await painted;
  await context.close();
  return time;
}

/**
 * Measure each site in turn.
 * @returns median milliseconds by tap, for each site; Infinity for a tap without a response
 */
export async function firstTaps(
  browser: Browser,
  sites: readonly { name: string; origin: string }[],
  runs: number,
): Promise<Map<string, Record<string, number>>> {
  const found = new Map<string, Record<string, number[]>>(sites.map(({ name }) => [name, {}]));
  for (let run = 0; run < runs; run += 1)
    for (const { name } of ownTaps)
      for (const site of sites) {
        const tap = taps[site.name]?.find((one) => one.name === name);
        const times = found.get(site.name);
        if (tap && times) (times[name] ??= []).push((await firstTap(browser, site.origin, tap)) ?? Infinity);
      }
  const middle = (times: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
  return new Map([...found].map(([name, times]) => [name, middle(times)]));
}
