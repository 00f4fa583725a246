/** Make every script of a page throw, one at a time: the text stays, and links work. */
import type { Driver } from '../driver';
import { countInline, openSite } from '../server';
import { Difference, Visit } from '../visit';

const path = '/docs/api/fcp-api/get-user-details/';
const patience = 10_000;

/** Make a page request every script that it can without showing another page, search's among them. */
async function intend(visit: Visit): Promise<void> {
  await visit.read(() => {
    for (const link of document.querySelectorAll('header [data-search-open], summary'))
      for (const type of ['pointerover', 'mouseover', 'focusin', 'touchstart'])
        link.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await visit.site.quiet();
  // In a field the key would be text.
  await visit.read(() => (document.activeElement as HTMLElement | null)?.blur());
  await visit.keys('/');
  await visit.site.quiet();
  await visit.keys('Escape');
}

const readText = (visit: Visit) =>
  visit.read(() => ({
    heading: document.querySelector('main h1')?.textContent ?? 'none',
    letters: document.querySelector('main')?.innerText.replace(/\s+/g, '').length ?? 0,
    frame: ['header', 'footer'].every(
      (part) => (document.querySelector<HTMLElement>(part)?.innerText.length ?? 0) > 20,
    ),
  }));

/** Return the text of the page and its scripts: the requested ones, and the inline ones by number. */
async function wholePage(driver: Driver, width: number) {
  const site = await openSite();
  try {
    const visit = new Visit(driver, site, width);
    const html = await (await fetch(site.url(path))).text();
    // Prefetched components of linked pages are no scripts of its own.
    const isOwn = (script: string) => !script.includes('/component---') || html.includes(script);
    await visit.open(path);
    await visit.startApplication();
    await intend(visit);
    const scripts: (string | number)[] = [
      ...Array.from({ length: countInline(html) }).keys(),
      ...[...site.scripts].filter(isOwn),
    ];
    return { scripts, whole: await readText(visit) };
  } finally {
    site.close();
  }
}

/**
 * Open the page once for each of its scripts, all at the same time, in separate windows, and look ten seconds later.
 * Resolves with the fault of each broken script; undefined for none.
 */
export async function breakScripts(driver: Driver, width: number): Promise<Map<string, Difference | undefined>> {
  const { scripts, whole } = await wholePage(driver, width);
  const visits: Visit[] = [];
  const results = new Map<string, Difference | undefined>();
  try {
    for (const [index, script] of scripts.entries()) {
      const visit = new Visit(driver, await openSite(script), width);
      visits.push(visit);
      await driver.window(index + 1);
      await visit.load(path);
    }
    for (const [index, visit] of visits.entries()) {
      await driver.window(index + 1);
      await strike(visit);
    }
    await new Promise((resolve) => setTimeout(resolve, patience));
    for (const [index, script] of scripts.entries()) {
      await driver.window(index + 1);
      const visit = visits[index] as Visit;
      const name = `page whose ${typeof script === 'number' ? `inline script ${script + 1}` : script.replace(/-[0-9a-f]{8,}(?=\.js)/, '')} throws`;
      results.set(
        name,
        await look(visit, whole).then(
          () => undefined,
          (error: unknown) => error as Difference,
        ),
      );
    }
  } finally {
    await driver.window(0);
    for (const { site } of visits) site.close();
  }
  return results;
}

/** Make the page request its broken script: some are requested only once others run, or in a window that is in front. */
async function strike(visit: Visit): Promise<void> {
  for (const last = Date.now() + 20_000; visit.site.struck() === 0 && Date.now() < last;) {
    await intend(visit);
    if (visit.site.struck() === 0)
      await visit.read(() => document.querySelector<HTMLElement>('[data-typed-values]')?.click());
  }
}

async function look(visit: Visit, whole: Awaited<ReturnType<typeof readText>>): Promise<void> {
  if (visit.site.struck() === 0) throw new Difference('the broken script has run', true, false);
  // Search that cannot open in place is a page.
  if (await visit.read(() => location.pathname.endsWith('/search/'))) {
    await visit.see('search as a page', true, () => (document.querySelector('main')?.innerText.length ?? 0) > 400);
    await visit.travel(-1);
    await visit.see('the page is back', whole.heading, () => document.querySelector('main h1')?.textContent);
  }
  // On a busy machine search opens after the key that was to close it.
  if (await visit.read(() => document.querySelector('dialog[open]') !== null)) await visit.keys('Escape');
  const { heading, letters, frame } = await readText(visit);
  const found = {
    heading,
    frame,
    text: letters >= whole.letters * 0.9 ? 'whole' : `${letters} of ${whole.letters} letters`,
  };
  if (heading !== whole.heading || !frame || found.text !== 'whole')
    throw new Difference('the page after ten seconds', { heading: whole.heading, frame: true, text: 'whole' }, found);
  await visit.press('main a[href$="/docs/services/apis/"]');
  await visit.seePage('/docs/services/apis/', 'APIs');
}
