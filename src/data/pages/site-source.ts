import path from 'node:path';
import { compilerVersion, openCache } from '../../content/cache';
import { readContent, type Project } from '../../content/project';
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
 * Read all sources from `root`, the mirror of the sources; git's history is at `PROJECT_ROOT`, if that differs.
 * @param drafts true to make pages of drafts and future posts, as in development
 */
export async function readSite(root: string, drafts: boolean): Promise<SiteSource> {
  const projectRoot = process.env.PROJECT_ROOT ?? root;
  const updated = lastUpdated(projectRoot);
  const { diagnostics, ...ofApis } = await readApis(root, updated);
  const { apis } = ofApis;
  const files = readContentFiles(root);
  const { images, diagnostics: ofImages } = await contentImages(root, files.keys(), path.join(root, 'public/images'));
  const cache = openCache(path.join(root, '.compiled'), compilerVersion(projectRoot));
  const project = readContent(files, { operations: operationLinks(apis), images, compile: cache.compile });
  cache.prune();
  const apiPages = pagesOfApis(ofApis);
  const shown = withoutTaken(drafts ? project : withoutDrafts(project), withEarlier(ofApis), apiPages);
  const pages = { ...ofApis, apiPages, content: withWithdrawn(shown.content, { ...ofApis, apiPages }, files) };
  return {
    ...pages,
    pictures: [...images.values()].flatMap(imageAddresses),
    diagnostics: sortDiagnostics([
      ...project.diagnostics,
      ...checkSiteAddresses({ source: pages, project, files, ofApis: diagnostics }),
      ...shown.diagnostics,
      ...ofImages,
      ...diagnostics,
      ...checkSecurityEnd(updated, new Date()),
    ]),
    updated,
  };
}

/** Leave out what is not published. */
export function withoutDrafts(project: Project): Project {
  const isPublished = ({ draft }: { draft: boolean }) => !draft;
  return {
    ...project,
    docs: project.docs.filter(isPublished),
    posts: project.posts.filter(isPublished),
    pages: project.pages.filter(isPublished),
  };
}

/** Return only the errors. */
export function errorsOf({ diagnostics }: Pick<SiteSource, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
