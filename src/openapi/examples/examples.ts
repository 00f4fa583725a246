/** Examples of a body: the author's, else one made from the schema. Pure. */
import { stringify } from 'yaml';
import { grouped } from '../../text/grouped';
import { exampleValue, variantValues } from './example';
import { contradiction } from '../schema/contradiction';
import { findProblems, type Direction } from '../schema/problems';
import { escapeMarkdown } from '../model/markdown';
import { formatJson, isJsonType, isMap, parseJson, tryJson, type JsonValue } from '../model/json';
import { show } from '../model/serialize';
import type { Api, JsonText, MediaType, Schema } from '../model/model';
import { onlyAnnotations } from '../schema/fold';
import { viewSchema } from '../schema/view';
import { variantName } from '../words/words';
import { xmlDocument } from './xml';

export interface BodyExample {
  /** The example's display name; empty if it is the only one. */
  label: string;
  description: string;
  /** The body as it is sent: indented JSON, or other text unchanged. Null for an example that is only linked to. */
  text: string | null;
  value: JsonText | null;
  externalValue: string | null;
  /** The language to highlight: `json`, `xml`, `yaml` or empty. */
  language: string;
}

/** True for a body of one JSON value, the most likely one for an open media type. */
export const isJson = (mediaType: string) => isJsonType(mediaType) || mediaType === '*/*';

/** Encodings of fields as bytes, which no text shows. */
const binaryFields = /[/+.-](?:protobuf|msgpack|cbor|avro|thrift|bson|smile)(?![a-z])/i;

/** Formats of text that no schema tells how to write a list or an object in. */
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
  const named =
    /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|msword|vnd\.(?:ms-|openxmlformats))/i.test(
      mediaType,
    );
  return view.format === 'binary' || (named && !view.properties && !view.contentEncoding);
}

/** List the examples of a body, labelled by media types where these have different ones. */
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
    return examples.map((example, index) => {
      const own = examples.length > 1 ? exampleLabel(example, index) : example.label;
      return { ...example, label: [types, own].filter(Boolean).join(': ') };
    });
  });
}

/** Name one of several examples. */
export const exampleLabel = ({ label }: BodyExample, index: number): string => label || `Example ${index + 1}`;

/** Say how an author's example does not fit its schema, as Markdown; empty for an example that fits. */
export function refusal(api: Api, schema: Schema, value: JsonValue, direction: Direction): string {
  const problem = findProblems(api, schema, value, direction).find(({ isNote }) => !isNote);
  if (!problem) return '';
  const place = problem.path.length > 0 ? `\`${problem.path.join('.').replaceAll('`', "'")}\`` : 'it';
  return `This does not fit the schema: ${place} ${escapeMarkdown(problem.message)}.`;
}

/**
 * List the examples of one media type, in the author's order; empty where nothing can be shown. If no value of ours fits, one
 * without a text says why.
 */
export function bodyExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const { schema, mediaType } = media;
  const examples = writtenExamples(api, media, direction);
  if (!schema || media.sequence || !isJson(mediaType)) return examples;
  const isOurs = media.examples.length === 0 && !viewSchema(api, schema).examples;
  return examples.map((example) => {
    const refused = example.value === null ? '' : refusal(api, schema, parseJson(example.value), direction);
    if (!refused) return example;
    const description = [example.description, refused].filter(Boolean).join('\n\n');
    return { ...example, ...(isOurs ? noValue(api, schema, direction) : { description }) };
  });
}

/** Say in the place of an example that there is none. */
function noValue(api: Api, schema: Schema, direction: Direction) {
  const reason = contradiction(api, schema, direction);
  const description = reason
    ? `No example fits this schema: it ${escapeMarkdown(reason)}.`
    : 'No example was found that fits this schema.';
  return { text: null, value: null, description };
}

/** Return the language of a text that is no JSON: `xml`, `yaml` or empty. */
const languageOf = (mediaType: string) => (/[/+.-](xml|yaml)\b/i.exec(mediaType)?.[1] ?? '').toLowerCase();

/** Write a value as XML or YAML where the media type is that. Texts stay. @param root names the root of a schema without a name */
export function written(api: Api, mediaType: string, schema: Schema, value: JsonValue, root?: string): JsonValue {
  const language = typeof value === 'string' ? '' : languageOf(mediaType);
  if (language === 'xml') return xmlDocument(api, schema, value, root);
  return language === 'yaml' ? stringify(value) : value;
}

