/** The source as plain values before interpretation: numbers as written, places by JSON pointer. */
import { entriesOf } from '../../text/ordered';
import type { JsonText } from '../model/model';

/** A number that JavaScript would not write like its author: too long, `1.10`, `0x1F`. */
export class Numeral {
  constructor(
    readonly source: string,
    readonly value: number,
  ) {}

  /** Write the number as JSON, digit for digit. */
  json(): JsonText {
    if (/^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(this.source)) return this.source;
    if (/^[-+]?(\d+|0x[\da-f]+|0o[0-7]+)$/i.test(this.source)) {
      const digits = BigInt(this.source.replace(/^[-+]/, '')).toString();
      return this.source.startsWith('-') ? `-${digits}` : digits;
    }
    return JSON.stringify(this.value);
  }
}

/** Read a number; keep its source where JavaScript would write it differently. */
export function exact(source: string, value = Number(source)): number | Numeral {
  const isExact = String(value) === source && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? value : new Numeral(source, value);
}

export type Raw = null | boolean | number | string | Numeral | Raw[] | RawObject;
export interface RawObject {
  [key: string]: Raw;
}

export function isObject(value: Raw | undefined): value is RawObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Numeral);
}

/** Read `value[key]`, own properties only: a specification may well have a field called `constructor`. */
export function field(value: Raw | undefined, key: string): Raw | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Return the text of a scalar as written, for text fields; empty for anything else. */
export function text(value: Raw | undefined): string {
  if (typeof value === 'string') return value;
  if (value instanceof Numeral) return value.source;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export function number(value: Raw | undefined): number | undefined {
  return value instanceof Numeral ? value.value : typeof value === 'number' ? value : undefined;
}

/** Write the value as compact JSON. */
export function json(value: Raw): JsonText {
  if (value instanceof Numeral) return value.json();
  if (Array.isArray(value)) return `[${value.map(json).join(',')}]`;
  if (isObject(value)) {
    return `{${entriesOf(value)
      .map(([key, item]) => `${JSON.stringify(key)}:${json(item)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Copy a value with numbers in the place of numerals. */
export function withNumbers(value: Raw): Raw {
  if (value instanceof Numeral) return value.value;
  if (Array.isArray(value)) return value.map(withNumbers);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, withNumbers(inside)]));
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
