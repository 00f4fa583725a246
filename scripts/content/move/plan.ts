/** Plan the move of a page: every file that it changes, with its new text. Pure. */
import { stringify, parseDocument, YAMLSeq } from 'yaml';
import { movedFile } from '../../../src/content/project';
import { locate, relativeFile } from '../../../src/content/read/routes';
import { pathOf } from '../../../src/data/pages/moved-pages';
import { Draft, followLink, followLinks, recordAddresses, type Place, type Plan, type Sources } from './draft';
import { readLink, rewriteLinks } from './links';

/**
 * Plan a move between two files or addresses.
 * @param draft of moves before this one
 * @returns a plan, or the reason why the move is impossible
 * @throws VFileMessage for a syntax error in a document
 */
export function planMove(before: string, after: string, sources: Sources, draft = new Draft(sources)): Plan | string {
  if (/#/.test(before + after))
    return 'A heading does not move by itself: change the text, then `npm run lint:content` names the line to write.';
  const from = readPlace(before, draft);
  const to = readPlace(after, draft);
  if (!from || !to)
    return `\`${from ? after : before}\` is no page: write its file, as in content/docs/a.mdx, or its address.`;
  if (from.route === to.route) return 'Both are the same.';
  return planPage(from, to, draft) ?? draft;
}

/** Read a file or an address. @returns undefined for a file that is no document */
function readPlace(typed: string, { files, paths }: Sources): Place | undefined {
  const name = typed.replace(/^\.\//, '');
  if (name.startsWith('/')) {
    const route = name.replace(/\/?$/, '/');
    const file = [...files.keys()].find((one) => locate(one)?.route === route);
    const folder = /^\/(docs|releases)\/.+\/$/.test(route) ? 'content' : 'content/pages';
    return { route, file: file ?? (paths.has(route) ? '' : `${folder}${route.slice(0, -1)}.mdx`) };
  }
  const file = name.endsWith('.mdx') ? name : `${name}.mdx`;
  const route = locate(file)?.route;
  return route === undefined ? undefined : { file, route };
}

/** Move a page, or complete a move that was made by hand. @returns the reason why it is impossible, if there is one */
function planPage(from: Place, to: Place, draft: Draft): string | undefined {
  const problem = problemOf(from, to, draft);
  if (problem !== undefined) return problem;
  const move = { from, to };
  const text = draft.text(from.file);
  if (text !== undefined) {
    const moved = rewriteLinks(text, (url) => followLink(rebase(url, from.file, to.file), to.file, move));
    draft.write(from.file, null);
    draft.write(to.file, moved.text);
    draft.told.push(`${from.file} is now ${to.file}`);
  }
  followLinks(move, draft);
  if (text !== undefined) recordAddresses(move, draft);
  redirect(from.route, to, draft);
  return undefined;
}

function problemOf(from: Place, to: Place, { files, paths }: Draft): string | undefined {
  if (from.file === '')
    return `${from.route} has no document: it follows from a specification or from tags. Change those, then run this again.`;
  if (!files.has(from.file) && !files.has(to.file) && !paths.has(to.route))
    return `There is no ${from.file} to move, and no page at ${to.route} that could follow it.`;
  if (files.has(from.file) && to.file === '') return `There is a page at ${to.route} already.`;
  if (files.has(from.file) && files.has(to.file))
    return `${to.file} is already there. To make one page of both, move the text, delete ${from.file}, and run this again.`;
  return undefined;
}

/** Return a relative link of a document for the document's new place. */
function rebase(url: string, from: string, to: string): string {
  const { path, rest, target } = readLink(url, from);
  return target === undefined || path === '' ? url : relativeFile(to, target) + rest;
}

/** If the former address was published, record it in the new page, or in the list for pages without documents. */
function redirect(former: string, { file, route }: Place, draft: Draft): void {
  const wasPublished = draft.ledger().some((address) => pathOf(address) === former);
  const added = wasPublished ? [former] : [];
  const isOther = (address: string) => address !== former && address !== route;
  const text = draft.text(file);
  if (text !== undefined) {
    const changed = changeMovedFrom(text, (known) => [...known.filter(isOther), ...added]);
    draft.write(file, changed);
  } else if (wasPublished)
    draft.write(movedFile, `${draft.text(movedFile) ?? ''}${stringify([{ from: former, to: route }])}`);
  const end = wasPublished ? `redirects to ${route}` : 'was never published, so it needs no redirect';
  draft.told.push(`${former} ${end}`);
}

const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m;

/**
 * Change only `moved_from` in a document's front matter.
 * @param change returns the new list of former addresses; an empty one removes the field
 * @returns the same text for a document without front matter, or with one that YAML can't read
 */
export function changeMovedFrom(text: string, change: (addresses: readonly string[]) => readonly string[]): string {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) return text;
  const document = parseDocument(yaml);
  const found: unknown = document.toJS();
  if (document.errors.length > 0 || typeof found !== 'object' || found === null) return text;
  const before = 'moved_from' in found && Array.isArray(found.moved_from) ? found.moved_from.map(String) : [];
  const after = change(before);
  if (after.join() === before.join()) return text;
  const end = yaml.includes('\r\n') ? '\r\n' : '\n';
  const field = after.length === 0 ? '' : `moved_from: [${after.join(', ')}]${end}`;
  const range = rangeOf(document, yaml);
  const changed = range ? yaml.slice(0, range[0]) + field + yaml.slice(range[1]) : yaml + field;
  return text.replace(yaml, () => changed);
}

/** Find the whole lines of the field. */
function rangeOf(document: ReturnType<typeof parseDocument>, yaml: string): [number, number] | undefined {
  const value: unknown = document.get('moved_from', true);
  const list = value instanceof YAMLSeq ? value.range : undefined;
  if (!list) return undefined;
  const start = yaml.lastIndexOf('moved_from', list[0]);
  const end = yaml.indexOf('\n', list[1] - 1);
  return [yaml.lastIndexOf('\n', start) + 1, end < 0 ? yaml.length : end + 1];
}
