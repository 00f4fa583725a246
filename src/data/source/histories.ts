/** Earlier versions of APIs: `openapi/history/<slug>/` has a file for each version, and `versions.yaml` with their dates. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { earlierVersions, ownNames } from '../../openapi/versions/earlier';
import { checkVersion } from '../../openapi/changes/guard';
import { compareVersions } from '../../openapi/changes/versions';
import { apiHistory, type ApiHistory, type VersionSource } from '../../openapi/changes/history';
import type { Api } from '../../openapi/model/model';
import { readApi } from '../../openapi/read/read-api';
import { readDocument, type SpecFile } from '../../openapi/source/document';
import { isOverlay } from '../../openapi/source/overlay';
import { isMap } from '../../openapi/model/json';
import { join, text as textOf } from '../../openapi/source/raw';
import type { Diagnostic } from '../../report/diagnostic';
import { isDay } from '../../text/day';

/** Name the folder of an API's earlier versions, from the project's root. */
export const historyFolder = (slug: string) => `openapi/history/${slug}`;

/** Name the file with the date on which each version was published: a map from versions to ISO dates. */
export const datesFile = (slug: string) => `${historyFolder(slug)}/versions.yaml`;

/** True for a version that can name a file and be part of an address. */
export const isFileName = (version: string) => /^[\w.+-]*\w$/.test(version);

/** Make a reader of files by their paths from the project's root. The reader returns null for a missing file, and for a file outside. */
export const readPart = (root: string) => (part: string) => {
  const file = path.join(root, part);
  const isInside = !/^\.\.([\\/]|$)/.test(path.relative(root, file));
  return isInside && statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : null;
};

/** Make a reader of files by path, from texts. The reader returns null for a missing file. */
export const partOf = (files: ReadonlyMap<string, string>) => (part: string) => files.get(part) ?? null;

/** List the specifications of a folder such as `openapi`, in order. Their parts lie in folders below. */
export const specificationsIn = (folder: string, files: ReadonlyMap<string, string>): string[] =>
  [...files.keys()].filter((file) => isIn(folder, file) && !isOverlay(file)).sort();

const isIn = (folder: string, file: string) => path.posix.dirname(file) === folder && /\.(ya?ml|json)$/.test(file);

/** List the overlays of a specification in `openapi/`, in the order of their names; for null, overlays without a specification. */
export function overlaysOf(specification: string | null, files: ReadonlyMap<string, string>): string[] {
  const longestFirst = specificationsIn('openapi', files).sort((a, b) => b.length - a.length);
  const owner = (overlay: string) => longestFirst.find((file) => overlay.startsWith(file.replace(/\w+$/, ''))) ?? null;
  const stem = (overlay: string) => overlay.replace(/\.overlay\.\w+$/, '');
  return [...files.keys()]
    .filter((file) => isIn('openapi', file) && isOverlay(file) && owner(file) === specification)
    .sort((a, b) => stem(a).localeCompare(stem(b), 'en', { numeric: true }));
}

interface KeptVersions {
  kept: VersionSource[];
  /** ISO dates by version. */
  dates: ReadonlyMap<string, string>;
  /** Only errors, because nobody improves an old version. */
  diagnostics: Diagnostic[];
}

/** Read the earlier versions of an API, through the same reader as the current one. */
export async function readKept(files: ReadonlyMap<string, string>, slug: string): Promise<KeptVersions> {
  const { dates, diagnostics } = readDates(files, slug);
  const kept: VersionSource[] = [];
  for (const file of specificationsIn(historyFolder(slug), files)) {
    if (file === datesFile(slug)) continue;
    const name = path.posix.basename(file);
    const read = await readApi({ path: file, text: files.get(file) ?? '', slug }, { readFile: partOf(files) });
    diagnostics.push(...read.diagnostics.filter(({ severity }) => severity === 'error'));
    if (!read.api) continue;
    const { version } = read.api;
    const error = (message: string, fix: string) => diagnostics.push({ severity: 'error', file, message, fix });
    if (!isFileName(version))
      error(
        `The version "${version}" cannot be part of an address.`,
        'Write it with letters, digits, dots and hyphens.',
      );
    else if (name.replace(/\.\w+$/, '') !== version)
      error(
        `This is version ${version}, and its file is called ${name}.`,
        `Call it ${version}${path.extname(name)}, or correct info.version.`,
      );
    kept.push({ api: read.api, date: dates.get(version) ?? null });
  }
  return { kept, dates, diagnostics };
}

function readDates(
  files: ReadonlyMap<string, string>,
  slug: string,
): { dates: Map<string, string>; diagnostics: Diagnostic[] } {
  const file = datesFile(slug);
  const { root: written, diagnostics, locate } = readDocument(file, files.get(file) ?? '');
  const dates = new Map<string, string>();
  for (const [version, value] of isMap(written) ? Object.entries(written) : []) {
    const date = textOf(value);
    if (isDay(date)) dates.set(version, date);
    else {
      diagnostics.push({
        severity: 'error',
        file,
        ...locate(join('', version)),
        message: `The day of ${version} is not a date.`,
        fix: 'Write it as 2026-01-31.',
      });
    }
  }
  return { dates, diagnostics };
}

/**
 * Read the kept versions of an API.
 * @param changed ISO date of the last change of the current specification
 * @returns the changes of each version, null for an API with one; the versions that have pages, newest first; and a warning for
 * each change that the version number does not announce
 */
export async function readHistory(
  files: ReadonlyMap<string, string>,
  { api: current, source }: { api: Api; source: SpecFile },
  changed: string | undefined,
): Promise<{ history: ApiHistory | null; earlier: VersionSource[]; diagnostics: Diagnostic[] }> {
  const { kept, dates, diagnostics } = await readKept(files, current.slug);
  const newest = kept.toSorted((a, b) => compareVersions(a.api.version, b.api.version)).at(-1);
  if (!newest) return { history: null, earlier: [], diagnostics };
  const date = dates.get(current.version) ?? changed?.slice(0, 10) ?? null;
  const taken = new Set(ownNames(current));
  const versions = earlierVersions(kept, current);
  const misnamed = versions.filter(({ api }) => taken.has(api.version));
  const earlier = versions.filter((version) => !misnamed.includes(version));
  const slugs = new Map<string | null, string>(earlier.map(({ api }) => [api.version, api.slug]));
  const history = apiHistory(kept, { api: current, date });
  return {
    history: history.length > 1 ? history.map((version) => ({ ...version, slug: slugs.get(version.version) })) : null,
    earlier,
    diagnostics: [
      ...diagnostics,
      ...checkVersion(newest.api, current, new Date().toISOString().slice(0, 10), source),
      ...misnamed.map(({ api }) => ({
        severity: 'warning' as const,
        file: api.source.file,
        message: `\`${current.source.file}\` has a page at the address of version ${api.version}, and wins: the pages of this version are not shown.`,
        fix: 'Give this version another number.',
      })),
    ],
  };
}
