/** Describe one error of a JSON Schema check in words. */
import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../report/diagnostic';
import { either, typeWords } from '../schema/value-rules';
import { lookUp } from './document';
import { formatJson, isNumber, isScalar, type JsonValue } from '../model/json';
import type { SchemaType } from '../model/model';
import { field, join, keys, text } from './raw';
import type { Finding } from './reader';
import { suggest } from './suggest';

export interface PlacedFinding extends Finding {
  pointer: string;
  severity: Diagnostic['severity'];
}

/** Keywords of schemas that no other object has. */
const schemaFields = (
  'properties items allOf oneOf anyOf not additionalProperties format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf ' +
  'minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties nullable discriminator readOnly writeOnly xml'
).split(' ');

/** Fields of OpenAPI's objects: a field of another alternative is not misspelt. */
export const fields = (
  'openapi swagger info jsonSchemaDialect servers paths webhooks components security tags externalDocs title summary description ' +
  'termsOfService contact license version name url email identifier variables enum default schemas responses parameters examples ' +
  'requestBodies headers securitySchemes links callbacks pathItems operationId requestBody deprecated in required allowEmptyValue schema ' +
  'example content style explode allowReserved encoding contentType value externalValue operationRef server mapping propertyName type ' +
  'scheme bearerFormat flows openIdConnectUrl implicit password clientCredentials authorizationCode authorizationUrl tokenUrl refreshUrl ' +
  'scopes flow host basePath schemes consumes produces definitions securityDefinitions collectionFormat get put post delete options ' +
  'head patch trace query additionalOperations itemSchema prefixEncoding itemEncoding mediaTypes parent kind dataValue serializedValue ' +
  'deviceAuthorization deviceAuthorizationUrl oauth2MetadataUrl defaultMapping $self'
)
  .split(' ')
  .concat(schemaFields);

export const isUnknownField = ({ keyword }: ErrorObject) =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties' || keyword === 'propertyNames';

export function unknownField({ params }: ErrorObject): string {
  return String(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName ?? '');
}

/** Return the place of the mistake: an unknown field itself, not the object around it. */
export function placeOf(error: ErrorObject): string {
  return isUnknownField(error) ? join(error.instancePath, unknownField(error)) : error.instancePath;
}

/** Explain an error about the document `root`. */
export function explain(error: ErrorObject, root: JsonValue): PlacedFinding {
  const pointer = placeOf(error);
  return { pointer, ...mistake(error, pointer, lookUp(root, pointer) ?? null, root) };
}

/** Report an error that no alternative explains. Give no advice, which might be wrong. */
export const unexplained = ({ instancePath }: ErrorObject): PlacedFinding => ({
  pointer: instancePath,
  severity: 'warning',
  message: `${keys(instancePath).at(-1) ?? 'The file'} fits none of the forms that OpenAPI allows here.`,
});

export const isScheme = (at: string) => /^\/(components\/securitySchemes|securityDefinitions)\/[^/]+$/.test(at);

/** Keywords of JSON Schema 2020-12 that OpenAPI 3.0 does not have. They are read as in OpenAPI 3.1. */
const newer = new Set(
  (
    '$schema $id $anchor $dynamicAnchor $dynamicRef $defs $comment examples const prefixItems contains minContains maxContains if then ' +
    'else patternProperties propertyNames unevaluatedProperties unevaluatedItems dependentRequired dependentSchemas contentEncoding ' +
    'contentMediaType contentSchema'
  ).split(' '),
);

/** Keywords of schemas. */
export const keywords = new Set(
  '$ref type title description default enum required example deprecated externalDocs additionalItems dependencies'
    .split(' ')
    .concat(schemaFields, ...newer),
);

