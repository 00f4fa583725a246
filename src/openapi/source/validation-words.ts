/** Describe one error of a JSON Schema check in words. */
import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../../report/diagnostic';
import { either } from '../schema/value-rules';
import { lookUp } from './document';
import { field, isObject, join, json, keys, text, type Raw } from './raw';
import type { Finding } from './reader';
import { suggest } from './suggest';

export interface PlacedFinding extends Finding {
  pointer: string;
  severity: Diagnostic['severity'];
}

/** Fields of OpenAPI's objects, to tell a misspelt one from one that another alternative would allow. */
export const fields = (
  'openapi swagger info jsonSchemaDialect servers paths webhooks components security tags externalDocs title summary description ' +
  'termsOfService contact license version name url email identifier variables enum default schemas responses parameters examples ' +
  'requestBodies headers securitySchemes links callbacks pathItems operationId requestBody deprecated in required allowEmptyValue schema ' +
  'example content style explode allowReserved encoding contentType value externalValue operationRef server mapping propertyName type ' +
  'scheme bearerFormat flows openIdConnectUrl implicit password clientCredentials authorizationCode authorizationUrl tokenUrl refreshUrl ' +
  'scopes flow host basePath schemes consumes produces definitions securityDefinitions collectionFormat properties items allOf oneOf ' +
  'anyOf not additionalProperties format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern ' +
  'minItems maxItems uniqueItems minProperties maxProperties nullable discriminator readOnly writeOnly xml get put post delete options ' +
  'head patch trace query additionalOperations itemSchema prefixEncoding itemEncoding mediaTypes parent kind dataValue serializedValue ' +
  'deviceAuthorization deviceAuthorizationUrl oauth2MetadataUrl defaultMapping $self'
).split(' ');

export const isUnknownField = ({ keyword }: ErrorObject) =>
  keyword === 'additionalProperties' || keyword === 'unevaluatedProperties' || keyword === 'propertyNames';

export function unknownField({ params }: ErrorObject): string {
  return String(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName ?? '');
}

/** Return the place of the mistake: the unknown field itself, not the object around it. */
export function placeOf(error: ErrorObject): string {
  return isUnknownField(error) ? join(error.instancePath, unknownField(error)) : error.instancePath;
}

/** Explain an error about the document `root`. */
export function explain(error: ErrorObject, root: Raw): PlacedFinding {
  const pointer = placeOf(error);
  const value = lookUp(root, pointer);
  const finding = words(error, pointer, value, root);
  return { pointer, severity: severityOf(error, value, finding), group: groupOf(error, value), ...finding };
}

