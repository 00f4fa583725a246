/** Reads parameters, bodies and responses into the model; each component only once. */
import { literal } from './literal';
import {
  parameterLocations,
  type Encoding,
  type Example,
  type Header,
  type Link,
  type MediaType,
  type Parameter,
  type ParameterLocation,
  type ParameterStyle,
  type RequestBody,
  type Response,
  type Schema,
} from '../model/model';
import { markdownToText } from '../model/markdown';
import { defaultStyle, explodesByDefault } from '../model/serialize';
import { formatJson, isMap } from '../model/json';
import { field } from '../source/raw';
import { child, entries, isTrue, items, textAt, type At } from '../source/place';
import type { PartKind, Reader } from '../source/reader';
import { emptyExtension } from '../source/convert';
import { suggest } from '../source/suggest';
import { fields } from '../source/validation-words';
import type { SharedSchemas } from './shared-schemas';

const mediaTypes = (
  'application/json application/xml application/yaml application/pdf application/zip application/octet-stream application/problem+json ' +
  'application/x-www-form-urlencoded multipart/form-data text/plain text/html text/csv text/event-stream image/png audio/mpeg video/mp4'
).split(' ');

export class ContentReader {
  /** The place of every link that was read. Targets are resolved once all operations have names. */
  readonly linkPlaces = new Map<Link, At>();
  private readonly known = new Map<string, WeakMap<object, unknown>>();

  constructor(
    private readonly reader: Reader,
    private readonly schemas: SharedSchemas,
  ) {}

  /** Returns null for a broken reference or an invalid parameter; both are reported elsewhere. */
  parameter(at: At): Parameter | null {
    return this.once('parameters', at, (found) => {
      const location = parameterLocations.find((one) => one === field(found.value, 'in'));
      const name = textAt(found, 'name');
      if (!location || !name) return null;
      const header = this.headerFields(found, name, location);
      return {
        ...header,
        in: location,
        required: location === 'path' || isTrue(found, 'required'),
        allowReserved: this.mayReserve(found, location, header.style),
        allowEmptyValue: isTrue(found, 'allowEmptyValue'),
      };
    });
  }

  /** Before OpenAPI 3.2, `allowReserved` affects only queries, though the schema of 3.0 allows it everywhere. Values must be encoded. */
  private mayReserve(at: At, location: ParameterLocation, style: ParameterStyle): boolean {
    const isEncoded = this.reader.openapi.startsWith('3.2') && location !== 'header' && style !== 'cookie';
    return isTrue(at, 'allowReserved') && (location === 'query' || isEncoded);
  }

  requestBody(at: At): RequestBody | null {
    return this.once('requestBodies', at, (found) => ({
      description: textAt(found, 'description'),
      required: isTrue(found, 'required'),
      content: this.content(child(found, 'content')),
    }));
  }

  responses(at: At | undefined): Response[] {
    const all = entries(at)
      .filter(([status]) => !status.startsWith('x-'))
      .flatMap(([name, response]) => {
        // Authors also write "3xx" and "Default".
        const status = /^default$/i.test(name) ? 'default' : name.toUpperCase();
        const empty = { description: '', headers: [], content: [], links: [] };
        if (response.value === null) return [{ status, ...empty }];
        const read = this.once('responses', response, (found) => ({
          headers: this.headers(child(found, 'headers')),
          content: this.content(child(found, 'content')),
          links: this.links(child(found, 'links')),
        }));
        // As in `once`, also for the summary (OpenAPI 3.2, 4.23).
        const own = (key: string) =>
          textAt(response, key) || textAt(this.reader.follow(response, 'responses') ?? undefined, key);
        const description = [own('summary'), own('description')].filter(Boolean).join('\n\n');
        return read ? [{ status, ...read, description }] : [];
      });
    // A file may have "4xx" and "4XX": the last one counts.
    return [...new Map(all.map((response) => [response.status, response])).values()].sort((a, b) =>
      a.status < b.status ? -1 : 1,
    );
  }

