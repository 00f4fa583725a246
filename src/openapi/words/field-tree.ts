/** List the fields of a schema as plain rows, in reading order, for pages, Markdown and search. Pure. */
import { isLeftOut, type Direction } from '../schema/problems';
import type { Api, Property, Schema, SharedSchema } from '../model/model';
import {
  ancestors,
  fieldSchema,
  hasParts,
  refsOf,
  schemaVariants,
  sharedSchema,
  viewSchema,
  type Variants,
} from '../schema/view';
import {
  isDescribed,
  isOfOne,
  isTypeChoice,
  itemSchemas,
  otherFields,
  otherItems,
  variantName,
  variantNames,
} from './words';

export interface FieldRow {
  /** The row's anchor on the page; see `createFieldIds`. */
  id: string;
  /** The field's name, or a display name for a nameless schema. */
  name: string;
  /** True if `name` is a key in the JSON. */
  literal: boolean;
  required: boolean;
  schema: Schema;
  /** Values of the discriminator that select this variant; otherwise empty. */
  values: string[];
  /** True for the variant that any other value selects. */
  otherwise?: boolean;
  inside: FieldTree;
}

/** Rows with a title: variants to choose from, or parts without a name. */
export interface FieldGroup {
  title: string;
  kind: 'variants' | 'parts';
  /** The property by which the variants differ; null for none. */
  propertyName: string | null;
  rows: FieldRow[];
}

/** The contents of a schema. */
export interface FieldTree {
  /** The shared schemas whose pages hold rows that are left out here. */
  elsewhere: SharedSchema[];
  /** Schemas of an array's items, one for each level of nesting. The rows describe the last of them. */
  items: Schema[];
  rows: FieldRow[];
  /** A sentence about further fields; see `otherFields`. */
  others: string;
  groups: FieldGroup[];
}

type Named = Omit<FieldRow, 'inside' | 'values' | 'otherwise'>;

interface Walk {
  api: Api;
  /** Null on a schema's own page, which covers both directions. */
  direction: Direction | null;
  newId: (parent: string, name: string) => string;
  /** Ids of the shared schemas around this one. */
  trail: readonly string[];
  /** Number of shared schemas around this one. */
  level: number;
  /** At a deeper level, a schema with a page shows no rows: its page has them. */
  levels: number;
  /** Rows shown above a variant, which does not repeat equal ones; see `rowText`. */
  above?: ReadonlySet<string>;
  /** The number of rows that the tree may still add: at 0, no row is opened. */
  room: { rows: number };
}

/** A tree with more rows shows only one level: the pages of its schemas show the others. */
const mostRows = 150;

/**
 * List the rows inside `schema`, as deep as the page shows. `elsewhere` lists the shared schemas that are left out because they
 * are too deep or shown already. A tree shows two levels of shared schemas, a large one a single level.
 * @param parent id of the row or part around it; empty at the top of a page
 */
export function fieldTree(
  api: Api,
  schema: Schema,
  direction: Direction | null,
  parent: string,
  newId: Walk['newId'],
): FieldTree {
  const walk = { api, direction, newId, trail: [], level: 0, levels: 2, room: { rows: Infinity } };
  const room = { rows: mostRows };
  inside({ ...walk, room, newId: (_parent, name) => name }, schema, parent);
  return inside(room.rows < 0 ? { ...walk, levels: 1 } : walk, schema, parent);
}

function inside(walk: Walk, schema: Schema, parent: string): FieldTree {
  const { api, trail, level, levels, room } = walk;
  if (room.rows < 0) return { elsewhere: [], items: [], rows: [], others: '', groups: [] };
  const refs = refsOf(schema);
  const closed = refs.filter((id) => trail.includes(id) || (level >= levels && sharedSchema(api, id).page !== null));
  const inner = refs.length === 0 ? walk : { ...walk, trail: [...trail, ...refs], level: level + 1 };
  const tree = describe(inner, viewSchema(api, closed.length === 0 ? schema : without(closed, schema)), parent);
  const linked = closed.map((id) => sharedSchema(api, id)).filter(({ page }) => page !== null);
  if (linked.length === 0) return tree;
  // The page of the schema does not say what is required only here.
  const needs = schema.required ? `Needs ${new Intl.ListFormat('en-GB').format(schema.required)} here.` : '';
  return {
    ...tree,
    elsewhere: [...new Set([...linked, ...tree.elsewhere])],
    others: [needs, tree.others].filter(Boolean).join(' '),
  };
}

/** Remove some of the included shared schemas from a schema. */
export function without(ids: readonly string[], { ref, allOf, ...own }: Schema): Schema {
  return {
    ...own,
    ...(ref !== undefined && !ids.includes(ref) && { ref }),
    ...(allOf && { allOf: allOf.map((part) => without(ids, part)) }),
  };
}

