import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { isPublishedType } from '../../page-kinds';
import { paths } from '../../paths';
import { site } from '../../site';
import { escapeHtml, scriptText } from '../../text/escape-html';
import { absolute, structuredData, type PageData } from './structured-data';

/**
 * Write a page's own head. Only built pages have elements with content: in a browser Helmet would write these as HTML, which
 * Trusted Types refuse.
 */
export function Seo({ page }: { page: PageData }) {
  const { __typename: type, path, description, earlier, target } = page;
  const title = type === 'Home' ? site.title : earlier ? `${page.title} (${earlier.version})` : page.title;
  // Search engines skip an earlier version's page that the current version lacks.
  const indexed = isPublishedType(type) && earlier?.current !== null;
  const published = page.date?.iso;
  const modified = page.lastUpdated?.iso;
  const url = absolute(earlier?.current?.path ?? path);
  return (
    <Helmet defer={false}>
      <title>{type === 'Home' ? title : `${title} ${site.titleSeparator} ${site.title}`}</title>
      <meta name="description" content={description} />
      {indexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      {indexed && <link rel="alternate" type="text/markdown" href={withPrefix(paths.markdown(path))} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.title} />
      {indexed && <meta property="og:image" content={absolute('/social.png')} />}
      {indexed && <meta property="og:image:width" content="1200" />}
      {indexed && <meta property="og:image:height" content="630" />}
      {indexed && <meta property="og:image:alt" content={site.title} />}
      {published && <meta property="article:published_time" content={published} />}
      {published && modified && <meta property="article:modified_time" content={modified} />}
      {/* X takes the rest of its card from Open Graph's properties. */}
      <meta name="twitter:card" content="summary_large_image" />
      {process.env.BUILD_STAGE !== 'build-javascript' && target && (
        <noscript>{`<meta http-equiv="refresh" content="0; url=${escapeHtml(withPrefix(target))}">`}</noscript>
      )}
      {process.env.BUILD_STAGE !== 'build-javascript' && indexed && !earlier && (
        <script type="application/ld+json">{scriptText(JSON.stringify(structuredData(page)))}</script>
      )}
    </Helmet>
  );
}
