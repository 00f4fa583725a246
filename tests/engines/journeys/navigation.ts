/** From page to page: links, prefetching, history with scroll positions, addresses without a page. */
import { isDeepStrictEqual } from 'node:util';
import type { Journey } from '../journey';
import { Difference, type Visit } from '../visit';

const long = '/docs/sops/tech-team/';

/** Follow a link of the page without scrolling: a reader may click while any part is in view. */
export const follow = (visit: Visit, path: string) =>
  visit.read((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(({ pathname }) => pathname === href);
    link?.click();
    return link !== undefined;
  }, path);

const seePlace = (visit: Visit, when: string, top: number) =>
  visit.see(`the place ${when}`, top, () => Math.round(scrollY));

const unknown = ['/no-such-page/', '/a%2Cb', '/what%3F/', '/c%23', '/nope%2fx/', '/100%25/'];

export const navigation: Journey[] = [
  {
    name: 'a link changes the page without loading it, and the way back too',
    async run(visit) {
      await visit.open('/docs/welcome/');
      await visit.startApplication();
      await visit.read(() => (document.documentElement.dataset.mark = ''));
      await visit.press('footer a[href$="/releases/"], main a[href$="/docs/dev-help/github/"]');
      await visit.see('another heading', false, () => document.querySelector('main h1')?.textContent === 'Welcome');
      await visit.see('the document has stayed', '', () => document.documentElement.dataset.mark);
      await visit.travel(-1);
      await visit.seePage('/docs/welcome/', 'Welcome');
      await visit.see('the document has stayed', '', () => document.documentElement.dataset.mark);
    },
  },
  {
    name: 'a link that is pointed at is loaded ahead',
    at: 'wide',
    async run(visit) {
      await visit.open('/docs/welcome/');
      await visit.startApplication();
      await visit.site.quiet();
      const seeData = (isThere: boolean) =>
        visit.see('the data of the page is there', isThere, () =>
          performance
            .getEntriesByType('resource')
            .some(({ name }) => name.includes('/page-data/releases/page-data.json')),
        );
      await visit.hover('header a[href$="/releases/"]');
      await seeData(true);
      await visit.press('header a[href$="/releases/"]');
      await visit.seePage('/releases/', 'New Releases');
    },
  },
  ...[true, false].map((reads): Journey => ({
    name: `back, forward and reload keep the place of a reader who scrolls once and ${reads ? 'reads on' : 'leaves at once'}`,
    async run(visit) {
      await visit.open(long);
      await visit.scrollTo(1500);
      await seePlace(visit, 'scrolled', 1500);
      if (reads) await visit.startApplication();
      await follow(visit, new URL(visit.site.url('/releases/')).pathname);
      await visit.seePage('/releases/', 'New Releases');
      await seePlace(visit, 'on another page', 0);
      await visit.travel(-1);
      await visit.seePage(long, 'Tech team procedures');
      await seePlace(visit, 'after the way back', 1500);
      await visit.reload();
      await seePlace(visit, 'after a reload', 1500);
      await visit.travel(1);
      await visit.seePage('/releases/', 'New Releases');
    },
  })),
  ...[true, false].map((waits): Journey => ({
    name: `the way back to a page that was left in full keeps the place, ${waits ? 'with the application' : 'while it starts'}`,
    async run(visit) {
      await visit.open(long);
      await visit.startApplication();
      if (waits) await visit.see('the application keeps places', 'manual', () => history.scrollRestoration);
      await visit.scrollTo(1500);
      await visit.read((href) => void setTimeout(() => location.assign(href)), visit.site.url('/releases/'));
      await visit.seePage('/releases/', 'New Releases');
      await visit.travel(-1);
      await visit.seePage(long, 'Tech team procedures');
      await seePlace(visit, 'after the way back', 1500);
    },
  })),
  {
    name: 'a reload keeps the place of a reader who only scrolled',
    async run(visit) {
      await visit.open(long);
      await visit.scrollTo(1500);
      await visit.reload();
      await visit.startApplication();
      await seePlace(visit, 'after a reload', 1500);
    },
  },
  {
    name: 'an address without a page says so, before and after the application starts',
    async run(visit) {
      const readText = () =>
        visit.read(() => `${document.querySelector('main h1')?.textContent}, ${document.body.innerText.length > 400}`);
      const found: Record<string, string[]> = {};
      for (const path of unknown) {
        await visit.open(path);
        const before = await readText();
        // An address that its router cannot decode may keep the application from starting.
        await visit.startApplication(2000).catch(() => undefined);
        await visit.site.quiet();
        found[path] = [before, await readText()];
      }
      const expected = Object.fromEntries(unknown.map((path) => [path, Array(2).fill('Page not found, true')]));
      if (!isDeepStrictEqual(found, expected))
        throw new Difference('heading, and whether there are 400 letters, before and after', expected, found);
    },
  },
];
