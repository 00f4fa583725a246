import { expect, it } from 'vitest';
import { createFieldIds, idStep } from './field-id';

it('reads like a path', () => {
  const id = createFieldIds();
  expect(id(id(id('', 'body'), 'user'), 'email')).toBe('body.user.email');
  expect(id('response-200', 'data')).toBe('response-200.data');
});

it('keeps out what an address or an attribute cannot hold', () => {
  expect(idStep('filter[x]')).toBe('filter-x');
  expect(idStep('a b\t"c"')).toBe('a-b-c');
  expect(idStep('größe')).toBe('größe');
  expect(idStep('$ref')).toBe('$ref');
  expect(idStep('***')).toBe('field');
});

it('gives each id once on a page', () => {
  const id = createFieldIds();
  expect([id('query', 'a b'), id('query', 'a-b'), id('query', 'a.b')]).toEqual([
    'query.a-b',
    'query.a-b-2',
    'query.a-b-3',
  ]);
});

it('leaves the ids of the frame alone', () => {
  const id = createFieldIds();
  expect([id('', 'content'), id('', 'menu'), id('content', 'menu')]).toEqual(['content-2', 'menu-2', 'content.menu']);
});
