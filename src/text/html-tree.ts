/** Finished HTML as a tree. Pure. */
import { parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: object }>;

export const parseHtml = (html: string): HtmlNode[] => parseDocument(html).children;

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node;

export const elementsOf = (nodes: readonly HtmlNode[]): HtmlElement[] => nodes.filter(isElement);

export const hasClass = ({ attribs }: HtmlElement, name: string): boolean =>
  attribs.class !== undefined && ` ${attribs.class} `.includes(` ${name} `);

const textNode = 3;

/** Return the text of a node with its white space; empty for undefined. */
export function textOf(node: HtmlNode | undefined): string {
  if (node === undefined) return '';
  if (isElement(node)) return node.children.map(textOf).join('');
  return node.nodeType === textNode && 'data' in node ? node.data : '';
}

/** List all elements below nodes, in the order of the page. */
export function* descendants(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const element of elementsOf(nodes)) {
    yield element;
    yield* descendants(element.children);
  }
}

/** Find the first element below nodes, in the order of the page. */
export function findElement(
  nodes: readonly HtmlNode[],
  wanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const element of descendants(nodes)) if (wanted(element)) return element;
  return undefined;
}

/** True for controls, drawings and other elements that only a screen shows. */
export function isForScreen({ name, attribs }: HtmlElement): boolean {
  return (
    screenElements.has(name) ||
    attribs['data-needs-js'] !== undefined ||
    attribs['data-no-print'] !== undefined ||
    attribs['data-moved-part'] !== undefined ||
    attribs['data-search-open'] !== undefined ||
    attribs['aria-hidden'] === 'true'
  );
}

const screenElements = new Set('button script style select option textarea template nav noscript'.split(' '));
