/** JSON with exact integers: beyond 2^53 they are `bigint`, so that no digit is lost. */
import { entriesOf, objectOf } from '../../text/ordered';
import type { JsonText } from './model';

export type JsonValue = null | boolean | number | bigint | string | JsonValue[] | { [key: string]: JsonValue };

/** True for a media type of one JSON value, such as `application/problem+json`; false for sequences of values. */
export const isJsonType = (mediaType: string): boolean => /[/+]json(?![\w-])/i.test(mediaType);

/** True for an object that is not a list. */
export const isMap = (value: JsonValue | undefined): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Write `value` as JSON text, indented by `indent` spaces per level; compact by default. */
export function formatJson(value: JsonValue, indent = 0): JsonText {
  return write(value, indent === 0 ? '' : '\n', ' '.repeat(indent));
}

function write(value: JsonValue, newline: string, step: string): string {
  if (typeof value === 'bigint') return value.toString();
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inner = newline + (newline && step);
  const list = (parts: string[], open: string, close: string) =>
    parts.length === 0 ? open + close : `${open}${inner}${parts.join(`,${inner}`)}${newline}${close}`;
  if (Array.isArray(value))
    return list(
      value.map((item) => write(item, inner, step)),
      '[',
      ']',
    );
  const colon = newline ? ': ' : ':';
  return list(
    entriesOf(value).map(([key, item]) => `${JSON.stringify(key)}${colon}${write(item, inner, step)}`),
    '{',
    '}',
  );
}

const token = /"(?:[^"\\]|\\.)*"(?:\s*:)?|-?\d[\d.eE+-]*/g;

/** Parse JSON text; integers beyond 2^53 become `bigint`. Throws `SyntaxError` on invalid JSON. */
export function parseJson(text: JsonText): JsonValue {
  // Integers too large for a number, and names that look like one, pass through JSON.parse as strings that begin with NUL.
  const marked = text.replace(token, (part) => {
    if (/^-?\d+$/.test(part) && !Number.isSafeInteger(Number(part))) return `"\\u0000${part}"`;
    return /^"\d+"\s*:$/.test(part) ? `"\\u0000${part.slice(1)}` : part;
  });
  return JSON.parse(marked, marked === text ? undefined : revive) as JsonValue;
}

/** Parse JSON text; return undefined for invalid JSON. */
export function tryJson(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function revive(_key: string, value: JsonValue): JsonValue {
  if (isMap(value) && Object.keys(value).some((name) => name.startsWith('\0')))
    return objectOf(Object.entries(value).map(([name, item]) => [name.replace(/^\0(?=\d+$)/, ''), item]));
  return typeof value === 'string' && /^\0-?\d+$/.test(value) ? BigInt(value.slice(1)) : value;
}

/** Write a JSON value for running text: a string without its quotes, anything else as JSON. */
export function showJson(text: JsonText): string {
  const value = parseJson(text);
  return typeof value === 'string' ? value : text;
}
