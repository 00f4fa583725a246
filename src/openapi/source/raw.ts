/** Access to the values of a source: numbers as written, places by JSON pointer. */
import { isLong, isMap, LongNumber, type JsonValue } from '../model/json';
import type { JsonText } from '../model/model';

/** Read a number. Keep its source if JavaScript would write it differently: a long number, `1.10`, `0x1F`. */
export function exact(source: string, value = Number(source)): number | LongNumber {
  const isExact = String(value) === source && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? value : new LongNumber(jsonNumber(source, value), source, value);
}

/** Write a number as JSON, digit for digit. */
function jsonNumber(source: string, value: number): JsonText {
  if (/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(source)) return source;
  if (!/^[-+]?(\d+|0x[\da-f]+|0o[0-7]+)$/i.test(source)) return JSON.stringify(value);
  const digits = BigInt(source.replace(/^[-+]/, '')).toString();
  return source.startsWith('-') ? `-${digits}` : digits;
}

/** Read `value[key]`, own properties only: a specification may well have a field called `constructor`. */
export function field(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isMap(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Return the text of a scalar as written, for text fields; empty for anything else. */
export function text(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  if (isLong(value)) return value.source;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function number(value: JsonValue | undefined): number | undefined {
  return isLong(value) ? value.value : typeof value === 'number' ? value : undefined;
}

/** Append a key to a pointer. */
export function join(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Split a JSON pointer into its keys. */
export function keys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}
