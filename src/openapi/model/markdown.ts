/**
 * Convert a specification's Markdown to sanitised HTML. It is not trusted, so it never goes through MDX. Pure and synchronous. A
 * large API has tens of thousands of descriptions, hence the shortcut and the cache.
 */
import type { Blockquote, Root as MdastRoot, RootContent as MdastContent } from 'mdast';
import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { alertKinds, alertLine, removeLabel } from '../../text/alerts';
import { highlight } from '../../text/highlight';
import { blockEdge, inOneLine } from '../../text/one-line';
import { capitalised } from '../../text/sentence';
import { paths } from '../../paths';
import { site } from '../../site';
import { admonitionKinds, keepPlaceholders, safeHtml } from './safe-html';

interface MarkdownOptions {
  /** Level of the heading above the text, 1 by default. Headings in the text start one level below it. */
  under?: number;
  /** Return the id of a heading; called once for each. If absent, headings get no ids. */
  heading?: (text: string, depth: number) => string;
}

/** Mark `> [!NOTE]`, `> **Note**` and `> **Warning:** ...` as admonitions; leave other quotes unchanged. */
function admonition(quote: Blockquote) {
  const [paragraph] = quote.children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const [, bold] = (first?.type === 'strong' && /^\s*(\w+)\s*:?\s*$/.exec(toString(first))) || [];
  const kind = (alertLine(quote)?.name ?? bold ?? '').toLowerCase();
  if (!admonitionKinds.includes(kind)) return;
  removeLabel(quote);
  quote.data = { hProperties: { dataAdmonition: kind } };
}

/** Parse Markdown, keep as text what only looks like HTML, and mark admonitions. */
function prepared(markdown: string): MdastRoot {
  const tree = parseMarkdown(markdown);
  const ended = new Set<string>();
  visit(tree, 'html', ({ value }) => {
    for (const [, name = ''] of value.matchAll(/<\/([a-z][^\s>]*)/gi)) ended.add(name.toLowerCase());
  });
  visit(tree, (node) => {
    if (node.type === 'html') node.value = keepPlaceholders(node.value, ended);
    if (node.type === 'blockquote') admonition(node);
  });
  return tree;
}

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const isOurs = (path: string) => [paths.docs, paths.releases].some((ours) => path.startsWith(ours));

/** Return the path of a full address of this site, which then works in every build; return any other address unchanged. */
function ownPath(address: string): string {
  const path = address.slice(site.url.length);
  return address.startsWith(site.url) && isOurs(path) ? path : address;
}

/**
 * True for a link that works on this site. A relative address does not work, nor does one from another site's root; an anchor
 * needs headings with ids.
 */
function leadsSomewhere(address: string, anchors: boolean): boolean {
  // Some authors write placeholders for a host: `https://ip:port/`.
  if (/^(?:\w+:|\/\/)/.test(address)) return URL.canParse(address, site.url);
  return isOurs(address) || (anchors && address.startsWith('#'));
}

const text = (property: Element['properties'][string]) => (typeof property === 'string' ? property : '');

const isRemote = (address: string) => /^(?:https?:)?\/\//i.test(address);

/** Return the text of the link that replaces a picture of another site: pages load nothing from other sites. */
const pictureText = ({ alt }: Element['properties']) => text(alt) || 'Picture';

