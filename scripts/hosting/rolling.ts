/** Plan a release: the files it keeps for tabs of earlier releases, and the files that caches have to purge. */
import { hashedFile } from './headers';

/** SHA-256, in hex, of each file by its path from the site's root. */
export type Files = Readonly<Record<string, string>>;

/** The parts of a release that later ones need to know. Only hashed files are kept, since only they can be shared. */
export interface PastRelease {
  /** When it was made, in ISO 8601. */
  made: string;
  /** Its hashed files, and their compressed copies. */
  files: Files;
}

/** Keep a release's files until both limits have passed. */
export interface Retention {
  /** The last releases, counting the new one; consecutive ones with equal hashed files count once. */
  releases: number;
  /** Days after being replaced. */
  days: number;
}

export const retention: Retention = { releases: 5, days: 7 };

const day = 24 * 60 * 60 * 1000;
/** Strip `.br` or `.gz`. */
const originalOf = (file: string) => file.replace(/\.(br|gz)$/, '');

const isHashed = (file: string) => hashedFile.test(originalOf(file));
const select = (files: Files, isWanted: (file: string) => boolean): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isWanted(file)));
const areEqual = (one: Files, other: Files) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([file, hash]) => other[file] === hash);

export interface ReleasePlan {
  /** The files of earlier releases that it keeps in addition to its own. */
  kept: Files;
  /** This release and the earlier ones whose files it keeps, newest first; input for the next plan. */
  releases: PastRelease[];
}

/**
 * Plan which files of earlier releases a new one keeps. A file and its compressed copies always come from one release.
 * @param own the release's own files; they win over earlier files of the same name
 * @param past `releases` of the previous plan, newest first; empty for none
 */
export function planRelease(
  own: Files,
  past: readonly PastRelease[],
  made: Date,
  { releases: count, days }: Retention = retention,
): ReleasePlan {
  const hashed = select(own, isHashed);
  const now = made.toISOString();
  // Cap future dates, or a fast clock would keep files too long.
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

/** Compare the files of two releases; compressed copies are ignored if the original is listed. */
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
