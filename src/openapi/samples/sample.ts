/** One HTTP request as plain data: what every language's sample is printed from. Runs in the browser as well. */
import type { JsonValue } from '../model/json';

export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** Complete and percent-encoded. */
  url: string;
  /** Without `Content-Type`, which the body brings. */
  headers: [name: string, value: string][];
  body: SampleBody | null;
  /** Whether the answer is JSON; text otherwise. Null where the answer has no body. */
  json: boolean | null;
}

export type SampleBody =
  | { kind: 'json'; mediaType: string; value: JsonValue }
  | { kind: 'text'; mediaType: string; text: string }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'multipart'; parts: Part[] }
  /** The bytes of one file. */
  | { kind: 'file'; mediaType: string; fileName: string };

export type Part = { name: string; contentType?: string } & ({ value: string } | { fileName: string });

/** `Content-Type` and its value where the sample has to say it; libraries that write forms set it themselves. */
export function contentHeaders(body: SampleBody | null): [string, string][] {
  return body && 'mediaType' in body ? [['Content-Type', body.mediaType]] : [];
}

/** Whether a number is in there that a JavaScript literal would round. */
export function holdsLongInteger(value: JsonValue): boolean {
  if (typeof value === 'bigint') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLongInteger);
}

/** How one language writes a JSON value. */
export interface LiteralStyle {
  string: (text: string) => string;
  key: (text: string) => string;
  names: { true: string; false: string; null: string };
}

/** A JSON value as a literal of a language, over several lines; those after the first start with `indent`. */
export function literal(value: JsonValue, style: LiteralStyle, indent: string, step: string): string {
  if (typeof value === 'string') return style.string(value);
  if (value === null || typeof value === 'boolean') return style.names[`${value}`];
  if (typeof value !== 'object') return String(value);
  const inner = indent + step;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, style, inner, step))
    : Object.entries(value).map(([key, item]) => `${style.key(key)}: ${literal(item, style, inner, step)}`);
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

/** The text with `\`, `quote` and everything unprintable escaped as C's descendants do, between quotes. */
export function quoted(text: string, quote: '"' | "'"): string {
  const escaped = text.replace(/\p{Cs}/gu, '\ufffd').replace(/[\\"'\p{Cc}\u2028\u2029\ufeff]/gu, (char) => {
    if (char === '"' || char === "'") return char === quote ? `\\${char}` : char;
    return named[char] ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return quote + escaped + quote;
}

const named: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
