/** The check of values beside ajv, on mutated values of real schemas. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../text/fixtures/random';
import { exampleValue } from '../examples/example';
import { validator } from '../fixtures/json-schema';
import { withoutExamples } from '../fixtures/read-fixture';
import { formatJson, isMap, type JsonValue } from '../model/json';
import { readApi } from '../read/read-api';
import { findProblems, fits } from './problems';

/** Change one part of a value. */
function mutate(value: JsonValue, next: () => number): JsonValue {
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)];
  const others: JsonValue[] = [null, true, 0, -1, 1.5, 1e6, '', 'x', 'x'.repeat(300), [], {}, [1, 1], { x: 1 }];
  if (next() < 0.35) return pick(others) ?? null;
  if (Array.isArray(value) && value.length > 0) {
    const at = Math.floor(next() * value.length);
    if (next() < 0.3) return [...value, value[at] ?? null];
    return value.map((item, index) => (index === at ? mutate(item, next) : item));
  }
  if (isMap(value)) {
    const name = pick(Object.keys(value));
    if (name === undefined || next() < 0.2) return { ...value, unheardOf: 1 };
    const { [name]: item = null, ...rest } = value;
    return next() < 0.3 ? rest : { ...rest, [name]: mutate(item, next) };
  }
  return pick(others) ?? null;
}

const require = createRequire(import.meta.url);
const examples = path.dirname(require.resolve('@readme/oas-examples/package.json'));
const files = [
  ...['fcp-api.yaml', 'internal-api.yaml'].map((name) => `openapi/${name}`),
  require.resolve('@scalar/galaxy/latest.yaml'),
  ...['3.0', '3.1'].flatMap((version) =>
    readdirSync(path.join(examples, version, 'json')).map((name) => path.join(examples, version, 'json', name)),
  ),
].filter((file) => /\.(json|yaml)$/.test(file) && readFileSync(file).length < 200_000);

/** Schemas for which we are stricter than JSON Schema, and why. */
const stricter: Record<string, string[]> = {
  // They have properties and no type: pages call them objects, and no other value is meant.
  'circular-paths.json': ['ProductStock', 'SalesLine'],
  'train-travel.json': ['Problem', 'BookingPayment'],
  'webhooks.json': ['Pet'],
  // JSON Schema does not know the discriminator, which fixes a value.
  'discriminators.json': ['FueledVehicle'],
  'polymorphism.json': ['Dog'],
};

/** Schemas for which we are looser: they say `nullable` without a type, where OpenAPI 3.0.3 does not count it. */
const looser: Record<string, string[]> = {
  'complex-nesting.json': ['ObjectOfAdditionalPropertiesObjectPolymorphism', 'ObjectOfEverything'],
};

test('mutated values of real schemas are valid and invalid where ajv says so (seed 23)', async () => {
  const next = seededRandom(23);
  let count = 0;
  let invalid = 0;
  const disagreements: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const read = await readApi({ path: file, text, slug: 'x' }, { readFile: (other) => readFileSync(other, 'utf8') });
    const real = read.api && withoutExamples(read.api);
    const errorsIn = validator(text, 'request');
    for (const { id, pointer } of Object.values(real?.schemas ?? {})) {
      const value = real && exampleValue(real, { ref: id }, { direction: 'request' });
      if (!real || value === undefined) continue;
      for (let round = 0; round < 5; round += 1) {
        const mutated = round === 0 ? value : mutate(value, next);
        const plain = JSON.parse(formatJson(mutated)) as unknown;
        const errors = errorsIn(pointer, plain);
        // Formats are not checked here.
        if (errors.length > 0 && errors.every((error) => error.includes('must match format'))) continue;
        const valid = fits(real, { ref: id }, mutated, 'request');
        // A reader cannot help it that two shapes overlap.
        const isTold = findProblems(real, { ref: id }, mutated, 'request').some(({ isNote }) => !isNote);
        expect(isTold).toBe(!fits(real, { ref: id }, mutated, 'request', false));
        count += 1;
        if (!valid) invalid += 1;
        const isKnown = (valid ? looser : stricter)[path.basename(file)]?.includes(id);
        if (valid !== (errors.length === 0) && !isKnown)
          disagreements.push(
            `${path.basename(file)} ${id} ${formatJson(mutated).slice(0, 120)}: ${errors[0] ?? 'valid for ajv'}`,
          );
      }
    }
  }
  expect(disagreements.join('\n')).toBe('');
  expect(count).toBeGreaterThan(700);
  expect(invalid).toBeGreaterThan(count / 4);
}, 120_000);
