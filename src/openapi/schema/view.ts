/** Read the model: follow references, merge `allOf`, name variants. Nothing here copies nested schemas. */
import type { Api, Discriminator, Schema, Server, SharedSchema } from '../model/model';
import { remembered } from '../../text/remembered';
import { omit, references } from './children';
import { onlyAnnotations } from './fold';
import { mergeSchemas } from './merge';

/** The shared schemas: the only part of an API that is needed to follow references. */
export type Schemas = Pick<Api, 'slug' | 'schemas'>;

/** Return the shared schema with this id. @throws for an unknown id, which `readApi` rules out */
export function sharedSchema(api: Schemas, id: string): SharedSchema {
  const shared = Object.hasOwn(api.schemas, id) ? api.schemas[id] : undefined;
  if (!shared) throw new Error(`${api.slug}: no schema has the id ${id}`);
  return shared;
}

/** Remembered, because a thousand operations may use one schema. */
const referencesOf = remembered(references);

/** Collect the ids of all shared schemas that a part of the model refers to, directly or through others, unordered. */
export function reachedSchemas(api: Schemas, part: object): Set<string> {
  const reached = new Set(references(part));
  for (const id of reached) for (const inner of referencesOf(sharedSchema(api, id).schema)) reached.add(inner);
  return reached;
}

/**
 * View the schema as one flat object: its reference is followed (fields next to it win), and its `allOf` is merged, inherited
 * fields first. `ref` stays: pages show its name and link to its page. `conflicts` lists contradictions. An `allOf` that stays
 * holds what one schema cannot express, such as a second `oneOf`. Children are the model's own objects; view each in turn, so a
 * recursive schema ends.
 */
export function viewSchema(api: Schemas, schema: Schema): Schema {
  return schema.ref === undefined && !schema.allOf ? schema : flatViews(api)(schema);
}

const flatViews = remembered((api: Schemas) =>
  remembered((schema: Schema): Schema => {
    const view = flatView(api, schema);
    const [named, ...others] = (schema.allOf ?? []).filter(({ ref }) => ref !== undefined);
    const isDescribed = view.description !== undefined || view.ref !== undefined || others.length > 0;
    const description = named && !isDescribed ? viewSchema(api, named).description : undefined;
    return description === undefined ? view : { ...view, description };
  }),
);

function flatView(api: Schemas, { ref, allOf = [], ...own }: Schema): Schema {
  const parts = [
    ...(ref === undefined ? [] : [sharedViews(api)(sharedSchema(api, ref))]),
    ...allOf.map((part) => viewPart(api, part)),
  ];
  const [only] = parts;
  // A type next to a reference does not change the shape.
  const isDescription = parts.length === 1 && ref !== undefined && onlyAnnotations(omit(own, ['types']));
  const merged = isDescription ? { ...only, ...own } : mergeSchemas([...parts, own]);
  return ref === undefined ? merged : { ...merged, ref };
}

/** View a part without its children, and without its name and examples, which describe only the part. */
function viewPart(api: Schemas, part: Schema): Schema {
  const { examples, ref, ...view } = viewSchema(api, part);
  if (ref === undefined) return view.properties || !examples ? view : { ...view, examples };
  const own = omit(view, ['title', 'description', 'deprecated', 'sunset']);
  return own.oneOf || own.anyOf ? own : omit(own, ['discriminator']);
}

/** List the ids of the shared schemas that a schema includes entirely: by `ref` and in `allOf`. */
export function refsOf({ ref, allOf = [] }: Schema): string[] {
  return [...(ref === undefined ? [] : [ref]), ...allOf.flatMap(refsOf)];
}

/**
 * View a shared schema on its own. If a base has a discriminator, its property may only have the child's values. If the base lists
 * its children as variants, leave these out, because the schema is one of them.
 */
const sharedViews = remembered((api: Schemas) =>
  remembered(({ id, schema }: SharedSchema): Schema => {
    // The view of a named schema has no `ref`: the name of its base must not replace its own.
    const view = omit(flatView(api, schema), ['ref']);
    const bases = [...ancestors(api, schema)];
    return bases.reduce(
      (result, base) => fixDiscriminator(api, result, sharedSchema(api, base).schema.discriminator, id),
      bases.length > 0 ? withoutChoiceOf([id, ...bases], view) : view,
    );
  }),
);

/** List the ids of the shared schemas that a schema includes, directly or through others. */
export function ancestors(api: Schemas, schema: Schema, found = new Set<string>()): Set<string> {
  for (const id of refsOf(schema)) if (!found.has(id)) ancestors(api, sharedSchema(api, id).schema, found.add(id));
  return found;
}

function withoutChoiceOf(ids: readonly string[], view: Schema): Schema {
  const made = (['oneOf', 'anyOf'] as const).filter((keyword) =>
    view[keyword]?.some(({ ref }) => ref !== undefined && ids.includes(ref)),
  );
  return made.length > 0 ? omit(view, [...made, 'discriminator']) : view;
}

function fixDiscriminator(api: Schemas, view: Schema, discriminator: Discriminator | undefined, id: string): Schema {
  const values = (discriminator?.mapping ?? [])
    .filter(({ ref }) => ref === id)
    .map(({ value }) => JSON.stringify(value));
  if (!discriminator || values.length === 0) return view;
  return {
    ...omit(view, view.discriminator?.propertyName === discriminator.propertyName ? ['discriminator'] : []),
    properties: view.properties?.map((property) => {
      if (property.name !== discriminator.propertyName) return property;
      const schema = omit(viewSchema(api, property.schema), ['ref', 'const', 'enum', 'default', 'examples']);
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
  /** `oneOf`: exactly one alternative fits; `anyOf`: one or more fit; `discriminator`: the children of a base schema. */
  kind: 'oneOf' | 'anyOf' | 'discriminator';
  /** The property by which the variants differ; null for none. */
  propertyName: string | null;
  /** `values`: the property's values that select this variant; `otherwise`: true if all other values select it, too. */
  items: { schema: Schema; values: string[]; otherwise?: boolean }[];
}

/** List the variants of a viewed schema; null for a schema without variants. */
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

/** Name an API within a sentence: "the Weather API", but "Kavita". */
export const apiInText = (title: string): string =>
  /\bAPIs?\b/i.test(title) && !/^the\b/i.test(title) ? `the ${title}` : title;

/** Fill the defaults of a server's variables into its address. */
export function serverUrl(server: Server): string {
  return server.variables.reduce(
    (url, { name, default: value }) => url.replaceAll(`{${name}}`, () => value),
    server.url,
  );
}

/** True for an object with parts that may add fields, or an array with parts that may describe items. */
export const hasParts = ({ oneOf, anyOf, allOf, if: condition, dependentSchemas }: Schema) =>
  [oneOf, anyOf, allOf, condition, dependentSchemas].some((part) => part !== undefined);

/** Return the schema of fields without a schema of their own (JSON Schema 2020-12, Core 10.3.2.3 and 11.3). */
export const fieldSchema = ({ additionalProperties, unevaluatedProperties }: Schema): Schema | undefined =>
  additionalProperties ?? unevaluatedProperties;
