/** Tell an error of the operating system in words that say what to do. */
const remedies: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, then build again.',
  EROFS: 'This folder cannot be written to, and a build needs to: work in a copy of it on a disk that can.',
  EBUSY: 'Another disk is mounted here, and a release takes the place of this folder: mount the folder above it.',
  EACCES: 'This folder is not yours to write to, and a build needs to: work in a copy of it, or change its owner.',
};

/** Explain an error: what to do where the system refused something, else the error's own message. */
export function explain(error: unknown): string {
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  const remedy = remedies[code === 'EPERM' ? 'EACCES' : code];
  return remedy && path ? `${remedy} (${path})` : (remedy ?? message);
}
