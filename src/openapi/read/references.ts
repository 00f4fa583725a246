/** Find the schemas that a part of the model refers to. Pure. */
import { remembered } from '../../text/remembered';
import { sharedSchema, type Schemas } from '../schema/view';

/** List the ids of the shared schemas that a part of the model names, at any depth. */
const idsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([key, inside]: [string, unknown]) => {
    if (key === 'ref') return String(inside);
    return typeof inside === 'object' && inside !== null ? idsIn(inside) : [];
  });

/** Remembered, because a thousand operations may use one schema. */
const idsInSchema = remembered(idsIn);

/** Collect the ids of all shared schemas that a part of the model refers to, directly or through others, unordered. */
export function reachedSchemas(api: Schemas, part: object): Set<string> {
  const reached = new Set(idsIn(part));
  for (const id of reached) for (const inner of idsInSchema(sharedSchema(api, id).schema)) reached.add(inner);
  return reached;
}
