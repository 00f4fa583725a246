import { expect, test } from '@playwright/test';
import { address, open } from './site';

const api = '/docs/api/fcp-api/';
const whole = ['OpenAPI as YAML', 'OpenAPI as JSON', 'TypeScript types'];

/** The downloads in the menu of each kind of page, besides the page itself. */
const pages: readonly [path: string, downloads: readonly string[]][] = [
  ['/docs/welcome/', []],
  [api, whole],
  [`${api}errors/`, whole],
  [`${api}flight-crew-portal-api/`, whole],
  [`${api}get-user-details/`, whole],
  [`${api}models/fbo/`, whole],
];

test('the menu is at one place on every page, and gives what is there to take away, without scripts too', async ({
  browser,
  request,
}) => {
  const plain = await browser.newPage({
    baseURL: process.env.SITE_ORIGIN,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const places = new Set<number>();
  for (const [path, downloads] of pages) {
    await plain.goto(address(path));
    const menu = plain.locator('main .dropdown');
    const { x = 0, width = 0 } = (await menu.locator('summary').boundingBox()) ?? {};
    places.add(Math.round(x + width));
    await menu.locator('summary').click();
    const links = menu.getByRole('link');
    expect(await links.allTextContents(), path).toEqual(['View as Markdown', ...downloads]);
    for (const link of (await links.all()).slice(1)) {
      await expect(link).toHaveAttribute('download', '');
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
    }
    const box = await menu.locator('ul').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(places.size, [...places].join(', ')).toBe(1);
  await plain.close();
});

test('a file of the menu is reached and saved with the keyboard', async ({ page }) => {
  await open(page, `${api}get-user-details/`);
  await page.locator('main .dropdown > summary').focus();
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'TypeScript types' });
  for (let press = 0; press < 5; press++) await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('fcp-api.d.ts');
});
