/** Reads schema objects of OpenAPI 3.0 and 3.1 (JSON Schema 2020-12) into the model. */
import { readExternalDocs } from './info-reader';
import { omit, schemaKeywords } from '../schema/children';
import { fold } from '../schema/fold';
import { compact } from '../schema/merge';
import { literal } from './literal';
import { xmlNodeTypes, type EnumValue, type Property, type Schema, type SchemaType } from '../model/model';
import { formatJson, isMap, typeOf, type JsonValue } from '../model/json';
import { field, keys, text } from '../source/raw';
import { lookUp } from '../source/document';
import { child, entries, isTrue, items, textAt, type At } from '../source/place';
import type { Reader } from '../source/reader';
import { checkSchema } from './checks';
import { enumDescriptions, limits } from './schema-values';
import { suggest } from '../source/suggest';
import { emptyField } from '../source/validation-words';

const schemaTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array'] as const satisfies SchemaType[];

const inYaml = (types: readonly string[]) => types.map((one) => one.replace(/^(?:null)?$/, "'null'")).join(', ');

/** Types that generators write, and the formats that OpenAPI has for them. */
const formatsOfTypes: Record<string, string> = { file: 'binary', Date: 'date-time' };

/** The types to write instead of type names of other languages. */
const meantTypes = Object.entries({
  integer: ['int', 'long'],
  number: ['float', 'double', 'decimal'],
  boolean: ['bool'],
  string: ['str', 'text'],
  'string, with format: date': ['date'],
  'string, with format: date-time': ['datetime'],
  'string, with format: uuid': ['uuid'],
  array: ['list'],
  object: ['map', 'dict'],
});

/** Returns the id of the referenced shared schema; null for a broken reference. */
type NameReference = (from: At, reference: string) => string | null;

export class SchemaReader {
  private readonly known = new WeakMap<object, Schema>();
  constructor(
    private readonly reader: Reader,
    private readonly nameReference: NameReference,
    /** Collects every schema with its place. */
    private readonly places: Map<Schema, At>,
  ) {}

  read(at: At): Schema {
    if (at.value === true) return {};
    if (at.value === false) return { never: true };
    if (at.value === null) {
      this.reader.report('warning', at, emptyField(keys(at.pointer).at(-1) ?? 'The schema'));
      return {};
    }
    if (!isMap(at.value)) {
      this.reader.report('error', at, {
        message: 'A schema must be an object.',
        fix: 'Write an object such as {type: string}.',
      });
      return {};
    }
    const known = this.known.get(at.value);
    if (known) return known;
    const schema = this.reference(at) ?? this.plain(at);
    this.known.set(at.value, schema);
    this.places.set(schema, at);
    return schema;
  }

  private reference(at: At): Schema | null {
    // Read a `$dynamicRef` like a `$ref`: no outer schema changes its target.
    const reference = field(at.value, '$ref') ?? field(at.value, '$dynamicRef');
    if (typeof reference !== 'string') return null;
    const ref = this.nameReference(at, reference);
    // In OpenAPI 3.0, only texts next to a `$ref` count.
    const own = this.reader.openapi.startsWith('3.0') ? this.words(at) : this.plain(at);
    if (ref === null) return own;
    return own.allOf ? fold({ ...own, allOf: [{ ref }, ...own.allOf] }) : { ...own, ref };
  }

