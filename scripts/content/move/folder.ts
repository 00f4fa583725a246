/** Plan the move of a folder of documents, with its pictures and its name in the sidebar. Pure. */
import { relativeFile, resolveFile } from '../../../src/content/read/routes';
import { count } from '../../../src/text/count';
import { rewriteLinks } from './links';
import { Draft, type Plan, type Sources } from './draft';
import { planMove } from './plan';

/**
 * Return the folder of content that an argument names, with a trailing slash; undefined for a page, a heading or another file.
 */
export function folderAt(typed: string, files: ReadonlyMap<string, string>): string | undefined {
  const name = typed.replace(/^\.\//, '').replace(/\/*$/, '/');
  const folder = name.startsWith('/') ? `content${name}` : name;
  const isPage = !typed.endsWith('/') && files.has(`${folder.slice(0, -1)}.mdx`);
  const isInside = [...files.keys()].some((file) => file.startsWith(folder));
  return /^content\/(docs|releases|pages)\/./.test(folder) && isInside && !isPage ? folder : undefined;
}

/** @returns a plan, or the reason why the folder cannot be moved */
export function planFolder(from: string, typedTo: string, sources: Sources): Plan | string {
  const to = typedTo.replace(/^\.\//, '').replace(/^\//, 'content/').replace(/\/*$/, '/');
  if (to.startsWith(from)) return `${to} is the folder itself, or in it.`;
  if (/\.mdx\/$|#/.test(to)) return `${typedTo} is not a folder: write one, as in content/docs/new-name.`;
  const inside = [...sources.files.keys()].filter((file) => file.startsWith(from));
  const places = new Map(inside.map((file) => [file, to + file.slice(from.length)]));
  const taken = [...places.values()].find((file) => sources.files.has(file));
  if (taken !== undefined) return `${taken} is already there.`;

  const draft = new Draft(sources);
  for (const [file, place] of places) {
    const plan = isDocument(file) ? planMove(file, place, sources, draft) : draft;
    if (typeof plan === 'string') return plan;
  }
  const rest = [...places].filter(([file]) => !isDocument(file));
  followFiles(new Map(rest), draft);
  const carried = rest.filter(([file]) => draft.text(file) === '');
  for (const [file, place] of rest.filter((one) => !carried.includes(one))) {
    draft.write(place, draft.text(file) ?? '');
    draft.write(file, null);
  }
  if (rest.length > 0) draft.told.push(`${count(rest.length, 'other file')} moved along, to ${to}`);
  return { changes: draft.changes, told: draft.told, carried };
}

const isDocument = (file: string) => file.endsWith('.mdx');

/** Change the links of documents to pictures and other files that move. */
function followFiles(places: ReadonlyMap<string, string>, draft: Draft): void {
  for (const [file, text] of [...draft.files].filter(([one]) => isDocument(one))) {
    const changed = rewriteLinks(text, (url) => {
      const place = places.get(resolveFile(file, url));
      return place === undefined ? url : relativeFile(file, place);
    });
    draft.write(file, changed.text);
  }
}
