/** A sample's two editions, with required fields alone and with all, as one piece of HTML. Pure; runs at build. */
import { piecesHtml, piecesOf, type Piece } from './highlight';

type Edition = 'in-short' | 'in-all' | null;

/**
 * Highlight both editions: lines that they share stand there once, the others in `.in-short` and `.in-all`, of which
 * styles show one. @param pattern see `SampleLanguage.grammar`
 */
export function editionsHtml(short: string, all: string, pattern: RegExp): string {
  const runs: [edition: Edition, pieces: Piece[]][] = [];
  for (const [edition, line] of mergedLines(linesOf(short, pattern), linesOf(all, pattern))) {
    const last = runs.at(-1);
    if (last?.[0] === edition) last[1].push(...line);
    else runs.push([edition, [...line]]);
  }
  return runs
    .map(([edition, pieces]) => {
      const html = piecesHtml(joined(pieces));
      return edition ? `<span class="${edition}">${html}</span>` : html;
    })
    .join('');
}

/** Take code apart by lines, each with its end. */
function linesOf(code: string, pattern: RegExp): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const [kind, text] of piecesOf(code, pattern)) {
    const [first = '', ...others] = text.split(/(?<=\n)/);
    lines.at(-1)?.push([kind, first]);
    for (const part of others) lines.push([[kind, part]]);
    if (text.endsWith('\n')) lines.push([]);
  }
  return lines;
}

/** Merge by the longest common subsequence; of what differs, the short edition's lines come first. */
function mergedLines(short: readonly Piece[][], all: readonly Piece[][]): [Edition, Piece[]][] {
  const [a, b] = [short.map((line) => piecesHtml(joined(line))), all.map((line) => piecesHtml(joined(line)))];
  const width = b.length + 1;
  /** Lines in common from line `i` of one and `j` of the other on, at `i * width + j`. */
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const merged: [Edition, Piece[]][] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    const isShort = !isSame && i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1));
    const line = (isShort ? short[i] : all[j]) ?? [];
    merged.push([isSame ? null : isShort ? 'in-short' : 'in-all', line]);
    if (isSame || isShort) i++;
    if (!isShort) j++;
  }
  return merged;
}

/** Join neighbours of one kind. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const [kind, text] of pieces) {
    const last = result.at(-1);
    if (last?.[0] === kind) last[1] += text;
    else if (text) result.push([kind, text]);
  }
  return result;
}
