/** List the facts of every operation of a specification, counted from the parsed file. */
import { SchemaFacts, valueWords, type Direction } from './expected-schemas';
import type { Fact, OperationFacts } from './fact';
import { address, at, get, isObject, members, Source, text, texts, type Place } from './source';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Parameters that OpenAPI describes elsewhere (3.1, 4.8.12.2). */
const elsewhere = ['accept', 'content-type'];

/** Media types of Swagger 2.0's form parameters. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const isInternal = (place: Place | undefined) => get(place?.value, 'x-internal') === true;

/** Read a specification and list the facts of its operations and webhooks. */
export function expectedOperations(file: string, read: (file: string) => string | null): OperationFacts[] {
  const source = new Source(file, read);
  const of = (paths: Place | undefined, webhook: boolean) =>
    members(source.follow(paths)).flatMap(([path, written]) => {
      const item = source.follow(written);
      if (path.startsWith('x-') || !item || isInternal(item) || isInternal(written)) return [];
      return operationsOf(source, [written, item]).map(([method, operation]) =>
        new Walk(source, webhook).operation(method, path, [written, item], operation),
      );
    });
  return [
    ...of(at(source.root, 'paths'), false),
    ...of(at(source.root, 'webhooks') ?? at(source.root, 'x-webhooks'), true),
  ];
}

function operationsOf(source: Source, item: readonly Place[]): [method: string, operation: Place][] {
  const found = new Map<string, Place>();
  for (const part of item) {
    for (const [key, place] of members(part))
      if (methods.includes(key) && !found.has(key.toUpperCase())) found.set(key.toUpperCase(), place);
    for (const [key, place] of members(at(part, 'additionalOperations'))) if (!found.has(key)) found.set(key, place);
  }
  return [...found].flatMap(([method, place]): [string, Place][] => {
    const operation = source.follow(place);
    return operation && !isInternal(operation) ? [[method, operation]] : [];
  });
}

class Walk {
  private readonly facts: Fact[] = [];
  private readonly names = new Set<string>();
  private readonly statuses = new Set<string>();
  private readonly mediaTypes = new Set<string>();
  private readonly schemas: SchemaFacts;

  constructor(
    private readonly source: Source,
    private readonly webhook: boolean,
  ) {
    this.schemas = new SchemaFacts(source, (fact) => this.facts.push({ shared: false, ...fact }), this.names);
  }

  private report(kind: Fact['kind'], owner: string | null, words: string[], place: Place): void {
    if (words.length > 0) this.facts.push({ kind, owner, words, shared: false, place: address(place) });
  }

  private text(owner: string | null, place: Place | undefined): void {
    if (place && typeof place.value === 'string' && place.value.trim())
      this.report('text', owner, [place.value], place);
  }

  operation(method: string, path: string, item: readonly Place[], operation: Place): OperationFacts {
    const inItem = (key: string) => item.map((part) => at(part, key)).find((found) => found !== undefined);
    this.report('address', null, [path], operation);
    this.report('address', null, [method], operation);
    this.text(null, at(operation, 'summary') ?? inItem('summary'));
    this.text(null, at(operation, 'description') ?? inItem('description'));
    if (get(operation.value, 'deprecated') === true) this.report('rule', null, ['Deprecated'], operation);
    for (const [, sample] of members(at(operation, 'x-codeSamples') ?? at(operation, 'x-code-samples')))
      this.text(null, at(sample, 'source'));
    const docs = at(operation, 'externalDocs', 'url');
    if (docs) this.report('value', null, valueWords(docs.value), docs);
    if (!this.webhook) {
      this.security(at(operation, 'security') ?? at(this.source.root, 'security'));
      this.servers([at(operation, 'servers'), inItem('servers'), at(this.source.root, 'servers')]);
    }
    this.exchange(operation, inItem('parameters'), this.webhook ? 'response' : 'request');
    for (const [name, written] of members(at(operation, 'callbacks')))
      for (const [expression, called] of members(this.source.follow(written))) {
        const target = this.source.follow(called);
        if (expression.startsWith('x-') || !target || isInternal(target)) continue;
        this.report('address', null, [expression], called);
        for (const [verb, request] of operationsOf(this.source, [called, target])) {
          this.report('address', null, [verb], request);
          this.report('name', null, [name, text(get(request.value, 'summary')) || name], request);
          this.exchange(request, at(target, 'parameters'), 'response');
        }
      }
    const { facts, names, statuses, mediaTypes } = this;
    return { method, path, webhook: this.webhook, facts, names, statuses, mediaTypes };
  }

