/** Run the journeys in each engine and window; collect passes, differences and skips. */
import { findChromium } from '../../scripts/tests/chromium';
import { startChromium } from './chromium';
import type { Driver, DriverOptions, Engine } from './driver';
import { findFirefox, startFirefox } from './firefox';
import type { Journey } from './journey';
import { addresses, type Texts } from './journeys/addresses';
import { breakScripts } from './journeys/broken-scripts';
import { frame } from './journeys/frame';
import { navigation } from './journeys/navigation';
import { reference } from './journeys/reference';
import { search } from './journeys/search';
import { serveBuiltSite } from './server';
import { Difference, Visit } from './visit';
import { findWebKit, startWebKit } from './webkit';

export interface Result {
  engine: Engine;
  /** Width of the window, in CSS pixels. */
  width: number;
  journey: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The reason for a failure or skip; if it passed at its second try, the first failure. */
  reason?: string;
  expected?: unknown;
  found?: unknown;
  /** Errors of the page, in addition to the difference. */
  problems?: string[];
  /** Duration in milliseconds. */
  took?: number;
}

type Site = Awaited<ReturnType<typeof serveBuiltSite>>;

interface EngineProgram {
  isThere: () => boolean;
  packages: string;
  start: (options: DriverOptions) => Promise<Driver>;
}

export const programs: Record<Engine, EngineProgram> = {
  chromium: { isThere: () => findChromium() !== undefined, packages: 'chromium', start: startChromium },
  firefox: { isThere: () => findFirefox() !== undefined, packages: 'firefox-esr', start: startFirefox },
  webkit: { isThere: () => findWebKit() !== undefined, packages: 'webkit2gtk-driver xvfb', start: startWebKit },
};

export const windows = {
  narrow: { size: { width: 430, height: 900 }, touch: true },
  wide: { size: { width: 1280, height: 900 }, touch: false },
} as const;
type Window = keyof typeof windows;

export const journeys: readonly Journey[] = [...search, ...frame, ...reference, ...navigation];

/** True for a journey that passed at its second try. */
export const isFlaky = ({ outcome, reason }: Result): boolean => outcome === 'passed' && reason !== undefined;

/** Run one journey at an origin of its own. */
async function travel(driver: Driver, width: number, built: Site, journey: Journey): Promise<Partial<Result>> {
  const started = Date.now();
  const site = await built.open();
  try {
    await journey.run(new Visit(driver, site, width));
    const problems = site.problems.filter((problem) => !journey.expected?.test(problem));
    if (problems.length > 0) throw new Difference('problems of the page', [], problems);
    return { outcome: 'passed', took: Date.now() - started };
  } catch (error) {
    return {
      ...failure(error),
      problems: site.problems,
      took: Date.now() - started,
    };
  } finally {
    site.close();
  }
}

