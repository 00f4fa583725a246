/** Files for language models: https://llmstxt.org. Pure. */
import { apiInText } from '../openapi/schema/view';
import { escapeMarkdown } from '../openapi/model/markdown';
import { pageKinds, type PageKind } from '../page-kinds';
import { paths } from '../paths';
import { site } from '../site';
import type { Deployment } from '../data/source/deployment';
import type { SiteSource } from '../data/pages/sources';
import { absoluteUrl, isPublished, type BuiltPage, type Output } from '../data/pages/output';

const pageLink = (text: string, path: string): string => `[${escapeMarkdown(text)}](${path})`;

/** Join blocks with an empty line between them; leave out empty blocks. */
const blocks = (...parts: string[]): string => parts.filter((part) => part !== '').join('\n\n');

/**
 * Compose `llms.txt`, a guide to the pages, and `llms-full.txt`, the texts of all pages.
 * @param markdown the output of `markdownPages`
 */
export function llms(
  pages: readonly BuiltPage[],
  markdown: readonly Output[],
  { apis }: SiteSource,
  deployment: Deployment,
): Output[] {
  const link = ({ title, path, description }: BuiltPage) =>
    `- ${pageLink(title, absoluteUrl(deployment, paths.markdown(path)))}: ${escapeMarkdown(description)}`;
  const section = (title: string, chosen: readonly BuiltPage[], extra: string[] = []) =>
    chosen.length === 0 ? '' : blocks(`## ${escapeMarkdown(title)}`, [...chosen.map(link), ...extra].join('\n'));
  const published = pages.filter(isPublished);
  const ofSection = (section: PageKind['section']) =>
    published.filter(({ type }) => pageKinds[type].section === section);

  const references = [...apis.values()].map(({ slug, title }) => ({
    title,
    pages: ofSection('API').filter(({ path }) => path.startsWith(paths.api(slug))),
    specification: `- ${pageLink(`Specification of ${apiInText(title)}`, absoluteUrl(deployment, paths.specification(slug, 'yaml')))}: OpenAPI in YAML.`,
  }));
  const texts = new Map(markdown.map(({ path, content }) => [path, content]));
  const inFull = [
    ...[...ofSection('Documentation'), ...ofSection('Optional')],
    ...references.flatMap(({ pages: ofReference }) => ofReference),
    ...ofSection('Releases'),
  ].filter(({ type }) => pageKinds[type].article);

  const guide = blocks(
    `# ${escapeMarkdown(site.title)}`,
    `> ${escapeMarkdown(site.description)}`,
    `To get a page as Markdown, add \`index.md\` to its address, or replace the last slash with \`.md\`. Hosts that support it also respond to the page's own address with Markdown, if the request has \`Accept: text/markdown\`. All pages in one file: ${absoluteUrl(deployment, '/llms-full.txt')}`,
    section('Documentation', ofSection('Documentation')),
    ...references.map((reference) => section(reference.title, reference.pages, [reference.specification])),
    section('Releases', ofSection('Releases')),
    section('Optional', ofSection('Optional')),
  );
  const full = inFull.map(
    (page) =>
      `Source: ${absoluteUrl(deployment, page.path)}\n\n${String(texts.get(paths.markdown(page.path)) ?? '').trim()}`,
  );
  return [
    { path: paths.llms, content: `${guide}\n` },
    { path: '/llms-full.txt', content: `${full.join('\n\n---\n\n')}\n` },
  ];
}
