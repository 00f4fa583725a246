/** Examples of a body: the author's, else one made from the schema. Pure. */
import { stringify } from 'yaml';
import { grouped } from '../../text/grouped';
import { entriesOf } from '../../text/ordered';
import { remembered } from '../../text/remembered';
import { exampleValue, variantValues } from './example';
import { misfit, type Direction } from '../schema/problems';
import { escapeMarkdown } from '../model/markdown';
import {
  formatJson,
  isJsonType,
  isMap,
  isScalar,
  parseJson,
  tryJson,
  type JsonObject,
  type JsonValue,
} from '../model/json';
import { serialize, show, type Pair } from '../model/serialize';
import type { Api, Encoding, Example, JsonText, MediaType, Property, Schema } from '../model/model';
import { onlyAnnotations } from '../schema/fold';
import { viewSchema } from '../schema/view';
import { variantNames } from '../words/words';
import { xmlDocument } from './xml';

export interface BodyExample {
  /** The example's display name; empty if it is the only one. */
  label: string;
  description: string;
  /** The body as it is sent: indented JSON, or other text unchanged. Null for an example that is only a link. */
  text: string | null;
  /** The value itself, or a text that holds the body. */
  value: JsonText | null;
  /** True for an author's example that does not fit its schema; its description says so. */
  isRefused: boolean;
  externalValue: string | null;
  /** The language to highlight: `json`, `xml`, `yaml` or empty. */
  language: string;
}

/** True for a body of one JSON value. An open media type most likely is one. */
export const isJson = (mediaType: string) => isJsonType(mediaType) || mediaType === '*/*';

/** Encodings in bytes, which no text shows. */
const binaryFields = /[/+.-](?:protobuf|msgpack|cbor|avro|thrift|bson|smile)(?![a-z])/i;

/** Formats of files. */
const files =
  /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|msword|vnd\.(?:ms-|openxmlformats))/i;

/** Text formats for which a schema does not say how to write a list or an object. */
const textFormats = /^text\/(?:csv|tab-separated-values|html|markdown|calendar|vcard)\b/i;

/** True for a body whose text cannot be made from its schema. */
export function isUnwritable(api: Api, { mediaType, schema, examples }: MediaType): boolean {
  const { types = [] } = schema ? viewSchema(api, schema) : {};
  return textFormats.test(mediaType) && examples.length === 0 && types.some((type) => /array|object/.test(type));
}

/** True for a body of bytes rather than text. */
export function isBinary(api: Api, { mediaType, schema, examples }: MediaType): boolean {
  if (binaryFields.test(mediaType) && examples.length === 0) return true;
  const view = schema ? viewSchema(api, schema) : {};
  return view.format === 'binary' || (files.test(mediaType) && !view.properties && !view.contentEncoding);
}

/** List the examples of a body; labels name the media types if these have different examples. */
export function contentExamples(api: Api, content: readonly MediaType[], direction: Direction): BodyExample[] {
  const all = content.map((media) => ({ media, examples: bodyExamples(api, media, direction) }));
  const forms = grouped(
    all.filter(({ examples }) => examples.length > 0),
    ({ examples }) => JSON.stringify(examples.map(({ label, description, text }) => [label, description, text])),
  );
  return forms.flatMap((same) => {
    const { examples } = same.find(({ media }) => isJson(media.mediaType)) ?? same[0];
    if (forms.length === 1) return examples;
    const types = same.map(({ media }) => media.mediaType).join(' or ');
    return examples.map((example) => ({ ...example, label: [types, example.label].filter(Boolean).join(': ') }));
  });
}

/** Explain, as Markdown, why an author's example does not fit its schema; empty for an example that fits. */
export function refusal(api: Api, schema: Schema, value: JsonValue, direction: Direction): string {
  const problem = misfit(api, schema, value, direction);
  if (!problem) return '';
  const place = problem.path.length > 0 ? `\`${problem.path.join('.').replaceAll('`', "'")}\`` : 'it';
  return `${doesNotFit}${place} ${escapeMarkdown(problem.message)}.`;
}

/** List the examples of one media type: the author's, in their order, else ours; empty if nothing can be shown. */
export function bodyExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const authored = authoredExamples(api, media, direction);
  return authored.length > 0 ? authored : madeExamples(api, media, direction);
}

/** List the examples to send: the author's examples that fit, else ours, else all of the author's. */
export function sentExamples(api: Api, media: MediaType): BodyExample[] {
  const authored = authoredExamples(api, media, 'request').filter(({ value }) => value !== null);
  const fitting = authored.filter(({ isRefused }) => !isRefused);
  if (fitting.length > 0) return fitting;
  const made = madeExamples(api, media, 'request').filter(({ value }) => value !== null);
  return made.length > 0 ? made : authored;
}

/** Return the language of a body's text: `json`, `xml`, `yaml` or empty. */
const languageOf = (mediaType: string) =>
  isJson(mediaType) ? 'json' : (/[/+.-](xml|yaml)\b/i.exec(mediaType)?.[1] ?? '').toLowerCase();

