/** Plan a rebrand: every file that it changes, with its new text, and what is left to do by hand. Pure. */
import { applyEdits, modify, parse } from 'jsonc-parser';
import { kebabCase } from '../../../src/paths';
import type { site } from '../../../src/site';
import type { Community } from './community';
import { recolor, recolorTokens, type Change } from './hues';
import { starterFiles } from './starter';
import { findTraces, wordsOf, type Trace } from './traces';

/** The community that the sources belong to. */
export interface Former extends Pick<
  typeof site,
  'title' | 'shortTitle' | 'organization' | 'url' | 'repository' | 'github' | 'footer'
> {
  color: string;
  accent: string;
}

export interface Plan {
  /** New texts, by path from the project's root; null for a file to delete. */
  changes: Map<string, string | null>;
  /** Places that still name the former community. */
  left: Trace[];
}

export interface Options {
  /** Put a first page in the place of all documents and specifications. */
  starter: boolean;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Folders about the former community's content, and the tests that need it. */
const ofContent = /^(content|openapi|tests)\/|\.test\.tsx?$/;

const contentFolders = /^(content|openapi)\//;

const isMark = (file: string) => /^static\/(mark|favicon)\.svg$/.test(file);

/** Return the words and addresses by which a community is known. */
export function knownBy({ organization, url, repository, github, footer }: Former): string[] {
  const links = footer.flatMap((group) => group.links.map((link) => link.url)).filter((link) => /^https?:/.test(link));
  return wordsOf({ name: organization, addresses: [url, repository.url, github, ...links] });
}

/** @throws if `src/site.ts` lacks a field to change */
export function planRebrand(
  files: ReadonlyMap<string, string>,
  former: Former,
  community: Community,
  { starter, today }: Options,
): Plan {
  const changes = new Map<string, string | null>();
  const colors: Change[] = [
    { from: former.color, to: community.color },
    { from: former.accent, to: community.accent },
  ];
  for (const [file, text] of files) {
    let changed = text;
    if (file === 'src/site.ts') changed = siteSource(text, community, { starter, today });
    else if (file === 'src/styles/tokens.ts') changed = recolorTokens(text, colors);
    else if (isMark(file)) changed = text.replace(/#[0-9a-f]{6}\b/gi, (hex) => recolor(hex, colors));
    else if (file === 'package.json' || file === 'package-lock.json') changed = withName(text, community.repository);
    else if (file === 'LICENSE') changed = withHolder(text, community.holder, today);
    else if (!ofContent.test(file)) changed = withNames(text, former, community);
    if (changed !== text) changes.set(file, changed);
  }
  // Published addresses are the former community's.
  for (const file of ['content/addresses.txt', 'content/moved.yaml']) if (files.has(file)) changes.set(file, null);
  if (starter) {
    for (const file of files.keys()) if (contentFolders.test(file)) changes.set(file, null);
    for (const [file, text] of starterFiles(community, today)) changes.set(file, text);
  }
  const after = new Map([...files, ...changes]);
  const texts = [...after].filter((entry): entry is [string, string] => entry[1] !== null);
  return { changes, left: findTraces(texts, knownBy(former)) };
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** Replace one place of `src/site.ts`. */
function put(source: string, pattern: RegExp, text: string): string {
  if (!pattern.test(source)) throw new Error(`src/site.ts has no place like ${pattern.source}: change it by hand.`);
  return source.replace(pattern, () => text);
}

/** A community's own `src/site.ts`: its names, addresses and footer. The navbar stays while its pages do. */
function siteSource(source: string, community: Community, { starter, today }: Options): string {
  const { name, short, url, homepage, repository, holder, contact } = community;
  const owner = repository.replace(/\/[^/]+$/, '');
  const link = (label: string, address: string) => `        { label: ${quoted(label)}, url: ${quoted(address)} },\n`;
  const mail = /^[^/]+@/.test(contact) ? `mailto:${contact}` : contact;
  const group = (title: string, links: string) =>
    `    {\n      title: ${quoted(title)},\n      links: [\n${links}      ],\n    },\n`;
  const footer = [
    group('Websites', link(name, `${homepage}/`)),
    group('More', (mail === '' ? '' : link('Contact', mail)) + link('Repository', owner)),
  ].join('');
  const description = `Guides, references and release notes of ${name}.`;
  let text = source;
  for (const [key, value] of Object.entries({
    title: `${name} Documentation`,
    shortTitle: `${short} Docs`,
    organization: name,
    description,
    url,
    github: owner,
    copyright: `© ${today.slice(0, 4)} ${holder}`,
  }))
    text = put(text, new RegExp(`^ {2}${key}:\\s+'.*'(?=,$)`, 'm'), `  ${key}: ${quoted(value)}`);
  text = put(text, /(?<=^ {2}repository: \{ url: )'.*?'/m, quoted(repository));
  text = put(text, /^ {2}announcement: (null|\{$[\s\S]*?^ {2}\})/m, '  announcement: null');
  text = put(text, /^ {2}footer: \[$[\s\S]*?^ {2}\],$/m, `  footer: [\n${footer}  ],`);
  if (!starter) return text;
  text = put(text, /(?<=^ {2}apis: )'.*?'/m, "'/docs/'");
  text = put(text, /(?<=^ {2}searchExamples: )\{.*?\}/m, "{ command: '/help', field: 'id' }");
  return put(
    text,
    /^ {2}navbar: \[$[\s\S]*?^ {2}\](?= as NavbarItem)/m,
    "  navbar: [\n    { label: 'Docs', path: '/docs/welcome/', section: 'docs' },\n    { label: 'Releases', path: '/releases/', section: 'releases' },\n  ]",
  );
}

/** Give the package the repository's name, in package.json and in both places of its lock file. */
function withName(text: string, repository: string): string {
  const name = kebabCase(repository.split('/').pop() ?? '');
  const written = parse(text) as { packages?: object };
  const places = [['name'], ...(written.packages ? [['packages', '', 'name']] : [])];
  return applyEdits(
    text,
    places.flatMap((place) => modify(text, place, name, {})),
  );
}

/** Add a holder above the former ones, whose notice must stay by the licence. */
function withHolder(text: string, holder: string, today: string): string {
  const line = `Copyright (c) ${today.slice(0, 4)} ${holder}\n`;
  return text.includes(` ${holder}\n`) ? text : text.replace(/^Copyright/m, () => `${line}Copyright`);
}

/** Return the account that a repository belongs to. */
const ownerOf = (repository: string) => repository.split('/').at(-2) ?? '';

/** Replace names and addresses in other texts, the longest first. */
function withNames(text: string, former: Former, { name, short, url, repository }: Community): string {
  const pairs: [string, string][] = [
    [former.title, `${name} Documentation`],
    [former.shortTitle, `${short} Docs`],
    [former.organization, name],
    [former.repository.url, repository],
    [former.url, url],
    [former.github, repository.replace(/\/[^/]+$/, '')],
    [`${ownerOf(former.repository.url)}.github.io`, `${ownerOf(repository)}.github.io`],
    [new URL(former.url).hostname, new URL(url).hostname],
  ];
  return pairs.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}
