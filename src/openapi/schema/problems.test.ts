import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleValue } from '../examples/example';
import { validator } from '../fixtures/json-schema';
import { seeded } from '../fixtures/random';
import { formatJson, parseJson, type JsonValue } from '../model/json';
import { readApi } from '../read/read-api';
import { findProblems, fits, type Direction } from './problems';
import { isMap } from './value-rules';

const specification = `
openapi: 3.1.1
info: { title: Fleet, version: 1.0.0 }
paths: {}
components:
  schemas:
    Aircraft:
      type: object
      required: [registration, type]
      properties:
        registration: { type: string, minLength: 3, maxLength: 7, pattern: '^[A-Z0-9-]+$' }
        type: { type: string, enum: [A320, B738, C172] }
        id: { type: integer, readOnly: true }
        secret: { type: string, writeOnly: true }
        seats: { type: integer, minimum: 1, maximum: 853, multipleOf: 2 }
        serial: { type: integer, maximum: 9007199254740993 }
        weight: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 600.5 }
        active: { type: boolean }
        base: { type: [string, 'null'] }
        tags: { type: array, items: { type: string }, minItems: 1, maxItems: 3, uniqueItems: true }
        place: { type: array, prefixItems: [{ type: number }, { type: number }], items: false }
        engine: { $ref: '#/components/schemas/Engine' }
        kind: { const: plane }
        notes: { type: object, propertyNames: { pattern: '^x-' }, additionalProperties: { type: string }, maxProperties: 2 }
        crew: { type: object, dependentRequired: { captain: [officer] }, minProperties: 1 }
        log: { type: array, contains: { const: landed }, minContains: 1 }
      additionalProperties: false
    Engine:
      oneOf: [{ $ref: '#/components/schemas/Jet' }, { $ref: '#/components/schemas/Piston' }]
      discriminator:
        propertyName: kind
        mapping: { jet: '#/components/schemas/Jet', piston: '#/components/schemas/Piston' }
    Jet: { type: object, required: [kind, thrust], properties: { kind: { const: jet }, thrust: { type: number } } }
    Piston: { type: object, required: [kind, power], properties: { kind: { const: piston }, power: { type: number } } }
    Open: { type: object, properties: { callsign: { type: string } } }
    Shape:
      oneOf:
        - { type: object, required: [radius], properties: { radius: { type: number } }, additionalProperties: false }
        - { type: object, required: [width, height], properties: { width: { type: number }, height: { type: number } }, additionalProperties: false }
`;

const { api } = await readApi(
  { path: 'openapi/fleet.yaml', text: specification, slug: 'fleet' },
  { readFile: () => '' },
);
if (!api) throw new Error('The specification of this test cannot be read.');
const good = '"registration": "D-ABCD", "type": "A320"';

const told = (id: string, text: string, direction: Direction = 'request') =>
  findProblems(api, { ref: id }, parseJson(text), direction).map(
    ({ path: steps, message, isNote }) => `${steps.join('.') || '-'} ${message}${isNote ? ' (note)' : ''}`,
  );

