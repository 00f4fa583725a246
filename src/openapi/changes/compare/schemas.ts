/**
 * Compare two versions of a schema as sets of values, and rate each difference by its direction. Pure; reads the model, not the
 * specification.
 */
import { remembered } from '../../../text/remembered';
import type { Api, Property, Schema } from '../../model/model';
import { childSchemas, omit, references } from '../../schema/children';
import { onlyAnnotations } from '../../schema/fold';
import { isLeftOut, type Direction } from '../../schema/problems';
import { matches } from '../../schema/value-rules';
import { fieldSchema, schemaVariants, viewSchema, type Schemas, type Variants } from '../../schema/view';
import { code, listed, typeWords, wordsToText } from '../../words/words';
import type { Effect, Versions } from './change';
import { compareKeywords, shapeOf, typesOf } from './keywords';
import { match } from './match';
import {
  came,
  compareDeprecation,
  compareRequired,
  compareText,
  find,
  startPlace,
  went,
  type Pair,
  type Place,
} from './place';

/** Compare two schemas at the same place. `comparePair` compares the shared schemas within. */
export function compareSchemas(place: Place, was: Schema, is: Schema): void {
  const { versions, direction, open, pairs } = place;
  // Schemas with the same text can differ only in their references.
  if (textOf(was) === textOf(is) && (isPlain(was) || references(was).length === 0)) {
    for (const id of new Set(references(was))) pairs.push({ before: id, after: id, direction });
    return;
  }
  if (was.ref !== undefined && is.ref !== undefined && isSame(versions, was.ref, is.ref) && [was, is].every(isBare)) {
    compareWords(place, omit(was, ['ref']), omit(is, ['ref']));
    if (was.nullable !== is.nullable)
      compareNull(place, viewSchema(versions.before, was), viewSchema(versions.after, is));
    pairs.push({ before: was.ref, after: is.ref, direction });
    return;
  }
  const key = `${was.ref ?? ''} ${is.ref ?? ''}`;
  if (key === ' ') compareViews(place, was, is);
  else if (!open.includes(key)) compareViews({ ...place, open: [...open, key] }, was, is);
}

const textOf = remembered((schema: Schema) => JSON.stringify(schema));

/** True for a schema whose references all limit its values directly. */
const isPlain = (schema: Schema): boolean =>
  !schema.not && !schema.if && !schema.contains && childSchemas(schema).every(isPlain);

/** Compare two versions of a shared schema. */
export function comparePair(versions: Versions, { before, after, direction }: Pair): Place {
  const place: Place = { ...startPlace(versions, direction), open: [`${before} ${after}`] };
  compareViews(place, { ref: before }, { ref: after });
  return place;
}

const step = (place: Place, name: string): Place => ({ ...place, path: [...place.path, name] });

/** Record that fewer values are allowed, or more. */
function findLimit(
  place: Place,
  origin: object,
  keyword: string,
  isNarrower: boolean,
  fewer: string,
  more: string,
): void {
  find(place, { origin, keyword, effect: isNarrower ? 'narrower' : 'wider', says: [isNarrower ? fewer : more] });
}

/** True for a reference without keywords that limit values; a type does not change the shape. */
const isBare = (schema: Schema) => onlyAnnotations(omit(schema, ['ref', 'types']));

/** True for two versions of one shared schema: they have one name, or one was removed and the other added. */
function isSame({ before, after }: Versions, was: string, is: string): boolean {
  return was === is || (!Object.hasOwn(after.schemas, was) && !Object.hasOwn(before.schemas, is));
}

function compareViews(place: Place, was: Schema, is: Schema): void {
  const { versions } = place;
  const [before, after] = [viewSchema(versions.before, was), viewSchema(versions.after, is)];
  compareWords(place, was.ref === undefined ? was : before, is.ref === undefined ? is : after);
  if (before.never || after.never) {
    if (before.never !== after.never)
      findLimit(place, is, 'never', Boolean(after.never), 'may no longer be there', 'may now be there');
    return;
  }
  if (compareVariants(place, was, is)) return;
  if (isTyped(before) && isTyped(after)) compareNull(place, before, after);
  for (const change of compareKeywords(versions, before, after)) find(place, { ...change, origin: is });
  const [types, others] = [typesOf(before), typesOf(after)];
  if (types && others && !types.some((type) => others.includes(type))) return;
  compareFields(place, before, after);
  compareSchemas(step(place, '[]'), restOfItems(before), restOfItems(after));
}

