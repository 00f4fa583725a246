import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from './scripts/tests/chromium';
import type { EngineOptions } from './tests/engines/engines.spec';

/** What needs another server or engine, or much generated input; how the application starts and loads; rare windows and readers. */
const long = [
  'plugins/gatsby-plugin-static-first/tests/{back-forward-cache,failed-assets,first-load,prefetch,progress}.spec.ts',
  'plugins/gatsby-plugin-static-first/tests/{search-loading,session,start}.spec.ts',
  'tests/frame/{adaptation,layout-shift,overflow,print,storage}.spec.ts',
  'tests/hosting/{deploy,hosts}.spec.ts',
  'tests/html.spec.ts',
  'tests/older-engines.spec.ts',
  'tests/policy.spec.ts',
];
/** What builds a copy of the site, and then works through it in order. */
const builds = ['tests/hosting/addresses.spec.ts', 'tests/versions/*.spec.ts', 'tests/writing/develop.spec.ts'];

/** Says what a change does to the eye; no part of `npm test`. */
const pictures = 'tests/pictures.spec.ts';

/**
 * Browser tests of the built site in `public/`. tests/global-setup.ts serves it; with SITE_ORIGIN and SITE_PREFIX they test
 * a running server instead.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // What the plugin promises leaves with its folder.
  ...(existsSync('plugins/gatsby-plugin-static-first') ? {} : { grepInvert: /@static-first/ }),
  testMatch: ['tests/**/*.spec.ts', 'plugins/*/tests/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  // Tests wait for half of their time: four at once keep two cores busy.
  workers: 4,
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
  projects: [
    // The longest begins first. Two builds at once would take two processors from all other tests.
    { name: 'builds', testMatch: builds, workers: 1 },
    { name: 'short', testIgnore: [...builds, ...long, pictures, 'tests/engines/*.spec.ts'] },
    // Chromium's other journeys are the tests of the short project.
    {
      name: 'chromium',
      testMatch: 'tests/engines/*.spec.ts',
      grep: /@chromium/,
      use: { engine: 'chromium', window: 'narrow' },
    },
    // Most readers meet Firefox on a desk and WebKit on a phone; the other window has only the journeys that need it.
    ...(
      [
        { engine: 'firefox', window: 'wide', grepInvert: /@narrow|@chromium/ },
        { engine: 'firefox', window: 'narrow', grep: /@narrow/ },
        { engine: 'webkit', window: 'narrow', grepInvert: /@wide|@chromium/ },
        { engine: 'webkit', window: 'wide', grep: /@wide/ },
      ] as const
    ).map(({ engine, window, ...tags }) => ({
      name: `${engine} ${window}`,
      testMatch: 'tests/engines/*.spec.ts',
      ...tags,
      // One browser goes through all journeys.
      fullyParallel: false,
      use: { engine, window },
    })),
    { name: 'long', testMatch: long },
    { name: 'pictures', testMatch: pictures, snapshotPathTemplate: '.build/pictures/{arg}{ext}' },
  ],
});
