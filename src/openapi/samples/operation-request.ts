/** Derive the shape of an operation's samples. Pure. */
import { entriesOf, objectOf } from '../../text/ordered';
import { exampleValue } from '../examples/example';
import {
  isBinary,
  isFile,
  isJson,
  isUnwritable,
  requiredHeaders,
  sentExamples,
  written,
  type BodyExample,
} from '../examples/examples';
import { formStyle } from '../words/how-sent';
import { prune, requiredPart } from '../examples/required';
import { formatJson, isMap, parseJson, tryJson, type JsonValue } from '../model/json';
import { defaultStyle, encode, explodesByDefault, show } from '../model/serialize';
import { fits } from '../schema/problems';
import { typedValue } from './typed';
import type {
  Api,
  Encoding,
  Header,
  JsonText,
  MediaType,
  Operation,
  Parameter,
  Property,
  Schema,
} from '../model/model';
import { absoluteServer } from './absolute-server';
import type { NamedBodyShape, RequestBodyShape, RequestParameter, RequestShape } from './request';
import { sampleSecrets, sentSchemes } from './security';
import { serverUrl, viewSchema } from '../schema/view';

/**
 * Choose what a sample sends: the required parameters and fields, in the first body. Readers can add optional ones and choose
 * other bodies.
 */
export function operationRequest(api: Api, operation: Operation): RequestShape {
  const { method, path, parameters, requestBody, responses } = operation;
  const [server] = operation.servers;
  // An optional body has no meaning with these methods (RFC 9110, 9.3.1), and `fetch()` refuses it.
  const isSent = requestBody?.required || !/^(?:GET|HEAD)$/.test(method);
  const bodies = namedBodies(api, isSent ? (requestBody?.content ?? []) : []);
  const [{ label: _, ...body } = { label: '' }] = bodies;
  const good = responses.filter(({ status }) => status.startsWith('2'));
  const successes = good.length > 0 ? good : responses.filter(({ status }) => status === 'default');
  const types = [...new Set(successes.flatMap(({ content }) => content.map((one) => one.mediaType)))];
  const first = types.find(isJson) ?? types[0];
  const binary = successes
    .flatMap(({ content }) => content)
    .find((media) => media.mediaType === first && isBinary(api, media));
  const isChosen = parameters.header.some(({ name }) => /^accept$/i.test(name));
  return {
    method,
    path,
    server: absoluteServer(server ? serverUrl(server) : '/'),
    parameters: Object.values(parameters)
      .flat()
      .map((parameter) => parameterShape(api, parameter)),
    credentials: sampleSecrets(api, operation.security).flatMap(({ scheme, first, credential }) =>
      scheme === first ? [credential] : [],
    ),
    ...(sentSchemes(api, operation.security).some(({ type }) => type === 'mutualTLS') && { certificate: true }),
    ...('value' in body ? { body } : {}),
    ...(bodies.length > 1 ? { bodies } : {}),
    ...(first !== undefined && !first.includes('*') && (types.length > 1 || first !== 'application/json' || isChosen)
      ? { accept: first }
      : {}),
    // If a body may be empty, read it as text.
    ...(binary ? { file: `response.${extensionOf(binary.mediaType)}` } : {}),
    json: first === undefined ? null : isJson(first) && successes.every(({ content }) => content.length > 0),
  };
}

/** Choose the ending of a file for a media type: `png` for `image/png`. */
const extensionOf = (mediaType: string) =>
  /^[a-z]+\/(png|jpeg|gif|webp|pdf|zip|gzip|mp3|mp4|csv)\b/i.exec(mediaType)?.[1] ?? 'bin';

function parameterShape(api: Api, parameter: Parameter): RequestParameter {
  const { in: location, name, style, explode, allowReserved, content } = parameter;
  const isNeeded = parameter.required || (location === 'header' && ofContent.test(name));
  const isSent = parameter.required || !parameter.deprecated;
  const [value, serialized] = isSent ? parameterValue(api, parameter) : [];
  return {
    in: location,
    name,
    ...(style === defaultStyle(location) ? {} : { style }),
    ...(explode === explodesByDefault(style) ? {} : { explode }),
    ...(allowReserved ? { reserved: true } : {}),
    ...(content ? { content: content.mediaType } : {}),
    ...(content && location === 'querystring' ? fieldStyles(api, content) : {}),
    ...(value === undefined ? {} : { [isNeeded ? 'value' : 'all']: value }),
    ...(value === undefined || serialized === undefined ? {} : { serialized }),
  };
}

