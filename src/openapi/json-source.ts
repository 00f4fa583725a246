/** JSON as values with the place of each, in a tenth of the time that a YAML parser takes; JSON would go through that as well. */
import { Numeral, setField, type Raw, type RawObject } from './raw';

export interface JsonSource {
  root: Raw;
  /** Offset in the text of what a path of keys leads to; where it leads nowhere, of the closest ancestor. */
  offsetOf: (path: readonly string[]) => number;
}

/** Null for a text that is not JSON, or has a key twice in one object: what is wrong with it, the YAML parser says better. */
export function readJson(text: string): JsonSource | null {
  const reader = new JsonReader(text);
  try {
    const { root, offset } = reader.document();
    return { root, offsetOf: (path) => reader.offsetOf(root, offset, path) };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const word = /true|false|null/y;
const words: Record<string, Raw> = { true: true, false: false, null: null };

class JsonReader {
  private at = 0;
  /** Offsets of an object's keys, or a list's items, in the order of the text. */
  private readonly offsets = new WeakMap<RawObject | Raw[], number[]>();

  constructor(private readonly text: string) {}

  document(): { root: Raw; offset: number } {
    this.skipSpace();
    const offset = this.at;
    const root = this.value();
    this.skipSpace();
    if (this.at < this.text.length) throw new SyntaxError();
    return { root, offset };
  }

  offsetOf(root: Raw, start: number, path: readonly string[]): number {
    let value = root;
    let offset = start;
    for (const key of path) {
      if (typeof value !== 'object' || value === null || value instanceof Numeral) break;
      const all: readonly number[] = this.offsets.get(value) ?? [];
      const found: number | undefined = Array.isArray(value)
        ? all[Number(key)]
        : all.find((candidate) => this.stringAt(candidate) === key);
      if (found === undefined) break;
      offset = found;
      value = (Array.isArray(value) ? value[Number(key)] : value[key]) ?? null;
    }
    return offset;
  }

  private stringAt(offset: number): string {
    this.at = offset;
    return this.string();
  }

  private skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      this.at += 1;
    }
  }

  private value(): Raw {
    switch (this.text[this.at]) {
      case '{':
        return this.object();
      case '[':
        return this.list();
      case '"':
        return this.string();
      case 't':
      case 'f':
      case 'n':
        return words[this.match(word)] ?? null;
      default:
        return this.number();
    }
  }

  private object(): RawObject {
    const result: RawObject = {};
    const offsets: number[] = [];
    this.sequence('}', () => {
      const offset = this.at;
      if (this.text[offset] !== '"') throw new SyntaxError();
      const key = this.string();
      this.skipSpace();
      this.expect(':');
      this.skipSpace();
      if (Object.hasOwn(result, key)) throw new SyntaxError();
      const value = this.value();
      if (key === '__proto__') setField(result, key, value);
      else result[key] = value;
      offsets.push(offset);
    });
    this.offsets.set(result, offsets);
    return result;
  }

  private list(): Raw[] {
    const result: Raw[] = [];
    const offsets: number[] = [];
    this.sequence(']', () => {
      offsets.push(this.at);
      result.push(this.value());
    });
    this.offsets.set(result, offsets);
    return result;
  }

  private sequence(end: string, item: () => void): void {
    this.at += 1;
    this.skipSpace();
    if (this.text[this.at] !== end) {
      for (;;) {
        item();
        this.skipSpace();
        if (this.text[this.at] !== ',') break;
        this.at += 1;
        this.skipSpace();
      }
    }
    this.expect(end);
  }

  private expect(character: string): void {
    if (this.text[this.at] !== character) throw new SyntaxError();
    this.at += 1;
  }

  private string(): string {
    const start = this.at;
    let end = start;
    do end = this.text.indexOf('"', end + 1);
    while (end > 0 && this.isEscaped(end));
    if (end < 0) throw new SyntaxError();
    this.at = end + 1;
    return JSON.parse(this.text.slice(start, this.at)) as string;
  }

  private isEscaped(quote: number): boolean {
    let backslashes = 0;
    while (this.text[quote - 1 - backslashes] === '\\') backslashes += 1;
    return backslashes % 2 === 1;
  }

  private number(): Raw {
    const source = this.match(number);
    const value = Number(source);
    const isExact = String(value) === source && (!Number.isInteger(value) || Number.isSafeInteger(value));
    return isExact ? value : new Numeral(source, value);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw new SyntaxError();
    this.at += found.length;
    return found;
  }
}
