import { expect, test, type Page } from '@playwright/test';
import { address, open } from '../site';

const parts = (page: Page) => {
  const dropdown = page.locator('header [data-dropdown]', { hasText: 'APIs' });
  return {
    summary: dropdown.locator('summary'),
    links: dropdown.getByRole('link', { includeHidden: true }),
    link: dropdown.getByText('Flight Crew Portal API'),
  };
};

test.describe('with scripts', () => {
  test.beforeEach(({ page }) => open(page, '/docs/welcome/'));

  test('holds the three pages of the APIs', async ({ page }) => {
    await expect(parts(page).links).toHaveText(['Overview', 'Flight Crew Portal API', 'Discord Bot API']);
  });

  test('a click opens it and a click closes it', async ({ page }) => {
    const { summary, link } = parts(page);
    await expect(link).toBeHidden();
    await summary.dispatchEvent('click');
    await expect(link).toBeVisible();
    await summary.dispatchEvent('click');
    await expect(link).toBeHidden();
  });

  test('pointing at it opens it, and pointing elsewhere closes it', async ({ page }) => {
    const { summary, link } = parts(page);
    await summary.hover();
    await expect(link).toBeVisible();
    await link.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(600, 500);
    await expect(link).toBeHidden();
  });

  test('a click while pointing at it keeps it open, until a click elsewhere', async ({ page }) => {
    const { summary, link } = parts(page);
    await summary.hover();
    await summary.click();
    await page.mouse.move(600, 500);
    await expect(link).toBeVisible();
    await page.mouse.click(600, 500);
    await expect(link).toBeHidden();
  });

  test('a click opens it again after Escape, under a pointer at rest', async ({ page }) => {
    const { summary, link } = parts(page);
    await summary.hover();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await summary.click();
    await expect(link).toBeVisible();
  });

  test('the keyboard opens it, and Escape closes it and returns to it', async ({ page }) => {
    const { summary, links, link } = parts(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test('moving focus out of it closes it', async ({ page }) => {
    const { summary, link } = parts(page);
    await summary.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
    await expect(link).toBeHidden();
  });

  test('a choice closes it, and marks page and section', async ({ page }) => {
    const { summary, link } = parts(page);
    await summary.hover();
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === address('/docs/api/fcp-api/'));
    await expect(link).toBeHidden();
    await expect(summary).toHaveAttribute('aria-current', 'true');
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a click opens it', async ({ page }) => {
    await page.goto(address('/docs/welcome/'));
    const { summary, link } = parts(page);
    await summary.click();
    await expect(link).toBeVisible();
  });
});