const restOfItems = ({ items, unevaluatedItems }: Schema) => items ?? unevaluatedItems ?? {};

/** True for a schema that limits the type of its values; all others allow null. */
function isTyped({ types, enum: allowed, const: only, oneOf, anyOf, discriminator }: Schema): boolean {
  return [types, allowed, only, oneOf, anyOf, discriminator].some((one) => one !== undefined);
}

/** Compare whether two viewed schemas allow null. */
function compareNull(place: Place, before: Schema, after: Schema): void {
  if (Boolean(before.nullable) !== Boolean(after.nullable))
    findLimit(place, after, 'nullable', !after.nullable, 'may no longer be null', 'may now be null');
}

/** Compare texts for readers, and end dates. */
function compareWords(place: Place, was: Schema, is: Schema): void {
  const more = { origin: is };
  compareText(place, 'title', was.title ?? null, is.title ?? null, more);
  compareText(place, 'description', was.description ?? null, is.description ?? null, more);
  compareText(place, 'example', was.examples?.join(', ') ?? null, is.examples?.join(', ') ?? null, more);
  compareText(place, 'default', was.default ?? null, is.default ?? null, {
    ...more,
    // A server may use the default of a value that a request leaves out; in a response, the default is only information.
    kind: place.direction === 'request' ? 'changed' : 'wording',
    says: is.default === undefined ? ['no longer has a default'] : ['now has the default ', code(is.default)],
  });
  compareDeprecation(place, was, is, is);
}

/** An object's fields in one direction. */
interface Fields {
  schemas: ReadonlyMap<string, Schema>;
  /** Names of the fields that only the other direction has. */
  hidden: readonly string[];
  required: readonly string[];
  patterns: readonly string[];
  /** The schema of all other fields; empty if anything is allowed. */
  rest: Schema;
}

function fieldsOf(api: Schemas, view: Schema, direction: Direction): Fields {
  const { properties = [], patternProperties = [], required = [] } = view;
  const isHidden = ({ schema }: Property) => isLeftOut(viewSchema(api, schema), direction);
  const visible = properties.filter((property) => !isHidden(property));
  return {
    schemas: new Map(visible.map(({ name, schema }) => [name, schema])),
    hidden: properties.filter(isHidden).map(({ name }) => name),
    required: [...visible.filter((property) => property.required).map(({ name }) => name), ...required],
    patterns: patternProperties.map(({ pattern }) => pattern),
    rest: fieldSchema(view) ?? {},
  };
}

function compareFields(place: Place, before: Schema, after: Schema): void {
  const was = fieldsOf(place.versions.before, before, place.direction);
  const is = fieldsOf(place.versions.after, after, place.direction);
  const hidden = place.direction === 'request' ? 'read-only' : 'write-only';
  for (const name of new Set([...is.schemas.keys(), ...was.schemas.keys(), ...was.required, ...is.required])) {
    const [old, now] = [was.schemas.get(name), is.schemas.get(name)];
    const inside = step(place, name);
    const [wasRequired, isRequired] = [was.required.includes(name), is.required.includes(name)];
    if (now && !old) {
      const isNew = !was.hidden.includes(name);
      const words = isNew ? 'is new' : `is no longer ${hidden}`;
      came(inside, 'properties', isRequired && !wasRequired, { origin: now, isNew, words });
    } else if (old && !now) {
      const isRefused = Boolean(is.rest.never) && !is.patterns.some((pattern) => matches(pattern, name));
      const words = is.hidden.includes(name) ? `is now ${hidden}` : 'is gone';
      const says = [isRefused ? `${words}, and no other fields are allowed` : words];
      went(inside, 'properties', viewSchema(place.versions.before, old), isRefused, { origin: old, says });
    } else {
      compareRequired(inside, wasRequired, isRequired, now ?? after);
      if (old && now) compareSchemas(inside, old, now);
    }
  }
  const others = step(place, '*');
  const isRefused = Boolean(is.rest.never);
  if (Boolean(was.rest.never) === isRefused) compareSchemas(others, was.rest, is.rest);
  else findLimit(others, after, 'additionalProperties', isRefused, 'is now refused', 'is now allowed');
}

