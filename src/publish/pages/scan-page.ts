/** Read the facts that the checks of a built page need. */
import { createHash } from 'node:crypto';
import { descendants, textOf, type HtmlElement, type HtmlNode } from '../../text/html-tree';

/** The links of a page, the targets within it, and the scripts that the Content-Security-Policy must allow. */
export interface ScannedPage {
  /** Values of href, src and similar attributes, in the order of the page; each once. */
  targets: string[];
  /** Values of id, and of name on anchors. */
  anchors: Set<string>;
  /** True for a page by Gatsby whose head has no title; files of `static/` need none. */
  isUntitled: boolean;
  /** Path of the source file from the project's root, as the page's "Edit this page" link names it. */
  source?: string;
  /** Hashes of the inline scripts: `sha256-…`, each once, in the order of the page. */
  scriptHashes: string[];
}

/** Attributes that hold an address, by element. */
const addresses: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  audio: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  link: ['href', 'imagesrcset'],
  script: ['src', 'data-behaviours'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Split a `srcset` into addresses. A comma and white space separate candidates (a data URL may hold commas, too). */
const srcsetAddresses = (value: string) =>
  value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** True for a `<link>` that names an address without requesting a file. */
const isHint = ({ name, attribs }: HtmlElement) =>
  name === 'link' && /\b(preconnect|dns-prefetch)\b/.test(attribs.rel ?? '');

/** True for a type of script that browsers run; other types are data, which the policy ignores (HTML, 4.12.1). */
const isRun = (type = '') => !type.includes('/') || /^(text|application)\/(x-)?(java|ecma)script/i.test(type);

/** Scan one HTML page. @param editBase start of all "Edit this page" addresses */
export function scanPage(page: readonly HtmlNode[], editBase: string): ScannedPage {
  const targets = new Set<string>();
  const anchors = new Set<string>();
  const hashes = new Set<string>();
  let source: string | undefined;
  let title = '';
  for (const element of descendants(page)) {
    const { name, attribs } = element;
    if (name === 'title' && element.parent && 'name' in element.parent && element.parent.name === 'head')
      title = textOf(element);
    if (attribs.id) anchors.add(attribs.id);
    if (name === 'a' && attribs.name) anchors.add(attribs.name);
    if (name === 'a' && attribs.href?.startsWith(editBase)) source = attribs.href.slice(editBase.length);
    for (const attribute of isHint(element) ? [] : (addresses[name] ?? [])) {
      const value = attribs[attribute];
      if (value === undefined) continue;
      for (const target of attribute.endsWith('srcset') ? srcsetAddresses(value) : [value]) targets.add(target.trim());
    }
    if (name === 'script' && attribs.src === undefined && isRun(attribs.type))
      hashes.add(`sha256-${createHash('sha256').update(textOf(element)).digest('base64')}`);
  }
  const isUntitled = title === '' && anchors.has('___gatsby');
  return { targets: [...targets], anchors, isUntitled, source, scriptHashes: [...hashes] };
}
