/**
 * Build one request from an operation's shape and values. Small and without dependencies: it runs at build and in the
 * browser, where the shape comes from the page as JSON.
 */
import { entriesOf } from '../../text/ordered';
import { divided } from './absolute-server';
import { isJsonType, isMap, isScalar, parseJson, type JsonValue } from '../model/json';
import type { JsonText, ParameterLocation } from '../model/model';
import { encode, pairsOf, serialize, show, wellFormed, type Pair, type SentParameter } from '../model/serialize';
import type { Part, SampleBody, SampleRequest } from './languages/sample';

/** Everything that a sample needs to know about an operation. JSON data; absent fields have OpenAPI's defaults. */
export interface RequestShape {
  method: string;
  path: string;
  /** The first server's address, without the trailing slash. */
  server: string;
  parameters: RequestParameter[];
  credentials: Credential[];
  certificate?: true;
  body?: RequestBodyShape;
  /** The bodies to choose from, `body` first; absent if there is only one. */
  bodies?: NamedBodyShape[];
  /** Media types of the response, if the request must name them. */
  accept?: string;
  json: boolean | null;
  file?: string;
}

export interface RequestParameter extends SentParameter {
  /** Absent for a parameter that is sent only if the reader types a value or asks for all fields. */
  value?: JsonText;
  /** The author's serialised form, sent in place of the value. */
  serialized?: string;
  /** The value if the reader asks for all fields; absent for a required parameter. */
  all?: JsonText;
}

/** The place of a secret: a placeholder stands there until the reader types one. */
export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  prefix?: string;
  placeholder: string;
}

export interface RequestBodyShape {
  mediaType: string;
  /** With only the required fields, or else the fewest that show something. */
  value: JsonText;
  /** With all fields; absent if there are no others. */
  all?: JsonText;
  /** True if `value` has optional fields. */
  optional?: true;
  /** True for a text that is sent unchanged although it is not JSON. */
  raw?: true;
  /** Properties of a form that hold files. */
  files?: string[];
  /** Media types of a form's properties, if the source gives them. */
  types?: Record<string, string>;
  /** Headers of a form's parts, by property. */
  headers?: Record<string, Pair[]>;
  /** Styles of a form's properties that have a style instead of a media type. */
  styles?: Record<string, Pick<SentParameter, 'style' | 'explode'>>;
}

/** A variant of a body, an author's example, or a body of another media type. */
export interface NamedBodyShape extends RequestBodyShape {
  label: string;
}

/** Build the request. @param all true to send optional parameters and fields, too */
export function sampleRequest(shape: RequestShape, { all = false } = {}): SampleRequest {
  // Names of HTTP headers do not depend on case.
  const placeOf = ({ in: location, name }: { in: string; name: string }) =>
    `${location} ${location === 'header' ? name.toLowerCase() : name}`;
  const ofCredentials = new Set(shape.credentials.map(placeOf));
  const given = shape.parameters.flatMap((parameter) => {
    if (ofCredentials.has(placeOf(parameter))) return [];
    const value = parameter.value ?? (all ? parameter.all : undefined);
    if (value === undefined) return [];
    return [{ parameter, text: parameter.serialized || serialize(parameter, parseJson(value)) }];
  });
  const header = (name: string) => given.find(({ parameter }) => placeOf(parameter) === `header ${name}`)?.text;
  const body = shape.body ? sampleBody(shape.body, bodyValue(shape.body, all)) : null;
  const type = header('content-type') ?? '';
  // A header that names one of several bodies does not describe the others.
  const isOfOther = shape.bodies?.some(({ mediaType }) => mediaType === type);
  if (type && body && 'mediaType' in body && !isOfOther) body.mediaType = inOneLine(type);
  const serialized = (location: ParameterLocation) =>
    given.filter(({ parameter }) => parameter.in === location).map(({ text }) => text);
  const secret = ({ prefix = '', placeholder }: Credential) => prefix + placeholder;
  const secrets = (location: Credential['in']) => shape.credentials.filter((credential) => credential.in === location);

  const path = given.reduce(
    (path, { parameter, text }) =>
      parameter.in === 'path' ? path.replaceAll(`{${parameter.name}}`, () => text) : path,
    shape.path,
  );
  const query = [
    ...serialized('query'),
    ...serialized('querystring'),
    ...secrets('query').map((one) => `${encode(one.name)}=${encode(secret(one))}`),
  ];
  const cookies = [
    ...serialized('cookie').filter(Boolean),
    ...secrets('cookie').map((one) => `${one.name}=${encode(secret(one))}`),
  ];
  const headers: [string, string][] = [
    ...secrets('header').map((one): [string, string] => [one.name, secret(one)]),
    ...(shape.accept && !header('accept') ? [['Accept', shape.accept] as [string, string]] : []),
    ...given
      .filter(({ parameter }) => parameter.in === 'header' && !(body && placeOf(parameter) === 'header content-type'))
      .map(({ parameter, text }): [string, string] => [parameter.name, text]),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as [string, string]] : []),
  ];
  return {
    method: shape.method,
    url: safeUrl(joined(shape.server, path, query)),
    headers: headers.map(oneLine),
    body,
    json: shape.json,
    ...(shape.certificate && { certificate: true }),
    ...(shape.file === undefined ? {} : { file: shape.file }),
  };
}

