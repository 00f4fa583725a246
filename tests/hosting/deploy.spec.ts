import { cpSync, readFileSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hasProgram } from '../../scripts/lib/debian';
import { writeRelease } from '../../scripts/hosting/dist';
import { isText, contentType } from '../../scripts/hosting/content-types';
import { listFiles } from '../../scripts/lib/mirror';
import { expectPage, far, follow, from, ignoreViews, near } from '../navigation/app';
import { address, hydrated } from '../site';
import { startNginx, type RunningServer } from './servers';

const work = resolve('.build/deploy');
const served = join(work, 'current');
let server: RunningServer;
/** Documents and builds that the tabs received, for the report of a failing test. */
let answers: string[] = [];

/** Copy the site as another build would have made it: every hash differs, and its pages say that they are new. */
function buildAnew(): string {
  const built = join(work, 'new-build');
  cpSync('public', built, { recursive: true, dereference: true });
  const hashes = new Set<string>();
  for (const file of readdirSync(built)) for (const [hash] of file.matchAll(/[0-9a-f]{20}(?=\.js$)/g)) hashes.add(hash);
  const appData = readFileSync(join(built, 'page-data/app-data.json'), 'utf8');
  hashes.add(/[0-9a-f]{20}/.exec(appData)?.[0] ?? '');
  const renew = (text: string) =>
    [...hashes].reduce((renewed, hash) => renewed.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of listFiles(built)) {
    if (!isText(contentType(file))) continue;
    const text = readFileSync(join(built, file), 'utf8');
    writeFileSync(join(built, file), renew(text).replace('<html lang', '<html data-new lang'));
    if (renew(file) !== file) renameSync(join(built, file), join(built, renew(file)));
  }
  return built;
}

/** Put a release into its own folder, as on a server. */
async function release(built: string, name: string): Promise<void> {
  const dist = join(work, 'dist');
  await writeRelease(built, dist, { quality: 4 });
  cpSync(dist, join(work, name), { recursive: true });
}

/** Point the link at another release, as docs/operations.md says. */
function point(name: string): void {
  symlinkSync(name, join(work, 'next'));
  renameSync(join(work, 'next'), served);
}

test.describe.configure({ mode: 'default' });
test.skip(() => !hasProgram('nginx', '-v'), 'Not tested: nginx is not on this machine and could not be installed.');

test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(work, { recursive: true, force: true });
  await release('public', 'first');
  await release(buildAnew(), 'second');
  // nginx tells versions of a file apart by size and time in seconds: no two builds share a second.
  const later = Date.now() / 1000 + 2;
  for (const file of listFiles(join(work, 'second'))) utimesSync(join(work, 'second', file), later, later);
});
test.beforeEach(async () => {
  point('first');
  answers = [];
  server = await startNginx(served, join(work, 'nginx'));
});
test.afterEach(async () => {
  const info = test.info();
  if (info.status !== 'passed') await info.attach('answers', { body: answers.join('\n'), contentType: 'text/plain' });
  await server.stop();
});

/** Resolve once the release is served. */
async function deploy(name: 'first' | 'second'): Promise<void> {
  point(name);
  await server.reload();
  const isNewServed = async () => {
    try {
      return (await (await fetch(server.origin + address('/'))).text()).includes('data-new');
    } catch {
      // The ending worker has closed the connection.
      return undefined;
    }
  };
  await expect.poll(isNewServed).toBe(name === 'second');
  answers.push(`deployed ${name}`);
}

async function openTab(page: Page, path: string): Promise<string[]> {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) failed.push(response.url());
    if (/\/$|app-data/.test(pathname)) answers.push(`${pathname} ${response.headers().etag}`);
  });
  page.on('pageerror', (error) => failed.push(error.message));
  await ignoreViews(page);
  await page.goto(server.origin + address(path));
  await hydrated(page);
  return failed;
}

const isNew = (page: Page) => page.locator('html[data-new]');

test('a deploy between two page views of an open tab loses nothing', async ({ page }) => {
  const failed = await openTab(page, from);
  await deploy('second');

  // Files that this page has not loaded yet are still served, in its own build's version.
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(isNew(page)).not.toBeAttached();

  await follow(page, `${far}?tab=python#responses`);
  await expectPage(page, `${far}?tab=python#responses`);
  await expect(isNew(page)).toBeAttached();
  await expect(page.locator('h1')).toHaveText('Get Users');
  await page.goBack();
  await expectPage(page, from);
  await expect(isNew(page)).toBeAttached();
  await hydrated(page);
  expect(failed).toEqual([]);
});

test('two tabs on two builds work side by side', async ({ page, context }) => {
  const failed = await openTab(page, from);
  await deploy('second');
  const other = await context.newPage();
  const failedThere = await openTab(other, from);
  await expect(isNew(other)).toBeAttached();

  await other.locator('header [data-colour-mode-switch]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await follow(other, near);
  await expectPage(other, near);
  await follow(page, near);
  await expectPage(page, near);
  await expect(isNew(page)).toBeAttached();
  expect([...failed, ...failedThere]).toEqual([]);
});

test('a deploy taken back is a deploy like any other', async ({ page }) => {
  await deploy('second');
  const failed = await openTab(page, from);
  await expect(isNew(page)).toBeAttached();
  await deploy('first');

  await follow(page, near);
  await expectPage(page, near);
  await expect(isNew(page)).not.toBeAttached();
  await expect(page.locator('h1')).toHaveText('Working on GitHub');
  expect(failed).toEqual([]);
});
