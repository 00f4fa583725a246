/** Messages below the field if nothing is found, and recent searches, which stay in this browser. */
import { site } from '../../site';
import { element } from '../browser/elements';
import { readObject, write } from '../browser/storage';
import { searchPage } from './markup';

type Text = (Node | string)[];

const message = (...paragraphs: Text[]) =>
  element('div', { class: 'search-message' }, ...paragraphs.map((text) => element('p', {}, ...text)));

function button(text: string, press: () => void): HTMLElement {
  const made = element('button', { type: 'button' }, text);
  made.addEventListener('click', press);
  return made;
}

/** Offer recent searches, or else examples, before anything is typed. */
export function offer(ask: (query: string) => void): HTMLElement {
  const recent = recentSearches();
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
  const clear = button('Clear', () => {
    write('recentSearches', '[]');
    ask('');
  });
  const again = recent.map((query) => button(query, () => ask(query)));
  const asked = again.map((made) => element('li', {}, made));
  return element('div', { class: 'search-recent' }, element('div', {}, title, clear), element('ul', {}, ...asked));
}

export function nothingFound(query: string): HTMLElement {
  const asked = query.length > 80 ? `${query.slice(0, 80)}…` : query;
  const index = element('a', { href: searchPage() }, 'index of all pages');
  return message(
    ['Nothing found for ', element('b', {}, asked), '.'],
    ['Try fewer or other words, or look in the ', index, '.'],
  );
}

const limit = 6;

function recentSearches(): string[] {
  const stored: unknown[] = Object.values(readObject<string[]>('recentSearches'));
  return stored.filter((query) => typeof query === 'string').slice(0, limit);
}

/** Store a query whose result was followed. */
export function rememberSearch(query: string): void {
  const kept = recentSearches().filter((known) => known.toLowerCase() !== query.toLowerCase());
  write('recentSearches', JSON.stringify([query, ...kept].slice(0, limit)));
}
