import type { SampleRequest } from './sample';

/** A language of samples, a file in this folder. `../samples.ts` registers it. */
export interface SampleLanguage {
  /** The name of its file and of its export. */
  id: string;
  /** Stored in the reader's browser. */
  label: string;
  /** Matches highlighted parts, in groups called `attr`, `string`, `keyword` and `number`. */
  grammar: RegExp;
  /**
   * Print the request as code that runs as pasted. It reports an error's status and body, and parses only successful responses.
   */
  print: (request: SampleRequest) => string;
}

/** A string in one or two quotes, as in C's descendants. */
export const quotedString = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\\n]|\\.)*"`;
const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
/** Matches digits within a name, such as `v2`, to skip them: Safari before 16.4 has no lookbehind. */
const digits = String.raw`[\w.](?:\d+|-(?=\d))`;

/** Make a language's grammar from regular expressions for strings, keywords and names. */
export const grammar = (strings: string, keywords: string, attr = '(?!)') =>
  new RegExp(
    `(?<attr>${attr})|(?<string>${strings})|(?<keyword>\\b(?:${keywords})\\b)|(?<number>${number})|${digits}`,
    'g',
  );
