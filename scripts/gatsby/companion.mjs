/**
 * The build's second process. It reads the sources for both, renders the bodies of API pages and writes what the site has
 * besides pages, while Gatsby's own process compiles, bundles and writes pages: neither needs the other's processor. It
 * starts before Gatsby, whose hooks run seconds later, and find it under `globalThis.companion`.
 */
import { fork } from 'node:child_process';

/**
 * Starts the second process in the folder of the sources, where this process is.
 * @returns what src/data/bodies/companion.ts calls a `Companion`. Where the process fails, its promises say why.
 */
export function startCompanion() {
  const child = fork('src/publish/companion-process.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors = (errors + text).slice(-4000)));
  const end = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`API pages and outputs could not be made (${code ?? signal}). ${errors}`));
    });
  });
  const read = Promise.race([
    new Promise((resolve) => child.on('message', (message) => message === 'read' && resolve())),
    end,
  ]);
  // Whoever awaits them hears of the failure; it must not end the build before its own message is printed.
  for (const promise of [read, end]) promise.catch(() => undefined);
  return { read, end, begin: () => child.send('begin') };
}
