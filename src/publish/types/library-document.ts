/** Change a document where `openapi-typescript` would write types that differ from its schemas. */
import {
  createRef,
  resolveRef,
  walk,
  type OpenAPI3,
  type scanDiscriminators,
  type SchemaObject,
} from 'openapi-typescript';
import { formatJson, isLong, isMap, isNumber, isScalar, type JsonValue } from '../../openapi/model/json';
import { text as textOf } from '../../openapi/source/raw';

/** Copy a document for the library, which changes it in place; values of `const` and `enum` are not copied. */
export function prepareDocument(document: JsonValue): JsonValue {
  const copy = readable(document);
  widenBigIntegers(copy);
  openRest(copy);
  nameEnclosing(copy);
  keepConstants(copy);
  if (!/^3\.0/.test(String((copy as { openapi?: JsonValue }).openapi))) splitReferences(copy);
  splitBases(copy);
  shareTargets(copy);
  nameOnce(copy);
  return copy;
}

/** Keys under which anything is a value, `null` too. */
const ofValues = /^(?:default|examples?|value)$/;
/** Keys under which keys are names. */
const ofNames = /^(?:properties|patternProperties|dependentSchemas)$/;

/**
 * Copy a document for the library: long numbers are text, so that no digit is lost in comments; texts are text; and what reading
 * passes over with a warning, at which the library stops, is left out.
 * @param around the key of the value
 */
function readable(value: JsonValue, around = ''): JsonValue {
  if (isLong(value)) return formatJson(value);
  const isValue = ofValues.test(around);
  const below = (key: string) => (isValue ? around : key);
  if (Array.isArray(value))
    return value.filter((item) => isValue || item !== null).map((item) => readable(item, below('')));
  if (!isMap(value)) return value;
  const areNames = ofNames.test(around);
  const copied = ([key, inside]: [string, JsonValue]): [string, JsonValue][] => {
    if (isValue) return [[key, readable(inside, around)]];
    if (key === '$ref' && (areNames ? !isMap(inside) : typeof inside !== 'string' || inside === '')) return [];
    if (areNames) return inside === null ? [] : [[key, readable(inside)]];
    if (key === 'const' || key === 'enum') return [[key, inside]];
    if (inside === null && !ofValues.test(key)) return [];
    // Keep the `true` of a parameter or header; a schema has a list.
    const isAlone = value.schema === undefined && value.content === undefined;
    if (key === 'required' && !Array.isArray(inside) && (isAlone || typeof inside !== 'boolean')) return [];
    const isText = /^(?:title|summary|description)$/.test(key) && isScalar(inside);
    return [[key, isText ? textOf(inside) : readable(inside, key)]];
  };
  return Object.fromEntries(Object.entries(value).flatMap(copied)) as JsonValue;
}

/** Write the name of the component around a reference `#`, which means it, as in reading. */
function nameEnclosing(document: JsonValue): void {
  const { components = {} } = document as { components?: { schemas?: Record<string, JsonValue> } };
  for (const [name, schema] of Object.entries(components.schemas ?? {}))
    walk(schema, (part) => {
      if (part.$ref === '#') part.$ref = createRef(['components', 'schemas', name]);
    });
}

/**
 * Leave out a discriminator without a mapping whose variants have constants of their own: the library would replace these with the
 * names of the variants.
 */
function keepConstants(document: JsonValue): void {
  walk(document, (part) => {
    const { oneOf, anyOf, discriminator } = part as Part;
    const { propertyName, mapping } = (discriminator ?? {}) as { propertyName?: string; mapping?: unknown };
    const variants = oneOf ?? anyOf;
    if (propertyName === undefined || mapping !== undefined || !variants) return;
    const isFixed = (variant: Part) => {
      const { properties = {} } = resolve(document as unknown as OpenAPI3, variant.$ref ?? '');
      const property = properties[propertyName] as JsonValue | undefined;
      return isMap(property) && (property.const !== undefined || property.enum !== undefined);
    };
    if (variants.every(isFixed)) delete part.discriminator;
  });
}

/**
 * Write a reference and what is required beside it as an `allOf`: the library reads nothing beside a reference, which is right for
 * OpenAPI 3.0 alone (3.1, 4.8.24).
 */
