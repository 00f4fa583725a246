/** Check code blocks: their end, their language, the lines that they mark. */
import type { Code } from 'mdast';
import { checkDiagramBlock } from './check-diagram';
import { reportEmpty } from './report-empty';
import { isDiagram, readCodeMeta } from '../text/code-meta';
import { languages } from '../text/languages';
import { suggest, type Source } from '../text/source';
import { start } from '../text/walk';

export function checkCode(code: Code, source: Source): void {
  const position = code.position;
  if (!position) return;
  const opening = /^(`{3,}|~{3,})/.exec(
    source.lines[position.start.line - 1]?.slice(position.start.column - 1) ?? '',
  )?.[1];
  if (opening === undefined) return;
  const last = source.lines[position.end.line - 1]?.trim() ?? '';
  const closed = position.end.line > position.start.line && last.replace(/^[>\s]+/, '').startsWith(opening);
  if (!closed) {
    source.error(start(code), 'This code block is never closed.', `End it with a line of its own: ${opening}`);
  }
  if (closed && isDiagram(code)) checkDiagramBlock(code, source);
  else if (closed && code.value.trim() === '') reportEmpty(code, 'code block', source);
  const lines = code.value.split('\n').length;
  const { unknown, marks } = readCodeMeta(code.meta);
  for (const word of unknown) {
    source.warning(
      start(code),
      `\`${word}\` after the three backticks has no meaning.`,
      'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
    );
  }
  if (closed && Math.max(0, ...marks) > lines) {
    source.warning(
      start(code),
      `Line ${Math.max(...marks)} is marked, but the code has only ${lines}.`,
      'Lines count from 1 within the block.',
    );
  }
  if (code.lang && !languages.includes(code.lang.toLowerCase())) {
    source.warning(
      start(code),
      `Code in \`${code.lang}\` can't be highlighted.`,
      suggest(code.lang, languages, 'language'),
    );
  }
}
