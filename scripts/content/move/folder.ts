/** Plan the move of a folder of documents, with its pictures and its name in the sidebar. Pure. */
import { relativeFile, resolveFile } from '../../../src/content/read/routes';
import { count } from '../../../src/text/count';
import { rewriteLinks } from './links';
import { MovePlan, planMove, type Sources } from './plan';

/**
 * Return the folder of content that an argument names, with a trailing slash; undefined for a page, a heading or another file.
 */
export function folderAt(typed: string, files: ReadonlyMap<string, string>): string | undefined {
  const name = typed.replace(/^\.\//, '').replace(/\/*$/, '/');
  const folder = name.startsWith('/') ? `content${name}` : name;
  const isPage = !typed.endsWith('/') && ['.mdx', '.md'].some((end) => files.has(folder.slice(0, -1) + end));
  const isInside = [...files.keys()].some((file) => file.startsWith(folder));
  return /^content\/(docs|releases|pages)\/./.test(folder) && isInside && !isPage ? folder : undefined;
}

/** @returns a plan, or the reason why the folder cannot be moved */
export function planFolder(from: string, typedTo: string, sources: Sources): MovePlan | string {
  const to = typedTo.replace(/^\.\//, '').replace(/^\//, 'content/').replace(/\/*$/, '/');
  if (to.startsWith(from)) return `${to} is the folder itself, or in it.`;
  if (/\.mdx?\/$|#/.test(to)) return `${typedTo} is not a folder: write one, as in content/docs/new-name.`;
  const inside = [...sources.files.keys()].filter((file) => file.startsWith(from));
  const places = new Map(inside.map((file) => [file, to + file.slice(from.length)]));
  const taken = [...places.values()].find((file) => sources.files.has(file));
  if (taken !== undefined) return `${taken} is already there.`;

  const plan = new MovePlan(sources);
  for (const [file, place] of places) {
    const problem = isDocument(file) ? planMove(file, place, sources, plan) : plan;
    if (typeof problem === 'string') return problem;
  }
  const rest = [...places].filter(([file]) => !isDocument(file));
  followFiles(new Map(rest), plan);
  plan.carried = rest.filter(([file]) => plan.text(file) === '');
  for (const [file, place] of rest.filter((one) => !plan.carried.includes(one))) {
    plan.write(place, plan.text(file) ?? '');
    plan.write(file, null);
  }
  if (rest.length > 0) plan.report.push(`${count(rest.length, 'other file')} moved along, to ${to}`);
  return plan;
}

const isDocument = (file: string) => /\.mdx?$/.test(file);

/** Change the links of documents to pictures and other files that move. */
function followFiles(places: ReadonlyMap<string, string>, plan: MovePlan): void {
  for (const [file, text] of [...plan.files].filter(([one]) => isDocument(one))) {
    const changed = rewriteLinks(text, (url) => {
      const place = places.get(resolveFile(file, url));
      return place === undefined ? url : relativeFile(file, place);
    });
    plan.write(file, changed.text);
  }
}
