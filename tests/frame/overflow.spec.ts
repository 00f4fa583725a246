import { expect, test, type Page } from '@playwright/test';
import { address, hydrated } from '../site';
import { templates } from '../templates';

const widths = [320, 768, 1280, 1920];

const title = 'Flight Crew Portal v1.1: new pages for members, an admin panel and faster sign-in';
const word = 'Kraftfahrzeughaftpflichtversicherungsgesellschaftsangestellteninteressenvertretung';

const names =
  'h1, main h2, main h3, nav[data-sidebar] a > span:last-of-type, [data-toc] a, main nav li:last-child > a, main a[rel]';
const texts = `${names}, main p, main li > a, main td, main dd, footer a`;

/** Texts that replace the page's own, by the elements that take them. */
const fillings = [
  { content: 'its own words', selector: '', text: '' },
  { content: 'titles of 80 characters', selector: names, text: title },
  { content: 'words of 80 letters', selector: texts, text: word },
];

/**
 * List the elements wider than the window, from left to right and from right to left, with each of the fillings, which are
 * removed again.
 */
function findOverflow(given: typeof fillings): string[] {
  const { documentElement: root } = document;
  const scrolls = (element: Element): boolean =>
    getComputedStyle(element).overflowX !== 'visible' ||
    (element.parentElement !== null && element !== document.body && scrolls(element.parentElement));
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isText = element.childElementCount === 0 && element.textContent.trim() !== '';
    return (
      isText &&
      element.checkVisibility() &&
      width > 1 &&
      (left < -1 || right > root.clientWidth + 1) &&
      !scrolls(element)
    );
  };
  return given.flatMap(({ content, selector, text }) => {
    const filled = selector === '' ? [] : [...document.querySelectorAll(selector)];
    const own = filled.map((element) => [...element.childNodes]);
    for (const element of filled) element.replaceChildren(text);
    const found = ['ltr', 'rtl'].flatMap((direction) => {
      root.dir = direction;
      const excess = root.scrollWidth - root.clientWidth;
      const outside = [...document.querySelectorAll('header *, main *, footer *, aside *')].filter(isOutside);
      return [
        ...(excess > 0 ? [`the page is ${excess} px too wide`] : []),
        ...outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 150)),
      ].map((what) => `${root.clientWidth} px, ${direction}, ${content}: ${what}`);
    });
    filled.forEach((element, index) => element.replaceChildren(...(own[index] ?? [])));
    return found;
  });
}

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(findOverflow, fillings)).toEqual([]);
  }
}

/** Repeat the first of some elements, or remove the last ones, until there are `count`. */
const setCount = (page: Page, selector: string, count: number) =>
  page.evaluate(
    ([wanted, total]) => {
      const found = [...document.querySelectorAll(wanted)];
      for (const element of found.slice(total)) element.remove();
      for (let index = found.length; index < total; index++) found[0]?.after(found[0].cloneNode(true));
    },
    [selector, count] as const,
  );

for (const [template, path] of Object.entries(templates))
  test(`${template} is not wider than its window`, async ({ page }) => {
    await page.goto(address(path));
    await hydrated(page);
    await expectNoOverflow(page);
  });

test('nor is a page with a sidebar of 200 entries', async ({ page }) => {
  await page.goto(address(templates.doc));
  await hydrated(page);
  await setCount(page, 'nav[data-sidebar] li:has(> a)', 200);
  await expectNoOverflow(page);
});

for (const count of [1, 300])
  test(`nor is an API with ${count} operation${count === 1 ? '' : 's'}`, async ({ page }) => {
    await page.goto(address(templates['api-index']));
    await hydrated(page);
    await setCount(page, 'main article li:has(.method)', count);
    await setCount(page, 'nav[data-sidebar] li:has(> a > .method)', count);
    await expect(page.locator('nav[data-sidebar] .method')).toHaveCount(count);
    await expectNoOverflow(page);
  });

test('nor is any template with the spacing of text that WCAG 1.4.12 asks for, on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of Object.values(templates)) {
    await page.goto(address(path));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    });
    expect(await height(), `${path} takes the spacing`).toBeGreaterThan(before);
    expect.soft(await page.evaluate(findOverflow, fillings.slice(0, 1)), path).toEqual([]);
  }
});

/** List the buttons that lie on the words of a heading. */
function findCovered(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return { heading, lines: [...words.getClientRects()] };
  });
  return [...document.querySelectorAll('main :is(button, summary)')].flatMap((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const isOn = (line: DOMRect) => {
      const middle = (line.top + line.bottom) / 2;
      return line.left < right && line.right > left && middle < bottom && middle > top;
    };
    return headings
      .filter(
        ({ heading, lines }) =>
          width > 0 &&
          control.checkVisibility() &&
          !heading.contains(control) &&
          !control.contains(heading) &&
          lines.some(isOn),
      )
      .map(({ heading }) => `${control.textContent} lies on ${heading.textContent}`);
  });
}

test('nor is any template with text of twice the size, on a phone, and no button lies on a heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const path of Object.values(templates)) {
    await page.goto(address(path));
    await hydrated(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await page.evaluate(findOverflow, fillings.slice(0, 1)), path).toEqual([]);
    expect.soft(await page.evaluate(findCovered), path).toEqual([]);
  }
});
