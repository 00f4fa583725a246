/** What the build writes besides pages, and what it is made from. */
import { apiAt } from '../source/apis';
import type { Deployment } from '../source/deployment';
import type { PageType } from './schema';
import type { SiteSource } from './site-source';

/** One file of the published site. */
export interface Output {
  /** Root-relative, without the path prefix: `/sitemap.xml`. */
  path: string;
  content: string | Uint8Array;
}

/** One page of the site, as the outputs describe it. */
export interface BuiltPage {
  type: PageType;
  /** Root-relative, without the path prefix. */
  path: string;
  title: string;
  description: string;
  /** From the first section to the page's parent. */
  breadcrumbs: readonly { label: string; path?: string | null }[];
}

/** A path of the site as the world addresses it. */
export function absoluteUrl({ url, pathPrefix }: Deployment, path: string): string {
  return `${url}${pathPrefix}${path}`;
}

/** Pages that readers are led to: not those that stand in for a missing or moved one, and not the one for designers. */
export function isPublished({ type }: Pick<BuiltPage, 'type'>): boolean {
  return type !== 'NotFound' && type !== 'Moved' && type !== 'Design';
}

const postLists: readonly PageType[] = ['ReleaseList', 'Archive', 'AuthorList', 'TagList', 'Tag'];

/** When the source of a page last changed, as an ISO date; undefined where git does not know. */
export function modified(
  page: Pick<BuiltPage, 'type' | 'path'>,
  { content, apis, updated }: SiteSource,
): string | undefined {
  const { docs, posts, pages } = content;
  const document = [...docs, ...posts, ...pages].find(({ route }) => route === page.path);
  if (document) return updated.get(document.file);
  const api = apiAt(apis, page.path);
  if (api) return updated.get(api.source.file);
  if (page.type === 'Home') return updated.get('content/home.yaml');
  const listed = postLists.includes(page.type) ? posts : page.type === 'DocsIndex' ? docs : [];
  const dates = listed.flatMap(({ file }) => updated.get(file) ?? []);
  return dates.sort((a, b) => Date.parse(b) - Date.parse(a))[0];
}
