import { nearest } from '../../text/nearest';

/** Suggest "Did you mean x?" if a known name is close to the given one. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}
