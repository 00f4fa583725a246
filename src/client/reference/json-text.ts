/** Read JSON that a person typed: its value, the place of each part, and the first thing that is not JSON. Pure. */
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { LongNumber, type JsonValue } from '../../openapi/model/json';

export interface TextPlace {
  offset: number;
  /** From 1, like the column. */
  line: number;
  column: number;
}

interface TypedJson {
  /** Absent if the text is not JSON. */
  value?: JsonValue;
  /** The first mistake of syntax, as a sentence. */
  mistake?: TextPlace & { message: string };
  /** Paths of names that an object has twice: the last value counts. */
  repeated: (string | number)[][];
  /** Find the place of a value, or of its name; otherwise of the closest value around it. */
  placeOf: (path: readonly (string | number)[], isName?: boolean) => TextPlace;
}

export function readJsonText(text: string): TypedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const at = (offset: number): TextPlace => {
    const before = text.slice(0, offset).split('\n');
    return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const placeOf = (path: readonly (string | number)[], isName = false): TextPlace => {
    for (let length = path.length; root && length >= 0; length--) {
      const node = findNodeAtLocation(root, path.slice(0, length));
      if (node) return at((isName && length === path.length && node.parent?.children?.[0]?.offset) || node.offset);
    }
    return at(0);
  };
  const [error] = errors;
  const found: Found = { repeated: [] };
  const { repeated } = found;
  if (error) return { mistake: { ...at(error.offset), message: mistakeMessage(error, text) }, repeated, placeOf };
  const value = valueOf(root as Node, text, [], found);
  if (found.tooLarge === undefined) return { value, repeated, placeOf };
  return { mistake: { ...at(found.tooLarge), message: 'This number is too large to check.' }, repeated, placeOf };
}

/** Findings of `valueOf`. */
interface Found extends Pick<TypedJson, 'repeated'> {
  /** Offset of the first number that is too large. */
  tooLarge?: number;
}

/** With a larger exponent, an exact comparison takes longer than a reader waits. */
const largestExponent = 400;

/** Make a value of a node; integers past 2^53 keep every digit. */
function valueOf(node: Node, text: string, path: (string | number)[], found: Found): JsonValue {
  const { type, children = [], offset, length } = node;
  if (type === 'array') return children.map((child, index) => valueOf(child, text, [...path, index], found));
  if (type === 'object') {
    const entries = children.flatMap(({ children: [name, value] = [] }): [string, JsonValue][] => {
      if (!name || !value) return [];
      const key = name.value as string;
      return [[key, valueOf(value, text, [...path, key], found)]];
    });
    const names = entries.map(([name]) => name);
    for (const name of new Set(names.filter((each, index) => names.indexOf(each) < index)))
      found.repeated.push([...path, name]);
    return Object.fromEntries(entries);
  }
  if (type !== 'number') return node.value as JsonValue;
  const digits = text.slice(offset, offset + length);
  const number = Number(digits);
  if (/^-?\d+$/.test(digits)) return Number.isSafeInteger(number) ? number : new LongNumber(digits);
  if (!Number.isFinite(number) || Math.abs(Number(/e(.*)$/i.exec(digits)?.[1] ?? 0)) > largestExponent)
    found.tooLarge ??= offset;
  return number;
}

const invalidEscape = 'A backslash begins an escape, such as \\n or \\u0041: for the sign itself write two.';
const invalidNumber = 'This is not a JSON number, such as 0.5, -1 or 1e9.';

/** Messages, by jsonc-parser's names for errors. */
const mistakes: Partial<Record<string, string>> = {
  PropertyNameExpected: 'A name in double quotes is expected here.',
  ColonExpected: 'A colon is expected here, between a name and its value.',
  CommaExpected: 'A comma is missing before this.',
  ValueExpected: 'A value is missing here.',
  CloseBraceExpected: 'An object is not closed: a } is missing.',
  CloseBracketExpected: 'An array is not closed: a ] is missing.',
  EndOfFileExpected: 'The JSON ended before this: only one value is allowed here.',
  UnexpectedEndOfString: 'This string is not closed: a " is missing. A line break inside is written \\n.',
  InvalidUnicode: invalidEscape,
  InvalidEscapeCharacter: invalidEscape,
  InvalidCharacter: 'A string cannot contain this character: write \\n, \\t or \\u and its code.',
  InvalidNumberFormat: invalidNumber,
  UnexpectedEndOfNumber: invalidNumber,
};

function mistakeMessage({ error, offset, length }: ParseError, text: string): string {
  const found = text.slice(offset, offset + length);
  const last = text.slice(0, offset).trimEnd().at(-1);
  const next = text.slice(offset).trimStart().charAt(0);
  if (found.startsWith("'") || next === "'") return 'Single quotes: JSON has double ones, "like this".';
  if (/^[“”‘’]/.test(next)) return 'Typographic quotes: JSON has straight double ones, "like this".';
  if (last === ',' && /[}\]]/.test(next)) return `Remove this comma: nothing follows it before ${next}.`;
  if (/^(NaN|-?Infinity)/.test(found)) return `JSON has no ${found}: write a number, or null.`;
  const word = /^[A-Za-z]\w*/.exec(found)?.[0];
  const meant = word?.toLowerCase().replace(/^(none|nil|undefined)$/, 'null') ?? '';
  if (word && word !== meant && /^(null|true|false)$/.test(meant)) return `JSON has no ${word}: write ${meant}.`;
  if (word && /^\s*:/.test(text.slice(offset + length))) return `Names are in double quotes: "${word}".`;
  if (/^(\/\/|\/\*|#)/.test(text.slice(offset))) return 'JSON has no comments: remove it.';
  const known = mistakes[printParseErrorCode(error)];
  return known ?? (word ? `A string is in double quotes: "${word}".` : 'This is not JSON.');
}
