/** A stage of `npm test`: install the missing web servers whose configuration is tested. */
import { installPackages } from '../lib/debian';
import { hasNginx } from '../lib/web-servers';

const servers = [{ name: 'nginx', isThere: hasNginx, packages: ['nginx', 'libnginx-mod-http-brotli-static'] }];

export const options = [];

/** Always succeeds: tests of a server that could not be installed are skipped with a message. */
export function main(): number {
  for (const { name, isThere, packages } of servers) {
    const isInstalled = isThere() || (installPackages(packages) && isThere());
    console.log(isInstalled ? `${name} is installed` : `${name} is missing, and its tests will be skipped`);
  }
  return 0;
}
