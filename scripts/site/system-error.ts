/** Explain an operating system's error, and what to do. */
const remedies: Partial<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room, then build again.',
  EROFS: 'This folder cannot be written to, and a build needs to: work in a copy of it on a disk that can.',
  EBUSY: 'Another disk is mounted here, and a release takes the place of this folder: mount the folder above it.',
  EACCES: 'This folder is not yours to write to, and a build needs to: work in a copy of it, or change its owner.',
};

/** Say what to do about an error of the system; for any other, return its message. */
export function explain(error: unknown): string {
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  const remedy = remedies[code === 'EPERM' ? 'EACCES' : code];
  return remedy && path ? `${remedy} (${path})` : (remedy ?? message);
}
