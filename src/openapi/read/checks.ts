/** Warnings about valid OpenAPI that makes a poor reference. */
import { isDay } from '../../text/day';
import { decode } from '../../text/decode';
import { nearest } from '../../text/nearest';
import { parameterLocations } from '../model/model';
import type { Api, Link, Operation, Schema, SchemaType, Server } from '../model/model';
import { field, join, keys, text, number } from '../source/raw';
import { child, items, textAt, type At, entries } from '../source/place';
import { isMisspelt, type Reader } from '../source/reader';
import { suggest } from '../source/suggest';
import { asKind, asType, emptyField, idiom, keywords } from '../source/validation-words';
import { serverUrl, refsOf, sharedSchema, viewSchema } from '../schema/view';
import { formatJson, isMap, isScalar, parseJson, type JsonValue } from '../model/json';
import { childSchemas } from '../schema/children';
import { isPattern } from '../schema/pattern';
import { misfit } from '../schema/problems';
import { isType, typeWords } from '../schema/value-rules';
import { finished } from './schema-graph';

type OperationPlaces = ReadonlyMap<Operation, At>;

/** Fill in the target page of each link, by `operationId` or `operationRef`. Warn about broken ones. */
export function resolveLinks(reader: Reader, links: ReadonlyMap<Link, At>, operations: readonly Operation[]): void {
  const names = new Map<string, string>();
  for (const { operationId, name, path, method } of operations) {
    if (operationId !== null) names.set(operationId, name);
    names.set(`#${join('/paths', path)}/${method.toLowerCase()}`, name);
  }
  for (const [link, at] of links) {
    link.operation = names.get(link.target) ?? names.get(decode(link.target)) ?? null;
    const key = field(at.value, 'operationId') === undefined ? 'operationRef' : 'operationId';
    if (link.operation !== null || (key === 'operationRef' && !link.target.startsWith('#'))) continue;
    reader.warnOnce(keyed(at, key), {
      group: 'links name no operation',
      message: `The link ${link.name} names ${link.target}, and this API has no such operation.`,
      fix: suggest(decode(link.target), [...names.keys()]) ?? 'Correct it, or remove the link.',
    });
  }
}

/** Report warnings about each operation. */
export function checkOperations(reader: Reader, places: OperationPlaces, tags: At | undefined): void {
  const declared = items(tags).map(({ value }) => text(field(value, 'name')));
  const summaries = new Map<string, string>();
  for (const [operation, at] of places) {
    const label = `${operation.method} ${operation.path}`;
    const names = isMap(at.value) ? Object.keys(at.value) : [];
    if (operation.operationId === null && names.length > 0 && nearest('operationId', names) === undefined) {
      reader.report('warning', at, {
        group: 'operations have no operationId',
        message: `${label} has no operationId, so its address comes from its method and path.`,
        fix: 'Add an operationId: the address then stays when the path changes.',
      });
    }
    const isMisspelt = names.some((name) =>
      name === 'summary' ? !isScalar(field(at.value, name) ?? null) : nearest(name, ['summary']) !== undefined,
    );
    if (!operation.summary && !isMisspelt)
      reader.report('warning', at, {
        group: 'operations have no summary',
        message: `${label} has no summary.`,
        fix: 'Add one of a few words: it is the title of the page.',
      });
    const { length } = textAt(at, 'summary');
    if (length > 120) {
      reader.report('warning', keyed(at, 'summary'), {
        group: 'operations have a summary that is too long for a title',
        message: `The summary of ${label} is ${length} characters long, so the title is cut to "${operation.summary}".`,
        fix: 'Say the rest in the description.',
      });
    }
    const same = operation.summary ? summaries.get(operation.summary) : undefined;
    if (same !== undefined) {
      reader.report('warning', keyed(at, 'summary'), {
        group: 'operations have the summary of another',
        message: `${label} and ${same} have the same summary.`,
        fix: 'Say in each how the two differ.',
      });
    } else summaries.set(operation.summary, label);
    if (operation.sunset !== null && !isDay(operation.sunset))
      reader.report('warning', keyed(at, 'x-sunset'), {
        message: `x-sunset is ${operation.sunset}, which is not a day.`,
        fix: "Write it like this: x-sunset: '2027-03-01'",
      });
    for (const tag of tags && !Array.isArray(tags.value) ? [] : items(child(at, 'tags'))) {
      const name = text(tag.value);
      if (declared.includes(name) || name === '') continue;
      reader.warnOnce(tag, {
        group: 'tags are not declared',
        message: `The tag ${name} is not declared.`,
        fix: suggest(name, declared) ?? 'Declare it in tags, with a description.',
      });
    }
  }
}