/**
 * Write a value in the media type's syntax if that is XML, YAML or a sequence. Texts stay.
 * @param root names the root of a schema without a name
 */
export function written(
  api: Api,
  { mediaType, schema, sequence }: Pick<MediaType, 'mediaType' | 'schema'> & Partial<MediaType>,
  value: JsonValue,
  root?: string,
): JsonValue {
  if (typeof value === 'string') return value;
  if (sequential.test(mediaType) || (sequence && !isJson(mediaType) && !/^multipart\//i.test(mediaType)))
    return sequenceText(mediaType, Array.isArray(value) ? value : [value]);
  const language = languageOf(mediaType);
  if (language === 'xml') return xmlDocument(api, schema ?? {}, value, root);
  return language === 'yaml' ? stringify(value) : value;
}

function shownText(api: Api, media: MediaType, value: JsonValue): string {
  if (/^multipart\//i.test(media.mediaType) && !isScalar(value)) return multipartText(api, media, value);
  const text = written(api, media, value);
  return typeof text === 'string' && !isJson(media.mediaType) ? text : formatJson(text, 2);
}

/** Write the parts of a body, each with its headers (RFC 2046, 5.1; RFC 7578). */
function multipartText(api: Api, media: MediaType, value: JsonObject | JsonValue[]): string {
  const { mediaType, schema, encoding, parts = [] } = media;
  const [, boundary = 'BOUNDARY'] = /;\s*boundary="?([^";]+)/i.exec(mediaType) ?? [];
  const isForm = /^multipart\/form-data\b/i.test(mediaType);
  const properties = schema ? (viewSchema(api, schema).properties ?? []) : [];
  const part = (name: string, item: JsonValue): string => {
    const property = properties.find((one) => one.name === name);
    const isBytes = property !== undefined && isFile(api, property);
    const own = [...encoding, ...parts].find((one) => one.property === name || one.property.startsWith('Each'));
    const type = own?.contentType?.split(',')[0] ?? (isScalar(item) ? '' : 'application/json');
    const file = isBytes ? '; filename="file.bin"' : '';
    const headers = [
      isForm && `Content-Disposition: form-data; name=${JSON.stringify(name)}${file}`,
      type && `Content-Type: ${type}`,
      ...((own && requiredHeaders(api, own)) ?? []).map((header) => header.join(': ')),
    ];
    const content = written(api, { mediaType: type, schema: property?.schema ?? null }, item, name);
    const text = isBytes ? '(the bytes of the file)' : show(content);
    return [`--${boundary}`, ...headers.filter(Boolean), '', text].join('\n');
  };
  const all = Array.isArray(value)
    ? value.map((item, index) => part(`Part ${index + 1}`, item))
    : entriesOf(value).flatMap(([name, items]) => [items].flat().map((item) => part(name, item)));
  return [...all, `--${boundary}--`].join('\n');
}

/** List the headers that a part must have, as they are sent; null for none. */
export function requiredHeaders(api: Api, { headers }: Encoding): Pair[] | null {
  const all = headers.flatMap((header): Pair[] => {
    const { name, required, schema, content, examples } = header;
    const authored = examples.flatMap(({ value }) => value ?? []);
    const described = authored.length > 0 ? { ...schema, examples: authored } : schema;
    const written = examples.find(({ serialized }) => serialized !== null)?.serialized;
    const value = exampleValue(api, described, { direction: 'request' }) ?? null;
    const sent = written ?? serialize({ ...header, in: 'header', content: content?.mediaType }, value);
    return required ? [[name, sent]] : [];
  });
  return all.length > 0 ? all : null;
}

/** True for a field of a form that is a file or a list of files. */
export function isFile(api: Api, { schema }: Property): boolean {
  const view = viewSchema(api, schema);
  const item = view.items ? viewSchema(api, view.items) : view;
  // From OpenAPI 3.1 on, a part without a type holds bytes (3.1.1, Encoding Object).
  const isUntyped = /^3\.[12]/.test(api.openapi) && onlyAnnotations(item) && !item.examples;
  // With `contentSchema`, a part is a text that holds a value (Validation 8.5).
  const isText = item.contentEncoding !== undefined || item.contentSchema !== undefined;
  return item.format === 'binary' || (item.contentMediaType !== undefined && !isText) || isUntyped;
}

/** True for several JSON values, one on each line. */
const isLines = (text: string) => {
  const lines = text.trim().split(/\s*\n/);
  return lines.length > 1 && lines.every((line) => tryJson(line) !== undefined);
};

function authoredExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const { schema } = media;
  const language = languageOf(media.mediaType);
  const view = schema && !isBinary(api, media) && !isUnwritable(api, media) ? viewSchema(api, schema) : {};
  const given = media.examples.length > 0 ? media.examples : (view.examples ?? []).map((value) => ({ value }));
  const reasonOf = (value: JsonValue) => (schema ? refusal(api, schema, value, direction) : '');
  return given.flatMap((example: Partial<Example>, index): BodyExample | BodyExample[] => {
    const { name, summary, description = '', serialized = null, externalValue = null } = example;
    const label = summary || name || (given.length > 1 ? `Example ${index + 1}` : '');
    const shown = { label, description, externalValue, language, text: null, value: null, isRefused: false };
    const value = example.value == null ? undefined : parseJson(example.value);
    const isMisfit = value !== undefined && (schema ? reasonOf(value) !== '' : value === '');
    // Generators write an empty text or null if they have no example.
    if (isMisfit && (value === '' || value === null)) return [];
    // If the schema allows no text, a text is the body as it is sent (OpenAPI 3.1.1, 4.8.19).
    const isBody =
      typeof value === 'string' &&
      (isMisfit ? !view.types?.includes('string') : view.types === undefined && isLines(value));
    const text = serialized ?? (isBody ? value : undefined);
    const whole = text === undefined ? value : language === 'json' ? tryJson(text) : undefined;
    const body = whole === undefined ? text : whole;
    if (body === undefined) return shown;
    const isNoJson = whole === undefined && language === 'json' && serialized === null;
    const isSeveral = isNoJson && isLines(String(body));
    const reason = whole !== undefined ? reasonOf(whole) : isNoJson && !isSeveral ? `${doesNotFit}it is not JSON.` : '';
    return {
      ...shown,
      description: [description, reason, isSeveral && severalValues].filter(Boolean).join('\n\n'),
      text: text ?? shownText(api, media, body),
      value: formatJson(body),
      isRefused: reason !== '',
    };
  });
}

