/** Messages below the field where there are no results. */
import { site } from '../../site';
import { element } from '../browser/element';

type Text = (Node | string)[];

const message = (...paragraphs: Text[]) =>
  element('div', { class: 'search-message' }, ...paragraphs.map((text) => element('p', {}, ...text)));

function button(text: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', press);
  return made;
}

/** Offer recent searches, or else examples, before anything is typed. */
export function offer(recent: readonly string[], ask: (query: string) => void, forget: () => void): HTMLElement {
  const { command, field } = site.searchExamples;
  if (recent.length === 0)
    return message([
      'Type a command such as ',
      element('code', {}, command),
      ', an operation, a field such as ',
      element('code', {}, field),
      ', or any word.',
    ]);
  const title = element('span', {}, 'Recent searches, kept on this device');
  return element(
    'div',
    { class: 'search-recent' },
    element('header', {}, title, button('Clear', forget)),
    element(
      'ul',
      {},
      ...recent.map((query) =>
        element(
          'li',
          {},
          button(query, () => ask(query)),
        ),
      ),
    ),
  );
}

/** @param searchPage path of the search page, which has the index of all pages */
export function nothingFound(query: string, searchPage: string): HTMLElement {
  const asked = query.length > 80 ? `${query.slice(0, 80)}…` : query;
  const index = element('a', { href: searchPage }, 'index of all pages');
  return message(
    ['Nothing found for ', element('b', {}, asked), '.'],
    ['Try fewer or other words, or look in the ', index, '.'],
  );
}
