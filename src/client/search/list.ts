import { excerpt, markParts } from '../../search/excerpt';
import type { SearchGroup, SearchResult, SearchResults } from '../../search/search';
import type { ResultKind } from '../../search/search-index';
import { trusted } from '../browser/trusted';
import { element } from '../browser/elements';
import { iconHtml } from './markup';

/** Path data from Lucide (ISC license). */
const drawings: Record<ResultKind, string> = {
  page: 'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8',
  section: 'M4 9h16M4 15h16M10 3 8 21m8-18-2 18',
  command: 'M12 19h8M4 17l6-6-6-6',
  post: 'M12 6v6l4 2m6-2a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  operation: 'M5 12h14m-7-7 7 7-7 7',
  field: 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13',
  model:
    'M8 3H7a2 2 0 0 0-2 2v5a2 2 0 0 1-2 2 2 2 0 0 1 2 2v5c0 1.1.9 2 2 2h1M16 21h1a2 2 0 0 0 2-2v-5c0-1.1.9-2 2-2a2 2 0 0 1-2-2V5a2 2 0 0 0-2-2h-1',
};

type Marks = SearchResults['marks'];

const marked = (text: string, marks: Marks) =>
  markParts(text, marks).map((part) => (part.marked ? element('mark', {}, part.text) : part.text));

const isLiteral = (kind: ResultKind) => kind === 'command' || kind === 'field' || kind === 'model';

function sign({ kind, method }: SearchResult): HTMLElement {
  const made = element('span', { class: 'kind' });
  if (method)
    made.append(element('span', { class: 'method', 'data-method': method.toLowerCase() }, method.toUpperCase()));
  else made.innerHTML = trusted.createHTML(iconHtml(drawings[kind]));
  return made;
}

const pageOf = ({ path }: SearchResult) => path.replace(/#.*/, '');

/** Make the link of a result. Leave out the page's breadcrumbs if the previous result is on the same page. */
function option(result: SearchResult, root: string, marks: Marks, before?: SearchResult): HTMLElement {
  const { kind, path, title, context, text } = result;
  const href = root + path.slice(1);
  const name = element('span', isLiteral(kind) ? { class: 'literal' } : {}, ...marked(title, marks));
  // Two lines on a phone, or one in a wider window.
  const line = marked(excerpt(text, marks, innerWidth < 601 ? 64 : 120), marks);
  const way = before && pageOf(before) === pageOf(result) ? [] : [element('small', {}, context)];
  return element(
    'a',
    { class: 'search-option', role: 'option', 'aria-selected': 'false', tabindex: '-1', href },
    sign(result),
    element(
      'span',
      {},
      element('span', { class: 'title' }, name, ...way),
      element('span', { class: kind === 'operation' ? 'text literal' : 'text' }, ...line),
    ),
  );
}

/** Make a group's label, with the number of results shown if there are more. */
function labelOf({ label, total, results }: SearchGroup): HTMLElement {
  const made = element('div', { class: 'label', 'aria-hidden': 'true' }, label);
  if (total > results.length) made.append(element('span', {}, `${results.length} of ${total}`));
  return made;
}

/** Make a listbox of the results, by group. @param root path of the site's home, path prefix included */
export function resultList(id: string, { groups, marks }: SearchResults, root: string): HTMLElement {
  const rows = groups.map((group) =>
    element(
      'div',
      { role: 'group', 'aria-label': group.label },
      labelOf(group),
      ...group.results.map((result, index, all) => option(result, root, marks, all[index - 1])),
    ),
  );
  const list = element('div', { id, role: 'listbox', 'aria-label': 'Results' }, ...rows);
  for (const [index, made] of list.querySelectorAll('a').entries()) made.id = `${id}-${index}`;
  return list;
}
