/**
 * `npm run pictures [TEMPLATE...]`: pictures of a page of every template, or of those named, in both modes and four
 * widths, in `.build/pictures/`. They are of the site in `public/`.
 */
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { templates } from '../tests/templates';
import { chromiumArguments, requireChromium } from './chromium';
import { createSiteServer, readBuildInfo } from './serve';

const folder = '.build/pictures';
const modes = ['light', 'dark'] as const;
const widths = [375, 768, 1280, 1920] as const;

/** Images load as they come into view, which a picture of the whole page does not bring about. */
async function showLazyImages(page: Page): Promise<void> {
  for (const image of await page.locator('img[loading=lazy]:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Pictures of pages, given by their templates' names, each as long as the page: `operation-375-dark.png`. */
async function takePictures(browser: Browser, root: string, names: readonly (keyof typeof templates)[]): Promise<void> {
  for (const colorScheme of modes)
    for (const width of widths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const name of names) {
        await page.goto(root + templates[name], { waitUntil: 'networkidle' });
        await showLazyImages(page);
        await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
}

export async function main(args: readonly string[]): Promise<number> {
  const all = Object.keys(templates) as (keyof typeof templates)[];
  const unknown = args.filter((name) => !(name in templates));
  if (unknown.length > 0) {
    console.error(`There is no template ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
    return 1;
  }
  const info = await readBuildInfo('public');
  if (!info) {
    console.error('There is no built site in public/. Run `npm run build` first.');
    return 1;
  }
  const server = createSiteServer('public', { prefix: info.pathPrefix });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumArguments,
  });
  try {
    await mkdir(folder, { recursive: true });
    const { port } = server.address() as AddressInfo;
    const names = args.length > 0 ? all.filter((name) => args.includes(name)) : all;
    await takePictures(browser, `http://127.0.0.1:${port}${info.pathPrefix}`, names);
    console.log(`${names.length * modes.length * widths.length} pictures are in ${folder}/`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
  return 0;
}
