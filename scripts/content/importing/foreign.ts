/** Read the folder of a Docusaurus site: its documents, posts and other files, and the addresses in its configuration. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isDocument } from '../../../src/file-names';
import { listFiles } from '../../../src/list-files';
import { count } from '../../../src/text/count';

/** The documents of a site, or its posts. */
export interface Part {
  kind: 'docs' | 'releases';
  /** The path from the site's folder: `docs`; `.` for documents alone. */
  folder: string;
  /** The start of their addresses on the old site, such as `/docs`; undefined if the configuration does not name it. */
  base: string | undefined;
}

/** A site to import. Paths start at its folder. */
export interface Foreign {
  parts: Part[];
  /** The texts of documents and data files, by path. */
  texts: Map<string, string>;
  /** Paths of other files of these folders, and of `static`. */
  others: Set<string>;
  /** True if `.md` files are Markdown without code. */
  isPlain: boolean;
  /** Names of files and folders that are not read, with the reason. */
  left: string[];
}

/** Return the text in the braces after a name in a configuration; empty if the configuration lacks the name. */
function groupIn(config: string, name: string): string {
  const start = new RegExp(`\\b${name}:\\s*\\{`).exec(config);
  const from = (start?.index ?? 0) + (start?.[0].length ?? 0);
  let depth = start ? 1 : 0;
  for (let at = from; depth > 0 && at < config.length; at++) {
    depth += config[at] === '{' ? 1 : config[at] === '}' ? -1 : 0;
    if (depth === 0) return config.slice(from, at);
  }
  return '';
}

/** Read a string in a group of a configuration. @returns `otherwise` if the group lacks the name; undefined if the value is code */
const textIn = (group: string, name: string, otherwise: string): string | undefined =>
  new RegExp(`\\b${name}\\b`).test(group)
    ? new RegExp(`\\b${name}:\\s*(['"])(.*?)\\1`).exec(group)?.[2]?.replace(/^[./]+|\/$/g, '')
    : otherwise;

function partsOf(root: string, config: string): Part[] {
  return (['docs', 'blog'] as const).flatMap((name) => {
    const group = groupIn(config, name);
    const folder = textIn(group, 'path', name) ?? name;
    if (new RegExp(`\\b${name}:\\s*false`).test(config) || !existsSync(join(root, folder))) return [];
    // The site may remove numbers from names in another way.
    const route = group.includes('numberPrefixParser') ? undefined : textIn(group, 'routeBasePath', name);
    return { kind: name === 'docs' ? 'docs' : 'releases', folder, base: route && `/${route}` };
  });
}

/** Files and folders that are not read, by name. */
const unread: readonly [name: RegExp, reason: string][] = [
  [/^sidebars\.\w+$/, 'an order of pages written in code: write `sidebar_position` into the documents'],
  [/^versioned_/, 'earlier versions of documents'],
  [/^i18n$/, 'translations'],
  [/^(?:mkdocs|zensical)\.|^(?:astro|nextra|vocs)\.config\.|^\.vitepress$|^book\.toml$/, 'a part of another generator'],
];

/**
 * Read the folder of a site, or of its documents alone.
 * @returns undefined for a folder without documents
 */
export function readForeign(root: string): Foreign | undefined {
  const names = readdirSync(root);
  const file = names.find((name) => /^docusaurus\.config\.\w+$/.test(name));
  const code = file === undefined ? '' : readFileSync(join(root, file), 'utf8');
  const config = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
  const alone: Part = { kind: 'docs', folder: '.', base: undefined };
  const parts = file === undefined ? [alone] : partsOf(root, config);
  const isPlain = /\bformat:\s*['"](?:md|detect)['"]/.test(config);
  const foreign: Foreign = { parts, texts: new Map(), others: new Set(), isPlain, left: [] };
  const folders = file === undefined ? ['.'] : [...parts.map(({ folder }) => folder), 'static'];
  for (const folder of folders)
    for (const name of listFiles(join(root, folder))) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      if (/(^|\/)(?:\.|node_modules\/)/.test(name)) continue;
      if (isDocument(name) || /(^|\/)(?:_category_?|authors)\.(?:json|ya?ml)$/.test(name))
        foreign.texts.set(path, readFileSync(join(root, path), 'utf8'));
      else foreign.others.add(path);
    }
  for (const name of names) {
    const [, reason] = unread.find(([pattern]) => pattern.test(name)) ?? [];
    const isFolder = statSync(join(root, name)).isDirectory() && !/^(?:\.|node_modules$)/.test(name);
    const isRead = folders.some((folder) => folder === '.' || folder.split('/')[0] === name);
    const documents = isFolder && !isRead ? listFiles(join(root, name)).filter(isDocument).length : 0;
    const what = [reason, documents > 0 && count(documents, 'document')].filter(Boolean).join(', ');
    if (what) foreign.left.push(`${name}: ${what}.`);
  }
  return [...foreign.texts.keys()].some(isDocument) ? foreign : undefined;
}

/** Parse the fields of a YAML text; none if it has a mistake. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const value = parse(text, { maxAliasCount: 50, logLevel: 'silent' }) as unknown;
    return value !== null && typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
