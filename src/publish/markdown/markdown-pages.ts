/** Convert finished pages to Markdown. */
import { toString } from 'mdast-util-to-string';
import { paths } from '../../paths';
import { isPublishedType, pageKinds } from '../../page-kinds';
import { type BuiltPage, type Output, absoluteUrl } from '../../data/pages/output';
import type { Deployment } from '../../data/source/deployment';
import { findElement, type HtmlNode } from '../../text/html-tree';
import { flow, listBlock } from './blocks';
import { paragraph, text } from './mdast';
import { writeMarkdown } from './html-to-markdown';

/** Returns a finished page as a tree. */
export type FinishedPage = (page: Pick<BuiltPage, 'path'>) => readonly HtmlNode[];

/**
 * Convert every page that readers may see. The Markdown is at the page's address plus `index.md`.
 * @param origin precedes the root-relative addresses of `finished`
 */
export function markdownPages(pages: readonly BuiltPage[], finished: FinishedPage, origin: string): Output[] {
  return pages
    .filter(({ type }) => isPublishedType(type))
    .map((page) => ({
      path: paths.markdown(page.path),
      content: pageMarkdown(page, mainContent(finished(page)), origin),
    }));
}

/** Return the contents of a finished page's `main`, which has its title. */
export const mainContent = (page: readonly HtmlNode[]): readonly HtmlNode[] =>
  findElement(page, ({ name }) => name === 'main')?.children ?? [];

/**
 * Convert a page with its title. Add the description, which only the head has, unless the text repeats it. Pages of an API name
 * their API instead.
 * @param content the output of `mainContent`
 */
export function pageMarkdown(
  { type, description }: Pick<BuiltPage, 'type' | 'description'>,
  content: readonly HtmlNode[],
  origin = '',
): string {
  const blocks = flow(content);
  // Other conversions leave out breadcrumbs.
  const trail = findElement(content, ({ attribs }) => attribs['aria-label'] === 'Breadcrumbs');
  const crumbs = findElement(trail?.children ?? [], ({ name }) => name === 'ol');
  const isSaid = blocks.some((block) => block.type === 'paragraph' && toString(block) === description);
  const about = isSaid ? [] : [paragraph([text(description)])];
  const lead = pageKinds[type].section === 'API' ? crumbs && listBlock(crumbs, 'Part of') : about;
  if (lead && blocks[0]?.type === 'heading') blocks.splice(1, 0, ...lead);
  return writeMarkdown(blocks, origin);
}

/**
 * Write each page's Markdown as `index.md` in its folder and in the form `/docs/welcome.md`, with a link to the list of all pages
 * below the title.
 */
export function markdownFiles(pages: readonly Output[], deployment: Deployment): Output[] {
  const index = `> All pages as Markdown: ${absoluteUrl(deployment, paths.llms)}`;
  return pages.flatMap(({ path, content }) => {
    const text = String(content).replace(/^# .*\n/, (title) => `${title}\n${index}\n`);
    const beside = path.replace(/\/index\.md$/, '.md');
    return [path, ...(beside === '.md' ? [] : [beside])].map((file) => ({ path: file, content: text }));
  });
}
