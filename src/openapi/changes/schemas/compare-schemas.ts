/**
 * Compare two versions of a schema as sets of values: the differences and their direction. Pure; reads the model, not the
 * specification.
 */
import { remembered } from '../../../text/remembered';
import type { Schema } from '../../model/model';
import { childSchemas, omit, references } from '../../schema/children';
import { onlyAnnotations } from '../../schema/fold';
import type { Direction } from '../../schema/problems';
import { viewSchema } from '../../schema/view';
import { code } from '../../words/words';
import { compareDeprecation, within, type Bearing } from './difference';
import { compareKeywords, isTyped, typesOf } from './keywords';
import { compareFields } from './fields';
import { compareVariants } from './variants';
import { find, findLimit, step, type Pair, type SchemaComparison, type Walk } from './walk';
import { shapeOf } from './shape';

/** Compare two schemas at the same place. `comparePair` compares the shared schemas within. */
export function compareSchemas(sides: Sides, was: Schema, is: Schema, direction: Direction): SchemaComparison {
  const walk = start(sides, direction, 'straight');
  compare(walk, was, is);
  return walk;
}

/** Compare two versions of a shared schema. */
export function comparePair(sides: Sides, pair: Pair): SchemaComparison {
  const walk = start(sides, pair.direction, pair.bearing);
  compareViews({ ...walk, open: [`${pair.before} ${pair.after}`] }, { ref: pair.before }, { ref: pair.after });
  return walk;
}

type Sides = Pick<Walk, 'before' | 'after'>;

const start = ({ before, after }: Sides, direction: Direction, bearing: Bearing): Walk => ({
  before,
  after,
  direction,
  bearing,
  path: [],
  open: [],
  differences: [],
  pairs: [],
  compare,
});

function compare(walk: Walk, was: Schema, is: Schema): void {
  const { direction, bearing } = walk;
  if (textOf(was) === textOf(is) && bearsAlike(was)) {
    // Schemas with the same text can differ only in their references.
    for (const id of new Set(references(was))) walk.pairs.push({ before: id, after: id, direction, bearing });
    return;
  }
  if (was.ref !== undefined && is.ref !== undefined && isSame(walk, was.ref, is.ref) && [was, is].every(isBare)) {
    compareWords(walk, { ...was, ref: undefined }, { ...is, ref: undefined });
    if (was.nullable !== is.nullable) compareNull(walk, viewSchema(walk.before, was), viewSchema(walk.after, is));
    walk.pairs.push({ before: was.ref, after: is.ref, direction, bearing });
    return;
  }
  if (was.ref === undefined && is.ref === undefined) {
    compareViews(walk, was, is);
    return;
  }
  const key = `${was.ref ?? ''} ${is.ref ?? ''}`;
  if (!walk.open.includes(key)) compareViews({ ...walk, open: [...walk.open, key] }, was, is);
}

/** True for a reference without keywords that limit values; a type does not change the shape. */
const isBare = (schema: Schema) => onlyAnnotations(omit(schema, ['ref', 'types']));

const textOf = remembered((schema: Schema) => JSON.stringify(schema));

/** True for a schema without references, or whose references all affect it in the same way. */
const bearsAlike = (schema: Schema) => isPlain(schema) || references(schema).length === 0;

const isPlain = (schema: Schema): boolean =>
  !schema.not && !schema.if && !schema.contains && childSchemas(schema).every(isPlain);

/** True for two versions of one shared schema: they have one name, or one was removed and the other added. */
function isSame({ before, after }: Walk, was: string, is: string): boolean {
  return was === is || (!Object.hasOwn(after.schemas, was) && !Object.hasOwn(before.schemas, is));
}

/** Compare whether two viewed schemas allow null. */
function compareNull(walk: Walk, before: Schema, after: Schema): void {
  if (Boolean(before.nullable) !== Boolean(after.nullable))
    findLimit(walk, after, 'nullable', !after.nullable, ['may no longer be null', 'may now be null']);
}

function compareViews(walk: Walk, was: Schema, is: Schema): void {
  const [before, after] = [viewSchema(walk.before, was), viewSchema(walk.after, is)];
  compareWords(walk, was.ref === undefined ? was : before, is.ref === undefined ? is : after);
  if (before.never || after.never) {
    if (before.never !== after.never)
      findLimit(walk, is, 'never', Boolean(after.never), ['may no longer be there', 'may now be there']);
    return;
  }
  if (compareVariants(walk, was, is) === 'done') return;
  if (isTyped(before) && isTyped(after)) compareNull(walk, before, after);
  // `contains` by itself already requires an item.
  const counted = before.contains !== undefined && after.contains !== undefined;
  for (const change of compareKeywords(before, after))
    if (counted || !change.keyword.endsWith('Contains')) find(walk, is, change);
  const [types, others] = [typesOf(before), typesOf(after)];
  if (types && others && !types.some((type) => others.includes(type))) return;
  compareFields(walk, before, after);
  compareItems(walk, before, after);
  compareParts(walk, before, after);
}

