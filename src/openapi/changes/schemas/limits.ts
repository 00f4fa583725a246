/** Rows of the table of keywords: limits of numbers, sizes, patterns. */
import { count } from '../../../text/count';
import type { JsonText, Schema } from '../../model/model';
import { aligned, compareNumbers } from '../../schema/decimal';
import type { Effect } from './difference';
import { code, listed, type Words } from '../../words/words';

/** A row of the table of keywords. */
export interface Keyword<Value> {
  name: string;
  /** Read the keyword of a viewed schema; undefined if it allows everything. */
  of: (view: Schema) => Value | undefined;
  /** Return the effect; null for the same meaning. */
  compare: (before: Value, after: Value) => Effect | null;
  /** Write what changed; see `Difference.says`. */
  say: (before: Value | undefined, after: Value | undefined) => Words;
}

/** Make the sentences of a limit. @param show continues "is now", "it was" and "is no longer limited to" */
export const limited =
  <Value>(
    show: (value: Value) => Words,
    [now, past]: readonly [string, string] = ['is now ', '; it was '],
  ): Keyword<Value>['say'] =>
  (before, after) => {
    const was = before === undefined ? [] : show(before);
    if (after === undefined) return ['is no longer limited to ', ...was];
    return [now, ...show(after), ...(before === undefined ? [] : [past, ...was])];
  };

/** The verbs of a limit that a value has. */
export const had = ['now has ', '; it had '] as const;

/** Compare two sets of texts. */
export function compareSets(before: readonly string[], after: readonly string[]): Effect | null {
  const fewer = before.some((one) => !after.includes(one));
  const more = after.some((one) => !before.includes(one));
  return fewer && more ? 'both' : fewer ? 'narrower' : more ? 'wider' : null;
}

/** A limit; `excluded` if the limit itself is not allowed. */
interface Bound {
  limit: JsonText;
  excluded: boolean;
}

/** Make the row of a bound. @param sign 1 for lower bounds, which allow less when raised; -1 for upper ones */
export function bound(
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
type Size = keyof typeof units;

export function size(end: 'min' | 'max', of: Size): Keyword<number> {
  const compare = (before: number, after: number): Effect | null => {
    if (before === after) return null;
    return after > before === (end === 'min') ? 'narrower' : 'wider';
  };
  const written = ({ contains, ...view }: Schema) => {
    if (of !== 'Contains') return view[`${end}${of}`];
    return contains && (end === 'min' ? (view.minContains ?? 1) : view.maxContains);
  };
  return {
    name: `${end}${of}`,
    of: (view) => (end === 'min' ? written(view) || undefined : written(view)),
    compare,
    say: limited((limit) => [`at ${end === 'min' ? 'least' : 'most'} ${count(limit, units[of])}`], had),
  };
}

export const multipleOf: Keyword<JsonText> = {
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

export function text(name: 'pattern' | 'contentEncoding' | 'contentMediaType', before: string): Keyword<string> {
  return {
    name,
    of: (view) => view[name],
    compare: (was, is) => (was === is ? null : 'both'),
    say: limited((value) => [before, code(value)]),
  };
}

export const uniqueItems: Keyword<true> = {
  name: 'uniqueItems',
  of: (view) => view.uniqueItems || undefined,
  compare: () => null,
  say: (_, after) => [after ? 'may no longer have an item twice' : 'may now have an item twice'],
};

export const dependentRequired: Keyword<string[]> = {
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
