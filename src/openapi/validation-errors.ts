/** The errors of a JSON Schema check of an OpenAPI document, in the words of OpenAPI: one for each mistake, where it was made. */
import type { ErrorObject } from 'ajv';
import { lookUp } from './document';
import { field, isObject, join, json, keys, text, type Raw } from './raw';
import { suggest } from './suggest';

interface Finding {
  pointer: string;
  message: string;
  fix?: string;
}

/** Fields of OpenAPI's objects, to tell a misspelt one from one that another alternative of the schema would allow. */
const fields = (
  'openapi swagger info jsonSchemaDialect servers paths webhooks components security tags externalDocs title summary description ' +
  'termsOfService contact license version name url email identifier variables enum default schemas responses parameters examples ' +
  'requestBodies headers securitySchemes links callbacks pathItems operationId requestBody deprecated in required allowEmptyValue schema ' +
  'example content style explode allowReserved encoding contentType value externalValue operationRef server mapping propertyName type ' +
  'scheme bearerFormat flows openIdConnectUrl implicit password clientCredentials authorizationCode authorizationUrl tokenUrl refreshUrl ' +
  'scopes flow host basePath schemes consumes produces definitions securityDefinitions collectionFormat properties items allOf oneOf ' +
  'anyOf not additionalProperties format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern ' +
  'minItems maxItems uniqueItems minProperties maxProperties nullable discriminator readOnly writeOnly xml get put post delete options ' +
  'head patch trace'
).split(' ');

/** What an object must have, by the alternative that its own `in` or `type` says it is. */
const neededBySwagger: Record<string, readonly string[]> = {
  path: ['name', 'in', 'required', 'type'],
  query: ['name', 'in', 'type'],
  header: ['name', 'in', 'type'],
  formData: ['name', 'in', 'type'],
  body: ['name', 'in', 'schema'],
};
const neededByOpenApi: Record<string, readonly string[]> = {
  path: ['name', 'in', 'required', 'schema'],
  query: ['name', 'in', 'schema'],
  header: ['name', 'in', 'schema'],
  cookie: ['name', 'in', 'schema'],
};
const neededByScheme: Record<string, readonly string[]> = {
  apiKey: ['name', 'in'],
  http: ['scheme'],
  basic: [],
  oauth2: ['flows', 'flow', 'scopes', 'authorizationUrl', 'tokenUrl'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
};

const wrappers = new Set(['oneOf', 'anyOf', 'allOf', 'if', 'not', 'dependentSchemas', 'unevaluatedItems']);

/** `errors` are ajv's, with all of them asked for; `root` is the document they are about. */
export function explainErrors(errors: readonly ErrorObject[], root: Raw): Finding[] {
  const plain = errors.filter((error) => !wrappers.has(error.keyword) && applies(error, root));
  const enums = mergeEnums(plain, root);
  const mistakes = [...plain.filter(({ keyword }) => keyword !== 'enum' && keyword !== 'const'), ...enums];
  const wrong = new Set(mistakes.flatMap((error) => ancestors(placeOf(error))));
  const kept = mistakes.filter((error) => !(isUnknownField(error) && wrong.has(placeOf(error))));
  const findings = (kept.length > 0 ? kept : deepest(errors)).map((error) => explain(error, root));
  return [...new Map(findings.map((finding) => [`${finding.pointer}\n${finding.message}`, finding])).values()];
}

const isUnknownField = ({ keyword }: ErrorObject) => keyword === 'additionalProperties' || keyword === 'unevaluatedProperties';

function unknownField({ params }: ErrorObject): string {
  return String(params.additionalProperty ?? params.unevaluatedProperty ?? '');
}

/** The place of the mistake: the unknown field itself, not the object it is in. */
function placeOf(error: ErrorObject): string {
  return isUnknownField(error) ? join(error.instancePath, unknownField(error)) : error.instancePath;
}

function ancestors(pointer: string): string[] {
  return keys(pointer).map((_, index, all) => all.slice(0, index).reduce(join, ''));
}

/** Whether an error is about the alternative that the author meant, as far as the object says which one that is. */
function applies(error: ErrorObject, root: Raw): boolean {
  const value = lookUp(root, error.instancePath);
  const missing = String(error.params.missingProperty ?? '');
  if (error.keyword === 'required') {
    if (missing === '$ref' || missing === 'content') return false;
    if (missing === 'schema' && field(value, 'content') !== undefined) return false;
    if (isScheme(error.instancePath)) return missing === 'type' || (neededByScheme[text(field(value, 'type'))] ?? []).includes(missing);
    if (!isParameter(error.instancePath)) return true;
    return (neededByPlace(root)[text(field(value, 'in'))] ?? ['name', 'in']).includes(missing);
  }
  if (isUnknownField(error)) return !(isAlternative(error.instancePath) && fields.includes(unknownField(error)));
  return true;
}

const neededByPlace = (root: Raw) => (field(root, 'swagger') === undefined ? neededByOpenApi : neededBySwagger);

const isParameter = (pointer: string) => /\/parameters\/[^/]+$/.test(pointer);

const isScheme = (pointer: string) => /^\/(components\/securitySchemes|securityDefinitions)\/[^/]+$/.test(pointer);

/** Places where the schemas offer several objects to choose from. */
const isAlternative = (pointer: string) => isScheme(pointer) || /\/(parameters|responses|headers|examples|requestBodies|links|callbacks)\/[^/]+$/.test(pointer) || pointer.endsWith('/requestBody');

/** Alternatives allow different values at one place: together they are what is allowed there. */
function mergeEnums(errors: readonly ErrorObject[], root: Raw): ErrorObject[] {
  const byPlace = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (error.keyword !== 'enum' && error.keyword !== 'const') continue;
    const allowed = (error.params.allowedValues as unknown[] | undefined) ?? [error.params.allowedValue];
    const before = (byPlace.get(error.instancePath)?.params.allowedValues as unknown[] | undefined) ?? [];
    byPlace.set(error.instancePath, { ...error, keyword: 'enum', params: { allowedValues: [...new Set([...before, ...allowed])] } });
  }
  return [...byPlace.values()].filter(({ instancePath, params }) => {
    const allowed = params.allowedValues as unknown[];
    const value = text(lookUp(root, instancePath));
    const parent = instancePath.replace(/\/[^/]*$/, '');
    if (instancePath.endsWith('/in') && isParameter(parent)) return !Object.hasOwn(neededByPlace(root), value);
    // The rest of such a scheme is what its alternative lacks.
    if (instancePath.endsWith('/type') && isScheme(parent)) return !Object.hasOwn(neededByScheme, value);
    return !allowed.includes(lookUp(root, instancePath));
  });
}

