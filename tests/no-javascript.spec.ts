import { expect, test, type Page } from '@playwright/test';
import { kebabCase } from '../src/paths';
import { routes } from './routes';
import { address, open } from './site';
import { describedOperations } from './specifications';

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean));

/** The text of the page's main part, with a space between elements, so that their words stay apart. */
const mainText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
    return texts.join(' ');
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of routes) {
    test(`${path} has its whole text`, async ({ page, browser }) => {
      await page.goto(address(path));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const readable = words(await mainText(page));
      const withScripts = await browser.newPage({ javaScriptEnabled: true, baseURL: process.env.SITE_ORIGIN });
      await open(withScripts, path);
      const missing = [...words(await mainText(withScripts))].filter((word) => !readable.has(word));
      await withScripts.close();
      expect(missing, 'words that only JavaScript shows').toEqual([]);
    });
  }

  for (const slug of ['fcp-api', 'internal-api'])
    for (const { operationId, fields } of describedOperations(slug))
      test(`${slug} ${operationId} names each of its ${fields.length} fields`, async ({ page }) => {
        await page.goto(address(`/docs/api/${slug}/${kebabCase(operationId)}/`));
        const text = await mainText(page);
        expect(fields.filter((name) => !new RegExp(`(^|[^\\w])${name}([^\\w]|$)`).test(text))).toEqual([]);
      });

  test('an id of 17 digits stands on its page digit for digit', async ({ page }) => {
    for (const name of ['add-user', 'add-user-audit-log', 'get-user-details', 'get-users', 'delete-user']) {
      await page.goto(address(`/docs/api/fcp-api/${name}/`));
      expect(await mainText(page), name).toContain('80351110224678912');
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the page is ${colorScheme} where the system is`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(address('/docs/welcome/'));
      const lightness = await page.evaluate(() => {
        const [r = 0, g = 0, b = 0] = getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? [];
        return (r + g + b) / 3;
      });
      if (colorScheme === 'dark') expect(lightness, 'lightness of the text').toBeGreaterThan(170);
      else expect(lightness, 'lightness of the text').toBeLessThan(90);
    });
});
