/**
 * The build's second process. It renders the bodies of API pages and writes what the site has besides pages, while Gatsby's own
 * process bundles scripts and writes pages: neither needs the other's processor.
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { BuiltPage } from './outputs/output';

interface Companion {
  process: ChildProcess;
  /** Resolves when all bodies are stored. */
  bodies: Promise<void>;
  /** Resolves when the outputs are written. */
  end: Promise<void>;
}

let companion: Companion | undefined;

/** Starts the second process in the folder of the sources. Where it fails, its promises say why. */
export function startCompanion(root: string): void {
  const child = fork(path.join(root, 'src/build/companion-process.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)));
  const end = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`API pages and outputs could not be made (${code ?? signal ?? ''}). ${errors}`));
    });
  });
  const stored = new Promise<void>((resolve) => child.once('message', () => resolve()));
  companion = { process: child, end, bodies: Promise.race([stored, end]) };
  // Whoever awaits them hears of the failure; it must not end the build before its own message is printed.
  companion.bodies.catch(() => undefined);
  end.catch(() => undefined);
}

/** Resolves when the bodies of all API pages are stored; undefined where no second process renders them. */
export function storedBodies(): Promise<void> | undefined {
  return companion?.bodies;
}

/** Tells the second process which pages there are; it goes on to write the outputs. */
export function requestOutputs(pages: readonly BuiltPage[]): void {
  companion?.process.send(pages);
}

/** Resolves when the outputs are written. @throws where they could not be */
export async function outputsWritten(): Promise<void> {
  await companion?.end;
}