test.each([
  ['[]', '- must be an object, and is an array'],
  ['null', '- must be an object, and is null'],
  ['{"registration": "D-ABCD"}', '- needs the field "type"'],
  [
    '{"registration": "D-ABCD", "typ": "A320"}',
    '- needs the field "type": did you mean it by "typ"?',
    'typ is no field of this object: did you mean "type"?',
  ],
  [`{${good}, "colour": 1}`, 'colour is no field of this object'],
  ['{"registration": "D1", "type": "A320"}', 'registration must have at least 3 characters, and has 2'],
  ['{"registration": "D-ABCDEFG", "type": "A320"}', 'registration must have at most 7 characters, and has 9'],
  ['{"registration": "d-abcd", "type": "A320"}', 'registration must match the pattern ^[A-Z0-9-]+$'],
  ['{"registration": 12345, "type": "A320"}', 'registration must be text, and is an integer'],
  ['{"registration": "D-ABCD", "type": "A321"}', 'type cannot be "A321": did you mean "A320"?'],
  ['{"registration": "D-ABCD", "type": "Concorde"}', 'type must be "A320", "B738" or "C172"'],
  [`{${good}, "seats": "180"}`, 'seats must be an integer, and is text: remove the quotes'],
  [`{${good}, "seats": 1.5}`, 'seats must be an integer, and is a number'],
  [`{${good}, "seats": 0}`, 'seats must be at least 1'],
  [`{${good}, "seats": 900}`, 'seats must be at most 853'],
  [`{${good}, "seats": 181}`, 'seats must be a multiple of 2'],
  [`{${good}, "serial": 9007199254740994}`, 'serial must be at most 9007199254740993'],
  [`{${good}, "weight": 0}`, 'weight must be more than 0'],
  [`{${good}, "weight": 600.5}`, 'weight must be less than 600.5'],
  [`{${good}, "active": "true"}`, 'active must be true or false, and is text: remove the quotes'],
  [`{${good}, "active": 1}`, 'active must be true or false, and is an integer'],
  [`{${good}, "base": 1}`, 'base must be text or null, and is an integer'],
  [`{${good}, "tags": "a"}`, 'tags must be an array, and is text'],
  [`{${good}, "tags": []}`, 'tags must have at least 1 item, and has 0'],
  [`{${good}, "tags": ["a", "b", "c", "d"]}`, 'tags must have at most 3 items, and has 4'],
  [`{${good}, "tags": ["a", "b", "a"]}`, 'tags.2 is the same as item 0: each may be there once'],
  [`{${good}, "tags": ["a", 2]}`, 'tags.1 must be text, and is an integer'],
  [`{${good}, "place": [1, 2, 3]}`, 'place.2 must not be there'],
  [`{${good}, "place": [1, "2"]}`, 'place.1 must be a number, and is text: remove the quotes'],
  [`{${good}, "kind": "glider"}`, 'kind must be "plane"'],
  [`{${good}, "notes": {"y": "1"}}`, 'notes.y has a name that must match the pattern ^x-'],
  [`{${good}, "notes": {"x-a": 1}}`, 'notes.x-a must be text, and is an integer'],
  [`{${good}, "notes": {"x-a": "", "x-b": "", "x-c": ""}}`, 'notes must have at most 2 fields, and has 3'],
  [`{${good}, "crew": {}}`, 'crew must have at least 1 field, and has 0'],
  [`{${good}, "crew": {"captain": "A"}}`, 'crew needs the field "officer", since it has "captain"'],
  [`{${good}, "log": ["left"]}`, 'log must have at least 1 item of a certain shape, and has 0'],
  [`{${good}, "engine": {"kind": "jet"}}`, 'engine needs the field "thrust"'],
  [
    `{${good}, "engine": {"kind": "piston", "power": "100"}}`,
    'engine.power must be a number, and is text: remove the quotes',
  ],
  [`{${good}, "engine": {"kind": "rocket"}}`, 'engine.kind chooses the shape, and must be "jet" or "piston"'],
  [`{${good}, "engine": {"thrust": 1}}`, 'engine needs the field "kind", which chooses its shape: "jet" or "piston"'],
  [`{${good}, "engine": 5}`, 'engine must be an object, and is an integer'],
  [`{${good}, "id": 5}`, 'id is read-only: it is ignored in a request (note)'],
  ['{}', '- needs the field "registration"', '- needs the field "type"'],
])('%s is told with its field and its rule', (text, ...expected) => {
  expect(told('Aircraft', text)).toEqual(expected);
  expect(fits(api, { ref: 'Aircraft' }, parseJson(text), 'request')).toBe(
    expected.every((each) => each.endsWith('(note)')),
  );
});

test.each([
  ['Open', '{"call_sign": "A"}', ['call_sign is not described: did you mean "callsign"? (note)']],
  ['Open', '{"other": "A"}', ['other is not described (note)']],
  ['Shape', '{"radius": "1"}', ['radius must be a number, and is text: remove the quotes']],
  ['Shape', '{"width": 1}', ['- needs the field "height"']],
  [
    'Shape',
    '{"width": 1, "heigth": 2}',
    [
      '- needs the field "height": did you mean it by "heigth"?',
      'heigth is no field of this object: did you mean "height"?',
    ],
  ],
] as const)('%s: %s is held against the variant that was meant', (id, text, expected) => {
  expect(told(id, text)).toEqual(expected);
});

test('an answer has no write-only field, and a request needs no read-only one', () => {
  expect(told('Aircraft', `{${good}, "secret": "a"}`, 'response')).toEqual([
    'secret is write-only: no answer has it (note)',
  ]);
  expect(told('Aircraft', `{${good}, "id": 5}`, 'response')).toEqual([]);
});

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

test('mutated values of real schemas are valid and invalid where ajv says so (seed 23)', async () => {
  const next = seeded(23);
  let count = 0;
  let invalid = 0;
  const disagreements: string[] = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const { api: real } = await readApi(
      { path: file, text, slug: 'x' },
      { readFile: (other) => readFileSync(other, 'utf8') },
    );
    const errorsIn = validator(text, 'request');
    for (const { id, position } of Object.values(real?.schemas ?? {})) {
      const value = real && exampleValue(real, { ref: id }, { direction: 'request', authored: false });
      if (!real || value === undefined) continue;
      for (let round = 0; round < 20; round += 1) {
        const mutated = round === 0 ? value : mutate(value, next);
        const plain = JSON.parse(formatJson(mutated)) as unknown;
        const errors = errorsIn(position.pointer, plain);
        // Formats are not checked here.
        if (errors.length > 0 && errors.every((error) => error.includes('must match format'))) continue;
        const valid = fits(real, { ref: id }, mutated, 'request');
        count += 1;
        if (!valid) invalid += 1;
        const isStricter = !valid && stricter[path.basename(file)]?.includes(id);
        if (valid !== (errors.length === 0) && !isStricter)
          disagreements.push(
            `${path.basename(file)} ${id} ${formatJson(mutated).slice(0, 120)}: ${errors[0] ?? 'valid for ajv'}`,
          );
      }
    }
  }
  expect(disagreements.join('\n')).toBe('');
  expect(count).toBeGreaterThan(3000);
  expect(invalid).toBeGreaterThan(count / 4);
}, 120_000);
