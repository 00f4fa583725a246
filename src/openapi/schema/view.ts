/** How the model is read: references followed, `allOf` merged, variants named. Nothing here copies a subtree. */
import type { Api, Discriminator, Operation, Schema, Server, SharedSchema } from '../model/model';
import { mergeSchemas } from './merge';

/** The shared schema with this id; throws where the model has none, which `readApi` rules out. */
export function sharedSchema(api: Api, id: string): SharedSchema {
  const shared = Object.hasOwn(api.schemas, id) ? api.schemas[id] : undefined;
  if (!shared) throw new Error(`${api.slug}: no schema has the id ${id}`);
  return shared;
}

const views = new WeakMap<Api, WeakMap<Schema | SharedSchema, Schema>>();

/**
 * The schema as one flat object: its reference followed (what the use site says wins), its `allOf` merged with inherited fields
 * first. `ref` is kept, as the name to show and the page to link to. What contradicts itself stands in `conflicts`; an `allOf`
 * that is left holds what cannot be said in one schema, such as a second `oneOf`.
 * Children are the model's own objects, to be viewed in their turn; so a schema that contains itself ends here, too.
 */
export function viewSchema(api: Api, schema: Schema): Schema {
  if (schema.ref === undefined && !schema.allOf) return schema;
  return remember(api, schema, () => {
    const { ref, allOf, ...own } = schema;
    const parts = [
      ...(ref === undefined ? [] : [viewShared(api, ref)]),
      ...(allOf ?? []).map((part) => viewPart(api, part)),
    ];
    const [only] = parts;
    const merged =
      parts.length === 1 && only && ref !== undefined ? { ...only, ...own } : mergeSchemas([...parts, own]);
    return ref === undefined ? merged : { ...merged, ref };
  });
}

function remember(api: Api, key: Schema | SharedSchema, compute: () => Schema): Schema {
  const known = views.get(api) ?? new WeakMap<Schema | SharedSchema, Schema>();
  views.set(api, known);
  const view = known.get(key) ?? compute();
  known.set(key, view);
  return view;
}

/** A part of a whole says what the whole is made of, not what the whole is called or looks like. */
function viewPart(api: Api, part: Schema): Schema {
  const { examples: _examples, ref, ...view } = viewSchema(api, part);
  if (ref === undefined) return view;
  const {
    title: _title,
    description: _description,
    deprecated: _deprecated,
    sunset: _sunset,
    discriminator: _discriminator,
    ...shape
  } = view;
  return shape;
}

/** Ids of the shared schemas whose shape a schema takes over as a whole: by its reference, and in its `allOf`. */
export function refsOf({ ref, allOf = [] }: Schema): string[] {
  return [...(ref === undefined ? [] : [ref]), ...allOf.flatMap(refsOf)];
}

/**
 * A shared schema on its own. A child of a base with a discriminator has that property fixed to what stands for the child, and a
 * child of a base that lists its children as variants is one of them already.
 */
function viewShared(api: Api, id: string): Schema {
  const shared = sharedSchema(api, id);
  return remember(api, shared, () => {
    const { ref: _, ...view } = viewSchema(api, shared.schema);
    const bases = ancestors(api, shared.schema);
    return bases.reduce(
      (result, base) => fixDiscriminator(api, result, sharedSchema(api, base).schema.discriminator, id),
      bases.length > 0 ? withoutChoiceOf([id, ...bases], view) : view,
    );
  });
}

function ancestors(api: Api, schema: Schema): string[] {
  return refsOf(schema).flatMap((id) => [id, ...ancestors(api, sharedSchema(api, id).schema)]);
}

function withoutChoiceOf(ids: readonly string[], { oneOf, anyOf, ...view }: Schema): Schema {
  const isMade = (variants: Schema[] = []) => variants.some(({ ref }) => ref !== undefined && ids.includes(ref));
  return { ...view, ...(oneOf && !isMade(oneOf) && { oneOf }), ...(anyOf && !isMade(anyOf) && { anyOf }) };
}

function fixDiscriminator(api: Api, view: Schema, discriminator: Discriminator | undefined, id: string): Schema {
  const values = (discriminator?.mapping ?? [])
    .filter(({ ref }) => ref === id)
    .map(({ value }) => JSON.stringify(value));
  if (!discriminator || values.length === 0) return view;
  const { discriminator: _, ...rest } = view;
  return {
    ...rest,
    properties: view.properties?.map((property) => {
      if (property.name !== discriminator.propertyName) return property;
      const {
        ref: _ref,
        const: _const,
        enum: _enum,
        default: _default,
        examples: _examples,
        ...schema
      } = viewSchema(api, property.schema);
      const [value] = values;
      return {
        ...property,
        schema:
          values.length === 1
            ? { ...schema, const: value }
            : { ...schema, enum: values.map((text) => ({ value: text, description: '' })) },
      };
    }),
  };
}

export interface Variants {
  /** `oneOf`: exactly one holds; `anyOf`: one or more do; `discriminator`: the children of a base schema. */
  kind: 'oneOf' | 'anyOf' | 'discriminator';
  /** The property that tells them apart, where one does. */
  propertyName: string | null;
  /** `values`: those of that property which choose this variant; `otherwise`: any other value chooses it, too. */
  items: { schema: Schema; values: string[]; otherwise?: boolean }[];
}

/** The shapes to choose from in a viewed schema; null where there is no choice. */
export function schemaVariants(view: Schema): Variants | null {
  const kind = view.oneOf ? 'oneOf' : view.anyOf ? 'anyOf' : 'discriminator';
  const mapping = view.discriminator?.mapping ?? [];
  const propertyName = view.discriminator?.propertyName ?? null;
  const schemas = view.oneOf ?? view.anyOf ?? [...new Set(mapping.map((entry) => entry.ref))].map((ref) => ({ ref }));
  if (schemas.length === 0) return null;
  const values = ({ ref }: Schema) => mapping.filter((entry) => entry.ref === ref).map((entry) => entry.value);
  const otherwise = view.discriminator?.otherwise?.ref;
  const isOther = ({ ref }: Schema) => ref !== undefined && ref === otherwise;
  return {
    kind,
    propertyName,
    items: schemas.map((schema) => ({
      schema,
      values: values(schema),
      ...(isOther(schema) && { otherwise: true }),
    })),
  };
}

/** What to call an operation: its summary, else its id, else method and path. */
export function operationTitle(
  operation: Pick<Operation, 'summary' | 'method' | 'path'> & { operationId?: string | null },
): string {
  return operation.summary || operation.operationId || `${operation.method} ${operation.path}`;
}

/** A server's address with the defaults of its variables filled in. */
export function serverUrl(server: Server): string {
  return server.variables.reduce(
    (url, { name, default: value }) => url.replaceAll(`{${name}}`, () => value),
    server.url,
  );
}
