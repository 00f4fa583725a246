import { distance } from 'fastest-levenshtein';

const sorted = (text: string) => [...text].sort().join('');

/**
 * Find the candidate that a writer most likely meant: one letter in four may be wrong, at most three. In a name of three letters
 * two may be swapped, and one may be missing or too many.
 * @returns undefined if none is close
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const lower = name.toLowerCase();
  let best: string | undefined;
  let least = Math.min(3, Math.floor(name.length / 4)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) > least) continue;
    const other = candidate.toLowerCase();
    const letters = distance(lower, other);
    const isSwapped = letters > 0 && sorted(lower) === sorted(other);
    const isLength = letters === 1 && other.length !== lower.length;
    const edits = lower.length > 2 && (isSwapped || isLength) ? 0.5 : letters;
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
}

const nameOf = (path: string) => path.split('/').filter(Boolean).pop() ?? '';

/**
 * Find the page that a reader most likely wants instead of a missing one: the same name elsewhere, a similar path or name, or the
 * closest page above. Never the home page; undefined if none is near.
 * @param path root-relative, with a slash at both ends
 */
export function nearestPath(path: string, paths: readonly string[]): string | undefined {
  const others = paths.filter((other) => other !== path && other !== '/');
  const twins = others.filter((other) => nameOf(other) === nameOf(path));
  const name = nearest(nameOf(path), others.map(nameOf));
  return (
    nearest(path, twins) ??
    twins[0] ??
    nearest(path, others) ??
    others.find((other) => nameOf(other) === name) ??
    others.filter((other) => path.startsWith(other)).sort((a, b) => b.length - a.length)[0]
  );
}
