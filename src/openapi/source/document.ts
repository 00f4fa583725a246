/** Read a YAML or JSON file as values, with the line of each. */
import {
  isAlias,
  isMap as isMapping,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  Scalar,
  stringify,
  type Document,
  type Node,
  type ScalarTag,
  type YAMLError,
} from 'yaml';
import { keptLine, type Diagnostic } from '../../report/diagnostic';
import { entriesOf, objectOf } from '../../text/ordered';
import { saveAsUtf8, withLineFeeds, wrongEncoding } from '../../text/encoding';
import { explain, openLine } from '../../text/yaml-words';
import { readJson } from './json-source';
import { isMap, LongNumber, type JsonObject, type JsonValue } from '../model/json';
import { exact, field, join, keys } from './raw';

export interface SpecFile {
  path: string;
  /** With `\n` at the end of each line. */
  text: string;
  format: 'yaml' | 'json';
  /** Null if the text has a syntax error or is empty. */
  root: JsonValue;
  /** True for a file of Swagger 2.0 that was converted. */
  isConverted?: true;
  /** The specification and its overlays as written; absent without overlays. */
  written?: SpecFile[];
  /**
   * Return the line and column of the value at a pointer, else of its closest ancestor, and the text there; also its file if it is
   * another one.
   */
  locate: (pointer: string) => SourcePlace;
  diagnostics: Diagnostic[];
}

type SourcePlace = Required<Pick<Diagnostic, 'line' | 'column'>> &
  Partial<Pick<Diagnostic, 'file' | 'source' | 'start'>>;

/** The maximum number of values in a file: aliases can expand it far beyond its size, by attack or mistake. */
const maxValues = 20_000_000;

