/** Properties of the graph of references between shared schemas. */
import { showJson } from '../model/json';
import type { Discriminator, Operation, Schema } from '../model/model';
import { childSchemas, references } from '../schema/children';
import type { At } from '../source/place';
import { field, text } from '../source/raw';

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
 * Fill in a discriminator's implied values: a variant's name (OpenAPI 3.1, 4.8.25), or the only values that the variant allows.
 * The variants of a base schema without any are its descendants, whose `allOf` names it.
 */
export function implyMappings(all: readonly SchemaEntry[], schemas: readonly Schema[]): void {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const children = new Map<string, SchemaEntry[]>();
  for (const entry of all) {
    for (const { ref } of [entry.schema, ...(entry.schema.allOf ?? [])]) {
      if (ref !== undefined) children.set(ref, [...(children.get(ref) ?? []), entry]);
    }
  }
  /** List the heirs of a schema. An heir whose discriminator is another property chooses among its own heirs. */
  const heirs = (id: string, by: string, found = new Set<SchemaEntry>()): Set<SchemaEntry> => {
    for (const child of (children.get(id) ?? []).filter((one) => !found.has(one))) {
      found.add(child);
      if ((child.schema.discriminator?.propertyName ?? by) === by) heirs(child.id, by, found);
    }
    return found;
  };
  for (const schema of schemas) {
    const { discriminator, oneOf, anyOf } = schema;
    if (!discriminator) continue;
    const { propertyName, mapping } = discriminator;
    const base = all.find((entry) => entry.schema.discriminator === discriminator);
    const listed = (oneOf ?? anyOf)?.flatMap(({ ref }) => (ref === undefined ? [] : (byId.get(ref) ?? [])));
    const variants = listed ?? (base ? [...heirs(base.id, propertyName)] : []);
    const allowed = new Map(variants.map(({ id }) => [id, allowedValues(byId, id, discriminator)]));
    const isShared = (value: string) => [...allowed.values()].filter((values) => values?.includes(value)).length > 1;
    const known = new Set(mapping.map(({ ref }) => ref));
    for (const { id, name, at } of variants.filter((one) => !known.has(one.id))) {
      const own = allowed.get(id);
      const implied = ownValue(at) || name;
      const values = own?.every((value) => !isShared(value)) ? own : [implied];
      mapping.push(...values.map((value) => ({ value, ref: id })));
    }
  }
}

/** Values that code generators write. */
const ownValue = ({ value }: At): string =>
  text(field(value, 'x-discriminator-value') ?? field(value, 'x-ms-discriminator-value'));

/** List the values that a schema, or its base, allows in the property of a discriminator; undefined for any value. */
function allowedValues(
  byId: ReadonlyMap<string, SchemaEntry>,
  id: string,
  discriminator: Discriminator,
): string[] | undefined {
  const { propertyName } = discriminator;
  const seen = new Set<string>();
  /** Find the first constants in a schema or a schema that it includes. */
  const first = (schema: Schema, find: (part: Schema) => string[] | undefined): string[] | undefined => {
    const { ref = '', allOf = [] } = schema;
    const included = seen.has(ref) ? undefined : byId.get(ref)?.schema;
    seen.add(ref);
    return [...(included ? [included] : []), ...allOf].reduce(
      (found, part) => found ?? first(part, find),
      find(schema),
    );
  };
  const constants = ({ const: only, enum: values = [] }: Schema) => {
    const texts = only === undefined ? values.map(({ value }) => value) : [only];
    return texts.length > 0 ? texts.map(showJson) : undefined;
  };
  return first({ ref: id }, ({ properties = [], discriminator: other }) => {
    const property = properties.find(({ name }) => name === propertyName);
    const fixed = other?.propertyName === propertyName && other !== discriminator ? other.mapping : [];
    const values = fixed.filter(({ ref }) => ref === id).map(({ value }) => value);
    return (property && first(property.schema, constants)) ?? (values.length > 0 ? values : undefined);
  });
}

/**
 * Find the schemas that contain themselves: strongly connected components, by Kosaraju's algorithm. A base schema and its heirs
 * do not form a cycle: an heir contains the base's fields (node `base`), but not the choice among heirs.
 */
