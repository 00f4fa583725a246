/**
 * Lead the anchors that authors wrote for other viewers to pages of this site. Relative links were written for a site that is not
 * known: they lose their address, and pages show them as text. `markdownToHtml` sanitises the rest. Pure.
 */
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../model/markdown';
import type { AnchorAddress } from './text-anchors';

/** Matches a text that may contain such a link, to avoid seconds of needless parsing. */
const suspicious =
  /\]\(\s*<?(?!https?:|mailto:|\s)|^[ >*-]*\[[^\]]+\]:\s*<?(?!https?:|mailto:)|<(?:a|img)\s[^>]*(?:href|src)\s*=/im;

const isRelative = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(address);

const printer = unified().use(remarkStringify, { bullet: '-', resourceLink: true }).use(remarkGfm).freeze();

/** Resolve the links of a text. @param lost collects the relative addresses */
function resolveTextLinks(markdown: string, anchors: AnchorAddress, lost: string[]): string {
  if (!suspicious.test(markdown)) return markdown;
  let isChanged = false as boolean;
  const resolve = (written: string): string => {
    const known = anchors(written);
    if (known === undefined && !isRelative(written)) return written;
    isChanged ||= known !== written;
    if (known === undefined) lost.push(written);
    return known ?? '';
  };
  const tree = parseMarkdown(markdown);
  visit(tree, (node) => {
    if (node.type === 'html')
      node.value = node.value.replace(
        /\b(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
        (_all, name: string, double?: string, single?: string, bare?: string) =>
          `${name}="${resolve(double ?? single ?? bare ?? '').replaceAll('"', '&quot;')}"`,
      );
    else if ('url' in node) node.url = resolve(node.url);
  });
  return isChanged ? printer.stringify(tree).trimEnd() : markdown;
}

/** Resolve the links of a model's Markdown. @returns the relative addresses, which are lost */
export function resolveModelLinks(model: object, anchors: AnchorAddress): string[] {
  const lost: string[] = [];
  const seen = new Set<object>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const record = value as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      const inside = record[key];
      if (key === 'notes' && Array.isArray(inside))
        record[key] = inside.map((note: string) => resolveTextLinks(note, anchors, lost));
      else if (typeof inside === 'object') walk(inside);
      else if (typeof inside === 'string' && key === 'description')
        record[key] = resolveTextLinks(inside, anchors, lost);
    }
  };
  walk(model);
  return lost;
}
