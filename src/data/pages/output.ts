/** The files that the build writes besides pages, and their sources. */
import { documentsOf } from '../../content/project';
import { isPublishedType } from '../../nav';
import { apiAt, filesOf } from '../source/apis';
import type { Deployment } from '../source/deployment';
import { newest } from '../source/last-updated';
import type { PageType } from './schema';
import type { SitePage } from './site-page';
import type { Sources } from './sources';

/** One file of the published site. */
export interface Output {
  /** Root-relative, without the path prefix: `/sitemap.xml`. */
  path: string;
  content: string | Uint8Array;
}

/** One page of the site, as the outputs describe it. */
export interface BuiltPage extends Pick<SitePage, 'type' | 'path' | 'title' | 'description' | 'earlier'> {
  /** Ancestors, from the section to the page's parent. */
  breadcrumbs: readonly { label: string; path?: string | null }[];
}

/** Return the absolute URL of a path of the site. */
export function absoluteUrl({ url, pathPrefix }: Deployment, path: string): string {
  return `${url}${pathPrefix}${path}`;
}

/** True for a page that readers are led to: not in place of a missing or moved one, or of an earlier version. */
export function isPublished({ type, earlier }: Pick<BuiltPage, 'type' | 'earlier'>): boolean {
  return isPublishedType(type) && earlier === undefined;
}

const postLists: readonly PageType[] = ['ReleaseList', 'Browse', 'Tag'];

/** Return the ISO date of the last change of a page's source; undefined where git does not know. */
export function modified(
  page: Pick<BuiltPage, 'type' | 'path'>,
  { content, apis, updated }: Pick<Sources, 'content' | 'apis' | 'updated'>,
): string | undefined {
  const { docs, posts } = content;
  const document = documentsOf(content).find(({ route }) => route === page.path);
  if (document) return updated.get(document.file);
  const api = apiAt(apis, page.path);
  if (api) return newest(updated, filesOf(api));
  if (page.type === 'Home') return updated.get('content/home.yaml');
  const listed = postLists.includes(page.type) ? posts : page.type === 'DocsIndex' ? docs : [];
  const files = listed.map(({ file }) => file);
  return newest(updated, files);
}
