/**
 * Prepare a specification's Markdown for publication as Markdown. Relative links, which its author wrote for another site, are
 * resolved against that site's address, or become text if it is unknown. Links such as `javascript:`, neither web nor mail,
 * always become text. Only harmless HTML tags stay. Pure.
 */
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parseMarkdown } from '../model/markdown';
import { safeTags } from '../model/safe-html';
import type { AnchorAddress } from './text-anchors';

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

const printer = unified().use(remarkStringify, { bullet: '-', resourceLink: true }).use(remarkGfm).freeze();

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
  if (!/[\]<]/.test(markdown) || !suspicious.test(markdown)) return { text: markdown, lost };
  let isChanged = false as boolean;
  const resolve = (written: string): string | null => {
    const address = resolveAddress(written, base, anchors);
    isChanged ||= address !== written;
    if (address === null && !isUnsafe(written) && !written.startsWith('#')) lost.push(written);
    return address;
  };
  const tree = parseMarkdown(markdown);
  const dropped = new Set<string>();
  visit(tree, (node, index, parent) => {
    if (node.type === 'html') {
      const safe = safeTags(node.value, resolve);
      isChanged ||= safe !== node.value;
      node.value = safe;
    }
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return undefined;
    const address = resolve(node.url);
    if (address !== null) node.url = address;
    else if (node.type === 'definition') dropped.add(node.identifier);
    if (address !== null || !parent || index === undefined) return undefined;
    const text = node.type === 'image' ? [{ type: 'text' as const, value: node.alt ?? '' }] : [];
    parent.children.splice(index, 1, ...('children' in node ? node.children : text));
    return [SKIP, index];
  });
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !dropped.has(node.identifier) || !parent)
      return undefined;
    const text = node.type === 'imageReference' ? [{ type: 'text' as const, value: node.alt ?? '' }] : node.children;
    parent.children.splice(index ?? 0, 1, ...text);
    return [SKIP, index ?? 0];
  });
  return { text: isChanged ? printer.stringify(tree).trimEnd() : markdown, lost };
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
