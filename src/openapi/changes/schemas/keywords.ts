/** The table of keywords about a value itself, with the effect of a change on the set of values. */
import { formatJson, isScalar, parseJson, showJson, type JsonValue } from '../../model/json';
import type { JsonText, Schema } from '../../model/model';
import { code, listed, wordsToText, type Words } from '../../words/words';
import type { Difference, Effect } from './difference';
import { bound, compareSets, dependentRequired, multipleOf, size, text, uniqueItems, type Keyword } from './limits';

/** A changed keyword. */
type KeywordChange = Pick<Difference, 'keyword' | 'says' | 'before' | 'after'> & { effect: Effect };

/** List the types of a value, without null; undefined for all. `integer` counts as `number`. */
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
  show: (types) => (types.length === 0 ? ['only null'] : ['of type ', ...listed(types)]),
  say: (before, after) => [
    ...(after ? ['is now ', ...type.show(after)] : ['may now be of any type']),
    ...(before ? ['; it was ', ...type.show(before)] : []),
  ],
};

/** True for a schema that limits the type of its values; all others allow null. */
function isTyped({ types, enum: allowed, const: only, oneOf, anyOf, discriminator }: Schema): boolean {
  return [types, allowed, only, oneOf, anyOf, discriminator].some((one) => one !== undefined);
}

const nullable: Keyword<'never'> = {
  name: 'nullable',
  of: (view) => (view.nullable ? undefined : 'never'),
  compare: () => null,
  show: () => ['other values than null'],
  say: (_, after) => [after ? 'may no longer be null' : 'may now be null'],
};

/** Put the keys of a JSON text in order, so that equal values have equal texts. */
export function canonicalJson(text: JsonText): JsonText {
  const sorted = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(sorted);
    if (isScalar(value)) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, one]) => [key, sorted(one)]),
    );
  };
  return formatJson(sorted(parseJson(text)));
}

const values: Keyword<JsonText[]> = {
  name: 'enum',
  of: (view) =>
    view.const === undefined ? view.enum?.map(({ value }) => canonicalJson(value)) : [canonicalJson(view.const)],
  compare: compareSets,
  show: (all) => [all.length === 1 ? 'always ' : 'one of ', ...listed(all.map(showJson))],
  say(before, after) {
    if (!before && after) return ['is now ', ...values.show(after)];
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
    before === after
      ? null
      : widerFormats[before] === after
        ? 'wider'
        : widerFormats[after] === before
          ? 'narrower'
          : 'both',
  show: (name) => ['the format ', code(name)],
  verbs: ['now has ', '; it had '],
};

/** Make a row, which hides the type of the values that it compares. */
const row =
  <Value>(keyword: Keyword<Value>) =>
  (before: Schema, after: Schema): KeywordChange | null => {
    const { name, of, compare, show } = keyword;
    if (name === 'nullable' && !(isTyped(before) && isTyped(after))) return null;
    const [was, is] = [of(before), of(after)];
    const effect =
      was === undefined ? (is === undefined ? null : 'narrower') : is === undefined ? 'wider' : compare(was, is);
    if (effect === null) return null;
    return {
      keyword: name,
      effect,
      says: sentence(keyword, was, is),
      before: was === undefined ? null : wordsToText(show(was)),
      after: is === undefined ? null : wordsToText(show(is)),
    };
  };

/** The table. */
const rows = [
  row(type),
  row(nullable),
  row(format),
  row(values),
  row(bound('minimum', 'exclusiveMinimum', 1)),
  row(bound('maximum', 'exclusiveMaximum', -1)),
  row(multipleOf),
  ...(['Length', 'Items', 'Properties', 'Contains'] as const).flatMap((of) => [
    row(size('min', of)),
    row(size('max', of)),
  ]),
  row(text('pattern', 'text that matches ')),
  row(text('contentEncoding', 'text encoded as ')),
  row(text('contentMediaType', 'text that holds ')),
  row(uniqueItems),
  row(dependentRequired),
];

/** Compare the table's keywords between two viewed schemas. */
export function compareKeywords(before: Schema, after: Schema): KeywordChange[] {
  return rows.flatMap((compare) => compare(before, after) ?? []);
}

function sentence<Value>(
  { show, say, verbs: [now, past] = ['is now ', '; it was '] }: Keyword<Value>,
  was: Value | undefined,
  is: Value | undefined,
): Words {
  if (say) return say(was, is);
  if (is === undefined) return was === undefined ? [] : ['is no longer limited to ', ...show(was)];
  return [now, ...show(is), ...(was === undefined ? [] : [past, ...show(was)])];
}
