/** The table of keywords that limit a value, with the effect of a change on the set of values. */
import { count } from '../../../text/count';
import { remembered } from '../../../text/remembered';
import { showJson } from '../../model/json';
import type { JsonText, Schema } from '../../model/model';
import { omit, wordKeywords } from '../../schema/children';
import { compareNumbers } from '../../schema/decimal';
import { reachedSchemas, sharedSchema, type Schemas } from '../../schema/view';
import { code, listed, type Words } from '../../words/words';
import type { Effect, Versions } from './change';

interface Keyword<Value> {
  name: string;
  /** Read the keyword of a viewed schema; undefined if it allows everything. */
  of: (view: Schema, api: Schemas) => Value | undefined;
  /** Return the effect of a changed value; null for the same meaning. A new value makes the set narrower. */
  compare: (before: Value, after: Value) => Effect | null;
  /** Write the rest of a sentence that begins with the field's name: "is now at most 5". */
  say: (before: Value | undefined, after: Value | undefined) => Words;
}

interface KeywordChange {
  keyword: string;
  effect: Effect;
  says: Words;
}

type Sides = Pick<Versions, 'before' | 'after'>;
type Row = (versions: Sides, before: Schema, after: Schema) => KeywordChange[];

/** Make a row, which hides the type of the values that it compares. */
const row =
  <Value>({ name, of, compare, say }: Keyword<Value>): Row =>
  (versions, before, after) => {
    const [was, is] = [of(before, versions.before), of(after, versions.after)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const effect = was === undefined ? 'narrower' : is === undefined ? 'wider' : compare(was, is);
    return effect ? [{ keyword: name, effect, says: say(was, is) }] : [];
  };

/** Make the sentences of a limit. @param show the words after "is now", "it was" and "is no longer limited to" */
const limited =
  <Value>(show: (value: Value) => Words, verbs = { now: 'is now ', past: 'was' }): Keyword<Value>['say'] =>
  (before, after) => {
    const was = before === undefined ? [] : show(before);
    if (after === undefined) return ['is no longer limited to ', ...was];
    return [verbs.now, ...show(after), ...(before === undefined ? [] : [`; it ${verbs.past} `, ...was])];
  };

const had = { now: 'now has ', past: 'had' };

/** Compare two sets of texts. */
function compareSets(before: readonly string[], after: readonly string[]): Effect | null {
  const fewer = before.some((one) => !after.includes(one));
  const more = after.some((one) => !before.includes(one));
  return fewer && more ? 'both' : fewer ? 'narrower' : more ? 'wider' : null;
}

/** List the types of a value, without null; undefined if all are allowed. `integer` counts as `number`. */
export function typesOf({ types }: Schema): string[] | undefined {
  const known = types?.filter((type) => type !== 'integer' || !types.includes('number'));
  return known && [...known].sort();
}

const type: Keyword<string[]> = {
  name: 'type',
  of: typesOf,
  compare(before, after) {
    const spread = (types: string[]) => types.flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one]));
    return compareSets(spread(before), spread(after));
  },
  say(before, after) {
    const show = (types: string[]): Words => (types.length === 0 ? ['only null'] : ['of type ', ...listed(types)]);
    return [
      ...(after ? ['is now ', ...show(after)] : ['may now be of any type']),
      ...(before ? ['; it was ', ...show(before)] : []),
    ];
  },
};

const values: Keyword<JsonText[]> = {
  name: 'enum',
  of: (view) => (view.const === undefined ? view.enum?.map(({ value }) => value) : [view.const]),
  compare: compareSets,
  say(before, after) {
    if (!before && after)
      return [`is now ${after.length === 1 ? 'always' : 'one of'} `, ...listed(after.map(showJson))];
    if (!before || !after) return ['may now have other values than ', ...listed((before ?? []).map(showJson))];
    const more = after.filter((one) => !before.includes(one)).map(showJson);
    const fewer = before.filter((one) => !after.includes(one)).map(showJson);
    return [
      ...(more.length > 0 ? ['may now be ', ...listed(more)] : []),
      ...(more.length > 0 && fewer.length > 0 ? [', and '] : []),
      ...(fewer.length > 0 ? ['may no longer be ', ...listed(fewer)] : []),
    ];
  },
};

/** Formats that are subsets of others. */
const widerFormats: Record<string, string> = { int32: 'int64', float: 'double' };

const format: Keyword<string> = {
  name: 'format',
  of: (view) => view.format,
  compare: (before, after) =>
    widerFormats[before] === after ? 'wider' : widerFormats[after] === before ? 'narrower' : 'both',
  say: limited((name) => ['the format ', code(name)], had),
};

