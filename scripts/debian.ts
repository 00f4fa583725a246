/** Debian's packages, where this machine has them and this user may install them. */
import { spawnSync } from 'node:child_process';

const succeeds = (command: string, args: readonly string[], stdio: 'ignore' | 'inherit') =>
  spawnSync(command, args, { stdio: ['ignore', stdio, stdio] }).status === 0;

/** Whether a program can be started. */
export const hasProgram = (name: string, ...args: string[]) => succeeds(name, args, 'ignore');

/** Installs packages with apt-get. Returns whether it could: not without apt-get, nor without the right to install. */
export function installPackages(...packages: string[]): boolean {
  if (!hasProgram('apt-get', '--version')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !hasProgram('sudo', '-n', 'true')) return false;
  console.log(`Installing (apt-get install ${packages.join(' ')}) ...`);
  const [program, before] = isRoot ? ['env', []] : ['sudo', ['-n', 'env']];
  const apt = (...args: string[]) =>
    succeeds(program, [...before, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args], 'inherit');
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return (apt('update') && install()) || install();
}
