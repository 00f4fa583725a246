/** A reader in one window: actions and observations of journeys. */
import { isDeepStrictEqual } from 'node:util';
import type { Driver, Point } from './driver';
import type { Site } from './server';

/** Thrown for a broken promise. */
export class Difference extends Error {
  constructor(
    what: string,
    readonly expected: unknown,
    readonly found: unknown,
  ) {
    const text = found instanceof Error ? found.message : JSON.stringify(found);
    super(`${what}\n  expected: ${JSON.stringify(expected)}\n  found:    ${text}`);
  }
}

const patience = 5000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 40));

/** Return the point at which to press an element so that nothing else is hit, once it has come to rest; else the reason. */
function target([selector, text]: readonly [string, string]): Promise<Point | string> {
  const named = (element: Element) =>
    `${element.textContent} ${element.getAttribute('aria-label') ?? ''}`.replace(/\s+/g, ' ').includes(text);
  const box = (element: Element) => element.getClientRects()[0];
  const all = [...document.querySelectorAll(selector)].filter(named);
  const element = all.find((one) => (box(one)?.width ?? 0) > 0);
  if (!element) return Promise.resolve(all.length > 0 ? 'it is not shown' : 'it is not there');
  const middle = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = box(element) ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  };
  const over = ({ x, y }: Point) => document.elementFromPoint(x, y);
  const isHit = (hit: Element | null) => hit !== null && (element.contains(hit) || hit.contains(element));
  if (!isHit(over(middle()))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((resolve) => {
    const before = middle();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const now = middle();
        const hit = over(now);
        if (now.x !== before.x || now.y !== before.y) resolve('it moves');
        else if (isHit(hit)) resolve(now);
        else resolve(`it is covered by ${hit ? `${hit.tagName} ${hit.className}` : 'the edge of the window'}`);
      }),
    );
  });
}

export class Visit {
  constructor(
    readonly driver: Driver,
    readonly site: Site,
    /** Width of the window, in CSS pixels. */
    readonly width: number,
  ) {}

  get isNarrow(): boolean {
    return this.width < 997;
  }

  /** Load a path of the site in full. */
  load(path: string): Promise<void> {
    return this.driver.go(this.site.url(path));
  }

  /** Load a path of the site in full, and wait until its behaviours listen. */
  async open(path: string): Promise<void> {
    await this.load(path);
    await this.see('the behaviours listen', true, () => 'builtBodies' in window);
  }

  read<Result>(script: () => Result): Promise<Awaited<Result>>;
  read<Argument, Result>(script: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  read(script: (argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return this.driver.run(script, argument);
  }

  /**
   * Wait until the page's result equals the wanted one.
   * @throws a Difference with the last result
   */
  async see<Argument, Result>(
    what: string,
    wanted: Result,
    script: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
    milliseconds = patience,
  ): Promise<void> {
    const last = Date.now() + milliseconds;
    for (;;) {
      // While one page replaces another, no page responds.
      const found: unknown = await this.driver.run(script, argument as Argument).catch((error: unknown) => error);
      if (isDeepStrictEqual(found, wanted)) return;
      if (Date.now() > last) throw new Difference(what, wanted, found);
      await pause();
    }
  }

  /** Wait until the address and the heading are those of a page. */
  async seePage(path: string, heading: string): Promise<void> {
    await this.see(`the page ${path}`, [this.site.url(path), heading], () => [
      location.href,
      document.querySelector('main h1')?.textContent ?? '',
    ]);
  }

  /** Wait until an element is within the window and uncovered. */
  async point(selector: string, text = ''): Promise<Point> {
    const last = Date.now() + patience;
    for (;;) {
      const found = await this.driver.run(target, [selector, text] as const).catch(String);
      if (typeof found === 'object') return found;
      if (Date.now() > last) throw new Difference(`${selector} ${text}`.trim(), 'can be pressed', found);
      await pause();
    }
  }

  /** Press the first visible element that matches a selector and whose text or label holds the given text. */
  async press(selector: string, text = ''): Promise<void> {
    await this.driver.press(await this.point(selector, text));
  }

  async hover(selector: string, text = ''): Promise<void> {
    await this.driver.move(await this.point(selector, text));
  }

  keys(...keys: string[]): Promise<void> {
    return this.driver.keys(...keys);
  }

  /** Type letters, one key after the other. */
  type(text: string): Promise<void> {
    return this.driver.keys(...Array.from(text));
  }

  /** Start the application, as a reader's hand on its way to a link does, and wait until it runs the page. */
  async startApplication(milliseconds = patience): Promise<void> {
    const isRunning = () => {
      // The page of unknown addresses has only behaviours.
      if (!document.querySelector('[data-scripts]')) return 'builtBodies' in window;
      const root = document.querySelector('#___gatsby > *');
      if (root !== null && Object.keys(root).some((key) => key.startsWith('__react'))) return true;
      const link = document.querySelector('header a');
      for (const type of ['pointerover', 'mouseover', 'focusin', 'touchstart'])
        link?.dispatchEvent(new Event(type, { bubbles: true }));
      return false;
    };
    await this.see('the application runs', true, isRunning, undefined, milliseconds);
  }

  /** Reload the page. */
  async reload(): Promise<void> {
    await this.read(() => {
      document.documentElement.dataset.old = '';
      setTimeout(() => location.reload());
    });
    await this.see('the page is loaded again', true, () => {
      return document.documentElement.dataset.old === undefined && document.readyState === 'complete';
    });
  }

  /** Scroll at once, and wait for the frame that shows it. */
  async scrollTo(top: number): Promise<void> {
    await this.read((y) => {
      scrollTo({ top: y, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))).then(() => null);
    }, top);
  }

  /** Go through history, as the browser's own buttons do. */
  async travel(steps: number): Promise<void> {
    await this.read((delta) => {
      // WebKit aborts loads before the page knows.
      dispatchEvent(new Event('journey:leave'));
      setTimeout(() => history.go(delta));
    }, steps);
  }
}
