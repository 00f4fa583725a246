/** Read values in a specification (examples, defaults, enums) as JSON of the type that their schema requires. */
import { entriesOf } from '../../text/ordered';
import type { JsonText } from '../model/model';
import { formatJson, isMap, tryJson, type JsonValue } from '../model/json';
import { field, text } from '../source/raw';
import { child, items, type At } from '../source/place';
import type { Reader } from '../source/reader';

/**
 * Convert a value to JSON text. If a schema allows only strings, keep the digits of an unquoted number, such as a Discord id. If
 * it allows only an object or a list, parse a text that holds one, with a warning at `place`.
 */
export function literal(reader: Reader, value: JsonValue, schema: At | undefined, place = schema): JsonText {
  const isPlainText = typeof value === 'string' && !/^\s*[{[]/.test(value);
  if (value === null || isPlainText || !schema) return formatJson(value);
  const at = deref(reader, schema);
  if (!at) return formatJson(value);
  if (typeof value === 'string') return jsonInText(reader, value, at, place ?? at) ?? formatJson(value);
  if (Array.isArray(value)) {
    const prefix = items(child(at, 'prefixItems'));
    const others = part(reader, at, (s) => child(s, 'items'));
    return `[${value.map((item, index) => literal(reader, item, prefix[index] ?? others, place)).join(',')}]`;
  }
  if (isMap(value)) {
    const of = (name: string) => part(reader, at, (s) => inProperties(s, name));
    return `{${entriesOf(value)
      .map(([name, item]) => `${JSON.stringify(name)}:${literal(reader, item, of(name), place)}`)
      .join(',')}}`;
  }
  const isOnlyText = somePart(reader, at, ([type, ...others]) => type === 'string' && others.length === 0);
  const own = typeof value === 'boolean' ? ['boolean'] : ['number', 'integer'];
  const isTakenAsIs = somePart(reader, at, (types) => types.some((type) => own.includes(type)));
  return isOnlyText && !isTakenAsIs ? JSON.stringify(text(value)) : formatJson(value);
}

/** True for a schema with a part whose types pass a test. */
const somePart = (reader: Reader, schema: At, test: (types: string[]) => boolean): boolean =>
  part(reader, schema, (s) => (test(typesOf(s.value)) ? s : undefined)) !== undefined;

/** Return the object or list that a text holds, if the schema allows nothing else; undefined for any other text. */
function jsonInText(reader: Reader, value: string, schema: At, place: At): JsonText | undefined {
  const inside = tryJson(value);
  const wanted = Array.isArray(inside) ? 'array' : isMap(inside) ? 'object' : undefined;
  if (inside === undefined || wanted === undefined) return undefined;
  const takes = (type: string) => somePart(reader, schema, (types) => types.includes(type));
  if (!takes(wanted) || takes('string')) return undefined;
  reader.report('warning', place, {
    message: `This text holds ${wanted === 'array' ? 'a list' : 'an object'}, which is shown in its place.`,
    group: 'values are written as texts that hold JSON',
    fix: 'Write the value itself, without quotes.',
  });
  return literal(reader, inside, schema, place);
}

function inProperties(schema: At, name: string): At | undefined {
  const properties = child(schema, 'properties');
  const others = child(schema, 'additionalProperties');
  return (properties && child(properties, name)) ?? (isMap(others?.value) ? others : undefined);
}

const typesOf = (schema: JsonValue): string[] =>
  [field(schema, 'type') ?? []]
    .flat()
    .map(text)
    .filter((type) => type !== 'null');

/** Apply `find` once to the schema and to each part of its `allOf`, `oneOf` and `anyOf`; return the first result. */
function part(
  reader: Reader,
  schema: At,
  find: (schema: At) => At | undefined,
  seen = new Set<JsonValue>(),
): At | undefined {
  if (seen.has(schema.value)) return undefined;
  seen.add(schema.value);
  const found = find(schema);
  if (found) return found;
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    for (const written of items(child(schema, keyword))) {
      const member = deref(reader, written);
      const inside = member && part(reader, member, find, seen);
      if (inside) return inside;
    }
  }
  return undefined;
}

function deref(reader: Reader, at: At): At | null {
  return typeof field(at.value, '$ref') === 'string' ? reader.follow(at, 'schemas') : at;
}
