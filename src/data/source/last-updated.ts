import { execFileSync } from 'node:child_process';

/** Read the ISO date of each file's last change from git's history; empty without git or a repository, and for a shallow clone. */
export function lastUpdated(root: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return parseLog(git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content', 'openapi'));
  } catch {
    return new Map();
  }
}

/** Return the newest of the dates of some files; undefined if no date is known. */
export function newest(updated: ReadonlyMap<string, string>, files: readonly string[]): string | undefined {
  const dates = files.flatMap((file) => updated.get(file) ?? []);
  return dates.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/** Return the newest date of each path in `git log --format=%x00%cI --name-only`, which lists commits newest first. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date, ...files] = commit.split('\n').filter((line) => line !== '');
    if (date === undefined) continue;
    for (const file of files) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}