  /** Read the texts for readers, which do not change the shape. */
  private words(at: At): Schema {
    const examples = [
      ...(field(at.value, 'example') === undefined ? [] : [field(at.value, 'example') ?? null]),
      ...exampleList(field(at.value, 'examples')),
    ];
    const fallback = field(at.value, 'default');
    return compact({
      title: textAt(at, 'title') || undefined,
      description: textAt(at, 'description') || undefined,
      deprecated: isTrue(at, 'deprecated'),
      sunset: textAt(at, 'x-sunset') || undefined,
      readOnly: isTrue(at, 'readOnly'),
      writeOnly: isTrue(at, 'writeOnly'),
      nullable: isTrue(at, 'nullable') || isTrue(at, 'x-nullable'),
      default: fallback === undefined ? undefined : literal(this.reader, fallback, at, child(at, 'default')),
      examples:
        examples.length > 0
          ? examples.map((value) => literal(this.reader, value, at, child(at, 'example')))
          : undefined,
      externalDocs: readExternalDocs(child(at, 'externalDocs')) ?? undefined,
      xml: readXml(child(at, 'xml')),
    });
  }

  private plain(at: At): Schema {
    checkSchema(this.reader, at);
    const parts = { ...this.objectKeywords(at), ...this.arrayKeywords(at), ...this.schemas(at) };
    const isUntyped = field(at.value, 'type') === undefined;
    const schema: Schema = {
      ...this.words(at),
      ...limits(at),
      ...this.types(at),
      ...this.values(at),
      ...(isUntyped && (parts.properties ?? parts.patternProperties) && { types: ['object'] }),
      ...(isUntyped && (parts.prefixItems ?? parts.items) && { types: ['array'] }),
      ...parts,
      oneOf: this.list(at, 'oneOf'),
      anyOf: this.list(at, 'anyOf'),
      allOf: this.list(at, 'allOf'),
      discriminator: this.discriminator(child(at, 'discriminator')),
    };
    // `not: {}` forbids every value, except where it only stands for the target of a `$dynamicRef`.
    const isForbidden = schema.not && Object.keys(schema.not).length === 0;
    if (isForbidden && field(at.value, '$dynamicAnchor') !== undefined) return this.words(at);
    if (isForbidden) return { ...this.words(at), never: true };
    const folded = fold(compact(schema));
    if (!folded.nullable || folded.types?.length === 0 || this.allowsNull(at)) return folded;
    this.reader.report('warning', at, {
      message: 'One part of this schema allows null and another does not, so null is not allowed.',
      group: 'schemas allow null in one part and not in another',
      fix: 'Allow null in both, or in neither.',
    });
    return omit(folded, ['nullable']);
  }

  /** True if all parts allow null. Next to a reference, `nullable: true`, and null in a list of types, mean "this, or null". */
  private allowsNull(at: At | null, seen = new Set<JsonValue>()): boolean {
    if (!at || !isMap(at.value) || seen.has(at.value)) return at?.value !== false;
    seen.add(at.value);
    if (isTrue(at, 'nullable') || isTrue(at, 'x-nullable')) return true;
    const { $ref, type, const: only = null, enum: values } = at.value;
    const isNamed = type !== undefined && [type].flat().includes('null');
    if (only !== null || (type !== undefined && !isNamed) || (list(values) ?? [null]).every((one) => one !== null))
      return false;
    const allows = (part: At): boolean =>
      field(part.value, '$ref') === undefined
        ? this.allowsNull(part, seen)
        : this.allowsNull(this.reader.follow(part, 'schemas'), seen);
    const parts = (keyword: string) => items(child(at, keyword));
    return (
      ($ref === undefined || isNamed || allows({ ...at, value: { $ref } })) &&
      parts('allOf').every((part) => (isNamed && field(part.value, '$ref') !== undefined) || allows(part)) &&
      ['anyOf', 'oneOf'].every((keyword) => parts(keyword).length === 0 || parts(keyword).some(allows))
    );
  }