/** Idioms of other versions of JSON Schema whose meaning is clear, with OpenAPI's equivalents. */
export function idiom(name: string, value: JsonValue | undefined, around = 'its name'): string | undefined {
  if (name === 'type' && value === 'file') return 'Write type: string with format: binary.';
  if (name === 'type' && value === 'basic') return 'Write type: http with scheme: basic.';
  if (name === 'type' && Array.isArray(value))
    return 'Write one type, with nullable: true for null, or openapi: 3.1.0.';
  if (name === 'required' && typeof value === 'boolean' && !/^\d+$/.test(around))
    return `Write required: [${around}] in the object around this field.`;
  if (/^exclusiveM(?:in|ax)imum$/.test(name) && isNumber(value))
    return 'Write the number as the limit itself, with true here, or openapi: 3.1.0.';
  return undefined;
}

type Mistake = Omit<PlacedFinding, 'pointer'>;

/**
 * Describe a mistake: a warning if pages are still correct although the source says too little or too much; an error if something
 * would be missing or the meaning is unclear.
 */
function mistake(found: ErrorObject, pointer: string, value: JsonValue, root: JsonValue): Mistake {
  const name = keys(pointer).at(-1) ?? '';
  const clear = idiom(name, value, keys(pointer).at(-2));
  const isNull = name === 'type' && [value].flat().some((one) => one === null || one === 'null');
  if (isNull && !/3\.[12]$/.test(versionOf(root)) && !/\/(?:properties|security\w+\/[^/]+)\/type$/.test(pointer)) {
    const list = [value, lookUp(root, pointer.replace(/\/[^/]*\/type$/, ''))].find((one) => Array.isArray(one)) ?? [];
    const types = list.map((one) => text(field(one, 'type') ?? one)).filter((one) => !/^(?:null)?$/.test(one));
    const nullable = field(root, 'swagger') === undefined ? 'nullable' : 'x-nullable';
    const fix = `Write ${nullable}: true next to ${types.length === 1 ? `type: ${types[0]}` : 'a type'}, in place of null.`;
    return ([value].flat().includes(null) ? error : warning)(`${versionOf(root)} has no type null.`, fix);
  }
  switch (found.keyword) {
    case 'required': {
      const missing = String(found.params.missingProperty);
      const isHarmless = /^\/info\b|\/externalDocs$/.test(pointer);
      return {
        severity: indispensable.has(missing) && !isHarmless ? 'error' : 'warning',
        message: `${missing} is missing from ${describe(pointer, value)}.`,
        group: `objects have no ${missing}`,
        fix: fixOfMissing(missing, pointer, value),
      };
    }
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return { group: 'fields are not known to OpenAPI', ...explainUnknown(name, found.instancePath, root) };
    case 'enum': {
      const allowed = (found.params.allowedValues as unknown[]).map(String);
      const shown = isScalar(value) ? text(value) || formatJson(value) : 'this';
      // Type `object` is clear in Swagger 2.0; path parameters are always required.
      const isClear = value === 'object' || clear !== undefined || found.instancePath.endsWith('/required');
      return {
        severity: isClear ? 'warning' : 'error',
        message: `${name} is ${shown}, and must be ${either(allowed)}.`,
        group: 'values are not among those allowed',
        fix: clear ?? (name === 'required' ? fixesOfMissing.required : meantValue(name, shown, allowed)),
      };
    }
    case 'type': {
      if (value === null)
        return { severity: name === '$ref' ? 'error' : 'warning', ...emptyField(describe(pointer, value)) };
      const types = [found.params.type as SchemaType | SchemaType[]].flat();
      return {
        severity: clear !== undefined || (found.params.type === 'string' && isScalar(value)) ? 'warning' : 'error',
        message: `${describe(pointer, value)} must be ${either(types.map((type) => typeWords[type]))}.`,
        group: 'values are of the wrong kind',
        fix: clear ?? (isScalar(value) ? asType(pointer, text(value), types) : asKind(types, name)),
      };
    }
    case 'minItems':
    case 'minProperties':
      return {
        severity: 'warning',
        message: `${name} must not be empty.`,
        group: 'lists are empty',
        fix: name === 'responses' ? "Add the response to a successful request, such as '200'." : undefined,
      };
    case 'minimum':
      return warning(
        `${name} must be ${found.params.limit} or more.`,
        `Write a number from ${found.params.limit}, or remove it.`,
      );
    case 'uniqueItems':
      return warning(`${name} has the same entry twice.`, 'Keep one of the two.');
    case 'oneOf':
    case 'not': {
      const [one, other] = excluded(lookUp(root, found.instancePath)) ?? [];
      const message = `${one} and ${other} exclude each other.`;
      return { ...warning(message, 'Keep one of the two.'), group: 'pairs of fields exclude each other' };
    }
    default:
      return { severity: 'warning', message: `${name || 'The file'} is not valid OpenAPI: it ${found.message ?? ''}.` };
  }
}

