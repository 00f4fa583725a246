/** Just enough highlighting for code that we print ourselves; the same at build and in the browser. */

const string = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\\n]|\\.)*"`;
const number = String.raw`-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
/** Matches digits of a name, such as `v2`, to skip them: Safari before 16.4 cannot parse a lookbehind. */
const digits = String.raw`[\w.](?:\d+|-(?=\d))`;

const grammar = (strings: string, keywords: string, attr = '(?!)') =>
  new RegExp(
    `(?<attr>${attr})|(?<string>${strings})|(?<keyword>\\b(?:${keywords})\\b)|(?<number>${number})|${digits}`,
    'g',
  );

const grammars = new Map(
  Object.entries({
    json: grammar(string, 'true|false|null', String.raw`"(?:[^"\\]|\\.)*"(?=\s*:)`),
    curl: grammar(String.raw`'[^']*'(?:\\''[^']*')*`, 'curl', String.raw`\s--?[\w-]+`),
    javascript: grammar(string, 'const|await|new|true|false|null', String.raw`\b[\w$]+(?=:)`),
    python: grammar(string, 'import|print|True|False|None', String.raw`\b\w+(?==)`),
    go: grammar(`\`[^\`]*\`|${string}`, 'package|import|func|if|defer|panic|nil|var'),
    csharp: grammar(String.raw`(?<fence>"{3,})[^]*?\k<fence>(?!")|${string}`, 'using|var|new|await'),
  }),
);

/** Highlight code as HTML with `hljs-*` spans; languages other than our samples' and `json` get none. */
export function highlightSample(code: string, language: string): string {
  const pattern = grammars.get(language);
  if (!pattern) return escapeText(code);
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

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