/** Limits on numbers and sizes: the words before the limit, and the unit of a size. */
const limits = {
  minimum: ['at least '],
  exclusiveMinimum: ['more than '],
  maximum: ['at most '],
  exclusiveMaximum: ['less than '],
  minLength: ['at least ', 'character'],
  maxLength: ['at most ', 'character'],
  minItems: ['at least ', 'item'],
  maxItems: ['at most ', 'item'],
  minProperties: ['at least ', 'field'],
  maxProperties: ['at most ', 'field'],
} as const satisfies Partial<Record<keyof Schema, readonly [words: string, unit?: string]>>;

/** Make the row of a limit. */
function limit(name: keyof typeof limits): Keyword<JsonText> {
  const [words, unit] = limits[name];
  const sign = /min/i.test(name) ? 1 : -1;
  return {
    name,
    // A minimum size of 0 limits nothing.
    of: (view) => (unit !== undefined && sign === 1 && view[name] === 0 ? undefined : view[name]?.toString()),
    compare(before, after) {
      const tighter = sign * compareNumbers(after, before);
      return tighter === 0 ? null : tighter > 0 ? 'narrower' : 'wider';
    },
    say: unit
      ? limited((value) => [words + count(Number(value), unit)], had)
      : limited((value) => [words, code(value)]),
  };
}

type TextKeyword = 'pattern' | 'multipleOf' | 'contentEncoding' | 'contentMediaType';

/** Make the row of a keyword whose values cannot be compared. */
const text = (name: TextKeyword, before: string): Keyword<string> => ({
  name,
  of: (view) => view[name],
  compare: () => 'both',
  say: limited((value) => [before, code(value)]),
});

/** Make the row of a rare rule, which has subschemas. Only report that it is new, gone or another one. */
const rule = (words: string, keywords: readonly (keyof Schema)[], isUnclear = false): Row => {
  const compare = row<string>({
    name: keywords[0] ?? '',
    of: (view, api) => deepShape(api, Object.fromEntries(keywords.map((keyword) => [keyword, view[keyword]]))),
    compare: () => 'both',
    say: (before, after) => [`${before === undefined ? 'has new' : after ? 'has other' : 'no longer has'} ${words}`],
  });
  return (...both) => compare(...both).map((change) => (isUnclear ? { ...change, effect: 'both' } : change));
};

const forPeople = new Set<string>([...wordKeywords, 'conflicts']);

/** Serialise a schema without texts for readers and without orders that mean nothing. References stay names. */
export const shapeOf = remembered((schema: Schema) => JSON.stringify(ordered(schema)));

function ordered(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => ordered(item));
    return key === 'prefixItems' ? items : items.map((item) => JSON.stringify(item)).sort();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inside]) => !forPeople.has(name) && inside !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inside]) => [name, ordered(inside, name)]),
  );
}

/** Serialise a schema and all shared schemas that it reaches; undefined for an empty schema. */
function deepShape(api: Schemas, schema: Schema): string | undefined {
  const shapes = [schema, ...[...reachedSchemas(api, schema)].map((id) => sharedSchema(api, id).schema)].map(shapeOf);
  return shapes[0] === '{}' ? undefined : shapes.join();
}

const rows = [
  row(type),
  row(format),
  row(values),
  ...(Object.keys(limits) as (keyof typeof limits)[]).map((name) => row(limit(name))),
  row(text('pattern', 'text that matches ')),
  row(text('multipleOf', 'a multiple of ')),
  row(text('contentEncoding', 'text encoded as ')),
  row(text('contentMediaType', 'text that holds ')),
  rule('rules against equal items', ['uniqueItems']),
  rule('items that must be there', ['contains', 'minContains', 'maxContains']),
  rule('values that are refused', ['not']),
  rule('conditions', ['if', 'then', 'else']),
  rule('rules for the names of fields', ['propertyNames']),
  rule('rules for what the text holds', ['contentSchema']),
  rule('fields that need others', ['dependentRequired', 'dependentSchemas']),
  rule('fields by pattern', ['patternProperties'], true),
  rule('rules for single items', ['prefixItems'], true),
  rule('rules', ['allOf', 'anyOf']),
];

/** Compare the table's keywords between two viewed schemas. `anyOf` is a rule only next to `oneOf`, which has the variants. */
export function compareKeywords(versions: Sides, before: Schema, after: Schema): KeywordChange[] {
  const [was, is] = [before, after].map((view) => (view.oneOf ? view : omit(view, ['anyOf'])));
  return was && is ? rows.flatMap((compare) => compare(versions, was, is)) : [];
}
