/** Convert finished pages to Markdown. */
import { setImmediate } from 'node:timers/promises';
import { toString } from 'mdast-util-to-string';
import { paths } from '../../paths';
import { isPublishedType, pageKinds } from '../../page-kinds';
import { escapeHtml } from '../../text/escape-html';
import { type BuiltPage, type Output, absoluteUrl } from '../../data/pages/output';
import type { Deployment } from '../../data/source/deployment';
import { findElement, type HtmlNode } from '../../text/html-tree';
import { flow, listBlock } from './blocks';
import { paragraph, text } from './mdast';
import { writeMarkdown } from './html-to-markdown';

/** Returns the tree of a page's finished HTML, the whole document. */
export type FinishedPage = (page: Pick<BuiltPage, 'path'>) => readonly HtmlNode[];

/**
 * Convert every page that readers may see, those of earlier versions of APIs too, each at its address plus `index.md`.
 * @param finished addresses in its HTML are root-relative, with the path prefix
 * @param origin of the published site, without a trailing slash: it precedes those addresses
 */
export async function markdownPages(
  pages: readonly BuiltPage[],
  finished: FinishedPage,
  origin: string,
): Promise<Output[]> {
  const outputs: Output[] = [];
  for (const page of pages.filter(({ type }) => isPublishedType(type))) {
    const content = pageMarkdown(page, mainContent(finished(page)), origin);
    outputs.push({ path: paths.markdown(page.path), content });
    // Cards are painted in other threads meanwhile, which wait here for their next drawings.
    await setImmediate();
  }
  return outputs;
}

/** Return the contents of a finished page's `main`, which has its title. */
export const mainContent = (page: readonly HtmlNode[]): readonly HtmlNode[] =>
  findElement(page, ({ name }) => name === 'main')?.children ?? [];

/** Put the title, which a page's template writes, above a finished body. */
export const titledBody = (title: string, html: string): string => `<h1>${escapeHtml(title)}</h1>${html}`;

/**
 * Convert a page's own content, its title included. The description, which only the head of a page has, follows the title,
 * unless the page's text says it. The pages of an API begin with texts of their own: they say what they are a part of.
 * @param content the output of `mainContent`, or of `titledBody` as a tree
 * @param origin precedes root-relative addresses
 */
export function pageMarkdown(
  { type, description }: Pick<BuiltPage, 'type' | 'description'>,
  content: readonly HtmlNode[],
  origin = '',
): string {
  const blocks = flow(content);
  // What is for the screen holds the breadcrumbs.
  const trail = findElement(content, ({ attribs }) => attribs['aria-label'] === 'Breadcrumbs');
  const crumbs = findElement(trail?.children ?? [], ({ name }) => name === 'ol');
  const isSaid = blocks.some((block) => block.type === 'paragraph' && toString(block) === description);
  const about = isSaid ? [] : [paragraph([text(description)])];
  const lead = pageKinds[type].section === 'API' ? crumbs && listBlock(crumbs, 'Part of') : about;
  if (lead && blocks[0]?.type === 'heading') blocks.splice(1, 0, ...lead);
  return writeMarkdown(blocks, origin);
}

/**
 * Write each page's Markdown twice, where programs look for it: `index.md` in the page's folder, and a file beside the folder
 * (`/docs/welcome.md`). Name the list of all pages below the title.
 * @param pages the output of `markdownPages`
 */
export function markdownFiles(pages: readonly Output[], deployment: Deployment): Output[] {
  const index = `> All pages as Markdown: ${absoluteUrl(deployment, paths.llms)}`;
  return pages.flatMap(({ path, content }) => {
    const text = String(content).replace(/^# .*\n/, (title) => `${title}\n${index}\n`);
    const beside = path.replace(/\/index\.md$/, '.md');
    return [path, ...(beside === '.md' ? [] : [beside])].map((file) => ({ path: file, content: text }));
  });
}
