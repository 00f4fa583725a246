/** A stage of `npm test`: the web servers whose configuration is tested, installed where they are missing. */
import { hasProgram, installPackages } from './lib/debian';

const servers = [
  { program: 'nginx', args: ['-v'], packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
  { program: 'caddy', args: ['version'], packages: ['caddy'] },
];

/** Always succeeds: the tests of a server that could not be installed are skipped, and say so. */
export function main(): number {
  for (const { program, args, packages } of servers) {
    const isThere = hasProgram(program, ...args) || (installPackages(packages) && hasProgram(program, ...args));
    console.log(isThere ? `${program} is installed` : `${program} is missing, and its tests will be skipped`);
  }
  return 0;
}
