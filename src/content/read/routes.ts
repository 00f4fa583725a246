import { posix } from 'node:path';
import { isDocument } from '../../file-names';
import { paths } from '../../paths';
import { documentedName } from './names';

/** The kind of a file under `content/`, by its folder. */
export type DocumentKind = 'doc' | 'post' | 'page';

interface Location {
  kind: DocumentKind;
  /** The path within its kind: `dev-help/github`; empty for a section's own index. */
  slug: string;
  route: string;
}

/** For each kind of documents: its folder, the address of its index, and the address for a slug. */
export const folders: Record<DocumentKind, { folder: string; root: string; route: (slug: string) => string }> = {
  doc: { folder: 'content/docs/', root: paths.docs, route: paths.doc },
  post: { folder: 'content/releases/', root: paths.releases, route: paths.post },
  page: { folder: 'content/pages/', root: paths.home, route: paths.page },
};

/** Return the route of a document by its file (from the project's root); undefined for any other file. */
export function locate(file: string): Location | undefined {
  if (!isDocument(file)) return undefined;
  const name = documentedName(file);
  for (const kind of ['doc', 'post', 'page'] as const) {
    const { folder, root, route } = folders[kind];
    if (!name.startsWith(folder)) continue;
    const slug = name.slice(folder.length, -'.mdx'.length).replace(/(^|\/)index$/, '');
    return { kind, slug, route: slug === '' ? root : route(slug) };
  }
  return undefined;
}

/** Split an address before its query and its fragment: `./a.mdx` and `?b#c`. */
export function splitAddress(address: string): [path: string, rest: string] {
  const end = address.search(/[?#]|$/);
  return [address.slice(0, end), address.slice(end)];
}

/** Resolve a relative path: `../b.mdx` in `content/docs/a/c/d.mdx` is `content/docs/a/b.mdx`. */
export function resolveFile(from: string, target: string): string {
  // From `/`, so that `..` never leads out of the project.
  return posix.resolve('/', posix.dirname(from), target).slice(1);
}

/** Make a path relative: `content/docs/a/b.mdx` in `content/docs/a/c/d.mdx` is `../b.mdx`; the inverse of `resolveFile`. */
export function relativeFile(from: string, target: string): string {
  const path = posix.relative(posix.dirname(from), target);
  return path.startsWith('../') ? path : `./${path}`;
}
