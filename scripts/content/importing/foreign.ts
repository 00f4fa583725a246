/** Read a folder of another generator: where its documents, its pictures and its list of pages are. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFields } from '../../../src/content/habits/habit';
import { isDocument } from '../../../src/file-names';
import { listFiles } from '../../../src/list-files';

/** The documents of another generator. */
export interface Foreign {
  /** Its name. */
  generator: string;
  /** The documents' folder on this disk. */
  root: string;
  /** Texts of documents and categories, by path from the documents' folder. */
  files: Map<string, string>;
  /** Files of other kinds: paths on this disk, by path from the documents' folder. */
  others: Map<string, string>;
  /** Files that have an address of their own, by that address: `/img/logo.png`. */
  shared: Map<string, string>;
  /** Begins the addresses of documents: `/docs`, or nothing. */
  base: string;
  /** Positions and labels of documents in a list of pages, by path. */
  pages: Map<string, { position: number; label?: string }>;
  /** Positions and labels of folders there. */
  positions: Map<string, { position: number; label: string }>;
  /** Counts the documents of each folder beside those that are read: `blog`. */
  left: Map<string, number>;
}

const generators: { name: string; config: RegExp; documents: string; shared: string; base: string }[] = [
  { name: 'Docusaurus', config: /^docusaurus\.config\.\w+$/, documents: 'docs', shared: 'static', base: '/docs' },
  { name: 'Starlight', config: /^astro\.config\.\w+$/, documents: 'src/content/docs', shared: 'public', base: '' },
  { name: 'MkDocs', config: /^(mkdocs|zensical)\.(ya?ml|toml)$/, documents: 'docs', shared: 'docs', base: '' },
  { name: 'VitePress', config: /^\.vitepress$/, documents: '.', shared: 'public', base: '' },
];

export const isCategory = (file: string) => /(^|\/)_category_?\.(json|ya?ml)$/.test(file);

/**
 * Read the folder of a project, or of its documents alone.
 * @returns undefined for a folder without documents
 */
export function readForeign(folder: string): Foreign | undefined {
  const names = readdirSync(folder);
  const found = generators.find(({ config }) => names.some((name) => config.test(name)));
  const documents = found && existsSync(join(folder, found.documents)) ? found.documents : '.';
  const root = join(folder, documents);
  const foreign: Foreign = {
    generator: found?.name ?? 'unknown',
    root,
    files: new Map(),
    others: new Map(),
    shared: new Map(),
    base: found?.base ?? '/docs',
    pages: new Map(),
    positions: new Map(),
    left: new Map(),
  };
  for (const name of documents === '.' ? [] : names) {
    const path = join(folder, name);
    if (/^\.|^node_modules$/.test(name) || documents.split('/')[0] === name || !statSync(path).isDirectory()) continue;
    const count = listFiles(path).filter(isDocument).length;
    if (count > 0) foreign.left.set(name, count);
  }
  for (const file of listFiles(root)) {
    if (/(^|\/)(\.|node_modules\/)/.test(file)) continue;
    if (isDocument(file) || isCategory(file)) foreign.files.set(file, readFileSync(join(root, file), 'utf8'));
    else foreign.others.set(file, join(root, file));
  }
  const shared = join(folder, found?.shared ?? 'static');
  for (const path of listFiles(shared)) foreign.shared.set(`/${path}`, join(shared, path));
  const config = names.find((name) => /^mkdocs\.ya?ml$/.test(name));
  if (config !== undefined) readList(readFileSync(join(folder, config), 'utf8'), foreign);
  return [...foreign.files.keys()].some(isDocument) ? foreign : undefined;
}

/** Read MkDocs' list of pages: their order, their names, and those of the folders that they share. */
function readList(text: string, { pages, positions }: Foreign): void {
  const { nav } = (parseFields(text)?.value ?? {}) as { nav?: unknown };
  const read = (value: unknown, label?: string): string[] => {
    if (typeof value === 'string') {
      pages.set(value, { position: pages.size + 1, ...(label !== undefined && { label }) });
      return [value];
    }
    if (!Array.isArray(value)) return [];
    const position = pages.size + 1;
    const inside = value.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null
        ? Object.entries(entry).flatMap(([name, one]) => read(one, name))
        : read(entry),
    );
    const folders = new Set(inside.map((file) => file.split('/').slice(0, -1).join('/')));
    const [shared] = folders;
    if (label !== undefined && folders.size === 1 && shared) positions.set(shared, { position, label });
    return inside;
  };
  read(nav);
}
