import { Helmet } from 'react-helmet';
import { site } from '../site';
import { href } from './a';

interface SeoProps {
  /** The page's own title; none on the home page, which carries the site's alone. */
  title?: string;
  /** One or two sentences of plain text. */
  description?: string;
  /** The page's address without prefix, with its trailing slash. */
  path: string;
  /** ISO date of a release note. */
  published?: string;
  /** Keeps the page out of search engines, as for one that does not exist. */
  noIndex?: boolean;
  /** Path of the page that this address leads to now. */
  movedTo?: string;
}

const origin = process.env.GATSBY_SITE_URL ?? site.url;

/** The address of a path of this site on the web. */
function absolute(path: string): string {
  return new URL(href(path), origin).href;
}

/** What the page says of itself to browsers, search engines and chats. */
export function Seo({ title, description = site.description, path, published, noIndex, movedTo }: SeoProps) {
  const fullTitle = title ? `${title} ${site.titleSeparator} ${site.title}` : site.title;
  const url = absolute(path);
  const image = absolute('/social-card.png');
  return (
    <Helmet htmlAttributes={{ lang: site.language }}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {movedTo && <meta httpEquiv="refresh" content={`0; url=${href(movedTo)}`} />}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={site.title} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title ?? site.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </Helmet>
  );
}
