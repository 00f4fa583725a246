/**
 * `npm run review -- REVISION`: report, as Markdown, which pages, titles, headings and words readers have gained and lost since a
 * revision, such as `origin/main`.
 */
import { builtPages } from '../../src/data/pages/all-pages';
import { documentsOf } from '../../src/content/project';
import type { SiteSource } from '../../src/data/pages/sources';
import { paths } from '../../src/paths';
import { locate } from '../../src/content/read/routes';
import { markdownPages } from '../../src/publish/markdown/markdown-pages';
import { isPublished } from '../../src/data/pages/output';
import { readSources } from './read-sources';
import { reviewText, type ReviewedSite } from './review-report';
import { runCommand } from '../lib/command';

/**
 * List the pages of a site, without the search page, which lists all others and changes with each. Addresses in their Markdown
 * are root-relative, alike in all states.
 */
export function reviewedPages(source: SiteSource): ReviewedSite {
  const pages = builtPages(source);
  const markdown = markdownPages(pages, source, { url: '', pathPrefix: '' });
  const texts = new Map(markdown.map(({ path, content }) => [path, String(content)]));
  return new Map(
    pages
      .filter((page) => (isPublished(page) || page.type === 'Moved') && page.path !== paths.search)
      .map((page) => [
        page.path,
        { title: page.title, markdown: texts.get(`${page.path}index.md`) ?? '', leadsOn: page.type === 'Moved' },
      ]),
  );
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

runCommand(import.meta.url, { allowPositionals: true }, async ({ positionals: [revision, ...others] }) => {
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
