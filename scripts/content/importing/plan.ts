/** Plan the import of a Docusaurus site: every file to write, and what is left as it is. Pure. */
import { posix } from 'node:path';
import { stringify } from 'yaml';
import { documentOf } from '../../../src/content/check/links';
import { documentedName, plainName } from '../../../src/content/read/names';
import { locate, relativeFile, resolveFile, splitAddress } from '../../../src/content/read/routes';
import { siteAddress } from '../../../src/content/text/notes';
import { isDocument, isPicture } from '../../../src/file-names';
import { inWords } from '../../../src/nav';
import { decode } from '../../../src/text/decode';
import { withLineFeeds } from '../../../src/text/encoding';
import { rewriteLinks } from '../move/links';
import { changeMovedFrom } from '../move/plan';
import { importDocument, type Imported } from './document';
import { fieldsOf, type Foreign, type Part } from './foreign';

/** The files that an import writes, and its report. */
export interface ImportPlan {
  /** Texts, or files to copy, by path from the project's root. */
  texts: Map<string, string>;
  copies: Map<string, string>;
  /** Authors by their keys. */
  authors: Record<string, unknown>;
  /** What is left as it is: `file: reason`. */
  notes: string[];
  /** Imported documents: their file here, by that there, from the site's folder. */
  documents: Map<string, string>;
}

const isPart = (file: string) => /(^|\/)_(?!category_?\.)[^/]*$/.test(file);
const isCategory = (file: string) => /(^|\/)_category_?\.\w+$/.test(file);

/** Plan an import. @param folder where documents go, such as `content/docs/guides`; posts go below `content/releases` */
export function planImport(foreign: Foreign, folder: string): ImportPlan {
  const plan: ImportPlan = {
    texts: new Map(),
    copies: new Map(),
    authors: {},
    notes: [...foreign.left],
    documents: new Map(),
  };
  const below = folder.replace(/^content\/docs\/?|\/$/g, '');
  const snippets = new Map<string, string>();
  const imported = new Map<string, Imported>();
  const former = new Map<string, string>();

  /** Return the path of a file there, from the site's folder. */
  const there = ({ folder: one }: Part, file: string) => posix.join(one, file);

  /** Return the place of a document, a name of a folder or a picture: the names that files have here. */
  function placeOf({ kind }: Part, file: string): string {
    const [, , ...parts] = documentedName(`content/${kind}/${file}`).split('/');
    const last = parts.pop() ?? '';
    const name = isDocument(file) && foreign.isPlain && file.endsWith('.md') ? last.replace(/x$/, '') : last;
    return posix.join('content', kind, below, ...parts.map(plainName), isCategory(file) ? name : plainName(name));
  }

  for (const part of foreign.parts)
    for (const file of [...part.texts.keys()].filter(isDocument)) {
      const name = plainName(file.replace(/\.mdx?$/, '').replaceAll('/', '-'));
      if (isPart(file)) snippets.set(there(part, file), posix.join(below, name));
      else plan.documents.set(there(part, file), placeOf(part, file));
    }
  for (const part of foreign.parts) for (const [file, text] of part.texts) read(part, file, withLineFeeds(text));
  for (const [file, { text }] of imported) {
    const place = plan.documents.get(file) ?? `content/snippets/${snippets.get(file)}.mdx`;
    plan.texts.set(place, withLinks(file, place, text));
  }
  return plan;

  function read(part: Part, file: string, text: string): void {
    const path = there(part, file);
    if (isCategory(file)) plan.texts.set(placeOf(part, file), categoryOf(text, file));
    if (/(^|\/)authors\.\w+$/.test(file)) plan.authors = { ...fieldsOf(text), ...plan.authors };
    if (!isDocument(file)) return;
    const tags = fieldsOf(part.texts.get('tags.yml') ?? '');
    const around = { kind: part.kind, file, tags, snippet: (to: string) => snippets.get(sourceOf(to, path)) };
    const one = importDocument(text, around);
    imported.set(path, isPart(file) ? { ...one, text: one.text.replace(/^---\n[^]*?\n---\n\s*/, '') } : one);
    Object.assign(plan.authors, one.authors);
    const old = part.base === undefined || isPart(file) ? undefined : formerAddress(part, file, one);
    if (old !== undefined) former.set(old, path);
  }

  /** Return the path of a file that a text names, from the site's folder. */
  function sourceOf(address: string, from: string): string {
    return address.startsWith('@site/') ? address.slice('@site/'.length) : resolveFile(from, address);
  }

  function withLinks(file: string, place: string, text: string): string {
    const old = [...former].find(([, path]) => path === file)?.[0] ?? '';
    const route = locate(place)?.route ?? '';
    const isKept = old !== route && old !== '/' && siteAddress.test(old);
    const titled = isKept ? changeMovedFrom(text, (known) => [...new Set([...known, old])]) : text;
    try {
      return rewriteLinks(place, titled, (url) => follow(url, file, place)).text;
    } catch {
      // The linter reports the mistake.
      return titled;
    }
  }

  /** Return a link's address here: of an imported document, or of a file, which is copied. Other addresses stay. */
  function follow(url: string, file: string, place: string): string {
    const [typed, rest] = splitAddress(url.replace(/^(?:@site\/static|pathname:\/\/)(?=\/)/, ''));
    if (typed === '' || /^([a-z][a-z+.-]*:|\/\/)/i.test(typed)) return url;
    const path = decode(typed);
    const document = documentAt(path, file);
    if (document !== undefined) return relativeFile(place, document) + rest;
    const source = path.startsWith('/') ? foreign.shared.get(path) : otherAt(sourceOf(path, file));
    if (source === undefined) return url;
    const copy = freePlace(copyPlace(path, file, place), source);
    plan.copies.set(copy, source);
    return (copy.startsWith('static/') ? encodeURI(copy.slice('static'.length)) : relativeFile(place, copy)) + rest;
  }

  function otherAt(path: string): string | undefined {
    for (const part of foreign.parts)
      for (const [file, source] of part.others) if (there(part, file) === path) return source;
    return path.startsWith('static/') ? foreign.shared.get(path.slice('static'.length)) : undefined;
  }

  /** Return where a file goes that a document leads to: a picture beside documents, another below `static/`. */
  function copyPlace(path: string, file: string, place: string): string {
    const isShared = path.startsWith('/') || path.startsWith('@site/static/');
    const base = posix.basename(path);
    const name = plainName(base);
    const part = foreign.parts.find(({ folder: one }) => one === '.' || file.startsWith(`${one}/`));
    if (isPicture(path) && (isShared || !part)) return posix.join(posix.dirname(place), name);
    if (isPicture(path) && part) return placeOf(part, posix.relative(part.folder, sourceOf(path, file)));
    if (isShared) return `static${path.replace(/^@site\/static/, '')}`;
    return posix.join('static/files', below, base.includes('.') ? name : `${name}.txt`);
  }

  /** Two files of one name get two places. */
  function freePlace(target: string, source: string): string {
    let free = target;
    for (let count = 2; plan.copies.has(free) && plan.copies.get(free) !== source; count++)
      free = target.replace(/(\.\w+)?$/, `-${count}$1`);
    return free;
  }

  /** Find the document of a link: a file, one without its extension or number, or an address there. */
  function documentAt(path: string, file: string): string | undefined {
    const known = [...plan.documents.keys()].map((one) => `content/docs/${one}`);
    const placeAt = (found: string | undefined) => found && plan.documents.get(found.slice('content/docs/'.length));
    const at = (target: string) => placeAt(documentOf(`content/docs/${file}`, `content/docs/${target}`, path, known));
    if (!path.startsWith('/')) return at(sourceOf(path, file));
    const bare = path.replace(/\.mdx?$|\/$/g, '');
    const twin = former.get(`${bare}/`);
    if (twin !== undefined) return plan.documents.get(twin);
    // An absolute path of a file begins at the site's folder, or at that of its documents.
    return isDocument(path)
      ? ['', ...foreign.parts.map((part) => part.folder)].map((one) => at(one + path)).find(Boolean)
      : undefined;
  }
}

