/** Find Chromium for the tests on this machine. */
import { join } from 'node:path';
import { findProgram, isExecutable } from '../../tests/programs';

/** Arguments that turn off the sandbox, which root may not use and containers lack, and the browser's own network requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Headless Shell would fit letters to whole pixels, which other Chromiums do not.
  '--font-render-hinting=none',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where macOS and Windows keep Chromium, Chrome and Edge. */
export const applications = ({
  ProgramFiles,
  'ProgramFiles(x86)': programFiles32,
  LOCALAPPDATA,
}: NodeJS.ProcessEnv) => [
  ...['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ...[ProgramFiles, programFiles32, LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) =>
      ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].map((file) =>
        join(folder, file),
      ),
    ),
];

/** Return CHROMIUM_PATH, else the first Chromium or Chrome of this machine, else undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  return findProgram(names, env) ?? applications(env).find(isExecutable);
}

/**
 * Return Chromium's Headless Shell, else what `findChromium` returns. The shell needs a fifth less time for the same tests; it
 * has no window and no back/forward cache.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return (env.CHROMIUM_PATH ? undefined : findProgram(['chromium-headless-shell'], env)) ?? findChromium(env);
}

/** Return how to get a browser for the tests; an empty text if one is installed. */
export function missingChromium(): string {
  const found = findChromium();
  if (found === undefined)
    return (
      'The browser tests need Chromium or Chrome, and neither is on this machine. Install one (on Debian and Ubuntu: ' +
      '`sudo apt-get install chromium`), or set CHROMIUM_PATH to its path.'
    );
  return isExecutable(found)
    ? ''
    : `CHROMIUM_PATH is "${found}", which is not a program. Set it to the path of Chromium or Chrome.`;
}