/** Matches the headers that follow from the content of bodies. In Swagger 2.0, parameters may set them. */
const ofContent = /^(?:accept|content-type)$/i;

/** Read an example of a parameter; undefined if it does not fit. Some authors write a list as it is sent: `a,b`. */
export function fittingExample(api: Api, schema: Schema, authored: JsonText): JsonText | undefined {
  const [type = 'any'] = viewSchema(api, schema).types ?? [];
  const value = parseJson(authored);
  const typed = typedValue(show(value), type);
  const items = Array.isArray(typed) ? typed.map((one) => tryJson(show(one)) ?? one) : typed;
  const fitting = [value, typed, items].find((one) => fits(api, schema, one, 'request', false));
  return fitting === undefined ? undefined : formatJson(fitting);
}

/** Choose a parameter's value, and the author's serialised form of it, if any. */
function parameterValue(api: Api, parameter: Header & Pick<Parameter, 'in'>): [value?: JsonText, serialized?: string] {
  const { in: location, name, examples, schema, content } = parameter;
  const whole = content?.schema ?? schema;
  for (const example of examples) {
    const { value: authored, serialized } = example;
    if (serialized !== null) {
      // Encode a media type's example, except a form's, which is already encoded (OpenAPI 3.2, 4.12.10).
      const isDocument = content?.examples.includes(example) && !content.mediaType.includes('form');
      const sent = isDocument && location !== 'header' ? encode(serialized) : serialized;
      const isWhole = location === 'path' || location === 'header' || sent.includes('=');
      return [authored ?? formatJson(serialized), isWhole ? sent : `${encode(name)}=${sent}`];
    }
    if (authored === null || authored === 'null') continue;
    const fitting = fittingExample(api, whole, authored);
    if (fitting !== undefined) return [fitting];
  }
  const value = exampleValue(api, whole, { direction: 'request' });
  // The parameter's name is more telling than "string", and no request can send null.
  const telling = /^authorization$/i.test(name) ? 'YOUR_CREDENTIALS' : name;
  const isUnknown = value == null || (value === 'string' && fits(api, whole, telling, 'request', false));
  if (isUnknown && location === 'header' && ofContent.test(name)) return [];
  return [formatJson(isUnknown ? telling : value)];
}

/** List the bodies to choose from, named after their media types and examples. All JSON media types count as one. */
function namedBodies(api: Api, content: readonly MediaType[]): NamedBodyShape[] {
  const forms = content.map((media) => {
    const bodies = sentExamples(api, media).map((one) => ({ label: one.label, ...bodyShape(api, media, one) }));
    const parts = bodies.find(isUnwritten);
    if (!parts && !isBinary(api, media) && !isUnwritable(api, media)) return { media, bodies };
    const mediaType = withBoundary((parts ?? media).mediaType);
    return { media, bodies: [{ label: '', mediaType, value: JSON.stringify(fileName), files: [] }] };
  });
  const isRepeated = (shapes: NamedBodyShape[], before: NamedBodyShape[]) =>
    shapes.every(
      ({ mediaType, value }, index) =>
        isJson(mediaType) && isJson(before[index]?.mediaType ?? '') && before[index]?.value === value,
    );
  const different = forms.filter(
    ({ bodies }, at) => bodies.length > 0 && !forms.slice(0, at).some((before) => isRepeated(bodies, before.bodies)),
  );
  // Only a multipart form holds files.
  const hasFiles = ({ bodies: [first] }: (typeof forms)[number]) =>
    Boolean(first?.files && /^multipart/i.test(first.mediaType));
  different.sort((a, b) => Number(hasFiles(b)) - Number(hasFiles(a)));
  return different.flatMap(({ media, bodies }) =>
    bodies.map((body) => ({
      ...body,
      label:
        different.length > 1 || !body.label ? [media.mediaType, body.label].filter(Boolean).join(': ') : body.label,
    })),
  );
}

/** The name of a file for which no example gives a name. */
const fileName = 'file.bin';

/** True for a multipart body that the samples cannot write: it is neither a form nor the author's text with its boundary. */
const isUnwritten = ({ mediaType, value }: RequestBodyShape) =>
  /^multipart\//i.test(mediaType) &&
  !(/^multipart\/form-data\b/i.test(mediaType) && value.startsWith('{')) &&
  !(boundary.test(mediaType) && value.startsWith('"--'));

