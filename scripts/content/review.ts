/**
 * `npm run review -- REVISION`: report, as Markdown, which pages, titles, headings and words readers have gained and lost since a
 * revision, such as `origin/main`.
 */
import { documentsOf } from '../../src/content/project';
import type { SitePage } from '../../src/data/pages/site-page';
import { apiAt } from '../../src/data/source/apis';
import type { SiteSource } from '../../src/data/pages/sources';
import { paths } from '../../src/paths';
import { locate } from '../../src/content/read/routes';
import { apiPageMarkdown, documentMarkdown } from '../../src/publish/markdown/body-markdown';
import { isPublished } from '../../src/data/pages/output';
import { readSources } from './read-sources';
import { reviewText, type ReviewedSite } from './review-report';
import { runCommand } from '../lib/command';

/**
 * List the pages of a site, without the search page, which lists all others and changes with each. Addresses in their Markdown
 * are root-relative, alike in all states.
 */
export function reviewedPages(source: SiteSource): ReviewedSite {
  const documents = new Map(documentsOf(source.content).map((document) => [document.route, document]));
  const markdown = (page: SitePage): string => {
    const document = documents.get(page.path);
    if (document) return documentMarkdown(page, document);
    const api = apiAt(source.apis, page.path);
    return (api && apiPageMarkdown(api, page, source.histories.get(api.slug))) || textsIn(page).join('\n');
  };
  return new Map(
    source.pages
      .filter((page) => (isPublished(page) || page.type === 'Moved') && page.path !== paths.search)
      .map((page) => [page.path, { title: page.title, markdown: markdown(page), leadsOn: page.type === 'Moved' }]),
  );
}

/** List the texts in the data of a page that a template composes; addresses are left out. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.startsWith('/') ? [] : [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Map the paths of pages that could not be made, and of APIs that were not read in full, to their files. */
function brokenPages({ content, diagnostics }: SiteSource): Map<string, string> {
  const read = new Set(documentsOf(content).flatMap(({ file, compiled }) => (compiled.html === '' ? [] : file)));
  return new Map(
    diagnostics.flatMap(({ severity, file }): [string, string][] => {
      const api = /^openapi\/([^/]+)\.\w+$/.exec(file)?.[1];
      const path = api === undefined ? locate(file)?.route : paths.api(api);
      const route = severity === 'error' && !read.has(file) ? path : undefined;
      return route === undefined ? [] : [[route, file]];
    }),
  );
}

runCommand('scripts/content/review.ts', { allowPositionals: true }, async ({ positionals: [revision, ...others] }) => {
  if (revision === undefined || others.length > 0) {
    console.error('Name one revision to compare with, for example: npm run review -- origin/main');
    return 1;
  }
  try {
    const before = reviewedPages(await readSources(process.cwd(), revision));
    const source = await readSources(process.cwd());
    console.log(reviewText(before, reviewedPages(source), brokenPages(source)));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
});
