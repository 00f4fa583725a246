import { withPrefix } from 'gatsby';
import { isPublishedType } from '../../page-kinds';
import { paths } from '../../paths';
import { site } from '../../site';

/** The fields of every page, and those of some types. */
export type PageData = Queries.PageFieldsFragment & {
  date?: { iso: string };
  authors?: { name: string; url: string | null }[];
  target?: string;
  earlier?: { version: string; current: { path: string } | null };
};

const origin = process.env.GATSBY_SITE_URL ?? site.url;

/** Return the URL of a path of the published site. */
export function absolute(path: string): string {
  return new URL(withPrefix(path), origin).href;
}

/** Return whether search engines may show the page: it is published, and no newer version has left it out. */
export function isIndexed({ __typename: type, earlier }: PageData): boolean {
  return isPublishedType(type) && earlier?.current !== null;
}

/** The page's metadata for browsers, search engines, feed readers and chats. */
export function Seo({ page }: { page: PageData }) {
  const { __typename: type, path, description, earlier } = page;
  const title = type === 'Home' ? site.title : earlier ? `${page.title} (${earlier.version})` : page.title;
  const indexed = isIndexed(page);
  const published = page.date?.iso;
  const modified = page.lastUpdated?.iso;
  const url = absolute(earlier?.current?.path ?? path);
  return (
    <>
      <title>{type === 'Home' ? title : `${title} ${site.titleSeparator} ${site.title}`}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {indexed && <link rel="alternate" type="text/markdown" href={withPrefix(paths.markdown(path))} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      {indexed && <meta property="og:image" content={absolute(paths.socialCard(earlier?.current?.path ?? path))} />}
      {indexed && <meta property="og:image:width" content="1200" />}
      {indexed && <meta property="og:image:height" content="630" />}
      {indexed && <meta property="og:image:alt" content={`${title}, on a card of ${site.shortTitle}`} />}
      {published && <meta property="article:published_time" content={published} />}
      {published && modified && <meta property="article:modified_time" content={modified} />}
      {/* X takes the rest of its card from Open Graph's properties. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
