/** Read the specifications for tests, independently of the tested code. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = Record<string, Json>;

const methods = ['get', 'put', 'post', 'delete', 'patch'];

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolve(root: JsonObject, reference: string): Json | undefined {
  return reference
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((value, key) => (isObject(value) ? value[key] : undefined), root);
}

/** List the names of parameters and of all properties in all schemas that an operation's description reaches. */
function fieldNames(root: JsonObject, start: Json): string[] {
  const names = new Set<string>();
  const followed = new Set<string>();
  const visit = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    if (typeof value.$ref === 'string') {
      if (followed.has(value.$ref)) return;
      followed.add(value.$ref);
      visit(resolve(root, value.$ref));
      return;
    }
    if (isObject(value.properties)) for (const name of Object.keys(value.properties)) names.add(name);
    if (typeof value.in === 'string' && typeof value.name === 'string') names.add(value.name);
    for (const [key, child] of Object.entries(value))
      if (!['example', 'examples', 'default'].includes(key)) visit(child);
  };
  visit(start);
  return [...names];
}

export interface DescribedOperation {
  operationId: string;
  /** Every parameter and field, at any depth. */
  fields: string[];
}

/** List the operations of `openapi/SLUG.yaml`. */
export function describedOperations(slug: string): DescribedOperation[] {
  const root = parse(readFileSync(`openapi/${slug}.yaml`, 'utf8')) as JsonObject;
  return Object.values(root.paths as JsonObject).flatMap((item) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined;
      if (!isObject(item) || !isObject(operation) || typeof operation.operationId !== 'string') return [];
      const fields = fieldNames(root, [operation, item.parameters ?? []]);
      return [{ operationId: operation.operationId, fields }];
    }),
  );
}
