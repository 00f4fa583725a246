/**
 * Prepare a specification's Markdown for publication as Markdown. Relative links, which its author wrote for another site, are
 * resolved against that site's address, or become text if it is unknown. Links such as `javascript:`, neither web nor mail,
 * always become text. Only harmless HTML tags stay. Pure.
 */
import type { Definition, Html, Image, ImageReference, Link, LinkReference } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../model/markdown';
import { safeTags } from '../model/safe-html';
import type { AnchorAddress } from './text-anchors';

type Linking = Link | Image | Definition | LinkReference | ImageReference | Html;

/** Matches a text that may contain such a link, to avoid seconds of needless parsing. */
const suspicious =
  /\]\(\s*<?(?!https?:|mailto:|\s)|^[ >*-]*\[[^\]]+\]:\s*<?(?!https?:|mailto:)|<(?!\/?(?:b|br|code|em|i|li|p|strong|ul)\s*\/?>|https?:|mailto:)[a-z!?/]/im;

const isAbsolute = (address: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address);
const isUnsafe = (address: string) =>
  /^(?!https?:|mailto:|tel:)[a-z][a-z\d+.-]*:/i.test(address.replace(/[\0-\x20]/g, ''));

export interface LinkResult {
  text: string;
  /** Relative addresses that became text. */
  lost: string[];
}

/**
 * Resolve or remove the relative links of a text.
 * @param base their base address; `/` for this site; null if unknown
 */
export function resolveTextLinks(
  markdown: string,
  base: string | null,
  anchors: AnchorAddress = noAnchors,
): LinkResult {
  const lost: string[] = [];
  let text = markdown;
  if (!/[\]<]/.test(text) || !suspicious.test(text)) return { text, lost };
  // A link may hold a picture: resolve the inner one first, then the one around it.
  for (let round = 0; round < 3; round += 1) {
    const next = resolveInnermost(text, base, lost, anchors);
    if (next === text) break;
    text = next;
  }
  return { text, lost };
}

const noAnchors: AnchorAddress = () => undefined;

/** Resolve an address for publication; null for one that has to become text. */
export function resolveAddress(
  address: string,
  base: string | null,
  anchors: AnchorAddress = noAnchors,
): string | null {
  if (isUnsafe(address)) return null;
  const own = anchors(address);
  if (own !== undefined) return own;
  if (isAbsolute(address)) return address;
  if (base === null) return null;
  const isOwn = base.startsWith('/');
  const origin = 'https://this-site.invalid';
  const start = isOwn ? origin + base : base;
  if (!URL.canParse(address, start)) return null;
  const { href } = new URL(address, start);
  return isOwn && href.startsWith(origin) ? href.slice(origin.length) : href;
}

function resolveInnermost(text: string, base: string | null, lost: string[], anchors: AnchorAddress): string {
  const tree = parseMarkdown(text);
  const dropped = new Set<string>();
  const found: { node: Linking; address: string | null }[] = [];
  visit(tree, 'definition', ({ url, identifier }) => {
    if (resolveAddress(url, base, anchors) === null) dropped.add(identifier);
  });
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const address = resolveAddress(node.url, base, anchors);
      if (address === node.url) return;
      found.push({ node, address });
    }
    if ((node.type === 'linkReference' || node.type === 'imageReference') && dropped.has(node.identifier))
      found.push({ node, address: null });
    if (node.type === 'html') found.push({ node, address: null });
  });
  const inner = found.filter(({ node }) => !found.some((other) => other.node !== node && isInside(other.node, node)));
  for (const { node, address } of inner)
    if ('url' in node && address === null && !isUnsafe(node.url) && !node.url.startsWith('#')) lost.push(node.url);
  return inner
    .sort((a, b) => start(b.node) - start(a.node))
    .reduce((result, { node, address }) => {
      const written = result.slice(start(node), end(node));
      return (
        result.slice(0, start(node)) +
        replacement(node, written, address, (html) => htmlText(html, base, lost, anchors)) +
        result.slice(end(node))
      );
    }, text);
}

const start = (node: Linking) => node.position?.start.offset ?? 0;
const end = (node: Linking) => node.position?.end.offset ?? 0;
const isInside = (inner: Linking, outer: Linking) => start(inner) >= start(outer) && end(inner) <= end(outer);

function replacement(
  node: Linking,
  written: string,
  address: string | null,
  html: (written: string) => string,
): string {
  const target = address !== null && /[\s()<>]/.test(address) ? `<${address}>` : address;
  switch (node.type) {
    case 'html':
      return html(written);
    case 'definition':
      return target === null ? '' : `[${node.label ?? node.identifier}]: ${target}`;
    case 'image':
    case 'imageReference':
      return target === null ? (node.alt ?? '') : `![${node.alt ?? ''}](${target})`;
    case 'link':
    case 'linkReference': {
      const [first, last] = [node.children[0], node.children.at(-1)];
      const offset = start(node);
      const words = written.slice(
        (first?.position?.start.offset ?? offset) - offset,
        (last?.position?.end.offset ?? offset) - offset,
      );
      return target === null ? words : `[${words}](${target})`;
    }
  }
}

/** Keep only harmless tags, and resolve their addresses or leave them out. */
function htmlText(html: string, base: string | null, lost: string[], anchors: AnchorAddress): string {
  return safeTags(html, (written) => {
    const address = resolveAddress(written, base, anchors);
    if (address === null && !isUnsafe(written) && !written.startsWith('#')) lost.push(written);
    return address;
  });
}

/** Rewrite a model's Markdown and addresses of external documents. @returns the relative addresses that became text */
export function resolveModelLinks(model: object, base: string | null, anchors?: AnchorAddress): string[] {
  const lost: string[] = [];
  const seen = new Set<object>();
  const resolved = (markdown: string): string => {
    const result = resolveTextLinks(markdown, base, anchors);
    lost.push(...result.lost);
    return result.text;
  };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      const inside = record[key];
      if (key === 'notes' && Array.isArray(inside)) record[key] = inside.map((note: string) => resolved(note));
      else if (typeof inside === 'object') walk(inside);
      else if (typeof inside === 'string' && key === 'description') {
        const text = resolved(inside);
        if (text !== inside) record[key] = text;
      }
    }
  };
  walk(model);
  return lost;
}
