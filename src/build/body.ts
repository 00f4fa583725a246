import type { Heading } from '../nav';
import type { PageFields } from './site-page';
import type { PageType } from './schema';
import { readBody, type BodyKey } from './body-store';
import { storedBodies } from './companion';
import { apiHtml } from './source-nodes';
import { deployment } from './deployment';

const apiPages: readonly PageType[] = ['Api', 'ApiOverview', 'ApiOperation', 'ApiModel'];

type ApiPage = PageFields & BodyKey & { slug: string; internal: { type: string; contentDigest: string } };

interface Body {
  html: string;
  headings: Heading[];
}

const recent = new Map<string, Promise<Body | null>>();

/** One page's body for the several fields that are taken from it; only the last few are kept. */
function apiPageBody(page: ApiPage): Promise<Body | null> {
  const key = `${page.path} ${page.internal.contentDigest}`;
  const body = recent.get(key) ?? storedBodies()?.then(() => readBody(process.cwd(), page)) ?? apiHtml(page);
  recent.set(key, body);
  const [oldest] = recent.keys();
  if (recent.size > 16 && oldest !== undefined) recent.delete(oldest);
  return body;
}

/** Root-relative addresses of a finished body, with the build's path prefix before them. */
export function prefixed(html: string, pathPrefix: string): string {
  if (pathPrefix === '') return html;
  // Text may hold quotes, and so what looks like an attribute; it never holds `<`.
  return html.replace(/<[a-z](?:[^<>"]|"[^"]*")*>/gi, (tag) =>
    tag
      .replace(/ (href|src|poster)="\/(?!\/)/g, ` $1="${pathPrefix}/`)
      .replace(/ srcset="[^"]*"/gi, (attribute) => attribute.replace(/(["\s,])\/(?!\/)/g, `$1${pathPrefix}/`)),
  );
}

/** Resolvers of the fields that hold a page's body. */
export function bodyResolvers() {
  const { pathPrefix } = deployment(process.env);
  const html = { resolve: (page: PageFields) => prefixed(page.html, pathPrefix) };
  const apiFields = {
    html: { resolve: async (page: ApiPage) => prefixed((await apiPageBody(page))?.html ?? '', pathPrefix) },
    headings: { resolve: async (page: ApiPage) => (await apiPageBody(page))?.headings ?? [] },
  };
  return { html, apiFields, apiPages };
}