  private security(place: Place | undefined): void {
    for (const [, alternative] of members(place))
      for (const [scheme, scopes] of members(alternative))
        for (const words of [scheme, ...texts(scopes.value)]) this.report('security', null, [words], scopes);
  }

  private servers(levels: (Place | undefined)[]): void {
    const list = levels.find((level) => members(level).length > 0);
    for (const [, server] of members(list)) {
      const url = get(server.value, 'url');
      if (typeof url !== 'string' || !/^https?:/.test(url)) continue;
      const filled = members(at(server, 'variables')).reduce(
        (result, [name, { value }]) => result.replaceAll(`{${name}}`, () => text(get(value, 'default'))),
        url,
      );
      this.report('address', null, [url, filled, filled.replace(/\/+$/, '')], server);
    }
  }

  private exchange(operation: Place, fromItem: Place | undefined, sent: Direction): void {
    const received = sent === 'request' ? 'response' : 'request';
    const taken = new Set<string>();
    for (const list of [at(operation, 'parameters'), fromItem])
      for (const [, written] of members(this.source.follow(list))) {
        const parameter = this.source.follow(written);
        const name = text(get(parameter?.value, 'name'));
        const location = text(get(parameter?.value, 'in'));
        if (!parameter || isInternal(parameter) || isInternal(written) || taken.has(`${location} ${name}`)) continue;
        taken.add(`${location} ${name}`);
        this.parameter(parameter, written, name, location, sent, operation);
      }
    const body = this.source.follow(at(operation, 'requestBody'));
    if (body) {
      this.text(null, at(body, 'description'));
      this.content(at(body, 'content'), sent);
    }
    for (const [name, written] of members(this.source.follow(at(operation, 'responses')))) {
      if (name.startsWith('x-')) continue;
      const status = /^default$/i.test(name) ? 'default' : name.toUpperCase();
      const response = this.source.follow(written);
      if (!response) continue;
      this.statuses.add(status);
      this.report('status', null, [status], written);
      this.text(null, at(written, 'description') ?? at(response, 'description'));
      for (const [name, header] of members(at(response, 'headers')))
        if (!/^content-type$/i.test(name)) this.header(name, header);
      // Such a response has no body (RFC 9110, 6.4.1).
      const isEmpty = /^(?:1|204|205|304)/.test(status) || operation.pointer.endsWith('/head');
      if (!isEmpty) this.responseBody(operation, response, received);
      for (const [name, link] of members(at(response, 'links'))) this.link(name, link);
    }
  }

  private responseBody(operation: Place, response: Place, received: Direction): void {
    this.content(at(response, 'content'), received);
    const own = at(response, 'schema');
    if (own) this.body(own, at(operation, 'produces') ?? at(this.source.root, 'produces'), received);
    for (const [type, example] of members(at(response, 'examples'))) {
      this.mediaTypes.add(type);
      this.report('value', null, valueWords(example.value), example);
    }
  }

  private parameter(
    parameter: Place,
    written: Place,
    name: string,
    location: string,
    sent: Direction,
    operation: Place,
  ): void {
    if (location === 'header' && elsewhere.includes(name.toLowerCase())) return;
    if (location === 'body') {
      this.text(null, at(parameter, 'description'));
      const schema = at(parameter, 'schema');
      if (schema) this.body(schema, at(operation, 'consumes') ?? at(this.source.root, 'consumes'), sent);
      return;
    }
    if (location === 'formData') for (const type of formTypes) this.mediaTypes.add(type);
    this.names.add(name);
    this.report('name', name, [name], written);
    this.text(name, at(written, 'description') ?? at(parameter, 'description'));
    if (get(parameter.value, 'required') === true || location === 'path')
      this.report('rule', name, ['required'], parameter);
    if (get(parameter.value, 'deprecated') === true) this.report('rule', name, ['deprecated'], parameter);
    this.valueOf(parameter, name);
    // In Swagger 2.0 a parameter is its own schema.
    if (get(parameter.value, 'type') !== undefined) this.schemas.walk([withoutWords(parameter)], name, 'request');
  }

  private header(name: string, written: Place): void {
    const header = this.source.follow(written);
    if (!header) return;
    this.names.add(name);
    this.report('name', name, [name], written);
    this.text(name, at(written, 'description') ?? at(header, 'description'));
    if (get(header.value, 'required') === true) this.report('rule', name, ['required'], header);
    this.valueOf(header, name);
    if (get(header.value, 'type') !== undefined) this.schemas.walk([withoutWords(header)], name, 'request');
  }

