/** Read what the checks of a built page need, in one pass over its HTML. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** The links of a page, the targets within it, and the scripts that the Content-Security-Policy of `headers.ts` has to name. */
export interface ScannedPage {
  /** Values of href, src and the like, in the order of the page; each once. */
  targets: string[];
  /** Values of id, and of name on anchors. */
  anchors: Set<string>;
  /** Source file by the page's own "Edit this page" link, from the project's root. */
  source?: string;
  /** The target of its `<meta http-equiv="refresh">` (HTML, 4.2.5.3). */
  refresh?: string;
  /** Hashes of the inline scripts: `sha256-…`, each once, in the order of the page. */
  scriptHashes: string[];
}

/** Attributes that hold an address, by element. */
const links: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href', 'imagesrcset'],
  audio: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  script: ['src', 'data-behaviours'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
};

/** Split a `srcset` into addresses: candidates are separated by a comma and white space (data URLs hold commas too). */
const srcsetAddresses = (value: string) =>
  value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Relations of `<link>` that name an address without requesting a file. */
const hints = /\b(preconnect|dns-prefetch)\b/;

/** True for a type of script that browsers run; other types are data, which the policy ignores (HTML, 4.12.1). */
const isRun = (type = '') => !type.includes('/') || /^(text|application)\/(x-)?(java|ecma)script/i.test(type);

/**
 * Scan one HTML page.
 * @param editBase start of the addresses under which sources are edited, such as `https://host/owner/repo/edit/main/`
 */
export function scanPage(html: string, editBase: string): ScannedPage {
  const targets = new Set<string>();
  const anchors = new Set<string>();
  const hashes = new Set<string>();
  let source: string | undefined;
  let refresh: string | undefined;
  let script: string | undefined;
  const scanLinks = (name: string, attributes: Record<string, string>) => {
    if (name === 'meta' && attributes['http-equiv'] === 'refresh')
      refresh = /^0; url=(.+)$/.exec(attributes.content ?? '')?.[1];
    if (attributes.id) anchors.add(attributes.id);
    if (name === 'a' && attributes.name) anchors.add(attributes.name);
    if (name === 'a' && attributes.href?.startsWith(editBase)) source ??= attributes.href.slice(editBase.length);
    if (name === 'link' && hints.test(attributes.rel ?? '')) return;
    for (const attribute of links[name] ?? []) {
      const value = attributes[attribute];
      if (value === undefined) continue;
      for (const target of attribute.endsWith('srcset') ? srcsetAddresses(value) : [value]) targets.add(target.trim());
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      scanLinks(name, attributes);
      if (name === 'script' && attributes.src === undefined && isRun(attributes.type)) script = '';
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
      script = undefined;
    },
  });
  parser.end(html);
  const found = { targets: [...targets], anchors, scriptHashes: [...hashes] };
  return { ...found, source, ...(refresh !== undefined && { refresh }) };
}
