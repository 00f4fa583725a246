import { expect, test, type Page } from '@playwright/test';
import { open } from '../site';

interface Stop {
  name: string;
  /** True if a focus indicator shows. */
  marked: boolean;
  /** True if something else covers the middle of the element. */
  covered: boolean;
}

/** Press a key that moves focus, and return where it went; `null` if it has left the page. */
async function move(page: Page, key: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.replace(/\s+/g, ' ').trim()}`,
      marked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      covered: !over || !(element.contains(over) || over.contains(element)),
    };
  });
}

/** Move focus to the wanted element; every stop on the way must be marked and uncovered. */
async function moveTo(page: Page, key: string, wanted: RegExp): Promise<void> {
  const stops: string[] = [];
  for (let count = 0; count < 150; count++) {
    const stop = await move(page, key);
    expect(stop, `${key} left the page before ${wanted}, after:\n${stops.join('\n')}`).not.toBeNull();
    if (!stop) return;
    stops.push(stop.name);
    expect(stop.marked, `focus shows at ${stop.name}`).toBe(true);
    expect(stop.covered, `${stop.name} is covered`).toBe(false);
    if (wanted.test(stop.name)) return;
  }
  throw new Error(`${wanted} was not reached by ${key}:\n${stops.join('\n')}`);
}

test('the skip link is first, shows while it has focus, and leads to the content', async ({ page }) => {
  await open(page, '/docs/welcome/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)');
  const first = await move(page, 'Tab');
  expect(first).toEqual({ name: 'A Skip to content', marked: true, covered: false });
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const [what, viewport] of Object.entries({
  'a wide window': { width: 1280, height: 800 },
  'a window zoomed to 400 %': { width: 320, height: 256 },
}))
  test.describe(`in ${what}`, () => {
    test.use({ viewport });
    test(
      "the keyboard alone leads from the address bar to an operation's sample and back",
      { tag: '@static-first' },
      async ({ page }) => {
        test.slow();
        await open(page, '/');
        if (viewport.width > 996) {
          await moveTo(page, 'Tab', /^SUMMARY APIs/);
          await page.keyboard.press('Enter');
          await moveTo(page, 'Tab', /^A Flight Crew Portal API/);
        } else {
          await moveTo(page, 'Tab', /^BUTTON Open the menu/);
          await page.keyboard.press('Enter');
          await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
          // Wait for elements that still move.
          await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
          await moveTo(page, 'Tab', /^A Flight Crew Portal API/);
        }
        await page.keyboard.press('Enter');
        await expect(page.locator('main h1')).toHaveText('Flight Crew Portal API operations');
        await expect(page.locator('main h1')).toBeFocused();

        await moveTo(page, 'Tab', /^A GET ?Get User Details/);
        await page.keyboard.press('Enter');
        await expect(page.locator('main h1')).toHaveText('Get User Details');
        await expect(page.locator('main h1')).toBeFocused();

        await moveTo(page, 'Tab', /^BUTTON curl/);
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
        await expect(page.locator('pre:visible', { hasText: 'fetch(' })).toBeInViewport();

        await moveTo(page, 'Shift+Tab', /^A Skip to content/);
      },
    );
  });
