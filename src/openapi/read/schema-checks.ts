/** Checks of a schema's keywords that the official JSON Schema of OpenAPI 3.1 leaves to tools. */
import { isMap, type JsonValue } from '../model/json';
import { field, number } from '../source/raw';
import { child, entries, type At } from '../source/place';
import type { Reader } from '../source/reader';
import { suggest } from '../source/suggest';

/** Formats of the OpenAPI format registry and of JSON Schema 2020-12, 7.3. */
const formats = new Set(
  (
    'base64url binary byte char commonmark date date-time date-time-local decimal decimal128 double double-int duration email float ' +
    'hostname html http-date idn-email idn-hostname int16 int32 int64 int8 ipv4 ipv6 iri iri-reference json-pointer media-range password ' +
    'regex relative-json-pointer sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token time time-local uint16 uint32 uint64 uint8 ' +
    'unixtime uri uri-reference uri-template uuid'
  ).split(' '),
);

/** Keywords by the kind of value that they require. */
const kinds = {
  'an object': ['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired', 'discriminator', '$defs'],
  'a list': ['required', 'enum', 'oneOf', 'anyOf', 'allOf', 'prefixItems'],
  text: ['format', 'pattern', 'title', 'description', 'contentEncoding', 'contentMediaType'],
  'a whole number': ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  'a number': ['minimum', 'maximum', 'multipleOf'],
} as const;
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, keywords]) => keywords.map((keyword) => [keyword as string, kind])),
);

/** Report keywords with the wrong kind of value, and unknown formats. */
export function checkSchema(reader: Reader, at: At): void {
  for (const [keyword, found] of entries(at)) {
    const kind = kindOf.get(keyword);
    if (kind === undefined || isA(found.value, kind)) continue;
    if (found.value === null)
      reader.report('warning', found, { message: `${keyword} is empty.`, group: 'fields are empty' });
    else {
      const severity = keyword === 'required' && typeof found.value === 'boolean' ? 'warning' : 'error';
      reader.report(severity, found, { message: `${keyword} must be ${kind}.`, group: 'values are of the wrong kind' });
    }
  }
  const format = field(at.value, 'format');
  if (typeof format !== 'string' || formats.has(format)) return;
  const message = `${format} is not a format that OpenAPI or JSON Schema knows.`;
  const fix =
    suggest(format, [...formats]) ?? 'Readers see it as it is; a pattern or a description says what it means.';
  reader.warnOnce(child(at, 'format') ?? at, { message, group: 'formats are not known', fix });
}

function isA(value: JsonValue, kind: string): boolean {
  if (kind === 'an object') return isMap(value);
  if (kind === 'a list') return Array.isArray(value);
  return kind === 'text' ? typeof value === 'string' : number(value) !== undefined;
}
