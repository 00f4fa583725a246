/** Find the entries that hold a typed word, with MiniSearch. */
import MiniSearch, { type Query } from 'minisearch';
import type { Entry } from './entries';
import type { Scores } from './rank';
import { termsOf } from './split-words';

/** Weights of words, by the field that holds them. */
const boost = { title: 10, joined: 5, names: 5, method: 6, about: 2, text: 1 };

/** The matches of a word: scores by entry, and the words of the texts that matched. */
export interface Found {
  scores: Scores;
  terms: Set<string>;
}

interface WordFinder {
  /** Find exactly this word. */
  whole: (word: string) => Found;
  /** Find the word, words that begin with it, and its singular. */
  typed: (word: string) => Found;
  /** Like `typed`, but if nothing matches, find words that differ by a typing error. */
  forgiving: (word: string) => Found;
}

/** Index the entries' texts in slices, between which the page can respond. @returns ways to look up a word */
export async function createWordFinder(entries: readonly Entry[]): Promise<WordFinder> {
  const engine = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (word) => [word], combineWith: 'OR' },
  });
  await engine.addAllAsync(entries, { chunkSize: 100 });
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
    // Many words begin with the same two letters, so an exact match of two letters must weigh far more.
    const weights = { fuzzy: 0, prefix: word.length < 3 ? 0.005 : 0.375 };
    return find({ queries: [word], prefix: true, weights }, ...singular);
  };
  const forgiving = (word: string) => {
    const found = typed(word);
    if (found.scores.size > 0 || word.length < 3) return found;
    return find({ queries: [word], fuzzy: word.length < 7 ? 1 : 2 }, { queries: swaps(word), prefix: true });
  };
  return { whole: find, typed, forgiving };
}

/** List the word with each pair of neighbouring letters swapped, which MiniSearch counts as two errors: `metar` for `metra`. */
function swaps(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, at) => `${word.slice(0, at)}${letter}${word.charAt(at)}${word.slice(at + 2)}`,
  );
}