/** Where every error was ruled out, the one that goes furthest into the document is the closest to the mistake. */
function deepest(errors: readonly ErrorObject[]): ErrorObject[] {
  const sorted = [...errors].sort((a, b) => keys(b.instancePath).length - keys(a.instancePath).length);
  return sorted.slice(0, 1);
}

function explain(error: ErrorObject, root: Raw): Finding {
  const pointer = placeOf(error);
  const name = keys(pointer).at(-1) ?? '';
  const value = lookUp(root, pointer);
  switch (error.keyword) {
    case 'required':
      return { pointer, ...explainMissing(String(error.params.missingProperty), describe(pointer, value)) };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { pointer, ...explainUnknown(name, error.instancePath) };
    case 'enum': {
      const allowed = (error.params.allowedValues as unknown[]).map(String);
      const shown = isObject(value) || Array.isArray(value) ? 'this' : text(value) || json(value ?? null);
      return { pointer, message: `${name} is ${shown}, and must be ${list(allowed)}.`, fix: suggest(shown, allowed) };
    }
    case 'type': {
      const types = [error.params.type as string | string[]].flat();
      const quoted = types.includes('string') && value !== null && !isObject(value) && !Array.isArray(value) && value !== undefined;
      return { pointer, message: `${name} must be ${list(types.map(article))}.`, fix: quoted ? `Write it in quotes: '${text(value)}'` : undefined };
    }
    case 'minProperties':
      return { pointer, message: `${name} must not be empty.`, fix: name === 'responses' ? "Add the response to a call that goes well, such as '200'." : undefined };
    default:
      return { pointer, message: `${name || 'The file'} is not valid OpenAPI: it ${error.message ?? 'is wrong'}.` };
  }
}

/** An object in words: its key, or its own name where it is one of a list. */
function describe(pointer: string, value: Raw | undefined): string {
  const [parent = '', key] = keys(pointer).slice(-2).length === 2 ? keys(pointer).slice(-2) : ['', keys(pointer).at(-1)];
  if (key === undefined) return 'the specification';
  if (!/^\d+$/.test(key) || parent === 'responses') return key;
  const name = text(field(value, 'name'));
  return name ? `${parent.replace(/s$/, '')} ${name}` : `item ${Number(key) + 1} of ${parent}`;
}

function explainMissing(missing: string, owner: string): Omit<Finding, 'pointer'> {
  const message = `${missing} is missing from ${owner}.`;
  if (missing === 'description') return { message, fix: 'Say in a sentence what it means.' };
  if (missing === 'schema') return { message, fix: 'Give it a schema, or content.' };
  if (missing === 'required') return { message, fix: 'Write required: true; a path has no optional parts.' };
  return { message };
}

function explainUnknown(name: string, parent: string): Omit<Finding, 'pointer'> {
  if (parent === '/paths') return { message: `${name} is not a path.`, fix: `A path begins with a slash: /${name}` };
  if (parent.endsWith('/responses') && !parent.startsWith('/components')) return { message: `${name} is not a status.`, fix: "A status is a number such as '404', a range such as 4XX, or default." };
  if (/^\/components\/[^/]+$/.test(parent)) return { message: `${name} is not a name for a component.`, fix: 'Use letters, digits, dots, hyphens and underscores.' };
  return { message: `There is no field ${name} here.`, fix: suggest(name, fields.filter((one) => one !== name)) ?? 'Remove it; a field of your own begins with x-.' };
}

const article = (type: string) => ({ object: 'an object', array: 'a list', string: 'text', integer: 'a whole number', number: 'a number', boolean: 'true or false', null: 'null' })[type] ?? type;

const list = (words: readonly string[]) => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`);
