/**
 * Build one request from an operation's shape and values. Small and without dependencies: it runs at build and in the
 * browser, where the shape comes from the page as JSON.
 */
import { formatJson, parseJson, type JsonValue } from '../model/json';
import type { JsonText, ParameterLocation, ParameterStyle } from '../model/model';
import type { Part, SampleBody, SampleRequest } from './sample';

/** Everything that a sample needs to know of an operation. JSON data; absent fields have OpenAPI's defaults. */
export interface RequestShape {
  method: string;
  path: string;
  /** The first server's address, without the trailing slash. */
  server: string;
  parameters: RequestParameter[];
  credentials: Credential[];
  /** Absent for no body. */
  body?: RequestBodyShape;
  /** Media types of the response, where they must be asked for. */
  accept?: string;
  /** See `SampleRequest.json`. */
  json: boolean | null;
}

export interface RequestParameter {
  in: ParameterLocation;
  name: string;
  style?: ParameterStyle;
  explode?: boolean;
  /** True to send reserved characters unescaped. */
  reserved?: boolean;
  /** Media type of the document that the value is sent as. */
  content?: string;
  /** Absent for a parameter that is sent only if the reader gives a value. */
  value?: JsonText;
}

/** The place of a secret: a placeholder stands there until the reader types one. */
export interface Credential {
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Such as `Bearer `. */
  prefix?: string;
  placeholder: string;
}

export interface RequestBodyShape {
  mediaType: string;
  value: JsonText;
  /** Properties of a form that hold files. */
  files?: string[];
  /** Media types of a form's properties, where the source gives them. */
  types?: Record<string, string>;
  /** Styles of a form's properties, where the source gives one in place of a media type. */
  styles?: Record<string, Pick<RequestParameter, 'style' | 'explode'>>;
}

/** Values that the reader chose or typed. */
export interface RequestValues {
  server?: string;
  /** Values by `in` and name, such as `query.limit`. */
  parameters?: ReadonlyMap<string, JsonValue>;
  /** Secrets by the credential's name. */
  secrets?: ReadonlyMap<string, string>;
  body?: JsonValue;
}

/** Build the request with the reader's values, else the examples. */
export function sampleRequest(shape: RequestShape, values: RequestValues = {}): SampleRequest {
  const given = shape.parameters.flatMap((parameter) => {
    const typed = values.parameters?.get(`${parameter.in}.${parameter.name}`);
    const value = typed ?? (parameter.value === undefined ? undefined : parseJson(parameter.value));
    return value === undefined ? [] : [{ parameter, value }];
  });
  const serialised = (location: ParameterLocation) =>
    given
      .filter(({ parameter }) => parameter.in === location)
      .map(({ parameter, value }) => serialise(parameter, value));
  const secret = ({ name, prefix = '', placeholder }: Credential) =>
    prefix + (values.secrets?.get(name) || placeholder);
  const secrets = (location: Credential['in']) => shape.credentials.filter((credential) => credential.in === location);

  const path = given.reduce(
    (text, { parameter, value }) =>
      parameter.in === 'path' ? text.replaceAll(`{${parameter.name}}`, () => serialise(parameter, value)) : text,
    shape.path,
  );
  const query = [
    ...serialised('query'),
    ...serialised('querystring'),
    ...secrets('query').map((one) => `${encode(one.name)}=${encode(secret(one))}`),
  ]
    .filter(Boolean)
    .join('&');
  const cookies = [...serialised('cookie'), ...secrets('cookie').map((one) => `${one.name}=${encode(secret(one))}`)];
  const headers: [string, string][] = [
    ...secrets('header').map((one): [string, string] => [one.name, secret(one)]),
    ...(shape.accept ? [['Accept', shape.accept] as [string, string]] : []),
    ...given
      .filter(({ parameter }) => parameter.in === 'header')
      .map(({ parameter, value }): [string, string] => [parameter.name, serialise(parameter, value)]),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as [string, string]] : []),
  ];
  const address = safeUrl((values.server ?? shape.server) + path);
  return {
    method: shape.method,
    url: query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address,
    headers: headers.map(([name, value]) => [name, value.replace(/[\r\n\0]+/g, ' ').trim()]),
    body: shape.body ? sampleBody(shape.body, values.body ?? parseJson(shape.body.value)) : null,
    json: shape.json,
  };
}