  private types(at: At): Pick<Schema, 'types' | 'nullable' | 'format'> {
    const type = child(at, 'type');
    if (!type) return {};
    const names = Array.isArray(type.value) ? type.value.map(text) : [text(type.value)];
    const types: SchemaType[] = [];
    let format: string | undefined;
    for (const name of names) {
      const known = schemaTypes.find((one) => one === name);
      if (known) types.push(known);
      else if (Object.hasOwn(formatsOfTypes, name)) {
        types.push('string');
        format = formatsOfTypes[name];
        if (name !== 'file')
          this.reader.report('warning', type, {
            message: `OpenAPI has no type ${name}; it is read as text with the format ${format}.`,
            fix: `Write type: string, with format: ${format}.`,
          });
      } else if (name === '' && [type.value].flat().includes(null)) {
        // The JSON Schemas of earlier versions report null.
        if (!this.reader.openapi.startsWith('3.0'))
          this.reader.report('error', type, {
            message: 'null is a type only in quotes.',
            fix: `Write type: ${names.length > 1 ? `[${inYaml(names)}]` : inYaml(names)}, in quotes.`,
          });
      } else if (name !== 'null') {
        const [meant] = meantTypes.find(([, names]) => names.includes(name.toLowerCase())) ?? [];
        const all = name.split(/\s*[,|]\s*/);
        const areTypes = all.every((one) => one === 'null' || schemaTypes.some((type) => type === one));
        const fix =
          meant !== undefined || (areTypes && !this.reader.openapi.startsWith('3.0'))
            ? `Write type: ${meant ?? `[${inYaml(all)}]`}`
            : (suggest(name, schemaTypes) ?? `The types are ${schemaTypes.join(', ')} and null.`);
        this.reader.report('error', type, { message: `OpenAPI has no type ${name || formatJson(type.value)}.`, fix });
      }
    }
    return {
      ...(format !== undefined && { format }),
      ...((names.includes('null') || types.length > 0) && { types }),
      ...(names.includes('null') && { nullable: true }),
    };
  }

