/** Match the operations of two versions. Pure. */
import type { Operation } from '../../model/model';

/** Write a path without its parameters' names: `/users/{}`. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** List the names of a path's parameters, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

/**
 * Match operations by method and path, ignoring parameters' names; then, for moved paths, by `operationId`.
 * @returns pairs of old and new operations, and those that only one version has
 */
export function matchOperations(before: readonly Operation[], after: readonly Operation[]) {
  const marks: ((operation: Operation) => string | null)[] = [
    ({ method, path }) => `${method} ${path}`,
    ({ method, path }) => `${method} ${pathShape(path)}`,
    ({ operationId }) => operationId,
  ];
  const pairs: [Operation, Operation][] = [];
  let [removed, added] = [[...before], [...after]];
  for (const mark of marks) {
    const byMark = new Map(added.map((operation) => [mark(operation), operation]));
    for (const operation of removed) {
      const name = mark(operation);
      const found = name === null ? undefined : byMark.get(name);
      if (!found) continue;
      pairs.push([operation, found]);
      byMark.delete(name);
    }
    const [old, now] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))];
    removed = removed.filter((operation) => !old.has(operation));
    added = added.filter((operation) => !now.has(operation));
  }
  const order = new Map(after.map((operation, index) => [operation, index]));
  return { pairs: pairs.sort(([, a], [, b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)), added, removed };
}