interface Alternative {
  schema: Schema;
  view: Schema;
  /** Names the variant in sentences. */
  label: string;
  /** Values of the discriminator that choose the variant. */
  values: readonly string[];
}

/** Marks that identify a variant, the most reliable first: never its position. */
const marks: readonly ((alternative: Alternative) => readonly string[])[] = [
  ({ values }) => values,
  ({ schema }) => (schema.ref === undefined ? [] : [schema.ref]),
  ({ view }) => (view.title ? [view.title] : []),
  ({ view }) => [shapeOf(omit(view, ['ref', 'nullable']))],
  ({ view }) => (view.types?.length ? [typesOf(view)?.join() ?? ''] : []),
];

/** Compare the variants of two schemas. @returns true if this completes the comparison */
function compareVariants(place: Place, was: Schema, is: Schema): boolean {
  const { versions } = place;
  const [before, after] = [viewSchema(versions.before, was), viewSchema(versions.after, is)];
  const [first, second] = [schemaVariants(before), schemaVariants(after)];
  compareDiscriminators(place, before, after);
  if (!first && !second) return false;
  // One schema may have become one of several variants, or the reverse.
  const now = alternatives(versions.after, second, is);
  const { pairs, added, removed } = match(alternatives(versions.before, first, was), now, marks);
  const choice = first ? before : after;
  const isAlone = !choice.properties && !choice.types && !choice.enum && !choice.required;
  if ((first && second) || (isAlone && pairs.length > 0)) {
    const record = (effect: Effect, words: string, { label }: Alternative) =>
      find(place, { origin: is, keyword: 'oneOf', effect, says: [words, code(label)], after: label });
    for (const one of added) record('wider', 'may now also be ', one);
    for (const one of removed) record('narrower', 'may no longer be ', one);
    for (const [one, other] of pairs) compareSchemas(place, one.schema, other.schema);
    return !first || !second;
  }
  if ((first ?? second)?.kind === 'discriminator') return false;
  const isWider = second !== null && now.some(({ schema }) => takesAll(place, was, schema));
  const shapes = listed([...new Set(now.map(({ label }) => label))]);
  find(place, {
    origin: is,
    keyword: 'oneOf',
    effect: isWider ? 'wider' : isAlone ? 'both' : second ? 'narrower' : 'wider',
    says: second
      ? ['is now one of ', ...(shapes.length > 1 ? shapes : [`${now.length} shapes`])]
      : ['no longer has several shapes to choose from'],
  });
  return isAlone;
}

/** True for a variant that accepts every value of the former single schema. */
function takesAll(place: Place, was: Schema, variant: Schema): boolean {
  const trial: Place = { ...place, findings: [], pairs: [] };
  compareSchemas(trial, was, variant);
  return trial.findings.every(({ effect = null }) => effect === null || effect === 'wider');
}

/** List the variants; the schema itself if it has none. */
const alternatives = (api: Api, variants: Variants | null, schema: Schema): Alternative[] =>
  (variants?.items ?? [{ schema, values: [] }]).map((item) => {
    const view = viewSchema(api, item.schema);
    return { ...item, view, label: view.title ?? wordsToText(typeWords(api, item.schema)) };
  });

/**
 * Compare the discriminators. Adding or removing one does not change the set of values (OpenAPI 3.1, 4.8.25). If one uses another
 * property now, clients choose variants by other values.
 */
function compareDiscriminators(place: Place, before: Schema, after: Schema): void {
  const [was, is] = [before.discriminator, after.discriminator];
  const origin = is ?? was;
  if (!origin || was?.propertyName === is?.propertyName) return;
  find(place, {
    origin,
    keyword: 'discriminator',
    effect: was && is && schemaVariants(before) && schemaVariants(after) ? 'both' : null,
    says: [
      `${is ? 'now' : 'no longer'} has the discriminator `,
      code(origin.propertyName),
      ...(is && was ? ['; it was ', code(was.propertyName)] : []),
    ],
    advice: 'Choose the variant by this field.',
  });
}
