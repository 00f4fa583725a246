/** Properties of the graph of references between shared schemas. */
import type { Operation, Schema } from '../model/model';
import { childSchemas, ownChildren } from '../schema/children';
import type { At } from '../source/place';

export interface SchemaEntry {
  at: At;
  id: string;
  name: string;
  /** Number of references to the schema. */
  uses: number;
  /** True for a schema in `components/schemas`. */
  isComponent: boolean;
  schema: Schema;
}

/**
 * Fill in a discriminator's implied values: a variant's own name (OpenAPI 3.1, 4.8.25). A base schema without variants of its own
 * represents its descendants: those that name it in their `allOf`, directly or not.
 */
export function implyMappings(all: readonly SchemaEntry[], schemas: readonly Schema[]): void {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const children = new Map<string, SchemaEntry[]>();
  for (const entry of all) {
    for (const { ref } of [entry.schema, ...(entry.schema.allOf ?? [])]) {
      if (ref !== undefined) children.set(ref, [...(children.get(ref) ?? []), entry]);
    }
  }
  const heirs = (id: string, found = new Set<SchemaEntry>()): Set<SchemaEntry> => {
    for (const child of children.get(id) ?? []) if (!found.has(child)) heirs(child.id, found.add(child));
    return found;
  };
  for (const { discriminator, oneOf, anyOf } of schemas) {
    if (!discriminator) continue;
    const base = all.find(({ schema }) => schema.discriminator === discriminator);
    const variants = (oneOf ?? anyOf)?.flatMap(({ ref }) => (ref === undefined ? [] : (byId.get(ref) ?? [])));
    const known = new Set(discriminator.mapping.map(({ ref }) => ref));
    for (const { id, name } of variants ?? (base ? heirs(base.id) : [])) {
      if (!known.has(id)) discriminator.mapping.push({ value: name, ref: id });
    }
  }
}

/**
 * Find the ids of schemas that contain themselves. A base schema and its heirs are not a cycle: an heir contains the base's fields
 * (node `base`), not the choice among heirs.
 */
export function findCycles(all: readonly SchemaEntry[]): Set<string> {
  const edges = new Map<string, string[]>();
  const whole = (id: string) => `whole ${id}`;
  const base = (id: string) => `base ${id}`;
  for (const { id, schema } of all) {
    edges.set(whole(id), [base(id), ...(schema.discriminator?.mapping ?? []).map(({ ref }) => whole(ref))]);
    edges.set(base(id), edgesOf(schema, base, whole));
  }
  const reachesItself = (node: string) => {
    const reached = new Set(edges.get(node));
    for (const one of reached) for (const target of edges.get(one) ?? []) reached.add(target);
    return reached.has(node);
  };
  return new Set([...edges.keys()].filter(reachesItself).map((node) => node.slice(node.indexOf(' ') + 1)));
}

function edgesOf(schema: Schema, base: (id: string) => string, whole: (id: string) => string): string[] {
  const inherited = (part: Schema): string[] => [
    ...(part.ref === undefined ? [] : [base(part.ref)]),
    ...(part.allOf ?? []).flatMap(inherited),
    ...ownChildren(part).flatMap(contained),
  ];
  const contained = (child: Schema): string[] => [
    ...(child.ref === undefined ? [] : [whole(child.ref)]),
    ...(child.allOf ?? []).flatMap(inherited),
    ...ownChildren(child).flatMap(contained),
  ];
  return [...new Set(inherited(schema))];
}

/** Find the ids of components that no other page would name: no operation leads to them, or others only include them. */
function findUnnamed(all: readonly SchemaEntry[], operations: readonly Operation[]): string[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const [seen, named] = [new Set<unknown>(), new Set<string>()];
  // The parts of a schema are not named where it is.
  const walk = (value: unknown, isPart: boolean): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const { ref } = value as Schema;
    if (typeof ref === 'string') {
      if (!isPart) named.add(ref);
      walk(byId.get(ref)?.schema, true);
    }
    for (const [key, inside] of Object.entries(value)) walk(inside, Array.isArray(value) ? isPart : key === 'allOf');
  };
  walk(operations, false);
  return all.filter(({ id, isComponent }) => isComponent && !named.has(id)).map(({ id }) => id);
}

/** A schema that is used more than once gets a page if it has more fields than this, or nested ones. */
const maxRows = 8;

/** Choose the schemas that get a page: those that contain themselves, those that no other page names, and those that are shared and deep. */
export function choosePages(
  all: readonly SchemaEntry[],
  operations: readonly Operation[],
  cyclic: ReadonlySet<string>,
): Set<string> {
  interface Size {
    rows: number;
    height: number;
  }
  const nothing: Size = { rows: 0, height: 0 };
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const pages = new Set(cyclic);
  const sizes = new Map<SchemaEntry, Size>();
  const sizeOf = (entry: SchemaEntry): Size => {
    const known = pages.has(entry.id) ? nothing : sizes.get(entry);
    if (known) return known;
    const size = measure(entry.schema);
    const paged = entry.uses > 1 && (size.rows > maxRows || size.height > 1);
    if (paged) pages.add(entry.id);
    sizes.set(entry, paged ? nothing : size);
    return paged ? nothing : size;
  };
  const measure = (schema: Schema): Size => {
    const target = schema.ref === undefined ? undefined : byId.get(schema.ref);
    const inner = [...childSchemas(schema).map(measure), ...(target ? [sizeOf(target)] : [])];
    const own = schema.properties?.length ?? 0;
    return {
      rows: own + inner.reduce((sum, { rows }) => sum + rows, 0),
      height: Math.max(0, ...inner.map(({ height }) => height)) + (own > 0 ? 1 : 0),
    };
  };
  for (const entry of all) sizeOf(entry);
  return new Set([...pages, ...findUnnamed(all, operations)]);
}
