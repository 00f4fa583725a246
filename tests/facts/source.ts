/** A specification as parsed, and its references, read without the tested code. */
import { posix } from 'node:path';
import { parse } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** A value and its address: file and JSON pointer. */
export interface Place {
  file: string;
  pointer: string;
  value: Json;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const get = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Return a scalar as text; empty for anything else. */
export const text = (value: Json | undefined): string =>
  typeof value === 'object' || value === undefined ? '' : String(value);

export const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Return a child, if present. */
export function at(place: Place | undefined, ...path: (string | number)[]): Place | undefined {
  let found = place;
  for (const key of path) {
    if (!found) return undefined;
    const value = Array.isArray(found.value) ? found.value[Number(key)] : get(found.value, String(key));
    if (value === undefined) return undefined;
    const step = String(key).replaceAll('~', '~0').replaceAll('/', '~1');
    found = { file: found.file, pointer: `${found.pointer}/${step}`, value };
  }
  return found;
}

/** List the members of an object, or the items of a list. */
export function members(place: Place | undefined): [key: string, member: Place][] {
  if (!place || typeof place.value !== 'object' || place.value === null) return [];
  return Object.keys(place.value).flatMap((key): [string, Place][] => {
    const member = at(place, key);
    return member ? [[key, member]] : [];
  });
}

export const address = ({ file, pointer }: Place): string => `${file}#${pointer}`;

export class Source {
  readonly root: Place;
  private readonly files = new Map<string, Json | null>();

  constructor(
    file: string,
    private readonly read: (file: string) => string | null,
  ) {
    this.root = { file, pointer: '', value: this.open(file) };
  }

  /** The version of OpenAPI, such as `3.1`. */
  get version(): string {
    const { value } = this.root;
    return text(get(value, 'openapi') ?? get(value, 'swagger')).slice(0, 3);
  }

  /** Follow references until there is none; undefined for a broken one. `names` gets the last step of each. */
  follow(place: Place | undefined, names: string[] = []): Place | undefined {
    let found = place;
    for (let step = 0; step < 30 && found; step += 1) {
      const reference = get(found.value, '$ref');
      if (typeof reference !== 'string') return found;
      names.push(decode(reference.split(/[/#]/).at(-1) ?? ''));
      found = this.target(found.file, reference);
    }
    return undefined;
  }

  private target(from: string, reference: string): Place | undefined {
    const [file = '', fragment = ''] = reference.split('#', 2);
    const own = get(this.root.value, '$self');
    const path =
      file === ''
        ? from
        : file === own
          ? this.root.file
          : posix.normalize(posix.join(posix.dirname(from), decode(file)));
    const root: Place = { file: path, pointer: '', value: this.open(path) };
    const steps = decode(fragment).split('/').slice(1);
    return steps.reduce<Place | undefined>(
      (found, step) => at(this.passing(found), step.replaceAll('~1', '/').replaceAll('~0', '~')),
      root,
    );
  }

  /** Follow a reference on the way to a part below it. */
  private passing(place: Place | undefined): Place | undefined {
    return place && typeof get(place.value, '$ref') === 'string' ? this.follow(place) : place;
  }

  private open(file: string): Json {
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const content = this.read(file) ?? '';
    const value = /^\s*[{[]/.test(content) ? parseJson(content) : parseYaml(content);
    this.files.set(file, value ?? null);
    return value ?? null;
  }
}

function parseJson(content: string): Json {
  try {
    return JSON.parse(content) as Json;
  } catch {
    return parseYaml(content);
  }
}

/** Parse YAML; integers with more digits than a number keeps become texts. */
function parseYaml(content: string): Json {
  const value = parse(content, { merge: true, maxAliasCount: -1, intAsBigInt: true, logLevel: 'silent' }) as unknown;
  const plain = (inside: unknown): Json => {
    if (typeof inside === 'bigint') return Number.isSafeInteger(Number(inside)) ? Number(inside) : String(inside);
    if (Array.isArray(inside)) return inside.map(plain);
    if (typeof inside !== 'object' || inside === null) return inside as Json;
    return Object.fromEntries(Object.entries(inside).map(([key, item]) => [key, plain(item)]));
  };
  return plain(value);
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
