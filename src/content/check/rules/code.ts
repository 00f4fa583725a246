/** Code blocks: their end, their language and the lines that they mark; also diagrams. */
import type { Code, InlineCode } from 'mdast';
import { nearest } from '../../../text/nearest';
import { endedBy, error, every, required, typedAt, warning } from '../rule';
import { isDiagram, readCodeMeta, languages, plainLanguages } from '../../text/code-meta';
import { checkDiagram } from '../../text/diagram';
import type { Source } from '../../text/source';
import { start } from '../../text/syntax';

const openingOf = (code: Code, source: Source) => /^(`{3,}|~{3,})/.exec(typedAt(code, source))?.[1] ?? '';

function isClosed(code: Code, source: Source): boolean {
  const last = source.line(code.position?.end.line ?? 1).trim();
  const isOneLine = code.position?.end.line === code.position?.start.line;
  return !isOneLine && last.replace(/^[>\s]+/, '').startsWith(openingOf(code, source));
}

/** True for a line that seems to begin another block: the same fence, then a language. */
const isFence = (text: string, fence: string) =>
  fence !== '' &&
  text.trimStart().startsWith(fence) &&
  /^[`~]+\s*[a-z][\w+#-]*(?:\s+(?:title=|\{|diff\b)[^`]*)?$/i.test(text.trim());

/** Matches typographic quotes and dashes in places where a program expects straight ones. */
const typeset = /[\s=(,:[](?:“[^”\n]*”|‘[^’\n]*’|[–—]{1,2}(?=[a-z][\w-]*(?:[\s=]|$))|(?:[–—]-|-[–—])(?=\s))/;
/** Matches comments, messages of programs (`ls: cannot access ‘a’`), and lines that have straight quotes as well. */
const isProse = /["']|(?:^|\s)(?:#|\/\/|--|\*|<!--|;|rem)\s|^[\w./-]+: /i;
/** Matches a typographic dash in front of an option of a command. */
const optionDash = /\s[–—]{1,2}[a-z][\w-]*(?=[\s=]|$)/;
const isText = /^(?:te?xt|plaintext|markdown|mdx?|console|none|log|mermaid)$/i;

/** Matches a comment with which Docusaurus or VitePress marks lines. */
const foreignMark = /^\s*(?:\/\/|#|--|;|<!--|\{?\/\*)\s*highlight-(?:next-line|start|end)\b|\[!code [\w+:,{}-]+\]/;

/** Matches a title and marks in a form of other programs. */
const isOption = /^\{|^\w*(title|name)\b/i;
/** Matches options of other programs, which do no harm, and names of files. */
const isSwitch = /^(?:[a-z]+[A-Z]\w*|[\w-]+=.*|live|npm2yarn|twoslash|copy|wrap|linenums|ins|del|[\w-]+\.\w+|#[\w-]+)$/;

/** Matches spaces that programs do not read as spaces. */
const oddSpace = /[\u00A0\u2007\u202F]/;
/** Matches the signs of a drawn tree of files, which contains such spaces. */
const isDrawn = /[│├└]/;

/** True for code that a reader may give to a program. */
const isProgram = (node: Code | InlineCode) =>
  node.type === 'code' ? Boolean(node.lang) && !isText.test(node.lang ?? '') : /^[a-z$./][\w./-]*\s/.test(node.value);

/** Report the first line of code that passes a test. */
function lineOf(node: Code | InlineCode, isMeant: (line: string) => boolean, message: Message, fix: string) {
  const lines = node.value.split('\n');
  const index = lines.findIndex(isMeant);
  const { line, column } = start(node);
  const place = { line: line + index + (node.type === 'code' ? 1 : 0), column };
  return index >= 0 && { place, message: typeof message === 'string' ? message : message(lines[index] ?? ''), fix };
}
type Message = string | ((line: string) => string);

const codeKinds = ['code', 'inlineCode'] as const;
export const typedCode = every(codeKinds, [
  warning(
    'code-typography',
    (node) =>
      isProgram(node) &&
      lineOf(
        node,
        (line) => optionDash.test(line) || (typeset.test(line) && !isProse.test(line)),
        (line) =>
          `\`${typeset.exec(line)?.[0].trim()}\` has typographic signs, which programs do not read as quotes or hyphens.`,
        'Type `"`, `\'` or `-` anew.',
      ),
  ),
  warning('code-signs', {
    if: (node, { ancestors }) =>
      node.type === 'inlineCode' &&
      ancestors.at(-1)?.children.length === 1 &&
      node.position?.start.line !== node.position?.end.line,
    message: 'Readers see this code on one line: a code block has three backticks.',
    fix: 'Put three backticks on a line of their own above, and three below.',
  }),
  warning(
    'code-space',
    (node) =>
      isProgram(node) &&
      lineOf(
        node,
        (line) => oddSpace.test(line) && !isDrawn.test(line),
        'A space that does not break lines is in this code: programs do not read it as a space.',
        'Type the space anew.',
      ),
  ),
]);

export const code = every('code', [
  error('code-end', (code, { source }) => {
    const fence = openingOf(code, source);
    // The first such block spoils the blocks below it.
    const isTold = source.diagnostics.some(({ rule }) => rule === 'code-end');
    if (fence === '' || isTold || isClosed(code, source)) return;
    return (
      lineOf(
        code,
        (text) => (text.startsWith(fence) ? !isFence(text, fence) : text.trimEnd().endsWith(fence)),
        'Text is on the line of these signs, so they do not end the code block.',
        `Leave ${fence} alone on its line${code.meta ? ', and put the text behind the first signs below them, too' : ''}.`,
      ) ||
      (endedBy(start(code), fence, source) ?? {
        message: 'This code block is never closed.',
        fix: `End it with a line of its own: ${fence}`,
      })
    );
  }),
  warning('code-page', {
    if: ({ lang, position, value }, { ancestors }) =>
      // Another rule reports front matter in a block.
      position?.start.line !== 1 &&
      /^(?:md|mdx|markdown)$/i.test(lang ?? '') &&
      value.includes('\n\n') &&
      ancestors[0]?.children.length === 1 &&
      ancestors.length === 1,
    message: 'All of this page is a code block: readers see its Markdown as typed.',
    fix: 'Remove the first and the last line of the block.',
  }),
  warning('code-inside', (code, { source }) => {
    const fence = openingOf(code, source);
    return (
      isClosed(code, source) &&
      lineOf(
        code,
        (text) => isFence(text, fence),
        'Another code block begins inside this one.',
        `End the first one above it, with ${fence}; to show such a line, begin and end the outer block with one sign more.`,
      )
    );
  }),
  warning('code-text', (code, { source }) => {
    const { lang, meta } = code;
    const { unknown } = readCodeMeta(meta);
    const isKnown = lang !== 'curl' && [...languages, ...plainLanguages].includes(lang?.toLowerCase() ?? '');
    const typed = [!isKnown && lang, meta].filter(Boolean).join(' ');
    return (
      isClosed(code, source) &&
      !isDiagram(code) &&
      !unknown.some((word) => isOption.test(word)) &&
      (unknown.some((word) => !isSwitch.test(word)) || /^(?:[\d[<$/"']|\{")/.test(lang ?? '')) && {
        message: `\`${typed}\` stands where the language belongs: readers do not see it.`,
        fix: `Put it on the next line, below ${openingOf(code, source)}${isKnown ? lang : ''}.`,
      }
    );
  }),
  warning('code-options', ({ meta }) =>
    // Words of other programs do no harm.
    readCodeMeta(meta)
      .unknown.filter((word) => isOption.test(word))
      .map((word) => ({
        message: `\`${word}\` after the three backticks has no meaning.`,
        fix: 'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
      })),
  ),
  warning(
    'code-marks',
    (code) =>
      !isText.test(code.lang ?? '') &&
      lineOf(
        code,
        (line) => foreignMark.test(line),
        (line) => `Readers see \`${foreignMark.exec(line)?.[0].trim()}\`, with which other programs mark lines.`,
        'Remove it, and write the numbers of the lines after the language: ```js {1,3-4}',
      ),
  ),
  warning('code-language', ({ lang }) => {
    const name = lang?.toLowerCase() ?? '';
    const near = [...languages, ...plainLanguages].includes(name) ? undefined : nearest(name, languages);
    if (near === undefined) return;
    return {
      message: `Code in \`${lang}\` can't be highlighted.`,
      fix: `Did you mean \`${near}\`?`,
    };
  }),
  error('diagram-title', {
    if: (code, { source }) => isDiagram(code) && isClosed(code, source) && readCodeMeta(code.meta).title === undefined,
    message: 'This diagram has no alternative text for those who can’t see it.',
    fix: 'Say what it shows, after the language: ```mermaid title="How a page is published"',
  }),
  required('diagram', (code, { source }) => {
    const { line, column } = start(code);
    if (!isDiagram(code) || !isClosed(code, source)) return;
    return checkDiagram(code.value).map(({ line: within, message, fix }) => ({
      place: { line: line + within, column },
      message,
      fix,
    }));
  }),
]);
