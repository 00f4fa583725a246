/** Runs `gatsby build` as a child process: short progress, errors in full, and a watchdog. */
import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GatsbyProgress, isCompilingConfig } from './gatsby-progress';

/** A healthy compile of gatsby-config.ts and gatsby-node.ts takes 2 to 10 seconds; one in thirteen never ends. */
const compileLimitMs = 90_000;
const heartbeatMs = 20_000;

export interface GatsbyOptions {
  /** The site's folder: where gatsby-config.ts is. */
  site: string;
  command: 'build' | 'develop';
  arguments: readonly string[];
  /** Added to this process's environment. */
  env: Record<string, string>;
  print: (line: string) => void;
  /** Everything that Gatsby says, instead of the short progress. */
  verbose?: boolean;
}

/** Starts Gatsby as the leader of its own process group, which ends with this process at the latest. */
export function startGatsby({ site, command, arguments: args, env, verbose }: GatsbyOptions): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL('gatsby-child.mjs', import.meta.url)), command, ...args], {
    cwd: site,
    detached: true,
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe', 'ipc'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Its own events arrive as messages; as JSON on the standard output they can be told from what plugins print.
      GATSBY_LOGGER: verbose ? 'yurnalist' : 'json',
      ...env,
    },
  });
}

/** Ends a process that `startGatsby` started and all of its children, at once. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

type Outcome = { status: 'done' } | { status: 'failed'; code: number | null } | { status: 'hung' };

function runOnce(options: GatsbyOptions): Promise<Outcome> {
  const progress = new GatsbyProgress(options.print);
  return new Promise((resolve, reject) => {
    const child = startGatsby(options);
    let hung = false;
    const heartbeat = setInterval(() => progress.heartbeat(), heartbeatMs);
    let watchdog: NodeJS.Timeout | undefined;
    const watch = (compiling: boolean) => {
      clearTimeout(watchdog);
      if (compiling)
        watchdog = setTimeout(() => {
          hung = true;
          killGroup(child);
        }, compileLimitMs);
    };
    watch(true);
    const stop = () => killGroup(child);
    process.once('exit', stop);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    child.on('message', (message) => {
      const compiling = isCompilingConfig(message);
      if (compiling !== undefined) watch(compiling);
      if (!options.verbose) progress.message(message);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      clearTimeout(watchdog);
      process.off('exit', stop);
      progress.end(code !== 0 && !hung);
      resolve(hung ? { status: 'hung' } : code === 0 ? { status: 'done' } : { status: 'failed', code });
    });
  });
}

/**
 * Builds the site in its folder. A compile of the configuration that hangs is started once more, without its cache.
 * @returns whether Gatsby succeeded; its errors have been printed.
 */
export async function gatsbyBuild(options: GatsbyOptions): Promise<boolean> {
  for (const attempt of [1, 2]) {
    const outcome = await runOnce(options);
    if (outcome.status === 'done') return true;
    if (outcome.status === 'failed') return false;
    await rm(join(options.site, '.cache/.parcel-cache'), { recursive: true, force: true });
    if (attempt === 1) options.print('Compiling gatsby-config.ts and gatsby-node.ts hung; trying once more ...');
  }
  options.print(`Compiling gatsby-config.ts and gatsby-node.ts hung twice (${compileLimitMs / 1000} s each).`);
  return false;
}
