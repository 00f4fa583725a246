import path from 'node:path';
import { compilerVersion, openCache } from '../../content/cache';
import { filterDocuments, readContent, type Project, type ReadOptions } from '../../content/project';
import { readContentFiles } from '../../content/read/read-files';
import { sortDiagnostics, type Diagnostic } from '../../report/diagnostic';
import { checkSiteAddresses } from './addresses';
import type { ApiPage } from './api-pages';
import { pagesOfApis } from './earlier-pages';
import { operationLinks, readApis, withEarlier, type Apis } from '../source/apis';
import { contentImages, imageAddresses } from '../source/images';
import { lastUpdated } from '../source/last-updated';
import { checkSecurityEnd } from '../source/security-end';
import { withoutTaken } from './route-checks';
import { withWithdrawn } from './withdrawn-addresses';

/** The site's sources, read and checked: documents, specifications, and the last change of each file. */
export interface SiteSource extends Apis {
  content: Project;
  /** Every page of each API and each earlier version, by slug. */
  apiPages: ReadonlyMap<string, readonly ApiPage[]>;
  /** Addresses of the content's pictures, in every size. */
  pictures: readonly string[];
  /** Dates of last changes (ISO), by path from the project's root. */
  updated: Map<string, string>;
}

/**
 * Read all sources from `root`, the project's folder.
 * @param drafts true to make pages of drafts and future posts, as in development
 */
export async function readSite(root: string, drafts: boolean): Promise<SiteSource> {
  const updated = lastUpdated(root);
  const { diagnostics, ...ofApis } = await readApis(root, updated);
  const files = readContentFiles(root);
  const { images, diagnostics: ofImages } = await contentImages(root, files.keys(), path.join(root, 'public/images'));
  const cache = openCache(path.join(root, '.compiled'), compilerVersion(root));
  const read = { ...ofApis, apiPages: pagesOfApis(ofApis), diagnostics };
  const checked = checkContent(files, read, { images, compile: cache.compile });
  cache.prune();
  const source = drafts ? settleAddresses(checked.project, read, files).source : checked.source;
  return {
    ...source,
    pictures: [...images.values()].flatMap(imageAddresses),
    diagnostics: sortDiagnostics([
      ...checked.diagnostics,
      ...ofImages,
      ...diagnostics,
      ...checkSecurityEnd(updated, new Date()),
    ]),
    updated,
  };
}

type ApisAndPages = Omit<Apis, 'diagnostics'> & Pick<SiteSource, 'apiPages'>;

/** Leave out documents whose address is taken, and add redirect pages for withdrawn addresses. */
function settleAddresses(project: Project, { apiPages, ...apis }: ApisAndPages, files: ReadonlyMap<string, string>) {
  const { content, diagnostics } = withoutTaken(project, withEarlier(apis), apiPages);
  return {
    source: { ...apis, apiPages, content: withWithdrawn(content, { ...apis, apiPages }, files) },
    diagnostics,
  };
}

/**
 * Read and check all content: the linter, the build and the development server all report these findings.
 * @param files texts by path from the project's root
 * @param read the specifications and their pages
 * @returns all that was read, the published part of it, and every finding
 */
export function checkContent(
  files: ReadonlyMap<string, string>,
  { diagnostics: ofApis, ...read }: ApisAndPages & { diagnostics: readonly Diagnostic[] },
  options: Pick<ReadOptions, 'images' | 'compile'>,
) {
  const project = readContent(files, { ...options, operations: operationLinks(read.apis) });
  const { source, diagnostics } = settleAddresses(withoutDrafts(project), read, files);
  const ofAddresses = checkSiteAddresses({ source, project, files, ofApis });
  return { project, source, diagnostics: [...project.diagnostics, ...ofAddresses, ...diagnostics] };
}

/** Leave out what is not published. */
export function withoutDrafts(project: Project): Project {
  return filterDocuments(project, ({ draft }) => !draft);
}

/** Return only the errors. */
export function errorsOf({ diagnostics }: Pick<SiteSource, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
