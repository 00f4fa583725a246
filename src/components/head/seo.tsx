import { Helmet } from 'react-helmet';
import { isPublishedType } from '../../nav';
import { paths } from '../../paths';
import { scriptText } from '../../text/script-text';
import { site } from '../../site';
import { href } from '../base/a';
import { kindOf, structuredData } from './structured-data';

/** The fields of every page, and those of some types. */
export type PageData = Queries.PageFieldsFragment & {
  date?: { iso: string };
  authors?: { name: string; url: string | null }[];
  target?: string;
  earlier?: { version: string; current: { path: string } | null };
};

const origin = process.env.GATSBY_SITE_URL ?? site.url;

/** Return the URL of a path of the published site. */
function absolute(path: string): string {
  return new URL(href(path), origin).href;
}

/** The page's metadata for browsers, search engines, feed readers and chats. */
export function Seo({ page }: { page: PageData }) {
  const { __typename: type, path, description, breadcrumbs, earlier, target } = page;
  const title = type === 'Home' ? site.title : earlier ? `${page.title} (${earlier.version})` : page.title;
  const noIndex = !isPublishedType(type) || earlier?.current === null;
  const published = page.date?.iso;
  const modified = page.lastUpdated?.iso;
  const url = absolute(earlier?.current?.path ?? path);
  const image = absolute(paths.socialCard(earlier?.current?.path ?? path));
  // Nobody reads structured data after a change of page, so the browser's code leaves it out.
  const described =
    process.env.BUILD_STAGE === 'build-html' &&
    !noIndex &&
    !earlier?.current &&
    scriptText(
      JSON.stringify(
        structuredData(
          { kind: kindOf(type), path, title, description, breadcrumbs, published, modified, authors: page.authors },
          absolute,
        ),
      ),
    );
  return (
    <Helmet>
      <title>{type === 'Home' ? title : `${title} ${site.titleSeparator} ${site.title}`}</title>
      <meta name="description" content={description} />
      {process.env.BUILD_STAGE === 'build-html' && target && (
        <noscript>{`<meta http-equiv="refresh" content="0; url=${href(target)}">`}</noscript>
      )}
      {noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noIndex && <link rel="alternate" type="text/markdown" href={href(paths.markdown(path))} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      {!noIndex && <meta property="og:image" content={image} />}
      {!noIndex && <meta property="og:image:width" content="1200" />}
      {!noIndex && <meta property="og:image:height" content="630" />}
      {!noIndex && <meta property="og:image:alt" content={`${title}, on a card of ${site.shortTitle}`} />}
      {published && <meta property="article:published_time" content={published} />}
      {published && modified && <meta property="article:modified_time" content={modified} />}
      {/* X takes the rest of its card from Open Graph's properties. */}
      <meta name="twitter:card" content="summary_large_image" />
      {described && <script type="application/ld+json">{described}</script>}
    </Helmet>
  );
}
