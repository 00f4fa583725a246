/** Convert the text and elements within a line of a finished page. Pure. */
import { hasClass, isElement, isForScreen, textOf, type HtmlElement, type HtmlNode } from '../../text/html-tree';
import { part } from '../../text/reference-parts';
import { code, text, trimmed, type Inline } from './mdast';

/** Elements within a line; any other begins a block. */
const phrasing = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img input ins kbd label mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** True for a text or an element within a line. */
export const isInline = (node: HtmlNode): boolean => !isElement(node) || phrasing.has(node.name);

/** Convert nodes to words on one line; blocks become words, too. */
export function inline(nodes: readonly HtmlNode[]): Inline[] {
  return trimmed(words(nodes));
}

function words(nodes: readonly HtmlNode[]): Inline[] {
  const parts: Inline[] = [];
  /** The method of a request; the path comes next. */
  let method = '';
  for (const node of nodes) {
    if (isApart(node) && node.prev && isApart(node.prev)) parts.push(text(' · '));
    if (!isElement(node)) {
      const value = textOf(node);
      if (value !== '' && !(method !== '' && value.trim() === '')) parts.push(text(value));
    } else if (isForScreen(node)) continue;
    else if (hasClass(node, part.method)) method = `${textOf(node)} `;
    else if (node.name === 'code' && method !== '') {
      parts.push(code(method + textOf(node)));
      method = '';
    } else parts.push(...element(node));
  }
  if (method !== '') parts.push(text(method.trim()));
  return parts;
}

/** True for an element that only styles set apart from the next element. */
const isApart = (node: HtmlNode): boolean =>
  isElement(node) && !isForScreen(node) && ['a', 'span', 'time'].includes(node.name);

function element(node: HtmlElement): Inline[] {
  const { name, attribs, children, parent } = node;
  if (hasClass(node, part.required) || hasClass(node, part.badge)) return mark(node);
  if (hasClass(node, 'command-description')) return [text(': '), ...words(children)];
  switch (name) {
    case 'a':
      return link(node);
    case 'b':
    case 'strong':
      return wrapped('strong', children);
    case 'em':
    case 'i':
      return wrapped('emphasis', children);
    case 'del':
    case 's':
    case 'strike':
      return wrapped('delete', children);
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
    case 'pre':
      return textOf(node).trim() === '' ? [] : [code(textOf(node).trim())];
    case 'br':
      return [{ type: 'break' }];
    case 'img':
      return attribs.alt && attribs.src ? [{ type: 'image', url: attribs.src, alt: attribs.alt }] : [];
    case 'wbr':
    case 'input':
      return [];
    case 'small':
      return parent && 'name' in parent && /^h\d$/.test(parent.name)
        ? bracketed(children)
        : [text(node.prev && isElement(node.prev) ? ' ' : ''), ...words(children)];
    default:
      return phrasing.has(name) ? words(children) : [text(' '), ...words(children), text(' ')];
  }
}

/** Write a badge in brackets or with its tooltip; write nothing for an anchor. */
function mark({ name, attribs, children }: HtmlElement): Inline[] {
  if (name === 'a') return [];
  return attribs.title ? [...words(children), text(`: ${attribs.title} `)] : bracketed(children);
}

const bracketed = (children: readonly HtmlNode[]) => [text('('), ...inline(children), text(')')];

function link(node: HtmlElement): Inline[] {
  const { attribs, children, parent } = node;
  if (hasClass(node, part.fieldLink) || attribs['data-footnote-backref'] !== undefined) return [];
  if (attribs['data-footnote-ref'] !== undefined) {
    const label = children.map(textOf).join('');
    return [{ type: 'footnoteReference', identifier: label, label }];
  }
  // In Markdown, ids of headings differ from those in HTML.
  const isOwn =
    attribs.class === 'anchor' || hasClass(node, part.idLink) || (parent && 'name' in parent && parent.name === 'code');
  const content = words(children);
  if (attribs.href === undefined || isOwn) return content;
  const [before, inside, after] = withoutEnds(content);
  return inside.length === 0 ? content : [...before, { type: 'link', url: attribs.href, children: inside }, ...after];
}

function wrapped(type: 'strong' | 'emphasis' | 'delete', children: readonly HtmlNode[]): Inline[] {
  const [before, inside, after] = withoutEnds(words(children));
  return inside.length === 0 ? before : [...before, { type, children: inside }, ...after];
}

/** Separate words from the white space around them: Markdown's marks must not touch white space. */
function withoutEnds(content: readonly Inline[]): [before: Inline[], inside: Inline[], after: Inline[]] {
  const [first, last] = [content[0], content.at(-1)];
  const space = (found: boolean) => (found ? [text(' ')] : []);
  return [
    space(first?.type === 'text' && /^\s/.test(first.value)),
    trimmed(content),
    space(last?.type === 'text' && /\s$/.test(last.value)),
  ];
}
