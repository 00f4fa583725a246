/** Braces hold comments and plain values; documents run no code. */
import JSON5 from 'json5';
import type { Root } from 'mdast';
import type { Source } from '../text/source';
import { isExpression, type MdxExpression, start, walk } from '../text/syntax';

/** Return the content of braces without comments. */
export function codeOf({ value }: { value: string }): string {
  return value.replace(/\/\*[\s\S]*?\*\//g, '').trim();
}

/** Parse a JSON5 value, the only kind of attribute value in braces. Undefined for anything else. */
export function literal(code: string): unknown {
  try {
    return JSON5.parse(code);
  } catch {
    return undefined;
  }
}

/** Return the text that braces evaluate to; undefined for code. */
function textOf(node: MdxExpression): string | undefined {
  const code = codeOf(node);
  const value = code === '' ? '' : literal(code);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Report braces that hold code. */
export function checkExpressions(tree: Root, source: Source): void {
  walk(tree, (node) => {
    if (!isExpression(node) || textOf(node) !== undefined) return;
    const code = codeOf(node);
    // The rest of a mark that a chat assistant leaves, which is reported as a whole.
    if (/^index=\d+$/.test(code) && isAfterCitation(node, source)) return;
    source.error(
      start(node),
      `\`{${shorten(code)}}\` is read as code, and ${/^[\w$]+$/.test(code) ? 'nothing here has that name' : 'documents run none'}.`,
      `For plain text put it in backticks, or write \`\\{${shorten(code)}\\}\`.`,
    );
  });
}

const isAfterCitation = ({ position }: MdxExpression, source: Source) =>
  source.lines[(position?.start.line ?? 1) - 1]?.slice(0, (position?.start.column ?? 1) - 1).endsWith(']') === true;

function shorten(code: string): string {
  const line = code.split('\n')[0] ?? '';
  return line.length < code.length || line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Remove comments and code in braces, and replace other braces with text. The tree then holds no braces. */
export function resolveExpressions(tree: Root): void {
  walk(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!isExpression(node) || !parent) return;
    const words = textOf(node);
    const text = { type: 'text', value: words ?? '', position: node.position } as const;
    const isBlock = node.type === 'mdxFlowExpression' && words !== undefined;
    const index = parent.children.indexOf(node);
    if (codeOf(node) === '') parent.children.splice(index, 1);
    else
      parent.children.splice(
        index,
        1,
        isBlock ? { type: 'paragraph', children: [text], position: node.position } : text,
      );
  });
}
