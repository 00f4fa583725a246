/** The first stage of `npm test`: a browser for the tests, installed where there is none. */
import { spawnSync } from 'node:child_process';
import { requireChromium } from './chromium';

export function main(): number {
  try {
    const browser = requireChromium();
    const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    console.log(`${browser}: ${stdout.trim()}`);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}