/** Return what to write for a value of another version or tool, or for a misspelt one. */
function meantValue(name: string, shown: string, allowed: readonly string[]): string | undefined {
  if (name === 'in' && /^(?:body|formData)$/.test(shown)) return 'Write requestBody in place of this parameter.';
  if (allowed.includes('http') && Object.hasOwn(httpSchemes, shown))
    return `Write type: http, with scheme: ${httpSchemes[shown]}.`;
  return suggest(shown, allowed);
}

/** Names that authors give to schemes of HTTP. */
const httpSchemes: Record<string, string> = { bearer: 'bearer', jwt: 'bearer', token: 'bearer', digest: 'digest' };

/** Describe a field without a value. */
export const emptyField = (name: string): Finding => ({
  message: `${name} is empty.`,
  group: 'fields are empty',
  fix:
    name === '$ref'
      ? 'Put the reference in quotes: YAML reads # after a space as the start of a comment.'
      : 'Indent its fields below it, or remove it.',
});

/** Return how to write a list in place of an object, or the reverse. */
export const asKind = (types: readonly string[], name = ''): string | undefined =>
  types.includes('array')
    ? 'Begin each entry with a hyphen and a space.'
    : types.includes('object')
      ? `Write its entries without hyphens, each as name: ${name === 'examples' ? '{value: the example}, or one as example' : 'value'}.`
      : undefined;

/** Fields that exclude each other. */
const exclusive = [
  ['example', 'examples'],
  ['schema', 'content'],
  ['operationId', 'operationRef'],
  ['identifier', 'url'],
  ['value', 'externalValue'],
  ['value', 'dataValue'],
  ['value', 'serializedValue'],
  ['serializedValue', 'externalValue'],
] as const;

/** Find two fields of an object that exclude each other. */
export function excluded(value: JsonValue | undefined): readonly [string, string] | undefined {
  return exclusive.find((pair) => pair.every((key) => field(value, key) !== undefined));
}

/** Fields without which their object has no meaning. */
const indispensable = new Set('name in type scheme flows openIdConnectUrl url propertyName $ref'.split(' '));

/** Return the line to write for a value of the wrong type; undefined if that is not certain. */
export function asType(pointer: string, value: string, types: readonly string[]): string | undefined {
  const [name = '', parent = ''] = keys(pointer).reverse();
  const isEntry = /^\d+$/.test(name);
  const known = [name, parent].find((one) => Object.hasOwn(objectsOfTexts, one));
  if (known && /object|array/.test(types.join(' '))) {
    const object = `{${known === 'security' ? `${value}: []` : `${objectsOfTexts[known]}: '${value}'`}}`;
    return `Write ${isEntry ? '' : `${name}: `}${types.includes('array') ? `[${object}]` : object}`;
  }
  if (parent === 'examples' && !isEntry) return `Write value: ${value}, indented below ${name}:`;
  if (types.includes('string')) return `Write it in quotes: '${value}'`;
  if (types.includes('array')) return /^(?:true|false)$/.test(value) ? undefined : `Write ${name}: [${value}]`;
  if (types.includes('boolean') && /^(?:yes|on|true)$/i.test(value)) return `Write ${name}: true`;
  if (types.includes('boolean') && /^(?:no|off|false)$/i.test(value)) return `Write ${name}: false`;
  const isNumeral = types.some((type) => /^(?:integer|number)$/.test(type)) && /^-?\d+(?:\.\d+)?$/.test(value);
  return isNumeral ? `Write ${name}: ${value}` : undefined;
}