/** Report an encoding other than UTF-8: letters would be shown as `�`, and UTF-16 can't be read at all. */
function checkEncoding(file: string, text: string): Diagnostic[] {
  const wrong = wrongEncoding(text);
  if (!wrong) return [];
  const { encoding, source, line, column } = wrong;
  const message = `This file is not in UTF-8; it looks like ${encoding}.`;
  const severity = encoding === 'UTF-16' ? 'error' : 'warning';
  return [{ severity, file, line, column, ...keptLine(source, column), message, fix: saveAsUtf8 }];
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/**
 * Read YAML or JSON. `diagnostics` holds syntax errors, duplicate keys and a wrong encoding, each with its line. If one is an
 * error, `root` is null.
 */
export function readDocument(path: string, written: string): SpecFile {
  const text = withLineFeeds(written);
  const format = /^\s*[{[]/.test(text) ? 'json' : 'yaml';
  const lines = new LineCounter();
  let lineTexts: string[] | null = null;
  const at = (offset: number): SourcePlace => {
    const { line: row, col } = lines.linePos(offset);
    const [line, column] = [Math.max(row, 1), Math.max(col, 1)];
    lineTexts ??= text.split('\n');
    return { line, column, ...keptLine(lineTexts[line - 1] ?? '', column) };
  };
  const ofEncoding = checkEncoding(path, text);
  if (ofEncoding.some(isError)) return { path, text, format, root: null, locate: () => at(0), diagnostics: ofEncoding };
  const source = format === 'json' ? readJson(text) : null;
  if (source) {
    for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1) lines.addNewLine(start);
    const locate = (pointer: string) => at(source.offsetOf(keys(pointer)));
    return { path, text, format, root: source.root, locate, diagnostics: ofEncoding };
  }
  // SnakeYAML (springdoc) does not indent the next lines of a quoted text further than its key. Most parsers read this.
  const document = parseDocument(text.replace(/\\\n(?= +\\ )/g, '\\\n '), {
    lineCounter: lines,
    intAsBigInt: true,
    merge: true,
    prettyErrors: false,
    strict: true,
    // Only YAML 1.2, as OpenAPI recommends: `no` and dates are texts, even if the file or a tag says otherwise.
    schema: 'core',
    resolveKnownTags: false,
  });
  const locate = (pointer: string) => at(offsetOf(document, keys(pointer)));

  const placed = (error: YAMLError) => {
    const place = at(error.pos[0]);
    const [, empty] = (isBelowEmpty(place) && /^[\s-]*(.*):/.exec(place.source ?? '')) || [];
    if (error.code === 'DUPLICATE_KEY' && empty !== undefined)
      return {
        ...place,
        message: `${empty} begins in the wrong column: it is empty, and the fields below it occur twice.`,
        fix: 'Indent it like the fields that it belongs to.',
      };
    const isOpen = error.code === 'MISSING_CHAR' || error.message.startsWith('Flow ');
    const index = isOpen && format === 'yaml' ? openLine((lineTexts ?? []).slice(0, place.line)) : -1;
    if (index < 0) return { ...place, ...explainError(error, format, isOpen, lineTexts?.slice(0, place.line) ?? []) };
    const line = lineTexts?.[index] ?? '';
    const column = line.search(/["'[{]/) + 1;
    const [message, fix] = explain(error, line);
    return { line: index + 1, column, ...keptLine(line, column), message, ...(fix !== undefined && { fix }) };
  };
  // A syntax error causes the errors after it: an open bracket spoils the rest of the file.
  const failed = document.errors.findIndex(({ code, pos }) => code !== 'DUPLICATE_KEY' || isBelowEmpty(at(pos[0])));
  const diagnostics = document.errors
    .slice(0, failed === -1 ? undefined : failed + 1)
    .map((error): Diagnostic => ({ severity: 'error', file: path, ...placed(error) }));
  let root: JsonValue = null;
  if (!diagnostics.some(isError)) {
    const conversion = new Conversion(document, text);
    root = conversion.value(document.contents, '');
    for (const pointer of conversion.cut) {
      const fix = 'Put all of it in quotes.';
      const message = 'YAML reads # and what follows as a comment, so this text ends before it.';
      diagnostics.push({ severity: 'warning', file: path, ...locate(pointer), message, fix });
    }
    if (conversion.wrong) {
      diagnostics.push({ severity: 'error', file: path, ...locate(conversion.wrong.pointer), ...conversion.wrong });
      root = null;
    }
  }
  return { path, text, format, root, locate, diagnostics: [...ofEncoding, ...diagnostics] };
}

/** True for a place after a name without a value: the parser reports a field that occurs twice at the end of the line above it. */
const isBelowEmpty = ({ source = '', column }: SourcePlace) => /:\s*$/.test(source) && column > source.trimEnd().length;

function explainError(
  error: YAMLError,
  format: SpecFile['format'],
  isOpen: boolean,
  lines: readonly string[],
): Pick<Diagnostic, 'message' | 'fix'> {
  const { code, message } = error;
  const line = lines.at(-1) ?? '';
  if (code === 'DUPLICATE_KEY') {
    const [, key = 'This key'] = /^[\s-]*["']?([^"':]+)/.exec(line) ?? [];
    return {
      message: `${key} occurs twice in the same object.`,
      fix: 'Keep one of the two, or write another name: readers would see only the last.',
    };
  }
  if (code === 'TAB_AS_INDENT')
    return { message: 'A tab begins this line, where only spaces work.', fix: 'Indent it like the lines around it.' };
  if (isOpen)
    return {
      message: 'A bracket or a quote opens, here or above, and is never closed.',
      fix: 'Close it, or put the value in quotes.',
    };
  const hasSign = /^\s*(?:- +)?[\w-]+:\s+["'[{*]/.test(line);
  if (format === 'yaml' && (code !== 'UNEXPECTED_TOKEN' || hasSign)) {
    const [words, fix] = explain(error, line, lines.slice(0, -1));
    return { message: words, ...(fix !== undefined && { fix }) };
  }
  const sentence = message.replace(/ at line \d+, column \d+[\s\S]*$/, '').trim();
  return {
    message: `Not valid ${format === 'json' ? 'JSON' : 'YAML'}: ${sentence}${/[.!?]$/.test(sentence) ? '' : '.'}`,
    ...(code === 'UNEXPECTED_TOKEN' && {
      fix: 'Remove a bracket that closes nothing, or put the whole text in quotes.',
    }),
  };
}

class Conversion {
  private readonly anchors = new Map<Node, { value: JsonValue; size: number } | null>();
  private size = 0;
  /** The first alias without a value. */
  wrong?: { pointer: string; message: string };
  /** Pointers of texts that end before a `#` which looks like a part of them. */
  readonly cut: string[] = [];

  constructor(
    private readonly document: Document,
    private readonly text: string,
  ) {}

  value(node: unknown, pointer: string): JsonValue {
    this.size += 1;
    if (isAlias(node)) return this.alias(node.source, node.resolve(this.document), pointer);
    if (isScalar(node)) return scalar(node);
    if (!isMapping(node) && !isSeq(node)) return null;
    const anchored = node.anchor !== undefined;
    if (anchored) this.anchors.set(node, null);
    const before = this.size;
    const value = isMapping(node)
      ? this.map(node.items, pointer)
      : node.items.map((item, index) => this.value(item, join(pointer, index)));
    if (anchored) this.anchors.set(node, { value, size: this.size - before });
    return value;
  }

  private map(pairs: readonly { key: unknown; value: unknown }[], pointer: string): JsonObject {
    const result = new Map<string, JsonValue>();
    const merged: JsonObject[] = [];
    for (const pair of pairs) {
      const key = keyText(pair.key);
      const value = this.value(pair.value, join(pointer, key));
      if (/^(?:title|summary|description)$/.test(key) && isScalar(pair.value) && pair.value.type === Scalar.PLAIN)
        if (/^[ \t]+#[^\s#]/.test(this.text.slice(pair.value.range?.[1]))) this.cut.push(join(pointer, key));
      if (isMergeKey(pair.key)) merged.push(...(Array.isArray(value) ? value : [value]).filter(isMap));
      else result.set(key, value);
    }
    for (const source of merged) {
      for (const [key, value] of entriesOf(source)) if (!result.has(key)) result.set(key, value);
    }
    return objectOf(result);
  }

  private alias(name: string, target: Node | undefined, pointer: string): JsonValue {
    if (isScalar(target)) return scalar(target);
    const known = target && this.anchors.get(target);
    this.size += known?.size ?? 0;
    if (!target) this.wrong ??= { pointer, message: `No anchor above is called &${name}.` };
    else if (!known)
      this.wrong ??= { pointer, message: 'This alias refers to the value that contains it, so it would never end.' };
    else if (this.size > maxValues)
      this.wrong ??= { pointer, message: `With its aliases written out, this file has more than ${maxValues} values.` };
    return known?.value ?? null;
  }
}

const isMergeKey = (key: unknown) =>
  isScalar(key) && (typeof key.value === 'symbol' || (key.value === '<<' && key.type === Scalar.PLAIN));

function keyText(key: unknown): string {
  if (!isScalar(key)) return String(key);
  return key.type === Scalar.PLAIN ? (key.source ?? String(key.value)) : String(key.value);
}

function scalar({ value, source }: Scalar): JsonValue {
  if (typeof value === 'bigint' || typeof value === 'number') return exact(source ?? String(value), Number(value));
  return typeof value === 'string' || typeof value === 'boolean' ? value : null;
}

/** Return the offset of the key (or list item) at a path, else of its closest ancestor. */
function offsetOf(document: Document, path: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = start(node) ?? 0;
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document);
    const pair = isMapping(node) ? node.items.find((item) => keyText(item.key) === key) : undefined;
    const found: unknown = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (found === undefined) break;
    offset = start(found) ?? offset;
    node = pair ? pair.value : found;
  }
  return offset;
}

const start = (node: unknown) =>
  isScalar(node) || isMapping(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined;

/** Return the value at a pointer, or undefined. */
export function lookUp(root: JsonValue, pointer: string): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const key of keys(pointer)) value = Array.isArray(value) ? value[Number(key)] : field(value, key);
  return value;
}

/** Print a value as YAML, with the order of its names and every digit of its numbers. */
export const printYaml = (value: JsonValue): string =>
  stringify(inOrder(value), { aliasDuplicateObjects: false, lineWidth: 0, customTags: (tags) => [digits, ...tags] });

const digits: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value) => value instanceof LongNumber,
  resolve: Number,
  stringify: ({ value }) => (value as LongNumber).text,
};

const inOrder = (value: JsonValue): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  return isMap(value) ? new Map(entriesOf(value).map(([key, inside]) => [key, inOrder(inside)])) : value;
};
