/** Describe a page to search engines in schema.org's terms. Pure. */
import type { BlogPosting, BreadcrumbList, Graph, Organization, TechArticle, WebSite } from 'schema-dts';
import { paths } from '../../paths';
import { site } from '../../site';

export interface DescribedPage {
  kind: 'home' | 'post' | 'article' | 'list';
  path: string;
  title: string;
  description: string;
  /** Ancestors, from the section to the page's parent. */
  breadcrumbs: readonly { label: string; path?: string | null }[];
  /** ISO dates. */
  published?: string;
  modified?: string;
  authors?: readonly { name: string; url?: string | null }[];
}

/** Return what a page of a type is to search engines: every page of an API but its index is an article. */
export function kindOf(type: string): DescribedPage['kind'] {
  if (type === 'Home') return 'home';
  if (type === 'Post') return 'post';
  return /^(?:Doc|MarkdownPage|Api.+)$/.test(type) ? 'article' : 'list';
}

/** @param absolute returns the complete address of a path of the site */
export function structuredData(page: DescribedPage, absolute: (path: string) => string): Graph {
  const organization: Organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.organization,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    sameAs: site.footer.flatMap(({ links }) => links.map(({ url }) => url)),
  };
  const publisher = { '@id': absolute('/#organization') };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': absolute('/#website'),
    name: site.title,
    url: absolute('/'),
    description: site.description,
    inLanguage: site.language,
    publisher,
  };
  const article = {
    headline: page.title,
    description: page.description,
    url: absolute(page.path),
    image: absolute(paths.socialCard(page.path)),
    publisher,
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
  };
  const post: BlogPosting = {
    '@type': 'BlogPosting',
    ...article,
    author: (page.authors ?? []).map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })),
  };
  const techArticle: TechArticle = { '@type': 'TechArticle', ...article };
  const trail = [...page.breadcrumbs, { label: page.title, path: page.path }].filter(({ path }) => path);
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last one is the page itself.
      ...(index < trail.length - 1 && { item: absolute(path ?? '') }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(page.kind === 'home' ? [website, organization] : [breadcrumbs]),
      ...(page.kind === 'post' ? [post] : page.kind === 'article' ? [techArticle] : []),
    ],
  };
}
