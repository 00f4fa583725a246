import { expect, test } from 'vitest';
import { fixtureApi } from '../fixtures/read-fixture';
import { parseJson } from '../model/json';
import type { Property, Schema } from '../model/model';
import { findProblems, type Direction } from './problems';

const api = await fixtureApi('fleet.yaml');
const text: Schema = { types: ['string'] };
const a: Property = { name: 'a', required: false, schema: {} };
const good = '"registration": "D-ABCD", "type": "A320"';

const sentence = (id: string, text: string, direction: Direction = 'request') =>
  findProblems(api, { ref: id }, parseJson(text), direction).map(
    ({ path: steps, message, isNote }) => `${steps.join('.') || '-'} ${message}${isNote ? ' (note)' : ''}`,
  );

test.each([
  ['Aircraft', '{}', ['- needs the field "registration"', '- needs the field "type"']],
  [
    'Aircraft',
    '{"registration": "D-ABCD", "typ": "A320"}',
    ['- needs the field "type": did you mean it by "typ"?', 'typ is no field of this object: did you mean "type"?'],
  ],
  ['Open', '{"call_sign": "A"}', ['call_sign is not in the specification: did you mean "callsign"? (note)']],
  ['Open', '{"other": "A"}', ['other is not in the specification (note)']],
  ['Shape', '{"radius": "1"}', ['radius must be a number, and is text: remove the quotes']],
  ['Shape', '{"width": 1}', ['- needs the field "height"']],
  ['Shape', '{}', ['- needs the field "radius" or "width" and "height"']],
  [
    'Shape',
    '{"width": 1, "heigth": 2}',
    [
      '- needs the field "height": did you mean it by "heigth"?',
      'heigth is no field of this object: did you mean "height"?',
    ],
  ],
] as const)('%s: %s is told with what was meant', (id, text, expected) => {
  expect(sentence(id, text)).toEqual(expected);
});

test.each<[Schema, string, string[]]>([
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, '{}', ['needs the field "a" or "b"']],
  [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, '{}', ['needs the field "a" or "b" and "c"']],
  [{ oneOf: [{ required: ['a'] }, { required: ['b', 'c'] }] }, '{"b": 1}', ['needs the field "a" or "c"']],
  [{ anyOf: [{ required: ['a'] }, { required: ['a'] }] }, '{}', ['needs the field "a"']],
  [{ anyOf: [text, { required: ['b'] }] }, '{}', ['needs the field "b"']],
  [{ items: { anyOf: [{ required: ['a'] }, { required: ['b'] }] } }, '[{}]', ['needs the field "a" or "b"']],
])('%j: %s is told all ways to complete it', (schema, value, expected) => {
  expect(findProblems(api, schema, parseJson(value), 'request').map(({ message }) => message)).toEqual(expected);
});

test('a value is told what it misses of the variant of its own type', () => {
  const number: Schema = { types: ['integer'], minimum: '5' };
  for (const oneOf of [
    [text, number],
    [number, text],
  ])
    expect(findProblems(api, { oneOf }, 3, 'request').map(({ message }) => message)).toEqual(['must be at least 5']);
});

test.each([
  ['"D"', 'must be "A", "B" or "C"'],
  ['"b"', 'cannot be "b": did you mean "B"?'],
])('%s is no letter of those allowed', (text, expected) => {
  const schema: Schema = {
    types: ['string'],
    enum: ['"A"', '"B"', '"C"'].map((value) => ({ value, description: '' })),
  };
  expect(findProblems(api, schema, parseJson(text), 'request').map(({ message }) => message)).toEqual([expected]);
});

test('an answer has no write-only field, and a request needs no read-only one', () => {
  expect(sentence('Aircraft', `{${good}, "secret": "a"}`, 'response')).toEqual([
    'secret is write-only: no response has it (note)',
  ]);
  expect(sentence('Aircraft', `{${good}, "id": 5}`, 'response')).toEqual([]);
  const id: Schema = { properties: [{ name: 'id', required: true, schema: { readOnly: true } }] };
  expect(findProblems(api, id, {}, 'request')).toEqual([]);
  expect(findProblems(api, id, {}, 'response')).toMatchObject([{ missing: 'id' }]);
});

test.each<[Schema, string, string[]]>([
  [{ properties: [a], unevaluatedProperties: { never: true } }, '{"a": 1, "b": 1}', ['is no field of this object']],
  [{ properties: [a], unevaluatedProperties: text }, '{"b": 1}', ['must be text, and is an integer']],
  [{ properties: [a], unevaluatedProperties: { never: true }, anyOf: [text, {}] }, '{"b": 1}', []],
  [{ prefixItems: [text], unevaluatedItems: { never: true } }, '["a", 1]', ['must not be there']],
  [{ contains: text, unevaluatedItems: { never: true } }, '["a"]', []],
])('%j: what no keyword evaluates in %s', (schema, value, expected) => {
  expect(findProblems(api, schema, parseJson(value), 'request').map(({ message }) => message)).toEqual(expected);
});

test('a number too long to compute has a type all the same', () => {
  expect(findProblems(api, { types: ['integer'] }, parseJson('1e999999999'), 'request')).toEqual([]);
  expect(findProblems(api, { maximum: '9' }, parseJson('1e999999999'), 'request')).toHaveLength(1);
});

test.each<[Schema, string, string[]]>([
  [{ minLength: 2, maxLength: 3 }, '"a"', ['must have at least 2 characters, and has 1']],
  [{ minLength: 2, maxLength: 3 }, '"abcd"', ['must have at most 3 characters, and has 4']],
  [{ minItems: 1 }, '[]', ['must have at least 1 item, and has 0']],
  [{ maxProperties: 1 }, '{"a": 1, "b": 2}', ['must have at most 1 field, and has 2']],
  [{ contains: { types: ['string'] } }, '[1]', ['must have at least 1 item of a certain shape, and has 0']],
  [{ minLength: 2, maxLength: 3 }, '"ab"', []],
])('%j: the size of %s is told with what it may be', (schema, text, expected) => {
  expect(findProblems(api, schema, parseJson(text), 'request').map(({ message }) => message)).toEqual(expected);
});
