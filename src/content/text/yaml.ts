import { isMap, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
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
 * Parse YAML 1.2; syntax errors go to the source, in writers' terms.
 * @param firstLine the line of the file at which `text` begins
 * @returns undefined where the text has no usable value
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
  // The first error of a line causes the ones after it, and lines that then seem to be indented wrongly.
  const isFirst = (index: number) => places.findIndex(({ line }) => line === places[index]?.line) === index;
  for (const [index, place] of places.entries()) {
    const error = document.errors[index];
    if (error && isFirst(index) && !(source.failed && error.code === 'BAD_INDENT')) reportError(error, place, source);
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
  /^\s*(?:- +)?[\w-]+\s*$/.test(source.line(at)) && source.line(at + 1).search(/\S/) > source.line(at).search(/\S/);

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
  else if (/^\s*-[\w-]+:(\s|$)/.test(line))
    source.error(
      { line: place.line, column: indent(line) + 1 },
      'No space follows the dash.',
      `Write \`${line.trim().replace('-', '- ')}\`.`,
    );
  else if (isBare(place.line, source))
    source.error(
      { line: place.line, column: line.length },
      'No colon follows this name.',
      `Write \`${line.trim()}:\`.`,
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
    const opened = source.lines
      .slice(0, place.line)
      .findLastIndex((text) => /:\s*("[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/.test(text.replace(/(?<=[\s[,])#.*/, '')));
    const text = source.line(opened + 1);
    if (opened < 0 && !/["'[{]/.test(line)) return source.error(place, ...misread(line));
    const at = opened < 0 ? place : { line: opened + 1, column: text.search(/["'[{]/) + 1 };
    const [message, fix] = /[[,]\s*#\w/.test(text)
      ? ['What follows `#` is read as a note to writers.', 'Put each value with this sign in quotes: `["#charters"]`.']
      : explain(error, text);
    source.error(at, message, fix);
  } else source.error(place, ...explain(error, line));
}

/** Find an entry or field, at a line or below empty ones, that begins in another column than the last one of its kind above it. */
function misplaced(at: number, { lines }: Source): { line: number; like: number; indent: number } | undefined {
  const index = lines.findIndex((line, each) => each >= at - 1 && line.trim() !== '');
  const [, space = '', dash = ''] = /^( *)(- +)?[\w-]+:(?: |$)/.exec(lines[index] ?? '') ?? [];
  // Fields of a document begin in the first column, and have words of their own.
  const kind = dash === '' ? /^ +(?:- +)?[\w-]+: +[^\s|>]/ : /^ +- +[\w-]+:/;
  const above = lines.slice(0, index).findLastIndex((line) => line.trim() !== '' && (dash === '' || kind.test(line)));
  const line = lines[above] ?? '';
  if (index < 0 || above < 0 || !kind.test(line)) return undefined;
  const indent = /^ */.exec(dash === '' ? line.replace('- ', '  ') : line)?.[0].length ?? 0;
  return /^ *(?:- +)?[\w-]+:(?:\s|$)/.test(lines[index] ?? '') && space.length < indent
    ? { line: index + 1, like: above + 1, indent }
    : undefined;
}

/** Write a line's whole value in quotes. */
function inQuotes(line: string): string {
  const [, field = '', value = ''] = /^(\s*(?:- +)?[\w-]+:)\s*(.*?)\s*$/.exec(line) ?? [];
  const bare = value.replace(/^(['"])(.*)\1$/, '$2');
  const quote = /["\\]/.test(bare) && !bare.includes("'") ? "'" : '"';
  return `${field.trim()} ${quote}${quote === '"' ? bare.replace(/["\\]/g, '\\$&') : bare}${quote}`;
}

function meaning(line: string): [string, string] {
  const [, sign = ''] = /^\s*(?:- +)?(?:[\w-]+:\s*)?(\S)/.exec(line) ?? [];
  return [
    `${sign === '`' ? 'A backtick' : `\`${sign}\``} at the start of a value has a meaning of its own.`,
    `Put the whole value in quotes: \`${inQuotes(line)}\`.`,
  ];
}

/** Explain a line that begins no field, as the parser reads it. */
function misread(line: string): [message: string, fix: string] {
  const [, space] = /^\s*[\w-]+:([^ \t])/.exec(line) ?? [];
  if (space !== undefined)
    return space.trim() === ''
      ? ['The space after this colon is read as a letter: it is one that does not break lines.', 'Type the space anew.']
      : ['No space follows the colon.', `Write \`${line.replace(':', ': ').trim()}\`.`];
  const [, field, value] =
    /^(title|description|date|authors|tags|keywords|draft|sidebar\w*|moved_from)(?:\s*[=：]|\s)\s*(.*)$/.exec(line) ??
    [];
  if (field !== undefined) return ['No colon follows the field.', `Write \`${field}: ${value}\`.`];
  return [
    'This line has no field: each line is `field: value`, and a value ends with its line.',
    'Begin it with its field, or move it to the end of the line above.',
  ];
}

const unclosed = (line: string): [string, string] => [
  'A bracket opens and is never closed.',
  `Close it, or put the whole value in quotes: \`${inQuotes(line)}\`.`,
];

/** Explain a backslash in double quotes. */
export const escaped = (line: string): [string, string] => [
  'In double quotes a backslash changes the letter after it: `\\t` is a tab.',
  `Write it like this: \`${inQuotes(line)}\`.`,
];

function explain({ code, message }: YAMLError, line: string): [message: string, fix?: string] {
  const first = (message.split('\n')[0] ?? '').replace(/[.:]?$/, '.');
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/^\s*-\s(?!.*: )/.test(line))
        return ['This entry begins at another place than the one above it.', 'Indent all entries of a list alike.'];
      if (/^\s*[\w-]+:\s+\?\s/.test(line)) return meaning(line);
      line = line.replace(/(?<=:\s+)[‘’](.*)[‘’]$/, '$1');
      return ['A value with a colon in it must be in quotes.', `Write it like this: \`${inQuotes(line)}\`.`];
    case 'DUPLICATE_KEY':
      return [`The field \`${/[\w-]+/.exec(line)?.[0] ?? line}\` occurs twice.`, 'Keep one of the two.'];
    case 'BAD_DQ_ESCAPE':
      return escaped(line);
    case 'TAB_AS_INDENT':
      return [
        'A tab begins this line, where only spaces work.',
        `Press the space bar in its place: \`  ${line.trim()}\`. A field of a page begins at the start of its line.`,
      ];
    case 'MISSING_CHAR': {
      const [, sign = ''] = /:\s*(["'])/.exec(line) ?? [];
      if (sign !== '')
        return [`A quote opens and is never closed.`, `End the value with \`${sign}\`: \`${line.trim()}${sign}\`.`];
      return unclosed(line);
    }
    case 'BAD_SCALAR_START':
      return meaning(line);
    default:
      if (/^\s*[\w-]+:\s+(?:\[[^\]]*|\{[^}]*)$/.test(line)) return unclosed(line);
      if (/^\s*[\w-]+:\s+[[{|>\-?*]/.test(line)) return meaning(line);
      if (/^\s*[\w-]+:\s+["']/.test(line))
        return [
          'Text follows the closing quote of this value.',
          `Put the whole value in quotes: \`${inQuotes(line)}\`.`,
        ];
      if (/^\s*[\w-]+:[^ \t]/.test(line) || /^Implicit keys/.test(message)) return misread(line);
      return [`This can't be read. ${first}`, 'Each line is `field: value`; put values with signs in them in quotes.'];
  }
}
