/** The pages of an API with two earlier versions, in a copy of the site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildCopy, siteCopy } from '../../bench/site-copy';
import { listenLocally } from '../ports';
import { threeVersions, withdrawnOfThree } from '../../src/openapi/versions/fixtures/three-versions';
import { ledgerFile, readLedger, writeLedger } from '../../src/data/pages/ledger';
import { readBuildInfo } from '../../scripts/hosting/dist';
import { axeSource, violationsInBothModes } from '../axe';
import { hasJava, htmlErrors } from '../html-checker';
import { get } from '../hosting/request';
import { createSiteServer } from '../server';
import { hydrated } from '../site';

test.describe.configure({ mode: 'serial' });
test.skip(
  process.env.SITE_PREFIX !== undefined && process.env.SITE_PREFIX !== '',
  'The copy is built without a prefix.',
);

const things = '/docs/api/things/';
let folder = '';
let origin = '';
let stop: () => unknown;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const ledger = readLedger(readFileSync(ledgerFile, 'utf8'));
  const files = { [ledgerFile]: writeLedger([...ledger, ...withdrawnOfThree.map(([from]) => from)]) };
  folder = await siteCopy('versions', { ...threeVersions, ...files });
  await buildCopy(folder);
  const server = await createSiteServer(join(folder, 'public'), join(folder, 'served'), 0);
  origin = await listenLocally(server);
  stop = () => server.close();
});
test.afterAll(() => stop());

const notice = (page: Page) => page.getByRole('note', { name: 'Earlier version' });
const canonical = (page: Page) => page.locator('link[rel="canonical"]');

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the switch of versions stays on the operation, whatever it is called there', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(`${origin}${things}1.0.0/get-thing/`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page).toHaveTitle(/^Get thing \(1\.0\.0\) /);
      await expect(page.locator('main')).toContainText('/things/{id}');
      await expect(notice(page)).toContainText('This is version 1.0.0 of 15 January 2026.');
      await expect(canonical(page)).toHaveAttribute('href', /\/docs\/api\/things\/read-thing\/$/);
      await notice(page).getByText('Other versions').click();
      await notice(page).getByRole('link', { name: '2.0.0', exact: true }).click();
      await expect(page).toHaveURL(`${origin}${things}2.0.0/get-thing/`);
      await expect(page).toHaveTitle(/^Get thing \(2\.0\.0\) /);
      await expect(page.locator('main')).toContainText('/v2/things/{key}');
      await notice(page).getByRole('link', { name: 'see this operation there' }).click();
      await expect(page).toHaveURL(`${origin}${things}read-thing/`);
      await expect(page.locator('h1')).toHaveText('Read thing');
      await expect(notice(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('an operation that is gone says since when, and leads to the list of changes and on to its version', async ({
      page,
    }) => {
      await page.goto(`${origin}${things}1.0.0/delete-thing/`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(canonical(page)).toHaveCount(0);
      await expect(notice(page)).toContainText('This operation is gone since version 2.0.0');
      await notice(page).getByRole('link', { name: 'see what changed' }).click();
      await expect(page).toHaveURL(`${origin}${things}changes/#2.0.0`);
      await expect(page.getByRole('heading', { name: 'Version 2.0.0' })).toBeInViewport();
      await page.getByRole('link', { name: 'Pages of this version' }).last().click();
      await expect(page).toHaveURL(`${origin}${things}1.0.0/`);
      await expect(
        page
          .locator('main')
          .getByRole('link', { name: /Delete thing/ })
          .first(),
      ).toBeVisible();
    });
  });

test('an address that is no page any more leads to what replaced it, or to the list of changes', async () => {
  const { moved } = await readBuildInfo(join(folder, 'public'));
  for (const [from, to] of withdrawnOfThree) {
    const { body } = await get(origin, from);
    expect.soft(body.toString(), from).toContain(`http-equiv="refresh" content="0; url=${to}"`);
    expect.soft(moved[from], from).toBe(to);
  }
});

test('a list of changes that nobody filters shows all versions, the first one too, which changed nothing', async ({
  page,
}) => {
  const script = page.waitForResponse(/\/reference-\w+\.js$/);
  await page.goto(`${origin}${things}changes/`);
  await script;
  await hydrated(page);
  for (const version of ['2.0.0', '1.0.0']) await expect(page.locator(`[id="${version}"]`)).toBeVisible();
});

test('search, the sitemap and llms.txt have the current version alone', () => {
  for (const file of ['sitemap.xml', 'llms.txt', 'search/index.json', 'search/index.html']) {
    const text = readFileSync(join(folder, 'public', file), 'utf8');
    expect(text, file).toContain(`${things}read-thing/`);
    expect(text, file).not.toContain(`${things}1.0.0`);
  }
});

test('a page of an earlier version, its index and the list of changes have no accessibility fault', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(axeSource);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['1.0.0/get-thing/', '1.0.0/', 'changes/', 'things-api/']) {
      await page.goto(`${origin}${things}${path}`);
      if (path.startsWith('1')) await notice(page).getByText('Other versions').click();
      expect.soft(await violationsInBothModes(page, 'html'), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the pages of all versions are valid HTML', () => {
  test.skip(!hasJava, 'Not checked: the Nu HTML checker needs Java 11 or newer, and there is none on this machine.');
  expect(htmlErrors(join(folder, 'public', things))).toEqual([]);
});
