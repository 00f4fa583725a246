/** Firefox, through WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { findProgram } from '../programs';
import { expression, keyParts, type Driver, type DriverOptions } from './driver';

/** Return FIREFOX_PATH, else the first Firefox of this machine, else undefined. */
export const findFirefox = () => process.env.FIREFOX_PATH ?? findProgram(['firefox-esr', 'firefox']);

/** Resolve once another document than the one that began at `before` is complete. */
async function loaded(page: Page, before: number): Promise<void> {
  const isLoaded = (before: number) => performance.timeOrigin !== before && document.readyState === 'complete';
  for (const last = Date.now() + 30_000; !(await page.evaluate(isLoaded, before).catch(() => false));) {
    if (Date.now() > last) throw new Error('No page was complete after 30 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function startFirefox({ size, touch }: DriverOptions): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: size,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      // The browser itself makes no network requests.
      'app.update.enabled': false,
      'extensions.update.enabled': false,
      // A tap is two commands with a pause if the page is busy, which must not make it a long press.
      'apz.max_tap_time': 10_000,
      'ui.click_hold_context_menus.delay': 10_000,
    },
  });
  let page = await browser.newPage();
  const pages: Page[] = [page];
  return {
    async go(url) {
      const before = await page.evaluate(() => performance.timeOrigin);
      // After a way through history, Firefox 140 does not report to puppeteer the page that `goto` loads.
      await Promise.race([page.goto(url, { waitUntil: 'load' }), loaded(page, before)]);
    },
    run: async (script, argument) => JSON.parse((await page.evaluate(expression(script, argument))) as string) as never,
    async keys(...keys) {
      for (const one of keys) {
        const { key, modifiers } = keyParts(one);
        for (const modifier of modifiers) await page.keyboard.down(modifier as KeyInput);
        await page.keyboard.press(key as KeyInput);
        for (const modifier of modifiers) await page.keyboard.up(modifier as KeyInput);
      }
    },
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    move: ({ x, y }) => page.mouse.move(x, y),
    size: (wanted) =>
      page.setViewport(wanted).catch((error: unknown) => {
        // Firefox 140 takes the width, but does not know the command for the orientation that puppeteer sends with it.
        if (!/setScreenOrientationOverride|unknown command/.test(String(error))) throw error;
      }),
    async window(index) {
      page = pages[index] ??= await browser.newPage({ type: 'window' });
    },
    close: () => browser.close(),
  };
}
