/** From the words of a query to the best of each kind. Pure. */
import type { Field, Occurrence, Place, Tables } from './tables';
import { squash } from './words';

export type ResultKind = Place['kind'] | 'field';

/** What was found: a place, or a field on a page. */
export type Find = { kind: Place['kind']; place: Place } | { kind: 'field'; field: Field; occurrence: Occurrence };

export const groupOf: Record<ResultKind, string> = {
  page: 'Documentation',
  section: 'Documentation',
  command: 'Commands',
  post: 'Releases',
  operation: 'API operations',
  field: 'Parameters and fields',
  model: 'Models',
};

/** How much a kind weighs among equals. */
const worth: Record<ResultKind, number> = {
  page: 1,
  operation: 1.05,
  command: 1,
  post: 0.95,
  section: 0.85,
  field: 0.8,
  model: 0.7,
};

/** The best few of many, and how many they were. */
export class Ranking {
  readonly best: { score: number; find: Find }[] = [];
  total = 0;

  constructor(private readonly size: number) {}

  /** Among equals, what came first stays first. */
  offer(score: number, find: Find): void {
    this.total++;
    if (this.best.length === this.size && score <= (this.best.at(-1)?.score ?? 0)) return;
    const at = this.best.findIndex((other) => other.score < score);
    this.best.splice(at === -1 ? this.best.length : at, 0, { score, find });
    if (this.best.length > this.size) this.best.pop();
  }
}

/** For each word of a query, how well each unit matches it. */
export type Scores = readonly Float32Array[];

/**
 * The best of each group, by its label.
 * @param needed how many words of the query have to be there
 */
export function rank(
  { places, fields }: Tables,
  query: string,
  scores: Scores,
  needed: number,
  perGroup: number,
): Map<string, Ranking> {
  const groups = new Map<string, Ranking>();
  const offer = (score: number, find: Find) => {
    const label = groupOf[find.kind];
    const group = groups.get(label) ?? new Ranking(perGroup);
    groups.set(label, group);
    group.offer(score * worth[find.kind], find);
  };
  const likeness = likenessTo(query.trim(), scores.length);
  const typed = query.trim().toLowerCase();

  for (const place of places) {
    const { id, pageId, kind, section } = place;
    const total = sum(scores, needed, id, pageId);
    if (total === null) continue;
    const begins = kind === 'command' && section?.heading.toLowerCase().startsWith(typed) ? 1.5 : 1;
    offer(total * likeness(place) * begins, { kind, place });
  }
  for (const field of fields) {
    if (!scores.some((word) => (word[field.id] ?? 0) > 0)) continue;
    const factor = likeness(field);
    const alone = sum(scores, needed, field.id);
    for (const occurrence of field.occurrences) {
      const total = scores.length === 1 ? alone : sum(scores, needed, field.id, occurrence.pageId);
      if (total !== null) offer(total * factor * occurrence.near, { kind: 'field', field, occurrence });
    }
  }
  return groups;
}

/** The sum over all words, each from the unit or, for less, from its page; null where too few match, or none by itself. */
function sum(scores: Scores, needed: number, unit: number, page?: number): number | null {
  let total = 0;
  let matched = 0;
  let own = 0;
  for (const word of scores) {
    const mine = word[unit] ?? 0;
    const best = Math.max(mine, page === undefined ? 0 : 0.3 * (word[page] ?? 0));
    if (mine > 0) own++;
    if (best > 0) matched++;
    total += best;
  }
  return own > 0 && matched >= needed ? (total * matched) / scores.length : null;
}

/** How much a unit is the query itself rather than something that holds its words. */
function likenessTo(typed: string, words: number): (unit: Place | Field) => number {
  const whole = squash(typed);
  // A name in its own spelling, capitals and signs included, is not there by chance.
  const isSpelled = /[^\p{Ll}\p{N}\s]/u.test(typed);
  return ({ names, squashed, size }) => {
    const begins = squashed.some((name) => name.startsWith(whole)) ? 1.25 : 1;
    const exact = isSpelled && names.includes(typed) ? 3 : squashed.includes(whole) ? 2 : begins;
    return exact * (0.75 + (0.25 * Math.min(words, size)) / Math.max(size, 1));
  };
}
