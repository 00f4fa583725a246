/** Whatever address is asked for, a reader gets a whole page, and keeps it when the application starts. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hasProgram } from '../../scripts/debian';
import { writeRelease } from '../../scripts/hosting/dist';
import { address, hydrated, watchProblems } from '../site';
import { oddAddresses, type OddAddress } from './address-kinds';
import { get } from './request';
import { startNginx } from './servers';

const addresses = oddAddresses(500);
const sample = addresses.filter((_, index) => index % 8 < 1);
const notFound = readFileSync('public/404.html', 'utf8');

/** What is wrong with the answer to an address; empty where nothing is. */
async function faultsOf(origin: string, { kind, path, isPage }: OddAddress): Promise<string[]> {
  const { status, headers, body } = await get(origin, address(path));
  const html = body.toString();
  const { location } = headers;
  const faults: string[] = [];
  if (!(isPage ? [200] : [200, 301, 308, 400, 404, 414]).includes(status)) faults.push('wrong status');
  if (status === 200 && !html.includes('<h1')) faults.push('no whole page');
  if (status === 404 && html !== notFound) faults.push('not the not-found page');
  if ([301, 308].includes(status) && (!location || new URL(location, `${origin}/`).origin !== origin))
    faults.push(`leads to ${location}`);
  return faults.map((fault) => `${kind} ${path.slice(0, 200)}: ${status}, ${fault}`);
}

async function faultsOfAll(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const one of addresses) faults.push(...(await faultsOf(origin, one)));
  return faults;
}

test('addresses of every kind are asked for', () => {
  expect([addresses.length, sample.length]).toEqual([500, 63]);
  expect(new Set(addresses.map(({ kind }) => kind)).size).toBe(11);
  expect(new Set(sample.map(({ kind }) => kind)).size).toBe(11);
  expect(new Set(addresses.map(({ path }) => path)).size).toBeGreaterThan(400);
});

test('the server here answers every address with a page', async () => {
  expect(notFound).toContain('<h1');
  expect(await faultsOfAll(process.env.SITE_ORIGIN ?? '')).toEqual([]);
});

test('nginx answers every address with a page', async () => {
  test.skip(!hasProgram('nginx', '-v'), 'Not tested: nginx is not on this machine and could not be installed.');
  test.setTimeout(180_000);
  const work = resolve('.build/addresses');
  await writeRelease('public', join(work, 'dist'), undefined, 1);
  const server = await startNginx(join(work, 'dist'), join(work, 'nginx'));
  try {
    expect(await faultsOfAll(server.origin)).toEqual([]);
  } finally {
    await server.stop();
  }
});

/** The text of `main`, without what browsers show in place of scripts. */
const mainText = (page: Page, html?: string) =>
  page.evaluate((source) => {
    const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const main = root.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of main?.querySelectorAll('noscript, script, style') ?? []) element.remove();
    return main?.textContent ?? '';
  }, html);

test('a page keeps its text at every address when the application starts', async ({ browser }) => {
  test.setTimeout(240_000);
  const context = await browser.newContext();
  const parser = await context.newPage();
  const faults: string[] = [];
  const left = [...sample];
  let read = 0;
  const readThrough = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      const problems = watchProblems(page);
      const name = `${one.kind} ${one.path.slice(0, 200)}`;
      const response = await page.goto(`${process.env.SITE_ORIGIN}${address(one.path)}`);
      const own = response?.status() === 404 ? response.url() : '-';
      const built = await mainText(parser, await response?.text());
      // At an address that its router cannot decode the application does not start.
      await hydrated(page).catch(() => undefined);
      await page.waitForLoadState('networkidle');
      const shown = await mainText(page);
      if (built.length < 50) faults.push(`${name}: built with ${built.length} letters`);
      if (shown !== built) faults.push(`${name}: ${built.length} letters became ${shown.length}`);
      faults.push(...problems.filter((problem) => !problem.includes(own)).map((problem) => `${name}: ${problem}`));
      await page.close();
      read += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, readThrough));
  await context.close();
  expect(faults).toEqual([]);
  expect(read).toBe(sample.length);
});
