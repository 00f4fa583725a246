/** Plan the move of a page: every file that it changes, with its new text. Pure. */
import { isMap, isSeq, parseDocument, stringify } from 'yaml';
import { documentOf } from '../../../src/content/check/links';
import { movedFile } from '../../../src/content/read/data-files';
import { locate, relativeFile, resolveFile, splitAddress } from '../../../src/content/read/routes';
import { pathOf } from '../../../src/data/pages/moved-pages';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import { isDocument } from '../../../src/file-names';
import { count } from '../../../src/text/count';
import { decode } from '../../../src/text/decode';
import { nearest } from '../../../src/text/nearest';
import { rewriteLinks } from './links';

export interface Sources {
  /** Texts below `content/` and of other files with addresses, by path from the project's root; empty for binary files. */
  files: ReadonlyMap<string, string>;
  /** Paths of all pages of the site. */
  paths: ReadonlySet<string>;
}

/** Describes what a move changes. */
export interface MovePlan {
  /** New texts, by path from the project's root; null for a file to delete. */
  changes: Map<string, string | null>;
  /** Binary files, which only change their place. */
  carried: (readonly [from: string, to: string])[];
  report: string[];
}

/** A page, which need not exist. */
interface Place {
  /** Empty for a page without a document. */
  file: string;
  /** With a slash at both ends. */
  route: string;
}

/** The move of a page, or the completion of a move by hand. */
export interface Move {
  from: Place;
  to: Place;
}

/**
 * Plan a move between two files or addresses.
 * @returns a plan, or the reason why the move is impossible
 * @throws VFileMessage for a syntax error in a document
 */
export function planMove(before: string, after: string, sources: Sources): MovePlan | string {
  const move = readMove(before, after, sources);
  return typeof move === 'string' ? move : planMoves([move], new Map(), sources);
}