  /** Report the schema and the examples of a parameter or a header. */
  private valueOf(place: Place, name: string): void {
    const schema = at(place, 'schema');
    // The description of a parameter replaces its schema's.
    const replaced = [...(at(place, 'description') ? ['description'] : []), ...replacedExamples(place)];
    if (schema) this.schemas.walk([schema], name, 'request', replaced);
    for (const [mediaType, media] of members(at(place, 'content'))) {
      this.report('media type', name, [mediaType], media);
      const inner = at(media, 'schema');
      if (inner) this.schemas.walk([inner], name, 'request');
      this.examples(media);
    }
    if (!at(place, 'content')) this.examples(place);
  }

  /** Report a body of Swagger 2.0. */
  private body(schema: Place, types: Place | undefined, direction: Direction): void {
    for (const [, type] of members(types)) {
      this.mediaTypes.add(text(type.value));
      this.report('media type', null, [text(type.value)], type);
    }
    if (members(types).length === 0) for (const type of ['application/json', '*/*']) this.mediaTypes.add(type);
    this.schemas.walk([schema], null, direction);
  }

  private content(content: Place | undefined, direction: Direction): void {
    for (const [mediaType, written] of members(this.source.follow(content))) {
      this.mediaTypes.add(mediaType);
      this.report('media type', null, [mediaType], written);
      const media = this.source.follow(written);
      this.schemas.hasExample = media !== undefined && replacedExamples(media).length > 0;
      for (const keyword of ['schema', 'itemSchema']) {
        const schema = at(media, keyword);
        if (schema && isObject(schema.value))
          this.schemas.walk([schema], null, direction, media ? replacedExamples(media) : []);
      }
      this.schemas.hasExample = false;
      if (media) this.examples(media, mediaType);
      const other = mediaType.startsWith('multipart/') ? at(media, 'itemEncoding') : undefined;
      const parts = mediaType.startsWith('multipart/') ? members(at(media, 'prefixEncoding')) : [];
      const encodings = [...members(at(media, 'encoding')), ...parts].map(([, encoding]) => encoding);
      for (const encoding of [...encodings, ...(other ? [other] : [])]) {
        const type = at(encoding, 'contentType');
        if (type) this.report('rule', null, valueWords(type.value), type);
        for (const [name, header] of members(at(encoding, 'headers'))) this.header(name, header);
      }
    }
  }

  private examples(holder: Place, mediaType = ''): void {
    // The items of a sequence, and the parts of a multipart body, are written one after the other, in a syntax of their own.
    const isMultipart = mediaType.startsWith('multipart/');
    const isApart = isMultipart || at(holder, 'itemSchema') !== undefined;
    const reportValue = (value: Place | undefined, isWhole: boolean) => {
      // Generators write null if they have no example.
      if (value?.value === null) return;
      for (const part of value && !isWhole ? leaves(value) : [value])
        if (part) this.report('value', null, valueWords(part.value), part);
    };
    reportValue(at(holder, 'example'), !isMultipart);
    for (const [, written] of members(this.source.follow(at(holder, 'examples')))) {
      const example = this.source.follow(written);
      const value = at(example, 'serializedValue') ?? at(example, 'dataValue') ?? at(example, 'value');
      reportValue(value, !isApart || at(example, 'serializedValue') !== undefined);
      const external = at(example, 'externalValue');
      if (external) this.report('value', null, valueWords(external.value), external);
      this.text(null, at(written, 'description') ?? at(example, 'description'));
    }
  }

  private link(name: string, written: Place): void {
    const link = this.source.follow(written);
    if (!link) return;
    this.report('name', null, [name], written);
    this.text(null, at(link, 'description'));
    for (const [parameter, value] of members(at(link, 'parameters'))) {
      this.report('value', null, [parameter], value);
      this.report('value', null, valueWords(value.value), value);
    }
  }
}

/** The example of a body or a parameter replaces its schema's (OpenAPI 3.1, 4.8.14). */
const replacedExamples = (holder: Place) => ((at(holder, 'example') ?? at(holder, 'examples')) ? ['example'] : []);

/** List the texts and numbers in a value. */
function leaves(place: Place): Place[] {
  if (typeof place.value === 'object') return members(place).flatMap(([, member]) => leaves(member));
  return place.value === '' ? [] : [place];
}

function withoutWords(place: Place): Place {
  if (!isObject(place.value)) return place;
  const { description: _, name: _name, in: _in, required: _required, ...value } = place.value;
  return { ...place, value };
}