function describe({ above = new Set(), ...walk }: Walk, view: Schema, parent: string): FieldTree {
  const { api, direction, newId, trail, level } = walk;
  const variants = schemaVariants(view);
  const base = variants ? baseFields(walk, view, variants) : { ids: [], fields: [] };
  const ofBase = { ...walk, trail: [...trail, ...base.ids], level: level + 1 };
  const inherited = new Set(base.fields.map(({ schema }) => schema));
  const fields = [...(view.properties ?? []), ...base.fields].filter(
    ({ schema }) => direction === null || !isLeftOut(viewSchema(api, schema), direction),
  );
  const rest = fieldSchema(view);
  const hasOthers = fields.length > 0 || view.patternProperties || (!view.additionalProperties && hasParts(view));
  const nameless = (step: string, name: string, schema: Schema): Named => ({
    id: newId(parent, step),
    name,
    literal: false,
    required: false,
    schema,
  });
  const all: Named[] = [
    ...fields.map(({ name, schema, required }) => ({ id: newId(parent, name), name, literal: true, required, schema })),
    ...(view.patternProperties ?? []).map(({ pattern, schema }) => nameless(pattern, `/${pattern}/`, schema)),
    ...(rest && isDescribed(rest) ? [nameless('additional', hasOthers ? 'any other name' : 'any name', rest)] : []),
  ];
  const named = above.size === 0 ? all : all.filter((row) => !above.has(rowText(row)));
  const choice = variants ? { ...walk, above: new Set([...above, ...named.map(rowText)]) } : walk;
  walk.room.rows -= named.length;
  const open = (row: Named): FieldRow => ({
    ...row,
    values: [],
    inside: inside(inherited.has(row.schema) ? ofBase : walk, row.schema, row.id),
  });
  const parts = (title: string, name: string, schemas: readonly (Schema | undefined)[]): FieldGroup[] => {
    const present = schemas.filter((schema) => schema !== undefined);
    const rows = present.map((schema, index) =>
      present.length > 1
        ? part(walk, parent, schema, `Part ${index + 1}`, `${name}-${index + 1}`)
        : part(walk, parent, schema, 'value', name),
    );
    return rows.length > 0 ? [{ title, kind: 'parts', propertyName: null, rows }] : [];
  };

  const rows = named.map(open);
  const { every, other } = itemSchemas(view);
  const items = every ? inside(walk, every, parent) : null;
  return {
    elsewhere: items?.elsewhere ?? [],
    items: every && !every.never ? [every, ...(items?.items ?? [])] : [],
    rows: [...rows, ...(items?.rows ?? [])],
    others: [otherFields(view), otherItems(view), items?.others].filter(Boolean).join(' '),
    groups: [
      ...(items?.groups ?? []),
      ...parts('Items, in this order', 'item', view.prefixItems ?? []),
      ...parts('Each other item', 'other-item', [other && isDescribed(other) ? other : undefined]),
      ...variantGroup(choice, parent, variants),
      ...(view.oneOf && view.anyOf ? variantGroup(choice, parent, schemaVariants({ anyOf: view.anyOf })) : []),
      ...parts('And all of these', 'part', view.allOf ?? []),
      ...parts(containsTitle(view), 'contains', [view.contains]),
      ...parts('But not', 'not', [view.not]),
      ...parts('If it is', 'if', [view.if]),
      ...parts('Then', 'then', [view.then]),
      ...parts('Otherwise', 'else', [view.else]),
      ...parts('The text holds', 'content', [view.contentSchema]),
      ...(view.dependentSchemas ?? []).flatMap(({ property, schema }) =>
        parts(`If ${property} is present, also`, 'dependent', [schema]),
      ),
    ],
  };
}

/** List the fields that all variants inherit unchanged from common bases, and the ids of these bases. */
function baseFields(
  { api, trail }: Walk,
  { properties = [] }: Schema,
  { items }: Variants,
): { ids: string[]; fields: Property[] } {
  const [bases = new Set<string>(), ...otherBases] = items.map(({ schema }) => ancestors(api, schema));
  const ids = [...bases].filter((id) => otherBases.every((other) => other.has(id)));
  if (items.length < 2 || ids.length === 0 || ids.some((id) => trail.includes(id))) return { ids, fields: [] };
  const [first = [], ...others] = items.map(({ schema }) => viewSchema(api, schema).properties ?? []);
  const texts = others.map((fields) => new Set(fields.map(rowText)));
  const isOfAll = (field: Property) => texts.every((text) => text.has(rowText(field)));
  return {
    ids,
    fields: first.filter((field) => isOfAll(field) && !properties.some(({ name }) => name === field.name)),
  };
}

/** Serialise what a row shows, for comparison. */
const rowText = ({ name, literal = true, required, schema }: Property & { literal?: boolean }) =>
  JSON.stringify([name, literal, required, schema]);

function containsTitle({ minContains = 1, maxContains }: Schema): string {
  const are = (amount: number) => `${amount === 1 ? 'one' : amount} ${amount === 1 ? 'item is' : 'items are'}`;
  if (maxContains === undefined && minContains === 0) return 'Some items may be';
  if (maxContains === undefined) return `At least ${are(minContains)}`;
  if (minContains === maxContains) return `Exactly ${are(minContains)}`;
  return minContains === 0 ? `At most ${are(maxContains)}` : `From ${minContains} to ${are(maxContains)}`;
}

/** @param fallback the name of a schema without one */
function part(walk: Walk, parent: string, schema: Schema, fallback: string, idName?: string): FieldRow {
  const name = variantName(walk.api, schema, fallback);
  const id = walk.newId(parent, idName ?? name);
  walk.room.rows -= 1;
  return { id, name, literal: false, required: false, schema, values: [], inside: inside(walk, schema, id) };
}

function variantGroup(walk: Walk, parent: string, variants: Variants | null): FieldGroup[] {
  // The type already lists the variants.
  if (!variants || isTypeChoice(variants)) return [];
  const { propertyName, items } = variants;
  const by = propertyName === null ? '' : `, depending on ${propertyName}`;
  const repeats = items.some(({ schema }) =>
    viewSchema(walk.api, schema).properties?.some((field) => walk.above?.has(rowText(field))),
  );
  const title =
    (isOfOne(walk.api, variants) ? 'One of these' : 'Any of these, one or more') +
    by +
    (repeats ? ', with the fields above' : '');
  const names = variantNames(walk.api, items);
  const rows = items.map(({ schema, values, otherwise }, index) => ({
    ...part(walk, parent, schema, names[index] ?? ''),
    values,
    ...(otherwise && { otherwise }),
  }));
  return [{ title, kind: 'variants', propertyName, rows }];
}
