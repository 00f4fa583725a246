/** From page to page: links, what is loaded ahead, history with the reader's place, addresses without a page. */
import type { Journey } from '../journey';
import type { Visit } from '../visit';

const long = '/docs/sops/tech-team/';

/** Follows a link of the footer without moving the page: a reader may click while any part is in view. */
const follow = (visit: Visit, path: string) =>
  visit.read((href) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a')].find(({ pathname }) => pathname === href);
    link?.click();
    return link !== undefined;
  }, path);

const seePlace = (visit: Visit, top: number) => visit.see('the place on the page', top, () => Math.round(scrollY));

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
  {
    name: 'back, forward and reload keep the reader’s place',
    async run(visit) {
      await visit.open(long);
      await visit.scrollTo(1500);
      await seePlace(visit, 1500);
      await follow(visit, new URL(visit.site.url('/releases/')).pathname);
      await visit.seePage('/releases/', 'New Releases');
      await seePlace(visit, 0);
      await visit.travel(-1);
      await visit.seePage(long, 'Tech team procedures');
      await seePlace(visit, 1500);
      await visit.reload();
      await seePlace(visit, 1500);
      await visit.travel(1);
      await visit.seePage('/releases/', 'New Releases');
    },
  },
  {
    name: 'a reload keeps the place of a reader who only scrolled',
    async run(visit) {
      await visit.open(long);
      await visit.scrollTo(1500);
      await visit.reload();
      await visit.startApplication();
      await seePlace(visit, 1500);
    },
  },
  {
    name: 'an address without a page says so, before and after the application starts',
    async run(visit) {
      for (const path of unknown) {
        await visit.open(path);
        const seeText = (when: string) =>
          visit.see(`the text of ${path}, ${when}`, ['Page not found', true], () => [
            document.querySelector('main h1')?.textContent ?? 'none',
            document.body.innerText.length > 400,
          ]);
        await seeText('as it was loaded');
        // Where its router can't read an address the application may leave the page alone.
        await visit.startApplication().catch(() => undefined);
        await visit.site.quiet();
        await seeText('with the application');
      }
    },
  },
];
