import { isMap, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { count } from '../../text/count';
import { explain, inQuotes, meaning, misread, openLine } from '../../text/yaml-words';
import { unicode, type Place, type Source } from './source';

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
  const odd = /^( *(?:- *)?)([^\S \t\n])/m.exec(text);
  if (odd) {
    const space = odd[2] ?? '';
    const place = at(odd.index + (odd[1]?.length ?? 0));
    const fix = `Type the spaces anew: \`${source.line(place.line).replace(/[^\S \t]/g, ' ')}\`.`;
    source.error(place, `A space of another kind (${unicode(space)}) before this field is read as a letter.`, fix);
    return undefined;
  }
  const places = document.errors.map(({ pos }) => at(pos[0]));
  // The first error of a line causes the others there, and makes other lines seem to be indented wrongly.
  const isFirst = (index: number) => places.findIndex(({ line }) => line === places[index]?.line) === index;
  // The fields of an entry without its dash all occur twice.
  const isSame = (index: number) =>
    [index - 1, index].every((at) => document.errors[at]?.code === 'DUPLICATE_KEY') &&
    (places[index]?.line ?? 0) - (places[index - 1]?.line ?? 0) === 1;
  for (const [index, place] of places.entries()) {
    const error = document.errors[index];
    if (!error || !isFirst(index) || isSame(index) || (source.failed && error.code === 'BAD_INDENT')) continue;
    if (reportError(error, place, source, firstLine)) break;
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

/** Add the missing colon to a name above lines that are indented further; undefined for other lines. */
function withColon(at: number, source: Source): string | undefined {
  const [, space = '', dash = '', name = '', rest = ''] =
    /^( *)(- +)?([\w-]+)( [^:]+)?$/.exec(source.line(at).trimEnd()) ?? [];
  const column = space.length + dash.length;
  const next = source.line(at + 1).search(/\S/);
  const isName = name !== '' && (dash === '' ? rest === '' && next > column : next >= column);
  return isName ? `${dash}${name}:${rest}` : undefined;
}

/**
 * Report a syntax error at its cause, which may be after the place where the parser failed.
 * @returns true if the other errors follow from it
 */
function reportError(error: YAMLError, place: Place, source: Source, firstLine: number): boolean {
  const line = source.line(place.line);
  if (line.trim() === '' && place.line < source.lines.length)
    return reportError(error, { line: place.line + 1, column: 1 }, source, firstLine);
  const named = withColon(place.line, source);
  const other = misplaced(source.lines.slice(0, place.line + 1), firstLine);
  const isOpen = error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ');
  if (/[“”„]/.test(line)) {
    source.error(
      { line: place.line, column: line.search(/[“”„]/) + 1 },
      'Only straight quotes hold a value together, and these are not.',
      'Write `"` in the place of `“` and `”`.',
    );
  } else if (/^\s*-[\w-]+:(\s|$)/.test(line)) {
    source.error({ line: place.line, column: line.search(/\S/) + 1 }, ...explain(error, line));
    return true;
  } else if (named !== undefined) {
    source.error({ line: place.line, column: line.length }, 'No colon follows this name.', `Write \`${named}\`.`);
    return true;
  } else if (other) {
    const text = source.line(other.line);
    const column = text.search(/\S/);
    const spaces = (width: number) => (width === 0 ? 'no space' : count(width, 'space'));
    const more = /^\s*- |:\s*$/.test(text) ? ', and move the lines that belong to it alike' : '';
    source.error(
      { line: other.line, column: column + 1 },
      `This line begins with ${spaces(column)}, and the lines that it belongs to with ${spaces(other.column)}.`,
      `Write \`${' '.repeat(other.column)}${text.trim()}\`${more}.`,
    );
    return true;
  } else if (isOpen) {
    const opened = openLine(source.lines.slice(0, place.line));
    const text = source.line(opened + 1);
    const at = opened < 0 ? place : { line: opened + 1, column: text.search(/["'[{]/) + 1 };
    const [message, fix] =
      opened < 0 && !/["'[{]/.test(line)
        ? misread(line)
        : /[[,]\s*#\w/.test(text)
          ? [
              'What follows `#` is read as a note to writers.',
              'Put each value with this sign in quotes: `["#charters"]`.',
            ]
          : explain(error, text);
    source.error(at, message, fix);
  } else if (error.code === 'TAB_AS_INDENT') {
    const above = source.lines.slice(0, place.line - 1).findLast((text) => text.trim() !== '') ?? '';
    const [indent = '', dash = ''] = /^( *)(- )?/.exec(above)?.slice(1) ?? [];
    const column = indent.length + dash.length + (/:\s*$/.test(above) ? 2 : 0);
    const fix = `Write \`${' '.repeat(column)}${line.trim()}\` if it belongs to the line above.`;
    source.error(place, 'A tab begins this line, where only spaces work.', fix);
  } else source.error(place, ...explain(error, line, source.lines.slice(0, place.line - 1)));
  // An open bracket or quote takes in the rest of the file, and so does a tab.
  return isOpen || error.code === 'TAB_AS_INDENT';
}

/** Find the first field or entry that begins in another column than those around it, and the column where it belongs. */
function misplaced(lines: readonly string[], firstLine: number): { line: number; column: number } | undefined {
  const levels: { column: number; entry: string | undefined; line: number }[] = [];
  let isOpen = true;
  let block = Infinity;
  for (const [index, text] of lines.entries()) {
    const [, space = '', dash, key, value = ''] = /^( *)(- +|-$)?(?:(\w[\w-]*):(?: +(.*)|$))?/.exec(text) ?? [];
    const column = space.length;
    if (index < firstLine - 1 || column > block || (key ?? dash) === undefined) continue;
    const entry = dash === undefined ? undefined : (key ?? '');
    const isEntry = entry !== undefined;
    const alike = levels.filter((level) => (level.entry !== undefined) === isEntry);
    for (
      let last = levels.at(-1);
      last && (last.column > column || (last.column === column && last.entry !== undefined && !isEntry));
      last = levels.at(-1)
    )
      levels.pop();
    const top = levels.at(-1);
    // Entries may begin in the column of the field above them.
    const isNew = isOpen && (!top || column > top.column || (isEntry && top.entry === undefined));
    if (!isNew && (top?.column !== column || (top.entry !== undefined) !== isEntry)) {
      const [first] = alike;
      if (!top && first) return { line: first.line, column: 0 };
      const distance = (level: { column: number }) =>
        Math.abs(level.column - column) - (value === '' ? 0 : level.column / 1000);
      const [near] = alike.toSorted((a, b) => distance(a) - distance(b));
      const belongs = alike.findLast((level) => isEntry && level.entry === entry) ?? near;
      return belongs && { line: index + 1, column: belongs.column };
    }
    if (isNew) levels.push({ column, entry, line: index + 1 });
    if (dash !== undefined && key !== undefined)
      levels.push({ column: column + dash.length, entry: undefined, line: index + 1 });
    isOpen = key === undefined ? text.trim() === '-' : /^(?:#|$)/.test(value);
    block = /^[|>]/.test(value) ? column : Infinity;
  }
  return undefined;
}
