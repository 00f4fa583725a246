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
