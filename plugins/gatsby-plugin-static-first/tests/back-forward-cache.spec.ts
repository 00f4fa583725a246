import { expect } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../../scripts/tests/chromium';
import { fail, test } from '../../../tests/strike';
import { address, open } from '../../../tests/site';
import { dataOf, follow, from, ignoreViews, mark, marked, near } from '../../../tests/app';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that comes back from the cache is whole: no bar left over, and links still work', async ({
  page,
  strike,
}) => {
  await ignoreViews(page);
  await open(page, from);
  await mark(page);
  await strike(dataOf(near), fail.never);
  await follow(page, near);
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.goto(address('/releases/'));
  await page.goBack({ waitUntil: 'commit' });
  // Playwright itself does not notice a page restored from the cache: ask the page for its address.
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(address(from));
  await expect(marked(page), 'the browser must have kept the page').toBeAttached();
  await expect(page.getByRole('progressbar')).not.toBeAttached();
  await follow(page, '/releases/');
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(address('/releases/'));
  await expect(marked(page)).toBeAttached();
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
});
