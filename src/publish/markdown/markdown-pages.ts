/** Convert finished pages to Markdown. */
import { setImmediate } from 'node:timers/promises';
import { paths } from '../../paths';
import { isPublishedType, pageKinds } from '../../page-kinds';
import { type BuiltPage, type Output, absoluteUrl } from '../../data/pages/output';
import type { Deployment } from '../../data/source/deployment';
import { htmlToMarkdown } from './html-to-markdown';

/** Returns a page's finished HTML, the whole document. */
export type FinishedHtml = (page: Pick<BuiltPage, 'path'>) => string;

/**
 * Convert every page that readers may see, those of earlier versions of APIs too, each at its address plus `index.md`.
 * @param finished addresses in its HTML are root-relative, with the path prefix
 * @param origin of the published site, without a trailing slash: it precedes those addresses
 */
export async function markdownPages(
  pages: readonly BuiltPage[],
  finished: FinishedHtml,
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
export function mainContent(html: string): string {
  const start = html.indexOf('>', html.indexOf('<main')) + 1;
  return html.slice(start, html.lastIndexOf('</main>'));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Put the title, which a page's template writes, above a finished body. */
export const titledBody = (title: string, html: string): string => `<h1>${escaped(title)}</h1>${html}`;

/** Matches the items of the breadcrumbs, which are among what is for the screen. */
const breadcrumbs = /<nav[^>]*aria-label="Breadcrumbs"[^>]*><ol>(.*?)<\/ol>/s;

/**
 * Convert a page's own content, its title included. The description, which only the head of a page has, follows the title,
 * unless the page's text says it. The pages of an API begin with texts of their own: they say what they are a part of.
 * @param content the output of `mainContent` or `titledBody`
 * @param origin precedes root-relative addresses
 */
export function pageMarkdown(
  { type, description }: Pick<BuiltPage, 'type' | 'description'>,
  content: string,
  origin = '',
): string {
  const markdown = htmlToMarkdown(content, origin);
  const trail = breadcrumbs.exec(content)?.[1] ?? '';
  const lead =
    pageKinds[type].section === 'API'
      ? htmlToMarkdown(`<ul aria-label="Part of">${trail}</ul>`, origin)
      : htmlToMarkdown(`<p>${escaped(description)}</p>`);
  if (lead === '' || markdown.includes(`\n${lead}`)) return markdown;
  return markdown.replace(/^# .*\n/, (title) => `${title}\n${lead}`);
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
