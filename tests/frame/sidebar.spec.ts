import { expect, type Page } from '@playwright/test';
import { storageKeys } from '../../src/client/browser/storage';
import type { Sidebar } from '../../src/nav';
import { test, type Strike } from '../strike';
import { address, open } from '../site';
import { dataOf, expectPage, follow } from '../app';
import { stored, watchFrames } from './devices';

const path = '/docs/discord/server-commands/';
const tree = (page: Page) => page.locator('nav[data-sidebar]');
const category = (page: Page, label: string) => tree(page).locator(`details[data-category="${label}"]`);
const isOpen = (page: Page, label: string) =>
  category(page, label).evaluate((element: HTMLDetailsElement) => element.open);

/** Give the next page another sidebar. */
async function giveSidebar(strike: Strike, path: string, sidebar: Sidebar): Promise<void> {
  await strike(dataOf(path), async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { page: { sidebar: Sidebar } } } };
    data.result.data.page.sidebar = sidebar;
    await route.fulfill({ response, json: data });
  });
}

test('each section has its own, with the current page marked and its category open', async ({ page }) => {
  const sidebars = {
    [path]: ['main', 'Server commands'],
    '/docs/api/fcp-api/get-users/': ['fcp-api', 'GETGet Users'],
    '/docs/api/internal-api/get-random/': ['internal-api', 'GETGet Random Question'],
    '/releases/fcp/1.0/': ['releases', 'Flight Crew Portal v1.0'],
  };
  for (const [at, [id = '', label = '']] of Object.entries(sidebars)) {
    await open(page, at);
    await expect(tree(page)).toHaveAttribute('data-sidebar', id);
    await expect(tree(page).locator('[aria-current=page]')).toHaveText(label);
    await expect(tree(page).locator('[aria-current=page]')).toBeVisible();
  }
});

test("an API's operations are grouped by tag, releases by year", async ({ page }) => {
  await open(page, '/docs/api/fcp-api/get-users/');
  await expect(category(page, 'Users').getByRole('link')).toHaveText([
    'GETGet Users',
    'GETGet User Details',
    'GETGet User Callsign',
    'POSTAdd User',
    'DELETEDelete User',
  ]);
  await open(page, '/releases/');
  await expect(tree(page).locator('summary')).toHaveText([/^2025/, /^2024/]);
});

test('the APIs overview stands without one', async ({ page }) => {
  await open(page, '/docs/services/apis/');
  await expect(tree(page)).toHaveCount(0);
});

test('can be hidden and shown again, which is remembered', async ({ page }) => {
  await open(page, path);
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(tree(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY), 'the reader stays where they are').toBeGreaterThan(500);
  await follow(page, '/docs/welcome/');
  await expectPage(page, '/docs/welcome/');
  await expect(tree(page)).toBeHidden();

  const widths = await watchFrames(page, () => {
    const element = document.querySelector('nav[data-sidebar]');
    return element ? String(element.getBoundingClientRect().width) : undefined;
  });
  await page.reload();
  await page.getByRole('button', { name: 'Show sidebar' }).waitFor();
  expect(await widths(), 'widths of the sidebar while the page loads').toEqual(['0']);
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
  await expect(async () => {
    if (await tree(page).isHidden()) await page.getByRole('button', { name: 'Show sidebar' }).click({ timeout: 500 });
    await expect(tree(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.reload();
  await expect(tree(page)).toBeVisible();
});

test('opening a category of the documentation closes its siblings', async ({ page }) => {
  await open(page, path);
  expect(await isOpen(page, 'Discord')).toBe(true);
  await category(page, 'Procedures').locator('summary').click();
  await expect.poll(() => isOpen(page, 'Procedures')).toBe(true);
  expect(await isOpen(page, 'Discord')).toBe(false);
});

test('what was open is open again on a page that is in no category, after loads and route changes', async ({
  page,
}) => {
  await open(page, '/docs/welcome/');
  await category(page, 'Procedures').locator('summary').click();
  await expect.poll(() => stored(page, storageKeys.sidebarCategories)).toContain('Procedures');
  await page.reload();
  await expect.poll(() => isOpen(page, 'Procedures')).toBe(true);
  await open(page, '/releases/');
  await follow(page, '/docs/welcome/');
  await expectPage(page, '/docs/welcome/');
  await expect.poll(() => isOpen(page, 'Procedures')).toBe(true);
});

test("the current page's category is open whatever was remembered", async ({ page }) => {
  await open(page, path);
  await category(page, 'Procedures').locator('summary').click();
  await expect.poll(() => isOpen(page, 'Discord')).toBe(false);
  await expect.poll(() => stored(page, storageKeys.sidebarCategories)).toContain('Procedures');
  await page.reload();
  await expect.poll(() => isOpen(page, 'Discord')).toBe(true);
  expect(await isOpen(page, 'Procedures')).toBe(false);
});

test("an API's closed category stays closed", async ({ page }) => {
  await open(page, '/docs/api/fcp-api/');
  await category(page, 'Users').locator('summary').click();
  await expect.poll(() => stored(page, storageKeys.sidebarCategories)).toContain('Users');
  await page.reload();
  await expect.poll(() => isOpen(page, 'Users')).toBe(false);
  expect(await isOpen(page, 'Charters FBOs')).toBe(true);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 300 } });

  test('the current entry is in view on load', async ({ page }) => {
    await page.goto(address('/docs/api/fcp-api/add-user-audit-log/'));
    await expect(tree(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Hide sidebar'), 'its button stays in view').toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY), 'the page itself does not scroll').toBe(0);
  });

  test('and after a route change, among 200 entries', { tag: '@static-first' }, async ({ page, strike }) => {
    const target = '/docs/dev-help/github/';
    const items = Array.from({ length: 200 }, (_, index) => ({
      label: `Entry ${index}`,
      path: index === 180 ? target : `/docs/entry-${index}/`,
    }));
    await giveSidebar(strike, target, { id: 'main', label: 'Documentation', items });
    await open(page, '/docs/welcome/');
    await follow(page, target);
    await expectPage(page, target);
    await expect(tree(page).locator('a')).toHaveCount(200);
    await expect(tree(page).locator('[aria-current=page]')).toHaveText('Entry 180');
    await expect(tree(page).locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('opens and closes, one category at a time, and offers no button that would do nothing', async ({ page }) => {
    await page.goto(address(path));
    await category(page, 'Procedures').locator('summary').click();
    await expect(category(page, 'Procedures').getByRole('link', { name: 'Tech team' })).toBeVisible();
    await expect(category(page, 'Discord').getByText('Server commands')).toBeHidden();
    await expect(page.getByText('Hide sidebar')).toBeHidden();
  });
});

test('after a change of page the category of the page is open, though the reader has closed it', async ({ page }) => {
  await open(page, '/docs/api/fcp-api/get-users/');
  await category(page, 'Users').locator('summary').click();
  expect(await isOpen(page, 'Users')).toBe(false);
  await follow(page, '/docs/api/fcp-api/get-user-details/');
  await expectPage(page, '/docs/api/fcp-api/get-user-details/');
  await expect(tree(page).locator('[aria-current=page]')).toBeVisible();
});
