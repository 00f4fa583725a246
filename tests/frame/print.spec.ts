import { expect, test } from '@playwright/test';
import { shownLanguages } from '../../src/openapi/samples/samples';
import { open } from '../site';
import { day } from './devices';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/sops/tech-team/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
});

test('paper holds the document alone, in ink on white', async ({ page }) => {
  for (const part of ['header', 'footer', 'nav[data-sidebar]', 'nav[data-toc]', 'details[data-toc]', 'aside'])
    for (const element of await page.locator(part).all()) {
      const inArticle = await element.evaluate((found) => found.closest('article') !== null);
      if (!inArticle) await expect(element, part).toBeHidden();
    }
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', day.background);
});

test('links say where they lead', async ({ page }) => {
  await open(page, '/docs/services/apis/');
  const addresses = await page
    .locator('main article a[href^="/"], main article a[href^="http"]')
    .evaluateAll((links) =>
      links.map((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]),
    );
  expect(addresses.length).toBeGreaterThan(3);
  for (const [content, href] of addresses) expect(content).toContain(href ?? '');
});

test('nothing is left folded away', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await open(page, '/markdown-page/');
  const body = page.locator('main article details:not([open]) > :not(summary)').first();
  const height = () => body.evaluate((element) => (element.checkVisibility() ? element.clientHeight : 0));
  expect(await height()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await height()).toBeGreaterThan(0);
  await expect(page.locator('main input[type=checkbox]').first()).toBeVisible();
});

test('every sample is there under its name, and no control', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/get-user-details/');
  const samples = page.locator('.samples').first();
  for (const panel of await samples.getByRole('tabpanel').all()) {
    await expect(panel).toBeVisible();
    const { label, inset, code } = await panel.evaluate((one) => {
      const { content, paddingLeft } = getComputedStyle(one, '::before');
      const { paddingLeft: ofCode } = getComputedStyle(one.querySelector('pre') ?? one);
      return { label: content, inset: paddingLeft, code: ofCode };
    });
    expect(shownLanguages.map((language) => `"${language.label}"`)).toContain(label);
    expect(inset, `${label} begins where its code begins`).toBe(code);
  }
  await expect(samples.getByRole('tabpanel')).toHaveCount(shownLanguages.length);
  await expect(page.locator('main :is(button, input, select):visible')).toHaveCount(0);
});

for (const [paper, width] of Object.entries({ upright: 650, lying: 1280 }))
  test(`nothing of the samples and examples is cut off on ${paper} paper, whatever was typed`, async ({ page }) => {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width, height: 400 });
    await open(page, '/docs/api/internal-api/update-question/');
    await page.locator('[data-typed-values]').click();
    await expect(page.locator('.typed').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.typed:visible')).toHaveCount(0);
    const cut = await page
      .locator('.beside, .beside :is(section, pre)')
      .evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(cut).toEqual([]);
    // A grid or a flex box cannot grow where a page of paper ends: Chromium prints its parts over each other.
    for (const part of ['.operation', '.beside']) await expect(page.locator(part)).toHaveCSS('display', 'block');
  });
