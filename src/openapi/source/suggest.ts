import { nearest } from '../../text/nearest';

/** "Did you mean x?" where one of the known names is close to the name given. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  const near = nearest(name, known);
  return near === undefined ? undefined : `Did you mean ${near}?`;
}
