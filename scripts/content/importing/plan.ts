/** Plan the import of a Docusaurus site: which files to write, and what stays out. Pure. */
import { posix } from 'node:path';
import { stringify } from 'yaml';
import { documentOf } from '../../../src/content/check/links';
import { documentedName, plainName } from '../../../src/content/read/names';
import { locate, relativeFile, resolveFile, splitAddress } from '../../../src/content/read/routes';
import { siteAddress } from '../../../src/content/text/notes';
import { isDocument, isPicture } from '../../../src/file-names';
import { slugInWords } from '../../../src/nav';
import { decode } from '../../../src/text/decode';
import { withLineFeeds } from '../../../src/text/encoding';
import { rewriteLinks } from '../move/links';
import { changeMovedFrom } from '../move/plan';
import { importDocument } from './document';
import { fieldsOf, type Foreign, type Part } from './foreign';

/** The files that an import writes. */
export interface ImportPlan {
  /** Texts by path from the project's root. */
  texts: Map<string, string>;
  /** Paths of files to copy, from the site's folder, by their new paths. */
  copies: Map<string, string>;
  /** Authors by their keys. */
  authors: Record<string, unknown>;
  /** New paths of documents, by their old paths. */
  documents: Map<string, string>;
  /** Old paths of parts of pages that no document imports. */
  unused: Set<string>;
}

