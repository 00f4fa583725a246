/** Journeys through the site in each engine and window, which are projects of playwright.config.ts. */
import { test as base, expect } from '@playwright/test';
import { address } from '../site';
import { templates } from '../templates';
import type { Driver, Engine } from './driver';
import { breakScripts } from './journeys/broken-scripts';
import { frame } from './journeys/frame';
import { navigation } from './journeys/navigation';
import { reference } from './journeys/reference';
import { search } from './journeys/search';
import { programs, windows } from './programs';
import { openSite } from './server';
import { Visit } from './visit';

export interface EngineOptions {
  engine: Engine;
  window: keyof typeof windows;
}

const test = base.extend<{ visit: Visit }, EngineOptions & { driver: Driver }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  window: ['wide', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, window }, use) => {
      const driver = await programs[engine].start(windows[window]);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  /** A reader at an origin of their own, whose pages must have no problem. */
  visit: async ({ driver, window }, use) => {
    const site = await openSite();
    await use(new Visit(driver, site, windows[window].size.width));
    site.close();
    expect(site.problems, 'problems of the page').toEqual([]);
  },
});

test.skip(
  ({ engine }) => !programs[engine].isThere(),
  'The engine is not on this machine: `npm test -- --all` says how to get it.',
);

for (const { name, at, run } of [...search, ...frame, ...reference, ...navigation])
  test(name, { tag: at ? [`@${at}`] : [] }, ({ visit }) => run(visit));

/** Return the readable text of a page on one line, without drawings: engines differ in the space between their words. */
const readText = () => {
  const drawings = [...document.querySelectorAll('svg')].map((svg) => ({ svg, style: svg.getAttribute('style') }));
  for (const { svg } of drawings) svg.style.display = 'none';
  const parts = ['main', 'header', 'footer'].map((part) => document.querySelector<HTMLElement>(part)?.innerText);
  for (const { svg, style } of drawings)
    if (style === null) svg.removeAttribute('style');
    else svg.setAttribute('style', style);
  return parts.join(' ').replace(/\s+/g, ' ').trim();
};

/** Wait for tabs: they move their labels. */
const isQuiet = () => 'builtBodies' in window && !document.querySelector('.tabs:not([data-ready])');

for (const [template, path] of Object.entries(templates))
  test(`${template} has the text that Chromium shows, and is not wider than the window`, async ({
    visit,
    browser,
    window,
  }) => {
    const { size, touch } = windows[window];
    const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN, viewport: size, hasTouch: touch });
    await page.goto(address(path));
    await page.waitForFunction(isQuiet);
    const expected = await page.evaluate(readText);
    await page.close();
    await visit.open(path);
    await visit.see('the behaviours run', true, isQuiet);
    expect(await visit.read(readText)).toBe(expected);
    await visit.startApplication();
    const excess = await visit.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(excess, 'pixels that the page is wider than its window').toBeLessThanOrEqual(0);
  });

test(
  'every script of a page may throw: its text stays, and links work',
  { tag: '@chromium' },
  async ({ driver, window }) => {
    test.setTimeout(240_000);
    const broken = await breakScripts(driver, windows[window].size.width);
    expect(broken.size).toBeGreaterThan(5);
    for (const [name, problem] of broken) expect.soft(problem?.message, name).toBeUndefined();
  },
);