function compareItems(walk: Walk, before: Schema, after: Schema): void {
  const rest = ({ items, unevaluatedItems }: Schema) => items ?? unevaluatedItems ?? {};
  const [first = [], second = []] = [before.prefixItems, after.prefixItems];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1)
    compare(step(walk, `[${index}]`), first[index] ?? rest(before), second[index] ?? rest(after));
  compare(step(walk, '[]'), rest(before), rest(after));
}

/** How parts of a schema that are schemas affect all of it. */
const parts = [
  ['contains', 'unclear', 'items that must be there'],
  ['not', 'inverted', 'values that are refused'],
  ['if', 'unclear', 'conditions'],
  ['then', 'straight', 'conditions'],
  ['else', 'straight', 'conditions'],
  ['propertyNames', 'straight', 'rules for the names of fields'],
  ['contentSchema', 'straight', 'rules for what the text holds'],
] as const satisfies readonly (readonly [keyof Schema, Bearing, string])[];

function compareParts(walk: Walk, before: Schema, after: Schema): void {
  for (const [keyword, bearing, name] of parts) {
    const [was, is] = [before[keyword], after[keyword]];
    // If a condition was added or removed, do not report its consequences.
    const isTold = (keyword === 'then' || keyword === 'else') && Boolean(before.if) !== Boolean(after.if);
    if (was && is) compare({ ...walk, bearing: within(bearing, walk.bearing) }, was, is);
    else if ((was ?? is) && !isTold)
      findLimit(walk, is ?? was ?? {}, keyword, Boolean(is), [`has new ${name}`, `no longer has ${name}`]);
  }
  compareRules(walk, before, after);
}

/** List the parts that could not be merged, and `anyOf` if there is also a `oneOf`, whose variants are compared elsewhere. */
const rulesOf = ({ allOf = [], oneOf, anyOf }: Schema): Schema[] => [...allOf, ...(oneOf && anyOf ? [{ anyOf }] : [])];

/** Compare the parts that could not be merged; a value must fit all of them. */
function compareRules(walk: Walk, before: Schema, after: Schema): void {
  const [was, is] = [rulesOf(before), rulesOf(after)];
  for (const one of was.filter((rule) => is.some((other) => shapeOf(other) === shapeOf(rule)))) {
    const bearing = within(bearsAlike(one) ? 'straight' : 'unclear', walk.bearing);
    for (const id of references(one)) walk.pairs.push({ before: id, after: id, direction: walk.direction, bearing });
  }
  const came = is.find((one) => !was.some((other) => shapeOf(other) === shapeOf(one)));
  const went = was.find((one) => !is.some((other) => shapeOf(one) === shapeOf(other)));
  const origin = came ?? went;
  if (!origin) return;
  find(walk, origin, {
    keyword: 'allOf',
    effect: came && went ? 'both' : came ? 'narrower' : 'wider',
    says: [came && went ? 'has other rules' : came ? 'has one more rule' : 'has one rule less'],
  });
}

/** Compare texts for readers, and end dates. */
function compareWords(walk: Walk, was: Schema, is: Schema): void {
  const texts = [
    ['title', was.title, is.title],
    ['description', was.description, is.description],
    ['example', was.examples?.join(', '), is.examples?.join(', ')],
  ] as const;
  for (const [keyword, before = null, after = null] of texts)
    if (before !== after)
      find(walk, is, { topic: 'wording', keyword, effect: null, says: [`has another ${keyword}`], before, after });
  if (was.default !== is.default)
    find(walk, is, {
      // A server may use the default of a value that a request leaves out; in a response, the default is only information.
      topic: walk.direction === 'request' ? 'values' : 'wording',
      keyword: 'default',
      effect: null,
      says: is.default === undefined ? ['no longer has a default'] : ['now has the default ', code(is.default)],
      before: was.default ?? null,
      after: is.default ?? null,
    });
  const announced = compareDeprecation(was, is);
  if (announced)
    find(walk, is, {
      topic: 'deprecated',
      keyword: 'deprecated',
      ...announced,
      before: was.sunset ?? null,
      after: is.sunset ?? null,
    });
}
