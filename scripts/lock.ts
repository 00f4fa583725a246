/** One build, and one development server, at a time in one project. A lock whose process is gone, however it died, does not count. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Owner {
  pid: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  startedAt: string;
}

/** When a running process started, in the kernel's own count (field 22 of Linux's /proc/PID/stat). */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
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
    if (typeof owner.pid === 'number') return { pid: owner.pid, startedAt: owner.startedAt ?? '' };
  } catch {
    return undefined;
  }
  return undefined;
}

/**
 * Takes the lock, until this process ends or the returned function is called.
 * @param what the work that it guards, as in "Another build is running here"
 * @throws an Error that names the process which holds it.
 */
export function takeLock(file: string, what: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const content = JSON.stringify({ pid: process.pid, startedAt: startTime(process.pid) });
  for (const attempt of [1, 2]) {
    try {
      writeFileSync(file, content, { flag: 'wx' });
      const release = () => rmSync(file, { force: true });
      process.once('exit', release);
      return () => {
        process.off('exit', release);
        release();
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if (attempt === 2 || (owner && isAlive(owner)))
        throw new Error(
          `Another ${what} is running here (process ${owner?.pid ?? 'unknown'}). Let it end, then try again.`,
        );
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${file} could not be taken.`);
}
