/** Collect what a built page needs from the Content-Security-Policy, which `headers.ts` writes. */
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

export interface PagePolicy {
  /** Hashes of the inline scripts: `sha256-…`, each once, in the order of the page. */
  scriptHashes: string[];
  /** Elements that the policy would block, each once. */
  blocked: string[];
}

/** True for a type of script that browsers run; other types are data, which the policy ignores (HTML, 4.12.1). */
const isRun = (type = '') => !type.includes('/') || /^(text|application)\/(x-)?(java|ecma)script/i.test(type);

/** Attributes that name a file to fetch, by element. Links to other pages are not among them. */
const fetching: Record<string, readonly string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};
/** Attributes whose value a browser may follow. */
const addresses = new Set(['action', 'data', 'formaction', 'href', 'src', 'xlink:href']);
/**
 * Event handlers have names of three letters or more after `on` (`oncut`, `onend`); `one`, `once` and `online` are not handlers.
 */
const isHandler = (attribute: string) => /^on(?!line$)[a-z]{3,}$/.test(attribute);
const never = new Set(['base', 'embed', 'iframe', 'object']);
const loadingLink = /\b(stylesheet|preload|modulepreload|prefetch|icon|manifest)\b/;

/**
 * Read one HTML page.
 * @param siteUrl origin of the published site: absolute addresses there count as its own
 */
export function pagePolicy(html: string, siteUrl: string): PagePolicy {
  const hashes = new Set<string>();
  const blocked = new Set<string>();
  let script: string | undefined;
  const isForeign = (address: string) => /^(https?:)?\/\//i.test(address) && !address.startsWith(`${siteUrl}/`);
  const parser = new Parser({
    onopentag(name, attributes) {
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
  return { scriptHashes: [...hashes], blocked: [...blocked] };
}
