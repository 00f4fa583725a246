/** Translate the errors of a JSON Schema check into OpenAPI's terms: one for each mistake, at its place. */
import type { ErrorObject } from 'ajv';
import { nearest } from '../../text/nearest';
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
  misplaced,
  unexplained,
  unknownField,
  type PlacedFinding,
} from './validation-words';

/** List the required fields of parameters by their `in`. @param kind the field that gives the type */
const neededWith = (kind: string, places: string[]) =>
  new Map(places.map((place) => [place, ['name', 'in', ...(place === 'path' ? ['required'] : []), kind]]));
const neededBySwagger = neededWith('type', ['path', 'query', 'header', 'formData']);
neededBySwagger.set('body', ['name', 'in', 'schema']);
const neededByOpenApi = neededWith('schema', ['path', 'query', 'header', 'cookie']);
/** Required fields of a security scheme, by its `type`. */
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
/** Fields that a security scheme may have, in addition to those that its type requires. */
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
  const unknown = mistakes.filter(isUnknownField);
  const isMisspelt = ({ keyword, params, instancePath }: ErrorObject) =>
    keyword === 'required' &&
    unknown.some(
      (one) =>
        (one.instancePath === instancePath &&
          nearest(unknownField(one), [String(params.missingProperty)]) !== undefined) ||
        // A wrong indentation moves a field to the object around its own.
        (one.instancePath === ancestors(instancePath).at(-1) && unknownField(one) === params.missingProperty),
    );
  // Fields that begin too far left leave their object empty.
  const isLeft = ({ keyword, instancePath }: ErrorObject) =>
    keyword === 'type' &&
    lookUp(root, instancePath) === null &&
    unknown.some((one) => one.instancePath === ancestors(instancePath).at(-1));
  const [, ...others] = unknown.filter((one) => placeOf(one).startsWith('/~1'));
  const kept = mistakes.filter(
    (error) =>
      !(isUnknownField(error) && wrong.has(placeOf(error))) &&
      !isMisspelt(error) &&
      !isLeft(error) &&
      !others.includes(error),
  );
  if (kept.length > 0) return kept.map((error) => explain(error, root));
  // If every error was ruled out, take the deepest: it is closest to the mistake. Its text may only fit another alternative.
  const [deepest] = [...errors].sort((a, b) => keys(b.instancePath).length - keys(a.instancePath).length);
  const isOfAlternative = deepest && ['enum', 'const', 'type'].includes(deepest.keyword);
  return deepest ? [isOfAlternative ? unexplained(deepest) : explain(deepest, root)] : [];
}

/** True for two fields that exclude each other; false for an alternative that the author did not mean. */
const isExclusion = ({ keyword, params, instancePath }: ErrorObject, root: JsonValue) =>
  (keyword === 'not' || (keyword === 'oneOf' && params.passingSchemas !== null)) &&
  excluded(lookUp(root, instancePath)) !== undefined;

/** Matches keys whose children have the author's own names: there, `x-` does not mark an extension. */
const ofNames =
  /^(callbacks|content|encoding|examples|headers|links|mapping|mediaTypes|parameters|pathItems|properties|requestBodies|responses|schemas|scopes|securitySchemes|variables|webhooks|definitions|securityDefinitions)$/;

/**
 * True for a place that the JSON Schemas check too strictly: extensions, and a link's parameters (OpenAPI 3.1, 4.8.20), may have
 * any value.
 */
function isFree(pointer: string): boolean {
  const steps = keys(pointer);
  const extended = steps.some((step, at) => step.startsWith('x-') && !(at > 0 && ofNames.test(steps[at - 1] ?? '')));
  return extended || /\/links\/[^/]+\/parameters\/[^/]+$/.test(pointer);
}

function ancestors(pointer: string): string[] {
  return keys(pointer).map((_, index, all) => all.slice(0, index).reduce(join, ''));
}

/** True if an alternative is of another type than the value, while an alternative of the same type has its own errors. */
const isOtherKind = ({ keyword, instancePath: at }: ErrorObject, errors: readonly ErrorObject[]) =>
  keyword === 'type' &&
  errors.some((other) => wrappers.has(other.keyword) && other.instancePath === at) &&
  errors.some((other) => !wrappers.has(other.keyword) && other.keyword !== 'type' && other.instancePath.startsWith(at));

/** True for an error about the alternative that the author meant, judging by the object. */
function applies(error: ErrorObject, root: JsonValue): boolean {
  const value = lookUp(root, error.instancePath);
  // `propertyNames` reports a wrong name again, at the name itself.
  if (error.propertyName !== undefined) return false;
  const missing = String(error.params.missingProperty ?? '');
  if (error.keyword === 'required') {
    if (missing === '$ref' || missing === 'content') return false;
    // An empty list of responses already has an error.
    if (missing === 'default' && error.instancePath.endsWith('/responses')) return false;
    if (missing === 'schema' && field(value, 'content') !== undefined) return false;
    // In Swagger 2.0, a schema or a file also gives the type.
    if (missing === 'type' && (error.instancePath.endsWith('/schema') || field(value, 'schema') !== undefined))
      return false;
    if (isScheme(error.instancePath)) return missing === 'type' || (neededIn(value, root) ?? []).includes(missing);
    if (!isParameter(error.instancePath)) return true;
    return (neededByPlace(root).get(text(field(value, 'in'))) ?? ['name', 'in']).includes(missing);
  }
  if (!isUnknownField(error)) return true;
  const name = unknownField(error);
  if (name === '$ref' && field(value, name) === null) return false;
  const type = text(field(value, 'type'));
  const needed = isScheme(error.instancePath) ? neededIn(value, root) : undefined;
  if (needed && fields.includes(name))
    return !needed.includes(name) && (!optionalInScheme.includes(name) || (name === 'bearerFormat' && type !== 'http'));
  if (name === 'schema' && neededBySwagger.has(text(field(value, 'in')))) return field(value, 'in') !== 'body';
  return !(isAlternative(error.instancePath) && fields.includes(name)) || misplaced(placeOf(error), root) !== undefined;
}

const neededByPlace = (root: JsonValue) => (field(root, 'swagger') === undefined ? neededByOpenApi : neededBySwagger);

const isParameter = (pointer: string) => /\/parameters\/[^/]+$/.test(pointer);

/** True if the JSON Schemas offer several kinds of objects at a place. */
const isAlternative = (pointer: string) =>
  isScheme(pointer) ||
  /\/(parameters|responses|headers|examples|requestBodies|links|callbacks)\/[^/]+$/.test(pointer) ||
  pointer.endsWith('/requestBody');

/** For each place, merge the values that its alternatives allow. */
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
    // Only a path parameter must be required; the alternatives of other locations do not count.
    if (instancePath.endsWith('/required') && place) return place === 'path' && value === 'false';
    if (value === 'multi' && /query|formData/.test(place)) return false;
    if (instancePath.endsWith('/flow') && neededByFlow.has(value)) return false;
    // The reader reports this value.
    if (value === 'Date' && instancePath.endsWith('/type')) return false;
    // Swagger allows a schema or a file; any type but `file` belongs to a schema.
    if (allowed.length === 1 && allowed[0] === 'file') return false;
    // A known type has other errors, about its own alternative.
    if (instancePath.endsWith('/type') && isScheme(parent))
      return !neededByScheme.has(value) || (value === 'basic' && allowed.includes('http'));
    // Another error reports a list of types.
    if (Array.isArray(lookUp(root, instancePath))) return false;
    return !allowed.includes(lookUp(root, instancePath));
  });
}
