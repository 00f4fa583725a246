import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentsOf, filterDocuments, readContent, type Project, type ReadOptions } from '../../content/project';
import { filesIn, readSources } from '../../content/read/read-files';
import type { Finding } from '../../content/text/source';
import { remembered } from '../../text/remembered';
import { sortDiagnostics, type Diagnostic } from '../../report/diagnostic';
import { checkSiteAddresses, hasUnread, withoutTaken, type Around, type CheckedAddresses } from './addresses';
import { withPages } from './all-pages';
import { apiPages, type ApiPage } from './api-pages';
import { earlierPages } from './earlier-pages';
import { operationLinks, readApis, type Apis } from '../source/apis';
import { contentImages, imageAddresses } from '../source/images';
import { lastUpdated } from '../source/last-updated';
import { checkPortable } from '../source/portable';
import type { SiteSource, Sources } from './sources';
import { withWithdrawn } from './ledger';

/**
 * Check all sources of a site, and make its pages. Write pictures to `public/images`.
 * @param options.files texts by path from `root`
 * @param options.drafts true to make pages of drafts and future posts
 * @param options.compile replaces `compileDocument`
 * @param options.updated dates of last changes (ISO), by path
 * @param options.apis specifications that were read before
 */
export async function readSite(
  root: string,
  {
    files = readSources(root),
    drafts = false,
    compile,
    updated = lastUpdated(root),
    apis: known,
  }: {
    files?: ReadonlyMap<string, string>;
    drafts?: boolean;
    compile?: ReadOptions['compile'];
    updated?: ReadonlyMap<string, string>;
    apis?: Apis;
  } = {},
): Promise<SiteSource> {
  const apis = known ?? (await readApis(files, updated));
  const content = filesIn('content', files);
  const { images, diagnostics: ofImages } = await contentImages(root, content.keys(), path.join(root, 'public/images'));
  const { project, site, diagnostics, failed } = checkContent(content, apis, {
    ...{ images, updated, ...(compile && { compile }), around: readAround(root, files) },
  });
  const hasDrafts = drafts && documentsOf(project).some(({ draft }) => draft);
  return {
    ...(hasDrafts ? withPages(settleAddresses(project, site, content).sources) : site),
    pictures: [...images.values()].flatMap(imageAddresses),
    failed: new Set([...failed, ...failedFiles(ofImages)]),
    diagnostics: sortDiagnostics([
      ...diagnostics,
      ...ofImages,
      ...apis.diagnostics,
      ...checkPortable([...files.keys()].filter((file) => !content.has(file))),
    ]),
  };
}

/** List the pages of every API and of every earlier version, by slug. Remembered: edits of documents do not change them. */
export const pagesOfApis = remembered((apis: Apis): Map<string, ApiPage[]> => {
  const { histories } = apis;
  const current = new Map([...apis.apis].map(([slug, api]) => [slug, apiPages(api, histories.get(slug))]));
  return new Map([...current, ...earlierPages(apis, current)]);
});

/** Leave out documents whose address is taken, and add redirects of withdrawn addresses. */
function settleAddresses(
  project: Project,
  read: Omit<Sources, 'content'>,
  files: ReadonlyMap<string, string>,
): { sources: Sources; diagnostics: Diagnostic[] } {
  const { content, diagnostics } = withoutTaken({ ...read, content: project });
  return { sources: { ...read, content: withWithdrawn(content, read, files) }, diagnostics };
}

/**
 * Read and check all content, for the linter, the build and the development server.
 * @param files texts by path from the project's root
 * @param options.updated dates of last changes (ISO), by path
 * @returns the project, the published site, every finding, and the files with an error that changes pages
 */
export function checkContent(
  files: ReadonlyMap<string, string>,
  allApis: Apis,
  {
    updated = new Map(),
    around,
    ...options
  }: Pick<ReadOptions, 'images' | 'compile'> & Partial<Pick<Sources, 'updated'> & Pick<CheckedAddresses, 'around'>>,
) {
  const { diagnostics: ofApis, ...apis } = allApis;
  const operations = hasUnread(apis, ofApis) ? undefined : operationLinks(apis.apis);
  const project = readContent(files, { ...options, site: around?.site, ...(operations && { operations }) });
  const read = { ...apis, apiPages: pagesOfApis(allApis), updated };
  const { sources, diagnostics } = settleAddresses(withoutDrafts(project), read, files);
  const site = withPages(sources);
  const ofAddresses = checkSiteAddresses({ source: site, project, files, ofApis, around });
  const ofNames = checkPortable([...files.keys()]);
  const failed = failedFiles([...ofApis, ...project.diagnostics]);
  const all = withLinks([...ofNames, ...project.diagnostics, ...ofAddresses, ...diagnostics]);
  return { project, site, diagnostics: all, failed };
}

/** Add the links to a page that is gone to the report on the page, and drop their separate reports. */
function withLinks(findings: readonly Finding[]): Finding[] {
  const gone = new Set(findings.flatMap((one) => one.gone ?? []));
  const rest = findings.filter(({ cause }) => cause === undefined || !gone.has(cause));
  return rest.map((one) => {
    const links = findings.flatMap(({ cause, file, line }) =>
      cause !== undefined && one.gone?.includes(cause) ? `${file}:${line}` : [],
    );
    return links.length === 0 ? one : { ...one, fix: `${one.fix} Links to it: ${links.join(', ')}.` };
  });
}

/** Collect the sources besides content and specifications; undefined for a folder without these sources. */
export function readAround(root: string, files: ReadonlyMap<string, string>): Around | undefined {
  const site = path.join(root, 'src/site.ts');
  if (!existsSync(site)) return undefined;
  const downloads = new Set([...filesIn('static', files).keys()].map((file) => file.replace(/^static/, '')));
  return { site: readFileSync(site, 'utf8'), downloads };
}

/** Leave out drafts. */
export function withoutDrafts(project: Project): Project {
  return filterDocuments(project, ({ draft }) => !draft);
}

const failedFiles = (diagnostics: readonly Diagnostic[]) => new Set(errorsOf({ diagnostics }).map(({ file }) => file));

/** Return only the errors. */
export function errorsOf({ diagnostics }: { diagnostics: readonly Diagnostic[] }): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
