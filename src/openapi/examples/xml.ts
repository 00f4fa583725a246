/** Write values as XML, by OpenAPI's `xml` keywords. Pure. */
import { entriesOf } from '../../text/ordered';
import { isMap, isScalar, type JsonValue } from '../model/json';
import { show } from '../model/serialize';
import type { Api, Schema } from '../model/model';
import { sharedSchema, viewSchema } from '../schema/view';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escape text for XML elements and attributes. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** Write `value` as a document; the schema names its root, or else `root` does. */
export function xmlDocument(api: Api, schema: Schema, value: JsonValue, root = 'root'): string {
  const name = schema.ref === undefined ? root : sharedSchema(api, schema.ref).name;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(api, schema, name, value, '')}`;
}

/** Write one element or, for an array that is not wrapped, one for each item. */
function element(api: Api, schema: Schema, fallback: string, value: JsonValue, indent: string): string {
  const view = viewSchema(api, schema);
  const { xml = {} } = view;
  const name = nameOf(xml, fallback);
  const space = spaceOf(xml);
  if (Array.isArray(value)) {
    const items = value.map((item) =>
      element(api, view.items ?? {}, xml.name ?? fallback, item, xml.wrapped ? `${indent}  ` : indent),
    );
    return xml.wrapped || indent === '' ? block(name, space, items, indent) : items.join('\n');
  }
  if (!isMap(value)) return `${indent}<${name}${space}>${content(value)}</${name}>`;
  const schemaOf = (key: string) => view.properties?.find((property) => property.name === key)?.schema ?? {};
  const entries = entriesOf(value).map(([key, item]) => ({ key, item, schema: schemaOf(key) }));
  // An attribute holds a text, so that an object or a list is an element whatever the schema says.
  const isAttribute = ({ schema: own, item }: (typeof entries)[number]) =>
    viewSchema(api, own).xml?.attribute === true && isScalar(item);
  const attributes = entries.filter(isAttribute).map(({ key, item, schema: own }) => {
    const { xml: named = {} } = viewSchema(api, own);
    return `${spaceOf(named)} ${nameOf(named, key)}="${content(item)}"`;
  });
  const children = entries
    .filter((one) => !isAttribute(one))
    .map(({ key, item, schema: own }) => element(api, own, key, item, `${indent}  `));
  return block(name, space + attributes.join(''), children, indent);
}

type Xml = NonNullable<Schema['xml']>;

const nameOf = ({ prefix, name }: Xml, fallback: string) =>
  (prefix ? `${xmlName(prefix)}:` : '') + xmlName(name ?? fallback);

/** Characters that no XML name has, or begins with (XML 1.0, 2.3). */
const notInName = /^[^\p{ID_Start}:_]|[^\p{ID_Continue}:.-]|[ªµº⁔]/gu;

/** Write what no XML name has as its code, as SQL/XML and .NET do: `a b` is `a_x0020_b`. */
const xmlName = (name: string) =>
  name.replace(notInName, (char) => `_x${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`) ||
  '_';

const spaceOf = ({ prefix, namespace }: Xml) =>
  namespace ? ` xmlns${prefix ? `:${xmlName(prefix)}` : ''}="${escapeXml(namespace)}"` : '';

const content = (value: JsonValue) => escapeXml(value === null ? '' : show(value));

const block = (name: string, attributes: string, children: string[], indent: string) =>
  children.length === 0
    ? `${indent}<${name}${attributes}/>`
    : `${indent}<${name}${attributes}>\n${children.join('\n')}\n${indent}</${name}>`;
