import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compilerVersion, openCache } from '../../content/cache';
import { filterDocuments, readContent, type Project, type ReadOptions } from '../../content/project';
import { readContentFiles } from '../../content/read/read-files';
import { listFiles } from '../../list-files';
import { sortDiagnostics, type Diagnostic } from '../../report/diagnostic';
import { checkSiteAddresses, hasUnread, withoutTaken, type Around, type CheckedAddresses } from './addresses';
import { withPages } from './all-pages';
import { pagesOfApis } from './earlier-pages';
import { operationLinks, readApis, withEarlier, type Apis } from '../source/apis';
import { contentImages, imageAddresses } from '../source/images';
import { lastUpdated } from '../source/last-updated';
import { checkPortable } from '../source/portable';
import type { SiteSource, Sources } from './sources';
import { withWithdrawn } from './ledger';

/**
 * Read all sources from `root`, the project's folder, and make all pages.
 * @param options.drafts true to make pages of drafts and future posts, as in development
 * @param options.cacheFolder keeps compiled documents
 * @param options.updated dates of last changes (ISO), by path
 * @param options.apis the specifications, where they were read before
 */
export async function readSite(
  root: string,
  {
    drafts,
    cacheFolder,
    updated = lastUpdated(root),
    apis: known,
  }: { drafts: boolean; cacheFolder: string; updated?: Map<string, string>; apis?: Apis },
): Promise<SiteSource> {
  const apis = known ?? (await readApis(root, updated));
  const files = readContentFiles(root);
  const { images, diagnostics: ofImages } = await contentImages(root, files.keys(), path.join(root, 'public/images'));
  const cache = openCache(path.join(cacheFolder, 'documents'), compilerVersion());
  const { project, site, diagnostics, failed } = checkContent(files, apis, {
    ...{ images, updated, compile: cache.compile, around: readAround(root) },
  });
  cache.prune();
  return {
    ...(drafts ? withPages(settleAddresses(project, site, files).sources) : site),
    pictures: [...images.values()].flatMap(imageAddresses),
    failed: new Set([...failed, ...failedFiles(ofImages)]),
    diagnostics: sortDiagnostics([
      ...diagnostics,
      ...ofImages,
      ...apis.diagnostics,
      ...checkPortable(
        ['openapi', 'static'].flatMap((folder) =>
          listFiles(path.join(root, folder)).map((file) => `${folder}/${file}`),
        ),
      ),
    ]),
  };
}

/** Leave out documents whose address is taken, and add redirects of withdrawn addresses. */
function settleAddresses(
  project: Project,
  read: Omit<Sources, 'content'>,
  files: ReadonlyMap<string, string>,
): { sources: Sources; diagnostics: Diagnostic[] } {
  const { content, diagnostics } = withoutTaken(project, withEarlier(read), read.apiPages);
  return { sources: { ...read, content: withWithdrawn(content, read, files) }, diagnostics };
}

/**
 * Read and check all content: the linter, the build and the development server all report these findings.
 * @param files texts by path from the project's root
 * @param apis the specifications
 * @param options.updated dates of last changes (ISO), by path
 * @param options.around what `readAround` returns
 * @returns all that was read, the published site that it makes, every finding, and the files of which an error changes pages
 */
export function checkContent(
  files: ReadonlyMap<string, string>,
  { diagnostics: ofApis, ...apis }: Apis,
  {
    updated = new Map(),
    around,
    ...options
  }: Pick<ReadOptions, 'images' | 'compile'> & Partial<Pick<Sources, 'updated'> & Pick<CheckedAddresses, 'around'>>,
) {
  const operations = hasUnread(apis, ofApis) ? undefined : operationLinks(apis.apis);
  const project = readContent(files, { ...options, ...(operations && { operations }) });
  const read = { ...apis, apiPages: pagesOfApis(apis), updated };
  const { sources, diagnostics } = settleAddresses(withoutDrafts(project), read, files);
  const site = withPages(sources);
  const ofAddresses = checkSiteAddresses({ source: site, project, files, ofApis, around });
  const ofNames = checkPortable([...files.keys()]);
  const failed = failedFiles([...ofApis, ...project.diagnostics]);
  return { project, site, diagnostics: [...ofNames, ...project.diagnostics, ...ofAddresses, ...diagnostics], failed };
}

/** Read what content links to beside its pages. @returns undefined for a folder that has only content and specifications */
export function readAround(root: string): Around | undefined {
  const site = path.join(root, 'src/site.ts');
  if (!existsSync(site)) return undefined;
  const downloads = new Set(listFiles(path.join(root, 'static')).map((file) => `/${file}`));
  return { site: readFileSync(site, 'utf8'), downloads };
}

/** Leave out what is not published. */
export function withoutDrafts(project: Project): Project {
  return filterDocuments(project, ({ draft }) => !draft);
}

const failedFiles = (diagnostics: readonly Diagnostic[]) => new Set(errorsOf({ diagnostics }).map(({ file }) => file));

/** Return only the errors. */
export function errorsOf({ diagnostics }: { diagnostics: readonly Diagnostic[] }): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
