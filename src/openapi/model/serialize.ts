/**
 * Write values of parameters and of form fields as they are sent, by the rules of RFC 6570 that OpenAPI's `style` and `explode`
 * select (OpenAPI 3.1, 4.8.12.3 and 4.8.12.4). Small and without dependencies: it runs in browsers, too.
 */
import { entriesOf } from '../../text/ordered';
import { formatJson, isJsonType, isScalar, type JsonValue } from './json';
import type { ParameterLocation, ParameterStyle } from './model';

/** The serialization of a parameter; absent fields have OpenAPI's defaults. */
export interface SentParameter {
  in: ParameterLocation;
  name: string;
  style?: ParameterStyle;
  explode?: boolean;
  /** True to send reserved characters unescaped. */
  reserved?: boolean;
  /** Media type, if the value is sent as a document. */
  content?: string;
  /** Styles of the fields of a complete query, if given. */
  styles?: Record<string, Pick<SentParameter, 'style' | 'explode'>>;
}

export type Pair = [name: string, value: string];
type Escape = (text: string) => string;

/** Replace lone surrogates, which cannot be encoded. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

/** Percent-encode everything except letters, digits and `-._~`, so nothing needs quoting. */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Reserved characters, other than `&`, `#` and `+`, that would end a value in its location (RFC 3986, 3.3; RFC 6265, 4.1.1). */
const ending: Partial<Record<ParameterLocation, RegExp>> = { path: /%(?:2F|3F)/, cookie: /%(?:2C|3B)/ };

/** Keep reserved characters that do not end the value. */
const reserved = (location: ParameterLocation) => (text: string) =>
  encode(text).replace(/%(?:3A|2F|3F|40|21|24|28|29|2A|2C|3B|3D)/g, (code) =>
    ending[location]?.test(code) ? code : decodeURIComponent(code),
  );

/** Write a value as text: a string unchanged, anything else as JSON. */
export const show = (value: JsonValue) => (typeof value === 'string' ? value : formatJson(value));

/** Write a parameter's value as it is sent in the path, the query (with its name), the header or the cookies. */
export function serialize(parameter: SentParameter, value: JsonValue): string {
  const { in: location, name, content, explode = false, styles = {} } = parameter;
  const style = parameter.style ?? defaultStyle(location);
  const escape: Escape =
    location === 'header' || style === 'cookie' ? (text) => text : parameter.reserved ? reserved(location) : encode;
  const key = encode(name);
  const one = (value: JsonValue) => escape(show(value));
  if (location === 'querystring') {
    if (!content?.includes('form') || isScalar(value)) return one(value);
    return entriesOf(value as Record<string, JsonValue>)
      .flatMap(([field, item]) =>
        pairsOf({ name: field, ...(Object.hasOwn(styles, field) ? styles[field] : {}) }, item, encode, encode),
      )
      .map((pair) => pair.join('='))
      .join('&');
  }
  if (content !== undefined) {
    const document = isJsonType(content) ? escape(formatJson(value)) : one(value);
    return location === 'query' || location === 'cookie' ? `${key}=${document}` : document;
  }

  if (style !== 'simple' && style !== 'label' && style !== 'matrix') {
    return pairsOf(parameter, value, style === 'cookie' ? escape : encode, escape)
      .map((pair) => (location === 'path' || location === 'header' ? pair[1] : pair.join('=')))
      .join(style === 'cookie' ? '; ' : '&');
  }
  const first = { simple: '', label: '.', matrix: ';' }[style];
  // RFC 6570, 3.2.7: an empty value has no equals sign.
  const named = (text: string) => (style === 'matrix' ? key + (text && '=') + text : text);
  if (isScalar(value)) return first + named(one(value));
  const list = Array.isArray(value);
  const pairs = entriesOf(value as Record<string, JsonValue>).map(
    ([property, item]) => [escape(property), one(item)] as const,
  );
  const flat = list ? pairs.map(([, item]) => item) : pairs.flat();
  if (!explode) return first + named(flat.join(','));
  const parts = list ? flat.map(named) : pairs.map((pair) => pair.join('='));
  return style === 'simple' ? parts.join(',') : parts.map((part) => first + part).join('');
}

/** Return the default of `style` (OpenAPI 3.2, Parameter Object). */
export const defaultStyle = (location: ParameterLocation): ParameterStyle =>
  location === 'path' || location === 'header' ? 'simple' : 'form';

/** Return the default of `explode` (OpenAPI 3.2, Parameter Object). */
export const explodesByDefault = (style: ParameterStyle): boolean => style === 'form' || style === 'cookie';

/** List the pairs of name and value that a query or form sends for a value, such as `filter[size]` and `9`. */
export function pairsOf(
  { name, style = 'form', explode = explodesByDefault(style) }: Omit<SentParameter, 'in' | 'reserved'>,
  value: JsonValue,
  key: Escape,
  escape: Escape,
): Pair[] {
  const one = (value: JsonValue) => escape(show(value));
  if (isScalar(value)) return [[key(name), one(value)]];
  const list = Array.isArray(value);
  const items = entriesOf(value as Record<string, JsonValue>);
  if (style === 'deepObject') {
    // OpenAPI leaves lists open. Most servers take `name[]` for values; for objects they take numbers, which show which fields belong
    // together.
    const step = (property: string, item: JsonValue) => (list && isScalar(item) ? '' : property);
    return items.flatMap(([property, item]) =>
      pairsOf({ name: `${name}[${step(property, item)}]`, style }, item, key, escape),
    );
  }
  if (explode)
    return items.flatMap(([property, item]) =>
      // RFC 6570 does not cover lists within objects; servers take them as repeated names.
      (Array.isArray(item) ? item : [item]).map((each): Pair => [key(list ? name : property), one(each)]),
    );
  const flat = items.flatMap(([property, item]) => (list ? [one(item)] : [escape(property), one(item)]));
  const signs: Partial<Record<ParameterStyle, string>> = {
    spaceDelimited: ' ',
    pipeDelimited: '|',
    tabDelimited: '\t',
  };
  const separator = signs[style] === undefined ? ',' : escape(signs[style]);
  return [[key(name), flat.join(separator)]];
}