/** Read two files or addresses of pages. @returns the move, or the reason why it is impossible */
export function readMove(before: string, after: string, sources: Sources): Move | string {
  if (/#/.test(before + after))
    return 'A heading does not move by itself: change the text, then `npm run lint:content` names the line to write.';
  const from = readPlace(before, sources);
  // Like `mv`, move a file into a folder.
  const folder = after.replace(/\/?$/, '/');
  const isFolder =
    from && !after.startsWith('/') && [...sources.files.keys(), after].some((file) => file.startsWith(folder));
  const to = readPlace(isFolder ? folder + from.file.replace(/.*\//, '') : after, sources);
  if (!from || !to)
    return `\`${from ? after : before}\` is not a page: write its file, such as content/docs/a.mdx, or its address, such as /docs/a/.`;
  if (from.route === to.route) return 'Both are the same.';
  return problemOf(from, to, sources) ?? { from, to };
}

/** Find the page that a file or an address names. @returns undefined for a file that is no document */
function readPlace(typed: string, { files, paths }: Sources): Place | undefined {
  const name = typed.replace(/^\.\//, '').replace(/^(?=(?:docs|releases|pages)\/)/, 'content/');
  if (name.startsWith('/')) {
    const route = name.replace(/(?:\.mdx?|\/)?$/, '/');
    const file = [...files.keys()].find((one) => locate(one)?.route === route);
    const folder = /^\/(docs|releases)\/.+\/$/.test(route) ? 'content' : 'content/pages';
    return { route, file: file ?? (paths.has(route) ? '' : `${folder}${route.slice(0, -1)}.mdx`) };
  }
  if (files.has(name) && !isDocument(name)) return undefined;
  const file = isDocument(name) ? name : `${name}${files.has(`${name}.md`) ? '.md' : '.mdx'}`;
  const route = locate(file)?.route;
  return route === undefined ? undefined : { file, route };
}

function problemOf(from: Place, to: Place, { files, paths }: Sources): string | undefined {
  if (from.file === '')
    return `${from.route} has no document: it follows from a specification or from tags. Change those, then run this again.`;
  const near = nearest(from.route, paths);
  if (!files.has(from.file) && !files.has(to.file) && !paths.has(to.route))
    return `${from.file} does not exist, and ${to.file} neither. ${near ? `Did you mean ${near}?` : 'Name a page of the site.'}`;
  if (files.has(from.file) && to.file === '') return `${to.route} is a page already.`;
  if (files.has(from.file) && files.has(to.file))
    return `${to.file} exists already. To make one page of both, move the text, delete ${from.file}, and run this again.`;
  return undefined;
}

/**
 * Plan the moves of pages and of other files at once: every link follows.
 * @param others new paths of files that are no documents, by their present paths
 * @throws VFileMessage for a syntax error in a document
 */
export function planMoves(
  moves: readonly Move[],
  others: ReadonlyMap<string, string>,
  { files }: Pick<Sources, 'files'>,
): MovePlan {
  const places = new Map([
    ...moves.map(({ from, to }) => [from.file, to] as const),
    ...[...others].map(([from, to]) => [from, { file: to, route: '' }] as const),
  ]);
  const routes = new Map(moves.map(({ from, to }) => [from.route, to.route]));
  const plan: MovePlan = { changes: new Map(), carried: [], report: [] };
  const { changes, report } = plan;
  const documents = new Set([...files.keys()].filter(isDocument));
  const ofLinks: string[] = [];
  for (const [file, text] of files) {
    if (file === ledgerFile) continue;
    const place = places.get(file)?.file ?? file;
    const result = isDocument(file)
      ? rewriteLinks(file, text, (url) => followLink(url, file, place, { places, routes, documents }))
      : followAddresses(text, routes);
    if (place !== file && others.has(file) && text === '') plan.carried.push([file, place]);
    else if (place !== file) {
      changes.set(file, null).set(place, result.text);
      if (!others.has(file)) report.push(`${file} is now ${place}`);
    } else if (result.count > 0) {
      changes.set(file, result.text);
      ofLinks.push(`${file}: ${count(result.count, 'link')} changed`);
    }
  }
  report.push(...ofLinks);

  const ledger = readLedger(files.get(ledgerFile) ?? '');
  const fresh = moves
    .filter(({ from }) => files.has(from.file))
    .flatMap(({ from, to }) =>
      ledger.flatMap((one) => (pathOf(one) === from.route ? to.route + one.slice(from.route.length) : [])),
    );
  if (fresh.length > 0) {
    changes.set(ledgerFile, writeLedger([...ledger, ...fresh]));
    report.push(`${ledgerFile}: ${count(fresh.length, 'line')} added`);
  }
  const published = new Set(ledger.map(pathOf));
  for (const move of moves) redirect(move, published, plan, files);
  return plan;
}

/** If the former address was published, record it in the new page, or in the list for pages without documents. */
function redirect(
  { from, to }: Move,
  published: ReadonlySet<string>,
  { changes, report }: MovePlan,
  files: Sources['files'],
): void {
  const added = published.has(from.route) ? [from.route] : [];
  const textOf = (file: string) => changes.get(file) ?? files.get(file);
  const text = textOf(to.file);
  if (text !== undefined) {
    const isOther = (address: string) => address !== from.route && address !== to.route;
    const changed = changeMovedFrom(text, (known) => [...known.filter(isOther), ...added]);
    if (changed !== text) changes.set(to.file, changed);
  } else if (added.length > 0) {
    const list = textOf(movedFile)?.trimEnd();
    const line = stringify([{ from: from.route, to: to.route }]);
    changes.set(movedFile, list ? `${list}\n${line}` : line);
  }
  const end = added.length > 0 ? `redirects to ${to.route}` : 'was never published, so it needs no redirect';
  report.push(`${from.route} ${end}`);
}

/** Return the new form of a link in a file: an address stays an address, a path stays relative. */
function followLink(
  url: string,
  file: string,
  place: string,
  {
    places,
    routes,
    documents,
  }: { places: ReadonlyMap<string, Place>; routes: ReadonlyMap<string, string>; documents: ReadonlySet<string> },
): string {
  const [path, rest] = splitAddress(url);
  if (/^([a-z][a-z+.-]*:|\/)/i.test(path)) {
    const route = routes.get(path.replace(/\/?$/, '/'));
    return route === undefined ? url : route + rest;
  }
  const resolved = resolveFile(file, path);
  const isThere = places.has(decode(resolved)) || documents.has(decode(resolved));
  // Read links of other programs as the build does.
  const target = (!isThere && documentOf(file, decode(resolved), decode(path), documents)) || resolved;
  const moved = places.get(decode(target));
  if (path === '' || (!moved && place === file)) return url;
  return (moved?.file === '' ? moved.route : relativeFile(place, moved?.file ?? target)) + rest;
}

/** Change addresses in a text, but not where they are only the beginning of a longer name or path. */
function followAddresses(text: string, routes: ReadonlyMap<string, string>): { text: string; count: number } {
  const result = { text, count: 0 };
  for (const [from, to] of routes)
    result.text = result.text.replace(new RegExp(`(?<![\\w/.-])${from.replaceAll('.', '\\.')}(?![\\w-])`, 'gu'), () => {
      result.count += 1;
      return to;
    });
  return result;
}

/** Matches the front matter, which is at the very beginning. */
const block = /(?<![^])\uFEFF?---[ \t]*\r?\n([^]*?)^---[ \t]*\r?$/m;

/**
 * Change only `moved_from` in a document's front matter; add front matter if the document has none.
 * @param change returns the new list of former addresses; an empty one removes the field
 * @returns the same text for front matter that YAML can't read
 */
export function changeMovedFrom(text: string, change: (addresses: readonly string[]) => readonly string[]): string {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) {
    const list = /^\uFEFF?---/.test(text) ? [] : change([]);
    return list.length === 0 ? text : `---\nmoved_from: [${list.join(', ')}]\n---\n\n${text.replace(/^\uFEFF/, '')}`;
  }
  const { contents, errors } = parseDocument(yaml);
  if (errors.length > 0 || !isMap(contents)) return text;
  const pair = contents.items.find(({ key }) => String(key) === 'moved_from');
  const before = isSeq(pair?.value) ? pair.value.items.map(String) : [];
  const after = change(before);
  if (after.join() === before.join()) return text;
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  const field = after.length === 0 ? '' : `moved_from: [${after.join(', ')}]${end}`;
  // The range of a value ends after its line and the comment in it.
  const [start, rest] = pair?.value ? [pair.key.range[0], pair.value.range[2]] : [yaml.length, yaml.length];
  return text.replace(yaml, () => yaml.slice(0, start) + field + yaml.slice(rest));
}
