import type { Code } from 'mdast';
import { readCodeMeta } from '../text/code-meta';
import { checkDiagram } from '../text/diagram';
import type { Source } from '../text/source';
import { start } from '../text/walk';

/** Report a diagram without a title, and each of its lines that is not drawn. */
export function checkDiagramBlock(code: Code, source: Source): void {
  const { title } = readCodeMeta(code.meta);
  if (title === undefined)
    source.error(
      start(code),
      'This diagram has no words for those who can’t see it.',
      'Say what it shows, after the language: ```mermaid title="How a page is published"',
    );
  const { line, column } = start(code) ?? { line: 1, column: 1 };
  for (const mistake of checkDiagram(code.value))
    source.error({ line: line + mistake.line, column }, mistake.message, mistake.fix);
}
