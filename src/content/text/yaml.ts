import { isMap, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { explain, inQuotes, meaning, misread, openLine } from '../../text/yaml-words';
import type { Place, Source } from './source';

/** A parsed YAML text with the place of each value. */
export interface Yaml {
  value: unknown;
  /** Return the start of the value at this path, of its key, or of the closest existing parent. */
  place(path: readonly (string | number)[], part?: 'key' | 'value'): Place;
}

/** Matches the tags of YAML's own kinds of plain values: https://yaml.org/spec/1.2.2/#103-core-schema */
const plainTag = /^tag:yaml\.org,2002:(str|int|float|bool|null)$/;

/**
 * Parse YAML 1.2. Syntax errors are reported to the source, in writers' terms.
 * @param firstLine the line of the file at which `text` begins
 * @returns undefined if the text has no usable value
 */
export function parseYaml(text: string, source: Source, firstLine = 1): Yaml | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  const at = (offset: number): Place => {
    const { line, col } = counter.linePos(Math.min(offset, text.length));
    const length = source.line(line + firstLine - 1).length;
    return { line: line + firstLine - 1, column: Math.min(col, length + 1) };
  };
  const places = document.errors.map(({ pos }) => at(pos[0]));
  // The first error of a line causes the others there, and makes other lines seem to be indented wrongly.
  const isFirst = (index: number) => places.findIndex(({ line }) => line === places[index]?.line) === index;
  for (const [index, place] of places.entries()) {
    const error = document.errors[index];
    // An entry without its dash repeats every field of the entry above it.
    const follows = error?.code === 'DUPLICATE_KEY' && document.errors[index - 1]?.code === error.code;
    if (error && isFirst(index) && !follows && !(source.failed && error.code === 'BAD_INDENT'))
      reportError(error, place, source);
    // An open bracket or quote takes in the rest of the file, and so does an entry in another column, or behind a tab.
    if (
      error?.code === 'MISSING_CHAR' ||
      error?.code === 'TAB_AS_INDENT' ||
      isBare(place.line, source) ||
      (error && misplaced(place.line, source))
    )
      break;
  }
  const named = new Set<string>();
  visit(document, { Alias: (_key, alias) => void named.add(alias.source) });
  visit(document, {
    Scalar(_key, { value, range, comment, tag, anchor }) {
      const place = at(range?.[0] ?? 0);
      const line = source.line(place.line);
      const isWord = (anchor !== undefined && !named.has(anchor)) || (tag !== undefined && !plainTag.test(tag));
      if (isWord || ((value === null || value === '') && (tag ?? anchor) !== undefined))
        source.error(place, ...meaning(line));
      else if (comment && /^\S/.test(comment) && line.includes(` #${comment}`)) {
        const [, field = ''] = /^\s*([\w-]+):/.exec(line) ?? [];
        const message = `\`#${comment}\` is read as a note to writers: \`${field}\` ends before it.`;
        const fix = `Put the whole value in quotes: \`${inQuotes(line)}\`.`;
        if (value === null) source.error(place, message, fix);
        else source.warning(place, message, fix);
      }
    },
    Alias(_key, alias) {
      const place = at(alias.range?.[0] ?? 0);
      if (!alias.resolve(document) && !places.some(({ line }) => line === place.line))
        source.error(place, ...meaning(source.line(place.line)));
    },
  });
  if (source.failed) return undefined;
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 50 });
  } catch (error) {
    source.error(at(0), `This can't be read: ${error instanceof Error ? error.message : String(error)}.`);
    return undefined;
  }

  return {
    value,
    place(path, part = 'value') {
      for (let length = path.length; length > 0; length--) {
        const key = path[length - 1];
        const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
        const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
        const node: unknown =
          pair && (part === 'key' || !hasRange(pair.value)) ? pair.key : document.getIn(path.slice(0, length), true);
        if (hasRange(node)) return at(node.range[0]);
      }
      return at(hasRange(document.contents) ? document.contents.range[0] : 0);
    },
  };
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

