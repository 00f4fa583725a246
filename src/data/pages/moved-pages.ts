/** Former addresses. Each redirects to the page that has its content now and that lists it. Pure. */
import type { MovedPart } from '../../content/components/moved-parts';
import { documentsOf, type ContentDocument, type Documents, type Project } from '../../content/project';
import { movedFile } from '../../content/read/data-files';
import type { PageFrontMatter } from '../../content/read/front-matter';
import { isPublishedType } from '../../page-kinds';
import { Source, type Finding } from '../../content/text/source';
import { nearestPath } from '../../text/nearest';
import { remembered } from '../../text/remembered';
import { sitePage, type SitePage } from './site-page';
import type { Site } from './sources';

interface FormerAddress {
  /** Path of a page that is gone, or of a heading that has left its page: `/docs/old/#part`. */
  from: string;
  /** Path of a page, or of one of its headings: `/docs/new/#part`. */
  to: string;
  /** The file that declares it. */
  file: string;
}

/** List the former addresses in front matter, headings and `content/moved.yaml`. */
export function formerAddresses(content: Documents & Pick<Project, 'moved'>): FormerAddress[] {
  const ofDocument = ({ file, route, frontMatter, compiled }: ContentDocument<PageFrontMatter>): FormerAddress[] => [
    ...(frontMatter.moved_from ?? []).map((from) => ({ from, to: route, file })),
    ...compiled.headings.flatMap(({ id, movedFrom }) =>
      movedFrom.flatMap((from) => (from.startsWith('/') ? { from, to: `${route}#${id}`, file } : [])),
    ),
  ];
  return [
    ...documentsOf(content).flatMap(ofDocument),
    ...content.moved.map((entry) => ({ ...entry, file: movedFile })),
  ];
}

/** Return the path of an address, without its fragment. */
export const pathOf = (address: string) => address.replace(/#.*$/, '');

/**
 * Map former addresses to their targets.
 * @param paths of all other pages: no former address may be among them, and every target must be
 */
export function successors(
  content: Documents & Pick<Project, 'moved'>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  return new Map(
    formerAddresses(content)
      .filter(({ from, to }) => !paths.has(from) && paths.has(pathOf(to)))
      .reverse()
      .map(({ from, to }) => [from, to]),
  );
}

/** Return the paths of all pages, of published pages, and former addresses with their targets. */
export function publishedPaths({ pages, content }: Pick<Site, 'pages' | 'content'>) {
  const own = new Set(pages.flatMap(({ type, path }) => (type === 'Moved' ? [] : path)));
  return {
    own,
    published: new Set(pages.flatMap(({ type, path }) => (isPublishedType(type) ? path : []))),
    successors: successors(content, own),
  };
}

/** List the redirect pages. @param paths of all other pages */
export function movedPages(content: Project, paths: ReadonlySet<string>): SitePage[] {
  const pages = [...successors(content, paths)].filter(([from]) => !from.includes('#'));
  return pages.map(([from, target]) =>
    sitePage('Moved', {
      path: from,
      title: 'This page has moved',
      description: `This page has moved to ${target}.`,
      target,
    }),
  );
}

/** Map each route to the headings that have moved to other pages. A page that has moved keeps the entries of its old route. */
export const movedParts = remembered((content: Documents & Pick<Project, 'moved'>) => {
  const former = formerAddresses(content);
  const titles = new Map(documentsOf(content).map(({ route, frontMatter }) => [route, frontMatter.title]));
  const moves = new Map(former.map(({ from, to }) => [from, to]));
  const parts = new Map<string, MovedPart[]>();
  for (const { from, to } of former) {
    const [path = '', id] = from.split('#');
    if (id === undefined) continue;
    const route = titles.has(path) ? path : (moves.get(path) ?? path);
    const known = parts.get(route) ?? [];
    if (known.some((one) => one.id === id)) continue;
    parts.set(route, [...known, { id, to, title: titles.get(pathOf(to)) ?? to }]);
  }
  return parts;
});

/** Return the column of an address in a line, from 1; 0 if the line lacks it, or has only a longer address that begins with it. */
function columnOf(address: string, text: string): number {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (!/[\w/#.-]/.test(text[at + address.length] ?? '')) return at + 1;
  return 0;
}

/**
 * Report former addresses without a target, addresses that two files list, and addresses with a page.
 * @param paths of all other pages
 * @param isUnread true for an address whose file could not be read
 */
export function checkMoved(
  content: Project,
  paths: ReadonlySet<string>,
  files: ReadonlyMap<string, string>,
  isUnread: (path: string) => boolean,
): Finding[] {
  const known = new Map<string, string>();
  const documents = new Map(documentsOf(content).map((document) => [document.route, document]));
  const moves = new Map(formerAddresses(content).map(({ from, to }) => [from, to]));
  return formerAddresses(content).flatMap(({ from, to, file }) => {
    const source = new Source(file, files.get(file) ?? '');
    const columns = source.lines.map((text) => columnOf(from, text));
    const line = columns.findIndex((column) => column > 0);
    const place = { line: line + 1, column: columns[line] ?? 1 };
    const other = known.get(from);
    known.set(from, file);
    const [path = '', id] = from.split('#');
    const page = documents.get(path) ?? documents.get(moves.get(path) ?? '');
    if (paths.has(from) && file === movedFile && !paths.has(pathOf(to)))
      source.error(
        place,
        `\`from\` and \`to\` are swapped: the page is at \`${from}\`, not at \`${to}\`.`,
        `Write \`from: ${to}\` and \`to: ${from}\`.`,
      );
    else if (paths.has(from))
      source.error(place, `There is a page at \`${from}\`, so that address does not redirect.`, 'Remove this address.');
    else if (other !== undefined)
      source.error(place, `\`${other}\` names \`${from}\` too: one address leads to one page.`, 'Keep one of the two.');
    else if (id !== undefined && page?.compiled.anchors.includes(id))
      source.error(place, `\`${page.file}\` still has a heading \`#${id}\`.`, 'Give one of the two another id.');
    else if (id !== undefined && !page && !moves.get(path)?.includes('#'))
      source.error(place, `\`${path}\` is no document, so its headings cannot redirect.`, 'Remove this address.');
    else if (!paths.has(pathOf(to)) && !isUnread(pathOf(to))) {
      const near = nearestPath(pathOf(to), [...paths]);
      source.error(
        place,
        `\`${from}\` leads to \`${to}\`, and there is no such page.`,
        near && `Did you mean \`${near}\`?`,
      );
    }
    return source.diagnostics;
  });
}
