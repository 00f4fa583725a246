import { expect } from '@playwright/test';
import { kebabCase } from '../src/paths';
import { mainText, test } from './plain';
import { address } from './site';
import { describedOperations } from './specifications';

// routes.spec.ts tests that every route has its whole text, since it has the text with scripts at hand.
test.describe('without JavaScript', () => {
  for (const slug of ['fcp-api', 'internal-api'])
    for (const { operationId, fields } of describedOperations(slug))
      test(`${slug} ${operationId} names each of its ${fields.length} fields`, async ({ plain: page }) => {
        await page.goto(address(`/docs/api/${slug}/${kebabCase(operationId)}/`));
        const text = await mainText(page);
        expect(fields.filter((name) => !new RegExp(`(^|[^\\w])${name}([^\\w]|$)`).test(text))).toEqual([]);
      });

  test('an id of 17 digits stands on its page digit for digit', async ({ plain: page }) => {
    for (const name of ['add-user', 'add-user-audit-log', 'get-user-details', 'get-users', 'delete-user']) {
      await page.goto(address(`/docs/api/fcp-api/${name}/`));
      expect(await mainText(page), name).toContain('80351110224678912');
    }
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the page is ${colorScheme} where the system is`, async ({ plain: page }) => {
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
