import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from './scripts/tests/chromium';

/**
 * Browser tests of the built site in `public/`. tests/global-setup.ts serves it; with SITE_ORIGIN and SITE_PREFIX they test
 * a running server instead.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  // Tests wait for half of their time: three at once keep two cores busy.
  workers: 3,
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: process.env.SITE_ORIGIN,
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: chromiumArguments,
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
  },
});
