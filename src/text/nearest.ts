import { distance } from 'fastest-levenshtein';

/** Find the candidate that the writer most likely meant; undefined if none is close. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  let best: string | undefined;
  let least = (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3))) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const edits = distance(lower, candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}