/** Escape every character of an address that a shell, a language or `curl`'s globbing would interpret. */
export function safeUrl(url: string): string {
  return wellFormed(url).replace(/[^\x21-\x7e]|["'<>\\^`{|}[\]]/gu, (char) =>
    char === "'" ? '%27' : encodeURIComponent(char),
  );
}

/** Percent-encode everything but letters, digits and `-._~`, so that nothing is left to quote. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Replace lone surrogates, which cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

const show = (value: JsonValue) => (typeof value === 'string' ? value : formatJson(value));

type Escape = (text: string) => string;
type Pair = [name: string, value: string];

/** Serialise a parameter's value by the rules of RFC 6570 that OpenAPI's `style` and `explode` name. */
function serialise(parameter: RequestParameter, value: JsonValue): string {
  const { in: location, name, content, explode = false } = parameter;
  const style = parameter.style ?? (location === 'path' || location === 'header' ? 'simple' : 'form');
  const escape: Escape =
    location === 'header' || style === 'cookie' ? (text) => text : parameter.reserved ? reserved : encode;
  const key = encode(name);
  const one = (item: JsonValue) => escape(show(item));
  if (location === 'querystring') {
    if (!content?.includes('form') || typeof value !== 'object' || value === null) return one(value);
    return Object.entries(value)
      .flatMap(([field, item]) => assign({ name: field }, item, encode, encode))
      .map((pair) => pair.join('='))
      .join('&');
  }
  if (content !== undefined) return location === 'query' || location === 'cookie' ? `${key}=${one(value)}` : one(value);

  if (style !== 'simple' && style !== 'label' && style !== 'matrix') {
    return assign(parameter, value, style === 'cookie' ? escape : encode, escape)
      .map((pair) => pair.join('='))
      .join(style === 'cookie' ? '; ' : '&');
  }
  if (value === null || typeof value !== 'object') {
    return { simple: '', label: '.', matrix: `;${key}=` }[style] + one(value);
  }
  const list = Array.isArray(value);
  const pairs = Object.entries(value).map(([property, item]) => [escape(property), one(item)] as const);
  const flat = list ? pairs.map(([, item]) => item) : pairs.flat();
  const assigned = pairs.map(([property, item]) => `${list ? key : property}=${item}`);
  switch (style) {
    case 'simple':
      return (explode && !list ? assigned : flat).join(',');
    case 'label':
      return explode ? (list ? flat : assigned).map((item) => `.${item}`).join('') : `.${flat.join(',')}`;
    case 'matrix':
      return explode ? assigned.map((item) => `;${item}`).join('') : `;${key}=${flat.join(',')}`;
  }
}

/** Flatten a value to the names and values of a query or a form, such as `filter[size]` and `9` (OpenAPI 3.1, 4.8.12.3). */
function assign(
  {
    name,
    style = 'form',
    explode = style === 'form' || style === 'cookie',
  }: Pick<RequestParameter, 'name' | 'style' | 'explode'>,
  value: JsonValue,
  key: Escape,
  escape: Escape,
): Pair[] {
  const one = (item: JsonValue) => escape(show(item));
  if (value === null || typeof value !== 'object') return [[key(name), one(value)]];
  const list = Array.isArray(value);
  const items = Object.entries(value);
  if (style === 'deepObject') {
    const inside = (property: string) => ({ name: list ? name : `${name}[${property}]`, style });
    return items.flatMap(([property, item]) => assign(inside(property), item, key, escape));
  }
  if (explode) return items.map(([property, item]) => [key(list ? name : property), one(item)]);
  const flat = items.flatMap(([property, item]) => (list ? [one(item)] : [escape(property), one(item)]));
  const separator = style === 'spaceDelimited' ? escape(' ') : style === 'pipeDelimited' ? escape('|') : ',';
  return [[key(name), flat.join(separator)]];
}

/** Keep reserved characters, except for `&`, `#` and `+`, which would end the value. */
const reserved = (text: string) =>
  encode(text).replace(/%(?:3A|2F|3F|40|21|24|28|29|2A|2C|3B|3D)/g, decodeURIComponent);

function sampleBody(shape: RequestBodyShape, value: JsonValue): SampleBody {
  const { mediaType } = shape;
  const type = mediaType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const fields = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null;
  if (/[/+]json$/.test(type)) return { kind: 'json', mediaType, value };
  if (type === 'application/x-www-form-urlencoded' && fields) {
    return {
      kind: 'form',
      fields: fields.flatMap(
        ([name, item]) => styled(shape, name, item) ?? each(item).map((one): Pair => [name, show(one)]),
      ),
    };
  }
  if (type.startsWith('multipart/') && fields) {
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
      mediaType: type.includes('*') ? 'application/octet-stream' : mediaType,
      fileName: show(value),
    };
  return { kind: 'text', mediaType, text: show(value) };
}

/** List the fields of a property with a style; libraries encode them. Null for files, and without a style. */
function styled({ styles, files }: RequestBodyShape, name: string, value: JsonValue): Pair[] | null {
  const style = own(styles, name);
  const asItIs: Escape = (text) => text;
  return style && !files?.includes(name) ? assign({ name, ...style }, value, asItIs, asItIs) : null;
}

/** Read an own key: a property may be called `constructor`. */
const own = <Value>(record: Record<string, Value> = {}, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const each = (value: JsonValue) => (Array.isArray(value) ? value : [value]);

function part({ files, types }: RequestBodyShape, name: string, value: JsonValue): Part {
  const contentType =
    own(types, name) ?? (typeof value === 'object' && value !== null ? 'application/json' : undefined);
  const typed = contentType === undefined || contentType.includes('*') ? {} : { contentType };
  return files?.includes(name) ? { name, fileName: show(value), ...typed } : { name, value: show(value), ...typed };
}