function failure(error: unknown): Partial<Result> {
  if (error instanceof Difference)
    return { outcome: 'failed', reason: error.message, expected: error.expected, found: error.found };
  return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

export interface Options {
  engines: readonly Engine[];
  /** Part of the names of journeys to run; empty for all. */
  only: string;
  print: (line: string) => void;
}

/** One engine in one window. */
interface Lane {
  engine: Engine;
  window: Window;
  /** False if it only reads the addresses' texts, for comparison. */
  isAsked: boolean;
}

async function runLane(
  { engine, window, isAsked }: Lane,
  built: Site,
  options: Options,
  texts: Texts,
): Promise<Result[]> {
  const { width } = windows[window].size;
  const results: Result[] = [];
  const wanted = [...(isAsked ? journeys : []), ...addresses(texts)].filter(
    ({ name, at = window }) => at === window && name.includes(options.only),
  );
  const add = (journey: string, result: Partial<Result>) => {
    const whole = { engine, width, journey, outcome: 'failed', ...result } as const;
    results.push(whole);
    if (isAsked && whole.outcome === 'failed') options.print(describe(whole));
  };
  const driver = await programs[engine].start(windows[window]);
  try {
    for (const journey of wanted) {
      const first = await travel(driver, width, built, journey);
      const second = first.outcome === 'failed' ? await travel(driver, width, built, journey) : undefined;
      add(journey.name, second?.outcome === 'passed' ? { ...first, outcome: 'passed' } : (second ?? first));
    }
    if (isAsked && 'a page whose script throws'.includes(options.only))
      for (const [name, error] of await breakScripts(driver, width, built.open))
        add(`a ${name}`, error ? failure(error) : { outcome: 'passed' });
  } catch (error) {
    add('the browser', failure(error));
  } finally {
    await driver.close();
  }
  return results;
}

export const describe = ({ engine, width, journey, reason, expected, found }: Result): string =>
  `FAILED ${engine} ${width} px, ${journey}: ${reason}` +
  (expected === undefined && found === undefined
    ? ''
    : `\n  expected: ${JSON.stringify(expected)}\n  found:    ${found instanceof Error ? found.message : JSON.stringify(found)}`);

/** Return a few words of two texts from where they differ. */
function parting(expected: string, found: string): [string, string] {
  let at = 0;
  while (at < expected.length && expected[at] === found[at]) at++;
  const from = Math.max(0, at - 20);
  return [expected.slice(from, at + 60), found.slice(from, at + 60)];
}

/** Compare each engine's text of each page with Chromium's in the same window. */
function compareTexts(texts: ReadonlyMap<string, Texts>, engines: readonly Engine[]): Result[] {
  return (Object.keys(windows) as Window[]).flatMap((window) =>
    engines.flatMap((engine) =>
      [...(texts.get(`${engine} ${window}`) ?? [])].map(([path, text]): Result => {
        const wanted = texts.get(`chromium ${window}`)?.get(path) ?? '';
        const [expected, found] = parting(wanted, text);
        const result = { engine, width: windows[window].size.width, journey: `the text of ${path}` };
        return text === wanted
          ? { ...result, outcome: 'passed' }
          : { ...result, outcome: 'failed', reason: 'differs from Chromium’s', expected, found };
      }),
    ),
  );
}

/** Run the journeys, engines side by side, each in its two windows. */
export async function runEngines(options: Options): Promise<Result[]> {
  const there = options.engines.filter((engine) => programs[engine].isThere());
  const skipped = options.engines
    .filter((engine) => !there.includes(engine))
    .flatMap((engine) =>
      Object.values(windows).map(({ size }): Result => ({
        engine,
        width: size.width,
        journey: 'all journeys',
        outcome: 'skipped',
        reason: `not on this machine; on Debian: apt-get install ${programs[engine].packages}`,
      })),
    );
  const built = await serveBuiltSite();
  const texts = new Map<string, Texts>();
  try {
    // The others are compared with Chromium's texts, whether it was requested or not.
    const isAddressAsked = addresses(new Map()).some(({ name }) => name.includes(options.only));
    const alongside: readonly Engine[] = there.includes('chromium') || !isAddressAsked ? [] : ['chromium'];
    const lanes = (Object.keys(windows) as Window[]).flatMap((window) =>
      [...alongside, ...there].map((engine): Lane => ({ engine, window, isAsked: there.includes(engine) })),
    );
    const ran = await Promise.all(
      lanes.map((lane) => {
        const { engine, window } = lane;
        const own: Texts = new Map();
        texts.set(`${engine} ${window}`, own);
        return runLane(lane, built, options, own).catch((error: unknown) => [
          { engine, width: windows[window].size.width, journey: 'the browser', ...failure(error) } as Result,
        ]);
      }),
    );
    const compared = compareTexts(
      texts,
      there.filter((engine) => engine !== 'chromium'),
    );
    for (const result of compared) if (result.outcome === 'failed') options.print(describe(result));
    return [...skipped, ...ran.flat().filter(({ engine }) => there.includes(engine)), ...compared];
  } finally {
    built.close();
  }
}