function writtenExamples(api: Api, media: MediaType, direction: Direction): BodyExample[] {
  const language = isJson(media.mediaType) ? 'json' : languageOf(media.mediaType);
  const isSequence = media.sequence || sequential.test(media.mediaType);
  const text = (value: JsonText) => {
    const parsed = written(api, media.mediaType, media.schema ?? {}, parseJson(value));
    if (isSequence && Array.isArray(parsed)) return sequenceText(media.mediaType, parsed);
    return typeof parsed === 'string' && language !== 'json' ? parsed : formatJson(parsed, 2);
  };
  // XML, YAML and sequences are sent as they are written.
  const isWritten = language === 'xml' || language === 'yaml' || isSequence;
  const body = (value: JsonText | null, serialized: string | null = null) => {
    const sent = serialized ?? (value === null ? null : text(value));
    return { text: sent, value: isWritten || value === null ? sentValue(sent, language) : value };
  };
  if (media.examples.length > 0) {
    return media.examples.map(({ name, summary, description, value, serialized, externalValue }) => ({
      label: summary || name || '',
      description,
      externalValue,
      language,
      ...body(value, serialized),
    }));
  }
  if (!media.schema || isBinary(api, media) || isUnwritable(api, media)) return [];
  const { schema } = media;
  const lone = { label: '', description: '', externalValue: null, language };
  const { examples = [] } = viewSchema(api, schema);
  if (examples.length > 1) return examples.map((value) => ({ ...lone, ...body(value) }));
  const variants = variantValues(api, schema, direction);
  if (variants.length > 1) {
    const names = variants.map(({ variant }, index) => variantName(api, variant, `Option ${index + 1}`));
    return variants.map(({ value }, index) => {
      const name = names[index] ?? '';
      const isUnique = names.indexOf(name) === names.lastIndexOf(name);
      return { ...lone, label: isUnique ? name : `Option ${index + 1}`, ...body(formatJson(value)) };
    });
  }
  // Nothing is known of a value that may be anything, and nobody expects one where none is allowed.
  const view = viewSchema(api, schema);
  if (view.never || (onlyAnnotations(view) && examples.length === 0)) return [];
  const generated = exampleValue(api, schema, { direction });
  return [
    generated === undefined
      ? { ...lone, ...noValue(api, schema, direction) }
      : { ...lone, ...body(formatJson(generated)) },
  ];
}

/** List the examples of a shared schema: the author's, else one made from it; none where there is no value. */
export const modelExamples = (api: Api, schema: Schema): BodyExample[] =>
  bodyExamples(api, { mediaType: 'application/json', schema, sequence: false, examples: [], encoding: [] }, 'response');

/** Convert a body, as sent, to a JSON value: the document itself if it is JSON, else a string that holds it. */
function sentValue(sent: string | null, language: string): JsonText | null {
  if (sent === null) return null;
  const value = language === 'json' ? tryJson(sent) : undefined;
  // An author's text that is not JSON is sent unchanged.
  return formatJson(value === undefined ? sent : value);
}

/** Media types whose bodies are lists of items, with `schema` for the list or `itemSchema` for each (OpenAPI 3.2, 4.14.3). */
const sequential = /[/+](?:json-seq|(?:x-)?(?:jsonl|jsonlines|ndjson)|event-stream)\b/i;

/** Write items one after the other, in the media type's syntax (OpenAPI 3.2, 4.14.3). */
function sequenceText(mediaType: string, items: readonly JsonValue[]): string {
  if (/\bevent-stream\b/i.test(mediaType)) return items.map(eventText).join('\n');
  if (/^multipart\//i.test(mediaType) || isJsonType(mediaType)) return formatJson([...items], 2);
  // RFC 7464, 2.2.
  if (/[/+]json-seq\b/i.test(mediaType)) return items.map((item) => `\x1e${formatJson(item)}\n`).join('');
  return items.map(show).join('\n');
}

/** Write a server-sent event: a line for each field, then an empty line (HTML, 9.2.6). */
function eventText(event: JsonValue): string {
  const fields = isMap(event) ? event : { data: event };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    show(value)
      .split('\n')
      .map((line) => `${name}: ${line}\n`),
  );
  return lines.join('');
}
