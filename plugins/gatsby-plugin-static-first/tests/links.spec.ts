import { expect, test, type Page } from '@playwright/test';
import { address, open } from '../../../tests/site';
import { expectPage, from, letSecondPass, mark, marked, near } from '../../../tests/app';

async function addLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    for (const [name, value] of Object.entries({ id: 'probe', ...given })) link.setAttribute(name, value);
    link.append(document.createElement('b'));
    link.firstElementChild?.append('probe');
    document.querySelector('main')?.prepend(link);
  }, attributes);
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await open(page, from);
  await mark(page);
});

test('a link in the text changes the page without a full load', async ({ page }) => {
  await addLink(page, { href: address(`${near}?q=1#part`) });
  await page.locator('#probe b').click();
  await expectPage(page, `${near}?q=1#part`);
  await expect(marked(page)).toBeAttached();
});

test('a hash of the same page stays with the browser, which adds it to history', async ({ page }) => {
  await addLink(page, { href: '#content' });
  const length = await page.evaluate(() => history.length);
  await page.locator('#probe').click();
  await expectPage(page, `${from}#content`);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
  await expect(marked(page)).toBeAttached();
});

test('a link to the page itself goes to its top, and leaves no second entry in history', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 150));
  await addLink(page, { href: address(from), style: 'position:fixed;top:50%;left:50%;z-index:99999' });
  const length = await page.evaluate(() => history.length);
  await page.locator('#probe').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await expect(marked(page)).toBeAttached();
});

const elsewhere: Record<string, Record<string, string>> = {
  'with a target': { href: address(near), target: '_blank' },
  'pressed with Ctrl': { href: address(near), 'data-ctrl': '' },
};
for (const [what, attributes] of Object.entries(elsewhere))
  test(`a link ${what} opens elsewhere`, async ({ page, context }) => {
    await addLink(page, attributes);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('#probe').click({ modifiers: 'data-ctrl' in attributes ? ['ControlOrMeta'] : [] }),
    ]);
    await other.waitForURL((url) => url.pathname === address(near));
    await expectPage(page, from);
  });

test('a link that a handler has claimed is left alone', async ({ page }) => {
  await page.evaluate(() => document.body.addEventListener('click', (event) => event.preventDefault()));
  await addLink(page, { href: address(near) });
  await page.evaluate((path) => window.___loader.loadPage(path), address(near));
  await page.locator('#probe').click();
  await letSecondPass(page);
  await expectPage(page, from);
});

test('a file is left to the browser', async ({ page }) => {
  await addLink(page, { href: address('/openapi/fcp-api.yaml') });
  const [request] = await Promise.all([page.waitForRequest(/fcp-api\.yaml$/), page.locator('#probe').click()]);
  expect(request.isNavigationRequest()).toBe(true);
});
