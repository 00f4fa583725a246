/** Bind `$dynamicRef` to the outermost `$dynamicAnchor` on the way to it (JSON Schema 2020-12, 7.1 and 8.2.3.2). */
import { remembered } from '../../text/remembered';
import type { SpecFile } from '../source/document';
import { child, entries, items, placeName, type At } from '../source/place';
import { field } from '../source/raw';
import type { Reader } from '../source/reader';

/** Schemas by the name of their dynamic anchor. */
export type Scope = ReadonlyMap<string, At>;

export const noScope: Scope = new Map();

/** Name a scope, for keys of tables; empty without bindings. */
export const scopeName = (scope: Scope): string =>
  [...scope]
    .map(([name, at]) => `${name}=${placeName(at)}`)
    .sort()
    .join(' ');

/** Keywords whose values are not schemas. */
const isData = (key: string) => /^(?:x-.*|examples?|default|const|enum)$/.test(key);

const inside = (at: At): At[] => [
  ...items(at),
  ...entries(at).flatMap(([key, member]) => (isData(key) ? [] : [member])),
];

const isDynamic = remembered((file: SpecFile) => file.text.includes('$dynamic'));

export class DynamicScopes {
  private readonly names = new Map<string, ReadonlySet<string>>();

  constructor(private readonly reader: Reader) {}

  /** Return the bindings within a schema on which a reference in it depends; outer bindings win. */
  enter(at: At, around: Scope): Scope {
    if (!isDynamic(at.file)) return around.size === 0 ? around : noScope;
    const needed = this.namesBelow(at);
    const own = needed.size === 0 ? [] : ownAnchors(at);
    return new Map([...own, ...around].filter(([name]) => needed.has(name)));
  }

  /** List the anchors that dynamic references below a schema name, following all references. */
  private namesBelow(start: At): ReadonlySet<string> {
    const known = this.names.get(placeName(start));
    if (known) return known;
    const names = new Set<string>();
    const seen = new Set<string>();
    const queue = [start];
    for (let at = queue.pop(); at; at = queue.pop()) {
      if (seen.has(placeName(at))) continue;
      seen.add(placeName(at));
      for (const keyword of ['$ref', '$dynamicRef']) {
        const reference = field(at.value, keyword);
        if (typeof reference !== 'string') continue;
        if (keyword === '$dynamicRef') names.add(reference.slice(reference.indexOf('#') + 1));
        const target = this.reader.resolve(at, reference);
        if (target) queue.push(target);
      }
      queue.push(...inside(at));
    }
    this.names.set(placeName(start), names);
    return names;
  }
}

/**
 * List the dynamic anchors that a schema brings into scope: its own and those of its `$defs`; for a schema with an `$id`, all
 * within it.
 */
function ownAnchors(at: At): [string, At][] {
  const isResource = field(at.value, '$id') !== undefined;
  const anchors: [string, At][] = [];
  const visit = (part: At, isTop = false): void => {
    if (!isTop && field(part.value, '$id') !== undefined) return;
    const name = field(part.value, '$dynamicAnchor');
    if (typeof name === 'string' && !anchors.some(([known]) => known === name)) anchors.push([name, part]);
    if (isResource) for (const member of inside(part)) visit(member);
  };
  visit(at, true);
  if (!isResource) for (const [, definition] of entries(child(at, '$defs'))) visit(definition);
  return anchors;
}
