/** Read JSON as values with the place of each, in an eighth of the YAML parser's time (which reads JSON as well). */
import { visit } from 'jsonc-parser';
import { field, isObject, Numeral, setField, type Raw, type RawObject } from './raw';

export interface JsonSource {
  root: Raw;
  /** Return the offset of the value at a path of keys, else of its closest ancestor. */
  offsetOf: (path: readonly string[]) => number;
}

type Parent = RawObject | Raw[];

/** Read JSON; null for a text that is not JSON, or has duplicate keys: the YAML parser explains those better. */
export function readJson(text: string): JsonSource | null {
  const places = new WeakMap<Parent, Map<string, number>>();
  const open: { parent: Parent; offsets: Map<string, number>; key: string }[] = [];
  let root: Raw | undefined;
  let start = 0;

  const add = (value: Raw, offset: number) => {
    const holder = open.at(-1);
    if (!holder) [root, start] = [value, offset];
    else if (Array.isArray(holder.parent)) {
      holder.offsets.set(String(holder.parent.length), offset);
      holder.parent.push(value);
    } else if (holder.key === '__proto__') setField(holder.parent, holder.key, value);
    else holder.parent[holder.key] = value;
  };
  const begin = (parent: Parent, offset: number) => {
    const offsets = new Map<string, number>();
    add(parent, offset);
    places.set(parent, offsets);
    open.push({ parent, offsets, key: '' });
  };
  const end = () => void open.pop();
  const refuse = () => {
    throw new SyntaxError();
  };

  try {
    visit(
      text,
      {
        onObjectBegin: (offset) => begin({}, offset),
        onObjectEnd: end,
        onArrayBegin: (offset) => begin([], offset),
        onArrayEnd: end,
        onObjectProperty(key, offset) {
          const holder = open.at(-1);
          if (!holder || holder.offsets.has(key)) return refuse();
          holder.offsets.set(key, offset);
          holder.key = key;
        },
        onLiteralValue: (value: Raw, offset, length) =>
          add(typeof value === 'number' ? exact(text.slice(offset, offset + length)) : value, offset),
        onError: refuse,
      },
      { disallowComments: true },
    );
  } catch (error) {
    // Deeply nested lists exhaust the stack: a RangeError.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
  if (root === undefined) return null;
  const whole = root;
  return {
    root: whole,
    offsetOf(path) {
      let value: Raw | undefined = whole;
      let offset = start;
      for (const key of path) {
        const found: number | undefined = isParent(value) ? places.get(value)?.get(key) : undefined;
        if (found === undefined) break;
        offset = found;
        value = Array.isArray(value) ? value[Number(key)] : field(value, key);
      }
      return offset;
    },
  };
}

const isParent = (value: Raw | undefined): value is Parent => Array.isArray(value) || isObject(value);

/** Convert a number's source; keep the source where JavaScript would write it differently. */
function exact(source: string): Raw {
  const value = Number(source);
  const isExact = String(value) === source && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return isExact ? value : new Numeral(source, value);
}
