/** Braces hold comments and plain values; documents run no code. */
import type { Root, RootContent } from 'mdast';
import { isComment } from '../text/notes';
import type { Source } from '../text/source';
import { codeOf, isExpression, literal, type MdxExpression, start, walk } from '../text/syntax';

function reportCode(code: string, node: MdxExpression, source: Source): void {
  const { line } = start(node);
  // A rule reports the formula around this. Raise its report to an error: without the braces, the formula is lost.
  const formula = source.diagnostics.find((one) => one.rule === 'formula' && one.line === line);
  if (formula) return void (formula.severity = 'error');
  // A rule reports the complete mark of a chat assistant, of which this is the end.
  if (/^index=\d+$/.test(code) && source.before(start(node)).endsWith(']')) return;
  if (/^#[\w -]+$/.test(code) && /^#{2,6} /.test(source.line(line)))
    return source.error(
      start(node),
      'An id has lower-case letters, digits, hyphens and underscores, and no spaces.',
      `Write \`{/* ${code.trim().toLowerCase().replace(/ +/g, '-')} */}\`.`,
    );
  source.error(
    start(node),
    `\`{${shorten(code)}}\` is read as code, and ${/^[a-z_$][\w$]*$/i.test(code) ? 'nothing here has that name' : 'documents run no code'}.`,
    `For plain text put it in backticks, or write \`\\{${shorten(code)}\\}\`.`,
  );
}

function shorten(code: string): string {
  const line = code.split('\n')[0] ?? '';
  return line.length < code.length || line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** Remove comments in braces, replace other braces with text, and report code. The tree then holds no braces. */
export function resolveExpressions(tree: Root, source: Source): void {
  walk(tree, (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (!isExpression(node) || !parent) return;
    const { position } = node;
    const code = isComment(node) ? '' : codeOf(node);
    const value = literal(code);
    // A number right after a letter is a count: `[A-Z]{4}`.
    const isCount = typeof value === 'number' && /[\w\])`]$/.test(source.before(start(node)));
    const isText = typeof value === 'string' || (typeof value === 'number' && !isCount);
    if (!isText && (code !== '' || node.value.trim() === '')) reportCode(code, node, source);
    const text = { type: 'text', value: isText ? String(value) : '', position } as const;
    const isBlock = node.type === 'mdxFlowExpression' && isText;
    const shown: RootContent = isBlock ? { type: 'paragraph', children: [text], position } : text;
    parent.children.splice(parent.children.indexOf(node), 1, ...(code === '' ? [] : [shown]));
  });
}