/** Plan an import. @param folder where documents go, such as `content/docs/guides`; posts go below `content/releases` */
export function planImport({ parts, texts, others, isPlain }: Foreign, folder: string): ImportPlan {
  const plan: ImportPlan = {
    texts: new Map(),
    copies: new Map(),
    authors: {},
    documents: new Map(),
    unused: new Set(),
  };
  const below = folder.replace(/^content\/docs\/?|\/$/g, '');
  const snippets = new Map<string, string>();
  const written: [path: string, place: string, text: string][] = [];
  /** New paths of documents, by their old addresses. */
  const former = new Map<string, string>();

  for (const path of [...texts.keys()].filter(isDocument)) {
    const [, file] = partOf(path);
    if (/(^|\/)_[^/]*$/.test(file)) snippets.set(path, posix.join(below, plainName(file).replace(/\.mdx?$/, '')));
    else plan.documents.set(path, placeOf(path));
  }
  for (const path of snippets.keys()) plan.unused.add(path);
  for (const [path, text] of texts) {
    const [part, file] = partOf(path);
    const name = posix.basename(path);
    if (/^authors\./.test(name)) Object.assign(plan.authors, fieldsOf(text));
    if (/^_category_?\.\w+$/.test(name)) plan.texts.set(placeOf(path), categoryOf(text, file));
    if (!isDocument(path)) continue;
    const snippetOf = (to: string) => {
      plan.unused.delete(there(to, path));
      return snippets.get(there(to, path));
    };
    const document = importDocument(withLineFeeds(text), file, part, snippetOf);
    Object.assign(plan.authors, document.authors);
    const place = plan.documents.get(path);
    const old = part.base === undefined ? '/' : formerAddress(part, file, document.given);
    if (place === undefined) written.push([path, `content/snippets/${snippets.get(path)}.mdx`, bodyOf(document.text)]);
    else {
      former.set(old, place);
      const isKept = old !== '/' && old !== locate(place)?.route && siteAddress.test(old);
      written.push([path, place, isKept ? changeMovedFrom(document.text, (known) => [...known, old]) : document.text]);
    }
  }
  for (const [path, place, text] of written) plan.texts.set(place, withLinks(path, place, text));
  return plan;

  /** Return the part of the site that contains a path, and the path within it. */
  function partOf(path: string): [part: Part, file: string] {
    const part = parts.find((one) => one.folder === '.' || path.startsWith(`${one.folder}/`));
    return [part ?? { kind: 'docs', folder: '.', base: undefined }, part ? posix.relative(part.folder, path) : path];
  }

  /** Return the new path of a document, a folder's data or a picture, in this site's form. */
  function placeOf(path: string): string {
    const [{ kind }, file] = partOf(path);
    const [, , ...names] = documentedName(`content/${kind}/${file}`).split('/');
    const last = names.pop() ?? '';
    const name =
      last === '_category.yaml' ? last : plainName(isPlain && file.endsWith('.md') ? last.slice(0, -1) : last);
    return posix.join('content', kind, below, ...names.map(plainName), name);
  }

  /** Return the old path of a file that a text names. An address on the site means its folder `static`. */
  function there(address: string, from: string): string {
    const named = /^@site\/(.*)$/.exec(address)?.[1];
    return named ?? (address.startsWith('/') ? `static${address}` : resolveFile(from, address));
  }

  function withLinks(path: string, place: string, text: string): string {
    try {
      return rewriteLinks(place, text, (url) => follow(url, path, place)).text;
    } catch {
      // The linter reports the mistake.
      return text;
    }
  }

  /** Return the new address of a link, and plan the copy of a file that it names. Other addresses stay. */
  function follow(url: string, path: string, place: string): string {
    const [typed, rest] = splitAddress(url.replace(/^pathname:\/\//, ''));
    if (typed === '' || /^([a-z][a-z+.-]*:|\/\/)/i.test(typed)) return url;
    const address = decode(typed);
    const document = documentAt(address, path);
    if (document !== undefined) return relativeFile(place, document) + rest;
    const file = there(address, path);
    if (!others.has(file)) return url;
    const copy = freePlace(copyPlace(file, place), file);
    plan.copies.set(copy, file);
    return (copy.startsWith('static/') ? encodeURI(copy.slice('static'.length)) : relativeFile(place, copy)) + rest;
  }

  /** Return the new path of a file that a document links to: next to the document for a picture, otherwise below `static/`. */
  function copyPlace(file: string, place: string): string {
    const base = posix.basename(file);
    const isShared = file.startsWith('static/');
    if (isPicture(file)) return isShared ? posix.join(posix.dirname(place), plainName(base)) : placeOf(file);
    return isShared
      ? file
      : posix.join('static/files', below, base.includes('.') ? plainName(base) : `${plainName(base)}.txt`);
  }

  /** Two files with one name get two paths. */
  function freePlace(target: string, file: string): string {
    let free = target;
    for (let count = 2; plan.copies.has(free) && plan.copies.get(free) !== file; count++)
      free = target.replace(/(\.\w+)?$/, `-${count}$1`);
    return free;
  }

  /** Find the document that a link names: by its file, with or without extension and number, or by its old address. */
  function documentAt(address: string, path: string): string | undefined {
    const known = new Set([...plan.documents.keys()].map((one) => `content/docs/${one}`));
    const at = (target: string) => {
      const found = documentOf(`content/docs/${path}`, `content/docs/${target}`, address, known);
      return found && plan.documents.get(found.slice('content/docs/'.length));
    };
    if (!address.startsWith('/')) return at(there(address, path));
    const place = former.get(`${address.replace(/\.mdx?$|\/$/g, '')}/`);
    // The path of a file begins at the site's folder, or at the folder of its documents.
    const folders = isDocument(address) ? ['', ...parts.map((part) => part.folder)] : [];
    return place ?? folders.map((one) => at(one + address)).find(Boolean);
  }
}

/** Return a text without its front matter. */
const bodyOf = (text: string) => text.replace(/^---\n[^]*?\n---\n\s*/, '');

/** Convert `_category_.json` to `_category.yaml`. */
function categoryOf(text: string, file: string): string {
  const { label, position, description, link } = fieldsOf(text);
  const folder = posix.dirname(documentedName(`content/docs/${file}`));
  const about = description ?? (link as { description?: unknown } | undefined)?.description;
  return stringify({ label: label ?? slugInWords(plainName(folder)), position, description: about });
}

/** Return the old address of a document: by its path, unless its `slug` names another. */
export function formerAddress(
  { kind, base = '' }: Pick<Part, 'kind' | 'base'>,
  file: string,
  { slug, id }: { slug?: unknown; id?: unknown },
): string {
  const name = documentedName(`content/${kind === 'docs' ? 'docs' : 'pages'}/${file}`).replace(/\.mdx?$/, '');
  const [, , ...names] = name.split('/');
  const last = names.pop() ?? '';
  const folder = names.join('/');
  const isIndex = last === 'index' || last.toLowerCase() === names.at(-1)?.toLowerCase();
  const day = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(posix.join(folder, last));
  const ofDay = kind === 'releases' && day ? `/${day[2]}/${day[3]}/${day[4]}/${day[1]}${day[5]}` : undefined;
  const ofPlace = posix.join('/', folder, typeof id === 'string' ? id : isIndex ? '' : last);
  const isOwn = typeof slug === 'string';
  const ofSlug = isOwn ? posix.join('/', kind === 'docs' && !slug.startsWith('/') ? folder : '', slug) : undefined;
  return `${base}${ofSlug ?? ofDay ?? ofPlace}`.replace(/\/*$/, '/');
}
