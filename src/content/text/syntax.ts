/** The language of documents: GitHub's Markdown, `:::note` boxes, and MDX with components and comments but without JavaScript. */
import JSON5 from 'json5';
import type { Node, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { Handle } from 'mdast-util-from-markdown';
import { gfm } from 'micromark-extension-gfm';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { inlineTags, type ComponentData } from './components';
import { documentSyntax } from './constructs';
import type { Place } from './source';

/** `{…}` in a document. */
export type MdxExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** `<Name …>…</Name>` in a document. */
export type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

declare module 'mdast' {
  interface Data {
    component?: ComponentData;
  }
}

function syntax(this: Processor, { isMarkdown }: { isMarkdown: boolean }): void {
  const data = this.data();
  data.micromarkExtensions = [gfm(), ...documentSyntax(isMarkdown)];
  data.fromMarkdownExtensions?.push({ exit: { mdxJsxFlowTagMarker: closeVoid, mdxJsxTextTagMarker: closeVoid } });
}

/** Tags of HTML without content, such as `<br>`, need no slash. */
const closeVoid: Handle = function () {
  const { mdxJsxTag: tag } = this.data;
  const name = tag?.name ?? '';
  if (tag && (/^(?:br|hr|img|wbr)$/.test(name) || (name === 'source' && tag.attributes.length > 0)))
    tag.selfClosing = true;
};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).freeze();
const mdx = parser().use(syntax, { isMarkdown: false }).freeze();
const markdown = parser().use(syntax, { isMarkdown: true }).freeze();

/**
 * Parse a document's body.
 * @param isMarkdown true for a file that ends in `.md`
 * @throws on the first error of MDX's syntax, and on a document with more than 100 levels, with `line` and `column`
 */
export function parseBody(body: string, isMarkdown: boolean): Root {
  const tree = (isMarkdown ? markdown : mdx).parse(body);
  unravel(tree);
  return tree;
}

export function isElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: Node): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** Return the content of braces without comments. */
export function codeOf({ value }: { value: string }): string {
  return value.replace(/\/\*[\s\S]*?\*\/|^<!--[\s\S]*-->$/g, '').trim();
}

/** Parse a JSON5 value, the only kind of value in braces. Undefined for anything else. */
export function literal(code: string): unknown {
  try {
    return JSON5.parse(code);
  } catch {
    return undefined;
  }
}

export function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/** The maximum number of levels: ten times as many as a reader can follow, and far fewer than exhaust the stack. */
const maxDepth = 100;

/** Turn a component that is all of a paragraph into a block: `<Card>text</Card>` on one line is still a card. */
function unravel(parent: Parent, depth = 0): void {
  if (depth > maxDepth) throw Object.assign(new Error('Nested too deep'), parent.position?.start);
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if (isParent(child)) unravel(child, depth + 1);
    if (child.type !== 'paragraph' || !child.children.every(standsAlone) || !child.children.some(isBlockElement))
      return [child];
    return child.children
      .filter(isElement)
      .map((element) => ({ ...element, type: 'mdxJsxFlowElement' }) as RootContent);
  });
}

function standsAlone(node: PhrasingContent): boolean {
  return isElement(node) ? isBlockElement(node) : node.type === 'text' && node.value.trim() === '';
}

function isBlockElement(node: Node): boolean {
  return isElement(node) && !inlineTags.has(node.name ?? '');
}

/** Call `visit` for every node below the tree's root, parents first; `ancestors` runs from the root to the parent. */
export function walk(tree: Root, visit: (node: RootContent, ancestors: readonly Parent[]) => void): void {
  const ancestors: Parent[] = [];
  const descend = (parent: Parent) => {
    ancestors.push(parent);
    for (const child of [...parent.children]) {
      visit(child, ancestors);
      if (isParent(child)) descend(child);
    }
    ancestors.pop();
  };
  descend(tree);
}

/** Return the start of a node; the start of the text for a node that the parser has not made. */
export function start({ position }: Pick<Node, 'position'>): Place {
  return position?.start ?? { line: 1, column: 1 };
}
