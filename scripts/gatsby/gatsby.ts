/** Run Gatsby as a child process: short progress, and errors in full. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GatsbyProgress } from '../../src/gatsby/build/progress';

const heartbeatMs = 20_000;

/** Node's option that replaces the compiler; nothing else reaches the process in which the development server compiles. */
const compiler = `--import=${new URL('../../src/gatsby/build/compile.mjs', import.meta.url).href}`;

export interface GatsbyOptions {
  /** The site's folder, which holds gatsby-config.ts. */
  site: string;
  command: 'build' | 'develop';
  args: readonly string[];
  /** Variables added to this process's environment. */
  env: Record<string, string>;
  print: (line: string) => void;
  /** Called with the leader of Gatsby's process group after its start. */
  onStart?: (pid: number) => void;
  /** Print all of Gatsby's output instead of the short progress. */
  verbose?: boolean;
}

/**
 * Start Gatsby as the leader of its own process group, which ends with this process at the latest.
 * @param print receives all that it prints
 */
export function startGatsby({
  site,
  command,
  args,
  env,
  verbose,
  print,
}: Omit<GatsbyOptions, 'print' | 'onStart'> & { print?: (text: string) => void }): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('child.mjs', import.meta.url)), command, ...args], {
    cwd: site,
    detached: true,
    stdio: ['ignore', verbose ? 'inherit' : 'pipe', verbose ? 'inherit' : 'pipe', 'ipc'],
    env: {
      ...process.env,
      // Most objects of a build are short-lived, so more room for them halves the time of garbage collection.
      NODE_OPTIONS:
        `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32 ${command === 'develop' ? compiler : ''}`.trim(),
      GATSBY_TELEMETRY_DISABLED: '1',
      // Its own events arrive as messages; JSON on standard output distinguishes them from plugins' output.
      GATSBY_LOGGER: verbose || print ? 'yurnalist' : 'json',
      ...(print && process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
  });
  for (const stream of print ? [child.stdout, child.stderr] : [])
    stream?.setEncoding('utf8').on('data', print ?? (() => undefined));
  return child;
}

export const isRunning = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null;

/** End a process that `startGatsby` started, and all of its children, at once, even if it has already ended. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** Build the site in its folder. @returns true if Gatsby succeeded; otherwise its errors have been printed. */
export function gatsbyBuild(options: GatsbyOptions): Promise<boolean> {
  const progress = new GatsbyProgress(options.print);
  return new Promise((resolve, reject) => {
    const child = startGatsby({ ...options, print: undefined });
    if (child.pid !== undefined) options.onStart?.(child.pid);
    const heartbeat = setInterval(() => progress.heartbeat(), heartbeatMs);
    const stop = () => killGroup(child);
    process.once('exit', stop);
    child.stdout?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => progress.printed(text));
    if (!options.verbose) child.on('message', (message) => progress.message(message));
    child.on('error', reject);
    child.on('exit', stop);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      process.off('exit', stop);
      progress.end(code !== 0);
      resolve(code === 0);
    });
  });
}
