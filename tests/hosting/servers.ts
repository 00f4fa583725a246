/** Run real web servers with the project's configuration, each in its own folder and at its own port. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../ports';

export interface RunningServer {
  origin: string;
  /** Make the server reload its configuration, as a deploy does. Resolves once no former process responds. */
  reload: () => Promise<void>;
  stop: () => Promise<void>;
}

async function responds(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

async function start(program: string, args: readonly string[], port: number): Promise<RunningServer> {
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await responds(origin)); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error(`${program} did not start: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    reload: () => replaceWorkers(server.pid ?? 0, () => server.kill('SIGHUP')),
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** Asks a server for new workers, and resolves once those of before are gone. */
async function replaceWorkers(pid: number, ask: () => void): Promise<void> {
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const before = workers();
  ask();
  do await new Promise((resolve) => setTimeout(resolve, 50));
  while (workers().some((worker) => before.includes(worker)));
}

/** The project's own configuration, moved to a folder and a port. */
function configure(file: string, release: string, port: number, folder: string): string {
  mkdirSync(folder, { recursive: true });
  const text = readFileSync(file, 'utf8')
    .replaceAll('/srv/docs/current', release)
    .replaceAll('/tmp/nginx', folder)
    .replace(/listen (8080|80)\b/, `listen 127.0.0.1:${port}`);
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

/**
 * nginx in front of machines, with the project's configuration. A reader's address is what `X-Forwarded-For` says.
 * @param origins of two machines
 */
export async function startBalancer(origins: readonly [string, string], folder: string): Promise<RunningServer> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  const site = readFileSync('deploy/nginx/balancer.conf', 'utf8')
    .replace('192.0.2.1:8080', new URL(origins[0]).host)
    .replace('192.0.2.2:8080', new URL(origins[1]).host)
    .replace('listen 80;', `listen 127.0.0.1:${port}; set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`);
  const file = join(folder, 'server.conf');
  const paths = temporaryPaths.map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(file, `${user} pid ${join(folder, 'nginx.pid')}; events {} http { access_log off; ${paths} ${site} }`);
  return start('nginx', ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], port);
}

/** A directive of nginx that says where it writes, as Debian has it and as a test does. */
const writesTo = (text: string, folder: string) =>
  text
    .replaceAll('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx', folder)
    .replace(
      'http {',
      `http {\n${temporaryPaths.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}`,
    );
const temporaryPaths = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'];

/**
 * nginx as Debian's own unit starts, reloads and stops it: from the distribution's nginx.conf, in the background, known by
 * its pid file. The site is a file in `sites-enabled`.
 */
export async function startNginxAsDebian(release: string, folder: string): Promise<RunningServer> {
  const port = await freePort();
  const sites = join(folder, 'sites-enabled');
  mkdirSync(sites, { recursive: true });
  const site = configure('deploy/nginx/docs.conf', release, port, folder);
  for (const left of [join(sites, 'docs.conf'), join(folder, 'nginx.pid')]) rmSync(left, { force: true });
  symlinkSync(site, join(sites, 'docs.conf'));
  const conf = join(folder, 'nginx.conf');
  const own = readFileSync('/etc/nginx/nginx.conf', 'utf8').replaceAll('/etc/nginx/sites-enabled', sites);
  // Root's workers would become another user, who may not read a folder of the tests.
  writeFileSync(conf, writesTo(own, folder).replace(/^user .*;$/m, process.getuid?.() === 0 ? 'user root;' : ''));
  const run = (...args: string[]) =>
    execFileSync('nginx', ['-c', conf, '-g', 'daemon on; master_process on;', ...args]);
  run('-t', '-q');
  run();
  const pidFile = join(folder, 'nginx.pid');
  // The one that starts ends before the one that serves has written it.
  for (let tries = 0; !existsSync(pidFile) && tries < 100; tries += 1)
    await new Promise((done) => setTimeout(done, 50));
  const pid = Number(readFileSync(pidFile, 'utf8'));
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    reload: () => replaceWorkers(pid, () => run('-s', 'reload')),
    stop: async () => {
      process.kill(pid, 'SIGQUIT');
      while (existsSync(pidFile)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
