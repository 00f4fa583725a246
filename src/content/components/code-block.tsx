import type { ElementContent } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import { readCodeMeta } from '../text/code-meta';
import { highlight } from '../../text/highlight';
import { CopyButton } from '../../components/base/copy-button';

export interface CodeBlockProps {
  code: string;
  language?: string;
  /** The text after the language; see `readCodeMeta`. */
  meta?: string;
}

/** Code, highlighted, with its title, marked lines and a button that copies it. */
export function CodeBlock({ code, language, meta }: CodeBlockProps) {
  const { title, marks, diff } = readCodeMeta(meta);
  const lines = code.split('\n');
  const bare = diff ? lines.map((line) => line.replace(/^[+\- ]/, '')) : lines;
  const tokens = highlight(bare.join('\n'), language);
  const kinds = lines.map((line, index) => {
    if (diff && line.startsWith('+')) return 'added';
    if (diff && line.startsWith('-')) return 'removed';
    return marks.has(index + 1) ? 'marked' : undefined;
  });
  const kept = bare.filter((_, index) => kinds[index] !== 'removed').join('\n');
  return (
    <figure className="code" data-language={language}>
      {title && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code>
          {kinds.some(Boolean)
            ? splitLines(tokens).map((line, index) => (
                <span key={index} className="line" data-line={kinds[index]}>
                  {line.map(toNode)}
                  {'\n'}
                </span>
              ))
            : tokens.map(toNode)}
        </code>
      </pre>
      <CopyButton label="Copy the code" text={diff ? kept : undefined} />
    </figure>
  );
}

function toNode(token: ElementContent, key: number): ReactNode {
  if (token.type === 'text') return <Fragment key={key}>{token.value}</Fragment>;
  if (token.type !== 'element') return null;
  const names = token.properties.className;
  return createElement(
    'span',
    { key, className: Array.isArray(names) ? names.join(' ') : undefined },
    token.children.map(toNode),
  );
}

/** Split tokens at line ends; a token over several lines continues in each of them. */
export function splitLines(tokens: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const token of tokens) {
    const parts: ElementContent[][] =
      token.type === 'text'
        ? token.value.split('\n').map((value) => [{ type: 'text', value }])
        : token.type === 'element'
          ? splitLines(token.children).map((children) => [{ ...token, children }])
          : [[]];
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines[lines.length - 1]?.push(...part);
    });
  }
  return lines;
}