  content(at: At | undefined): MediaType[] {
    return entries(this.reader.misplaced(at)).map(([mediaType, written]) => {
      const [type = '', subtype = ''] = mediaType.split('/');
      const meant = suggest(
        type,
        mediaTypes.map((one) => one.split('/')[0] ?? ''),
      );
      if (
        mediaType !== '*' &&
        (subtype === '' || /\s\/|\/\s/.test(mediaType) || (meant && !meant.includes(` ${type}?`)))
      )
        this.reader.report('warning', written, {
          message: `${mediaType} is not a media type.`,
          group: 'names are not media types',
          fix: fields.includes(mediaType)
            ? 'Indent it below its media type, such as application/json.'
            : `Write ${mediaTypes.find((one) => one.endsWith(`/${(subtype || type).trim()}`)) ?? 'a type and a subtype, such as application/json'}`,
        });
      const media = this.reader.follow(written, 'mediaTypes') ?? { ...written, value: null };
      const schema = child(media, 'schema');
      const item = child(media, 'itemSchema');
      const isMultipart = /^multipart\//i.test(mediaType);
      return {
        mediaType,
        schema: this.mediaSchema(schema, item),
        sequence: item !== undefined,
        examples: this.examples(media, schema),
        encoding: entries(child(media, 'encoding')).map(([property, entry]) => ({
          ...this.partEncoding(property, entry),
          ...(!isMultipart && { headers: [] }),
        })),
        ...(isMultipart && { parts: this.parts(media) }),
      };
    });
  }

  /** Read the schema of a body; for a sequence, the array of its items (OpenAPI 3.2, 4.14.2). */
  private mediaSchema(at: At | undefined, item: At | undefined): Schema | null {
    const whole = at && at.value !== null ? this.schemas.read(at) : null;
    if (!item) return whole;
    const sequence: Schema = { types: ['array'], items: this.schemas.read(item) };
    return whole ? { ...sequence, allOf: [whole] } : sequence;
  }

  /** Read headers except `Content-Type`, which `content` determines (OpenAPI 3.1, 4.8.15.1 and 4.8.17.1). */
  private headers(at: At | undefined): Header[] {
    return entries(this.reader.misplaced(at)).flatMap(([name, header]) => {
      // Downloads keep this header, so record the file to which it refers.
      if (name.toLowerCase() === 'content-type') {
        this.reader.follow(header, 'headers');
        return [];
      }
      const read = this.once('headers', header, (found) => this.headerFields(found, '', 'header'));
      return read ? [{ ...read, name }] : [];
    });
  }

  private headerFields(at: At, name: string, location: ParameterLocation): Header {
    const schema = child(at, 'schema');
    const [content = null] = this.content(child(at, 'content'));
    const style = (textAt(at, 'style') || defaultStyle(location)) as ParameterStyle;
    const explode = field(at.value, 'explode');
    return {
      name,
      description: textAt(at, 'description'),
      required: isTrue(at, 'required'),
      deprecated: isTrue(at, 'deprecated'),
      sunset: textAt(at, 'x-sunset') || null,
      style,
      explode: typeof explode === 'boolean' ? explode : explodesByDefault(style),
      schema: schema ? this.schemas.read(schema) : (content?.schema ?? {}),
      content,
      examples: [...this.examples(at, schema), ...(content?.examples ?? [])],
    };
  }

  /** List `example`, then the entries of `examples`. */
  private examples(at: At, schema: At | undefined): Example[] {
    const lone = child(at, 'example');
    const empty = { name: null, summary: '', description: '', serialized: null, externalValue: null };
    return [
      ...(lone ? [{ ...empty, value: literal(this.reader, lone.value, schema, lone) }] : []),
      ...entries(this.reader.misplaced(child(at, 'examples'))).flatMap(([name, example]): Example | Example[] => {
        const found = this.reader.follow(example, 'examples');
        if (!found || !isMap(found.value)) return [];
        const value = field(found.value, 'dataValue') ?? field(found.value, 'value');
        const serialized = field(found.value, 'serializedValue');
        const own = (key: string) => textAt(example, key) || textAt(found, key);
        return {
          name,
          summary: markdownToText(own('summary')),
          description: own('description'),
          value: value === undefined ? null : literal(this.reader, value, schema, found),
          serialized: typeof serialized === 'string' ? serialized : null,
          externalValue: textAt(found, 'externalValue') || null,
        };
      }),
    ];
  }

