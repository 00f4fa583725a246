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
    // Before OpenAPI 3.1, `exclusiveMinimum` is a boolean that refers to `minimum`.
    const strict = field(at.value, exclusive) === true;
    result[strict ? exclusive : limit] = digits(field(at.value, limit));
    if (!strict) result[exclusive] = digits(field(at.value, exclusive));
  }
  return result;
}

/**
 * Read descriptions of enum values from extensions: from a list in the order of the values, a map by value or name, or objects
 * that may name their value.
 */
export function enumDescriptions(at: At): (value: JsonValue, index: number) => string {
  const find = (...extensions: string[]) =>
    extensions.map((key) => field(at.value, key)).find((found) => found !== undefined);
  const names = find('x-enumNames', 'x-enum-varnames', 'x-enum-names');
  const descriptions = find('x-enum-descriptions', 'x-enumDescriptions', 'x-enum-description', 'x-enum-comments');
  const details = find('x-enum-values', 'x-enum-elements', 'x-apifox-enum') ?? field(find('x-ms-enum'), 'values');
  const objects = Array.isArray(details) ? details : [];
  const entry = (from: JsonValue | undefined, index: number, ...keys: string[]) =>
    text(Array.isArray(from) ? from[index] : keys.map((key) => field(from, key)).find((found) => found !== undefined));
  return (value, index) => {
    const shown = text(value);
    const isValued = objects.some((one) => field(one, 'value') !== undefined);
    const own = isValued ? objects.find((one) => text(field(one, 'value')) === shown) : objects[index];
    const name = entry(names, index, shown) || text(field(own, 'name') ?? field(own, 'identifier'));
    const description = entry(descriptions, index, shown, name) || text(field(own, 'description'));
    return [name, description].filter((part) => part && part !== shown).join(': ');
  };
}

/** Return a limit as written; undefined for `.inf` or `1e1000`, which no JSON value can exceed. */
const digits = (value: JsonValue | undefined) => {
  const written = isNumber(value) ? formatJson(value) : undefined;
  return written !== undefined && /^-?\d/.test(written) && !/e[+-]?\d{4}/i.test(written) && isFinite(Number(written))
    ? written
    : undefined;
};
