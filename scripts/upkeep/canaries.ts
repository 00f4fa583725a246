/**
 * `node scripts/run.mjs canaries [PACKAGE@VERSION...]`: report which departures from Gatsby (docs/gatsby.md) other versions of
 * packages would break, by default `gatsby@next`. Installs them with the project's other packages into `.build/canaries`, without
 * running them.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { departures, missingParts } from '../../src/gatsby/departures';
import { runCommand } from '../lib/command';

/** Write a line for each departure that holds, and the messages of the others. */
export function reportCanaries(modules: string): { text: string; isBroken: boolean } {
  const found = departures.map((departure) => ({ name: departure.name, messages: missingParts(departure, modules) }));
  return {
    text: found.map(({ name, messages }) => messages.join('\n') || `"${name}" holds.`).join('\n'),
    isBroken: found.some(({ messages }) => messages.length > 0),
  };
}

runCommand(import.meta.url, { allowPositionals: true }, ({ positionals: args }) => {
  const folder = '.build/canaries';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(file, join(folder, file));
  const wanted = args.length > 0 ? args : ['gatsby@next'];
  const options = [
    '--omit=dev',
    '--ignore-scripts',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = spawnSync('npm', ['install', ...options, ...wanted], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) {
    console.log(`${wanted.join(', ')} could not be installed: npm said why.`);
    return 1;
  }
  const { text, isBroken } = reportCanaries(join(folder, 'node_modules'));
  console.log(text);
  return isBroken ? 1 : 0;
});
