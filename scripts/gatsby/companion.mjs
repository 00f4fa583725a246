/**
 * The build's second process. It reads the sources for both processes, renders the bodies of API pages and writes the
 * site's other files, while Gatsby's process compiles, bundles and writes pages: each uses its own processor. It starts
 * before Gatsby, whose hooks run seconds later and find it under `globalThis.companion`.
 */
import { fork } from 'node:child_process';

/**
 * Start the second process in the current folder, that of the sources.
 * @returns a `Companion` (src/data/bodies/companion.ts). If the process fails, its promises reject with the reason.
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
  // Callers that await them see the failure; it must not end the build before its own message is printed.
  for (const promise of [read, end]) promise.catch(() => undefined);
  return { read, end, begin: () => child.send('begin') };
}
