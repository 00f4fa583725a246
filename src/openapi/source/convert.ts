/** Convert Swagger 2.0 to OpenAPI 3.0. */
import { entriesOf, objectOf } from '../../text/ordered';
import { convertObj } from 'swagger2openapi';
import type { SpecFile } from './document';
import { isLong, isMap, type JsonObject, type JsonValue } from '../model/json';
import { exact, field, text } from './raw';

/** Marks a numeral for the converter, which knows only JSON. */
const mark = '\0numeral:';
/** Stands for the reference `#`, which the converter would replace with a copy of the complete file. */
const whole = '\0#';

/** Convert a file to OpenAPI 3.0; places still lead to lines of the source. Rejects with the converter's own error. */
export async function convertSwagger(file: SpecFile): Promise<SpecFile> {
  const source = prepared(file.root);
  const paths = field(source, 'paths');
  for (const item of Object.values(isMap(paths) ? paths : {}).filter(isMap)) shareBody(source, item);
  const { openapi } = await convertObj(source as object, {
    patch: true,
    warnOnly: true,
    resolve: false,
    refSiblings: 'preserve',
  });
  // A copy through JSON drops keys without a value, which the converter leaves.
  const converted = JSON.parse(JSON.stringify(openapi)) as JsonValue;
  return {
    ...file,
    isConverted: true,
    root: restore(converted),
    locate: (pointer) => file.locate(sourcePointer(pointer)),
  };
}

/**
 * `style` of a list by its `collectionFormat` (Swagger 2.0, Parameter Object). OpenAPI 3 has these styles only for queries, and
 * none for tabs; the model has all of them everywhere.
 */
const separated: Record<string, JsonObject | undefined> = {
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  tsv: { style: 'tabDelimited', explode: false },
};
const styles: typeof separated = {
  ...separated,
  csv: { style: 'form', explode: false },
  multi: { style: 'form', explode: true },
};
const extension = 'x-collectionFormat';
/** Marks a field of a form that may be sent empty. */
export const emptyExtension = 'x-allowEmptyValue';

/**
 * Copy the file with marked numerals. Copy the formats of lists into an extension, because the converter drops those of forms,
 * paths and headers, but keeps extensions.
 */
function prepared(written: JsonValue, isHeader = false): JsonValue {
  if (isLong(written)) return mark + written.source;
  if (Array.isArray(written)) return written.map((item) => prepared(item));
  if (!isMap(written)) return written;
  const value = withType(written);
  const inOrder = (key: string, inside: JsonValue) => {
    if (key === '$ref' && inside === '#') return whole;
    if (key === 'headers' && isMap(inside))
      return objectOf(entriesOf(inside).map(([name, header]) => [name, prepared(header, true)]));
    return prepared(inside);
  };
  const format = value.collectionFormat ?? (value.in === 'formData' ? 'csv' : undefined);
  const isParameter = /^(?:query|header|path)$/.test(text(value.in));
  const all = entriesOf(value).map(([key, inside]): [string, JsonValue] => [key, inOrder(key, inside)]);
  // The converter does not move `x-enum-*` and similar extensions into the schema that it makes.
  const names = isParameter || isHeader ? all.filter(([key]) => /^x-(?:enum|ms-enum|apifox-enum)/.test(key)) : [];
  const others = all.filter((entry) => !names.includes(entry));
  const copy = objectOf(names.length > 0 ? [...others, ['schema', objectOf(names)]] : all);
  // In Swagger 2.0 a parameter cannot be an object, and the converter drops its fields.
  if (value.type === 'object' && isParameter) {
    const { properties = {}, ...parameter } = copy;
    return { ...parameter, schema: { properties } };
  }
  if (value.in === 'formData' && value.allowEmptyValue === true) copy[emptyExtension] = true;
  return value.type === 'array' && format ? { ...copy, [extension]: format } : copy;
}

/** Move the type of a parameter from its schema, where OpenAPI 3 has it, to the parameter. The converter would take it for text. */
function withType(value: JsonObject): JsonObject {
  const { schema, ...parameter } = value;
  const isTyped = typeof value.in === 'string' && value.in !== 'body' && value.type === undefined;
  return isTyped && !/^(?:object)?$/.test(text(field(schema, 'type')))
    ? { ...parameter, ...(schema as JsonObject) }
    : value;
}

