import type { Finding } from './text/source';

/**
 * Apply the edits of one file's findings.
 * @returns the file's new text; the same text where no finding has an edit
 */
export function applyEdits(text: string, findings: readonly Finding[]): string {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  const edits = findings
    .flatMap(({ edit }) => (edit ? [{ ...edit, offset: (starts[edit.line - 1] ?? Infinity) + edit.column - 1 }] : []))
    .sort((a, b) => b.offset - a.offset);
  let result = text;
  let free = Infinity;
  for (const { offset, remove, insert } of edits) {
    if (offset + remove.length > free || result.slice(offset, offset + remove.length) !== remove) continue;
    result = result.slice(0, offset) + insert + result.slice(offset + remove.length);
    free = offset;
  }
  return result;
}