  private values(at: At): Schema {
    const result: Schema = {};
    const constant = field(at.value, 'const');
    if (constant === null) Object.assign(result, { types: [], nullable: true });
    else if (constant !== undefined) result.const = literal(this.reader, constant, at);
    const values = list(field(at.value, 'enum'));
    if (values) {
      const described = enumDescriptions(at);
      const isNumeric = [field(at.value, 'type') ?? '']
        .flat()
        .every((one) => /^(?:integer|number|null)$/.test(text(one)));
      const isText = (value: JsonValue) => isNumeric && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value);
      if (values.some(isText))
        this.reader.report('warning', child(at, 'enum') ?? at, {
          message: `The type is ${textAt(at, 'type')}, but the values are texts; they are shown as numbers.`,
          fix: 'Remove the quotes.',
          group: 'numbers are written as texts',
        });
      const all = values.map((value, index): EnumValue => ({
        value: isText(value) ? text(value) : literal(this.reader, value, at),
        description: described(value, index),
      }));
      const present = all.filter(({ value }) => value !== 'null');
      if (present.length > 0) result.enum = present;
      else if (all.length > 0) result.types = [];
      const typed = field(at.value, 'type');
      if (present.length < all.length && (typed === undefined || present.length === 0)) result.nullable = true;
    }
    if (field(at.value, 'type') === undefined && result.types === undefined) {
      const inferred = new Set(
        (result.enum?.map(({ value }) => value) ?? (result.const === undefined ? [] : [result.const])).map(typeOf),
      );
      const [only] = inferred;
      if (inferred.size === 1 && only) result.types = [only];
    }
    return result;
  }

  private objectKeywords(at: At): Schema {
    const required = (list(field(at.value, 'required')) ?? []).map(text);
    const properties = this.children(at, 'properties').map(([name, schema]): Property => ({
      name,
      schema,
      // In draft 3 of JSON Schema, `required` stands in the field itself.
      required: required.includes(name) || field(field(field(at.value, 'properties'), name), 'required') === true,
    }));
    const isWritten = (name: string) => field(field(at.value, 'properties'), name) !== undefined;
    const elsewhere = required.filter((name) => !properties.some((one) => one.name === name) && !isWritten(name));
    return {
      properties: some(properties),
      required: some([...new Set(elsewhere)]),
      patternProperties: some(this.children(at, 'patternProperties').map(([pattern, schema]) => ({ pattern, schema }))),
      dependentRequired: some(
        entries(child(at, 'dependentRequired')).map(([property, { value }]) => ({
          property,
          required: (list(value) ?? []).map(text),
        })),
      ),
      dependentSchemas: some(this.children(at, 'dependentSchemas').map(([property, schema]) => ({ property, schema }))),
    };
  }

  /** Read the schemas of items by position, which some authors put into `items`. */
  private arrayKeywords(at: At): Schema {
    const written = child(at, 'items');
    if (!Array.isArray(written?.value)) return { prefixItems: this.list(at, 'prefixItems') };
    this.reader.report('warning', written, {
      message: 'items must be one schema, not a list.',
      fix:
        written.value.length === 1
          ? 'Remove the hyphen.'
          : 'Write prefixItems (OpenAPI 3.1) for a list of schemas by position.',
    });
    return { prefixItems: this.list(at, 'items') };
  }

  /** Read the keywords that hold one schema. */
  private schemas(at: At): Schema {
    const result: Schema = {};
    for (const keyword of schemaKeywords) {
      const found = child(at, keyword);
      if (found && !(keyword === 'items' && Array.isArray(found.value))) result[keyword] = this.read(found);
    }
    return result;
  }

  /** Read only the values that the source lists; `implyMappings` adds others once all schemas are known. */
  private discriminator(at: At | undefined): Schema['discriminator'] {
    const propertyName = textAt(at, 'propertyName');
    if (!at || !propertyName) return undefined;
    const idOf = (target: At): string | null => {
      const name = text(target.value);
      const isName = /^[\w.-]+$/.test(name) && lookUp(at.file.root, `/components/schemas/${name}`) !== undefined;
      return this.nameReference(target, isName ? `#/components/schemas/${name}` : name);
    };
    const fallback = child(at, 'defaultMapping');
    const otherwise = fallback ? idOf(fallback) : null;
    return {
      propertyName,
      mapping: entries(child(at, 'mapping')).flatMap(([value, target]) => {
        const ref = idOf(target);
        return ref === null ? [] : [{ value, ref }];
      }),
      ...(otherwise !== null && { otherwise: { ref: otherwise } }),
    };
  }

  private list(at: At, keyword: string): Schema[] | undefined {
    const shown = items(child(at, keyword)).filter((item) => !this.reader.isHidden(item));
    return some(shown.map((item) => this.read(item)));
  }

  private children(at: At, keyword: string): [string, Schema][] {
    return entries(this.reader.misplaced(child(at, keyword)))
      .filter(([, value]) => !this.reader.isHidden(value))
      .map(([name, value]) => [name, this.read(value)]);
  }
}

/** Read how a value is written as XML. In OpenAPI 3.2, `nodeType` replaces `attribute` and `wrapped`. */
function readXml(at: At | undefined): Schema['xml'] {
  if (!isMap(at?.value)) return undefined;
  const former = isTrue(at, 'attribute') ? 'attribute' : isTrue(at, 'wrapped') ? 'element' : undefined;
  return compact({
    name: textAt(at, 'name') || undefined,
    namespace: textAt(at, 'namespace') || undefined,
    prefix: textAt(at, 'prefix') || undefined,
    nodeType: xmlNodeTypes.find((one) => one === textAt(at, 'nodeType')) ?? former,
  });
}

/** List the values of `examples`. Some authors write a map, as in media types. */
function exampleList(examples: JsonValue | undefined): JsonValue[] {
  if (!isMap(examples)) return list(examples) ?? [];
  return Object.values(examples).map((example) => field(example, 'value') ?? example);
}

const list = (value: JsonValue | undefined) => (Array.isArray(value) ? value : undefined);
const some = <T>(values: T[]) => (values.length > 0 ? values : undefined);
