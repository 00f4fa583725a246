import type { Visit } from './visit';

export interface Journey {
  name: string;
  /** Windows in which there is something to see; both unless said otherwise. */
  at?: 'narrow' | 'wide';
  /** What goes wrong on purpose, and is no problem of the page. */
  expected?: RegExp;
  /** @throws a Difference where something is not as promised. */
  run: (visit: Visit) => Promise<void>;
}
