import { expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { howSent } from './how-sent';
import { wordsToText } from './words';

async function sent(parameter: string, version = '3.1.1', schemas = ''): Promise<string> {
  const { api } = await readText(`openapi: ${version}
info: {title: T, version: '1'}
paths: {'/x/{p}': {get: {operationId: a, parameters: [{name: p, required: true, ${parameter}}], responses: {'200': {description: OK}}}}}
components: {schemas: {${schemas}}}`);
  const [found] = Object.values(api?.operations[0]?.parameters ?? {}).flat();
  if (!api || !found) throw new Error('no parameter');
  return wordsToText(howSent(api, found));
}

const object = '{type: object, properties: {gt: {type: integer}}}';
const list = '{type: array, items: {type: string}}';

const open = 'OpenAPI does not define this form.';

it.each([
  [`in: query, style: deepObject, schema: {anyOf: [${object}, {type: integer}]}`, 'An object is sent as p[gt]=value1.'],
  [`in: query, explode: false, schema: {oneOf: [{type: string}, ${list}]}`, 'A list is sent as p=value1,value2.'],
  [`in: query, schema: {oneOf: [{type: string}, {anyOf: [${list}, {}]}]}`, 'A list is sent as p=value1&p=value2.'],
  [`in: query, schema: {oneOf: [${list}, {type: array, items: {type: integer}}]}`, 'Sent as p=value1&p=value2.'],
  [
    `in: query, schema: {oneOf: [${list}, ${object}]}`,
    'A list is sent as p=value1&p=value2. An object is sent as gt=value1.',
  ],
  [
    `in: path, style: label, schema: {oneOf: [{type: string}, ${list}]}`,
    'A value is sent as .value. A list is sent as .value1,value2.',
  ],
  [
    `in: query, style: deepObject, schema: {type: object, properties: {r: {type: integer}, l: ${list}}}`,
    `Sent as p[r]=value1&p[l][]=value2&p[l][]=value3. ${open}`,
  ],
  [
    `in: query, style: deepObject, schema: {type: object, properties: {o: ${object}}}`,
    `Sent as p[o][gt]=value1. ${open}`,
  ],
  [
    `in: query, style: deepObject, schema: {type: object, properties: {l: {type: array, items: ${object}}}}`,
    `Sent as p[l][0][gt]=value1&p[l][1][gt]=value2. ${open}`,
  ],
  [
    `in: query, schema: {type: object, properties: {page: {type: integer}, sort: ${list}}}`,
    `Sent as page=value1&sort=value2&sort=value3. ${open}`,
  ],
  [
    `in: query, style: deepObject, schema: {type: object, additionalProperties: ${list}}`,
    `Sent as p[field1][]=value1&p[field1][]=value2&p[field2][]=value3&p[field2][]=value4. ${open}`,
  ],
  [`in: query, style: deepObject, schema: ${list}`, `Sent as p[]=value1&p[]=value2. ${open}`],
  [`in: header, schema: {type: array, items: ${list}}`, `Sent as ["value1","value2"],["value3","value4"]. ${open}`],
  [
    `in: query, explode: false, schema: {type: array, items: ${object}}`,
    `Sent as p=%7B%22gt%22%3A%22value1%22%7D,%7B%22gt%22%3A%22value2%22%7D. ${open}`,
  ],
  ['in: query, style: deepObject, schema: {type: object}', 'Sent as p[field1]=value1&p[field2]=value2.'],
  ['in: query, schema: {type: [string, array]}', 'A list is sent as p=value1&p=value2.'],
  ['in: query, schema: {oneOf: [{type: string}, {type: integer}]}', ''],
  ['in: query, schema: {}', ''],
])('tells how the values of a choice are sent: %s', async (parameter, expected) => {
  expect(await sent(parameter)).toBe(expected);
});

it('ends where a choice lists itself', async () => {
  const schemas = `A: {oneOf: [{type: string}, ${list}, {$ref: '#/components/schemas/A'}]}`;
  expect(await sent("in: query, schema: {$ref: '#/components/schemas/A'}", '3.1.1', schemas)).toBe(
    'A list is sent as p=value1&p=value2.',
  );
});

const reserved = 'Reserved characters such as : and , may be sent as they are.';

it.each([
  ['in: query, allowReserved: true', '3.1.1', reserved],
  ['in: path, allowReserved: true', '3.1.1', ''],
  ['in: path, allowReserved: true', '3.2.0', reserved],
  ['in: header, allowReserved: true', '3.2.0', ''],
  ['in: cookie, style: cookie, allowReserved: true', '3.2.0', ''],
  ['in: query, allowEmptyValue: true', '3.1.1', 'May be sent empty, as p=.'],
  ['in: header, allowEmptyValue: true', '3.1.1', ''],
  ['in: query, allowReserved: true, allowEmptyValue: true', '3.0.3', `${reserved} May be sent empty, as p=.`],
])('tells which values may be sent otherwise: %s, OpenAPI %s', async (fields, version, expected) => {
  expect(await sent(`${fields}, schema: {type: string}`, version)).toBe(expected);
});

it('tells how the fields of a whole query string are sent', async () => {
  const form = `{schema: {type: object, properties: {a: ${list}, b: ${object}}}, encoding: {a: {explode: false}, b: {style: deepObject}}}`;
  expect(await sent(`in: querystring, content: {application/x-www-form-urlencoded: ${form}}`, '3.2.0')).toBe(
    'The whole query string, as application/x-www-form-urlencoded. a: Sent as a=value1,value2. b: Sent as b[gt]=value1.',
  );
});
