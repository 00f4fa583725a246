/** Just enough highlighting for what we print ourselves; the same at build and in the browser. */

const string = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\\n]|\\.)*"`;
const number = String.raw`(?<![\w.])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;

const grammar = (strings: string, keywords: string, attr = '(?!)') =>
  new RegExp(`(?<attr>${attr})|(?<string>${strings})|(?<keyword>\\b(?:${keywords})\\b)|(?<number>${number})`, 'g');

const grammars: Record<string, RegExp> = {
  json: grammar(string, 'true|false|null', String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)`),
  curl: grammar(String.raw`'[^']*'(?:\\''[^']*')*`, 'curl', String.raw`(?<=\s)--?[\w-]+`),
  javascript: grammar(string, 'const|await|new|true|false|null', String.raw`\b[\w$]+(?=:)`),
  python: grammar(string, 'import|print|True|False|None', String.raw`\b\w+(?==)`),
  go: grammar(`\`[^\`]*\`|${string}`, 'package|import|func|if|defer|panic|nil|var'),
  csharp: grammar(String.raw`(?<fence>"{3,})[^]*?\k<fence>(?!")|${string}`, 'using|var|new|await'),
};

/** The code as HTML with `hljs-*` spans; without them for a language other than our samples' and `json`. */
export function highlightSample(code: string, language: string): string {
  const pattern = Object.hasOwn(grammars, language) ? grammars[language] : undefined;
  if (!pattern) return escapeText(code);
  let html = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const { attr, string, keyword } = match.groups ?? {};
    const kind = attr ? 'attr' : string ? 'string' : keyword ? 'keyword' : 'number';
    html += `${escapeText(code.slice(end, match.index))}<span class="hljs-${kind}">${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeText(code.slice(end));
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
