/** The identities of a specification's parts: `$id`, `$anchor` and, for a complete file, `$self`. */
import type { SpecFile } from './document';
import { placeName, type Place } from './place';
import { isScalar, type JsonValue } from '../model/json';
import { field, join, text } from './raw';

export class Identities {
  private readonly ids = new Map<string, Place>();
  private readonly idsByPlace = new Map<string, string>();
  /** Pointers by name in their resource; also, for the first of each name, by name in their file. */
  private readonly anchors = new Map<string, string>();

  /**
   * Record the `$id`s and the `$self` (OpenAPI 3.2, 4.1.2.2) of a file as absolute addresses, and its anchors. An `$id` with a
   * fragment does not count (JSON Schema 2020-12, 8.2.1 and 8.2.2).
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
        if (field(value, keyword) === undefined) continue;
        const name = text(field(value, keyword));
        for (const key of [`${id ?? around}#${name}`, placeName({ file, pointer: name })])
          if (!this.anchors.has(key)) this.anchors.set(key, pointer);
      }
      if (!isScalar(value))
        for (const [key, inside] of Object.entries(value)) visit(inside, join(pointer, key), id ?? around);
    };
    if (/\$(?:id|anchor|dynamicAnchor)/.test(file.text)) visit(file.root, '', base);
  }

  private note(place: Place, id: string): void {
    this.idsByPlace.set(placeName(place), id);
    if (!this.ids.has(id)) this.ids.set(id, place);
  }

  /** Find the part with this address; for an empty address, the closest ancestor with an address. Null for none. */
  find(from: Place, address: string): Place | null {
    if (this.ids.size === 0) return null;
    const id = absolute(address, this.resource(from));
    return (id !== null && this.ids.get(id)) || null;
  }

  /** Find the pointer of an `$anchor` or `$dynamicAnchor` in the resource around a place, else in its file (2020-12, 8.2.2). */
  anchor(within: Place, name: string): string | undefined {
    const inFile = placeName({ ...within, pointer: name });
    return this.anchors.get(`${this.resource(within)}#${name}`) ?? this.anchors.get(inFile);
  }

  /** Return the address of the resource around a place: of the closest ancestor that has one, else of the file. */
  private resource({ file, pointer }: Place): string {
    const id = this.idsByPlace.get(placeName({ file, pointer }));
    if (id !== undefined || pointer === '') return id ?? `file:///${file.path}`;
    return this.resource({ file, pointer: pointer.slice(0, pointer.lastIndexOf('/')) });
  }
}

function absolute(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#.*$/, '') : null;
}
