/** One HTTP request as plain data, which each language prints as a sample. Runs in the browser, too. */
import { entriesOf } from '../../../text/ordered';
import { formatJson, isLong, isScalar, type JsonValue } from '../../model/json';

/** Placeholder for a user name and a password that are encoded for HTTP Basic (RFC 7617). */
export const basicPlaceholder = 'BASE64_OF_USER_AND_PASSWORD';

export interface SampleRequest {
  method: string;
  /** Complete and percent-encoded. */
  url: string;
  /** Without `Content-Type`, which depends on the body. */
  headers: [name: string, value: string][];
  body: SampleBody | null;
  /** True if the response is JSON, false for text, null for no body. */
  json: boolean | null;
  /** True to present the certificate `client.pem`, with the key `client.key` (mutual TLS). */
  certificate?: true;
  /** The file in which to store a response of bytes; absent for any other. */
  file?: string;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: JsonValue }
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'multipart'; parts: Part[] }
  | { kind: 'file'; mediaType: string; fileName: string };

/** A field of a form. `headers` do not include `Content-Type`. */
export type Part = { name: string; contentType?: string; headers?: [name: string, value: string][] } & (
  { value: string } | { fileName: string }
);

type Kind = SampleBody['kind'];

/** Make a function that prints a body by its kind. @param none what it returns without a body */
export const printerOf =
  <Printed>(none: Printed, printers: { [K in Kind]: (body: Extract<SampleBody, { kind: K }>) => Printed }) =>
  (body: SampleBody | null): Printed =>
    body ? (printers[body.kind] as (body: SampleBody) => Printed)(body) : none;

/** Return `Content-Type` if the sample must set it; libraries set it themselves for forms. */
export function contentHeaders(body: SampleBody | null): [string, string][] {
  return body && 'mediaType' in body ? [['Content-Type', body.mediaType]] : [];
}

/** True for a value with a number that a JavaScript number would round. */
export const holdsLongNumber = (value: JsonValue): boolean =>
  isLong(value) || (!isScalar(value) && Object.values(value).some(holdsLongNumber));

/** A language's syntax for JSON values. */
export interface LiteralStyle {
  string: (text: string) => string;
  key: (text: string) => string;
  names: { true: string; false: string; null: string };
}

/** Write a JSON value as a literal. Lines after the first start with `indent`. */
export function literal(value: JsonValue, style: LiteralStyle, indent: string, step: string): string {
  if (typeof value === 'string') return style.string(value);
  if (value === null || typeof value === 'boolean') return style.names[`${value}`];
  if (isScalar(value)) return formatJson(value);
  const inner = indent + step;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, style, inner, step))
    : entriesOf(value).map(([key, item]) => `${style.key(key)}: ${literal(item, style, inner, step)}`);
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

/** Indent all lines of JSON text but the first. Its strings hold no line ends. */
export const indented = (json: string, indent: string) => json.replaceAll('\n', `\n${indent}`);

/** Quote text. Escape `\`, `quote` and all unprintable characters as languages with C's syntax do. */
export function quoted(text: string, quote: '"' | "'" = '"'): string {
  const escaped = text.replace(/\p{Cs}/gu, '\ufffd').replace(/[\\"'\p{Cc}\u2028\u2029\ufeff]/gu, (char) => {
    if (char === '"' || char === "'") return char === quote ? `\\${char}` : char;
    return named[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return quote + escaped + quote;
}

const named: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
