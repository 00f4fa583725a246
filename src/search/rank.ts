/** Choose the best results of each group from the matches of a query's words. Pure. */
import type { Entry, Place } from './entries';
import type { ResultKind } from './search-index';
import { foldCase, squash } from './split-words';

/** Scores of entries for one word of a query, by id. */
export type Scores = Map<number, number>;

export interface Find {
  score: number;
  entry: Entry;
  place: Place;
}

/** Results under one label. */
export interface Group<Result> {
  label: string;
  results: Result[];
  total: number;
}

/** The group of each kind of results, and the kind's weight among equal matches. */
const kinds: Record<ResultKind, { label: string; worth: number }> = {
  page: { label: 'Documentation', worth: 1 },
  section: { label: 'Documentation', worth: 0.85 },
  command: { label: 'Commands', worth: 1 },
  post: { label: 'Releases', worth: 0.95 },
  operation: { label: 'API operations', worth: 1.05 },
  field: { label: 'Parameters and fields', worth: 0.8 },
  model: { label: 'Models', worth: 0.7 },
};

/**
 * Group the results; the group with the best result comes first.
 * @param scores one for each word of the query
 * @param needed the number of words that must match
 * @param perGroup the number of results to keep in each group
 */
export function rank(
  entries: readonly Entry[],
  query: string,
  scores: readonly Scores[],
  needed: number,
  perGroup: number,
): Group<Find>[] {
  const groups = new Map<string, Find[]>();
  const likeness = likenessTo(query.trim());
  for (const id of new Set(scores.flatMap((word) => [...word.keys()]))) {
    const entry = entries[id];
    if (!entry) continue;
    const { label, worth } = kinds[entry.kind];
    const finds = groups.get(label) ?? [];
    const factor = worth * likeness(entry);
    for (const place of entry.places) {
      const score = factor * place.near * (place.page.last ? 1e-6 : 1) * sum(scores, needed, id, place.pageId);
      if (score > 0) finds.push({ score, entry, place });
    }
    if (finds.length > 0) groups.set(label, finds);
  }
  const byScore = (a: Find | undefined, b: Find | undefined) => (b?.score ?? 0) - (a?.score ?? 0);
  return [...groups]
    .map(([label, finds]) => ({ label, results: finds.sort(byScore).slice(0, perGroup), total: finds.length }))
    .sort((a, b) => byScore(a.results[0], b.results[0]));
}

/**
 * Add the scores of all words in the entry or, at less weight, in its page. 0 if too few words match, or if the entry itself has
 * none.
 */
function sum(scores: readonly Scores[], needed: number, id: number, pageId?: number): number {
  let total = 0;
  let matched = 0;
  let own = 0;
  for (const word of scores) {
    const mine = word.get(id) ?? 0;
    const best = Math.max(mine, pageId === undefined ? 0 : 0.3 * (word.get(pageId) ?? 0));
    if (mine > 0) own++;
    if (best > 0) matched++;
    total += best;
  }
  return own > 0 && matched >= needed ? (total * matched) / scores.length : 0;
}

/** Make a function that rates how closely an entry's names equal the query. */
function likenessTo(query: string): (entry: Entry) => number {
  const typed = foldCase(query);
  const whole = squash(query);
  // A query with spaces, signs or capitals is probably meant as a name.
  const isDistinct = /[^\p{Ll}\p{N}]/u.test(query);
  return ({ folded, squashed }) => {
    if (isDistinct && folded.some((name) => name === typed || name === `${typed}s`)) return 4;
    if (squashed.some((name) => name === whole || name === `${whole}s`)) return 2;
    return squashed.some((name) => name.startsWith(whole)) ? 1.25 : 1;
  };
}
