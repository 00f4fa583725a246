/** The identities of a specification's parts: `$id`, `$anchor` and, for a whole file, `$self`. */
import { remembered } from '../../text/remembered';
import type { SpecFile } from './document';
import { placeName, type Place } from './place';
import { isMap, type JsonValue } from '../model/json';
import { field, join } from './raw';

export class Identities {
  private readonly ids = new Map<string, Place>();
  private readonly idsByPlace = new Map<string, string>();

  /**
   * Record the `$id`s and the `$self` (OpenAPI 3.2, 4.1.2.2) of a file as absolute addresses; an `$id` with a fragment is
   * none (JSON Schema 2020-12, 8.2.1).
   */
  add(file: SpecFile): void {
    const top = `file:///${file.path}`;
    const self = field(file.root, '$self');
    const base = typeof self === 'string' ? (absolute(self, top) ?? top) : top;
    if (base !== top) this.note({ file, pointer: '' }, base);
    const visit = (value: JsonValue, pointer: string, around: string): void => {
      const own = field(value, '$id');
      const id = typeof own === 'string' && /^[^#]+#?$/.test(own) ? absolute(own, around) : null;
      if (id !== null) this.note({ file, pointer }, id);
      for (const [key, inside] of children(value)) visit(inside, join(pointer, key), id ?? around);
    };
    if (file.text.includes('$id')) visit(file.root, '', base);
  }

  private note(place: Place, id: string): void {
    this.idsByPlace.set(placeName(place), id);
    if (!this.ids.has(id)) this.ids.set(id, place);
  }

  /** Find the part with this address; for an empty address, the closest ancestor that has one. Null for none. */
  find({ file, pointer }: Place, address: string): Place | null {
    if (this.ids.size === 0) return null;
    const idAt = (around: string): string | undefined =>
      this.idsByPlace.get(placeName({ file, pointer: around })) ??
      (around === '' ? undefined : idAt(around.slice(0, around.lastIndexOf('/'))));
    const base = idAt(pointer) ?? `file:///${file.path}`;
    const id = absolute(address, base);
    return (id !== null && this.ids.get(id)) || null;
  }

  /** Find the pointer of an `$anchor` or `$dynamicAnchor` (JSON Schema 2020-12, 8.2.2). */
  anchor(file: SpecFile, name: string): string | null {
    return anchorsOf(file).get(name) ?? null;
  }
}

function absolute(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#.*$/, '') : null;
}

const children = (value: JsonValue): [string | number, JsonValue][] =>
  Array.isArray(value) ? value.map((item, index) => [index, item]) : isMap(value) ? Object.entries(value) : [];

/** The pointers of a file's anchors by their names. */
const anchorsOf = remembered(({ root }: SpecFile): ReadonlyMap<string, string> => {
  const anchors = new Map<string, string>();
  const visit = (value: JsonValue, pointer: string): void => {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = field(value, keyword);
      if (typeof name === 'string' && !anchors.has(name)) anchors.set(name, pointer);
    }
    for (const [key, item] of children(value)) visit(item, join(pointer, key));
  };
  visit(root, '');
  return anchors;
});
