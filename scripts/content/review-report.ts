/** Report what a change means for readers: pages, titles, headings and words before and after. Pure. */
import { count } from '../../src/text/count';

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
