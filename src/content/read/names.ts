/** Names that files of other generators have, and the documented names here. Pure. */

/** Matches a number that only orders a file among its neighbours: `01-intro`, `2. Guides`. Versions and years are part of a name. */
const order = /^(0\d{1,3}|\d{1,2})\s*[-_.]+\s*(?=[^\d\s_.-])/;
/** Matches the day of a release in its name: `2025-01-31-name`. */
const day = /^(\d{4}-\d{2}-\d{2})[-_](?=.)/;

const data = /^(content\/(?:authors|home|moved|data\/[^/]+))\.(?:ya?ml|json)$/;

/**
 * Return the name that a content file would have here: `content/docs/02-guides/README.md` is `content/docs/guides/index.mdx`.
 * @param file its path from the project's root, with forward slashes
 */
export function documentedName(file: string): string {
  const [, fixed] = data.exec(file) ?? [];
  if (fixed !== undefined) return `${fixed}.yaml`;
  const [content = '', kind = '', ...parts] = file.split('/');
  const name = parts.pop();
  if (name === undefined) return file;
  const bare = (part: string) => part.replace(kind === 'docs' ? order : kind === 'releases' ? day : /^$/, '');
  const [, stem] = /^(.+)\.mdx?$/.exec(name) ?? [];
  const last =
    stem !== undefined
      ? `${bare(stem).replace(/^readme$/i, 'index')}.mdx`
      : kind === 'docs' && /^_category_?\.(ya?ml|json)$/.test(name)
        ? '_category.yaml'
        : name;
  return [content, kind, ...parts.map(bare), last].join('/');
}

/** Write a path with the letters that names have here: `Flüge/Start here!.png` is `fluge/start-here.png`. */
export const plainName = (path: string): string =>
  path
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9./]+/g, '-')
    .replace(/(^|\/)[-.]+|[-.]+(?=\/|$)|-+(?=\.)/g, '$1');

/** Return the fields in a name: a document's position among its neighbours, or a release's date. */
export function fieldsInName(file: string): { sidebar_position?: number; date?: string } {
  const parts = file.split('/');
  const [, kind] = parts;
  const name = parts.at(-1) ?? '';
  const date = kind === 'releases' ? parts.findLast((part) => day.test(part)) : undefined;
  const [, number] = (kind === 'docs' && order.exec(name.replace(/\.\w+$/, ''))) || [];
  return {
    ...(number !== undefined && { sidebar_position: Number(number) }),
    ...(date !== undefined && { date: date.slice(0, 10) }),
  };
}

/** List the folders of documents whose names begin with a number, by their names here, with these numbers. */
export function numberedFolders(files: Iterable<string>): Map<string, number> {
  const folders = new Map<string, number>();
  for (const file of files) {
    const [content, kind, ...parts] = file.split('/').slice(0, -1);
    if (content !== 'content' || kind !== 'docs') continue;
    const folder = documentedName(file).split('/').slice(2, -1);
    for (const [index, part] of parts.entries()) {
      const [, number] = order.exec(part) ?? [];
      if (number !== undefined) folders.set(folder.slice(0, index + 1).join('/'), Number(number));
    }
  }
  return folders;
}
