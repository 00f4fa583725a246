/** Follow operations through the versions of an API. Pure. */
import type { Api, Operation } from '../model/model';
import { matchOperations } from '../changes/compare/match-operations';

/**
 * Give an operation the same number in all versions, even if it was moved, renamed, or missing from a version in between.
 * @param versions of one API, newest first
 * @returns for each version, the numbers of its operations and webhooks by name
 */
export function lineages(versions: readonly Pick<Api, 'operations' | 'webhooks'>[]): ReadonlyMap<string, number>[] {
  let next = 0;
  const found = versions.map(() => new Map<string, number>());
  for (const side of ['operations', 'webhooks'] as const) {
    // Look for the oldest known form in the version before.
    const oldest = new Map<Operation, number>();
    for (const [index, version] of versions.entries()) {
      const { pairs, removed } = matchOperations(version[side], [...oldest.keys()]);
      const numbered: [Operation, number][] = [
        ...pairs.map(([operation, newer]): [Operation, number] => [operation, oldest.get(newer) ?? next++]),
        ...removed.map((operation): [Operation, number] => [operation, next++]),
      ];
      for (const [, newer] of pairs) oldest.delete(newer);
      for (const [operation, number] of numbered) {
        oldest.set(operation, number);
        found[index]?.set(operation.name, number);
      }
    }
  }
  return found;
}
