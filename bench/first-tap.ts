/**
 * `npm run bench:taps [-- FOLDER] [-- --runs=5]`: measure how long the first tap on a page waits for its response, on a slow line and a
 * slow phone, for every button of the frame and of the reference. Measures the site in `public/`, in turn with another
 * build in FOLDER if given; beside Starlight if `npm run bench -- --peers` has built it. Writes `bench/results/first-tap.md`.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/tests/chromium';
import { peerFolder } from './peer';
import { served } from './site';
import { median } from './site-copy';

interface Tap {
  name: string;
  path: string;
  /** Selector of the element to tap. */
  press: string;
  /** Selector that matches only after the page has responded. */
  answer: string;
  width?: number;
}

const document = '/docs/discord/server-commands/';
const operation = '/docs/api/fcp-api/get-user-details/';

const taps: readonly Tap[] = [
  { name: 'Search', path: document, press: 'a[data-search-open]', answer: 'dialog[open] input' },
  { name: 'Menu', path: document, press: '[popovertarget]', answer: '[data-menu][aria-modal]' },
  {
    name: 'Colour mode',
    path: document,
    press: 'header [data-colour-mode-switch]',
    answer: 'html[data-theme]',
    width: 1280,
  },
  {
    name: 'Hide the sidebar',
    path: document,
    press: '[data-sidebar-hide]',
    answer: 'html[data-sidebar=hidden]',
    width: 1280,
  },
  {
    name: 'Dismiss the announcement',
    path: document,
    press: '[data-announcement-dismiss]',
    answer: 'html[data-announcement]',
  },
  { name: 'Copy code', path: '/docs/services/apis/', press: '[data-copy]', answer: '[data-copied]' },
  {
    name: 'Another language',
    path: operation,
    press: '.samples .tabs > label:nth-of-type(2), .samples [role=tab]:nth-child(2)',
    answer: '.samples [role=tab]:nth-child(2)[aria-selected=true]',
  },
  { name: 'Use your own values', path: operation, press: '[data-typed-values]', answer: '.typed input' },
  { name: 'Collapse all', path: operation, press: '[data-tree=close]', answer: '.contract:not(:has(details[open]))' },
  { name: 'Link to a field', path: operation, press: '.field-link', answer: '[data-target]' },
  {
    name: 'Another server',
    path: operation,
    press: '[data-servers] li:nth-child(2) [type=radio]',
    answer: '[data-servers] li:nth-child(2) :checked',
  },
];

const starlightTaps: readonly Tap[] = [
  { name: 'Search', path: '/docs/welcome/', press: 'button[data-open-modal]', answer: 'dialog[open]' },
  {
    name: 'Menu',
    path: '/docs/welcome/',
    press: 'starlight-menu-button button',
    answer: 'button[aria-expanded=true]',
  },
  { name: 'Copy code', path: '/docs/services/apis/', press: '.copy button', answer: '.copy .feedback, .copy .show' },
];

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
  await page.evaluate((answer) => {
    let tapped = 0;
    addEventListener('pointerdown', ({ timeStamp }) => (tapped = timeStamp), true);
    const look = () => {
      if (tapped && globalThis.document.querySelector(answer))
        setTimeout(() => console.debug('answered', performance.now() - tapped));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, tap.answer);
  const answered = page
    .waitForEvent('console', { predicate: (message) => message.text().startsWith('answered '), timeout: patience })
    .then(
      (message) => Number(message.text().slice('answered '.length)),
      () => undefined,
    );
  const target = page.locator(tap.press).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap({ force: true, noWaitAfter: true });
  const time = await answered;
  await context.close();
  return time;
}

interface Site {
  name: string;
  origin: string;
  taps: readonly Tap[];
}

/** Measure one site after the other, again and again; return medians by name. */
async function measure(browser: Browser, sites: readonly Site[], runs: number): Promise<Map<string, number[]>[]> {
  const found = sites.map(() => new Map<string, number[]>());
  for (let run = 0; run < runs; run++)
    for (const { name } of taps)
      for (const [index, site] of sites.entries()) {
        const tap = site.taps.find((one) => one.name === name);
        if (!tap) continue;
        const time = await firstTap(browser, site.origin, tap);
        console.log(`${site.name}, ${name}: ${time === undefined ? 'no answer' : `${Math.round(time)} ms`}`);
        found[index]?.set(name, [...(found[index].get(name) ?? []), time ?? Infinity]);
      }
  return found;
}

function table(sites: readonly Site[], found: readonly Map<string, number[]>[]): string {
  const cell = (times: number[] | undefined) =>
    times ? (Number.isFinite(median(times)) ? String(Math.round(median(times))) : 'none') : '';
  const rows = taps.map(({ name }) => [name, ...found.map((one) => cell(one.get(name)))]);
  const heads = ['First tap', ...sites.map(({ name }) => name)];
  return [heads, heads.map((_, index) => (index ? '---:' : '---')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

export const options = ['FOLDER', '--runs'];

export async function main(args: readonly string[]): Promise<number> {
  const other = args.find((argument) => !argument.startsWith('--'));
  const runs = Number(args.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
  const starlight = path.join(peerFolder('starlight'), 'dist');
  const folders = [
    { name: 'This site', folder: 'public', isOwn: true, taps },
    // This site's headers would block the scripts of a build that is older than they are.
    ...(other ? [{ name: 'Before', folder: other, isOwn: false, taps }] : []),
    ...(existsSync(starlight) ? [{ name: 'Starlight', folder: starlight, isOwn: false, taps: starlightTaps }] : []),
  ];
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const serveAll = async (sites: Site[]): Promise<void> => {
    const next = folders[sites.length];
    if (next) return served(next.folder, next.isOwn, (origin) => serveAll([...sites, { ...next, origin }]));
    const found = await measure(browser, sites, runs);
    const text = `# The first tap

Milliseconds from the first tap on a page that is at rest until its answer is painted: median of ${runs}. Slow 4G (150 ms a
round trip, 1.6 Mbit/s), a quarter of the processor's speed, Chromium ${browser.version()}; each site in turn.

${table(sites, found)}
`;
    await writeFile('bench/results/first-tap.md', text);
    console.log(text);
  };
  await serveAll([]);
  await browser.close();
  return 0;
}
