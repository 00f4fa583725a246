import { expect, test, type Page } from '@playwright/test';
import { address, hydrated } from '../site';
import { templates } from '../templates';

const widths = [320, 768, 1280, 1920];
const word = 'Kraftfahrzeughaftpflichtversicherungsgesellschaftsangestellteninteressenvertretung';
const title = 'Flight Crew Portal v1.1: new pages for members, an admin panel and faster sign-in';

/** What makes the page wider than its window, at any of the widths; empty where nothing does. */
async function overflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(
      ...(await page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        const scrolls = (element: Element): boolean =>
          getComputedStyle(element).overflowX !== 'visible' ||
          (element.parentElement !== null && element !== document.body && scrolls(element.parentElement));
        const outside = [...document.querySelectorAll('header *, main *, footer *, aside *')].filter((element) => {
          const { left, right, width: size } = element.getBoundingClientRect();
          const text = element.childElementCount === 0 && element.textContent.trim() !== '';
          return text && size > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(element);
        });
        const names = outside.map((element) => `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 40)}`);
        const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
        return [...wide, ...names.slice(0, 3)].map((what) => `at ${clientWidth} px: ${what}`);
      })),
    );
  }
  return found;
}

/** Repeats an element until there are so many of them. */
const repeat = (page: Page, selector: string, count: number) =>
  page.evaluate(
    ([wanted, total]) => {
      const [first] = document.querySelectorAll(wanted);
      for (let index = document.querySelectorAll(wanted).length; index < total; index++)
        first?.after(first.cloneNode(true));
    },
    [selector, count] as const,
  );

const fill = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([wanted, words]) => {
      for (const element of document.querySelectorAll(wanted)) element.textContent = words;
    },
    [selector, text] as const,
  );

const names =
  'h1, main h2, main h3, nav[data-sidebar] a > span:last-of-type, [data-toc] a, main nav li:last-child > a, main a[rel]';

test.describe('nothing is wider than its window', () => {
  test.beforeEach(() => test.slow());

  for (const [template, path] of Object.entries(templates))
    test(template, async ({ page }) => {
      await page.goto(address(path));
      await hydrated(page);
      const turn = (dir: string) => page.evaluate((value) => (document.documentElement.dir = value), dir);

      expect.soft(await overflow(page), 'as it is').toEqual([]);
      await turn('rtl');
      expect.soft(await overflow(page), 'from right to left').toEqual([]);
      await fill(page, names, title);
      expect.soft(await overflow(page), 'titles of 80 characters, from right to left').toEqual([]);
      await turn('ltr');
      expect.soft(await overflow(page), 'titles of 80 characters').toEqual([]);
      await fill(page, `${names}, main p, main li > a, main td, main dd, footer a`, word);
      expect.soft(await overflow(page), 'words of 80 letters').toEqual([]);
      await turn('rtl');
      expect.soft(await overflow(page), 'words of 80 letters, from right to left').toEqual([]);
    });

  test('a sidebar of 200 entries', async ({ page }) => {
    await page.goto(address(templates.doc));
    await hydrated(page);
    await repeat(page, 'nav[data-sidebar] li:has(> a)', 200);
    expect(await overflow(page)).toEqual([]);
  });

  for (const count of [1, 300])
    test(count === 1 ? 'an API of one operation' : `an API of ${count} operations`, async ({ page }) => {
      await page.goto(address(templates['api-index']));
      await hydrated(page);
      for (const list of ['main article li:has(.method)', 'nav[data-sidebar] li:has(> a > .method)'])
        if (count > 1) await repeat(page, list, count);
        else
          await page.evaluate((selector) => {
            for (const element of [...document.querySelectorAll(selector)].slice(1)) element.remove();
          }, list);
      await expect(page.locator('nav[data-sidebar] .method')).toHaveCount(count);
      expect(await overflow(page)).toEqual([]);
    });
});
