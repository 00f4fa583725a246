/** Compare schemas by shape, without texts for readers. */
import { remembered } from '../../../text/remembered';
import type { Schema } from '../../model/model';
import { wordKeywords } from '../../schema/children';
import { canonicalJson } from './keywords';

const forPeople = new Set<string>([...wordKeywords, 'conflicts']);

/** Serialise a schema's shape, without texts for readers and without orders that mean nothing. References stay names. */
export const shapeOf = remembered((schema: Schema) => JSON.stringify(ordered(schema)));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !forPeople.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inside]) => [key, inOrder(key, inside)]),
  );
}

/** Sort lists whose order has no meaning. */
function inOrder(key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return key === 'const' ? canonicalJson(String(value)) : ordered(value);
  if (key === 'prefixItems') return ordered(value);
  const items: unknown[] =
    key === 'enum'
      ? (value as { value: string }[]).map((one) => canonicalJson(one.value))
      : (ordered(value) as unknown[]);
  return items.map((item) => JSON.stringify(item)).sort();
}
