/** Print schemas as TypeScript types. Pure. */
import { isLong, isMap, parseJson, showJson, type JsonValue } from '../../openapi/model/json';
import type { Api, Property, Schema } from '../../openapi/model/model';
import { fits, isLeftOut, type Direction } from '../../openapi/schema/problems';
import { fieldSchema, refsOf, viewSchema } from '../../openapi/schema/view';
import { without } from '../../openapi/words/field-tree';
import { itemSchemas } from '../../openapi/words/words';
import { entriesOf } from '../../text/ordered';

export interface Printer {
  api: Api;
  /** Null for values of both directions. */
  direction: Direction | null;
  /** Return the name of a shared schema's type. */
  nameOf: (id: string, direction: Direction | null) => string;
}

/** A type as a list of the members of its union; an intersection has parentheses around it. */
type Members = string[];

export const schemaType = (to: Printer, schema: Schema): string => printed(members(to, schema));

/** Print a shared schema in full, as a declaration. */
export function sharedType(to: Printer, id: string): string {
  const view = viewSchema(to.api, { ref: id });
  return `${notes(view)}export type ${to.nameOf(id, to.direction)} = ${printed(shape(to, view, [], id))};\n`;
}

/** Print a property, with a comment above. */
export function property(to: Printer, { name, schema, required }: Property): string {
  const view = viewSchema(to.api, schema);
  const about = notes(schema.ref === undefined ? view : schema);
  return about + (view.readOnly ? 'readonly ' : '') + member(name, schemaType(to, schema), !required);
}

function notes({ description, format, default: fallback, examples = [], deprecated }: Schema): string {
  return comment(
    description,
    format && `@format ${format}`,
    fallback !== undefined && `@default ${showJson(fallback)}`,
    ...examples.map((example) => `@example ${showJson(example)}`),
    deprecated && '@deprecated',
  );
}

/** Print a type that stands alone. */
function printed(members: Members): string {
  const [only = 'never', ...others] = new Set(members.filter((one) => one !== 'never'));
  return others.length === 0 ? only.replace(/^\((.*)\)$/s, '$1') : [only, ...others].join(' | ');
}

/** Print a type that is part of another, with parentheses if necessary. */
const closed = (members: Members): string => (members.length > 1 ? `(${printed(members)})` : members.join());

/** Types that add nothing to an intersection. */
const loose = ['{ [key: string]: unknown }', '{ [key: string]: never }', 'unknown[]'];

function intersection(all: readonly Members[]): Members {
  const parts = all.filter((part) => part.length > 0 && !part.includes('unknown'));
  const narrow = parts.filter((part) => !loose.includes(part.join()));
  const [first = parts[0] ?? ['unknown'], ...others] = narrow;
  return others.length === 0 ? first : [`(${[...new Set(narrow.map(closed))].join(' & ')})`];
}

/**
 * List the members of a schema's type; shared schemas are names.
 * @param beside properties that other parts describe for the same value
 */
function members(to: Printer, { nullable, ...schema }: Schema, beside: readonly Property[] = []): Members {
  const refs = refsOf(schema);
  const whole = refs.length > 0 ? viewSchema(to.api, schema) : {};
  const own = shape(to, viewSchema(to.api, without(refs, schema)), [...(whole.properties ?? []), ...beside]);
  const names = refs.map((id) => to.nameOf(id, to.direction));
  const all = intersection([...names.map((name) => [name]), own]);
  // Null fits fields that are required of an object.
  return nullable || (whole.nullable && !names.includes(all.join())) ? [...all, 'null'] : all;
}

/** List the members of a type from a schema's view. @param self id of the shared schema that is viewed */
function shape(to: Printer, view: Schema, beside: readonly Property[], self?: string): Members {
  const properties = [...(view.properties ?? []), ...beside];
  const choices = [view.oneOf, view.anyOf].map((variants = []) =>
    variants.flatMap((one) =>
      self !== undefined && leadsTo(to.api, one, self) ? [] : chosen(to, view, one, properties),
    ),
  );
  const parts = (view.allOf ?? []).map((part) => members(to, part, properties));
  const all =
    view.never || view.types?.length === 0 ? ['never'] : intersection([plain(to, view, beside), ...choices, ...parts]);
  return view.nullable ? [...all, 'null'] : all;
}

