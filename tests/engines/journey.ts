import type { Visit } from './visit';

export interface Journey {
  name: string;
  /** Windows in which the journey runs; both by default. */
  at?: 'narrow' | 'wide';
  /** Matches deliberate failures, which are no problem of the page. */
  expected?: RegExp;
  /** @throws a Difference for a broken promise. */
  run: (visit: Visit) => Promise<void>;
}