/** Objects in whose place authors write a text, and the field to which the text belongs. */
const objectsOfTexts: Record<string, string> = {
  info: 'title',
  security: '',
  servers: 'url',
  externalDocs: 'url',
  discriminator: 'propertyName',
  contact: 'name',
  license: 'name',
  responses: 'description',
};

function fixOfMissing(missing: string, pointer: string, value: JsonValue): string {
  const type = text(field(value, 'type'));
  if (missing === 'schema' && type !== '') return `Write schema: {type: ${type}}, in place of type.`;
  if (missing === 'in' && isScheme(pointer)) return 'Write in: query, header or cookie.';
  return fixesOfMissing[missing] ?? `Add ${missing}.`;
}

const fixesOfMissing: Record<string, string> = {
  info: "Write info: {title: the name of the API, version: '1.0.0'}",
  flows: 'Write flows and, below it, implicit, password, clientCredentials or authorizationCode.',
  version: 'Write version: 1.0.0, or the number of your version.',
  title: 'Write title, and the name of the API.',
  name: 'Write name, and a name.',
  in: 'Write in: query, header, path or cookie.',
  url: 'Write url, and the address.',
  responses: "Write responses, with a status such as '200'.",
  description: 'Say in a sentence what it means.',
  schema: 'Give it a schema, or content.',
  content: 'Write content, below it a media type such as application/json, and below that the schema.',
  required: 'Write required: true; a path has no optional parts.',
};

/** Name an object for a sentence: by its key; in a list, by its own name. */
function describe(pointer: string, value: JsonValue | undefined): string {
  const [key, parent = ''] = keys(pointer).reverse();
  if (key === undefined) return 'the specification';
  if (!/^\d+$/.test(key) || parent === 'responses') return key;
  const name = text(field(value, 'name'));
  return name ? `${parent.replace(/s$/, '')} ${name}` : `item ${Number(key) + 1} of ${parent}`;
}

const error = (message: string, fix: string) => ({ severity: 'error' as const, message, fix });
const warning = (message: string, fix: string) => ({ severity: 'warning' as const, message, fix });

/** Pointers of fields that only the other of Swagger and OpenAPI has, and what to write. */
const ofOther: [name: string, pointer: RegExp, fix: string][] = [
  ['Swagger', /\/requestBody$/, 'Write a parameter with in: body, and its schema.'],
  ['Swagger', /\/content$/, 'Write schema in its place, without a media type.'],
  ['Swagger', /\/components$/, 'Write definitions, parameters and responses at the top of the file.'],
  ['Swagger', /\/servers$/, 'Write host, basePath and schemes at the top of the file.'],
  ['Swagger', /\/schema$/, 'Write its keywords next to in, without schema.'],
  ['Swagger', /\/(?:style|explode)$/, 'Write collectionFormat.'],
  ['Swagger', /\/(?:oneOf|anyOf|not|nullable|writeOnly)$/, 'Write the specification in OpenAPI 3.0 or later.'],
  ['OpenAPI', /\/(?:d|securityD)efinitions$/, 'Write components and, below it, schemas and securitySchemes.'],
  ['OpenAPI', /\/(?:host|basePath|schemes)$/, 'Write servers, with a url such as https://api.example.com/v1.'],
  ['OpenAPI', /\/(?:consumes|produces)$/, 'Write each media type below content, in requestBody or in a response.'],
  ['OpenAPI', /\/collectionFormat$/, 'Write style and explode.'],
  ['OpenAPI', /\/(?:responses\/[^/]+|requestBody)\/schema$/, fixesOfMissing.content ?? ''],
];
const versionOf = (root: JsonValue) =>
  field(root, 'swagger') === undefined ? `OpenAPI ${text(field(root, 'openapi')).slice(0, 3)}` : 'Swagger 2.0';