  /** Read the encoding of parts by position (OpenAPI 3.2, 4.15.1.2). */
  private parts(media: At): Encoding[] {
    const first = items(child(media, 'prefixEncoding')).map((at, index) => this.partEncoding(`Part ${index + 1}`, at));
    const other = child(media, 'itemEncoding');
    return other ? [...first, this.partEncoding(first.length > 0 ? 'Each other part' : 'Each part', other)] : first;
  }

  private partEncoding(property: string, at: At): Encoding {
    const explode = field(at.value, 'explode');
    const style = textAt(at, 'style');
    const nested = ['encoding', 'prefixEncoding', 'itemEncoding'].find((keyword) => child(at, keyword));
    if (nested && this.reader.openapi.startsWith('3.2'))
      this.reader.report('warning', at, { message: `No page shows ${nested} of parts within a part.` });
    return {
      property,
      contentType: textAt(at, 'contentType') || null,
      headers: this.headers(child(at, 'headers')),
      style: style ? (style as ParameterStyle) : null,
      explode: typeof explode === 'boolean' ? explode : null,
      allowReserved: isTrue(at, 'allowReserved'),
      ...(isTrue(at, emptyExtension) && { allowEmptyValue: true }),
    };
  }

  private links(at: At | undefined): Link[] {
    return entries(at).flatMap(([name, link]) => {
      const found = this.reader.follow(link, 'links');
      if (!found) return [];
      const requestBody = field(found.value, 'requestBody');
      const read: Link = {
        name,
        description: textAt(found, 'description'),
        operation: null,
        target: textAt(found, 'operationId') || textAt(found, 'operationRef'),
        parameters: entries(child(found, 'parameters')).map(([key, { value }]) => ({
          name: key,
          value: formatJson(value),
        })),
        requestBody: requestBody === undefined ? null : formatJson(requestBody),
      };
      this.linkPlaces.set(read, found);
      return [read];
    });
  }

  /** Follow a reference and read each target once. A description next to the reference wins (OpenAPI 3.1, 4.8.23). */
  private once<T extends object>(kind: PartKind, at: At, read: (found: At) => T | null): T | null {
    const found = this.reader.follow(at, kind);
    if (!found || !isMap(found.value)) return null;
    const cache = this.known.get(kind) ?? new WeakMap<object, unknown>();
    this.known.set(kind, cache);
    const result = (cache.get(found.value) as T | null | undefined) ?? read(found);
    cache.set(found.value, result);
    const description = found.value === at.value ? '' : textAt(at, 'description');
    return result && description ? { ...result, description } : result;
  }

  /** Read every component, to find mistakes in unused ones, too. */
  visit(): void {
    for (const [, at] of entries(this.reader.components('parameters'))) this.parameter(at);
    for (const [, at] of entries(this.reader.components('requestBodies'))) this.requestBody(at);
    this.responses(this.reader.components('responses'));
    this.headers(this.reader.components('headers'));
  }

  /** List all parameters that apply, each with its place: the operation's, and those of its path that the operation does not replace. */
  parameters(path: At | undefined, operation: At | undefined): Map<Parameter, At> {
    const places = new Map<Parameter, At>();
    const taken = new Map<string, { level: string; at: At }>();
    for (const [level, list] of [
      ['operation', operation],
      ['path', path],
    ] as const) {
      for (const at of items(list)) {
        const parameter = this.parameter(at);
        if (!parameter) continue;
        const key = `${parameter.in} ${parameter.name}`;
        const known = taken.get(key);
        if (known?.level === level)
          this.reader.report(formatJson(known.at.value) === formatJson(at.value) ? 'warning' : 'error', at, {
            message: `The ${parameter.in} parameter ${parameter.name} is listed twice.`,
            fix: 'Remove one of the two.',
          });
        if (known) continue;
        taken.set(key, { level, at });
        places.set(parameter, at);
      }
    }
    return places;
  }
}
