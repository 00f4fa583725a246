import { Helmet } from 'react-helmet';
import { paths } from '../../paths';
import { scriptText } from '../../text/script-text';
import { site } from '../../site';
import { href } from '../base/a';
import { kindOf, structuredData, type DescribedPage } from './structured-data';

interface SeoProps {
  /** The page's own title; absent on the home page, which has only the site's. */
  title?: string;
  /** One or two sentences of plain text. */
  description?: string;
  /** The page's address without prefix, with its trailing slash. */
  path: string;
  /** The type of its node. */
  type: string;
  breadcrumbs: DescribedPage['breadcrumbs'];
  /** ISO date of a release note. */
  published?: string;
  /** ISO date of the last change, where the build knows it. */
  modified?: string;
  authors?: DescribedPage['authors'];
  /** True to keep the page out of search engines, such as one that does not exist. */
  noIndex?: boolean;
  /** Path of the same page of the current version, for a page of an earlier one. */
  current?: string;
  /** The target of a moved page, for readers without scripts: a path, with a fragment or without. */
  movedTo?: string;
}

const origin = process.env.GATSBY_SITE_URL ?? site.url;

/** Return the URL of a path of the published site. */
function absolute(path: string): string {
  return new URL(href(path), origin).href;
}

/** The page's metadata for browsers, search engines, feed readers and chats. */
export function Seo({ title, description = site.description, type, noIndex, movedTo, current, ...page }: SeoProps) {
  const { path, published, modified } = page;
  const fullTitle = title ? `${title} ${site.titleSeparator} ${site.title}` : site.title;
  const url = absolute(current ?? path);
  const image = absolute(paths.socialCard(current ?? path));
  // Nobody reads structured data after a change of page, so the browser's code leaves it out.
  const described =
    process.env.BUILD_STAGE === 'build-html' && !noIndex && !current
      ? scriptText(
          JSON.stringify(
            structuredData({ ...page, kind: kindOf(type), title: title ?? site.title, description }, absolute),
          ),
        )
      : null;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {process.env.BUILD_STAGE === 'build-html' && movedTo && (
        <noscript>{`<meta http-equiv="refresh" content="0; url=${href(movedTo)}">`}</noscript>
      )}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noIndex && <link rel="alternate" type="text/markdown" href={href(paths.markdown(path))} />}
      <meta property="og:title" content={title ?? site.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      {!noIndex && <meta property="og:image" content={image} />}
      {!noIndex && <meta property="og:image:width" content="1200" />}
      {!noIndex && <meta property="og:image:height" content="630" />}
      {!noIndex && <meta property="og:image:alt" content={`${title ?? site.title}, on a card of ${site.shortTitle}`} />}
      {published && <meta property="article:published_time" content={published} />}
      {published && modified && <meta property="article:modified_time" content={modified} />}
      {/* X takes the rest of its card from Open Graph's properties. */}
      <meta name="twitter:card" content="summary_large_image" />
      {described && <script type="application/ld+json">{described}</script>}
    </Helmet>
  );
}