/** Remove the characters that would end a header. */
const inOneLine = (value: string) => value.replace(/[\r\n\0]+/g, ' ').trim();
const oneLine = ([name, value]: Pair): Pair => [name, inOneLine(value)];

/**
 * Join an address. Server and path may have their own queries. Leave out fragments, by which some authors tell operations of one
 * path apart: no request sends them.
 */
function joined(server: string, path: string, query: readonly string[]): string {
  const [base, ofServer] = divided(server);
  const [route, ofPath] = divided(path);
  const parts = [ofServer, ...ofPath.split('&'), ...query].filter(Boolean);
  const all = [...new Set(parts)].join('&');
  return base.replace(/\/+$/, '') + route + (all && `?${all}`);
}

/** Escape every character of an address that a shell, a language or `curl`'s globbing would interpret. */
export function safeUrl(url: string): string {
  // The brackets of an IPv6 address stay (RFC 3986, 3.2.2).
  const [host = ''] = /^[a-z][a-z\d+.-]*:\/\/\[[\da-f:.]+\]/i.exec(url) ?? [];
  const rest = wellFormed(url.slice(host.length)).replace(/[^\x21-\x7e]|["'<>\\^`{|}[\]]/gu, (char) =>
    char === "'" ? '%27' : encodeURIComponent(char),
  );
  return host + rest;
}

/** Return a body with only the required fields, or with all. */
export const bodyValue = ({ value, all }: RequestBodyShape, isAll = false): JsonValue =>
  parseJson(isAll ? (all ?? value) : value);

function sampleBody(shape: RequestBodyShape, value: JsonValue): SampleBody {
  const { mediaType } = shape;
  const fields = isMap(value) ? entriesOf(value) : null;
  if (isJsonType(mediaType) && !shape.raw) return { kind: 'json', mediaType, value };
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType) && fields) {
    return {
      kind: 'form',
      fields: fields.flatMap(
        ([name, item]) => styled(shape, name, item) ?? each(item).map((one): Pair => [name, show(one)]),
      ),
    };
  }
  if (/^multipart\//i.test(mediaType) && fields) {
    return {
      kind: 'multipart',
      parts: fields.flatMap(
        ([name, item]) =>
          styled(shape, name, item)?.map(([field, text]) => ({ name: field, value: text })) ??
          each(item).map((one) => part(shape, name, one)),
      ),
    };
  }
  if (shape.files)
    return {
      kind: 'file',
      mediaType: mediaType.includes('*') ? 'application/octet-stream' : mediaType,
      fileName: show(value),
    };
  return { kind: 'text', mediaType, text: show(value) };
}

/** List the fields of a property with a style; libraries encode them. Null for files and for properties without a style. */
function styled({ styles, files }: RequestBodyShape, name: string, value: JsonValue): Pair[] | null {
  const style = own(styles, name);
  const asItIs = (text: string) => text;
  return style && !files?.includes(name) ? pairsOf({ name, ...style }, value, asItIs, asItIs) : null;
}

/** Read an own property: a field may be called `constructor`. */
const own = <Value>(record: Record<string, Value> = {}, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const each = (value: JsonValue) => (Array.isArray(value) ? value : [value]);

function part({ files, types, headers }: RequestBodyShape, name: string, value: JsonValue): Part {
  const contentType = own(types, name) ?? (isScalar(value) ? undefined : 'application/json');
  const more = {
    ...(contentType === undefined || contentType.includes('*') ? {} : { contentType }),
    headers: own(headers, name)?.map(oneLine),
  };
  return files?.includes(name) ? { name, fileName: show(value), ...more } : { name, value: show(value), ...more };
}
