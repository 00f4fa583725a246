/** Write values as XML, by OpenAPI's `xml` keywords. Pure. */
import { escapeHtml } from '../../text/escape-html';
import { entriesOf } from '../../text/ordered';
import { isMap, isScalar, type JsonValue } from '../model/json';
import { show } from '../model/serialize';
import type { Api, Schema } from '../model/model';
import { schemaVariants, sharedSchema, viewSchema } from '../schema/view';

/** Escape text for XML elements and attributes. */
export const escapeXml = (text: string) => escapeHtml(text).replaceAll('>', '&gt;');

/** Write `value` as a document. The schema, or else `root`, names the root element. */
export function xmlDocument(api: Api, schema: Schema, value: JsonValue, root = 'root'): string {
  const name = schema.ref === undefined ? root : sharedSchema(api, schema.ref).name;
  const written = element(api, schema, name, value, '');
  const declared = written.includes(nil)
    ? written.replace(/^<[^\s/>]+/, (opening) => `${opening} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"`)
    : written;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${declared}`;
}

/** Marks an element whose value is null (OpenAPI 3.2, 4.26.5). */
const nil = ' xsi:nil="true"';

/** Write one element; for an array without an element around it, one element for each item. */
function element(api: Api, schema: Schema, fallback: string, value: JsonValue, indent: string): string {
  const view = viewSchema(api, schema);
  const { xml = {} } = view;
  const name = nameOf(xml, fallback);
  const space = spaceOf(xml);
  if (Array.isArray(value)) {
    // A list without an element around it ignores its own name (OpenAPI 3.1, 4.8.26). A document always has such an element.
    const isDocument = indent === '';
    const isWrapped = xml.nodeType === 'element' || isDocument;
    const items = value.map((item, index) => {
      const own = view.prefixItems?.[index] ?? view.items ?? {};
      const place = isWrapped ? `${indent}  ` : indent;
      const text = textOf(api, own, item);
      if (text !== null) return place + text;
      // Items of a property have the property's name; items of a document have the name of their component (OpenAPI 3.2, 4.26.3).
      const component = isDocument && own.ref !== undefined ? sharedSchema(api, own.ref).name : undefined;
      return element(api, own, component ?? ((isWrapped && xml.name) || fallback), item, place);
    });
    return isWrapped ? block(name, space, items, indent) : items.filter(Boolean).join('\n');
  }
  if (value === null) return `${indent}<${name}${space}${nil}/>`;
  if (!isMap(value)) return `${indent}<${name}${space}>${content(value)}</${name}>`;
  const nodes = nodesOf(api, view, value);
  const attributes = nodes
    .filter((node) => isAttribute(api, node) && node.item !== null)
    .map(({ key, item, schema: own }) => {
      const { xml: named = {} } = viewSchema(api, own);
      return `${spaceOf(named)} ${nameOf(named, key)}="${content(item)}"`;
    });
  const texts = nodes.flatMap((node) => textOf(api, node.schema, node.item) ?? []);
  const isNone = xml.nodeType === 'none' && indent !== '';
  const inner = isNone ? indent : `${indent}  `;
  const children = nodes
    .filter((node) => !isAttribute(api, node) && textOf(api, node.schema, node.item) === null)
    .map(({ key, item, schema: own }) => element(api, own, key, item, inner))
    // An empty list writes no element.
    .filter(Boolean);
  const opening = name + space + attributes.join('');
  const lines = [...texts.map((text) => inner + text), ...children];
  if (isNone) return lines.join('\n');
  if (texts.length > 0 && children.length === 0) return `${indent}<${opening}>${texts.join('')}</${name}>`;
  return block(name, space + attributes.join(''), lines, indent);
}

interface Node {
  key: string;
  item: JsonValue;
  schema: Schema;
}

/** List the nodes of an object's content. An object of the type `none` is replaced by its content. */
function nodesOf(api: Api, view: Schema, value: { [key: string]: JsonValue }): Node[] {
  const variants = (schemaVariants(view)?.items ?? []).map((variant) => viewSchema(api, variant.schema));
  const properties = [view, ...variants].flatMap((shape) => shape.properties ?? []);
  return entriesOf(value).flatMap(([key, item]) => {
    const schema = properties.find((property) => property.name === key)?.schema ?? {};
    const inside = viewSchema(api, schema);
    return inside.xml?.nodeType === 'none' && isMap(item) ? nodesOf(api, inside, item) : [{ key, item, schema }];
  });
}

/** True for an attribute, which holds a single value: objects and lists are elements, whatever the schema says. */
const isAttribute = (api: Api, { item, schema }: Node) =>
  viewSchema(api, schema).xml?.nodeType === 'attribute' && isScalar(item);

/** Return the text of a single value without an element of its own; null for any other value. */
function textOf(api: Api, schema: Schema, value: JsonValue): string | null {
  const { nodeType = 'element' } = viewSchema(api, schema).xml ?? {};
  if (!isScalar(value)) return null;
  if (nodeType === 'cdata')
    return `<![CDATA[${value === null ? '' : show(value).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  return nodeType === 'text' || nodeType === 'none' ? content(value) : null;
}

type Xml = NonNullable<Schema['xml']>;

const nameOf = ({ prefix, name }: Xml, fallback: string) =>
  (prefix ? `${xmlName(prefix)}:` : '') + xmlName(name ?? fallback);

/** Matches characters that an XML name cannot contain, or cannot begin with (XML 1.0, 2.3). */
const notInName = /^[^\p{ID_Start}:_]|[^\p{ID_Continue}:.-]|[ªµº⁔]/gu;

/** Replace each such character with its code, as SQL/XML and .NET do: `a b` becomes `a_x0020_b`. */
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
