import { expect, test, type Locator, type Page } from '@playwright/test';
import { address, behaving, hydrated, open } from '../../../tests/site';
import { connect, expectPage, far, follow, from, ignoreViews, letSecondPass, requests } from '../../../tests/app';

const data = /page-data\/.+\/page-data\.json$/;
const code = /component---.+\.js$/;

/** Add a link to `path` at the end of an element, `below` pixels further down. */
async function addLink(page: Page, path: string, parent: string, below = 0): Promise<void> {
  await page.evaluate(
    ([href, selector, gap]) => {
      const link = document.createElement('a');
      Object.assign(link, { href, id: 'probe', textContent: 'probe' });
      link.style.cssText = `display:block;margin-top:${gap}px`;
      document.querySelector(selector)?.append(link);
    },
    [address(path), parent, String(below)] as const,
  );
}

test.beforeEach(({ page }) => page.clock.install());

const seesDataOf = (seen: string[], path: string) => seen.some((url) => url.includes(`page-data${path}`));

test.describe('intent', () => {
  const intents: Record<string, (link: Locator) => Promise<void>> = {
    hover: (link) => link.hover(),
    focus: (link) => link.focus(),
    touch: (link) => link.dispatchEvent('touchstart'),
  };

  /** Click the added link. Returns the number of the frame after the click in which the new heading shows. */
  const frameOfHeading = async (page: Page) => {
    const frame = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const heading = document.querySelector('h1')?.textContent;
          const count = (frame: number) =>
            requestAnimationFrame(() =>
              document.querySelector('h1')?.textContent === heading ? count(frame + 1) : resolve(frame),
            );
          addEventListener('click', () => count(1), { capture: true, once: true });
        }),
    );
    await page.locator('#probe').click();
    return frame;
  };

  for (const [intent, show] of Object.entries(intents))
    test(`${intent} loads data and code, and the first frame after the click has the page`, async ({ page }) => {
      await ignoreViews(page);
      const seenData = requests(page, data);
      const seenCode = requests(page, code);
      await open(page, from);
      await addLink(page, far, 'nav');
      seenData.length = seenCode.length = 0;
      await show(page.locator('#probe'));
      await expect.poll(() => seesDataOf(seenData, far)).toBe(true);
      await expect.poll(() => seenCode.length).toBe(1);
      await page.waitForLoadState('networkidle');
      const before = seenData.length + seenCode.length;
      expect(await frameOfHeading(page)).toBe(1);
      await expectPage(page, far);
      expect(seenData.length + seenCode.length).toBe(before);
    });

  test('a pointer that crosses links without resting loads nothing', async ({ page }) => {
    await open(page, from);
    await addLink(page, far, 'nav');
    const seen = requests(page, data);
    await page.evaluate(() => {
      document.getElementById('probe')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    });
    await letSecondPass(page);
    expect(seesDataOf(seen, far)).toBe(false);
    await page.locator('#probe').hover();
    await expect.poll(() => seesDataOf(seen, far), 'one that rests does').toBe(true);
  });

  test('the search button loads search itself, not the page that opens without it', async ({ page }) => {
    await ignoreViews(page);
    await open(page, from);
    const seen = requests(page, data);
    const seenSearch = requests(page, /\/search-[^/]+\.js$/);
    await page.locator('header [data-search-open]').hover();
    await expect.poll(() => seenSearch.length).toBe(1);
    await letSecondPass(page);
    expect(seen).toEqual([]);
  });
});

test.describe('view', () => {
  test('a link in the text is loaded once it is in view, not before', async ({ page }) => {
    await open(page, '/releases/');
    // The router shows the page again, so that it observes a link which the test adds.
    await addLink(page, far, 'main', 3000);
    const seen = requests(page, data);
    await page.evaluate(() => window.___navigate?.(location.pathname + '?again'));
    await letSecondPass(page);
    expect(seesDataOf(seen, far)).toBe(false);
    await page.locator('#probe').scrollIntoViewIfNeeded();
    await expect.poll(() => seesDataOf(seen, far)).toBe(true);
  });

  test('a sidebar waits for intent, however many links it shows', async ({ page }) => {
    await open(page, from);
    await page.evaluate(() => {
      const sidebar = document.createElement('div');
      sidebar.dataset.prefetch = 'intent';
      document.querySelector('main')?.prepend(sidebar);
    });
    await addLink(page, far, '[data-prefetch=intent]');
    await page.evaluate(() => scrollTo(0, 0));
    const seen = requests(page, data);
    await page.evaluate(() => window.___navigate?.(location.pathname + '?again'));
    await letSecondPass(page);
    expect(seesDataOf(seen, far)).toBe(false);
    await page.locator('#probe').hover();
    await expect.poll(() => seesDataOf(seen, far), 'intent').toBe(true);
  });
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])
  test(`nothing is loaded ahead on ${JSON.stringify(connection)}`, async ({ page }) => {
    await connect(page, connection);
    const seen = requests(page, data);
    await page.goto(address(from));
    await behaving(page);
    await page.keyboard.press('Shift');
    await hydrated(page);
    await addLink(page, far, 'main');
    const link = page.locator('#probe');
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.focus();
    await link.dispatchEvent('touchstart');
    await letSecondPass(page);
    expect(seen).toEqual([]);
    await follow(page, far);
    await expectPage(page, far);
    expect(seesDataOf(seen, far), 'what is asked for is loaded').toBe(true);
  });