/** After sanitising, add what only this site may write (classes, ids) and what HTML requires. */
function finish(tree: Root, { under = 1, heading }: MarkdownOptions) {
  const levels: number[] = [];
  visit(tree, 'element', (node) => {
    if (/^h[1-6]$/.test(node.tagName)) levels.push(Number(node.tagName[1]));
  });
  const used = [...new Set(levels)].sort();
  visit(tree, 'element', (node, index, parent) => {
    const { properties } = node;
    // Ids are unique, so only the one text right below a page's title may have footnotes with ids.
    if (under !== 1) Object.assign(properties, { id: undefined, dataFootnotes: undefined });
    const isNote = properties.dataFootnoteRef !== undefined || properties.dataFootnoteBackref !== undefined;
    if (under !== 1 && properties.dataFootnoteBackref !== undefined) node.children = [];
    if (/^h[1-6]$/.test(node.tagName)) {
      const depth = Math.min(6, under + 1 + used.indexOf(Number(node.tagName[1])));
      node.tagName = `h${depth}`;
      if (heading) properties.id = heading(toString(node), depth);
    }
    if (node.tagName === 'input') properties.ariaLabel = properties.checked ? 'Done' : 'To do';
    if (properties.align) {
      properties.className = [`align-${text(properties.align)}`];
      delete properties.align;
    }
    if (node.tagName === 'blockquote' && properties.dataAdmonition) {
      const kind = properties.dataAdmonition.toString();
      node.tagName = 'div';
      node.properties = { className: ['admonition'], dataKind: alertKinds[kind.toUpperCase()] ?? kind, role: 'note' };
      const label: Text = { type: 'text', value: capitalised(kind) };
      node.children.unshift(element('p', { className: ['admonition-title'] }, [label]));
    }
    if (node.tagName === 'a') {
      // Links cannot be nested.
      visit(node, 'element', (inner, at, around) => {
        if (inner.tagName === 'img' && around && at !== undefined)
          around.children[at] = { type: 'text', value: pictureText(inner.properties) };
      });
      const address = ownPath(text(properties.href));
      if (address) properties.href = address;
      if (parent && index !== undefined && !leadsSomewhere(address, isNote ? under === 1 : Boolean(heading))) {
        parent.children.splice(index, 1, ...node.children);
        return [SKIP, index];
      }
    }
    if (node.tagName === 'img') {
      if (isRemote(text(properties.src))) {
        node.tagName = 'a';
        node.properties = { href: text(properties.src) };
        node.children = [{ type: 'text', value: pictureText(properties) }];
        return undefined;
      }
      if (!leadsSomewhere(text(properties.src), false)) {
        if (parent && index !== undefined) parent.children[index] = { type: 'text', value: text(properties.alt) };
        return undefined;
      }
      properties.alt ??= '';
      properties.loading = 'lazy';
    }
    if (node.tagName === 'pre') {
      const code = node.children[0];
      if (code?.type === 'element' && code.tagName === 'code') {
        const language = String(code.properties.className ?? '').replace('language-', '');
        code.children = highlight(toString(code).replace(/\n$/, ''), language);
        code.properties = {};
        if (language !== '') properties.dataLanguage = language;
      }
      properties.tabIndex = 0;
    }
    if (node.tagName === 'table' && parent && index !== undefined) {
      parent.children[index] = element('div', { className: ['table-scroll'], tabIndex: 0 }, [node]);
      return index + 1;
    }
    return undefined;
  });
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** Parse Markdown as GitHub does, with HTML as plain text. */
export const parseMarkdown = (markdown: string): MdastRoot => parser.parse(markdown);

const processor = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabelTagName: 'p',
    footnoteLabelProperties: {},
  })
  .use(rehypeRaw)
  .use(rehypeSanitize, safeHtml);
const printer = unified().use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Matches one paragraph without Markdown, bare links or HTML. */
const plain = /^(?!\d+[.)] |[-+=] |[-=]+$)(?!.*(?:www\.|:\/\/))[\p{L}\p{N} .,;:'"()?!%/$=+…–—’“”-]+$/u;

const memory = new Map<string, string>();

function remember(key: string, convert: () => string): string {
  const result = memory.get(key) ?? convert();
  memory.set(key, result);
  return result;
}

/** Convert Markdown to sanitised block-level HTML: a plain sentence is one `<p>`. Empty for empty text. */
export function markdownToHtml(markdown: string, options: MarkdownOptions = {}): string {
  const text = markdown.trim();
  if (!text) return '';
  if (plain.test(text)) return `<p>${text.replaceAll('"', '&quot;')}</p>`;
  const convert = () => {
    const tree = processor.runSync(prepared(text));
    finish(tree, options);
    return printer.stringify(tree);
  };
  return options.heading ? convert() : remember(`${options.under ?? 1} ${text}`, convert);
}

const inline = new Set(
  'text inlineCode strong emphasis delete link linkReference a code b i em span sub sup'.split(' '),
);

function plainText(node: Root | RootContent | MdastRoot | MdastContent): string {
  if ('value' in node) return node.value;
  if (!('children' in node)) return ' ';
  const text = node.children.map(plainText).join('');
  return inline.has('tagName' in node ? node.tagName : node.type) ? text : blockEdge + text + blockEdge;
}

/** Escape Markdown's syntax in plain text. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');

/** Convert Markdown to plain text on one line: for titles, descriptions and search. */
export function markdownToText(markdown: string): string {
  const text = markdown.trim();
  if (plain.test(text)) return text.replace(/\s+/g, ' ');
  return remember(`text ${text}`, () => {
    const source = prepared(text);
    const tree = text.includes('<') ? processor.runSync(source) : source;
    return inOneLine(plainText(tree));
  });
}

/** Convert the beginning of Markdown to plain text, cut at a word's end: for descriptions of pages. */
export function markdownInShort(markdown: string, length = 160): string {
  // The result never includes later paragraphs, and parsing them would take most of the time.
  const start = markdown.indexOf('\n\n', 400);
  const text = markdownToText(start < 0 ? markdown : markdown.slice(0, start));
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[,;:.]$/, '')}…`;
}

/** Highlight code as HTML with `hljs-*` spans. */
export function highlightHtml(code: string, language: string): string {
  return printer.stringify({ type: 'root', children: highlight(code, language) });
}
