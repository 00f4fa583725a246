/** The table of keywords about a value itself, with the effect of a change on the set of values. */
import { formatJson, isScalar, parseJson, showJson, type JsonValue } from '../../model/json';
import type { JsonText, Schema } from '../../model/model';
import { code, listed, type Words } from '../../words/words';
import type { Difference } from './difference';
import {
  bound,
  compareSets,
  dependentRequired,
  had,
  limited,
  multipleOf,
  size,
  text,
  uniqueItems,
  type Keyword,
} from './limits';

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
  say(before, after) {
    const show = (types: string[]): Words => (types.length === 0 ? ['only null'] : ['of type ', ...listed(types)]);
    return [
      ...(after ? ['is now ', ...show(after)] : ['may now be of any type']),
      ...(before ? ['; it was ', ...show(before)] : []),
    ];
  },
};

/** True for a schema that limits the type of its values; all others allow null. */
export function isTyped({ types, enum: allowed, const: only, oneOf, anyOf, discriminator }: Schema): boolean {
  return [types, allowed, only, oneOf, anyOf, discriminator].some((one) => one !== undefined);
}

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
    before === after
      ? null
      : widerFormats[before] === after
        ? 'wider'
        : widerFormats[after] === before
          ? 'narrower'
          : 'both',
  say: limited((name) => ['the format ', code(name)], had),
};

/** Make a row, which hides the type of the values that it compares. */
const row =
  <Value>({ name, of, compare, say }: Keyword<Value>) =>
  (before: Schema, after: Schema): Pick<Difference, 'keyword' | 'effect' | 'says'> | null => {
    const [was, is] = [of(before), of(after)];
    if (was === undefined && is === undefined) return null;
    const effect = was === undefined ? 'narrower' : is === undefined ? 'wider' : compare(was, is);
    return effect && { keyword: name, effect, says: say(was, is) };
  };

/** The table. */
const rows = [
  row(type),
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
export function compareKeywords(before: Schema, after: Schema): Pick<Difference, 'keyword' | 'effect' | 'says'>[] {
  return rows.flatMap((compare) => compare(before, after) ?? []);
}
