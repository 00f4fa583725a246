/**
 * `npm run review -- REVISION`: tell which pages, titles, headings and words a reader gains and loses by what has changed
 * since a revision, such as `origin/main`, as Markdown.
 */
import { builtPages } from '../../src/data/pages/all-pages';
import type { SiteSource } from '../../src/data/pages/site-source';
import { markdownPages } from '../../src/publish/markdown/markdown-pages';
import { isPublished } from '../../src/data/pages/output';
import { readSources } from './read-sources';
import { reviewText, type ReviewedSite } from './review-report';

/** List the pages of a site. Addresses in their Markdown are root-relative, alike in all states. */
export function reviewedPages(source: SiteSource): ReviewedSite {
  const pages = builtPages(source);
  const markdown = markdownPages(pages, source, { url: '', pathPrefix: '' });
  const texts = new Map(markdown.map(({ path, content }) => [path, String(content)]));
  return new Map(
    pages
      .filter((page) => isPublished(page) || page.type === 'Moved')
      .map((page) => [
        page.path,
        { title: page.title, markdown: texts.get(`${page.path}index.md`) ?? '', leadsOn: page.type === 'Moved' },
      ]),
  );
}

export async function main([revision, ...others]: readonly string[]): Promise<number> {
  if (revision === undefined || revision.startsWith('-') || others.length > 0) {
    console.error('Name one revision to compare with, for example: npm run review -- origin/main');
    return 1;
  }
  try {
    const before = reviewedPages(await readSources(process.cwd(), revision));
    console.log(reviewText(before, reviewedPages(await readSources(process.cwd()))));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
