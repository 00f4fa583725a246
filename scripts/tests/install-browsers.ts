/** `node scripts/run.mjs install-browsers [ENGINE...]`: install missing browsers for the tests; only Chromium by default. */
import { spawnSync } from 'node:child_process';
import { findFirefox } from '../../tests/engines/firefox';
import { findWebKit } from '../../tests/engines/webkit';
import { findHeadlessShell, requireChromium } from './chromium';
import { installPackages } from '../lib/debian';

function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return stdout.trim();
}

const others = [
  { engine: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  { engine: 'webkit', find: () => findWebKit()?.browser, packages: ['webkit2gtk-driver', 'xvfb'] },
];

export const options = ['ENGINE'];

/** Install browsers. Only a missing Chromium is an error: the journeys of other browsers are skipped with a message. */
export function main(engines: readonly string[]): number {
  for (const { engine, find, packages } of others) {
    if (!engines.includes(engine)) continue;
    const found = find() ?? (installPackages(packages) ? find() : undefined);
    console.log(found ? `${found}: ${versionOf(found)}` : `${engine} is missing, and its journeys will be skipped`);
  }
  try {
    const chromium = requireChromium();
    console.log(`${chromium}: ${versionOf(chromium)}`);
    if (findHeadlessShell() === chromium && !process.env.CHROMIUM_PATH) installPackages(['chromium-headless-shell']);
    const shell = findHeadlessShell();
    if (shell !== chromium) console.log(`${shell}, which needs less time for the same tests`);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
