/** Explain why no value can fit a schema, if that is certain. Pure. */
import { parseJson } from '../model/json';
import type { Schema, SchemaType } from '../model/model';
import { compareNumbers } from './decimal';
import { fits, isLeftOut, type Direction } from './problems';
import { matches } from './value-rules';
import { refsOf, viewSchema, type Schemas } from './view';

interface Search {
  schemas: Schemas;
  direction: Direction;
  /** Schemas that have values; shared ones by id. */
  fine: Set<Schema | string>;
  /** The number of visited schemas. */
  count: number;
}

/** Limits on the number of schemas, and of references within each other: past them, nothing is certain. */
const mostSchemas = 20_000;
const mostWithin = 200;

/**
 * Explain why no finite value fits, as the middle of a sentence; undefined for a schema that has, or may have, values.
 * @param fine schemas that have values, shared ones by id; the function adds to it
 */
export function contradiction(
  schemas: Schemas,
  schema: Schema,
  direction: Direction,
  fine = new Set<Schema | string>(),
): string | undefined {
  return whyNone({ schemas, direction, fine, count: 0 }, schema, []);
}

function whyNone(search: Search, schema: Schema, open: readonly string[]): string | undefined {
  const key = schema.ref ?? schema;
  if (search.fine.has(key) || search.count++ > mostSchemas || open.length > mostWithin) return undefined;
  const view = viewSchema(search.schemas, schema);
  if (view.never) return 'allows no value';
  if (view.nullable) return undefined;
  const refs = refsOf(schema);
  if (refs.some((id) => open.includes(id))) return 'contains itself without end';
  const inside = [...open, ...refs];
  const reason = ownReason(search, view) ?? reasonInside(search, view, inside);
  if (reason === undefined) search.fine.add(key);
  return reason;
}

function ownReason({ schemas, direction }: Search, view: Schema): string | undefined {
  const conflict = view.conflicts?.find(({ keyword }) => ['types', 'enum', 'const'].includes(keyword));
  if (conflict) return `contradicts itself: ${conflict.message.replace(/^N/, 'n').replace(/\.$/, '')}`;
  const values = view.const === undefined ? view.enum?.map(({ value }) => value) : [view.const];
  if (values && !values.some((value) => fits(schemas, view, parseJson(value), direction, false)))
    return 'has only allowed values that its other rules forbid';
  const limits: [SchemaType, number | string | undefined, number | string | undefined][] = [
    ['string', view.minLength, view.maxLength],
    ['array', view.minItems, view.maxItems],
    ['object', view.minProperties, view.maxProperties],
    ['number', view.minimum, view.maximum],
    ['integer', view.minimum, view.maximum],
  ];
  const empty = limits.find(
    ([type, least, most]) =>
      isOnly(view, type) &&
      least !== undefined &&
      most !== undefined &&
      compareNumbers(String(least), String(most)) > 0,
  );
  return empty && `must have at least ${empty[1]} and at most ${empty[2]}`;
}

/** True for a schema whose values all have this type. */
const isOnly = ({ types }: Schema, type: SchemaType) => types?.length === 1 && types[0] === type;

function reasonInside(search: Search, view: Schema, open: readonly string[]): string | undefined {
  const { properties = [], required = [], items, prefixItems, minItems = 0, additionalProperties, conflicts } = view;
  const because = (words: string, schema: Schema | undefined) => {
    const reason = schema && whyNone(search, schema, open);
    return reason && `${words}, and that ${reason}`;
  };
  if (isOnly(view, 'object')) {
    const forbidden = conflicts?.flatMap((one) => one.properties ?? []);
    for (const { name, schema, required: isRequired } of properties) {
      if (!isRequired || isLeftOut(viewSchema(search.schemas, schema), search.direction)) continue;
      if (forbidden?.includes(name)) return `needs the field ${JSON.stringify(name)}, which a part of it forbids`;
      const reason = because(`needs the field ${JSON.stringify(name)}`, schema);
      if (reason) return reason;
    }
    const unknown = required.find(
      (name) => additionalProperties?.never && !view.patternProperties?.some(({ pattern }) => matches(pattern, name)),
    );
    if (unknown !== undefined) return `needs the field ${JSON.stringify(unknown)}, and allows no field of that name`;
  }
  if (isOnly(view, 'array') && minItems > 0 && !prefixItems) {
    const reason = because('needs an item', items);
    if (reason) return reason;
  }
  for (const variants of [view.oneOf, view.anyOf]) {
    const reasons = variants?.map((variant) => whyNone(search, variant, open)) ?? [];
    if (reasons[0] !== undefined && reasons.every((reason) => reason !== undefined))
      return `has only shapes that no value fits, of which the first ${reasons[0]}`;
  }
  for (const part of view.allOf ?? []) {
    const reason = whyNone(search, part, open);
    if (reason) return reason;
  }
  return undefined;
}
