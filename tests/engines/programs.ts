/** The engines in which journeys run. */
import { findChromium } from '../../scripts/tests/chromium';
import { startChromium } from './chromium';
import type { Driver, DriverOptions, Engine } from './driver';
import { findFirefox, startFirefox } from './firefox';
import { findWebKit, startWebKit } from './webkit';

interface EngineProgram {
  isThere: () => boolean;
  /** What to install on Debian. */
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