/** Report path parameters that are missing from the path or from the parameters. */
export function checkPathParameters(reader: Reader, places: OperationPlaces): void {
  for (const [operation, at] of places) {
    const inPath = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '');
    const declared = operation.parameters.path.map(({ name }) => name);
    const missing = inPath.filter((one) => !declared.includes(one));
    const others = declared.filter((one) => !inPath.includes(one));
    const item = keys(at.pointer)
      .slice(0, -1)
      .reduce<At | undefined>((one, key) => one && child(one, key), { ...at, pointer: '', value: at.file.root });
    const lists = [at, item].flatMap((one) => (one && child(one, 'parameters')) ?? []);
    // Other checks report a map and a misspelt field.
    if (lists.some(({ value }) => !Array.isArray(value)) || isMisspelt(item?.value, 'parameters')) continue;
    const [only] = missing.length === 1 && others.length === 1 ? others : [];
    for (const name of missing) {
      const near = nearest(name, others) ?? only;
      const written = lists.flatMap(items).find((one) => [name, near].includes(textAt(one, 'name')));
      // Another check reports a wrong location.
      if (written && !parameterLocations.some((one) => one === textAt(written, 'in'))) continue;
      reader.report('warning', written ?? at, {
        group: 'path parameters are not declared',
        message: `The path parameter ${name} of ${operation.path} is not declared${near ? `, but ${near} is` : ''}.`,
        fix: near
          ? `Write name: ${name}`
          : written
            ? `Write in: path, in place of in: ${textAt(written, 'in')}.`
            : operation.path.split('?')[0]?.includes(`{${name}}`)
              ? 'Add it to parameters, with in: path and required: true.'
              : 'Add it to parameters, with in: query, and end the path before the question mark.',
      });
    }
    for (const name of others.filter((one) => one !== only && nearest(one, missing) === undefined)) {
      const message = `${name} is declared as a path parameter, but the path ${operation.path} has no {${name}}.`;
      const path = operation.path
        .split('/')
        .map((part) => (part === `:${name}` || part === `<${name}>` ? `{${name}}` : part))
        .join('/');
      const written = lists.flatMap(items).find((one) => textAt(one, 'name') === name);
      reader.report('warning', written ?? at, {
        message,
        group: 'path parameters are not in their path',
        fix: path === operation.path ? 'Write it into the path, or remove the parameter.' : `Write the path as ${path}`,
      });
    }
  }
}

const keyed = (at: At, key: string) => child(at, key) ?? at;

