/** Compare the variants of a schema, matched by content, never by position. */
import type { Api, Schema } from '../../model/model';
import { schemaVariants, viewSchema, type Variants } from '../../schema/view';
import { code, listed, typeWords, wordsToText } from '../../words/words';
import { typesOf } from './keywords';
import { match, type Matches } from './match';
import { shapeOf } from './shape';
import { find, type Walk } from './walk';

interface Alternative {
  /** The version that has the variant. */
  api: Api;
  schema: Schema;
  /** Values of the discriminator that choose the variant. */
  values: readonly string[];
}

/** Marks that identify a variant, the most reliable first. */
const marks: readonly ((alternative: Alternative) => readonly string[])[] = [
  ({ values }) => values,
  ({ schema }) => (schema.ref === undefined ? [] : [schema.ref]),
  ({ api, schema }) => [viewSchema(api, schema).title ?? ''].filter(Boolean),
  ({ schema }) => [shapeOf(schema)],
  ({ api, schema }) => [shapeOf(viewSchema(api, { ...schema, nullable: undefined, ref: schema.ref }))],
  ({ api, schema }) => [typesOf(viewSchema(api, schema))?.join() ?? ''].filter(Boolean),
];

/** Compare the variants of two schemas. @returns `done` if this completes the comparison */
export function compareVariants(walk: Walk, was: Schema, is: Schema): 'done' | 'go on' {
  const [before, after] = [viewSchema(walk.before, was), viewSchema(walk.after, is)];
  const [first, second] = [schemaVariants(before), schemaVariants(after)];
  compareDiscriminators(walk, before, after);
  if (!first && !second) return 'go on';
  // One schema may have become one of several variants, or the reverse.
  const [old, now] = [alternatives(walk.before, first, was), alternatives(walk.after, second, is)];
  const matched = match(old, now, marks);
  if (first && second) {
    record(walk, matched, is);
    return 'go on';
  }
  const [all, choice] = first ? [old, before] : [now, after];
  const isChoiceAlone = !choice.properties && !choice.types && !choice.enum && !choice.required;
  if (isChoiceAlone && matched.pairs.length > 0) {
    record(walk, matched, is);
    return 'done';
  }
  const isCommon = first?.kind === 'discriminator' || second?.kind === 'discriminator';
  if (isCommon) return 'go on';
  // If all alternatives require a field, this does not distinguish them.
  if (all.some(({ schema }) => isImplied(schema, first ? after : before))) return 'go on';
  const isWider = second !== null && now.some(({ schema }) => takesAll(walk, was, schema));
  const shapes = listed([...new Set(now.map(label))]);
  find(walk, is, {
    keyword: 'oneOf',
    effect: isWider ? 'wider' : isChoiceAlone ? 'both' : second ? 'narrower' : 'wider',
    says: second
      ? ['is now one of ', ...(shapes.length > 1 ? shapes : [`${now.length} shapes`])]
      : ['no longer has several shapes to choose from'],
  });
  return isChoiceAlone ? 'done' : 'go on';
}

/** True for an alternative that accepts every value of the former single schema. */
function takesAll(walk: Walk, was: Schema, alternative: Schema): boolean {
  const trial: Walk = { ...walk, differences: [], pairs: [] };
  walk.compare(trial, was, alternative);
  return trial.differences.every(({ effect }) => effect === null || effect === 'wider');
}

/**
 * Compare the discriminators. Adding or removing one does not change the set of values (OpenAPI 3.1, 4.8.25). If one uses another
 * property now, clients choose variants by other values.
 */
function compareDiscriminators(walk: Walk, before: Schema, after: Schema): void {
  const [was, is] = [before.discriminator?.propertyName, after.discriminator?.propertyName];
  const origin = after.discriminator ?? before.discriminator;
  if (was === is || !origin) return;
  const moved = was !== undefined && is !== undefined && schemaVariants(before) && schemaVariants(after);
  find(walk, origin, {
    keyword: 'discriminator',
    effect: moved ? 'both' : null,
    says:
      is === undefined
        ? ['no longer has the discriminator ', code(was ?? '')]
        : ['now has the discriminator ', code(is), ...(was === undefined ? [] : ['; it was ', code(was)])],
  });
}

/** List the variants; the schema itself if it has none. */
const alternatives = (api: Api, variants: Variants | null, schema: Schema): Alternative[] =>
  (variants?.items ?? [{ schema, values: [] }]).map((item) => ({ api, schema: item.schema, values: item.values }));

/** True for an alternative that only requires fields that another schema requires already. */
function isImplied({ required = [], ...more }: Schema, { properties = [], required: others = [] }: Schema): boolean {
  const needed = new Set([...others, ...properties.filter((one) => one.required).map(({ name }) => name)]);
  return shapeOf(more) === '{}' && required.length > 0 && required.every((name) => needed.has(name));
}

const label = ({ api, schema }: Alternative) => viewSchema(api, schema).title ?? wordsToText(typeWords(api, schema));

function record(walk: Walk, { pairs, added, removed }: Matches<Alternative>, is: Schema): void {
  const choice = (keyword: string, effect: 'narrower' | 'wider', says: string, name: string) => {
    find(walk, is, { keyword, effect, says: [says, code(name)], after: name });
  };
  for (const name of added.map(label)) choice('oneOf', 'wider', 'may now also be ', name);
  for (const name of removed.map(label)) choice('oneOf', 'narrower', 'may no longer be ', name);
  for (const [one, other] of pairs) {
    if (one.values.length > 0 && other.values.length > 0) {
      const more = other.values.filter((value) => !one.values.includes(value));
      const fewer = one.values.filter((value) => !other.values.includes(value));
      for (const value of more) choice('discriminator', 'wider', 'may now be named ', value);
      for (const value of fewer) choice('discriminator', 'narrower', 'may no longer be named ', value);
    }
    walk.compare(walk, one.schema, other.schema);
  }
}
