import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { readApi } from '../../read/read-api';
import { compareSchemas } from './compare-schemas';
import { combine, type Effect } from './difference';
import { seededRandom } from '../../../text/fixtures/random';
import { mutated, randomSchema, randomValue, type RawSchema } from '../fixtures/random-schema';

const pairs = 700;
const valuesOfEach = 30;

async function model(schemas: readonly RawSchema[]) {
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
  const [was, is] = [await model(before), await model(after)];
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats(ajv);
  const found = { narrower: 0, wider: 0 };
  for (let index = 0; index < pairs; index += 1) {
    const [one = {}, other = {}] = [before[index], after[index]];
    const schema = (api: typeof was) => api.schemas[`S${index}`]?.schema ?? {};
    const { differences } = compareSchemas({ before: was, after: is }, schema(was), schema(is), 'request');
    const effect = differences.reduce<Effect | null>((sum, difference) => combine(sum, difference.effect), null);
    const [isOld, isNew] = [ajv.compile(one), ajv.compile(other)];
    for (let count = 0; count < valuesOfEach; count += 1) {
      const value = randomValue(random, count % 2 === 0 ? one : other);
      const [allowed, allows] = [isOld(value), isNew(value)];
      if (allowed !== allows && (effect === 'narrower' || effect === 'wider')) found[effect] += 1;
      if (ruledOut(effect, allowed, allows))
        expect.fail(JSON.stringify({ one, other, value, effect, differences }, null, 1));
    }
  }
  // The values must find the difference, or nothing was tested.
  expect(found.narrower).toBeGreaterThan(100);
  expect(found.wider).toBeGreaterThan(100);
});
