/** Name the browsers and the web server that the tests use, and how to get those that are missing. */
import { findFirefox } from '../../tests/engines/firefox';
import { findWebKit } from '../../tests/engines/webkit';
import { runCommand } from '../lib/command';
import { hasNginx } from '../../tests/programs';
import { requireChromium } from './chromium';

const others = [
  { name: 'Firefox', isThere: () => findFirefox() !== undefined, packages: 'firefox-esr' },
  { name: 'WebKit', isThere: () => findWebKit() !== undefined, packages: 'webkit2gtk-driver xvfb' },
  { name: 'nginx', isThere: hasNginx, packages: 'nginx libnginx-mod-http-brotli-static' },
];

// Only a missing Chromium is an error: tests of the others are skipped.
runCommand('scripts/tests/browsers.ts', {}, () => {
  const missing = others.filter(({ isThere }) => !isThere());
  if (missing.length > 0)
    console.log(
      `Not on this machine, so their tests are skipped: ${missing.map(({ name }) => name).join(', ')}. ` +
        `On Debian: apt-get install --no-install-recommends ${missing.map(({ packages }) => packages).join(' ')}`,
    );
  try {
    console.log(`The browser of the tests is ${requireChromium()}`);
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
});
