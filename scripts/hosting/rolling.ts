/** Plan a release: the files it keeps for tabs of earlier releases, and the files that caches have to purge. */
import { hashedFile } from './headers';

/** SHA-256, in hex, of each file by its path from the site's root. */
export type Files = Readonly<Record<string, string>>;

/** A release as later ones know it: only a file whose name holds its hash can serve two releases at once. */
export interface PastRelease {
  /** When it was made, in ISO 8601. */
  made: string;
  /** Its hashed files, and their compressed copies. */
  files: Files;
}

/** The time that a release's files stay: the longer of the two. */
export interface Retention {
  /** The number of last releases, the new one included; those that differ in text alone count as one. */
  releases: number;
  /** Since it was replaced. */
  days: number;
}

export const retention: Retention = { releases: 5, days: 7 };

const day = 24 * 60 * 60 * 1000;
/** The file that a compressed copy is made of; of another file, itself. */
const originalOf = (file: string) => file.replace(/\.(br|gz)$/, '');

const isHashed = (file: string) => hashedFile.test(originalOf(file));
const select = (files: Files, isWanted: (file: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isWanted(file)));
const areEqual = (one: Files, other: Files) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([file, hash]) => other[file] === hash);

export interface ReleasePlan {
  /** The files of earlier releases that it holds beside its own. */
  kept: Files;
  /** The release and those that it holds files of, newest first: what the next one is planned with. */
  releases: PastRelease[];
}

/**
 * Says what a release keeps of earlier ones. A file and its compressed copies always come from one release.
 * @param own the release's own files: they stand, whatever earlier ones called by the same name
 * @param past `releases` of the plan before, newest first; empty where there is none
 */
export function planRelease(
  own: Files,
  past: readonly PastRelease[],
  made: Date,
  { releases: count, days }: Retention = retention,
): ReleasePlan {
  const hashed = select(own, isHashed);
  const now = made.toISOString();
  // A clock that was ahead would keep files until then.
  const earlier = past.map((release) => (release.made > now ? { ...release, made: now } : release));
  const isSame = earlier[0] !== undefined && areEqual(earlier[0].files, hashed);
  const releases = [...(isSame ? [] : [{ made: now, files: hashed }]), ...earlier];
  const stay = releases.filter((_, index) => {
    const successor = releases[index - 1];
    return !successor || index < count || made.getTime() - Date.parse(successor.made) < days * day;
  });
  const kept: Record<string, string> = {};
  for (const { files } of stay.slice(1))
    Object.assign(
      kept,
      select(files, (file) => !(originalOf(file) in own) && !(originalOf(file) in kept)),
    );
  return { kept, releases: stay };
}

/** The differences of two releases: paths from the site's root, sorted. */
export interface Difference {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares what two releases hold for readers; compressed copies are told by the file that they are made of. */
export function difference(before: Files, after: Files): Difference {
  const isOriginal = (files: Files) => (file: string) => !(file !== originalOf(file) && originalOf(file) in files);
  const [old, current] = [select(before, isOriginal(before)), select(after, isOriginal(after))];
  const names = Object.keys({ ...old, ...current }).sort();
  return {
    added: names.filter((file) => !(file in old)),
    changed: names.filter((file) => file in old && file in current && old[file] !== current[file]),
    removed: names.filter((file) => !(file in current)),
  };
}
