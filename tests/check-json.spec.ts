import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import { open } from './site';

const operation = '/docs/api/fcp-api/add-user/';

async function panel(page: Page, body = 'body') {
  await open(page, operation);
  await page.locator(`[data-check="${body}"]`).click();
  const text = page.getByLabel('JSON to check');
  await expect(text).toBeFocused();
  return { text, result: page.locator('.check-result') };
}

test('pasted JSON is held against the body: places, fields, rules, and links to the fields', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { text, result } = await panel(page);
  await text.fill('{"id": 5,}');
  await expect(result).toHaveText('Line 1, column 10: Remove this comma: nothing follows it before }.');
  await text.fill('{\n  "id": 5,\n  "name": 1\n}');
  await expect(result).toContainText('Line 2, column 9: id must be text, and is an integer.');
  await expect(result).toContainText('Line 3, column 3: name is not in the specification.');
  await expect(page.locator('[id="body.id"]')).toHaveAttribute('data-problem', '');
  await result.getByRole('link', { name: 'id', exact: true }).click();
  await expect(page).toHaveURL(/#body\.id$/);
  await result.getByRole('button', { name: 'Line 2, column 9:' }).click();
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(10);
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run('.check-json')).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  });
  expect(violations).toEqual([]);
});

test('keys alone lead from the button to the field of a mistake, and every part has a name, at 390 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, operation);
  const button = page.locator('[data-check="body"]');
  await button.focus();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'JSON to check' });
  await expect(text).toBeFocused();
  await page.keyboard.type('{"id": 5, "ids": 1}');
  const status = page.getByRole('status').filter({ hasText: 'request body' });
  await expect(status).toMatchAriaSnapshot(`
    - paragraph: 1 problem and 1 remark for the request body.
    - list:
      - listitem:
        - button "Line 1, column 8:"
        - link "id"
        - text: must be text, and is an integer.
      - listitem:
        - button "Line 1, column 11:"
        - code: ids
        - text: is not in the specification.
  `);
  await page.keyboard.press('Tab');
  await expect(status.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[id="body.id"]')).toHaveAttribute('data-target', '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the example of the page is valid, and a response is named by the status that describes it', async ({ page }) => {
  const { text, result } = await panel(page);
  const bodies = await page.evaluate(
    async () => (await (await fetch('bodies.json')).json()) as { bodies: { id: string }[] },
  );
  expect(bodies.bodies.map(({ id }) => id)).toContain('body');
  const example = await page.locator('.samples pre').first().innerText();
  const [json = ''] = /\{[^]*\}/.exec(example) ?? [];
  await text.fill(json);
  await expect(result).toHaveText('Valid for the request body.');
  await text.fill('{"detail": "Not Found"}');
  await expect(result.locator('p')).toHaveText('Valid for the request body. It fits 208 without a remark.');
  await expect(result.locator('li')).toHaveText('Line 1, column 2: detail is not in the specification.');
  await page.locator('[data-check="body"]').click();
  await expect(text).toHaveCount(0);
});

test('a response that was checked as another one is named by its status', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/get-user-details/');
  await page.locator('[data-check="response-200"]').click();
  const text = page.getByLabel('JSON to check');
  const lead = page.locator('.check-result p');
  await text.fill('{"detail": "Not Found"}');
  await expect(lead).toHaveText('1 problem for 200. It is valid for 404.');
  await text.fill('{"details": "Not Found"}');
  await expect(lead).toHaveText('1 problem for 200.');
});

test('schemas that do not arrive are told, and asked for again', async ({ page }) => {
  await page.route('**/bodies.json', (route) => route.abort());
  const { text, result } = await panel(page);
  await expect(result).toHaveText('The schemas could not be loaded. Try again later.');
  await page.unroute('**/bodies.json');
  await text.fill('[]');
  await expect(result).toContainText('The body must be an object, and is an array.');
});
