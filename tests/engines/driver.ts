/** The interface of all engines to the journeys. */

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

/** Size of the page's viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point in CSS pixels from the viewport's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

export interface Driver {
  /** Load an address in full. Resolves when the page has loaded. */
  go(url: string): Promise<void>;
  /**
   * Run a function in the page and return its result; `null` for undefined.
   * @param script uses nothing outside its own body
   * @param argument copied as JSON, like the result
   */
  run<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Press keys, one after the other: characters, names such as `ArrowDown`, and `Control+k`. */
  keys(...keys: string[]): Promise<void>;
  /** Press and release: with a finger if the browser was started with touch, else with the mouse. */
  press(point: Point): Promise<void>;
  /** Move the mouse. */
  move(point: Point): Promise<void>;
  size(size: Size): Promise<void>;
  /** Select the window with this number for all that follows. A missing one is opened, with the size of the first. */
  window(index: number): Promise<void>;
  close(): Promise<void>;
}

export interface DriverOptions {
  size: Size;
  /** True for readers who point with a finger. WebKitGTK's driver has none, and uses the mouse. */
  touch: boolean;
}

/**
 * Write an expression that calls a function with an argument and promises its result as JSON. It defines the helper by
 * which compiled functions name the functions inside them.
 */
export const expression = <Argument>(script: (argument: Argument) => unknown, argument: Argument): string =>
  `(async () => { const __name = (value) => value; return JSON.stringify((await (${String(script)})(${argument === undefined ? 'undefined' : JSON.stringify(argument)})) ?? null); })()`;

/** Split `Control+k` into key and modifiers; `a` and `+` are keys. */
export function keyParts(keys: string): { key: string; modifiers: string[] } {
  const parts = keys.length > 1 ? keys.split('+') : [keys];
  return { key: parts.at(-1) ?? '', modifiers: parts.slice(0, -1) };
}
