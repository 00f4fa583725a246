/** The identities of a specification's parts: `$id`, `$anchor` and, for a whole file, `$self`. */
import type { SpecFile } from './document';
import { placeName, type Place } from './place';
import { isMap, type JsonValue } from '../model/json';
import { field, join, text } from './raw';

export class Identities {
  private readonly ids = new Map<string, Place>();
  private readonly idsByPlace = new Map<string, string>();
  /** Pointers by file and name. */
  private readonly anchors = new Map<string, string>();

  /**
   * Record the `$id`s and the `$self` (OpenAPI 3.2, 4.1.2.2) of a file as absolute addresses, and its anchors; an `$id` with a
   * fragment is none (JSON Schema 2020-12, 8.2.1 and 8.2.2).
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
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = placeName({ file, pointer: text(field(value, keyword)) });
        if (field(value, keyword) !== undefined && !this.anchors.has(name)) this.anchors.set(name, pointer);
      }
      for (const [key, inside] of children(value)) visit(inside, join(pointer, key), id ?? around);
    };
    if (/\$(?:id|anchor|dynamicAnchor)/.test(file.text)) visit(file.root, '', base);
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

  /** Find the pointer of an `$anchor` or `$dynamicAnchor`. */
  anchor(file: SpecFile, name: string): string | undefined {
    return this.anchors.get(placeName({ file, pointer: name }));
  }
}

function absolute(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#.*$/, '') : null;
}

const children = (value: JsonValue): [string | number, JsonValue][] =>
  Array.isArray(value) ? value.map((item, index) => [index, item]) : isMap(value) ? Object.entries(value) : [];
