import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import type { JsonValue } from '../model/json';
import { xmlDocument } from './xml';

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** Write a value of a response as XML; return the lines after the declaration. */
async function write(schema: string, value: JsonValue): Promise<string[]> {
  const { api } = await readText(`openapi: 3.2.0
info: {title: T, version: '1'}
paths: {/a: {get: {responses: {'200': {content: {application/xml: {schema: ${schema}}}}}}}}
components:
  schemas:
    Books: {type: array, items: {$ref: '#/components/schemas/Book'}}
    Book: {type: object, properties: {id: {type: integer}}}
    Bare: {type: object, xml: {nodeType: none}, properties: {id: {type: integer}}}
`);
  if (!api) throw new Error('no model');
  return xmlDocument(api, api.operations[0]?.responses[0]?.content[0]?.schema ?? {}, value)
    .split('\n')
    .slice(1);
}

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

it('writes names that XML does not have as codes', async () => {
  const { api } = await readText(
    'components: {schemas: {"Ab C": {type: object, properties: {n: {type: string, xml: {attribute: true, name: "n m"}}}}}}',
  );
  if (!api) throw new Error('no model');
  const value = { n: 1, 'a b': 'x', '1x': 'y', 'é-1.ü_': 'z', '': 0, 'x😀<': '' };
  expect(xmlDocument(api, { types: ['object'] }, value)).toContain(`<root>
  <n>1</n>
  <a_x0020_b>x</a_x0020_b>
  <_x0031_x>y</_x0031_x>
  <é-1.ü_>z</é-1.ü_>
  <_>0</_>
  <x_x1F600__x003C_></x_x1F600__x003C_>`);
  expect(xmlDocument(api, { ref: Object.keys(api.schemas)[0] ?? '' }, { n: 1 })).toContain(
    '<Ab_x0020_C n_x0020_m="1"/>',
  );
});

it('writes nodes by their type in OpenAPI 3.2, and ignores the name of a list without an element', async () => {
  const { api } = await readText(`
openapi: 3.2.0
info: {title: T, version: '1'}
components:
  schemas:
    Price:
      type: object
      properties:
        currency: {type: string, xml: {nodeType: attribute}}
        amount: {type: number, xml: {nodeType: text}}
    Book:
      type: object
      properties:
        tags: {type: array, xml: {nodeType: element}, items: {type: string, xml: {name: tag}}}
        notes: {type: array, xml: {name: note}, items: {type: string}}
        price: {$ref: '#/components/schemas/Price'}
        odd: {type: string, xml: {name: true}}
`);
  if (!api) throw new Error('no model');
  const value = { tags: ['x'], notes: ['one'], price: { currency: 'EUR', amount: 5 }, odd: 'o' };
  expect(xmlDocument(api, { ref: 'Book' }, value)).toContain(`<Book>
  <tags>
    <tag>x</tag>
  </tags>
  <notes>one</notes>
  <price currency="EUR">5</price>
  <true>o</true>
</Book>`);
});

describe('a document that is a list', () => {
  it.each([
    [
      '{$ref: "#/components/schemas/Books"}',
      [{ id: 1 }],
      ['<Books>', '  <Book>', '    <id>1</id>', '  </Book>', '</Books>'],
    ],
    [
      '{type: array, items: {properties: {a: {}, b: {}}}}',
      [{ a: [], b: 1 }],
      ['<root>', '  <root>', '    <b>1</b>', '  </root>', '</root>'],
    ],
    ['{type: array, items: {$ref: "#/components/schemas/Book"}}', [{}], ['<root>', '  <Book/>', '</root>']],
    ['{type: array, xml: {name: n, wrapped: true}, items: {xml: {name: m}}}', ['x'], ['<n>', '  <m>x</m>', '</n>']],
    ['{type: array, items: {type: string}}', ['x', 'y'], ['<root>', '  <root>x</root>', '  <root>y</root>', '</root>']],
    [
      '{type: array, xml: {nodeType: element, name: n}, prefixItems: [{xml: {nodeType: text}}, {xml: {name: m}}]}',
      ['x', null, 'y'],
      [`<n ${xsi}>`, '  x', '  <m xsi:nil="true"/>', '  <n>y</n>', '</n>'],
    ],
  ])('%s', async (schema, value, lines) => {
    expect(await write(schema, value)).toEqual(lines);
  });
});

it.each([
  [
    '{properties: {a: {xml: {nodeType: attribute}}, b: {}}}',
    { a: null, b: null },
    [`<root ${xsi}>`, '  <b xsi:nil="true"/>', '</root>'],
  ],
  ['{properties: {a: {}}}', { a: 'xsi:nil="true"' }, ['<root>', '  <a>xsi:nil=&quot;true&quot;</a>', '</root>']],
  ['{}', null, [`<root ${xsi} xsi:nil="true"/>`]],
])('writes null as OpenAPI 3.2 recommends: %s', async (schema, value, lines) => {
  expect(await write(schema, value)).toEqual(lines);
});

it.each(['oneOf', 'anyOf'])('writes the fields of each variant of %s as it says', async (keyword) => {
  const variants = '[{properties: {a: {}}}, {properties: {b: {xml: {nodeType: attribute, name: c}}}}]';
  expect(await write(`{${keyword}: ${variants}}`, { b: 1 })).toEqual(['<root c="1"/>']);
});

it.each([
  [
    'an object without a node',
    '{properties: {a: {xml: {nodeType: none}, properties: {b: {xml: {nodeType: attribute}}, c: {}, d: {xml: {nodeType: none}, properties: {e: {}}}}}}}',
    { a: { b: 1, c: 2, d: { e: 3 } } },
    ['<root b="1">', '  <c>2</c>', '  <e>3</e>', '</root>'],
  ],
  [
    'objects of a list without a node',
    '{properties: {a: {type: array, items: {xml: {nodeType: none}, properties: {b: {}}}}}}',
    { a: [{ b: 1 }, { b: 2 }] },
    ['<root>', '  <b>1</b>', '  <b>2</b>', '</root>'],
  ],
  [
    'a document without a node',
    '{xml: {nodeType: none}, properties: {b: {}}}',
    { b: 1 },
    ['<root>', '  <b>1</b>', '</root>'],
  ],
  [
    'an element where the component has none',
    '{$ref: "#/components/schemas/Bare", xml: {nodeType: element, name: Stored}}',
    { id: 1 },
    ['<Stored>', '  <id>1</id>', '</Stored>'],
  ],
  [
    'CDATA',
    '{properties: {a: {xml: {nodeType: cdata}}, b: {}}}',
    { a: '<i>]]></i>', b: '<' },
    ['<root>', '  <![CDATA[<i>]]]]><![CDATA[></i>]]>', '  <b>&lt;</b>', '</root>'],
  ],
])('writes %s', async (_, schema, value, lines) => {
  expect(await write(schema, value)).toEqual(lines);
});
