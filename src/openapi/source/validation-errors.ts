/** Translate the errors of a JSON Schema check into OpenAPI's terms: one for each mistake, at its place. */
import type { ErrorObject } from 'ajv';
import { grouped } from '../../text/grouped';
import { lookUp } from './document';
import type { JsonValue } from '../model/json';
import { field, join, keys, text } from './raw';
import {
  excluded,
  explain,
  fields,
  isUnknownField,
  placeOf,
  isScheme,
  unexplained,
  unknownField,
  type PlacedFinding,
} from './validation-words';

/** Required fields of an object, by its own `in` or `type`. */
const neededBySwagger = new Map([
  ['path', ['name', 'in', 'required', 'type']],
  ['query', ['name', 'in', 'type']],
  ['header', ['name', 'in', 'type']],
  ['formData', ['name', 'in', 'type']],
  ['body', ['name', 'in', 'schema']],
]);
const neededByOpenApi = new Map([
  ['path', ['name', 'in', 'required', 'schema']],
  ['query', ['name', 'in', 'schema']],
  ['header', ['name', 'in', 'schema']],
  ['cookie', ['name', 'in', 'schema']],
]);
const neededByScheme = new Map([
  ['apiKey', ['name', 'in']],
  ['http', ['scheme']],
  ['basic', []],
  ['oauth2', ['flows', 'flow', 'scopes', 'authorizationUrl', 'tokenUrl']],
  ['openIdConnect', ['openIdConnectUrl']],
  ['mutualTLS', []],
]);
/** Required fields of Swagger 2.0's `oauth2`, by its `flow`. */
const neededByFlow = new Map([
  ['implicit', ['flow', 'scopes', 'authorizationUrl']],
  ['password', ['flow', 'scopes', 'tokenUrl']],
  ['application', ['flow', 'scopes', 'tokenUrl']],
  ['accessCode', ['flow', 'scopes', 'authorizationUrl', 'tokenUrl']],
]);
const neededIn = (scheme: JsonValue | undefined, root: JsonValue) =>
  (field(root, 'swagger') === undefined ? undefined : neededByFlow.get(text(field(scheme, 'flow')))) ??
  neededByScheme.get(text(field(scheme, 'type')));
/** Fields that a security scheme may have, besides those that its type requires. */
const optionalInScheme = ['type', 'description', 'deprecated', 'bearerFormat', 'oauth2MetadataUrl'];

const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'dependentSchemas', 'unevaluatedItems']);

/** Explain ajv's errors (with `allErrors`) about the document `root`. */
export function explainErrors(all: readonly ErrorObject[], root: JsonValue): PlacedFinding[] {
  const free = new Set(
    all.filter((error) => isFree(error.instancePath)).flatMap((error) => ancestors(error.instancePath)),
  );
  const errors = all.filter(
    ({ instancePath, keyword }) => !isFree(instancePath) && !(wrappers.has(keyword) && free.has(instancePath)),
  );
  const plain = errors.filter(
    (error) =>
      (isExclusion(error, root) || !wrappers.has(error.keyword)) && applies(error, root) && !isOtherKind(error, errors),
  );
  const isEnum = ({ keyword }: ErrorObject) => keyword === 'enum' || keyword === 'const';
  const mistakes = [...plain.filter((error) => !isEnum(error)), ...mergeEnums(plain.filter(isEnum), root)];
  const wrong = new Set(mistakes.flatMap((error) => ancestors(placeOf(error))));
  const kept = mistakes.filter((error) => !(isUnknownField(error) && wrong.has(placeOf(error))));
  if (kept.length > 0) return kept.map((error) => explain(error, root));
  // If every error was ruled out, take the deepest, as the closest to the mistake; some say what an alternative would be.
  const [deepest] = [...errors].sort((a, b) => keys(b.instancePath).length - keys(a.instancePath).length);
  const isOfAlternative = deepest && ['enum', 'const', 'type'].includes(deepest.keyword);
  return deepest ? [isOfAlternative ? unexplained(deepest) : explain(deepest, root)] : [];
}

/** True for two fields that exclude each other, rather than an alternative that was not meant. */
const isExclusion = ({ keyword, params, instancePath }: ErrorObject, root: JsonValue) =>
  (keyword === 'not' || (keyword === 'oneOf' && params.passingSchemas !== null)) &&
  excluded(lookUp(root, instancePath)) !== undefined;

/** Matches keys whose children have the author's own names, where `x-` does not mark an extension. */
const ofNames =
  /^(callbacks|content|encoding|examples|headers|links|mapping|mediaTypes|parameters|pathItems|properties|requestBodies|responses|schemas|scopes|securitySchemes|variables|webhooks|definitions|securityDefinitions)$/;