const forms = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;

/**
 * Copy the body parameters of a path to its operations, because the converter gives them to only one. Copy shared parameters over
 * references that have fields next to them, because the converter drops such fields.
 */
function shareBody(source: JsonValue, item: JsonObject): void {
  const { parameters = [], ...operations } = item;
  if (!Array.isArray(parameters)) return;
  const read = (one: JsonValue): JsonValue => {
    const [, name] = /^#\/parameters\/(.+)$/.exec(text(field(one, '$ref'))) ?? [];
    return name === undefined ? one : (field(field(source, 'parameters'), name) ?? null);
  };
  const isBody = (one: JsonValue) => ['body', 'formData'].includes(text(field(read(one), 'in')));
  const key = (one: JsonValue) => text(field(read(one), 'in')) === 'body' || text(field(read(one), 'name'));
  const inPlace = (one: JsonValue): JsonValue => {
    const { $ref, ...beside } = isMap(one) ? one : {};
    const isCopied = $ref !== undefined && Object.keys(beside).length > 0 && isBody(one);
    return isCopied ? { ...(structuredClone(read(one)) as JsonObject), ...beside } : one;
  };
  const shared = parameters.filter(isBody);
  item.parameters = parameters.filter((one) => !isBody(one));
  for (const operation of Object.values(operations).filter(isMap)) {
    const own = Array.isArray(operation.parameters) ? operation.parameters : [];
    const replaced = own.filter(isBody).map(key);
    operation.parameters = [...structuredClone(shared.filter((one) => !replaced.includes(key(one)))), ...own].map(
      inPlace,
    );
  }
}

/** Restore the encoding of a media type from the list formats of its properties. */
function encodingOf(media: JsonObject): JsonObject | null {
  const properties = field(field(media, 'schema'), 'properties');
  const encoding = Object.entries(isMap(properties) ? properties : {}).flatMap(([name, property]) => {
    const style = styles[text(field(property, extension))];
    const isEmpty = field(property, emptyExtension);
    return style || isEmpty ? [[name, { ...style, ...(isEmpty && { [emptyExtension]: true }) }] as const] : [];
  });
  return encoding.length > 0 ? Object.fromEntries(encoding) : null;
}

/** Restore an example of a media type, to which the converter gives a name. */
function withoutName(media: JsonObject): JsonObject {
  const { examples = null, ...others } = media;
  const example = field(field(examples, 'response'), 'value');
  return example === undefined ? media : { ...others, example };
}

function restore(value: JsonValue): JsonValue {
  if (value === whole) return '#';
  if (typeof value === 'string') return value.startsWith(mark) ? exact(value.slice(mark.length)) : value;
  if (Array.isArray(value)) return value.map(restore);
  if (!isMap(value)) return value;
  const encoding = encodingOf(value);
  const restored = objectOf(entriesOf(withoutName(value)).map(([key, inside]) => [key, restore(inside)]));
  // A form with a required field is itself required.
  const isNeeded = forms.some((form) => {
    const names = field(field(field(field(value, 'content'), form), 'schema'), 'required');
    return Array.isArray(names) && names.length > 0;
  });
  const more = {
    ...(encoding && { encoding }),
    ...(isNeeded && { required: true }),
    ...separated[text(value[extension])],
  };
  // A spread would move names that look like integers to the front.
  return Object.keys(more).length > 0 ? { ...restored, ...more } : restored;
}

/** Return the source's pointer for a pointer into the converted document; for a part that moved elsewhere, its closest ancestor. */
function sourcePointer(pointer: string): string {
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/(parameters|responses)(?=\/|$)/, '/$1')
    .replace(/^\/components\/requestBodies(?=\/|$)/, '/parameters')
    .replace(/^\/components\/securitySchemes(?=\/|$)/, '/securityDefinitions')
    .replace(/\/content\/[^/]+\/schema(?=\/|$)/, '/schema');
}