/** Return the key that similar findings share; see `Diagnostic.group`. */
function groupOf({ keyword, params }: ErrorObject, value: Raw | undefined): string | undefined {
  switch (keyword) {
    case 'required':
      return `objects have no ${String(params.missingProperty)}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return 'fields are not known to OpenAPI';
    case 'enum':
      return 'values are not among those allowed';
    case 'type':
      return value === null ? 'fields are empty' : 'values are of the wrong kind';
    case 'minItems':
    case 'minProperties':
      return 'lists are empty';
    case 'oneOf':
    case 'not':
      return 'pairs of fields exclude each other';
    default:
      return undefined;
  }
}

function words(error: ErrorObject, pointer: string, value: Raw | undefined, root: Raw): Finding {
  const name = keys(pointer).at(-1) ?? '';
  switch (error.keyword) {
    case 'required':
      return explainMissing(String(error.params.missingProperty), describe(pointer, value));
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return explainUnknown(name, error.instancePath);
    case 'enum':
      return explainValue(name, value, (error.params.allowedValues as unknown[]).map(String));
    case 'type': {
      if (value === null) return { message: `${describe(pointer, value)} is empty.` };
      const types = [error.params.type as string | string[]].flat();
      return {
        message: `${name} must be ${either(types.map(article))}.`,
        fix: types.includes('string') && isScalar(value) ? `Write it in quotes: '${text(value)}'` : undefined,
      };
    }
    case 'minItems':
    case 'minProperties':
      return {
        message: `${name} must not be empty.`,
        fix: name === 'responses' ? "Add the response to a call that goes well, such as '200'." : undefined,
      };
    case 'uniqueItems':
      return { message: `${name} has the same entry twice.`, fix: 'Keep one of the two.' };
    case 'oneOf':
    case 'not': {
      const [one, other] = excluded(lookUp(root, error.instancePath)) ?? [];
      return { message: `${one} and ${other} exclude each other.`, fix: 'Keep one of the two.' };
    }
    default:
      return { message: `${name || 'The file'} is not valid OpenAPI: it ${error.message ?? 'is wrong'}.` };
  }
}

function explainValue(name: string, value: Raw | undefined, allowed: string[]): Finding {
  const shown = isObject(value) || Array.isArray(value) ? 'this' : text(value) || json(value ?? null);
  return { message: `${name} is ${shown}, and must be ${either(allowed)}.`, fix: suggest(shown, allowed) };
}

const isScalar = (value: Raw | undefined) =>
  value !== null && value !== undefined && !isObject(value) && !Array.isArray(value);

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
export function excluded(value: Raw | undefined): readonly [string, string] | undefined {
  return exclusive.find((pair) => pair.every((key) => field(value, key) !== undefined));
}

/** Fields without which their object says nothing. */
const indispensable = new Set('info title name in type scheme flows openIdConnectUrl url propertyName $ref'.split(' '));

/**
 * Return a warning where pages stay true although the source says too little or too much. Return an error where something
 * meant would be left out, or the meaning is unclear.
 */
function severityOf(error: ErrorObject, value: Raw | undefined, { fix }: Finding): Diagnostic['severity'] {
  switch (error.keyword) {
    case 'required':
      return indispensable.has(String(error.params.missingProperty)) ? 'error' : 'warning';
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames': {
      const isKey = error.instancePath === '/paths' || /^(?!\/components).*\/responses$/.test(error.instancePath);
      return isKey || unknownField(error) === '$ref' || fix?.startsWith('Did you mean') ? 'error' : 'warning';
    }
    case 'enum':
      // In OpenAPI 3.0, JSON Schema's type `null` is clear as well; path parameters are always required.
      return value === 'null' || value === null || error.instancePath.endsWith('/required') ? 'warning' : 'error';
    case 'type':
      return value === null || (error.params.type === 'string' && isScalar(value)) ? 'warning' : 'error';
    default:
      return 'warning';
  }
}

/** Describe an object: by its key, or by its own name in a list. */
function describe(pointer: string, value: Raw | undefined): string {
  const [parent = '', key] =
    keys(pointer).slice(-2).length === 2 ? keys(pointer).slice(-2) : ['', keys(pointer).at(-1)];
  if (key === undefined) return 'the specification';
  if (!/^\d+$/.test(key) || parent === 'responses') return key;
  const name = text(field(value, 'name'));
  return name ? `${parent.replace(/s$/, '')} ${name}` : `item ${Number(key) + 1} of ${parent}`;
}

function explainMissing(missing: string, owner: string): Finding {
  const message = `${missing} is missing from ${owner}.`;
  if (missing === 'description') return { message, fix: 'Say in a sentence what it means.' };
  if (missing === 'schema') return { message, fix: 'Give it a schema, or content.' };
  if (missing === 'required') return { message, fix: 'Write required: true; a path has no optional parts.' };
  return { message };
}

function explainUnknown(name: string, parent: string): Finding {
  if (name === '$ref')
    return { message: 'OpenAPI allows no $ref here.', fix: 'Write out what it leads to, or refer to a whole object.' };
  if (parent === '/paths') return { message: `${name} is not a path.`, fix: `A path begins with a slash: /${name}` };
  if (parent.endsWith('/responses') && !parent.startsWith('/components'))
    return {
      message: `${name} is not a status.`,
      fix: "A status is a number such as '404', a range such as 4XX, or default.",
    };
  if (/^\/components\/[^/]+$/.test(parent))
    return {
      message: `${name} is not a name for a component.`,
      fix: 'Use letters, digits, dots, hyphens and underscores.',
    };
  return {
    message: `There is no field ${name} here.`,
    fix:
      suggest(
        name,
        fields.filter((one) => one !== name),
      ) ?? 'Remove it; a field of your own begins with x-.',
  };
}

const article = (type: string) =>
  ({
    object: 'an object',
    array: 'a list',
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    null: 'null',
  })[type] ?? type;