/** True where any value is allowed although the schemas miss it: in extensions and a link's parameters (OpenAPI 3.1, 4.8.20). */
function isFree(pointer: string): boolean {
  const steps = keys(pointer);
  const extended = steps.some((step, at) => step.startsWith('x-') && !(at > 0 && ofNames.test(steps[at - 1] ?? '')));
  return extended || /\/links\/[^/]+\/parameters\/[^/]+$/.test(pointer);
}

function ancestors(pointer: string): string[] {
  return keys(pointer).map((_, index, all) => all.slice(0, index).reduce(join, ''));
}

/** True if an alternative differs in kind from the value, while one of the same kind has errors of its own. */
const isOtherKind = ({ keyword, instancePath: at }: ErrorObject, errors: readonly ErrorObject[]) =>
  keyword === 'type' &&
  errors.some((other) => wrappers.has(other.keyword) && other.instancePath === at) &&
  errors.some((other) => !wrappers.has(other.keyword) && other.keyword !== 'type' && other.instancePath.startsWith(at));

/** True for an error about the alternative that the author meant, judging by the object. */
function applies(error: ErrorObject, root: JsonValue): boolean {
  const value = lookUp(root, error.instancePath);
  // `propertyNames` reports mistakes in a name at the name itself.
  if (error.propertyName !== undefined) return false;
  const missing = String(error.params.missingProperty ?? '');
  if (error.keyword === 'required') {
    if (missing === '$ref' || missing === 'content') return false;
    // A duplicate error for an empty list of responses.
    if (missing === 'default' && error.instancePath.endsWith('/responses')) return false;
    if (missing === 'schema' && field(value, 'content') !== undefined) return false;
    // A schema where Swagger 2.0 has a type, or a file, says as much as a type.
    if (missing === 'type' && (error.instancePath.endsWith('/schema') || field(value, 'schema') !== undefined))
      return false;
    if (isScheme(error.instancePath)) return missing === 'type' || (neededIn(value, root) ?? []).includes(missing);
    if (!isParameter(error.instancePath)) return true;
    return (neededByPlace(root).get(text(field(value, 'in'))) ?? ['name', 'in']).includes(missing);
  }
  if (!isUnknownField(error)) return true;
  const name = unknownField(error);
  const type = text(field(value, 'type'));
  const needed = isScheme(error.instancePath) ? neededIn(value, root) : undefined;
  if (needed && fields.includes(name))
    return !needed.includes(name) && (!optionalInScheme.includes(name) || (name === 'bearerFormat' && type !== 'http'));
  if (name === 'schema' && neededBySwagger.has(text(field(value, 'in')))) return field(value, 'in') !== 'body';
  return !(isAlternative(error.instancePath) && fields.includes(name));
}

const neededByPlace = (root: JsonValue) => (field(root, 'swagger') === undefined ? neededByOpenApi : neededBySwagger);

const isParameter = (pointer: string) => /\/parameters\/[^/]+$/.test(pointer);

/** True if the schemas offer several objects to choose from. */
const isAlternative = (pointer: string) =>
  isScheme(pointer) ||
  /\/(parameters|responses|headers|examples|requestBodies|links|callbacks)\/[^/]+$/.test(pointer) ||
  pointer.endsWith('/requestBody');

/** Merge the values that alternatives allow at one place. */
function mergeEnums(errors: readonly ErrorObject[], root: JsonValue): ErrorObject[] {
  const merged = grouped(errors, ({ instancePath }) => instancePath).map((same) => {
    const allowed = same.flatMap(({ params }) => (params.allowedValues ?? [params.allowedValue]) as unknown[]);
    return { ...same[0], keyword: 'enum', params: { allowedValues: [...new Set(allowed)] } };
  });
  return merged.filter(({ instancePath, params: { allowedValues: allowed } }) => {
    const value = text(lookUp(root, instancePath));
    const parent = instancePath.replace(/\/[^/]*$/, '');
    const place = isParameter(parent) ? text(field(lookUp(root, parent), 'in')) : '';
    if (instancePath.endsWith('/in') && place) return !neededByPlace(root).has(value);
    // Only the alternatives of other places, and of other flows, allow less.
    if (instancePath.endsWith('/required') && place) return place === 'path';
    if (value === 'multi' && /query|formData/.test(place)) return false;
    if (instancePath.endsWith('/flow') && neededByFlow.has(value)) return false;
    // The reader reports it.
    if (value === 'Date' && instancePath.endsWith('/type')) return false;
    // Any other type belongs to a schema, which Swagger allows instead of a file.
    if (allowed.length === 1 && allowed[0] === 'file') return false;
    // The other errors of such a scheme are about its alternative.
    if (instancePath.endsWith('/type') && isScheme(parent))
      return !neededByScheme.has(value) || (value === 'basic' && allowed.includes('http'));
    // A list of types has an error of its own.
    if (Array.isArray(lookUp(root, instancePath))) return false;
    return !allowed.includes(lookUp(root, instancePath));
  });
}
