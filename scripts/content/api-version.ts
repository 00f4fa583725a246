/** Keep the current version of an API with the earlier ones. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSources } from '../../src/content/read/read-files';
import { readApis } from '../../src/data/source/apis';
import { datesFile, historyFolder, isFileName, readKept } from '../../src/data/source/histories';
import { paths } from '../../src/paths';
import { wholeText } from '../../src/publish/specifications/specifications';
import { formatReport } from '../../src/report/report';
import { isDay } from '../../src/text/day';

/** The files to write, by path from the project's root, and what to report; or the reason why nothing is written. */
export type Made = { files: Map<string, string>; report: string[] } | { problem: string };

const datesHead = '# The day on which each version was published.\n';

/** Prepare the files that keep the current version. @param date the day on which it was published, as an ISO date */
export async function keepVersion(root: string, slug: string | undefined, date: string): Promise<Made> {
  const sources = readSources(root, ['openapi']);
  const { apis, diagnostics } = await readApis(sources);
  const api = slug === undefined ? undefined : apis.get(slug);
  if (!api) return { problem: `Name one of the APIs: ${[...apis.keys()].join(', ')}.` };
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
  const written = existsSync(datesPath) ? readFileSync(datesPath, 'utf8') : datesHead;
  return {
    files: new Map([
      [`${historyFolder(api.slug)}/${version}.${format}`, text],
      // A date that is already recorded stays.
      ...(dates.has(version) ? [] : [[datesFile(api.slug), `${written.trimEnd()}\n'${version}': ${date}\n`] as const]),
    ]),
    report: [`From the next version on, ${paths.changes(api.slug)} lists what changes.`],
  };
}
