/** Search the whole site: MiniSearch finds words, our ranking orders the results. Pure; for the browser and tests. */
import { entriesOf } from './entries';
import { fieldPlace } from './field-place';
import { rank, type Find, type Group } from './rank';
import type { ResultKind, SearchIndex } from './search-index';
import { createWordFinder, type Found } from './word-finder';
import { squash, wordsOf } from './split-words';

export interface SearchResult {
  kind: ResultKind;
  /** Root-relative, with the anchor, without the path prefix. */
  path: string;
  title: string;
  /** The breadcrumbs of the result: "Releases › 2025". */
  context: string;
  /** An excerpt of the text. */
  text: string;
  method?: string;
}

export type SearchGroup = Group<SearchResult>;

export interface SearchResults {
  /** The group of the best result first. */
  groups: SearchGroup[];
  /** Matching words of the texts, with the number of letters to mark. */
  marks: ReadonlyMap<string, number>;
}

export type Search = (query: string, perGroup?: number) => SearchResults;

/** Words to ignore if the query has others. */
const fillers = new Set(
  'a an and any are can do does for how i in is it me my of on our somebody someone the there this to us we what when where which who why with you'.split(
    ' ',
  ),
);

/** The maximum number of words of a query. */
const wordLimit = 8;

/** Prepare search without blocking the page; the result searches within milliseconds. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const entries = await entriesOf(index);
  const finder = await createWordFinder(entries);
  return (query, perGroup = 5) => {
    const words = meaningOf(query);
    const marks = new Map<string, number>();
    // An entry whose name is all these words joined matches each of them.
    const named = words.length > 1 ? [...finder.typed(squash(query)).scores] : [];
    const search = (find: (word: string) => Found, needed: number) => {
      const scores = words.map((word) => {
        const found = find(word);
        for (const term of found.terms) mark(marks, term, word);
        for (const [id, score] of named) found.scores.set(id, Math.max(score, found.scores.get(id) ?? 0));
        return found.scores;
      });
      return rank(entries, query, scores, needed, perGroup);
    };
    let groups = search(finder.forgiving, words.length);
    // A third of the words may be missing if the others match completely.
    if (groups.length === 0 && words.length > 2) groups = search(finder.whole, Math.ceil((words.length * 2) / 3));
    return { groups: groups.map((group) => ({ ...group, results: byPage(group.results).map(toResult) })), marks };
  };
}

/** Join the results of a page, at the position of the best one. */
function byPage(finds: readonly Find[]): Find[] {
  const pages = [...new Set(finds.map(({ place }) => place.page))];
  return pages.flatMap((page) => finds.filter(({ place }) => place.page === page));
}

/** List the significant words of a query, each once. */
function meaningOf(query: string): string[] {
  const all = [...new Set(wordsOf(query).map(({ text }) => text))];
  const meaning = all.filter((word) => !fillers.has(word));
  return (meaning.length > 0 ? meaning : all).slice(0, wordLimit);
}

/** Record how many letters of a term to mark: the typed ones, or all if the term does not begin with them. */
function mark(marks: Map<string, number>, term: string, word: string): void {
  const length = term.startsWith(word) ? word.length : term.length;
  marks.set(term, Math.max(length, marks.get(term) ?? 0));
}

function toResult({ entry: { kind, title }, place: { page, section, field } }: Find): SearchResult {
  const { path, context, method, urlPath, description = '' } = page;
  const within = context ? `${context} › ${page.title}` : page.title;
  if (section)
    return { kind, path: `${path}#${section.id}`, title: section.heading, context: within, text: section.text ?? '' };
  if (field === undefined) return { kind, path, title, context, method, text: urlPath ?? description };
  return { kind, path: `${path}#${field}`, title, context: within, text: fieldPlace(field), method };
}
