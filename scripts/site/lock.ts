/** Allow one build and one development server at a time in a project. A lock of a dead process does not count. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Owner {
  pid: number;
  /** Start time, which distinguishes a process from a later one with the same number; empty if unknown. */
  startedAt: string;
  /** Leader of a process group that works for the owner. */
  child?: Omit<Owner, 'child'>;
}

export interface Lock {
  /** Record the leader of a process group that must end with the owner; otherwise the next owner ends it. */
  addChild: (pid: number) => void;
  release: () => void;
}

/** Return a running process's start time, in the kernel's own unit (field 22 of Linux's /proc/PID/stat). */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

const identify = (pid: number): Omit<Owner, 'child'> => ({ pid, startedAt: startTime(pid) });

function isAlive({ pid, startedAt }: Omit<Owner, 'child'>): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startTime(pid) === startedAt;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid === 'number') return { startedAt: '', ...owner, pid: owner.pid };
  } catch {
    return undefined;
  }
  return undefined;
}

/**
 * Take the lock, until this process ends or calls `release`.
 * @param what the guarded work, as in "Another build is running here"
 * @throws an Error that names the process that holds the lock.
 */
export function takeLock(file: string, what: string): Lock {
  mkdirSync(dirname(file), { recursive: true });
  const owner: Owner = identify(process.pid);
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
      const remove = () => rmSync(file, { force: true });
      process.once('exit', remove);
      return {
        addChild: (pid) => writeFileSync(file, JSON.stringify({ ...owner, child: identify(pid) })),
        release: () => {
          process.off('exit', remove);
          remove();
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const other = readOwner(file);
      if (attempt === 2 || (other && isAlive(other)))
        throw new Error(
          `Another ${what} is running here (process ${other?.pid ?? 'unknown'}). Let it end, then try again.`,
        );
      if (other?.child && isAlive(other.child)) process.kill(-other.child.pid, 'SIGKILL');
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${file} could not be taken.`);
}
