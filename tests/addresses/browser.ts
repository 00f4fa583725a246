/** Visit addresses as a reader: the page must be whole, before and after the application starts. */
import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '../routes';
import { hydrated } from '../site';
import type { Address } from './generate';

/** Return the length of the page's text, 0 if it is gone, without the name of the nearest page, which comes later. */
const look = (page: Page) =>
  page.evaluate(() => ({
    letters: [...document.querySelectorAll('main, main [data-suggest]')].reduceRight(
      (others, part) => part.textContent.replace(/\s/g, '').length - others,
      0,
    ),
    heading: document.querySelector('h1')?.textContent ?? '',
    hasFooter: document.querySelector('footer') !== null,
  }));

/** True for an address that the router can decode; otherwise the page stays as it was built. */
const isReadable = (page: Page) =>
  page.evaluate(() => {
    try {
      return decodeURI(location.pathname) !== '';
    } catch {
      return false;
    }
  });

/** Touch a link, which starts the application, and wait for the result. */
async function touchLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.querySelector('main a, footer a');
    for (const type of ['touchstart', 'pointerover', 'focusin'])
      link?.dispatchEvent(new Event(type, { bubbles: true }));
  });
  if (await isReadable(page)) await hydrated(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

const firstLine = (text: string) => text.replace(/\n.*/s, '');

/** A tab, and its errors since the last call of `takeErrors`. */
interface Tab {
  page: Page;
  takeErrors: () => string[];
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  let errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(`error "${firstLine(message)}"`));
  page.on('console', (message) => {
    const [source, shown] = [message.location().url, page.url()].map((url) => url.replace(/#.*/s, ''));
    // The browser logs the document's own status.
    const isOwn = /status of 4\d\d/.test(message.text()) && source === shown;
    if (message.type() === 'error' && !isOwn) errors.push(`console "${firstLine(message.text())}" (${source})`);
  });
  return {
    page,
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
  };
}

/** List the faults at an address, one line each. */
async function visit({ page, takeErrors }: Tab, origin: string, address: Address): Promise<string[]> {
  const url = origin + address.path + address.query + address.hash;
  const heading = routes.find(({ path }) => path === address.page)?.heading ?? 'Page not found';
  const problems: string[] = [];
  const load = () => page.goto(url, { waitUntil: 'domcontentloaded' });
  // An address that differs from the last one only by its hash loads nothing.
  if (!(await load())) {
    await page.goto('about:blank');
    await load();
  }
  const before = await look(page);
  if (before.heading !== heading || !before.hasFooter)
    return [`shows "${before.heading}" with ${before.letters} letters: ${url.slice(0, 200)}`];
  await touchLink(page);
  const after = await look(page);
  if (before.letters < 50 || after.letters !== before.letters || after.heading !== heading)
    problems.push(`has ${before.letters} letters, then ${after.letters}`);
  return [...problems, ...takeErrors()].map((problem) => `${problem}: ${url.slice(0, 200)}`);
}

/** The most faults that are useful. */
const enough = 20;

/**
 * Open addresses one after the other, in a few tabs at a time.
 * @param origin of the server, with the path prefix
 * @returns the faults, one line each, up to `enough`
 */
export async function wrongPages(
  context: BrowserContext,
  origin: string,
  addresses: readonly Address[],
  tabs = 3,
): Promise<string[]> {
  const waiting = [...addresses];
  const problems: string[] = [];
  const work = async () => {
    const tab = await openTab(context);
    for (let next = waiting.pop(); next && problems.length < enough; next = waiting.pop()) {
      const { path } = next;
      problems.push(
        ...(await visit(tab, origin, next).catch((error: unknown) => [
          `${firstLine(String(error))}: ${path.slice(0, 200)}`,
        ])),
      );
    }
    await tab.page.close();
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return problems;
}
