/**
 * Resolve links in texts. Anchors of other viewers (Redoc, Scalar, Swagger UI) become addresses of this site. Relative links lose
 * their address, because their site is not known. `markdownToHtml` sanitises the rest. Pure.
 */
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { paths } from '../../paths';
import { decode } from '../../text/decode';
import { createSlugger } from '../../text/frame-ids';
import { markdownToHtml, parseMarkdown } from '../model/markdown';
import type { Api } from '../model/model';
import { reachedSchemas } from '../schema/view';

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

/** Resolve the links of a model's Markdown. @returns the lost relative addresses */
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

/** Returns the address of an anchor; null for another viewer's anchor without a target here; undefined for any other. */
type AnchorAddress = (anchor: string) => string | null | undefined;

/** Make a function that finds the addresses of an API's parts. */
export function anchorAddresses(api: Api): AnchorAddress {
  const { slug, title, tags, schemas } = api;
  const operations = [...api.operations, ...api.webhooks];
  let known: Set<string> | undefined;
  const sections = () => (known ??= headingIds(api.description));
  const section = (name: string) => {
    const id = createSlugger().slug(name);
    return sections().has(id) ? `${paths.apiOverview(slug, title)}#${id}` : undefined;
  };
  const same = (one: string, other: string) =>
    one.replace(/[\s_-]+/g, '-').toLowerCase() === other.replace(/[\s_-]+/g, '-').toLowerCase();
  const operation = (test: (one: (typeof operations)[number]) => boolean) => {
    const found = operations.find(test);
    return found && paths.operation(slug, found.name);
  };
  const byId = (id: string) => operation(({ operationId }) => operationId === id);
  const tag = (name: string) => {
    const found = tags.find((one) => one.name === name) ?? tags.find((one) => same(one.name, name));
    return found && `${paths.api(slug)}#${found.id}`;
  };
  const schema = (name: string) => {
    const found = Object.values(schemas).find((one) => one.name === name);
    if (!found) return undefined;
    // A schema without a page is on the page of an operation that uses it.
    return found.page === null
      ? operation((one) => reachedSchemas(api, one).has(found.id))
      : paths.model(slug, found.page);
  };
  // The last step names a part. The steps before tell two parts with one name apart.
  return (anchor) => {
    if (!anchor.startsWith('#')) return undefined;
    const steps = anchor.replace(/^#\/?/, '').split('/').map(decode);
    const name = steps.at(-1) ?? '';
    if (steps.length === 1 && !anchor.startsWith('#/')) return section(name);
    const finders = /^#\/?(?:components\/)?(?:schema|model)/.test(anchor)
      ? [schema]
      : /^#(?:tag|section|description)\/[^/]*$/.test(anchor)
        ? [tag, section]
        : [byId, tag, section];
    return finders.map((find) => find(name)).find((address) => address !== undefined) ?? null;
  };
}

function headingIds(markdown: string): Set<string> {
  const slugger = createSlugger();
  markdownToHtml(markdown, { heading: (text) => slugger.slug(text) });
  return new Set(Object.keys(slugger.occurrences));
}
