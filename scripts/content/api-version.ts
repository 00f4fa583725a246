/** Keep the current version of an API with the earlier ones. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../../src/content/read/read-files';
import { readApis } from '../../src/data/source/apis';
import { datesFile, historyFolder, isFileName, readKept } from '../../src/data/source/histories';
import { changesByKind } from '../../src/openapi/changes/history';
import { compareApis } from '../../src/openapi/changes/compare/compare-apis';
import { compareVersions, isFarEnough, neededStep, nextVersion } from '../../src/openapi/changes/versions';
import type { Api } from '../../src/openapi/model/model';
import { paths } from '../../src/paths';
import { wholeText } from '../../src/publish/specifications/specifications';
import { formatReport } from '../../src/report/report';
import { isDay } from '../../src/text/day';

/** The files to write, by path from the project's root, and what to report; or the reason why nothing is written. */
export type Made = { files: Map<string, string>; report: string[] } | { problem: string };

const datesHead = '# The day on which each version was published.\n';

/** Report that no API has this name, and list the names to choose from. */
export const noApi = (slug: string | undefined, known: Iterable<string>): string =>
  `${slug === undefined ? 'Name an API.' : `No API is called ${slug}.`} Choose from: ${[...known].join(', ')}.`;

/** Prepare the files that keep the current version. @param date the day on which it was published, as an ISO date */
export async function keepVersion(root: string, slug: string | undefined, date: string): Promise<Made> {
  const sources = readSources(root, ['openapi']);
  const { apis, diagnostics } = await readApis(sources);
  const api = slug === undefined ? undefined : apis.get(slug);
  if (!api) return { problem: noApi(slug, apis.keys()) };
  const errors = diagnostics.filter(({ severity, file }) => severity === 'error' && file.startsWith('openapi/'));
  if (errors.length > 0) return { problem: formatReport(errors) };
  if (!isDay(date)) return { problem: `${date} is not a date: write it as 2026-01-31.` };
  const { version } = api;
  if (!isFileName(version))
    return { problem: `The version "${version}" of ${api.source.file} cannot be a file's name.` };
  const { kept, dates } = await readKept(sources, api.slug);
  if (kept.some((one) => one.api.version === version))
    return { problem: `Version ${version} is kept already. Give ${api.source.file} another version.` };
  const text = await wholeText(api, root);
  if (text === null) return { problem: `The files of ${api.source.file} cannot be put into one.` };
  const format = /^\s*[{[]/.test(text) ? 'json' : 'yaml';
  const datesPath = path.join(root, datesFile(api.slug));
  const before = kept.map((one) => one.api).sort((a, b) => compareVersions(a.version, b.version));
  const written = existsSync(datesPath) ? readFileSync(datesPath, 'utf8') : datesHead;
  return {
    files: new Map([
      [`${historyFolder(api.slug)}/${version}.${format}`, text],
      // A date that is already recorded stays.
      ...(dates.has(version) ? [] : [[datesFile(api.slug), `${written.trimEnd()}\n'${version}': ${date}\n`] as const]),
    ]),
    report: advice(api, before.at(-1), date),
  };
}

function advice(api: Api, before: Api | undefined, date: string): string[] {
  const next = (['major', 'minor', 'patch'] as const).map((step) => nextVersion(api.version, step));
  const [major, minor, patch] = next;
  const coming =
    major && minor && patch ? [`Next: ${patch} for words, ${minor} for what is new, ${major} for what breaks.`] : [];
  if (!before) return [`From the next version on, ${paths.changes(api.slug)} lists what changes.`, ...coming];
  const changes = compareApis(before, api, date);
  const step = neededStep(changes);
  const counts = changesByKind(changes).map(({ title, changes: ofKind }) => `${ofKind.length} ${title.toLowerCase()}`);
  const since = `Since ${before.version}: ${counts.join(', ') || 'nothing'}.`;
  if (step === null || isFarEnough(before.version, api.version, step)) return [since, ...coming];
  return [
    since,
    `That asks for version ${nextVersion(before.version, step) ?? 'a newer one'}, and this is ${api.version}.`,
  ];
}
