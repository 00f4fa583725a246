/** The files that the build writes besides pages, and their sources. */
import type { Deployment } from '../source/deployment';
import { newest } from '../source/last-updated';
import { isPublishedType } from '../../page-kinds';
import type { SitePage } from './site-page';
import type { Sources } from './sources';

/** One file of the published site. */
export interface Output {
  /** Root-relative, without the path prefix: `/sitemap.xml`. */
  path: string;
  content: string | Uint8Array;
}

/** Describes one page of the site for the outputs. */
export interface BuiltPage extends Pick<
  SitePage,
  'type' | 'path' | 'title' | 'description' | 'earlier' | 'source' | 'dated'
> {
  /** Ancestors, from the section to the page's parent. */
  breadcrumbs: readonly { label: string; path?: string | null }[];
}

/** Return the absolute URL of a path of the site. */
export function absoluteUrl({ url, pathPrefix }: Deployment, path: string): string {
  return `${url}${pathPrefix}${path}`;
}

/** True for a page of a current version, except "Page not found" and redirects. */
export function isPublished({ type, earlier }: Pick<BuiltPage, 'type' | 'earlier'>): boolean {
  return isPublishedType(type) && earlier === undefined;
}

/** Return the ISO date of the last change of a page's sources; undefined where git does not know. */
export function modified(
  { source, dated = source === undefined ? [] : [source] }: Pick<BuiltPage, 'source' | 'dated'>,
  { updated }: Pick<Sources, 'updated'>,
): string | undefined {
  return newest(updated, dated);
}
