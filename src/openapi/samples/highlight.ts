/** Just enough highlighting for code that we print ourselves; the same at build and in the browser. */
import { grammar, quotedString } from './languages/language';

export const jsonGrammar = grammar(quotedString, 'true|false|null', String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)`);

/** Code of one colour; plain code has the kind ''. */
export type Piece = [kind: string, text: string];

/** Take code apart by a grammar (see `SampleLanguage.grammar`). */
export function piecesOf(code: string, pattern: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.keys(match.groups ?? {}).find((name) => name !== 'fence' && match.groups?.[name]);
    if (!kind) continue;
    const text = match[0].trimStart();
    const start = match.index + match[0].length - text.length;
    pieces.push(['', code.slice(end, start)], [kind, text]);
    end = start + text.length;
  }
  return [...pieces, ['', code.slice(end)]];
}

/** Write pieces as HTML with `hljs-*` spans. */
export const piecesHtml = (pieces: readonly Piece[]): string =>
  pieces
    .map(([kind, text]) => (kind ? `<span class="hljs-${kind}">${escapeText(text)}</span>` : escapeText(text)))
    .join('');

/** Highlight code as HTML. @param pattern see `SampleLanguage.grammar` */
export const highlightSample = (code: string, pattern: RegExp): string => piecesHtml(piecesOf(code, pattern));

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