const doesNotFit = 'This does not fit the schema: ';
const severalValues = 'These are several JSON values, sent as they are written.';

/** Examples that were made for an API's bodies: many operations have the same bodies. */
const knownExamples = remembered((_api: Api) => new Map<string, BodyExample[]>());

function madeExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const known = knownExamples(api);
  const key = direction + JSON.stringify(media);
  const examples = known.get(key) ?? makeExamples(api, media, direction);
  known.set(key, examples);
  return examples;
}

/** Make examples from the schema: one of each variant, or one. An example without a text says why nothing fits. */
function makeExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const { schema, mediaType } = media;
  if (!schema || isBinary(api, media) || isUnwritable(api, media)) return [];
  const example = (value: JsonValue | undefined, label = ''): BodyExample => ({
    label,
    externalValue: null,
    language: languageOf(mediaType),
    isRefused: false,
    ...(value === undefined || refusal(api, schema, value, direction)
      ? { text: null, value: null, description: 'No example was found that fits this schema.' }
      : { text: shownText(api, media, value), value: formatJson(value), description: '' }),
  });
  const variants = variantValues(api, schema, direction);
  if (variants.length > 1) {
    const names = variantNames(api, variants);
    return variants.map(({ value }, index) => {
      const name = names[index] ?? '';
      return example(value, names.indexOf(name) === names.lastIndexOf(name) ? name : `Option ${index + 1}`);
    });
  }
  // Make no example if any value is allowed, because nothing is known of it, or if none is.
  const view = viewSchema(api, schema);
  return view.never || onlyAnnotations(view) ? [] : [example(exampleValue(api, schema, { direction }))];
}

/** List the examples of a shared schema: the author's, else one made from it; empty if there is no value. */
export const modelExamples = (api: Api, schema: Schema): BodyExample[] =>
  bodyExamples(api, { mediaType: 'application/json', schema, sequence: false, examples: [], encoding: [] }, 'response');

/**
 * Matches media types whose bodies are lists of items, with `schema` for the list or `itemSchema` for each item (OpenAPI 3.2,
 * 4.14.3).
 */
const sequential = /[/+](?:json-seq|(?:x-)?(?:jsonl|jsonlines|ndjson)|event-stream)\b/i;

/** Write items one after the other, in the media type's syntax (OpenAPI 3.2, 4.14.3). */
function sequenceText(mediaType: string, items: readonly JsonValue[]): string {
  if (/\bevent-stream\b/i.test(mediaType)) return items.map(eventText).join('\n');
  // RFC 7464, 2.2.
  if (/[/+]json-seq\b/i.test(mediaType)) return items.map((item) => `\x1e${formatJson(item)}\n`).join('');
  return items.map(show).join('\n');
}

/** The fields of a server-sent event (HTML, 9.2.6). */
const eventFields = ['event', 'data', 'id', 'retry'];

/** Write a server-sent event: a line for each field, then an empty line (HTML, 9.2.6). */
function eventText(event: JsonValue): string {
  // Before OpenAPI 3.2, an object with other fields is the event's data.
  const fields =
    isMap(event) && Object.keys(event).every((name) => eventFields.includes(name)) ? event : { data: event };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    show(value)
      .split('\n')
      .map((line) => `${name}: ${line}\n`),
  );
  return lines.join('');
}
