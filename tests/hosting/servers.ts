/** Run real web servers with the project's configuration, each in its own folder and at its own port. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/port';

export interface RunningServer {
  origin: string;
  /** Make the server reload its configuration, as a deploy does. Resolves once no former process answers. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function start(program: string, args: readonly string[], port: number, env = {}): Promise<RunningServer> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(origin)); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error(`${program} did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    reload: async () => {
      const workers = () => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
      const before = workers();
      server.kill('SIGHUP');
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (workers().some((worker) => before.includes(worker)));
    },
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** Adapt the project's own configuration to a folder and a port. */
function configure(file: string, release: string, port: number, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(file, 'utf8')
    .replaceAll('/srv/docs/current', release)
    .replaceAll('/tmp/nginx', folder)
    .replaceAll(':8080', `:${port}`)
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`);
  const written = join(folder, 'server.conf');
  writeFileSync(written, text);
  return written;
}

/**
 * Start nginx in front of a release.
 * @param release absolute path of a release, or of a link to one
 * @param folder a writable folder of no other server
 */
export async function startNginx(release: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const file = configure('deploy/nginx/nginx.conf', release, port, folder);
  // Root's workers would change to another user, who may not read a folder of the tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  // An unused connection of a browser would keep a worker for a minute.
  const settings = `daemon off; worker_shutdown_timeout 1s; ${user}`;
  return start('nginx', ['-c', file, '-e', 'stderr', '-g', settings], port);
}

/** Start Caddy in front of a release, like `startNginx`. */
export async function startCaddy(release: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const file = configure('deploy/caddy/Caddyfile', release, port, folder);
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(file, 'utf8')}`);
  return start('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, {
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}
