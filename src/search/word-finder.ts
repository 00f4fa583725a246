/** From a word that somebody types to the entries that have it, by MiniSearch. */
import MiniSearch, { type Options, type Query } from 'minisearch';
import type { Entry } from './entries';
import type { Scores } from './rank';
import { termsOf } from './words';

/** How much a word weighs, by where it stands. */
const boost = { title: 10, joined: 5, names: 5, method: 6, about: 2, text: 1 };

/** What was found for a word: scores of entries, and the words of the texts that matched. */
export interface Found {
  scores: Scores;
  terms: Set<string>;
}

export interface WordFinder {
  /** The word itself. */
  whole: (word: string) => Found;
  /** The word, what begins with it, and its singular. */
  typed: (word: string) => Found;
  /** The same; where there is nothing, words that differ by a slip of the finger. */
  forgiving: (word: string) => Found;
}

/** What an index of MiniSearch is made and loaded with. */
export const engineOptions: Options<Entry> = {
  fields: Object.keys(boost),
  tokenize: termsOf,
  processTerm: (term) => term,
  searchOptions: { boost, tokenize: (word) => [word], combineWith: 'OR' },
};

/** Takes the entries' texts apart, in slices that let the page respond in between. */
export async function createEngine(entries: readonly Entry[]): Promise<MiniSearch<Entry>> {
  const engine = new MiniSearch(engineOptions);
  await engine.addAllAsync(entries, { chunkSize: 100 });
  return engine;
}

/** Ways to look up a word in an index of entries. */
export function createWordFinder(engine: MiniSearch<Entry>): WordFinder {
  const find = (...queries: Query[]): Found => {
    const found: Found = { scores: new Map(), terms: new Set() };
    for (const { id, score, terms } of engine.search({ queries })) {
      found.scores.set(Number(id), score);
      for (const term of terms) found.terms.add(term);
    }
    return found;
  };
  const typed = (word: string) => {
    const singular = word.length > 3 && word.endsWith('s') ? [word.slice(0, -1)] : [];
    return find({ queries: [word], prefix: true }, ...singular);
  };
  const forgiving = (word: string) => {
    const found = typed(word);
    if (found.scores.size > 0 || word.length < 3) return found;
    return find({ queries: [word], fuzzy: word.length < 7 ? 1 : 2 }, { queries: swaps(word), prefix: true });
  };
  return { whole: find, typed, forgiving };
}

/** A word with each two neighbouring letters swapped, a slip that MiniSearch counts as two: `metar` for `metra`. */
function swaps(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, at) => `${word.slice(0, at)}${letter}${word.charAt(at)}${word.slice(at + 2)}`,
  );
}
