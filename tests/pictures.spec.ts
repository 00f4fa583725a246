/**
 * Pictures of every template. `npx playwright test --project=pictures --update-snapshots` takes them, into `.build/pictures/`;
 * without the last option it compares the site with them.
 */
import { expect, test } from '@playwright/test';
import { address } from './site';
import { templates } from './templates';

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 768, 1280, 1920])
    for (const [name, path] of Object.entries(templates))
      test(`${name} at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address(path));
        // A picture of the whole page does not load lazy images.
        for (const image of await page.locator('img[loading=lazy]').all()) await image.scrollIntoViewIfNeeded();
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          maxDiffPixelRatio: 0.001,
          timeout: 30_000,
        });
      });
