/** Plan the move of a folder of documents, with its pictures and its name in the sidebar. Pure. */
import { relativeFile, resolveFile } from '../../../src/content/read/routes';
import { count } from '../../../src/text/count';
import { rewriteLinks } from './links';
import { planMove, type Plan, type Sources } from './plan';

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
  const targetOf = (file: string) => to + file.slice(from.length);
  const taken = inside.map(targetOf).find((file) => sources.files.has(file));
  if (taken !== undefined) return `${taken} is already there.`;

  const changes = new Map<string, string | null>();
  const told: string[] = [];
  /** Return content, or else code, as changed so far. */
  const present = (texts: ReadonlyMap<string, string>, isContent: boolean) => {
    const own = [...changes].filter(([file]) => file.startsWith('content/') === isContent);
    const after = [...texts, ...own].filter(([file]) => changes.get(file) !== null);
    return new Map(after.map(([file, text]) => [file, text ?? '']));
  };
  for (const file of inside.filter((one) => one.endsWith('.mdx'))) {
    const [files, others] = [present(sources.files, true), present(sources.others, false)];
    const plan = planMove(file, targetOf(file), { ...sources, files, others });
    if (typeof plan === 'string') return plan;
    for (const [changed, text] of plan.changes) changes.set(changed, text);
    told.push(...plan.told);
  }
  const rest = inside.filter((file) => !file.endsWith('.mdx'));
  const places = new Map(rest.map((file) => [file, targetOf(file)]));
  for (const [file, text] of present(sources.files, true)) {
    if (!file.endsWith('.mdx')) continue;
    const moved = rewriteLinks(text, (url) => {
      const place = /^([a-z][a-z+.-]*:|[/#])/i.test(url) ? undefined : places.get(resolveFile(file, url));
      return place === undefined ? url : relativeFile(file, place);
    });
    if (moved.count > 0) changes.set(file, moved.text);
  }
  const carried: [string, string][] = [];
  for (const [file, place] of places) {
    const text = sources.files.get(file) ?? '';
    if (text === '') carried.push([file, place]);
    else changes.set(file, null).set(place, text);
  }
  if (rest.length > 0) told.push(`${count(rest.length, 'other file')} moved along, to ${to}`);
  return { changes, told, carried };
}
