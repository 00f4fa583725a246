/**
 * Search over everything the site says. Pure; runs in the browser and in tests.
 *
 * Not MiniSearch, which was measured beside it (`npm run bench:search`): a field's name is on hundreds of pages of a
 * large API, and what people type mixes the two ("discord_id delete user"). Here a name is kept once and met with its
 * pages when somebody asks.
 */
import { fieldPlace } from './field-place';
import { rank, type Find, type ResultKind } from './rank';
import type { SearchIndex } from './search-index';
import { buildTables, type Tables } from './tables';
import { squash, wordsOf } from './words';

export interface SearchResult {
  kind: ResultKind;
  /** Root-relative, with the anchor, without the path prefix. */
  path: string;
  title: string;
  /** Where it is: a page's title, an API, a place in a request. */
  context: string;
  /** A line of its text. */
  text: string;
  method?: string;
}

export interface SearchGroup {
  label: string;
  /** Best first. */
  results: SearchResult[];
  /** How many there are in all. */
  total: number;
}

export interface SearchResults {
  /** The group of the best result first. */
  groups: SearchGroup[];
  /** The words of the texts that matched, and how many of their letters to mark. */
  marks: ReadonlyMap<string, number>;
}

export type Search = (query: string, perGroup?: number) => SearchResults;

/** Words that say nothing where there are others. */
const fillers = new Set(
  'a an and are can do for how i in is it my of on the this to what where which with you'.split(' '),
);

/** Past this many, words of a query are left out. */
const wordLimit = 8;

/** Makes ready to search, without holding up the page; what comes of it answers a query within milliseconds. */
export async function createSearch(index: SearchIndex): Promise<Search> {
  const tables = await buildTables(index);
  return (query, perGroup = 5) => {
    const marks = new Map<string, number>();
    const words = meaningOf(query);
    if (words.length === 0) return { groups: [], marks };

    const scores = words.map((word) => scoresOf(tables, word, marks));
    if (words.length > 1) addWhole(tables, query, scores);
    let found = rank(tables, query, scores, words.length, perGroup);
    for (let needed = words.length - 1; found.size === 0 && needed > 0; needed--)
      found = rank(tables, query, scores, needed, perGroup);

    const groups = [...found].sort(([, a], [, b]) => (b.best[0]?.score ?? 0) - (a.best[0]?.score ?? 0));
    return {
      groups: groups.map(([label, { best, total }]) => ({
        label,
        total,
        results: best.map(({ find }) => toResult(find)),
      })),
      marks,
    };
  };
}

/** The words of a query that are worth looking up, each once. */
function meaningOf(query: string): string[] {
  const all = [...new Set(wordsOf(query).map(({ text }) => text))].slice(0, wordLimit);
  const meaning = all.filter((word) => !fillers.has(word));
  return meaning.length > 0 ? meaning : all;
}

/** For each unit how well it matches a word; the terms that did go to `marks`. */
function scoresOf({ vocabulary, size }: Tables, word: string, marks: Map<string, number>): Float32Array {
  const scores = new Float32Array(size);
  for (const { term, quality, length } of vocabulary.match(word)) {
    const units = vocabulary.unitsOf(term);
    const rarity = 0.5 + 0.5 / (1 + Math.log10(1 + units.size));
    for (const [unit, weight] of units) scores[unit] = Math.max(scores[unit] ?? 0, weight * quality * rarity);
    marks.set(term, Math.max(length, marks.get(term) ?? 0));
  }
  return scores;
}

/** A unit that has all the words as one name has each of them. */
function addWhole({ vocabulary }: Tables, query: string, scores: readonly Float32Array[]): void {
  for (const [unit, weight] of vocabulary.unitsOf(squash(query)))
    for (const word of scores) word[unit] = Math.max(word[unit] ?? 0, weight * 0.95);
}

function toResult(find: Find): SearchResult {
  if (find.kind === 'field') {
    const { field, occurrence } = find;
    const { path, title, context, method } = occurrence.page;
    return {
      kind: 'field',
      path: `${path}#${occurrence.id}`,
      title: field.name,
      context: method ? title : `${title}, ${context}`,
      text: fieldPlace(occurrence.id),
      method,
    };
  }
  const { kind, page, section } = find.place;
  if (section)
    return {
      kind,
      path: `${page.path}#${section.id}`,
      title: section.heading,
      context: page.title,
      text: section.text,
    };
  const { path, title, context, method, urlPath, description = '' } = page;
  return { kind, path, title, context, method, text: urlPath ?? description };
}
