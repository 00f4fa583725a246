import { expect, test, type Page } from '@playwright/test';
import { descendants, findElement, parseHtml, textOf } from '../../src/text/html-tree';
import { expectPage, follow, from } from '../app';
import { address, open, watchProblems } from '../site';
import { templates } from '../templates';

/** List what a head says about its page, in any order: the title, meta elements and links, but those that request files. */
function headOf(html: string): string[] {
  const head = findElement(parseHtml(html), ({ name }) => name === 'head');
  return [...descendants(head?.children ?? [])]
    .filter(({ name, attribs }) => /^(title|meta|link)$/.test(name) && !/^pre(load|fetch)$/.test(attribs.rel ?? ''))
    .map((element) => {
      const { 'data-react-helmet': _helmet, ...attributes } = element.attribs;
      return JSON.stringify([element.name, Object.entries(attributes).sort(), textOf(element)]);
    })
    .sort();
}

async function expectBuiltHead(page: Page, path: string): Promise<void> {
  await expectPage(page, path);
  const built = headOf(await (await page.request.get(address(path))).text());
  expect(built.length, path).toBeGreaterThan(15);
  expect(headOf(await page.content()), path).toEqual(built);
}

test('the head is that of the page as built, after each change of page, back and forward', async ({ page }) => {
  const problems = watchProblems(page);
  await open(page, from);
  await expectBuiltHead(page, from);
  const paths = Object.values(templates).filter((path) => path !== templates['not-found']);
  for (const path of paths) {
    await follow(page, path);
    await expectBuiltHead(page, path);
  }
  await page.goBack();
  await expectBuiltHead(page, paths.at(-2) ?? '');
  await page.goForward();
  await expectBuiltHead(page, paths.at(-1) ?? '');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(problems).toEqual([]);
});
