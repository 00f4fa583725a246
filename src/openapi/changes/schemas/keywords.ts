/** The table of keywords that limit a value itself, with the effect of a change on the set of values. */
import { count } from '../../../text/count';
import { formatJson, isScalar, parseJson, showJson, type JsonValue } from '../../model/json';
import type { JsonText, Schema } from '../../model/model';
import { aligned, compareNumbers } from '../../schema/decimal';
import { code, listed, type Words } from '../../words/words';
import type { Difference, Effect } from './difference';

/** List the types of a value, without null; undefined if all are allowed. `integer` counts as `number`. */
export function typesOf({ types }: Schema): string[] | undefined {
  const known = types?.filter((type) => type !== 'integer' || !types.includes('number'));
  return known && [...known].sort();
}

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

interface Keyword<Value> {
  name: string;
  /** Read the keyword of a viewed schema; undefined if it allows everything. */
  of: (view: Schema) => Value | undefined;
  /** Return the effect of a changed value; null for the same meaning. */
  compare: (before: Value, after: Value) => Effect | null;
  /** Write what changed; see `Difference.says`. */
  say: (before: Value | undefined, after: Value | undefined) => Words;
}

type KeywordChange = Pick<Difference, 'keyword' | 'effect' | 'says'>;

/** Make a row, which hides the type of the values that it compares. */
const row =
  <Value>({ name, of, compare, say }: Keyword<Value>) =>
  (before: Schema, after: Schema): KeywordChange | null => {
    const [was, is] = [of(before), of(after)];
    if (JSON.stringify(was) === JSON.stringify(is)) return null;
    const effect = was === undefined ? 'narrower' : is === undefined ? 'wider' : compare(was, is);
    return effect && { keyword: name, effect, says: say(was, is) };
  };

/** Make the sentences of a limit. @param show the words behind "is now", "it was" and "is no longer limited to" */
const limited =
  <Value>(
    show: (value: Value) => Words,
    [now, past]: readonly [string, string] = ['is now ', '; it was '],
  ): Keyword<Value>['say'] =>
  (before, after) => {
    const was = before === undefined ? [] : show(before);
    if (after === undefined) return ['is no longer limited to ', ...was];
    return [now, ...show(after), ...(before === undefined ? [] : [past, ...was])];
  };

/** The sentences of a limit that begin with "has". */
const had = ['now has ', '; it had '] as const;

/** Compare two sets of texts. */
function compareSets(before: readonly string[], after: readonly string[]): Effect | null {
  const fewer = before.some((one) => !after.includes(one));
  const more = after.some((one) => !before.includes(one));
  return fewer && more ? 'both' : fewer ? 'narrower' : more ? 'wider' : null;
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
    widerFormats[before] === after ? 'wider' : widerFormats[after] === before ? 'narrower' : 'both',
  say: limited((name) => ['the format ', code(name)], had),
};

/** A limit; `excluded` if the limit itself is not allowed. */
interface Bound {
  limit: JsonText;
  excluded: boolean;
}

/** Make the row of a bound. @param sign 1 for a lower bound, which allows less when raised; -1 for an upper bound */
function bound(
  name: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
  sign: 1 | -1,
): Keyword<Bound> {
  const tightness = (a: Bound, b: Bound) =>
    sign * compareNumbers(a.limit, b.limit) || Number(a.excluded) - Number(b.excluded);
  const words = sign === 1 ? (['at least ', 'more than '] as const) : (['at most ', 'less than '] as const);
  return {
    name,
    of(view) {
      const bounds = [
        ...(view[name] === undefined ? [] : [{ limit: view[name], excluded: false }]),
        ...(view[exclusive] === undefined ? [] : [{ limit: view[exclusive], excluded: true }]),
      ];
      return bounds.sort((a, b) => tightness(b, a))[0];
    },
    compare(before, after) {
      const tighter = tightness(after, before);
      return tighter === 0 ? null : tighter > 0 ? 'narrower' : 'wider';
    },
    say: limited(({ limit, excluded }) => [words[excluded ? 1 : 0], code(limit)]),
  };
}

const units = { Length: 'character', Items: 'item', Properties: 'field', Contains: 'such item' } as const;

function size(end: 'min' | 'max', of: keyof typeof units): Keyword<number> {
  const written = ({ contains, ...view }: Schema) => {
    if (of !== 'Contains') return view[`${end}${of}`];
    return contains && (end === 'min' ? (view.minContains ?? 1) : view.maxContains);
  };
  return {
    name: `${end}${of}`,
    of: (view) => (end === 'min' ? written(view) || undefined : written(view)),
    compare: (before, after) => (after > before === (end === 'min') ? 'narrower' : 'wider'),
    say: limited((limit) => [`at ${end === 'min' ? 'least' : 'most'} ${count(limit, units[of])}`], had),
  };
}

const multipleOf: Keyword<JsonText> = {
  name: 'multipleOf',
  of: (view) => view.multipleOf,
  compare(before, after) {
    const [was, is] = aligned(before, after);
    if (was === is) return null;
    if (was === 0n || is === 0n) return 'both';
    return is % was === 0n ? 'narrower' : was % is === 0n ? 'wider' : 'both';
  },
  say: limited((unit) => ['a multiple of ', code(unit)]),
};

function text(name: 'pattern' | 'contentEncoding' | 'contentMediaType', before: string): Keyword<string> {
  return {
    name,
    of: (view) => view[name],
    compare: () => 'both',
    say: limited((value) => [before, code(value)]),
  };
}

const uniqueItems: Keyword<true> = {
  name: 'uniqueItems',
  of: (view) => view.uniqueItems || undefined,
  compare: () => null,
  say: (_, after) => [after ? 'may no longer have an item twice' : 'may now have an item twice'],
};

const dependentRequired: Keyword<string[]> = {
  name: 'dependentRequired',
  of: (view) =>
    view.dependentRequired?.flatMap(({ property, required }) => required.map((name) => `${property} → ${name}`)),
  // The longer the list, the fewer values are allowed.
  compare: (before, after) => compareSets(after, before),
  say: (before, after) => [
    ...(after ? ['has fields that need others: ', ...listed(after, ' and ')] : ['has no fields that need others']),
    ...(before ? ['; it had ', ...listed(before, ' and ')] : []),
  ],
};

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
export function compareKeywords(before: Schema, after: Schema): KeywordChange[] {
  return rows.flatMap((compare) => compare(before, after) ?? []);
}