/** Write what Docusaurus says of a folder as this site does. */
function categoryOf(text: string, file: string): string {
  const {
    label = inWords(plainName(posix.dirname(documentedName(`content/docs/${file}`)))),
    position,
    description,
    link,
  } = fieldsOf(text);
  const about = description ?? (link as { description?: unknown } | undefined)?.description;
  return stringify({
    label,
    ...(position !== undefined && { position }),
    ...(about !== undefined && { description: about }),
  });
}

/** Return the address that a document had there: its place, unless it says another one. */
export function formerAddress(
  { kind, base = '' }: Pick<Part, 'kind' | 'base'>,
  file: string,
  { slug, id }: Pick<Imported, 'slug' | 'id'>,
): string {
  const [, , ...parts] = documentedName(`content/${kind === 'docs' ? 'docs' : 'pages'}/${file}`)
    .replace(/\.mdx?$/, '')
    .split('/');
  const last = parts.pop() ?? '';
  const folder = parts.join('/');
  const isIndex = last === 'index' || last.toLowerCase() === parts.at(-1)?.toLowerCase();
  const [, around = '', year, month, day, words = ''] =
    /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec([...parts, last].join('/')) ?? [];
  const ofSlug = slug?.startsWith('/') || kind === 'releases' ? '' : folder;
  const ofDay = kind === 'releases' && year !== undefined ? `/${year}/${month}/${day}/${around}${words}` : undefined;
  const ofPlace = posix.join('/', folder, id ?? (isIndex ? '' : last));
  const own = slug === undefined ? (ofDay ?? ofPlace) : posix.join('/', ofSlug, slug);
  return `${base}${own}`.replace(/\/*$/, '/');
}
