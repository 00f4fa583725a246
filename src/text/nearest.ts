import { distance } from 'fastest-levenshtein';

const sorted = (text: string) => [...text].sort().join('');

/**
 * Find the candidate that a writer most likely meant: one mistyped letter in three; swapped letters are one mistake.
 * @returns undefined if none is close
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= least) continue;
    const other = candidate.toLowerCase();
    const edits = sorted(lower) === sorted(other) ? Math.min(1, distance(lower, other)) : distance(lower, other);
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}
