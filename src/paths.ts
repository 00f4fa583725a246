/** Every path of the site, without the path prefix. All start with a slash. Pages, except error pages, also end with one. */

/**
 * Convert a name to kebab case, a run of capitals as one word: `getFBOs` to `get-fbos`. Never empty if it has a letter or
 * digit. Cut after 200 bytes, since file systems take 255.
 */
export function kebabCase(name: string): string {
  const bytes = new TextEncoder().encode(wholeKebabCase(name));
  return new TextDecoder().decode(bytes.slice(0, 200)).replace(/[-\ufffd]+$/, '');
}

const wholeKebabCase = (name: string) =>
  name
    .normalize('NFC')
    .replace(/([A-Z]+)s(?![a-z])/g, (_, run: string) => `-${run.toLowerCase()}s-`)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Return the id of a tag's section on the list of all tags; several tags of an API may have the same id. */
export function tagId(tag: string): string {
  return `tag-${kebabCase(tag)}`;
}

/**
 * Names of the site's own pages and folders below an API. `index.md` in a folder is the Markdown of the folder's page; Windows
 * cannot have files with the other names.
 */
export const reservedNames = (
  'models changes errors topics index con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 ' +
  'lpt8 lpt9'
).split(' ');

/** Return the name of an API's overview page. */
export function overviewName(title: string): string {
  const name = kebabCase(title);
  return name && !reservedNames.includes(name) ? name : [name, 'overview'].filter(Boolean).join('-');
}

export const paths = {
  home: '/',
  docs: '/docs/',
  notFound: '/404.html',
  search: '/search/',
  releases: '/releases/',
  archive: '/releases/archive/',
  feeds: { atom: '/releases/atom.xml', rss: '/releases/rss.xml' },
  authors: '/releases/authors/',
  tags: '/releases/tags/',
  tag: (tag: string) => `/releases/tags/${kebabCase(tag)}/`,
  post: (slug: string) => `/releases/${slug}/`,
  doc: (slug: string) => `/docs/${slug}/`,
  page: (slug: string) => `/${slug}/`,
  api: (api: string) => `/docs/api/${api}/`,
  apiOverview: (api: string, title: string) => `/docs/api/${api}/${overviewName(title)}/`,
  operation: (api: string, name: string) => `/docs/api/${api}/${name}/`,
  /** The changes of each version of an API. */
  changes: (api: string) => `/docs/api/${api}/changes/`,
  /** The introduction of a topic without operations. */
  topic: (api: string, name: string) => `/docs/api/${api}/topics/${name}/`,
  errors: (api: string) => `/docs/api/${api}/errors/`,
  model: (api: string, name: string) => `/docs/api/${api}/models/${name}/`,
  specification: (api: string, format: 'yaml' | 'json') => `/openapi/${api}.${format}`,
  types: (api: string) => `/openapi/${api}.d.ts`,
  llms: '/llms.txt',
  /** A page as Markdown. */
  markdown: (path: string) => `${path}index.md`,
  searchIndex: '/search/index.json',
} as const;

/** Not in `paths`, which every page loads. */
export const sitemapPath = '/sitemap.xml';
