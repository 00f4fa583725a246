/** Minimal highlighting for generated code, the same at build and in the browser. */
import { grammar, quotedString } from './languages/language';

export const jsonGrammar = grammar(quotedString, 'true|false|null', String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)`);

/** Highlight code as HTML with `hljs-*` spans. @param pattern see `SampleLanguage.grammar` */
export function highlightSample(code: string, pattern: RegExp): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = Object.keys(match.groups ?? {}).find((name) => name !== 'fence' && match.groups?.[name]);
    if (!kind) continue;
    const text = match[0].trimStart();
    const start = match.index + match[0].length - text.length;
    html += `${escapeText(code.slice(end, start))}<span class="hljs-${kind}">${escapeText(text)}</span>`;
    end = start + text.length;
  }
  return html + escapeText(code.slice(end));
}

/** Escape text; a query breaks before each of its parameters. */
const escapeText = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/&amp;(?=[^\s=&]+=)/g, '<wbr>&amp;');