/** True for a name without its colon, above lines that are indented further. */
const isBare = (at: number, source: Source): boolean =>
  /^\s*(?:- +)?[\w-]+\s*$/.test(source.line(at)) &&
  source.line(at + 1).search(/\S/) > source.line(at).search(/\w/) - (/^\s*- /.test(source.line(at)) ? 1 : 0);

/** Report a syntax error at its cause, which may be after the place where the parser failed. */
function reportError(error: YAMLError, place: Place, source: Source): void {
  const line = source.line(place.line);
  const next = source.line(place.line + 1);
  const indent = (text: string) => text.search(/\S/);
  const other = misplaced(place.line, source);
  if (/[“”„]/.test(line))
    source.error(
      { line: place.line, column: line.search(/[“”„]/) + 1 },
      'Only straight quotes hold a value together, and these are not.',
      'Write `"` in the place of `“` and `”`.',
    );
  else if (isBare(place.line, source))
    source.error(
      { line: place.line, column: line.length },
      'No colon follows this name.',
      `Write \`${line.trim()}:\`.`,
    );
  else if (/^\s*- \w+ [^:]+$/.test(line) && indent(next) > indent(line))
    source.error(
      { line: place.line, column: line.search(/\w/) + 1 },
      'No colon follows the field.',
      `Write \`${line.trim().replace(/(?<=^- \w+) /, ': ')}\`.`,
    );
  else if (/_IMPLICIT_KEY$/.test(error.code) && indent(next) > indent(line) && /^\s*[\w-]+:(\s|$)/.test(next))
    source.error(
      { line: place.line + 1, column: indent(next) + 1 },
      'This line is indented further than the one before it.',
      'Begin every field at the start of its line.',
    );
  else if (other)
    source.error(
      { line: other.line, column: indent(source.line(other.line)) + 1 },
      `This line begins in another column than line ${other.like}, which it follows.`,
      `Begin it as line ${other.like} does: \`${' '.repeat(other.indent)}${source.line(other.line).trim()}\`.`,
    );
  else if (error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ')) {
    const opened = openLine(source.lines.slice(0, place.line));
    const text = source.line(opened + 1);
    if (opened < 0 && !/["'[{]/.test(line)) return source.error(place, ...misread(line));
    const at = opened < 0 ? place : { line: opened + 1, column: text.search(/["'[{]/) + 1 };
    const [message, fix] = /[[,]\s*#\w/.test(text)
      ? ['What follows `#` is read as a note to writers.', 'Put each value with this sign in quotes: `["#charters"]`.']
      : explain(error, text);
    source.error(at, message, fix);
  } else source.error(place, ...explain(error, line));
}

/** Find an entry or field, at a line or below empty lines, that begins in another column than the last entry or field above it. */
function misplaced(at: number, { lines }: Source): { line: number; like: number; indent: number } | undefined {
  const index = lines.findIndex((line, each) => each >= at - 1 && line.trim() !== '');
  const [, space = '', dash = ''] = /^( *)(- +)?[\w-]+:(?: |$)/.exec(lines[index] ?? '') ?? [];
  // Fields of a document begin in the first column, and prose contains colons, too.
  const kind = dash === '' ? /^ +(?:- +)?[\w-]+: +[^\s|>]/ : /^ +- +[\w-]+:/;
  const above = lines.slice(0, index).findLastIndex((line) => line.trim() !== '' && (dash === '' || kind.test(line)));
  const line = lines[above] ?? '';
  if (index < 0 || above < 0 || !kind.test(line)) return undefined;
  const indent = /^ */.exec(dash === '' ? line.replace('- ', '  ') : line)?.[0].length ?? 0;
  return /^ *(?:- +)?[\w-]+:(?:\s|$)/.test(lines[index] ?? '') && space.length < indent
    ? { line: index + 1, like: above + 1, indent }
    : undefined;
}
