/** Keywords of a schema that hold plain values. */
import type { Schema } from '../model/model';
import { sizeKeywords } from '../schema/merge';
import { formatJson, isNumber, type JsonValue } from '../model/json';
import { field, number, text } from '../source/raw';
import { isTrue, textAt, type At } from '../source/place';

/** Read format, pattern and limits. */
export function limits(at: At): Schema {
  const result: Schema = {
    format: textAt(at, 'format') || undefined,
    pattern: textAt(at, 'pattern') || undefined,
    contentEncoding: textAt(at, 'contentEncoding') || undefined,
    contentMediaType: textAt(at, 'contentMediaType') || undefined,
    uniqueItems: isTrue(at, 'uniqueItems'),
    multipleOf: digits(field(at.value, 'multipleOf')),
  };
  for (const keyword of sizeKeywords) result[keyword] = number(field(at.value, keyword));
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    // Until OpenAPI 3.1, `exclusiveMinimum` was a switch on `minimum`.
    const strict = field(at.value, exclusive) === true;
    result[strict ? exclusive : limit] = digits(field(at.value, limit));
    if (!strict) result[exclusive] = digits(field(at.value, exclusive));
  }
  return result;
}

/** Read descriptions of enum values from the extensions that hold them: lists in the order of the values, or maps by value. */
export function enumDescriptions(at: At): (value: JsonValue, index: number) => string {
  const find = (...extensions: string[]) =>
    extensions.map((key) => field(at.value, key)).find((found) => found !== undefined);
  const names = find('x-enumNames', 'x-enum-varnames', 'x-enum-names');
  const descriptions = find('x-enum-descriptions', 'x-enumDescriptions', 'x-enum-description');
  const details = field(at.value, 'x-enum-values');
  const entry = (from: JsonValue | undefined, value: JsonValue, index: number, key: string) =>
    text(Array.isArray(from) ? from[index] : field(from, text(value))) ||
    text(field(Array.isArray(details) ? details[index] : undefined, key));
  return (value, index) =>
    [entry(names, value, index, 'identifier'), entry(descriptions, value, index, 'description')]
      .filter((part) => part && part !== text(value))
      .join(': ');
}

/** Return a limit as written; undefined for `.inf` or `1e1000`, which no JSON value reaches. */
const digits = (value: JsonValue | undefined) => {
  const written = isNumber(value) ? formatJson(value) : undefined;
  return written !== undefined && /^-?\d/.test(written) && !/e[+-]?\d{4}/i.test(written) && isFinite(Number(written))
    ? written
    : undefined;
};
