/** What a reader sees at an address: the whole page, before the application starts and after it. */
import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '../routes';
import { hydrated } from '../site';
import type { Address } from './generate';

/** The letters of the page's text, 0 where it is gone, and its heading. */
const look = (page: Page) =>
  page.evaluate(() => ({
    letters: document.querySelector('main')?.textContent.replace(/\s/g, '').length ?? 0,
    heading: document.querySelector('h1')?.textContent ?? '',
    hasFooter: document.querySelector('footer') !== null,
  }));

/** Whether the router can read the address; where it can't, the page stays as it was built. */
const isReadable = (page: Page) =>
  page.evaluate(() => {
    try {
      return decodeURI(location.pathname) !== '';
    } catch {
      return false;
    }
  });

/** Touches a link, which is the sign for the application to start, and waits for what comes of it. */
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

/** A tab, and what has gone wrong in it since it was asked last. */
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
    // The browser tells of the document's own status.
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

/** What is wrong at an address, one line each. */
async function visit({ page, takeErrors }: Tab, origin: string, address: Address): Promise<string[]> {
  const url = origin + address.path + address.query + address.hash;
  const heading = routes.find(({ path }) => path === address.page)?.heading ?? 'Page not found';
  const problems: string[] = [];
  const load = () => page.goto(url, { waitUntil: 'domcontentloaded' });
  // Nothing is loaded where the address differs from the last one by its hash alone.
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

/** More say no more. */
const enough = 20;

/**
 * Opens addresses one after the other, in a few tabs at a time.
 * @param origin of the server, with the path prefix
 * @returns what is wrong, one line each, until there is enough of it
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
