/** Describe the serialisation of lists and objects in parameters, headers and form fields. Pure. */
import type { Api, Encoding, Header, MediaType, Parameter, Schema } from '../model/model';
import { isScalar, type JsonValue } from '../model/json';
import { explodesByDefault, serialize } from '../model/serialize';
import { fieldSchema, viewSchema } from '../schema/view';
import { join, type Words } from './words';

type Sent = Pick<Header, 'style' | 'explode'>;
type Shown = Sent &
  Pick<Header, 'name' | 'content' | 'schema'> &
  Partial<Pick<Parameter, 'in' | 'allowReserved' | 'allowEmptyValue'>>;

/** Describe how lists, objects and styled values are sent, as sentences with examples; empty for plain values. */
export function howSent(
  api: Api,
  {
    in: location = 'header',
    name,
    style,
    explode,
    content,
    schema,
    allowReserved = false,
    allowEmptyValue = false,
  }: Shown,
): Words {
  if (location === 'querystring')
    return join(
      [
        [`The whole query string, as ${content?.mediaType ?? 'text'}.`],
        ...(content ? encodingWords(api, content) : []),
      ],
      ' ',
    );
  if (content) return [`Sent as ${content.mediaType} text.`];
  const views = alternatives(api, schema);
  const types = views.flatMap((view) => view.types ?? ['any' as const]);
  const plain = types.some((type) => type !== 'array' && type !== 'object');
  const example = (type: 'array' | 'object') => {
    const view = views.find((one) => one.types?.includes(type) && (one.properties ?? one.items ?? fieldSchema(one)));
    return placeholders(api, { ...view, types: [type] });
  };
  const kinds: [what: string, isSent: boolean, value: JsonValue][] = [
    ['A value is sent', plain, 'value'],
    ['A list is sent', types.includes('array'), example('array')],
    ['An object is sent', types.includes('object'), example('object')],
  ];
  const sent = kinds.filter(([, isSent]) => isSent);
  const isStyled = style === 'label' || style === 'matrix';
  const shown = sent.filter(([, , value]) => isStyled || typeof value !== 'string');
  const write = (value: JsonValue) =>
    // Show brackets: servers read %5B and %5D in the same way. Show a tab as its code.
    serialize({ in: location, name, style, explode }, value)
      .replace(/%5B/g, '[')
      .replace(/%5D/g, ']')
      .replaceAll('\t', '\\t');
  const isOpen = (value: JsonValue) =>
    !isScalar(value) && ((style === 'deepObject' && Array.isArray(value)) || !Object.values(value).every(isScalar));
  const sentences: Words[] = [
    ...shown.map(([what, , value]): Words => [`${sent.length > 1 ? what : 'Sent'} as `, { code: write(value) }, '.']),
    ...(shown.some(([, , value]) => isOpen(value)) ? [['OpenAPI does not define this form.']] : []),
    ...(allowReserved
      ? [['Reserved characters such as ', { code: ':' }, ' and ', { code: ',' }, ' may be sent as they are.']]
      : []),
    ...(allowEmptyValue && location === 'query' ? [['May be sent empty, as ', { code: write('') }, '.']] : []),
  ];
  return join(sentences, ' ');
}

/** Make an object or a list from a schema, with numbered texts; a text for any other schema. */
function placeholders(api: Api, schema: Schema, count = { texts: 0 }, depth = 0): JsonValue {
  const view = viewSchema(api, schema);
  const { types = [], items = {}, properties } = view;
  const inside = (one: Schema) => placeholders(api, one, count, depth + 1);
  if (types.includes('array') && depth < 3) return [inside(items), inside(items)];
  if (!types.includes('object') || depth >= 3) return `value${(count.texts += 1)}`;
  const fields =
    properties?.slice(0, 2) ?? ['field1', 'field2'].map((name) => ({ name, schema: fieldSchema(view) ?? {} }));
  return Object.fromEntries(fields.map((field) => [field.name, inside(field.schema)]));
}

/** List the alternatives of a schema, each once; the schema itself if it has none. */
function alternatives(api: Api, schema: Schema, seen = new Set<Schema>()): Schema[] {
  const view = viewSchema(api, schema);
  if (seen.has(view)) return [];
  seen.add(view);
  const choice = view.types ? undefined : (view.oneOf ?? view.anyOf);
  return choice ? choice.flatMap((one) => alternatives(api, one, seen)) : [view];
}

/**
 * Return the style of a form's property; null if its content type decides. Styles apply to urlencoded forms and, from OpenAPI 3.1
 * on, to `multipart/form-data`; a given style overrides the content type (OpenAPI 3.1, 4.8.15.1).
 */
export function formStyle(
  api: Api,
  { mediaType }: MediaType,
  { style: written, explode, allowReserved }: Encoding,
): Sent | null {
  const forms = api.openapi.startsWith('3.0') ? urlEncoded : formTypes;
  if (!forms.test(mediaType) || (written === null && explode === null && !allowReserved)) return null;
  const style = written ?? 'form';
  return { style, explode: explode ?? explodesByDefault(style) };
}

const urlEncoded = /^application\/x-www-form-urlencoded\b/i;
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Describe the encoding of each property of a form, and of each part without a name, as sentences. */
export function encodingWords(api: Api, media: MediaType): Words[] {
  const properties = media.schema ? (viewSchema(api, media.schema).properties ?? []) : [];
  const named = media.encoding.flatMap((encoding): Words[] => {
    const { property, contentType } = encoding;
    const style = formStyle(api, media, encoding);
    const schema = properties.find(({ name }) => name === property)?.schema ?? {};
    const allowReserved = encoding.allowReserved && urlEncoded.test(media.mediaType);
    const typed: Words = style || contentType === null ? [] : [`is sent as ${contentType}.`];
    const styled = style
      ? howSent(api, { ...style, in: 'query', name: property, content: null, schema, allowReserved })
      : [];
    const empty: Words = encoding.allowEmptyValue ? ['May be sent empty.'] : [];
    const sent = join(
      [typed, styled, empty].filter(({ length }) => length > 0),
      ' ',
    );
    return sent.length > 0 ? [[{ code: property }, style || contentType === null ? ': ' : ' ', ...sent]] : [];
  });
  const parts = (media.parts ?? []).filter(({ contentType }) => contentType !== null);
  return [...named, ...parts.map(({ property, contentType }): Words => [`${property} is sent as ${contentType}.`])];
}
