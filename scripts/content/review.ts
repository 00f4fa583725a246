/**
 * `npx tsx scripts/content/review.ts REVISION`: report, as Markdown, which pages, titles, headings and words readers have gained and lost since a
 * revision, such as `origin/main`.
 */
import { documentsOf } from '../../src/content/project';
import type { SitePage } from '../../src/data/pages/site-page';
import { apiAt } from '../../src/data/source/apis';
import type { SiteSource } from '../../src/data/pages/sources';
import { paths } from '../../src/paths';
import { locate } from '../../src/content/read/routes';
import { apiPageMarkdown, documentMarkdown } from '../../src/publish/markdown/markdown-pages';
import { isPublished } from '../../src/data/pages/output';
import { count } from '../../src/text/count';
import { runCommand } from '../lib/command';
import { readSources } from './read-sources';

/** A page as readers see it. */
export interface ReviewedPage {
  title: string;
  /** The page as Markdown. */
  markdown: string;
  /** True for a page that only redirects. */
  leadsOn: boolean;
}

/** Pages by path. */
export type ReviewedSite = ReadonlyMap<string, ReviewedPage>;

const words = (markdown: string) => markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
const headings = (markdown: string) => [...markdown.matchAll(/^#{2,6} +(.+)$/gm)].map(([, text = '']) => text.trim());

/** List the entries of one list that are missing from another, each as often as it is missing. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return all.filter((one) => {
    const rest = left.get(one) ?? 0;
    left.set(one, rest - 1);
    return rest <= 0;
  });
}

function edited(before: ReviewedPage, after: ReviewedPage): string {
  const [came, went] = [
    without(words(after.markdown), words(before.markdown)).length,
    without(words(before.markdown), words(after.markdown)).length,
  ];
  const lost = without(headings(before.markdown), headings(after.markdown));
  return [
    ...(before.title === after.title ? [] : [`its title was "${before.title}"`]),
    ...(came > 0 ? [`${count(came, 'word')} more`] : []),
    ...(went > 0 ? [`${count(went, 'word')} fewer`] : []),
    ...(lost.length > 0 ? [`without ${lost.map((heading) => `"${heading}"`).join(', ')}`] : []),
  ].join(', ');
}

/**
 * Write the difference between two states of the site as Markdown, for reviewers.
 * @param broken files with errors by the path of the page that they would be; for a specification, of all pages below it
 */
export function reviewText(
  before: ReviewedSite,
  after: ReviewedSite,
  broken: ReadonlyMap<string, string> = new Map(),
): string {
  const line = (path: string, { title }: ReviewedPage, rest = '') => `- ${title}, \`${path}\`${rest && `: ${rest}`}`;
  const isBroken = (path: string) =>
    [...broken].some(([one, file]) => path === one || (file.startsWith('openapi/') && path.startsWith(one)));
  const came = [...after].filter(([path, page]) => !page.leadsOn && !before.has(path) && !isBroken(path));
  const gone = [...before].filter(
    ([path, page]) => !page.leadsOn && (after.get(path)?.leadsOn ?? true) && !isBroken(path),
  );
  const changed = [...after].flatMap(([path, page]) => {
    const earlier = before.get(path);
    if (!earlier || page.leadsOn || earlier.leadsOn || isBroken(path)) return [];
    const what = edited(earlier, page);
    return what === '' ? [] : [line(path, page, what)];
  });
  const end = (path: string) => (after.has(path) ? 'its address redirects' : '**its address leads nowhere**');
  const section = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${title}\n\n${lines.join('\n')}`] : [];
  const sections = [
    ...section(
      'Not read, because of errors',
      [...broken].map(([path, file]) => `- \`${path}\`: \`${file}\``),
    ),
    ...section(
      'New pages',
      came.map(([path, page]) => line(path, page)),
    ),
    ...section(
      'Pages that go',
      gone.map(([path, page]) => line(path, page, end(path))),
    ),
    ...section('Changed pages', changed),
  ];
  return ['## What readers get', ...(sections.length > 0 ? sections : ['No page changes.'])].join('\n\n') + '\n';
}

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
    console.error('Name one revision to compare with, for example: npx tsx scripts/content/review.ts origin/main');
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
