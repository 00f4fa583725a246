/** A stage of `npm test`: install the missing web servers whose configuration is tested. */
import { hasProgram, installPackages } from '../lib/debian';

const servers = [
  { program: 'nginx', args: ['-v'], packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { program: 'caddy', args: ['version'], packages: ['caddy'] },
];

export const options = [];

/** Always succeeds: tests of a server that could not be installed are skipped with a message. */
export function main(): number {
  for (const { program, args, packages } of servers) {
    const isThere = hasProgram(program, ...args) || (installPackages(packages) && hasProgram(program, ...args));
    console.log(isThere ? `${program} is installed` : `${program} is missing, and its tests will be skipped`);
  }
  return 0;
}
