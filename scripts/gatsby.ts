/** Runs Gatsby as a child process: short progress, errors in full, and a watchdog. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configCompileWatcher, GatsbyProgress } from './gatsby-progress';

/**
 * A healthy compile of gatsby-config.ts and gatsby-node.ts takes 2 to 10 seconds, on a busy machine 30; one in
 * thirteen never ends. The second attempt has longer, for the case that the machine is slower still.
 */
const compileLimitsMs = [90_000, 240_000] as const;
const heartbeatMs = 20_000;

export interface GatsbyOptions {
  /** The site's folder: where gatsby-config.ts is. */
  site: string;
  command: 'build' | 'develop';
  args: readonly string[];
  /** Added to this process's environment. */
  env: Record<string, string>;
  print: (line: string) => void;
  /** Called with the leader of Gatsby's process group when it has started. */
  onStart?: (pid: number) => void;
  /** Everything that Gatsby says, instead of the short progress. */
  verbose?: boolean;
}

/** Starts Gatsby as the leader of its own process group, which ends with this process at the latest. */
export function startGatsby({
  site,
  command,
  args,
  env,
  verbose,
}: Omit<GatsbyOptions, 'print' | 'onStart'>): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('gatsby-child.mjs', import.meta.url)), command, ...args], {
    cwd: site,
    detached: true,
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe', 'ipc'],
    env: {
      ...process.env,
      // Most of what a build makes is short-lived: room for it halves the time of collecting garbage.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim(),
      GATSBY_TELEMETRY_DISABLED: '1',
      // Its own events arrive as messages; as JSON on the standard output they can be told from what plugins print.
      GATSBY_LOGGER: verbose ? 'yurnalist' : 'json',
      ...env,
    },
  });
}

export const isRunning = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null;

/** Ends a process that `startGatsby` started and all of its children, at once. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || !isRunning(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Kills a Gatsby process whose compile of the configuration never ends, and then calls `onHung`. */
export function watchCompile(child: ChildProcess, onHung: () => void, limitMs: number = compileLimitsMs[0]): void {
  let timer: NodeJS.Timeout | undefined;
  const watch = (compiling: boolean) => {
    clearTimeout(timer);
    if (!compiling) return;
    timer = setTimeout(() => {
      killGroup(child);
      onHung();
    }, limitMs);
  };
  watch(true);
  const isCompiling = configCompileWatcher();
  child.on('message', (message) => {
    const compiling = isCompiling(message);
    if (compiling !== undefined) watch(compiling);
  });
  child.on('exit', () => clearTimeout(timer));
}

/** The next compile of the configuration starts from nothing. */
export const forgetCompile = (site: string) => rm(join(site, '.cache/.parcel-cache'), { recursive: true, force: true });

type Outcome = 'done' | 'failed' | 'hung';

function runOnce(options: GatsbyOptions, compileLimitMs: number): Promise<Outcome> {
  const progress = new GatsbyProgress(options.print);
  return new Promise((resolve, reject) => {
    const child = startGatsby(options);
    if (child.pid !== undefined) options.onStart?.(child.pid);
    let hung = false;
    const onHung = () => {
      hung = true;
    };
    watchCompile(child, onHung, compileLimitMs);
    const heartbeat = setInterval(() => progress.heartbeat(), heartbeatMs);
    const stop = () => killGroup(child);
    process.once('exit', stop);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    if (!options.verbose) child.on('message', (message) => progress.message(message));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      process.off('exit', stop);
      progress.end(code !== 0 && !hung);
      resolve(hung ? 'hung' : code === 0 ? 'done' : 'failed');
    });
  });
}

/**
 * Builds the site in its folder. A compile of the configuration that hangs is started once more, without its cache.
 * @returns whether Gatsby succeeded; its errors have been printed.
 */
export async function gatsbyBuild(options: GatsbyOptions): Promise<boolean> {
  for (const limitMs of compileLimitsMs) {
    const outcome = await runOnce(options, limitMs);
    if (outcome !== 'hung') return outcome === 'done';
    await forgetCompile(options.site);
    options.print(`Compiling gatsby-config.ts and gatsby-node.ts did not end within ${limitMs / 1000} s.`);
    if (limitMs === compileLimitsMs[0]) options.print('Trying once more, without the cache of that compile ...');
  }
  return false;
}
