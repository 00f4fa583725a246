import { expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { xmlDocument } from './xml';

it('writes names, attributes, namespaces and wrapped lists', async () => {
  const { api } = await readText(`
components:
  schemas:
    Book:
      type: object
      xml: {name: book, namespace: https://example.com/books, prefix: b}
      properties:
        id: {type: integer, xml: {attribute: true}}
        title: {type: string}
        tags: {type: array, items: {type: string, xml: {name: tag}}, xml: {wrapped: true}}
        notes: {type: array, items: {type: string}}
`);
  if (!api) throw new Error('no model');
  const value = { id: 1, title: 'A & <B>', tags: ['x', 'y'], notes: ['one', 'two'] };
  expect(xmlDocument(api, { ref: 'Book' }, value)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<b:book xmlns:b="https://example.com/books" id="1">
  <title>A &amp; &lt;B&gt;</title>
  <tags>
    <tag>x</tag>
    <tag>y</tag>
  </tags>
  <notes>one</notes>
  <notes>two</notes>
</b:book>`);
});