/** List the members of a variant's type, with the discriminator's values that choose the variant. */
function chosen(to: Printer, { discriminator }: Schema, variant: Schema, beside: readonly Property[]): Members {
  const all = members(to, variant, beside);
  const property = viewSchema(to.api, variant).properties?.find(({ name }) => name === discriminator?.propertyName);
  if (!discriminator || !property) return all;
  const { const: only, enum: constants = only === undefined ? [] : [only] } = viewSchema(to.api, property.schema);
  const values = discriminator.mapping.flatMap(({ ref, value }) => (ref === variant.ref ? value : []));
  // Add the property unless the variant has these values already, or does not allow them.
  const isNews =
    constants.length !== values.length && values.every((one) => fits(to.api, property.schema, one, 'request'));
  const type = values.map(literal).join(' | ');
  return type && isNews ? intersection([all, [block([member(property.name, type, !property.required)])]]) : all;
}

/** True for a schema that may be this shared schema itself, whose type cannot be a member of itself. */
const leadsTo = (api: Api, schema: Schema, id: string, seen = new Set<string>()): boolean =>
  refsOf(schema).some(
    (ref) => ref === id || (!seen.has(ref) && leadsTo(api, viewSchema(api, { ref }), id, seen.add(ref))),
  ) || [schema.oneOf, schema.anyOf, schema.allOf].some((list) => list?.some((one) => leadsTo(api, one, id, seen)));

/** List the members of a type without its choices and parts. */
function plain(to: Printer, view: Schema, beside: readonly Property[]): Members {
  const { const: only, enum: values, properties, required, patternProperties, prefixItems, items } = view;
  const constants = only === undefined ? values?.map(({ value }) => value) : [only];
  if (constants) return constants.map((text) => literal(parseJson(text)));
  const isObject = properties ?? required ?? patternProperties ?? fieldSchema(view);
  const types = view.types ?? (isObject ? ['object'] : prefixItems || items ? ['array'] : ['unknown']);
  return types.map((type) => {
    if (type === 'object') return objectType(to, view, beside);
    if (type === 'array') return arrayType(to, view);
    return type === 'integer' ? 'number' : type;
  });
}

function literal(value: JsonValue): string {
  if (isLong(value)) return `number /* ${value.text} */`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return isMap(value)
    ? block(entriesOf(value).map(([name, inside]) => member(name, literal(inside))))
    : JSON.stringify(value);
}

function objectType(to: Printer, view: Schema, beside: readonly Property[]): string {
  const { properties = [], required = [], patternProperties = [] } = view;
  const named = (name: string) => beside.find((one) => one.name === name) ?? { name, schema: {} };
  const needed = required.map((name) => ({ ...named(name), required: true }));
  const fields = [...properties, ...needed]
    .filter(({ schema }) => to.direction === null || !isLeftOut(viewSchema(to.api, schema), to.direction))
    .map((one) => property(to, one));
  const rest = fieldSchema(view);
  const others = [...patternProperties.map(({ schema }) => schema), rest ?? []].flat().filter(({ never }) => !never);
  if (fields.length > 0 && others.length === 0) return block(fields);
  // TypeScript checks described fields against the type of the other fields, too.
  const isAny = fields.length > 0 || (others.length === 0 && !rest);
  const type = isAny ? 'unknown' : printed(others.flatMap((one) => members(to, one)));
  return block([...fields, `[key: string]: ${type};`]);
}

function arrayType(to: Printer, view: Schema): string {
  const { every, other = every } = itemSchemas(view);
  const list = `${closed(members(to, other ?? {}))}[]`;
  if (!view.prefixItems) return list;
  const isOptional = (index: number) => index >= (view.minItems ?? 0);
  const items = view.prefixItems.map((item, index) => closed(members(to, item)) + (isOptional(index) ? '?' : ''));
  return `[${[...items, ...(other?.never ? [] : [`...${list}`])].join(', ')}]`;
}

/** Print a member of an object's type. */
export const member = (name: string, type: string, isOptional = false): string =>
  `${/^(?:[a-z_$][\w$]*|[1-9]\d{0,8})$/i.test(name) ? name : JSON.stringify(name)}${isOptional ? '?' : ''}: ${type};`;

/** Print an object's type. */
export function block(members: readonly string[]): string {
  const [only = '', ...others] = members;
  if (only === '') return '{}';
  return others.length === 0 && !only.includes('\n')
    ? `{ ${only.slice(0, -1)} }`
    : `{${['', ...members].join('\n').replaceAll('\n', '\n  ')}\n}`;
}

/** Print texts as a comment above a declaration; nothing without any. */
export function comment(...texts: (string | false | undefined)[]): string {
  const lines = texts
    .filter(Boolean)
    .join('\n')
    .trim()
    .replaceAll('*/', '*\\/')
    .split(/\r\n?|\n/);
  if (lines.length > 1) return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
  return lines[0] ? `/** ${lines[0]} */\n` : '';
}
