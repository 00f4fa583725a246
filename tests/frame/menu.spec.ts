import { expect, test, type Page } from '@playwright/test';
import { drawn } from '../app';
import { address, hydrated, open } from '../site';
import { phone } from './devices';

const path = '/docs/discord/server-commands/';

const menu = (page: Page) => page.locator('[data-menu]');
const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Close the menu' });
const inert = (page: Page) => page.locator('[inert]');

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await expect(closer(page)).toBeInViewport({ ratio: 1 });
}

test.describe('on a phone', () => {
  test.use(phone);
  test.beforeEach(async ({ page }) => {
    await open(page, path);
    await openMenu(page);
  });

  test('holds the navbar and the current sidebar', async ({ page }) => {
    const main = menu(page).getByRole('navigation', { name: 'Menu' });
    for (const name of ['Docs', 'Releases', 'Overview', 'Flight Crew Portal API', 'Discord Bot API', 'GitHub'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main.locator('[aria-current]'), 'the section of the page is marked').toHaveText('Docs');
    await expect(menu(page).getByRole('button', { name: /^Colour mode/ })).toBeVisible();
    const current = menu(page).locator('nav[data-sidebar] [aria-current=page]');
    await expect(current).toHaveText('Server commands');
    await expect(current).toBeInViewport();
  });

  test('far down a long sidebar, both the current entry and the links of the site are in view', async ({ page }) => {
    await page.goto(address('/docs/api/fcp-api/models/limited-user/'));
    await openMenu(page);
    const current = menu(page).locator('nav[data-sidebar] [aria-current=page]');
    await expect(current).toHaveText('LimitedUser');
    await expect(current).toBeInViewport({ ratio: 1 });
    for (const link of await menu(page).getByRole('navigation', { name: 'Menu' }).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('its head fits large text: no letter of the name stands alone', async ({ page }) => {
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const name = menu(page).getByText('The Pilot Club Docs');
    const { height, fontSize } = await name.evaluate((element) => ({
      height: element.clientHeight,
      fontSize: parseFloat(getComputedStyle(element).fontSize),
    }));
    expect(height / fontSize, 'lines').toBeLessThan(4);
    await expect(closer(page)).toBeInViewport({ ratio: 1 });
  });

  test('is a modal dialog: focus is on its first button and cannot leave it', async ({ page }) => {
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('aria-modal', 'true');
    await expect(closer(page)).toBeFocused();
    const seen = new Set<string>();
    for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(5).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'the browser';
        return activeElement?.closest('[data-menu]') ? activeElement.textContent : null;
      });
      expect(place, 'focus left the menu').not.toBeNull();
      seen.add(place ?? '');
    }
    expect(seen.size, 'focus moves within the menu').toBeGreaterThan(5);
  });

  test('what is behind it is inert and does not scroll', async ({ page }) => {
    for (const part of ['header', 'main', 'footer'])
      expect(await page.locator(part).evaluate((element) => element.closest('[inert]') !== null), part).toBe(true);
    const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { passive: true })));
    await page.mouse.move(370, 400);
    await page.mouse.wheel(0, 600);
    await turned;
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY), 'the same wheel scrolls the page alone').toBeGreaterThan(0);
  });

  const waysOut: Record<string, (page: Page) => Promise<void>> = {
    Escape: (page) => page.keyboard.press('Escape'),
    'its own button': (page) => closer(page).click(),
    'a press outside': (page) => page.mouse.click(370, 400),
  };
  for (const [way, leave] of Object.entries(waysOut))
    test(`${way} closes it and returns to the button that opened it`, async ({ page }) => {
      await leave(page);
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(inert(page)).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('a link in it closes it and leads to its page', { tag: '@static-first' }, async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Releases' }).click();
    await expect(page).toHaveURL((url) => url.pathname === address('/releases/'));
    await expect(menu(page)).toBeHidden();
    await expect(inert(page)).toHaveCount(0);
    await expect(page.locator('main h1')).toBeFocused();
  });

  test('going back closes it', async ({ page }) => {
    await menu(page).getByRole('link', { name: 'Releases' }).click();
    await expect(page.locator('h1')).toHaveText('New Releases');
    await openMenu(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Server commands');
    await expect(menu(page)).toBeHidden();
    await expect(inert(page)).toHaveCount(0);
  });

  test('a wider window closes it and has its own navbar and sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 700 });
    await expect(inert(page)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener(page)).toBeHidden();
    await expect(page.locator('nav[data-sidebar]')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Releases' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  });
});

const windows = {
  'at 320 px': { viewport: { width: 320, height: 568 } },
  'at 200 % zoom': { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  'at 400 % zoom': { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 },
  'at 996 px': { viewport: { width: 996, height: 700 } },
};
for (const [what, options] of Object.entries(windows))
  test.describe(what, () => {
    test.use(options);
    test('all of it can be reached, and a strip of the page stays in view', async ({ page }) => {
      await open(page, path);
      await openMenu(page);
      const last = menu(page).locator('a:visible').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
      await expect(closer(page)).toBeInViewport({ ratio: 0.9 });
      const box = await menu(page).boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBeLessThanOrEqual(options.viewport.width - 40);
      expect(await menu(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await page.mouse.click(options.viewport.width - 10, 150);
      await expect(menu(page)).toBeHidden();
    });
  });

test.describe('without scripts', () => {
  test.use({ ...phone, javaScriptEnabled: false });
  test('opens, leads on, and closes', async ({ page }) => {
    await page.goto(address(path));
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Server commands' })).toBeVisible();
    await expect(menu(page).getByRole('button', { name: /^Colour mode/ })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Releases' }).click();
    await expect(page.locator('h1')).toHaveText('New Releases');
  });
});

test('opened before the application has started, it is modal once it has', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address(path));
  await opener(page).click();
  await hydrated(page);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(inert(page)).toHaveCount(0);
});
