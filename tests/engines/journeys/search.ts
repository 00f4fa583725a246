/** Search, by keys and by hand. */
import type { Journey } from '../journey';
import type { Visit } from '../visit';

const start = '/docs/welcome/';

/** See that the dialog is high enough to read in, and its first results are in it, uncovered. */
async function seeResults(visit: Visit): Promise<void> {
  await visit.see(
    'the dialog is at least 300 px high, its first three results in view',
    [true, true, true, true],
    () => {
      const dialog = document.querySelector('dialog[open]');
      const isInView = (option: Element | undefined) => {
        const { left = 0, top = 0, width = 0, height = 0 } = option?.getBoundingClientRect() ?? {};
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return height > 0 && hit !== null && option?.contains(hit) === true;
      };
      const options = [...(dialog?.querySelectorAll('[role=option]') ?? [])];
      return [
        (dialog?.getBoundingClientRect().height ?? 0) >= 300,
        ...[0, 1, 2].map((index) => isInView(options[index])),
      ];
    },
  );
}

const seeField = (visit: Visit) =>
  visit.see(
    'the field of search has the focus',
    true,
    () => document.activeElement?.matches('dialog[open] input') ?? false,
  );

const seeClosed = (visit: Visit) =>
  visit.see('search is open', false, () => document.querySelector('dialog[open]') !== null);

export const search: Journey[] = [
  {
    name: 'search by keys',
    async run(visit) {
      await visit.open(start);
      await visit.keys('/');
      await seeField(visit);
      await visit.type('user');
      await seeResults(visit);
      const chosen = (wanted: number) =>
        visit.see('the chosen result', wanted, () =>
          [...document.querySelectorAll('dialog [role=option]')].findIndex(
            (option) => option.getAttribute('aria-selected') === 'true',
          ),
        );
      await chosen(0);
      await visit.keys('ArrowDown');
      await chosen(1);
      await visit.keys('Escape');
      await seeClosed(visit);
      await visit.keys('Control+k');
      await seeField(visit);
      await visit.type('metar');
      await visit.see('the first result', true, () => {
        return document.querySelector('dialog [role=option]')?.textContent.includes('/metar') ?? false;
      });
      await visit.keys('Enter');
      await visit.seePage('/docs/discord/server-commands/#metar', 'Server commands');
      await seeClosed(visit);
    },
  },
  {
    name: 'search by hand',
    async run(visit) {
      await visit.open(start);
      await visit.press('header [data-search-open]');
      await seeField(visit);
      await visit.type('get fbos');
      await seeResults(visit);
      await visit.press('dialog [role=option]', 'Get FBOs');
      await visit.see('the heading', 'Get FBOs', () => document.querySelector('main h1')?.textContent);
      await seeClosed(visit);
    },
  },
  {
    name: 'the search page finds what its address asks for',
    async run(visit) {
      await visit.open('/search/?q=getFBOs');
      await visit.see('the first result', true, () => {
        return document.querySelector('main [role=option]')?.textContent.includes('Get FBOs') ?? false;
      });
    },
  },
];