const boundary = /;\s*boundary=/i;

const withBoundary = (mediaType: string) =>
  /^multipart\//i.test(mediaType) && !boundary.test(mediaType) ? `${mediaType}; boundary=YOUR_BOUNDARY` : mediaType;

/** Choose a type for a media range, because a message cannot have a range (RFC 9110, 8.3). */
function concreteType(mediaType: string, value: JsonText): string {
  const isText = value.startsWith('"') && !mediaType.startsWith('*');
  return mediaType
    .replace('*+', '')
    .replace(/^text\/\*/i, 'text/plain')
    .replace(/^multipart\/\*/i, 'multipart/form-data')
    .replace(/^[^/]+\/\*/, isText ? 'application/octet-stream' : 'application/json');
}

/** Replace the generated texts of files by names of files: from OpenAPI 3.1 on, a file needs no `format: binary`. */
function withFileNames(value: JsonValue, files: readonly string[]): JsonValue {
  if (!isMap(value)) return value;
  const named = (item: JsonValue): JsonValue => {
    if (Array.isArray(item)) return item.map(named);
    return typeof item === 'string' && /^(?:string|\{\})\d*$/.test(item) ? fileName : item;
  };
  return objectOf(entriesOf(value).map(([name, item]) => [name, files.includes(name) ? named(item) : item]));
}

/** Convert the fields of a form that are sent as XML or YAML to texts. */
function withTexts(api: Api, value: JsonValue, properties: Property[], types: ReadonlyMap<string, string>): JsonValue {
  if (!isMap(value)) return value;
  const text = (name: string, item: JsonValue): JsonValue => {
    const schema = properties.find((property) => property.name === name)?.schema ?? {};
    const mediaType = types.get(name) ?? '';
    const write = (of: Schema, one: JsonValue) => written(api, { mediaType, schema: of }, one, name);
    return Array.isArray(item)
      ? item.map((one) => write(viewSchema(api, schema).items ?? {}, one))
      : write(schema, item);
  };
  return objectOf(entriesOf(value).map(([name, item]) => [name, text(name, item)]));
}

function bodyShape(api: Api, media: MediaType, { value: example, text }: BodyExample): RequestBodyShape {
  const { mediaType, schema, encoding } = media;
  const properties = schema ? (viewSchema(api, schema).properties ?? []) : [];
  const files = properties.filter((property) => isFile(api, property)).map(({ name }) => name);
  const whole = parseJson(example ?? 'null');
  const named = /^multipart\//i.test(mediaType) ? withFileNames(whole, files) : whole;
  const isAuthored = media.examples.length > 0 || (schema !== null && viewSchema(api, schema).examples !== undefined);
  const types = new Map<string, string>();
  const styled = fieldStyles(api, media);
  for (const { property, contentType } of encoding)
    if (contentType && !Object.hasOwn(styled.styles ?? {}, property))
      types.set(property, contentType.split(',')[0]?.trim() ?? '');
  const asSent = (one: JsonValue) => formatJson(written(api, media, withTexts(api, one, properties, types)));
  const all = asSent(named);
  const value = asSent(schema ? requiredPart(api, schema, named, isAuthored) : named);
  const form = /^multipart\/|x-www-form-urlencoded/i.test(mediaType);
  return {
    mediaType: concreteType(mediaType, value),
    value,
    ...(value === all ? {} : { all }),
    ...(schema && asSent(prune(api, [schema], named)) !== value ? { optional: true } : {}),
    ...(isJson(mediaType) && typeof whole === 'string' && whole === text ? { raw: true } : {}),
    ...(form && files.length > 0 ? { files } : {}),
    ...byField('headers', media, (one) => requiredHeaders(api, one)),
    ...(form && types.size > 0 ? { types: Object.fromEntries(types) } : {}),
    ...styled,
  };
}

/** Read one fact about each field of a form, by the field's name; empty if the form states none. */
function byField<Key extends string, Value>(key: Key, media: MediaType, read: (one: Encoding) => Value | null) {
  const all = media.encoding.map((one) => [one.property, read(one)] as const).filter(([, value]) => value !== null);
  return (all.length > 0 ? { [key]: Object.fromEntries(all) } : {}) as { [K in Key]?: Record<string, Value> };
}

/** Return the styles of a form's fields. */
const fieldStyles = (api: Api, media: MediaType) => byField('styles', media, (one) => formStyle(api, media, one));
