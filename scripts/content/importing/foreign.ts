/** Read the folder of a Docusaurus site: where its documents, posts and pictures are, and what its configuration says. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isDocument } from '../../../src/file-names';
import { listFiles } from '../../../src/list-files';
import { count } from '../../../src/text/count';

/** The documents or the posts of another site. */
export interface Part {
  kind: 'docs' | 'releases';
  /** The folder, from that of the site: `docs`; `.` for documents alone. */
  folder: string;
  /** Begins their addresses there, `/docs`; undefined where the configuration does not say it. */
  base: string | undefined;
  /** The texts of documents, of names of folders, and of data, by path from the folder. */
  texts: Map<string, string>;
  /** Other files: paths on this disk, by path from the folder. */
  others: Map<string, string>;
}

export interface Foreign {
  parts: Part[];
  /** Files that have an address of their own, by that address: `/img/logo.png`. */
  shared: Map<string, string>;
  /** True where a `.md` file is Markdown without code. */
  isPlain: boolean;
  /** Names of files and folders that are not read, with the reason. */
  left: string[];
}

/** Return the part of a configuration in the braces behind a name; undefined for none. */
function groupIn(config: string, name: string): string | undefined {
  const start = new RegExp(`\\b${name}:\\s*\\{`).exec(config);
  const from = (start?.index ?? 0) + (start?.[0].length ?? 0);
  let depth = start ? 1 : 0;
  for (let at = from; depth > 0 && at < config.length; at++) {
    depth += config[at] === '{' ? 1 : config[at] === '}' ? -1 : 0;
    if (depth === 0) return config.slice(from, at);
  }
  return undefined;
}

/** Read a text in a group of a configuration. @returns `otherwise` where the group does not name it; undefined for code */
function textIn(group: string, name: string, otherwise: string): string | undefined {
  if (!new RegExp(`\\b${name}\\b`).test(group)) return otherwise;
  return new RegExp(`\\b${name}:\\s*(['"])(.*?)\\1`).exec(group)?.[2];
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** Configurations of other generators, and files of Docusaurus that are code. */
const unreadFiles: readonly [name: RegExp, reason: string][] = [
  [/^sidebars\.\w+$/, 'an order of pages written in code: write `sidebar_position` into the documents'],
  [/^versioned_/, 'earlier versions of documents'],
  [/^i18n$/, 'translations'],
  [
    /^(?:mkdocs|zensical)\.|^(?:astro|nextra|vocs)\.config\.|^\.vitepress$|^book\.toml$|^_config\.yml$|^SUMMARY\.md$/,
    'a configuration of another generator',
  ],
];

/**
 * Read the folder of a site, or of its documents alone.
 * @returns undefined for a folder without documents
 */
export function readForeign(root: string): Foreign | undefined {
  const names = readdirSync(root);
  const file = names.find((name) => /^docusaurus\.config\.\w+$/.test(name));
  const config = file === undefined ? undefined : withoutComments(readFileSync(join(root, file), 'utf8'));
  const parts = config === undefined ? [part(root, 'docs', '.', '')] : partsOf(root, config);
  const foreign: Foreign = {
    parts,
    shared: new Map(),
    isPlain: /\bformat:\s*['"](?:md|detect)['"]/.test(config ?? ''),
    left: [],
  };
  for (const path of listFiles(join(root, 'static'))) foreign.shared.set(`/${path}`, join(root, 'static', path));
  for (const name of names) {
    const [, reason] = unreadFiles.find(([pattern]) => pattern.test(name)) ?? [];
    const isRead = parts.some(({ folder }) => folder === '.' || folder.split('/')[0] === name);
    const isFolder = statSync(join(root, name)).isDirectory() && !/^(?:\.|node_modules|static$)/.test(name);
    const documents = isFolder && !isRead ? listFiles(join(root, name)).filter(isDocument).length : 0;
    const what = [reason, documents > 0 && count(documents, 'document')].filter(Boolean).join(', ');
    if (what) foreign.left.push(`${name}: ${what}.`);
  }
  return parts.some(({ texts }) => [...texts.keys()].some(isDocument)) ? foreign : undefined;
}

function partsOf(root: string, config: string): Part[] {
  const read = (name: 'docs' | 'blog') => {
    const group = groupIn(config, name) ?? '';
    const folder = (textIn(group, 'path', name) ?? name).replace(/^\.\//, '');
    const route = textIn(group, 'routeBasePath', name);
    const isOff = new RegExp(`\\b${name}:\\s*false`).test(config) || !existsSync(join(root, folder));
    // A site may read numbers in names in its own way.
    const base = /\bnumberPrefixParser\b/.test(group) ? undefined : route;
    return isOff ? [] : [part(root, name === 'docs' ? 'docs' : 'releases', folder, base)];
  };
  return [...read('docs'), ...read('blog')];
}

function part(root: string, kind: Part['kind'], folder: string, base: string | undefined): Part {
  const isRouted = folder !== '.' && base !== undefined;
  const route = base?.replace(/^\/|\/$/g, '') ?? '';
  const result: Part = {
    kind,
    folder,
    base: isRouted ? route && `/${route}` : undefined,
    texts: new Map(),
    others: new Map(),
  };
  for (const file of listFiles(join(root, folder))) {
    const path = join(root, folder, file);
    if (/(^|\/)(?:\.|node_modules\/)/.test(file)) continue;
    if (isDocument(file) || /(^|\/)(?:_category_?|authors|tags)\.(?:json|ya?ml)$/.test(file))
      result.texts.set(file, readFileSync(path, 'utf8'));
    else result.others.set(file, path);
  }
  return result;
}

/** Parse fields; none for a text with a mistake. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = parse(text, { maxAliasCount: 50, logLevel: 'silent' });
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
