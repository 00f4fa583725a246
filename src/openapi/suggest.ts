import { closest, distance } from 'fastest-levenshtein';

/** "Did you mean x?" where one of the known names is close to the name given. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(name, [...known]);
  return distance(name.toLowerCase(), best.toLowerCase()) <= Math.max(1, Math.floor(name.length / 3))
    ? `Did you mean ${best}?`
    : undefined;
}
