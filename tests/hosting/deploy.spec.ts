import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hasNginx } from '../programs';
import { writeRelease } from '../../scripts/hosting/dist';
import { isText, contentType } from '../../scripts/hosting/headers';
import { listFiles } from '../../src/list-files';
import { appData, dataOf, press, expectPage, far, follow, from, hold, ignoreViews, near } from '../app';
import { address, hydrated } from '../site';
import { startBalancer, startNginx, type RunningServer } from './servers';

const work = resolve('.build/deploy');
const served = join(work, 'current');
let server: RunningServer;
/** Documents and builds that the tabs received, for the report of a failing test. */
let received: string[] = [];

/** The heading of `near` in each build, in its HTML as in its data. */
const headings = { first: 'Working on GitHub', second: 'Working on GitHub, anew' } as const;

/** Copy the site as another build would have made it: every hash differs, and its pages say that they are new. */
async function buildAnew(): Promise<string> {
  const built = join(work, 'new-build');
  await cp('public', built, { recursive: true, dereference: true });
  const hashes = new Set<string>();
  for (const file of readdirSync(built)) for (const [hash] of file.matchAll(/[0-9a-f]{20}(?=\.js$)/g)) hashes.add(hash);
  const appData = readFileSync(join(built, 'page-data/app-data.json'), 'utf8');
  hashes.add(/[0-9a-f]{20}/.exec(appData)?.[0] ?? '');
  const renew = (text: string) =>
    [...hashes]
      .reduce((renewed, hash) => renewed.replaceAll(hash, [...hash].reverse().join('')), text)
      .replaceAll(headings.first, headings.second);
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
  await cp(dist, join(work, name), { recursive: true });
}

/** Point a link at another release, as docs/operations.md says. */
function point(name: string, link = served): void {
  symlinkSync(name, join(work, 'next'));
  renameSync(join(work, 'next'), link);
}

test.describe.configure({ mode: 'default' });
test.skip(() => !hasNginx(), 'Not tested: nginx is not on this machine.');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(work, { recursive: true, force: true });
  await release('public', 'first');
  await release(await buildAnew(), 'second');
  // nginx tells versions of a file apart by size and time in seconds: no two builds share a second.
  const later = Date.now() / 1000 + 2;
  for (const file of listFiles(join(work, 'second'))) utimesSync(join(work, 'second', file), later, later);
});

test.beforeEach(async () => {
  point('first');
  received = [];
  server = await startNginx(served, join(work, 'nginx'));
});
test.afterEach(async () => {
  const info = test.info();
  if (info.status !== 'passed') await info.attach('received', { body: received.join('\n'), contentType: 'text/plain' });
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
  received.push(`deployed ${name}`);
}

/** True for a file of either release. The other release does not have it, and the tab then loads a page in full. */
const isOfRelease = (file: string) => ['first', 'second'].some((name) => existsSync(join(work, name, 'site', file)));

async function openTab(page: Page, path: string): Promise<string[]> {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !isOfRelease(pathname)) failed.push(response.url());
    if (/\/$|app-data/.test(pathname)) received.push(`${pathname} ${response.headers().etag}`);
  });
  page.on('pageerror', (error) => failed.push(error.message));
  await ignoreViews(page);
  await page.goto(server.origin + address(path));
  await hydrated(page);
  return failed;
}

const isNew = (page: Page) => page.locator('html[data-new]');

test('a deploy between two page views of an open tab makes the next click a full load', async ({ page }) => {
  const failed = await openTab(page, from);
  await deploy('second');

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

  // A deploy taken back is a deploy like any other.
  await deploy('first');
  await follow(page, near);
  await expectPage(page, near);
  await expect(isNew(page)).not.toBeAttached();
  expect(failed).toEqual([]);
});

for (const isAhead of [false, true])
  test(`a deploy between the two files of a page ${isAhead ? 'loaded ahead' : 'asked for'} makes its change a full load`, async ({
    page,
  }) => {
    const failed = await openTab(page, from);
    // The page's own request for the build must not be taken for that of the next page.
    await page.waitForLoadState('networkidle');
    const release = await hold(page, dataOf(near));
    const hasBuild = page.waitForResponse(appData);
    if (isAhead) await press(page, near);
    else await follow(page, near);
    await (await hasBuild).finished();
    await deploy('second');
    const hasData = page.waitForResponse(dataOf(near));
    await release();
    await (await hasData).finished();
    if (isAhead) await follow(page, near);

    await expectPage(page, near);
    await expect(isNew(page)).toBeAttached();
    await expect(page.locator('h1')).toHaveText(headings.second);
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

test('while two machines behind one take a release in turn, each page is of one build', async ({ browser }) => {
  test.slow();
  const links = ['a', 'b'].map((name) => join(work, `machine-${name}`));
  for (const link of links) point('first', link);
  const [a, b] = await Promise.all([
    startNginx(join(work, 'machine-a'), join(work, 'nginx-a')),
    startNginx(join(work, 'machine-b'), join(work, 'nginx-b')),
  ]);
  const balancer = await startBalancer([a.origin, b.origin], join(work, 'balancer'));
  const failed: string[] = [];
  let isOver = false;

  /** Visit pages as one reader, by addresses and by links, until the deploy is over. Adds each page's build to `builds`. */
  const read = async (reader: number, builds: string[]) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `198.51.${reader}.1` } });
    const page = await context.newPage();
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    page.on('pageerror', (error) => failed.push(error.message));
    await ignoreViews(page);
    while (!isOver) {
      await page.goto(balancer.origin + address(builds.length % 2 === 0 ? from : far));
      await hydrated(page);
      await follow(page, near);
      await expectPage(page, near);
      // Of one document: a full load may take its place between two questions.
      const shown = () =>
        page.evaluate(() => ({
          build: document.documentElement.hasAttribute('data-new') ? ('second' as const) : ('first' as const),
          heading: document.querySelector('h1')?.textContent,
        }));
      await expect.poll(async () => shown().then(({ build, heading }) => heading === headings[build])).toBe(true);
      builds.push((await shown()).build);
    }
    await context.close();
  };
  const visits = [1, 2, 3, 4].map((): string[] => []);
  const reading = Promise.all(visits.map((builds, reader) => read(reader, builds)));
  /** Resolve once each reader has come to two more pages. */
  const readOn = () => {
    const before = visits.map(({ length }) => length);
    return Promise.race([
      reading,
      expect
        .poll(() => visits.every(({ length }, reader) => length > (before[reader] ?? 0) + 1), { timeout: 60_000 })
        .toBe(true),
    ]);
  };
  try {
    await readOn();
    for (const [index, machine] of [a, b].entries()) {
      point('second', links[index]);
      // A reload may come late. Until then a server that keeps files open would mix two builds.
      await readOn();
      await machine.reload();
      await readOn();
      expect(new Set(visits.map((builds) => builds.at(-1)))).toEqual(
        new Set(index === 0 ? ['first', 'second'] : ['second']),
      );
    }
  } finally {
    isOver = true;
    await reading.finally(() => Promise.all([balancer, a, b].map((each) => each.stop())));
  }
  expect(failed).toEqual([]);
  // A reader stays with a machine: none went back to the build before.
  for (const builds of visits) expect(builds.join()).toMatch(/^(first,)+second(,second)*$/);
});
