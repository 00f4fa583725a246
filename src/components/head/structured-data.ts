/** Describe a page to search engines in schema.org's terms. */
import type { BlogPosting, BreadcrumbList, Graph, Organization, TechArticle, WebSite } from 'schema-dts';
import { withPrefix } from 'gatsby';
import { pageKinds } from '../../page-kinds';
import { site } from '../../site';

/** The fields of every page, and of some types. */
export type PageData = Queries.PageFieldsFragment & {
  date?: { iso: string };
  authors?: { name: string; url: string | null }[];
  target?: string;
  earlier?: { version: string; current: { path: string } | null };
};

const origin = process.env.GATSBY_SITE_URL ?? site.url;

/** Return the URL of a path of the published site. */
export const absolute = (path: string): string => new URL(withPrefix(path), origin).href;

/** Describe a page: every page of an API but its index is an article. */
export function structuredData(page: PageData): Graph {
  const { __typename: type, path, title, description, breadcrumbs, date, lastUpdated, authors = [] } = page;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: site.organization,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    sameAs: site.footer.flatMap(({ links }) => links.flatMap((link) => ('url' in link ? link.url : []))),
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
  const kind = pageKinds[type].article;
  const article: BlogPosting | TechArticle | undefined = kind && {
    '@type': kind,
    headline: title,
    description,
    url: absolute(path),
    image: absolute('/social.png'),
    publisher,
    ...(date && { datePublished: date.iso }),
    ...(lastUpdated && { dateModified: lastUpdated.iso }),
    ...(kind === 'BlogPosting' && {
      author: authors.map(({ name, url }) => ({ '@type': 'Organization', name, ...(url && { url }) })),
    }),
  };
  const steps = [...breadcrumbs, { label: title, path }].filter(({ path }) => path);
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // The last step is the page itself.
      ...(index < steps.length - 1 && { item: absolute(path ?? '') }),
    })),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [...(type === 'Home' ? [website, organization] : [trail]), ...(article ? [article] : [])],
  };
}
