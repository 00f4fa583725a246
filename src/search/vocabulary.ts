/** From a word that somebody types to what holds it: exact, as a beginning, or with a slip of the finger. Pure. */
import { editDistance } from './distance';

export interface Match {
  /** The word as the texts have it. */
  term: string;
  /** How good the match is, to 1. */
  quality: number;
  /** How many of the term's letters were typed: what is marked. */
  length: number;
}

/** Words, and for each the units that hold it, with the weight of the best place where it stands. */
export class Vocabulary {
  private readonly postings = new Map<string, Map<number, number>>();
  private sorted: string[] | undefined;

  add(term: string, unit: number, weight: number): void {
    let units = this.postings.get(term);
    if (!units) this.postings.set(term, (units = new Map<number, number>()));
    units.set(unit, Math.max(weight, units.get(unit) ?? 0));
    this.sorted = undefined;
  }

  unitsOf(term: string): ReadonlyMap<number, number> {
    return this.postings.get(term) ?? new Map<number, number>();
  }

  /** Slips are forgiven only where nothing else fits: somebody who is still typing has not made one. */
  match(word: string): Match[] {
    const terms = (this.sorted ??= [...this.postings.keys()].sort());
    const found = prefixed(terms, word);
    const single = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : undefined;
    if (single !== undefined && this.postings.has(single))
      found.push({ term: single, quality: 0.9, length: single.length });
    return found.length > 0 ? found : similar(terms, word);
  }
}

function prefixed(terms: readonly string[], word: string): Match[] {
  let low = 0;
  for (let high = terms.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found: Match[] = [];
  for (let term = terms[low]; term?.startsWith(word); term = terms[++low]) {
    const rest = term.length - word.length;
    const quality = rest === 0 ? 1 : rest === 1 && term.endsWith('s') ? 0.9 : 0.5 + (0.3 * word.length) / term.length;
    found.push({ term, quality, length: word.length });
  }
  return found;
}

function similar(terms: readonly string[], word: string): Match[] {
  const most = word.length < 3 ? 0 : word.length < 7 ? 1 : 2;
  if (most === 0) return [];
  return terms.flatMap((term) => {
    // The end of a long term may be still to come; a slip in the first letter is rare.
    const head = term.length > word.length + most ? term.slice(0, word.length) : term;
    if (head[0] !== word[0] && head[1] !== word[0]) return [];
    const edits = editDistance(word, head, most);
    if (edits > most) return [];
    return { term, quality: (head === term ? 0.5 : 0.35) / edits, length: term.length };
  });
}
