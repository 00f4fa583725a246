import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { mutated, randomSchema, randomValue, type RawSchema } from '../fixtures/random-schema';
import { schemaRows } from '../fixtures/schema-rows';
import { model } from '../fixtures/versions';
import type { Api } from '../../model/model';
import { readApi } from '../../read/read-api';
import { seededRandom } from '../../../text/fixtures/random';
import type { Effect } from './change';
import { startPlace } from './place';
import { compareSchemas } from './schemas';

/** Compare the sets of values of the schema with this name in two APIs. */
function effectOf(before: Api, after: Api, name: string): Effect | null {
  const [was = {}, is = {}] = [before, after].map(({ schemas }) => schemas[name]?.schema);
  const place = startPlace({ before, after, date: null }, 'request');
  compareSchemas(place, was, is);
  const effects = new Set(place.findings.flatMap(({ effect }) => effect ?? []));
  return effects.size > 1 ? 'both' : ([...effects][0] ?? null);
}

describe('compareSchemas', () => {
  const compare = async (before: string, after: string) => {
    const [was, is] = [before, after].map((schema) => model(`components: {schemas: {X: ${schema}}}\n`));
    return was && is ? effectOf(await was, await is, 'X') : null;
  };

  it.each(schemaRows)('$name', async ({ before, after, effect }) => expect(await compare(before, after)).toBe(effect));

  it.each(schemaRows)('$name: nothing differs from itself', async ({ before, after }) => {
    for (const schema of [before, after])
      expect(await compare(schema, schema.replace('{', '{description: Other words., '))).toBeNull();
  });
});

const pairs = 700;
const valuesOfEach = 30;

async function modelOf(schemas: readonly RawSchema[]): Promise<Api> {
  const components = { schemas: Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema])) };
  const text = JSON.stringify({ openapi: '3.1.1', info: { title: 'Random', version: '1' }, components });
  const { api, diagnostics } = await readApi({ path: 'random.json', text, slug: 'random' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!api) throw new Error('No model was read.');
  return api;
}

/** True for a value that an effect rules out: one side allows it, the other does not. */
const ruledOut = (effect: Effect | null, before: boolean, after: boolean) =>
  before !== after && (effect === null || effect === (after ? 'narrower' : 'wider'));

it.each([1, 20261123, 77])('agrees with ajv on random schemas and values, seed %i', async (seed) => {
  const random = seededRandom(seed);
  const before = Array.from({ length: pairs }, () => randomSchema(random));
  const after = before.map((schema) => mutated(random, schema));
  const [was, is] = [await modelOf(before), await modelOf(after)];
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats(ajv);
  const found = { narrower: 0, wider: 0 };
  for (let index = 0; index < pairs; index += 1) {
    const [one = {}, other = {}] = [before[index], after[index]];
    const effect = effectOf(was, is, `S${index}`);
    const [isOld, isNew] = [ajv.compile(one), ajv.compile(other)];
    for (let count = 0; count < valuesOfEach; count += 1) {
      const value = randomValue(random, count % 2 === 0 ? one : other);
      const [allowed, allows] = [isOld(value), isNew(value)];
      if (allowed !== allows && (effect === 'narrower' || effect === 'wider')) found[effect] += 1;
      if (ruledOut(effect, allowed, allows)) expect.fail(JSON.stringify({ one, other, value, effect }, null, 1));
    }
  }
  // The values must find the difference, or nothing was tested.
  expect(found.narrower).toBeGreaterThan(100);
  expect(found.wider).toBeGreaterThan(100);
});
