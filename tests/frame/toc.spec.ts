import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { elementsOf, findElement, parseHtml, type HtmlElement } from '../../src/text/html-tree';
import { address, hydrated, open } from '../site';
import { sitemapPaths } from '../sitemap';
import { phone } from './devices';

const prefix = process.env.SITE_PREFIX ?? '';
const path = '/docs/discord/server-commands/';
const toc = (page: Page) => page.locator('nav[data-toc]');
const marked = (page: Page) => toc(page).locator('[aria-current=location]');

/** Return the pixels from the navbar's lower edge to an element's upper one. */
const belowNavbar = (page: Page, id: string) =>
  page.evaluate((name) => {
    const navbar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(name)?.getBoundingClientRect().top ?? -1) - navbar;
  }, id);

/** List the elements below one, in their order. */
const below = (element: HtmlElement | undefined): HtmlElement[] =>
  elementsOf(element?.children ?? []).flatMap((child) => [child, ...below(child)]);

test('lists the headings of levels 2 and 3, in order', async ({ page }) => {
  await open(page, path);
  const headings = await page.locator('main article :is(h2, h3)').evaluateAll((all) => all.map(({ id }) => `#${id}`));
  const links = await toc(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(headings);
});

test('names the parts of every page in their order', () => {
  let count = 0;
  for (const one of sitemapPaths()) {
    const html = parseHtml(readFileSync(join('public', one.slice(prefix.length), 'index.html'), 'utf8'));
    const block = findElement(html, ({ name, attribs }) => name === 'details' && 'data-toc' in attribs);
    const listed = below(block).flatMap(({ name, attribs }) =>
      name === 'a' ? [decodeURIComponent(attribs.href?.replace(/^.*#/, '') ?? '')] : [],
    );
    const parts = below(findElement(html, ({ name }) => name === 'main')).map(({ attribs }) => attribs.id ?? '');
    expect.soft(listed, one).toEqual(parts.filter((id) => listed.includes(id)));
    count += listed.length;
  }
  expect(count).toBeGreaterThan(200);
});

test('the mark follows the reader, down to the last heading', async ({ page }) => {
  await open(page, path);
  await expect(marked(page)).toHaveText('First Officer Kara');
  await page.locator('#charters').evaluate((heading: HTMLElement) => scrollTo(0, heading.offsetTop - 60));
  await expect(marked(page)).toHaveText('Charters');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 99_999);
  await expect(marked(page)).toHaveText('Server listing');
  await expect(marked(page)).toBeInViewport();
  await page.mouse.wheel(0, -99_999);
  await expect(marked(page)).toHaveText('First Officer Kara');
});

test.describe('in a window that shows most of a page', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  for (const short of ['/docs/welcome/', '/releases/archive/', '/docs/api/fcp-api/flight-crew-portal-api/'])
    test(`every section of ${short} is marked in its turn, the first at the top`, async ({ page }) => {
      await open(page, short);
      // Every page has this one; that of an API's overview is its only one.
      const links = page.locator('details[data-toc] a');
      const names = await links.allTextContents();
      await expect(links.and(page.locator('[aria-current]'))).toHaveText(names.at(0) ?? '');
      const seen = await page.evaluate(async () => {
        const { scrollHeight, clientHeight } = document.documentElement;
        const found = new Set<string>();
        for (let step = 0; step <= 100; step++) {
          scrollTo(0, ((scrollHeight - clientHeight) * step) / 100);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          found.add(document.querySelector('details[data-toc] [aria-current]')?.textContent ?? '');
        }
        return [...found];
      });
      expect(seen).toEqual(names);
    });

  test('the first section is marked where nothing scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 4000 });
    await open(page, '/docs/welcome/');
    await expect(marked(page)).toHaveText('Find your page');
  });
});

test('a page that replaces another has its own section marked, where it was left', async ({ page }) => {
  await open(page, '/docs/');
  await page.locator(`main a[href="${address(path)}"]`).click();
  await expect(marked(page)).toHaveText('First Officer Kara');
  await page.locator('#charters').evaluate((heading: HTMLElement) => scrollTo(0, heading.offsetTop - 60));
  await expect(marked(page)).toHaveText('Charters');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Server commands');
  await page.goForward();
  await expect(marked(page)).toHaveText('Charters');
});

test('a heading that was chosen is marked, also where the page cannot scroll to it', async ({ page }) => {
  await open(page, path);
  for (const name of ['Admin', 'Music', 'Disboard', 'Server listing']) {
    await toc(page).getByRole('link', { name, exact: true }).click();
    await expect(marked(page)).toHaveText(name);
    await expect(page.locator('main').getByRole('heading', { name }).last()).toBeInViewport();
  }
});

for (const [what, options] of Object.entries({ 'a wide window': {}, 'a phone': phone }))
  test.describe(`in ${what}`, () => {
    test.use(options);
    test('an anchor lands under the navbar, on first load and on a click', async ({ page }) => {
      await page.goto(address(`${path}#admin`));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await belowNavbar(page, 'admin')).toBeGreaterThanOrEqual(0);
      expect(await belowNavbar(page, 'admin')).toBeLessThan(60);
      await page.evaluate(() => (location.hash = '#fun'));
      await expect.poll(() => belowNavbar(page, 'fun')).toBeLessThan(60);
      expect(await belowNavbar(page, 'fun')).toBeGreaterThanOrEqual(0);
    });
  });

test.describe('on a phone', () => {
  test.use(phone);
  test('is a closed block above the text, and leads to its sections', async ({ page }) => {
    await open(page, path);
    await expect(toc(page)).toBeHidden();
    const block = page.locator('details[data-toc]');
    const link = block.getByRole('link', { name: 'Charters' });
    await expect(link).toBeHidden();
    const [above, title] = await Promise.all([block.boundingBox(), page.locator('article').boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    await block.locator('summary').click();
    await link.click();
    await expect.poll(() => belowNavbar(page, 'charters')).toBeLessThan(60);
  });
});
