/** The versions of an API and their changes. Pure. */
import type { Api } from '../model/model';
import type { Change } from './compare/change';
import { compareApis } from './compare/compare-apis';
import { compareVersions } from './versions';

/** A kept version, or the current one. */
export interface VersionSource {
  api: Api;
  /** Day of publication, as an ISO date; null if unknown. */
  date: string | null;
}

export interface ApiVersion {
  /** Null for changes that are not part of a version yet. */
  version: string | null;
  date: string | null;
  /** Changes since the previous version, in the order of kinds; empty for the first. */
  changes: Change[];
  /** The slug of an earlier version that has pages. */
  slug?: string;
}

/** Newest first. */
export type ApiHistory = readonly ApiVersion[];

/** Compare each version with the one before. Kept versions may be in any order, and may include the current version. */
export function apiHistory(kept: readonly VersionSource[], current: VersionSource): ApiHistory {
  const sorted = [...kept].sort((a, b) => compareVersions(a.api.version, b.api.version));
  const versions = sorted.map(({ api, date }, index): ApiVersion => {
    const before = sorted[index - 1];
    return { version: api.version, date, changes: before ? compareApis(before.api, api, date) : [] };
  });
  const newest = sorted.at(-1);
  const changes = newest ? compareApis(newest.api, current.api, current.date) : [];
  const isNew = newest?.api.version !== current.api.version;
  if (isNew || changes.length > 0)
    versions.push({ version: isNew ? current.api.version : null, date: isNew ? current.date : null, changes });
  return versions.reverse();
}

/** Make the id of a version's heading. */
export const versionId = (version: string | null) => version ?? 'unreleased';

export const versionTitle = (version: string | null) => (version === null ? 'Not released yet' : `Version ${version}`);

/** Make the id of a change on the page of changes. */
export const changeId = (version: string | null, { id }: Pick<Change, 'id'>) => `${versionId(version)}.${id}`;