/** Matches an address of HTTP, also with a typing error. */
const http = /^https?(:|\/\/)/i;
/** Matches characters that RFC 3986 does not allow in an address. */
const forbidden = /[\s<>"\\^`|]/;
/** Matches a host before a path. It ends in a top-level domain, not in the extension of a file. */
const bareHost = /^(localhost|([a-z\d-]+\.)+(?!(aspx?|cgi|do|html?|jsp|php)\b)[a-z]{2,})(?=[/:]|$)/i;

/** Warn about a server whose address is not a URL, or not the URL that its author means (OpenAPI, Server Object). */
export function checkServer(reader: Reader, at: At, server: Server): void {
  const warn = (message: string, fix: string) => reader.warnOnce(child(at, 'url') ?? at, { message, fix });
  const declared = server.variables.map(({ name }) => name);
  const undeclared = [...server.url.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !declared.includes(name));
  const url = serverUrl(server);
  if (undeclared !== undefined)
    warn(
      `The server ${server.url} has no variable ${undeclared}.`,
      suggest(undeclared, declared) ?? 'Declare it in variables, with a default, or write what it stands for.',
    );
  else if (forbidden.test(url) || (http.test(url) && !(/^https?:\/\//i.test(url) && URL.canParse(url))))
    warn(
      `The server ${url} is not a valid URL.`,
      'Write a URL such as https://api.example.com/v1, with variables for the parts that differ: https://{domain}/v1.',
    );
  else if (bareHost.test(url))
    warn(
      `The server ${url} has no scheme, so tools read it as a path of the site that they load the specification from.`,
      `Write its scheme, such as https://${url}.`,
    );
}

/** Formats of the OpenAPI format registry and of JSON Schema 2020-12, 7.3. */
const formats = new Set(
  (
    'base64url binary byte char commonmark date date-time date-time-local decimal decimal128 double double-int duration email float ' +
    'hostname html http-date idn-email idn-hostname int16 int32 int64 int8 ipv4 ipv6 iri iri-reference json-pointer media-range password ' +
    'regex relative-json-pointer sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token time time-local uint16 uint32 uint64 uint8 ' +
    'unixtime uri uri-reference uri-template uuid'
  ).split(' '),
);

/** Keywords by the type of value that they require. */
const kinds = {
  object: ['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired', 'discriminator', '$defs'],
  array: ['required', 'enum', 'oneOf', 'anyOf', 'allOf', 'prefixItems', 'examples'],
  string: ['$ref', 'format', 'pattern', 'title', 'description', 'contentEncoding', 'contentMediaType'],
  integer: ['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  number: ['minimum', 'maximum', 'multipleOf'],
} as const;
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, keywords]) => keywords.map((one) => [one as string, kind as SchemaType])),
);

/** Report keywords with the wrong kind of value, and unknown formats. */
export function checkSchema(reader: Reader, at: At): void {
  const isOpen = /^3\.[12]/.test(reader.openapi);
  for (const [keyword, found] of entries(at)) {
    // Some authors write a map, as in media types.
    const kind = keyword === 'examples' && isMap(found.value) ? undefined : kindOf.get(keyword);
    const meant =
      isOpen && !keyword.startsWith('x-') && !keywords.has(keyword) ? suggest(keyword, [...keywords]) : undefined;
    if (meant !== undefined)
      reader.report('warning', found, {
        message: `OpenAPI has no field ${keyword} here.`,
        fix: meant,
        group: 'fields are not known to OpenAPI',
      });
    const isOld =
      keyword === 'nullable' || (/^exclusiveM(?:in|ax)imum$/.test(keyword) && typeof found.value === 'boolean');
    if (isOpen && isOld)
      reader.report('warning', found, {
        message: `This version of OpenAPI has no ${keyword}: ${formatJson(found.value)}; it is read as in OpenAPI 3.0.`,
        group: 'fields are of OpenAPI 3.0',
        fix:
          keyword === 'nullable' ? "Add 'null' to type, as in type: [string, 'null']." : 'Write the limit itself here.',
      });
    const isField = isMap(found.value) && (['type', '$ref'] as const).some((one) => child(found, one));
    const isStray = at.file.text.includes(`#/components/schemas/${keyword}`);
    if (
      isField &&
      !isStray &&
      field(at.value, 'type') === 'object' &&
      !keyword.startsWith('x-') &&
      !keywords.has(keyword)
    )
      reader.report('warning', found, {
        message: `${keyword} is not a keyword of schemas, so pages leave it out.`,
        fix: 'If it is a field, indent it below properties.',
      });
    if (keyword === 'pattern' && typeof found.value === 'string' && !isPattern(found.value))
      reader.report('warning', found, {
        message: `${found.value} is not a regular expression of JavaScript (ECMA-262).`,
        group: 'patterns are not regular expressions of JavaScript',
        fix: 'Close its brackets, or write it as JavaScript does.',
      });
    if (kind === undefined || isType(found.value, kind === 'integer' ? 'number' : kind)) continue;
    if (found.value === null) reader.report(keyword === '$ref' ? 'error' : 'warning', found, emptyField(keyword));
    else {
      const clear = keyword === 'required' ? idiom(keyword, found.value, keys(at.pointer).at(-1)) : undefined;
      reader.report(clear === undefined ? 'error' : 'warning', found, {
        message: `${keyword} must be ${typeWords[kind]}.`,
        group: 'values are of the wrong kind',
        fix: clear ?? (isScalar(found.value) ? asType(found.pointer, text(found.value), [kind]) : asKind([kind])),
      });
    }
  }
  if (reader.openapi.startsWith('3.0') && field(at.value, 'type') === 'array' && child(at, 'items') === undefined)
    reader.report('warning', child(at, 'type') ?? at, {
      message: `items is missing from ${keys(at.pointer).at(-1)}.`,
      group: 'lists have no items',
      fix: 'Write items, with the schema of an entry.',
    });
  for (const [keyword, message, fix] of doubts(at.value, /\/(?:allOf|anyOf|oneOf|if|then|else|not)\//.test(at.pointer)))
    reader.report('warning', child(at, keyword) ?? at, { message, fix });
  const format = field(at.value, 'format');
  if (typeof format !== 'string' || formats.has(format)) return;
  const message = `${format} is not a format that OpenAPI or JSON Schema knows.`;
  const fix =
    suggest(format, [...formats]) ?? 'Readers see it as it is; a pattern or a description says what it means.';
  reader.warnOnce(child(at, 'format') ?? at, { message, group: 'formats are not known', fix });
}

type Doubt = readonly [keyword: string, message: string, fix: string];

/** List values that are allowed and that the author hardly meant. */
function doubts(schema: JsonValue, isPart: boolean): Doubt[] {
  const textsOf = (value: JsonValue = null) =>
    Array.isArray(value) ? value.map(text) : Object.keys(isMap(value) ? value : {});
  const [required, properties] = [textsOf(field(schema, 'required')), textsOf(field(schema, 'properties'))];
  const optional = properties.filter((one) => !required.includes(one));
  const [, pattern] = /^\/(\^.*|.*\$)\/[a-z]*$/.exec(text(field(schema, 'pattern'))) ?? [];
  const [value = '', ...values] = textsOf(field(schema, 'enum'));
  const isOneValue = values.length === 0 && /^\w+(?: \w+){2,}$/.test(value);
  const isList = field(schema, 'type') === 'array' && field(schema, 'items') === undefined;
  const found: (Doubt | false)[] = [
    pattern !== undefined && [
      'pattern',
      'The slashes around the pattern would be part of the text.',
      `Write pattern: '${pattern}'`,
    ],
    isOneValue && [
      'enum',
      `enum has one value, "${value}".`,
      `For several values write commas: [${value.replaceAll(' ', ', ')}]`,
    ],
    isList &&
      field(schema, '$ref') !== undefined && [
        '$ref',
        'This list has a $ref in place of items.',
        'Write items, and $ref below it.',
      ],
    ...['imum', 'Length', 'Items', 'Properties'].map((limit): Doubt | false => {
      const [low = NaN, high = NaN] = [`min${limit}`, `max${limit}`].map((one) => number(field(schema, one)));
      return low > high && [`min${limit}`, `min${limit} is above max${limit}, so no value fits.`, 'Exchange the two.'];
    }),
    ...required.map((name): Doubt | false => {
      const isElsewhere = ['allOf', 'anyOf', 'oneOf', '$ref', 'patternProperties'].some((one) => field(schema, one));
      const fix =
        suggest(name, optional) ??
        (isPart || isElsewhere || optional.length === 0 ? undefined : `Choose from: ${optional.join(', ')}.`);
      if (properties.includes(name) || fix === undefined) return false;
      return ['required', `required lists ${name}, which properties lacks.`, fix];
    }),
  ];
  return found.filter((one) => one !== false);
}

/** Report each schema that contradicts itself, but no schema that only includes such a schema. */
export function checkContradictions(reader: Reader, api: Api, places: ReadonlyMap<Schema, At>): void {
  const shared = new Map(Object.values(api.schemas).map((one) => [one.schema, one]));
  const reported = new Set<string>();
  const check = (schema: Schema, at: At): void => {
    const { id } = shared.get(schema) ?? {};
    const view = viewSchema(api, id === undefined ? schema : { ref: id });
    const { never, conflicts: [conflict] = [] } = view;
    const problem =
      schema.default === undefined || schema.default === 'null'
        ? undefined
        : misfit(api, view, parseJson(schema.default), 'response');
    if (problem && !(Number(schema.minimum) > Number(schema.maximum))) {
      const [said = '', meant] = problem.message.split(/: did you mean "|"\?$/);
      reader.report('warning', child(at, 'default') ?? at, {
        message: `${problem.path.length > 0 ? `In the default, ${problem.path.join('.')}` : 'The default'} ${said}.`,
        group: 'defaults do not fit',
        fix: meant === undefined ? 'Write a value that fits, or remove it.' : `Write default: ${meant}`,
      });
    }
    if (never || !conflict) return;
    if (!refsOf(schema).some((ref) => reported.has(ref)))
      reader.report('warning', at, { message: conflict.message, group: 'schemas contradict themselves' });
    if (id !== undefined) reported.add(id);
  };
  const inside = (schema: Schema) => [
    ...childSchemas(schema),
    ...(schema.ref === undefined ? [] : [sharedSchema(api, schema.ref).schema]),
  ];
  for (const schema of finished(places.keys(), inside)) {
    const at = places.get(schema);
    // A mere reference needs no report of its own.
    if (at && (schema.ref === undefined || shared.has(schema))) check(schema, at);
  }
}