export function findCycles(all: readonly SchemaEntry[]): Set<string> {
  const edges = new Map<string, string[]>();
  const whole = (id: string) => `whole ${id}`;
  const base = (id: string) => `base ${id}`;
  for (const { id, schema } of all) {
    edges.set(whole(id), [base(id), ...(schema.discriminator?.mapping ?? []).map(({ ref }) => whole(ref))]);
    edges.set(base(id), edgesOf(schema, base, whole));
  }
  const sources = new Map<string, string[]>([...edges.keys()].map((node) => [node, []]));
  for (const [node, targets] of edges) for (const target of targets) sources.get(target)?.push(node);
  const done = new Set<string>();
  const cyclic = new Set<string>();
  for (const node of finished(edges.keys(), (one) => edges.get(one) ?? []).reverse()) {
    if (done.has(node)) continue;
    const component = new Set([node]);
    for (const one of component) {
      done.add(one);
      for (const source of sources.get(one) ?? []) if (!done.has(source)) component.add(source);
    }
    if (component.size > 1 || edges.get(node)?.includes(node))
      for (const one of component) cyclic.add(one.slice(one.indexOf(' ') + 1));
  }
  return cyclic;
}

/** List the nodes of a graph, each after the nodes that were first reached from it. Without recursion, because chains may be long. */
export function finished<Node>(roots: Iterable<Node>, targetsOf: (node: Node) => readonly Node[]): Node[] {
  const order: Node[] = [];
  const seen = new Set<Node>();
  for (const root of roots) {
    if (seen.has(root)) continue;
    seen.add(root);
    const path = [{ node: root, targets: targetsOf(root).values() }];
    for (let last = path.at(-1); last; last = path.at(-1)) {
      const { done, value: next } = last.targets.next();
      if (done) order.push(last.node);
      if (done) path.pop();
      else if (!seen.has(next)) {
        seen.add(next);
        path.push({ node: next, targets: targetsOf(next).values() });
      }
    }
  }
  return order;
}

function edgesOf(schema: Schema, base: (id: string) => string, whole: (id: string) => string): string[] {
  const inside = ({ ref, allOf = [], ...own }: Schema, name: (id: string) => string): string[] => [
    ...(ref === undefined ? [] : [name(ref)]),
    ...allOf.flatMap((one) => inside(one, base)),
    ...childSchemas(own).flatMap((one) => inside(one, whole)),
  ];
  return [...new Set(inside(schema, base))];
}

/** Find the ids of components that no page would name: no operation refers to them, or other schemas only include them. */
function findUnnamed(all: readonly SchemaEntry[], operations: readonly Operation[]): string[] {
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const [seen, named] = [new Set<unknown>(), new Set<string>()];
  // Where a schema is used, the page does not name the schemas that it includes.
  const found: [value: unknown, isPart: boolean][] = [[operations, false]];
  for (const [value, isPart] of found) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    const { ref } = value as Schema;
    if (typeof ref === 'string') {
      if (!isPart) named.add(ref);
      found.push([byId.get(ref)?.schema, true]);
    }
    for (const [key, inside] of Object.entries(value))
      found.push([inside, Array.isArray(value) ? isPart : key === 'allOf']);
  }
  return all.filter(({ id, isComponent }) => isComponent && !named.has(id)).map(({ id }) => id);
}

/** A schema that is used more than once gets a page if it has more fields than this, or nested fields. */
const maxRows = 8;

/** Choose the schemas that get a page: schemas that contain themselves, that no other page names, or that are shared and deep. */
export function choosePages(
  all: readonly SchemaEntry[],
  operations: readonly Operation[],
  cyclic: ReadonlySet<string>,
): Set<string> {
  const nothing = { rows: 0, height: 0 };
  type Size = typeof nothing;
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
  // Measure the schemas that a schema refers to before the schema itself.
  const targets = ({ schema }: SchemaEntry) => references(schema).flatMap((id) => byId.get(id) ?? []);
  for (const entry of finished(all, targets)) sizeOf(entry);
  return new Set([...pages, ...findUnnamed(all, operations)]);
}
