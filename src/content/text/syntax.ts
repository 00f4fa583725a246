/**
 * The language of documents: GitHub's Markdown, `:::note` boxes, and MDX without its JavaScript. Components and comments
 * have a syntax; import, export and running code have none.
 */
import type { Node, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { ComponentData } from './components';
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

/** Matches what follows a `<` that is no more than a sign: `<3`, `<=`, `<--`. */
const afterSign = /[^\p{L}$_\s/>!@#:]/u;

type Extension = ReturnType<typeof mdxJsx>;
type Construct = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>;

const isTag: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('data');
    effects.consume(code);
    return (next) => {
      effects.exit('data');
      return (next !== null && next > 0 && afterSign.test(String.fromCodePoint(next)) ? nok : ok)(next);
    };
  },
};

/** MDX's components, where `<` begins a tag; MDX itself has an error elsewhere. */
function components(): Extension {
  const tagsOnly = (constructs: Extension['text']) =>
    [constructs?.[60] ?? []].flat().map((construct): Construct => ({
      ...construct,
      tokenize: (effects, ok, nok) => effects.check(isTag, effects.attempt(construct, ok, nok), nok),
    }));
  const { flow, text } = mdxJsx();
  return { flow: { 60: tagsOnly(flow) }, text: { 60: tagsOnly(text) } };
}

function syntax(this: Processor): void {
  const [container] = [directive().flow?.[58] ?? []].flat();
  const boxes = container ? [{ flow: { 58: container } }] : [];
  this.data().micromarkExtensions = [gfm(), ...boxes, mdxMd(), mdxExpression(), components()];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx).use(syntax).freeze();

/**
 * Parse a document's body.
 * @throws on the first error of MDX's syntax, and on text within more than 100 others, with `line` and `column`
 */
export function parseBody(body: string): Root {
  const tree = parser.parse(body);
  unravel(tree);
  return tree;
}

const plainParser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function (this: Processor) {
    this.data().micromarkExtensions = [gfm(), mdxMd()];
  })
  .freeze();

/** Parse a body without components and braces, which never fails. */
export const parsePlain = (body: string): Root => plainParser.parse(body);

export function isElement(node: Node): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: Node): node is MdxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

export function isParent(node: Node): node is Parent {
  return 'children' in node;
}

/** The most levels of a document: ten times those of any that a reader can follow, and far fewer than end a program. */
const maxDepth = 100;

/** Turn components that are a whole paragraph into blocks: `<Card>text</Card>` on one line is still a card. */
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

const inline = new Set(['Operation', 'Kbd', 'br', 'sub', 'sup', 'abbr', 'mark']);

function isBlockElement(node: Node): boolean {
  return isElement(node) && !inline.has(node.name ?? '');
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

/** Return the start of a node; that of the text for one that the parser has not made. */
export function start({ position }: Pick<Node, 'position'>): Place {
  return position?.start ?? { line: 1, column: 1 };
}