/** The fields of a path item that hold operations (OpenAPI 3.2, 4.8.1). */
export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** Explain an operation within another object, or a field of another version; undefined for any other field. */
export function misplaced(pointer: string, root: JsonValue): ReturnType<typeof warning | typeof error> | undefined {
  const [name = '', ...around] = keys(pointer).reverse();
  if (methods.includes(name) && field(lookUp(root, pointer), 'responses') !== undefined && around.join() !== 'paths') {
    const at = around.findIndex((one) => methods.includes(one));
    const fix = at < 0 ? 'Indent it below its path.' : `Indent ${name} like ${around[at]}, below ${around[at + 1]}.`;
    return error(`OpenAPI has no field ${name} here.`, fix);
  }
  const version = versionOf(root);
  const [, , fix] = ofOther.find(([one, place]) => version.startsWith(one) && place.test(pointer)) ?? [];
  const isProperty = !keywords.has(name) && /\/(?:schemas?|definitions|properties)\/./.test(pointer);
  if (fix === undefined || isProperty) return undefined;
  return warning(`${version} has no ${name}${name === 'schema' ? ' here' : ''}.`, fix);
}

function explainUnknown(name: string, parent: string, root: JsonValue): Omit<Mistake, 'group'> {
  const known = misplaced(join(parent, name), root);
  if (known) return known;
  if (name === '$ref' && parent.endsWith('/items'))
    return warning('Swagger 2.0 allows no $ref in items here; its target is shown.', 'Write the target itself here.');
  if (name === '$ref')
    return error('OpenAPI allows no $ref here.', 'Write the target itself here, or refer to a whole object.');
  const path = fields.includes(name) ? 'Indent it below its path.' : `A path begins with a slash: /${name}`;
  if (parent === '/paths') return error(`${name} is not a path.`, path);
  if (parent.endsWith('/responses') && !parent.startsWith('/components')) {
    const isClear = /^(?:[1-5]xx|default)$/i.test(name);
    const range = name.replace(/^([1-5])00 ?[-–] ?\1\d\d$/, '$1XX');
    const [status] = /[1-5](?:\d\d|XX)/.exec(range.toUpperCase().replaceAll('O', '0')) ?? [];
    return (isClear ? warning : error)(
      `${name} is not a status.`,
      fields.includes(name)
        ? 'Indent it below its status.'
        : status
          ? `Write ${/^\d+$/.test(status) ? `'${status}'` : status}`
          : (suggest(name, ['default']) ?? "A status is a number such as '404', a range such as 4XX, or default."),
    );
  }
  if (/^\/components\/[^/]+$/.test(parent))
    return warning(`${name} is not a name for a component.`, 'Use letters, digits, dots, hyphens and underscores.');
  if (isScheme(parent) && fields.includes(name))
    return warning(`${name} has no meaning for a security scheme of this type, and is ignored.`, 'Remove it.');
  if (newer.has(name))
    return warning(
      `OpenAPI 3.0 has no ${name}; it is read as in OpenAPI 3.1.`,
      'Write openapi: 3.1.0 at the top of the file.',
    );
  const message = `OpenAPI has no field ${name} here.`;
  const paths = parent === '' ? 'it, and all paths below it,' : 'it';
  if (name.startsWith('/')) return error(message, `Indent ${paths} like the other paths, below paths.`);
  if (/^[1-5](?:\d\d|xx)$/i.test(name)) return error(message, 'Indent it like the other statuses, below responses.');
  const others = [...fields, '$ref'].filter((one) => one !== name);
  const meant = suggest(name, others);
  if (/^\/(?:paths|webhooks)\/[^/]+$/.test(parent) && fields.includes(name))
    return error(message, 'Indent it below its operation, such as get.');
  if (/\/content\/[^/]+$/.test(parent) && keywords.has(name))
    return error(message, 'Write schema: above it, and indent the fields of the schema below.');
  if (fields.includes(name) && !(parent === '/components' && meant))
    return warning(message, 'Check its indentation: other objects have this field.');
  if (meant !== undefined) return error(message, meant);
  const below = 'Indent it below its kind, such as schemas, or remove it.';
  return warning(message, parent === '/components' ? below : 'Remove it; a field of your own begins with x-.');
}
