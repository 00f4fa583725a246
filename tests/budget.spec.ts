import { readFileSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test, type Response } from '@playwright/test';
import { parse } from 'acorn';
import { listFiles } from '../src/list-files';
import {
  behavioursBudget,
  cssBudget,
  firstRoundTrip,
  fontBudget,
  htmlBudget,
  javaScriptBudget,
  requestBudget,
  secondRoundTrip,
} from './budgets';
import { routes } from './routes';
import { address, hydrated } from './site';
import { sitemapPaths } from './sitemap';
import { templates } from './templates';

interface Part {
  name: string;
  /** Compressed kilobytes. */
  size: number;
}

const kilobytes = (content: string | Buffer) => gzipSync(content).length / 1000;
const total = (parts: readonly Part[]) => parts.reduce((sum, { size }) => sum + size, 0);

/** Pass if the parts fit; otherwise the message has the excess, and the size of each part. */
function expectWithin(what: string, parts: readonly Part[], budget: number): void {
  const size = total(parts);
  const list = [...parts].sort((a, b) => b.size - a.size).map((part) => `  ${part.size.toFixed(1)} KB ${part.name}`);
  const message = `${what}: ${size.toFixed(1)} KB, ${(size - budget).toFixed(1)} KB over its ${budget} KB\n${list.join('\n')}`;
  expect.soft(size, message).toBeLessThanOrEqual(budget);
}

test('the HTML of every route keeps its budget', () => {
  for (const { path, kind } of routes)
    expectWithin(
      `HTML of ${path}`,
      [{ name: path, size: kilobytes(readFileSync(`public${path}index.html`)) }],
      htmlBudget[kind],
    );
});

const kinds = new Set<string>(Object.values(templates));
for (const { path } of routes.filter((route) => kinds.has(route.path)))
  test(`${path} keeps its budget`, async ({ page }) => {
    // For a reader who saves data nothing is prefetched, and the application starts at the first sign of a link.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const readResponses = () =>
      Promise.all(
        responses
          .filter((response) => response.status() === 200 && response.url().startsWith('http'))
          .map(async (response) => {
            const { pathname } = new URL(response.url());
            const type = (response.headers()['content-type'] ?? '').replace(/;.*/, '');
            return { name: pathname, type, body: await response.body() };
          }),
      );
    await page.goto(address(path), { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const loaded = await readResponses();
    const ofType = (type: RegExp): Part[] =>
      loaded.filter((file) => type.test(file.type)).map(({ name, body }) => ({ name, size: kilobytes(body) }));
    const inline = await page.locator('style').evaluateAll((styles) => styles.map((style) => style.textContent));

    expectWithin(`JavaScript of ${path}`, ofType(/javascript/), javaScriptBudget);
    expectWithin(
      `CSS of ${path}`,
      [...ofType(/css/), { name: '<style>', size: kilobytes(inline.join('\n')) }],
      cssBudget,
    );
    const names = loaded.map(({ name }) => name);
    expect.soft(names.length, `requests of ${path}:\n${names.join('\n')}`).toBeLessThanOrEqual(requestBudget);

    const ownValues = page.locator('[data-typed-values]');
    if (await ownValues.isVisible()) {
      await ownValues.click();
      await expect(page.locator('.typed').first()).toBeVisible();
    }
    const behaviours = (await readResponses()).filter(({ name }) => name.includes('/static/behaviours/'));
    expect(behaviours.length).toBeGreaterThan(0);
    expectWithin(
      `JavaScript of ${path} without the application`,
      behaviours.map(({ name, body }) => ({ name, size: kilobytes(body) })),
      behavioursBudget,
    );
  });

/** Return the bytes that a server sends for a page, headers included, to a browser: it accepts Brotli and keeps connections. */
function bytesSent(path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  return new Promise((resolve, reject) => {
    get(new URL(path, process.env.SITE_ORIGIN), { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => {
        resolve(socket.bytesRead);
        agent.destroy();
      });
    }).on('error', reject);
  });
}

test('every page arrives in the first round trip of a new connection, headers included, but those that are listed', async () => {
  const paths = sitemapPaths();
  expect(paths.length).toBeGreaterThan(routes.length);
  for (const path of paths) {
    const bytes = await bytesSent(path);
    const over = `${path}: ${bytes} bytes, ${bytes - firstRoundTrip} over the ${firstRoundTrip} of the first round trip`;
    if (Object.keys(secondRoundTrip).some((listed) => path === address(listed)))
      expect.soft(bytes, `${over}: it fits by now, take it off the list`).toBeGreaterThan(firstRoundTrip);
    else expect.soft(bytes, over).toBeLessThanOrEqual(firstRoundTrip);
  }
});

const scriptNames = () => listFiles('public').filter((name) => name.endsWith('.js'));

test('every script is JavaScript of 2020, whatever a package was published as', () => {
  const names = scriptNames();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names)
    expect
      .soft(
        () =>
          parse(readFileSync(`public/${name}`, 'utf8'), {
            ecmaVersion: 2020,
            sourceType: name.startsWith('static/') ? 'module' : 'script',
          }),
        name,
      )
      .not.toThrow();
});

test('the number of JavaScript files follows the templates, not the documents', () => {
  const scripts = scriptNames();
  const templates = readdirSync('src/templates').filter((name) => name.endsWith('.tsx'));
  const components = scripts.filter((name) => name.startsWith('component---'));
  const others = components.filter((name) => !name.startsWith('component---src-templates-'));
  expect(others, 'chunks of single pages').toEqual([]);
  expect(components.length).toBeLessThanOrEqual(templates.length);
  const shared = scripts.filter((name) => !name.startsWith('component---'));
  expect(shared.length, shared.join('\n')).toBeLessThanOrEqual(16);
});

test('the one font arrives in the first ten packets of a new connection, headers included', () => {
  const fonts = listFiles('public').filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  for (const name of fonts)
    expectWithin('The font', [{ name, size: readFileSync(`public/${name}`).length / 1000 }], fontBudget);
});
