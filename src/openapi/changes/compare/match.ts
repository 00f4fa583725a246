/** Match the parts of two versions. Pure. */
import type { Operation } from '../../model/model';

/** Pairs of an old and a new item, in the order of the new items, and the items that only one version has. */
export interface Matches<Item> {
  pairs: [Item, Item][];
  added: Item[];
  removed: Item[];
}

/** Match items by marks that are unique on both sides. @param marks the most reliable first */
export function match<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
  marks: readonly ((item: Item) => readonly string[])[],
): Matches<Item> {
  const partners = new Map<Item, Item>();
  const isOpen = (item: Item) => !partners.has(item);
  for (const mark of marks) {
    const [old, now] = [before, after].map((side) => byMark(side.filter(isOpen), mark));
    for (const one of before.filter(isOpen)) {
      const [found] = mark(one).flatMap((name) => {
        const [here, there] = [old, now].map((marked) => (marked?.get(name) ?? []).filter(isOpen));
        return here?.length === 1 && there?.length === 1 ? there : [];
      });
      if (found) partners.set(one, found).set(found, one);
    }
  }
  return {
    pairs: after.flatMap((item): [Item, Item][] => {
      const partner = partners.get(item);
      return partner ? [[partner, item]] : [];
    }),
    added: after.filter(isOpen),
    removed: before.filter(isOpen),
  };
}

function byMark<Item>(items: readonly Item[], mark: (item: Item) => readonly string[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) for (const name of mark(item)) found.set(name, [...(found.get(name) ?? []), item]);
  return found;
}

/** Write a path without its parameters' names: `/users/{}`. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** List the names of a path's parameters, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

/** Match operations by method and path; then without the names of parameters; then, for moved paths, by `operationId`. */
export const matchOperations = (before: readonly Operation[], after: readonly Operation[]): Matches<Operation> =>
  match(before, after, [
    ({ method, path }) => [`${method} ${path}`],
    ({ method, path }) => [`${method} ${pathShape(path)}`],
    ({ operationId }) => (operationId === null ? [] : [operationId]),
  ]);
