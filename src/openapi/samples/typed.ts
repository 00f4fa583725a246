/** Convert a reader's input to values of a request. Pure; runs in the browser. */
import { entriesOf, objectOf } from '../../text/ordered';
import { formatJson, isMap, isNumber, parseJson, tryJson, type JsonValue } from '../model/json';
import { show } from '../model/serialize';
import { bodyValue, sampleRequest, type RequestShape } from './request';
import type { SampleRequest } from './languages/sample';

/**
 * Convert text to a value of the field's type; text that does not fit stays text.
 * @param type a JSON Schema type, or `any`, as in the page
 */
export function typedValue(text: string, type: string): JsonValue {
  if (type === 'string') return text;
  const value = tryJson(text);
  if (type === 'integer' || type === 'number') return isNumber(value) ? value : text;
  if (type === 'boolean') return typeof value === 'boolean' ? value : text;
  if (value !== undefined) return value;
  return type === 'array' ? text.split(',').map((item) => item.trim()) : text;
}

/** Return a value of an enum as a reader types it: the page shows some texts in quotes (see `enumTexts`). */
export function unquoted(shown: string, type: string): string {
  const value = type === 'string' && shown.startsWith('"') ? tryJson(shown) : undefined;
  return typeof value === 'string' ? value : shown;
}

/** Copy `body` with `value` at the end of `path`; create missing objects. */
export function withValue(body: JsonValue, path: readonly string[], value: JsonValue): JsonValue {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const object = isMap(body) ? body : {};
  const inside = withValue(Object.hasOwn(object, name) ? (object[name] ?? null) : null, rest, value);
  // Keep the order of the fields.
  return objectOf(new Map(entriesOf(object)).set(name, inside));
}

/** The content of one input. */
export interface Typed {
  /** The input's target: a parameter's location, the body, or a credential. */
  place: string;
  /** Path to a body's field; otherwise a single name. */
  path: readonly string[];
  type: string;
  text: string;
}

/**
 * Build the request from the reader's input. For an empty input it sends the example or nothing.
 * @param all true to send the examples of optional fields, too
 */
export function typedRequest(
  shape: RequestShape,
  typed: readonly Typed[],
  server = shape.server,
  all = false,
): SampleRequest {
  const given = typed.filter(({ text }) => text !== '');
  const valueOf = (place: string, name: string) => {
    const found = given.find((one) => one.place === place && one.path[0] === name);
    return found && typedValue(found.text, found.type);
  };
  const parameters = shape.parameters.map((one) => {
    const value = valueOf(one.in, one.name);
    return value === undefined ? one : { ...one, value: formatJson(value), serialized: undefined };
  });
  const credentials = shape.credentials.map((one) => ({
    ...one,
    placeholder: show(valueOf('secret', one.name) ?? one.placeholder),
  }));
  // A body that is written as text, such as XML, has no fields to fill.
  const fill = (body: JsonValue, { path, type, text }: Typed) =>
    typeof body === 'string' ? body : withValue(body, path, typedValue(text, type));
  const fields = given.filter(({ place }) => place === 'body');
  const body = shape.body && {
    ...shape.body,
    value: formatJson(fields.reduce(fill, bodyValue(shape.body, all))),
    all: undefined,
  };
  return sampleRequest({ ...shape, server, parameters, credentials, body }, { all });
}

/** Return the value that samples with all fields send for an empty input; empty for none. */
export function exampleText(shape: RequestShape, place: string, path: readonly string[]): string {
  const [name] = path;
  const example = place === 'body' ? shape.body : shape.parameters.find((one) => one.in === place && one.name === name);
  const text = example?.all ?? example?.value;
  if (text === undefined) return '';
  let value: JsonValue | undefined = parseJson(text);
  for (const step of place === 'body' ? path : [])
    value = isMap(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return value === undefined ? '' : show(value);
}
