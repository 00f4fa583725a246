/** Plan the move of a folder of documents, with its pictures and its name in the sidebar. Pure. */
import { count } from '../../../src/text/count';
import { isDocument } from '../../../src/file-names';
import { planMoves, readMove, type Move, type MovePlan, type Sources } from './plan';

const asFolder = (typed: string) => typed.replace(/^\.\//, '').replace(/^\//, 'content/').replace(/\/*$/, '/');

/**
 * Return the folder of content that an argument names, with a trailing slash; undefined if it names a page, a heading or another
 * file.
 */
export function folderAt(typed: string, files: ReadonlyMap<string, string>): string | undefined {
  const folder = asFolder(typed);
  const isPage = !typed.endsWith('/') && ['.mdx', '.md'].some((end) => files.has(folder.slice(0, -1) + end));
  const isInside = [...files.keys()].some((file) => file.startsWith(folder));
  return /^content\/(docs|releases|pages)\/./.test(folder) && isInside && !isPage ? folder : undefined;
}

/** Return a folder that was moved by hand, in the form of `folderAt`; undefined if none was. */
export function movedFolder(from: string, to: string, files: ReadonlyMap<string, string>): string | undefined {
  const target = folderAt(to, files);
  return target && !isDocument(from) ? folderAt(from, new Map([[`${asFolder(from)}page.mdx`, '']])) : undefined;
}

/** @returns a plan, or the reason why the folder cannot be moved */
export function planFolder(from: string, typedTo: string, sources: Sources): MovePlan | string {
  const to = asFolder(typedTo);
  if (to.startsWith(from)) return `${to} is ${from} itself, or a folder in it: name another place.`;
  if (/\.mdx?\/$|#/.test(to)) return `${typedTo} is not a folder: write one, as in content/docs/new-name.`;
  const filesIn = (folder: string) => [...sources.files.keys()].filter((file) => file.startsWith(folder));
  const inside = filesIn(from);
  // Somebody has moved the folder by hand: its files are at their new places.
  const isMoved = inside.length === 0;
  const places = new Map(
    isMoved
      ? filesIn(to).map((file) => [from + file.slice(to.length), file])
      : inside.map((file) => [file, to + file.slice(from.length)]),
  );
  const taken = isMoved ? undefined : [...places.values()].find((file) => sources.files.has(file));
  if (taken !== undefined) return `${taken} is already there.`;

  const moves: Move[] = [];
  for (const [file, place] of places) {
    const move = isDocument(file) ? readMove(file, place, sources) : undefined;
    if (typeof move === 'string') return move;
    if (move) moves.push(move);
  }
  const rest = isMoved ? [] : [...places].filter(([file]) => !isDocument(file));
  const plan = planMoves(moves, new Map(rest), sources);
  if (rest.length > 0) plan.report.push(`${count(rest.length, 'other file')} moved along, to ${to}`);
  return plan;
}
