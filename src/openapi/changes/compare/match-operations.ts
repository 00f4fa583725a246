/** Match the operations of two versions. Pure. */
import type { Operation } from '../../model/model';
import { match, type Matches } from '../schemas/match';

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
