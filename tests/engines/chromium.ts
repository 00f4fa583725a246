/** Chromium, through Playwright. */
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/tests/chromium';
import { expression, type Driver, type DriverOptions } from './driver';

export async function startChromium({ size, touch }: DriverOptions): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const context = await browser.newContext({ viewport: size, hasTouch: touch, locale: 'en-GB' });
  let page = await context.newPage();
  const pages: Page[] = [page];
  return {
    async go(url) {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: async (script, argument) => JSON.parse(await page.evaluate<string>(expression(script, argument))) as never,
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    press: ({ x, y }) => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    move: ({ x, y }) => page.mouse.move(x, y),
    size: (wanted) => page.setViewportSize(wanted),
    async window(index) {
      page = pages[index] ??= await context.newPage();
    },
    close: () => browser.close(),
  };
}
