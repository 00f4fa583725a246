/** Treat an earlier version of an API as a separate API, with its pages below the pages of the current version. Pure. */
import { paths } from '../../paths';
import { matchOperations } from '../changes/compare/match';
import type { Api, Operation } from '../model/model';
import type { VersionSource } from '../changes/history';
import { compareVersions } from '../changes/versions';

/** Make the slug of an earlier version: `fcp-api/1.0.0`. No API's own slug has a slash. */
export const earlierSlug = (slug: string, version: string) => `${slug}/${version}`;

/** Return the slug of the current version. */
export const currentSlug = ({ slug }: Pick<Api, 'slug'>) => slug.replace(/\/.*$/, '');

/** True for an earlier version of an API. */
export const isEarlier = ({ slug }: Pick<Api, 'slug'>) => slug.includes('/');

/** List the kept versions without the current one, newest first, each with the address of its pages. */
export function earlierVersions(kept: readonly VersionSource[], current: Api): VersionSource[] {
  return kept
    .filter(({ api }) => api.version !== current.version)
    .map(({ api, date }) => ({ api: { ...api, slug: earlierSlug(current.slug, api.version) }, date }))
    .sort((a, b) => compareVersions(b.api.version, a.api.version));
}

/** List an API's downloads; for an earlier version only its specification, as it was kept. */
export function apiDownloads({ slug, version, source: { file, format } }: Api): { label: string; path: string }[] {
  if (isEarlier({ slug }))
    return [{ label: `OpenAPI as ${format.toUpperCase()}, version ${version}`, path: `/${file}` }];
  return [
    { label: 'OpenAPI as YAML', path: paths.specification(slug, 'yaml') },
    { label: 'OpenAPI as JSON', path: paths.specification(slug, 'json') },
    { label: 'TypeScript types', path: paths.types(slug) },
  ];
}

/** List the names that an API's own pages use directly below its address: no version can have them. */
export function ownNames({ slug, title, operations, webhooks }: Api): string[] {
  const name = (path: string) => path.slice(paths.api(slug).length).replace(/\/.*$/, '');
  return [
    ...[paths.apiOverview(slug, title), paths.changes(slug), paths.errors(slug)].map(name),
    ...[paths.model(slug, 'x'), paths.topic(slug, 'x')].map(name),
    ...[...operations, ...webhooks].map((operation) => operation.name),
  ];
}

/**
 * Give an operation one number in all versions, even if it was moved, renamed, or missing from a version in between.
 * @param versions of one API, newest first
 * @returns for each version, the numbers of its operations and webhooks by name
 */
export function lineages(versions: readonly Pick<Api, 'operations' | 'webhooks'>[]): ReadonlyMap<string, number>[] {
  let next = 0;
  const found = versions.map(() => new Map<string, number>());
  for (const side of ['operations', 'webhooks'] as const) {
    // Match the oldest known form of each operation with the version before.
    const oldest = new Map<Operation, number>();
    for (const [index, version] of versions.entries()) {
      const newer = new Map(matchOperations(version[side], [...oldest.keys()]).pairs);
      for (const operation of version[side]) {
        const known = newer.get(operation);
        const number = (known && oldest.get(known)) ?? next++;
        if (known) oldest.delete(known);
        oldest.set(operation, number);
        found[index]?.set(operation.name, number);
      }
    }
  }
  return found;
}
