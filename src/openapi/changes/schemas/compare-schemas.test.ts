import { describe, expect, it } from 'vitest';
import { readText } from '../../fixtures/read-fixture';
import type { Api } from '../../model/model';
import { compareSchemas } from './compare-schemas';
import { combine, type Effect } from './difference';
import { schemaRows } from '../fixtures/schema-rows';

const indented = (schema: string) => `components: {schemas: {X: ${schema}}}\n`;

async function model(schema: string): Promise<Api> {
  const { api } = await readText(indented(schema));
  if (!api) throw new Error(`No model was read of ${schema}`);
  return api;
}

/** Compare the sets of values of two schemas without references. */
async function effectOf(before: string, after: string): Promise<Effect | null> {
  const [was, is] = [await model(before), await model(after)];
  const schema = (api: Api) => api.schemas.X?.schema ?? {};
  const { differences } = compareSchemas({ before: was, after: is }, schema(was), schema(is), 'request');
  return differences.reduce<Effect | null>((effect, one) => combine(effect, one.effect), null);
}

describe('compareSchemas', () => {
  it.each(schemaRows)('$name', async ({ before, after, effect }) => expect(await effectOf(before, after)).toBe(effect));

  it.each(schemaRows)('$name: nothing differs from itself', async ({ before, after }) => {
    // Schemas of the same text are not compared at all.
    for (const schema of [before, after])
      expect(await effectOf(schema, schema.replace('{', '{description: Other words., '))).toBeNull();
  });
});
