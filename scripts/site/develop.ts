/**
 * `npm run develop [-- FOLDER]`: serve the site at http://localhost:8000, or at PORT, while it is edited; with FOLDER, the site
 * whose sources are there. Gatsby works in a mirror of the sources and follows edits itself; it restarts after an edit of code
 * that it has loaded, behind a proxy that holds requests meanwhile. The GraphQL types that it generates are copied back to the
 * sources.
 */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative, resolve, sep } from 'node:path';
import { watch } from 'chokidar';
import { isRunning, killGroup, startGatsby } from '../gatsby/gatsby';
import { forgetStaleCache } from '../gatsby/cache';
import { takeLock } from './lock';
import { generatedTypes, isBuildCode, isSource, listFiles, mirror, mirrorFile, sourceFolders } from '../lib/mirror';
import { freePort, readPort, requireFreePort } from '../lib/port';
import { explain } from './system-error';
import { waitingDoor } from './waiting-door';

/** Debounce, in milliseconds: changes within this time, as when switching branches, cause one restart. */
const settleMs = 300;

/** Milliseconds to wait for a save: editors may empty a file first, or save twice; within 50 ms the watcher reports one event. */
const savedMs = 60;

export const options = ['FOLDER'];

export async function main([folder = '.']: readonly string[]): Promise<number> {
  const root = resolve(folder);
  const site = join(root, '.build/develop');
  try {
    const port = readPort(process.env.PORT, 8000);
    await requireFreePort(port);
    takeLock(join(root, '.build/develop.lock'), 'development server');
    await mirror(root, site);
    await develop(root, site, port);
    return 0;
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

/** Run until the process is told to stop. */
async function develop(root: string, site: string, port: number): Promise<void> {
  let child: ChildProcess | undefined;
  let startsSinceEdit = 0;
  let isStopping = false;
  let turns = 0;
  let turn = Promise.resolve();
  /** Run starts one after the other. */
  const inTurn = (run: () => Promise<void>) => {
    turns += 1;
    turn = turn.then(run).finally(() => (turns -= 1));
  };
  const inner = await freePort();
  const door = waitingDoor(inner);
  await once(door.listen(port, 'localhost'), 'listening');
  const start = async () => {
    if (isRunning(child)) return;
    await forgetStaleCache(root, site);
    if (isStopping) return;
    const started = startGatsby({
      site,
      command: 'develop',
      args: ['-p', String(inner)],
      env: { PATH_PREFIX: '', PROJECT_ROOT: root },
      print: (text) => process.stdout.write(text.replaceAll(`localhost:${inner}`, `localhost:${port}`)),
    });
    child = started;
    startsSinceEdit += 1;
    started.on('exit', (code) => {
      if (!code) return;
      // On a slow machine Gatsby may time out on its own first page; the second start has less to do.
      if (startsSinceEdit < 2) inTurn(start);
      else console.log('Gatsby stopped. It starts again when you save a mended file.');
    });
  };
  const restart = async (path: string) => {
    console.log(`${path} changed: starting again ...`);
    startsSinceEdit = 0;
    const old = child;
    if (old && isRunning(old)) {
      const exited = once(old, 'exit');
      killGroup(old);
      await exited;
    }
    await start();
  };

  const follow = watch(
    [...sourceFolders, '.'].map((folder) => join(root, folder)),
    {
      ignoreInitial: true,
      ignored: (path) => {
        const local = relative(root, path).split(sep).join('/');
        const isFolder =
          local === '' || sourceFolders.some((folder) => local === folder || local.startsWith(`${folder}/`));
        return !isFolder && !isSource(local);
      },
    },
  );
  let pending: NodeJS.Timeout | undefined;
  const saved = async (local: string) => {
    if (!(await mirrorFile(root, site, local))) return;
    // A Gatsby that is about to start will read the file, and one that runs follows it.
    if (!isBuildCode(local) && (turns > 0 || isRunning(child))) return;
    clearTimeout(pending);
    pending = setTimeout(() => inTurn(() => restart(local)), settleMs);
  };
  /** Look at a new folder again: the watcher misses files that were written while it was about to follow the folder. */
  const filled = (folder: string) => {
    for (const file of listFiles(join(root, folder)).map((name) => `${folder}/${name}`))
      if (isSource(file)) void saved(file);
  };
  const saving = new Map<string, NodeJS.Timeout>();
  follow.on('all', (event, path) => {
    const local = relative(root, path).split(sep).join('/');
    if (event === 'addDir') setTimeout(() => filled(local), settleMs);
    if (event === 'addDir' || event === 'unlinkDir' || !isSource(local)) return;
    clearTimeout(saving.get(local));
    saving.set(
      local,
      setTimeout(() => void saved(local), savedMs),
    );
  });
  const copyTypes = () => void mirrorFile(site, root, generatedTypes);
  // Gatsby empties the file before writing it, and may be stopped in between.
  const types = watch(join(site, generatedTypes), { awaitWriteFinish: { stabilityThreshold: 500 } });
  types.on('add', copyTypes).on('change', copyTypes);

  inTurn(start);
  await turn;
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  // A restart may be under way: it must not start Gatsby again.
  isStopping = true;
  if (child) killGroup(child);
  door.close();
  door.closeAllConnections();
  clearTimeout(pending);
  await Promise.all([follow.close(), types.close()]);
}
