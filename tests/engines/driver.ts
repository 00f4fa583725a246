/** What the journeys ask of a browser: the same few things of every engine. */

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Of the page's viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In CSS pixels from the viewport's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Driver {
  /** Opens an address in full. Resolves when the page has loaded. */
  go(url: string): Promise<void>;
  /**
   * What a function answers that runs in the page; `null` for undefined.
   * @param script refers to nothing outside its own body
   * @param argument, like the answer, is copied as JSON
   */
  run<Argument, Answer>(script: (argument: Argument) => Answer, argument: Argument): Promise<Awaited<Answer>>;
  /** Presses keys, one after the other: characters, names such as `ArrowDown`, and `Control+k`. */
  keys(...keys: string[]): Promise<void>;
  /** Presses and releases: with a finger where the browser was started with touch, else with the mouse. */
  press(point: Point): Promise<void>;
  /** Moves the mouse. */
  move(point: Point): Promise<void>;
  size(size: Size): Promise<void>;
  /** Writes a picture of the viewport, as PNG. */
  picture(file: string): Promise<void>;
  /** Makes the window of this number the one that all else is about. It is opened if need be, as wide and high as the first. */
  window(index: number): Promise<void>;
  close(): Promise<void>;
}

export interface DriverOptions {
  size: Size;
  /** Whether readers point with a finger. WebKitGTK's driver has none: there it is the mouse all the same. */
  touch: boolean;
}

/**
 * The source of an expression that calls a function with an argument and promises its answer as JSON. Compiled
 * functions name the functions inside them by a helper, which has to be there.
 */
export const expression = <Argument>(script: (argument: Argument) => unknown, argument: Argument): string =>
  `(async () => { const __name = (value) => value; return JSON.stringify((await (${String(script)})(${argument === undefined ? 'undefined' : JSON.stringify(argument)})) ?? null); })()`;

/** Key and modifiers of `Control+k`, or of `a` and `+`. */
export function keyParts(keys: string): { key: string; modifiers: string[] } {
  const parts = keys.length > 1 ? keys.split('+') : [keys];
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
}
