import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { DomUtils } from 'htmlparser2';
import type { PostFrontMatter } from '../../content/read/front-matter';
import type { ContentDocument } from '../../content/project';
import { paths } from '../../paths';
import { site } from '../../site';
import type { Deployment } from '../../data/source/deployment';
import type { SiteSource } from '../../data/pages/sources';
import { prefixed } from '../../data/body';
import { absoluteUrl, type Output } from '../../data/pages/output';
import { escapeXml } from '../../openapi/examples/xml';
import { descendants, isForScreen, parseHtml } from '../../text/html-tree';

/** Matches attributes that only this site's styles, scripts and links use. */
const ofPage = /^(?:id|for|class|style|tabindex|role|sizes|loading|decoding|data-.*)$/;

/** Make a post's HTML for other programs: without controls, with drawings as words, and with complete addresses. */
function portable(html: string, base: string, page: string): string {
  const tree = parseHtml(html);
  for (const element of [...descendants(tree)]) {
    const { attribs, name } = element;
    if (isForScreen(element) || attribs.type === 'radio') DomUtils.removeElement(element);
    if (attribs.href?.startsWith('#')) attribs.href = page + attribs.href;
    element.attribs = Object.fromEntries(Object.entries(attribs).filter(([attribute]) => !ofPage.test(attribute)));
    if (name === 'svg') {
      const words = parseHtml(escapeXml(attribs['aria-label'] ?? ''));
      Object.assign(element, { name: 'p', attribs: {}, children: words });
    }
  }
  return prefixed(DomUtils.getOuterHTML(tree, { encodeEntities: 'utf8' }), base);
}

/** Collect the facts of a post for both formats, with absolute addresses. */
function toEntry(
  { frontMatter, file, route, compiled }: ContentDocument<PostFrontMatter>,
  { content, updated }: SiteSource,
  deployment: Deployment,
) {
  const published = new Date(frontMatter.date);
  const changed = new Date(updated.get(file) ?? frontMatter.date);
  const url = absoluteUrl(deployment, route);
  return {
    url,
    title: frontMatter.title,
    summary: frontMatter.description,
    html: portable(compiled.html, absoluteUrl(deployment, ''), url),
    published,
    updated: changed > published ? changed : published,
    authors: frontMatter.authors.flatMap((id) => content.authors[id] ?? []),
    tags: frontMatter.tags,
  };
}

/** Write the complete release notes, newest first, as Atom (RFC 4287) and RSS 2.0; nothing if there are none. */
export function feeds(source: SiteSource, deployment: Deployment): Output[] {
  if (source.content.posts.length === 0) return [];
  const entries = source.content.posts.map((post) => toEntry(post, source, deployment));
  const url = absoluteUrl(deployment, paths.releases);
  const self = (format: keyof typeof paths.feeds) => absoluteUrl(deployment, paths.feeds[format]);
  const title = `${site.title}: ${site.releases.title}`;
  const description = `What is new in the software of ${site.organization}.`;
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  const icon = absoluteUrl(deployment, '/icons/icon-512.png');

  const atom = generateAtomFeed({
    id: url,
    title: { value: title },
    subtitle: { value: description },
    updated,
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self('atom') },
      { rel: 'alternate', type: 'text/html', href: url },
    ],
    icon: absoluteUrl(deployment, '/icons/icon-192.png'),
    rights: { value: site.copyright },
    entries: entries.map((entry) => ({
      id: entry.url,
      title: { value: entry.title },
      links: [{ rel: 'alternate', type: 'text/html', href: entry.url }],
      published: entry.published,
      updated: entry.updated,
      authors: entry.authors.map(({ name, url: uri }) => ({ name, uri })),
      categories: entry.tags.map((term) => ({ term })),
      summary: { value: entry.summary },
      content: { value: entry.html, type: 'html' },
    })),
  });

  const rss = generateRssFeed({
    title,
    link: url,
    description,
    language: site.language,
    copyright: site.copyright,
    lastBuildDate: updated,
    image: { url: icon, title, link: url },
    atom: { links: [{ rel: 'self', type: 'application/rss+xml', href: self('rss') }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.url, isPermaLink: true },
      pubDate: entry.published,
      description: entry.summary,
      categories: entry.tags.map((name) => ({ name })),
      dc: { creators: entry.authors.map(({ name }) => name) },
      content: { encoded: entry.html },
    })),
  });

  return [
    { path: paths.feeds.atom, content: atom },
    { path: paths.feeds.rss, content: rss },
  ];
}
