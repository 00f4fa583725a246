/** Messages below the field before anything is typed, and if nothing is found. */
import { site } from '../../site';
import { element } from '../browser/elements';
import { searchPage } from './markup';

type Text = (Node | string)[];

const message = (...paragraphs: Text[]) =>
  element('div', { class: 'search-message' }, ...paragraphs.map((text) => element('p', {}, ...text)));

/** Say what can be typed. */
export function examples(): HTMLElement {
  const { command, field } = site.searchExamples;
  return message([
    'Type a command such as ',
    element('code', {}, command),
    ', an operation, a field such as ',
    element('code', {}, field),
    ', or any word.',
  ]);
}

export function nothingFound(query: string): HTMLElement {
  const asked = query.length > 80 ? `${query.slice(0, 80)}…` : query;
  const index = element('a', { href: searchPage() }, 'index of all pages');
  return message(
    ['Nothing found for ', element('b', {}, asked), '.'],
    ['Try fewer or other words, or look in the ', index, '.'],
  );
}
