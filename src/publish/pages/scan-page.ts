/** Read what the checks of a built page need, in one pass over its HTML. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** The links of a page, the targets within it, and what it needs from the Content-Security-Policy, which `headers.ts` writes. */
export interface ScannedPage {
  /** Values of href, src and the like, in the order of the page; each once. */
  targets: string[];
  /** Values of id, and of name on anchors. */
  anchors: Set<string>;
  /** Source file by the page's own "Edit this page" link, from the project's root. */
  source?: string;
  /** Hashes of the inline scripts: `sha256-…`, each once, in the order of the page. */
  scriptHashes: string[];
  /** Elements that the policy would block, each once. */
  blocked: string[];
}

/** Attributes that hold an address, by element: those of links to other pages, and those that name a file to fetch. */
const links: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href', 'imagesrcset'],
};
const fetching: Record<string, readonly string[]> = {
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

/** Attributes whose value a browser may follow. */
const addresses = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);
/**
 * Event handlers have names of three letters or more after `on` (`oncut`, `onend`); `one`, `once` and `online` are not handlers.
 */
const isHandler = (attribute: string) => /^on(?!line$)[a-z]{3,}$/.test(attribute);
const never = new Set(['base', 'embed', 'iframe', 'object']);
const loadingLink = /\b(stylesheet|preload|modulepreload|prefetch|icon|manifest)\b/;

/**
 * Scan one HTML page.
 * @param editBase start of the addresses under which sources are edited, such as `https://host/owner/repo/edit/main/`
 * @param siteUrl origin of the published site: absolute addresses there count as its own
 */
export function scanPage(html: string, editBase: string, siteUrl: string): ScannedPage {
  const targets = new Set<string>();
  const anchors = new Set<string>();
  const hashes = new Set<string>();
  const blocked = new Set<string>();
  let source: string | undefined;
  let script: string | undefined;
  const isForeign = (address: string) => /^(https?:)?\/\//i.test(address) && !address.startsWith(`${siteUrl}/`);
  const scanLinks = (name: string, attributes: Record<string, string>) => {
    if (attributes.id) anchors.add(attributes.id);
    if (name === 'a' && attributes.name) anchors.add(attributes.name);
    if (name === 'a' && attributes.href?.startsWith(editBase)) source = attributes.href.slice(editBase.length);
    if (name === 'link' && hints.test(attributes.rel ?? '')) return;
    for (const attribute of links[name] ?? fetching[name] ?? []) {
      const value = attributes[attribute];
      if (value === undefined) continue;
      for (const target of attribute.endsWith('srcset') ? srcsetAddresses(value) : [value]) targets.add(target.trim());
    }
  };
  const scanPolicy = (name: string, attributes: Record<string, string>) => {
    if (name === 'script' && attributes.src === undefined && isRun(attributes.type)) script = '';
    if (never.has(name)) blocked.add(`<${name}>`);
    for (const [attribute, value] of Object.entries(attributes)) {
      const fetches =
        fetching[name]?.includes(attribute) ||
        (name === 'link' && attribute === 'href' && loadingLink.test(attributes.rel ?? ''));
      const foreign = fetches ? value.split(/,\s+/).find(isForeign) : undefined;
      if (foreign !== undefined) blocked.add(`<${name} ${attribute}="${foreign}">`);
      if (isHandler(attribute)) blocked.add(`<${name} ${attribute}>`);
      if (addresses.has(attribute) && /^\s*javascript:/i.test(value))
        blocked.add(`<${name} ${attribute}="javascript:">`);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      scanLinks(name, attributes);
      scanPolicy(name, attributes);
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
  return { targets: [...targets], anchors, scriptHashes: [...hashes], blocked: [...blocked], source };
}