function splitReferences(document: JsonValue): void {
  walk(document, (part) => {
    const { $ref, description, ...own } = part as Part & { description?: string };
    if (typeof $ref !== 'string' || !(Array.isArray(own.required) || isMap(own.properties as JsonValue))) return;
    // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
    for (const keyword of ['$ref', ...Object.keys(own)]) delete part[keyword];
    // Within another `allOf` the reference makes no heir with a discriminator's value of its own.
    part.allOf = [{ allOf: [{ $ref }] }, own];
  });
}

/** Make a shared schema of one within another part that a reference leads to: the library would name it through optional fields. */
function shareTargets(document: JsonValue): void {
  const whole = document as unknown as OpenAPI3;
  walk(document, (part) => {
    const { $ref } = part as Part;
    if (typeof $ref !== 'string' || !/\/(?:schema|properties|items)\//.test($ref)) return;
    const schemas = ((whole.components ??= {}).schemas ??= {});
    const name = $ref.replace(/\W+/g, '_');
    schemas[name] ??= resolve(whole, $ref) as SchemaObject;
    part.$ref = `#/components/schemas/${name}`;
  });
}

/** Leave an `operationId` to the first of the operations that have it. */
function nameOnce(document: JsonValue): void {
  const taken = new Set<JsonValue>();
  const visit = (value: JsonValue): void => {
    if (!isMap(value)) return;
    for (const operation of Object.values(value)) {
      if (!isMap(operation) || operation.operationId === undefined) visit(operation);
      else if (taken.has(operation.operationId)) delete operation.operationId;
      else taken.add(operation.operationId);
    }
  };
  const { paths = {}, webhooks = {} } = document as { [part: string]: JsonValue };
  visit(paths);
  visit(webhooks);
}

/** Replace `const` and `enum` of numbers which TypeScript rounds, with their type; a comment has the digits. */
function widenBigIntegers(document: JsonValue): void {
  walk(document, (schema) => {
    // The library takes a text that is called an object at its word, and TypeScript has no literals of objects.
    if (Array.isArray(schema.enum) && [schema.type].flat().includes('object')) {
      if (schema.enum.every((value) => isScalar(value as JsonValue))) delete schema.type;
      else delete schema.enum;
    }
    for (const keyword of ['const', 'enum']) {
      const values = [schema[keyword] as JsonValue].flat();
      if (!values.some(isLong)) continue;
      // With values of other types, and no `type`, the library writes `unknown`.
      if (values.every(isNumber)) schema.type ??= 'number';
      const digits = `${keyword}: ${formatJson(schema[keyword] as JsonValue)}`;
      schema.description = typeof schema.description === 'string' ? `${schema.description}\n${digits}` : digits;
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete schema[keyword];
    }
  });
  // The library writes `unknown` for a bigint within an object.
  walk(document, (part) => {
    for (const [key, value] of Object.entries(part)) if (isLong(value as JsonValue)) Object.assign(part, { [key]: 0n });
  });
}

/**
 * Allow any type for further fields beside described ones: TypeScript would want the described fields to be of the further ones'
 * type, so that no value could be assigned.
 */
function openRest(document: JsonValue): void {
  walk(document, (schema) => {
    const { properties, additionalProperties: rest } = schema as { [keyword: string]: JsonValue | undefined };
    if (isMap(properties) && Object.keys(properties).length > 0 && isMap(rest)) schema.additionalProperties = true;
  });
}

/**
 * Let heirs extend a copy of their base without its choice among the heirs: with it, a type would be a part of itself
 * (TypeScript's error 2502).
 */
function splitBases(document: JsonValue): void {
  const components = (document as { components?: { schemas?: Record<string, Part> } }).components?.schemas ?? {};
  const prefix = '#/components/schemas/';
  const isChoice = (base: Part, ref: string) =>
    [...(base.oneOf ?? []), ...(base.anyOf ?? [])].some(({ $ref }) => $ref === ref);
  const ownBase = (name: string, part: Part): Part => {
    const of = part.$ref?.slice(prefix.length) ?? '';
    const base = Object.hasOwn(components, of) ? components[of] : undefined;
    if (!base || !isChoice(base, prefix + name)) return part;
    const { oneOf: _oneOf, anyOf: _anyOf, discriminator: _discriminator, ...own } = base;
    components[`${of}Base`] ??= own;
    return { $ref: `${prefix}${of}Base` };
  };
  for (const [name, heir] of Object.entries(components)) {
    // The library writes the discriminator's value into the heir, and not into what it only refers to.
    const base = ownBase(name, heir);
    if (base !== heir) {
      delete heir.$ref;
      heir.allOf = [base];
    }
    if (heir.allOf) heir.allOf = heir.allOf.map((part) => ownBase(name, part));
  }
}

/** The keywords that are read here, of a schema. */
interface Part {
  oneOf?: Part[];
  anyOf?: Part[];
  $ref?: string;
  allOf?: Part[];
  discriminator?: unknown;
  properties?: { [name: string]: unknown };
  required?: string[];
}

type Discriminators = ReturnType<typeof scanDiscriminators>;

const resolve = (document: OpenAPI3, ref: string): Part => resolveRef(document, ref, { silent: true }) ?? {};

/**
 * Leave the discriminator's property out of a base schema only where the heir gets one of its own: an heir among the shared
 * schemas, even if the library missed it since its base comes later, or is not first in its `allOf`.
 */
export function keepDiscriminators(document: OpenAPI3, { objects, refsHandled }: Discriminators): void {
  const discriminatorOf = (
    { $ref }: Part,
    above: readonly string[] = [],
  ): Discriminators['objects'][string] | undefined => {
    if ($ref === undefined || above.includes($ref)) return undefined;
    const bases = objects[$ref] ? [] : (resolve(document, $ref).allOf ?? []);
    return (
      objects[$ref] ?? bases.map((base) => discriminatorOf(base, [...above, $ref])).find((one) => one !== undefined)
    );
  };
  walk(document, ({ allOf, discriminator }: Part, path) => {
    const ref = createRef(path);
    if (!Array.isArray(allOf) || refsHandled.includes(ref)) return;
    const inherited = allOf.map((base) => discriminatorOf(base)).find((one) => one !== undefined);
    if (!inherited) return;
    if (path.length === 3 && ref.startsWith('#/components/schemas/') && !discriminator) objects[ref] ??= inherited;
    // The library does not know a base schema by a reference that names the document.
    else for (const part of allOf) if (part.$ref !== undefined) part.$ref = part.$ref.replace(/^#/, 'openapi.json#');
  });
}

/**
 * Repeat a property where an `allOf` requires it: the schemas of an `allOf` require properties of the whole object (JSON Schema
 * 2020-12 Validation, 6.5.3), but the library looks for them only next to `required`.
 */
export function repeatRequired(document: OpenAPI3, { refsHandled }: Discriminators): void {
  const partsOf = (schema: Part, above: readonly string[] = []): Part[] => {
    const { $ref, allOf = [] } = schema;
    if ($ref === undefined) return [schema, ...allOf.flatMap((part) => partsOf(part, above))];
    return above.includes($ref) ? [] : partsOf(resolve(document, $ref), [...above, $ref]);
  };
  const describes = ({ properties = {} }: Part, name: string) => Object.hasOwn(properties, name);
  const requires = (schema: Part, name: string) => {
    const parts = partsOf(schema);
    return parts.some((part) => describes(part, name)) && parts.some(({ required }) => required?.includes(name));
  };
  // The library itself looks for what is required next to `allOf`, one reference deep.
  const isFound = ({ $ref, ...part }: Part, name: string) =>
    $ref === undefined
      ? describes(part, name)
      : !refsHandled.includes($ref) && describes(resolve(document, $ref), name);
  walk(document, ({ allOf, ...own }: Part) => {
    if (!Array.isArray(allOf)) return;
    const parts = partsOf({ ...own, allOf });
    const lost = [...new Set(parts.flatMap(({ required = [] }) => required))].filter(
      (name) =>
        ![own, ...allOf].some((part) => requires(part, name)) &&
        !(own.required?.includes(name) && allOf.some((part) => isFound(part, name))),
    );
    const repeated = lost.flatMap((name) => {
      const part = parts.find((one) => describes(one, name));
      return part ? [[name, part.properties?.[name]] as const] : [];
    });
    if (repeated.length > 0)
      allOf.push({ required: repeated.map(([name]) => name), properties: Object.fromEntries(repeated) });
  });
}
