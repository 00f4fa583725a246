import { expect, it } from 'vitest';
import { LongNumber } from '../model/json';
import { exampleText, typedRequest, typedValue, unquoted, withValue } from './typed';

it.each([
  ["it's", 'string', "it's"],
  ['12', 'string', '12'],
  ['12', 'integer', 12],
  ['80351110224678912', 'integer', new LongNumber('80351110224678912')],
  ['1.5e3', 'number', 1500],
  ['twelve', 'integer', 'twelve'],
  ['{id}', 'integer', '{id}'],
  ['true', 'boolean', true],
  ['yes', 'boolean', 'yes'],
  ['["a",1]', 'array', ['a', 1]],
  ['a, b', 'array', ['a', 'b']],
  ['{"a":1}', 'object', { a: 1 }],
  ['{"a"', 'object', '{"a"'],
  ['null', 'any', null],
  ['1e', 'number', '1e'],
])('takes %j as %s', (text, type, value) => expect(typedValue(text, type)).toEqual(value));

it.each([
  ['"1"', 'string', '1'],
  ['""', 'string', ''],
  ['asc', 'string', 'asc'],
  ['"half', 'string', '"half'],
  ['"1"', 'any', '"1"'],
])('types the value %j of an enum of %s as %j', (shown, type, text) => expect(unquoted(shown, type)).toBe(text));

it('puts a value where it belongs and leaves the rest alone', () => {
  const body = { user: { name: 'a', tags: ['x'] }, n: 1 };
  expect(withValue(body, ['user', 'name'], 'b')).toEqual({ user: { name: 'b', tags: ['x'] }, n: 1 });
  expect(withValue(body, ['user', 'home', 'city'], 'c')).toEqual({
    user: { name: 'a', tags: ['x'], home: { city: 'c' } },
    n: 1,
  });
  expect(withValue('text', ['a'], 1)).toEqual({ a: 1 });
  expect(Object.keys(withValue(body, ['user', 'name'], 'b') as object)).toEqual(['user', 'n']);
  expect(JSON.stringify(withValue({}, ['__proto__'], 1))).toBe('{"__proto__":1}');
});

it('makes a request of what was typed, and keeps examples where nothing was', () => {
  const request = typedRequest(
    {
      method: 'POST',
      path: '/{id}',
      server: 'https://h.example',
      parameters: [
        { in: 'path', name: 'id', value: '"1"' },
        { in: 'query', name: 'limit' },
        { in: 'query', name: 'page' },
      ],
      credentials: [{ in: 'header', name: 'Authorization', prefix: 'Bearer ', placeholder: 'YOUR_TOKEN' }],
      body: { mediaType: 'application/json', value: '{"a":{"b":1,"c":"x"}}' },
      json: true,
    },
    [
      { place: 'path', path: ['id'], type: 'string', text: '' },
      { place: 'query', path: ['limit'], type: 'integer', text: '80351110224678912' },
      { place: 'secret', path: ['Authorization'], type: 'string', text: "it's" },
      { place: 'body', path: ['a', 'b'], type: 'integer', text: '2' },
    ],
    'https://beta.example',
  );
  expect(request.url).toBe('https://beta.example/1?limit=80351110224678912');
  expect(request.headers).toEqual([['Authorization', "Bearer it's"]]);
  expect(request.body).toEqual({ kind: 'json', mediaType: 'application/json', value: { a: { b: 2, c: 'x' } } });
});

it('adds what was typed to required fields alone, or to all', () => {
  const shape = {
    method: 'POST',
    path: '/',
    server: 'https://h.example',
    parameters: [{ in: 'query' as const, name: 'limit', all: '20' }],
    credentials: [],
    body: { mediaType: 'application/json', value: '{"a":1}', all: '{"a":1,"b":2,"c":3}' },
    json: true,
  };
  const typed = [{ place: 'body', path: ['b'], type: 'integer', text: '7' }];
  expect(typedRequest(shape, typed)).toMatchObject({ url: 'https://h.example/', body: { value: { a: 1, b: 7 } } });
  expect(typedRequest(shape, typed, undefined, true)).toMatchObject({
    url: 'https://h.example/?limit=20',
    body: { value: { a: 1, b: 7, c: 3 } },
  });
  expect([exampleText(shape, 'body', ['c']), exampleText(shape, 'query', ['limit'])]).toEqual(['3', '20']);
});

it('keeps a body that is written as text, such as XML', () => {
  const shape = {
    method: 'POST',
    path: '/',
    server: 'https://h.example',
    parameters: [],
    credentials: [],
    body: { mediaType: 'application/xml', value: '"<a>1</a>"' },
    json: true,
  };
  const typed = [{ place: 'body', path: ['b'], type: 'integer', text: '7' }];
  expect(typedRequest(shape, typed)).toMatchObject({ body: { text: '<a>1</a>' } });
});

it('knows what an empty input stands for', () => {
  const shape = {
    method: 'POST',
    path: '/',
    server: 'https://h.example',
    parameters: [{ in: 'query' as const, name: 'q', value: '"a"' }],
    credentials: [],
    body: { mediaType: 'application/json', value: '{"a":{"id":80351110224678912,"list":[1]}}' },
    json: true,
  };
  expect(exampleText(shape, 'query', ['q'])).toBe('a');
  expect(exampleText(shape, 'query', ['other'])).toBe('');
  expect(exampleText(shape, 'body', ['a', 'id'])).toBe('80351110224678912');
  expect(exampleText(shape, 'body', ['a', 'list'])).toBe('[1]');
  expect(exampleText(shape, 'body', ['a', 'toString'])).toBe('');
});
