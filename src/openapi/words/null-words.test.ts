import { expect, it } from 'vitest';
import { xmlDocument } from '../examples/xml';
import { readText, view } from '../fixtures/read-fixture';
import { constraintWords, typeWords, wordsToText } from './words';

it.each([
  [`{anyOf: [{type: [string, 'null']}, {type: 'null'}]}`, 'string or null'],
  [`{oneOf: [{type: [string, 'null']}, {type: [integer, 'null']}, {type: 'null'}]}`, 'string or integer or null'],
  [`{anyOf: [{type: [string, 'null']}, {type: string}]}`, 'string or null'],
  [
    `{type: [string, 'null'], anyOf: [{type: [string, 'null'], maxLength: 3}, {type: [string, 'null'], minLength: 9}]}`,
    'string or null',
  ],
])('says "or null" once: %s', async (schema, words) => {
  const { api } = await readText(`paths: {}\ncomponents: {schemas: {X: {type: object, properties: {x: ${schema}}}}}`);
  expect(api && wordsToText(typeWords(api, view(api, 'X').properties?.[0]?.schema ?? {}))).toBe(words);
});

it.each([`{const: ''}`, `{enum: ['']}`, `{type: string, enum: ['']}`])('shows an empty text: %s', async (schema) => {
  const { api } = await readText(`paths: {}\ncomponents: {schemas: {X: ${schema}}}`);
  expect(api && constraintWords(api, view(api, 'X')).map(wordsToText)).toContain('always ""');
});

it.each([
  [`{anyOf: [{type: string, const: usd}, {type: 'null'}]}`, 'null or usd'],
  [`{type: [string, 'null'], enum: [usd, null]}`, 'null or usd'],
  [`{type: [string, 'null'], enum: [usd]}`, 'always usd'],
  [`{type: [string, 'null'], const: usd}`, 'always usd'],
])('says "always" only of a value that may not be null: %s', async (schema, words) => {
  const { api } = await readText(`paths: {}\ncomponents: {schemas: {X: ${schema}}}`);
  expect(api && constraintWords(api, view(api, 'X')).map(wordsToText)).toEqual([words]);
});

it.each([
  [`{type: [string, 'null'], enum: [a, b]}`, 'string'],
  [`{type: [string, 'null'], anyOf: [{const: a}]}`, 'string'],
  [`{type: [string, 'null'], oneOf: [{const: a}, {$ref: '#/components/schemas/Text'}]}`, 'string or Text'],
  [`{type: [string, 'null'], allOf: [{minLength: 1}, {type: string}]}`, 'string'],
  [`{type: string, anyOf: [{minLength: 3}, {type: 'null'}]}`, 'string'],
  [`{enum: [a], oneOf: [{type: string}, {type: 'null'}]}`, 'string'],
  [`{enum: [a, null], $ref: '#/components/schemas/Text'}`, 'Text'],
])('says that null is not allowed where a part rules it out: %s', async (schema, words) => {
  const { api, diagnostics } = await readText(`paths: {}
components: {schemas: {Text: {type: string}, X: {type: object, properties: {x: ${schema}}}}}`);
  expect(api && wordsToText(typeWords(api, view(api, 'X').properties?.[0]?.schema ?? {}))).toBe(words);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'One part of this schema allows null and another does not, so null is not allowed.',
  ]);
});

it('writes attributes with their prefix, and objects as elements', async () => {
  const { api } = await readText(`paths: {}
components: {schemas: {X: {type: object, properties: {
  type: {type: string, xml: {attribute: true, prefix: xsi, namespace: 'http://www.w3.org/2001/XMLSchema-instance'}},
  id: {type: integer, xml: {attribute: true, name: ID}},
  Grantee: {type: object, xml: {attribute: true}, properties: {Id: {type: string}}},
  list: {type: array, xml: {attribute: true}, items: {type: string}}}}}}`);
  expect(
    api &&
      xmlDocument(api, { ref: 'X' }, { type: 'a"b', id: 1, Grantee: { Id: 'x' }, list: ['y'] })
        .split('\n')
        .slice(1),
  ).toEqual([
    '<X xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="a&quot;b" ID="1">',
    '  <Grantee>',
    '    <Id>x</Id>',
    '  </Grantee>',
    '  <list>y</list>',
    '</X>',
  ]);
});
