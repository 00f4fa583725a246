import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import type { Api, Schema } from '../model/model';
import { viewSchema } from '../schema/view';
import { fieldTree, type FieldTree } from './field-tree';
import { constraintWords, typeWords, wordsToText } from './words';

async function read(schema: string, more = ''): Promise<[Api, Schema]> {
  const { api } = await readText(
    `openapi: 3.2.0\ninfo: {title: T, version: '1'}\ncomponents: {schemas: {A: ${schema}}}\n${more}`,
  );
  const shared = api?.schemas.A;
  if (!api || !shared) throw new Error('no model');
  return [api, shared.schema];
}

const rules = (api: Api, schema: Schema) => constraintWords(api, viewSchema(api, schema)).map(wordsToText);

/** Write a schema's type, rules and contents as lines. */
function lines(api: Api, schema: Schema): string[] {
  const tree = fieldTree(api, schema, null, '', (parent, name) => `${parent}.${name}`);
  return [[wordsToText(typeWords(api, schema)), ...rules(api, schema)].join(', '), ...inside(api, tree)];
}

const inside = (api: Api, { items, rows, others, groups }: FieldTree): string[] => [
  ...items.map((item) => ['each item', ...rules(api, item)].join(', ')),
  ...rows.map(({ name, schema }) => `${name}: ${lines(api, schema).join('; ')}`),
  ...(others ? [others] : []),
  ...groups.flatMap(({ title, rows: parts }) =>
    parts.map(({ schema }) => `${title}: ${lines(api, schema).join('; ')}`),
  ),
];

describe('other items', () => {
  const first = 'Items, in this order: string';
  it.each([
    ['items: {type: integer, minimum: 5}', ['array', first, 'Each other item: integer, at least 5']],
    ['unevaluatedItems: {type: boolean}', ['array', first, 'Each other item: boolean']],
    ['items: {type: object, properties: {a: {}}}', ['array', first, 'Each other item: object; a: any']],
    ['items: {type: integer}, unevaluatedItems: false', ['array', first, 'Each other item: integer']],
    ['items: {type: integer}, maxItems: 2', ['array, at most 2 items', first, 'Each other item: integer']],
    ['items: true', ['array', 'Other items are allowed.', first]],
    ['title: T', ['array', first]],
    ['items: false', ['list of fixed items', 'No other items.', first]],
    ['unevaluatedItems: false', ['list of fixed items', 'No other items.', first]],
    ['items: {type: integer}, maxItems: 1', ['list of fixed items, at most 1 item', 'No other items.', first]],
    [
      'unevaluatedItems: false, contains: {type: integer}',
      ['array', 'No other items.', first, 'At least one item is: integer'],
    ],
  ])('after the first: %s', async (keywords, expected) => {
    expect(lines(...(await read(`{type: array, prefixItems: [{type: string}], ${keywords}}`)))).toEqual(expected);
  });

  it.each([
    ['items: {type: integer, minimum: 5}', ['array of integer', 'each item, at least 5']],
    ['unevaluatedItems: {type: integer, minimum: 5}', ['array of integer', 'each item, at least 5']],
    ['items: false', ['array', 'No items.']],
    ['unevaluatedItems: false', ['array', 'No items.']],
    [
      'contains: {type: string}, unevaluatedItems: {type: integer}',
      ['array', 'Each other item: integer', 'At least one item is: string'],
    ],
    [
      'contains: {type: string}, items: {type: string}',
      ['array of string', 'each item', 'At least one item is: string'],
    ],
  ])('with none before them: %s', async (keywords, expected) => {
    expect(lines(...(await read(`{type: array, ${keywords}}`)))).toEqual(expected);
  });
});

describe('other fields', () => {
  const rest = 'unevaluatedProperties: {type: integer, minimum: 3}';
  it.each([
    [
      `{type: object, properties: {a: {type: string}}, ${rest}}`,
      ['object', 'a: string', 'any other name: integer, at least 3'],
    ],
    [`{type: object, ${rest}}`, ['map to integer', 'any name: integer, at least 3']],
    [`{${rest}}`, ['object', 'any name: integer, at least 3']],
    [`{type: object, additionalProperties: {type: string}, ${rest}}`, ['map to string', 'any name: string']],
    [
      `{type: object, if: {required: [a]}, ${rest}}`,
      ['object', 'any other name: integer, at least 3', 'If it is: object'],
    ],
    [
      `{type: object, patternProperties: {^x: {type: string}}, additionalProperties: {type: integer}}`,
      ['object', '/^x/: string', 'any other name: integer'],
    ],
    [
      '{type: object, properties: {a: {type: string}}, unevaluatedProperties: true}',
      ['object', 'a: string', 'Other fields are allowed.'],
    ],
  ])('%s', async (schema, expected) => {
    expect(lines(...(await read(schema)))).toEqual(expected);
  });
});

it.each([
  ["{type: 'null'}", 'null'],
  ['{const: null}', 'null'],
  ['{enum: [null]}', 'null'],
  ["{type: array, items: {type: 'null'}}", 'array of null'],
  ["{type: [string, 'null']}", 'string or null'],
])('names the type null: %s', async (schema, expected) => {
  expect(wordsToText(typeWords(...(await read(schema))))).toBe(expected);
});

it.each([
  ['{oneOf: [{const: 1, title: Normal}, {const: 1.5, title: Fast}]}', 'number'],
  ['{oneOf: [{const: auto, title: Normal}, {const: 0, title: Off}]}', 'string or integer'],
  ["{type: [array, 'null'], items: {type: string}}", 'null or array of string'],
  ['{type: [array, string], items: {type: integer}}', 'string or array of integer'],
  ['{type: [string, object], additionalProperties: {type: integer}}', 'string or map to integer'],
  ["{type: [string, array, 'null'], items: {type: integer}}", 'null or string or array of integer'],
  ['{type: [string, object], properties: {a: {}}}', 'string or object'],
])('names all types: %s', async (schema, expected) => {
  expect(wordsToText(typeWords(...(await read(schema))))).toBe(expected);
});

const numbers = 'minimum: 1, exclusiveMaximum: 9, multipleOf: 2';
const strings = 'minLength: 1, pattern: ^a, contentEncoding: base64, contentMediaType: image/png';
const arrays = 'maxItems: 3, uniqueItems: true';
const objects = 'minProperties: 1, propertyNames: {maxLength: 2}, dependentRequired: {a: [b, c, d]}';
const ofNumbers = ['at least 1', 'less than 9', 'a multiple of 2'];
const ofStrings = ['at least 1 character', 'encoded as base64', 'holds image/png', 'matches ^a'];
const ofArrays = ['at most 3 items', 'no duplicates'];
const ofObjects = ['at least 1 field', 'field names: at most 2 characters', 'with a, also b, c and d'];

it.each([
  ['integer', ofNumbers],
  ['number', ofNumbers],
  ['string', ofStrings],
  ['array', ofArrays],
  ['object', ofObjects],
  ['boolean', []],
  ["'null'", []],
  ["[string, array, 'null']", [...ofStrings, ...ofArrays]],
  ['[integer, string, array, object]', [...ofNumbers, ...ofStrings, ...ofArrays, ...ofObjects]],
])('says only the rules that apply to the type %s', async (type, expected) => {
  const schema = await read(`{type: ${type}, ${numbers}, ${strings}, ${arrays}, ${objects}}`);
  expect(rules(...schema).sort()).toEqual([...expected].sort());
});

it.each([
  ['propertyNames: {type: string, format: uuid}', ['field names: uuid']],
  [
    "propertyNames: {$ref: '#/components/schemas/A/$defs/color'}, $defs: {color: {enum: [red, green]}}",
    ['field names: any of red, green'],
  ],
  ['additionalProperties: {type: string}, required: [en]', ['needs en']],
  ['title: English, required: [en]', ['needs en']],
  ['required: [en]', []],
  ['type: string, format: date, pattern: yyyy-MM-dd', ['written as yyyy-MM-dd']],
  ['type: integer, examples: [5, 6]', ['for example 5, 6']],
  ["type: string, enum: ['1.0', x], example: '1.0'", ['for example "1.0"']],
  ["type: [string, integer], examples: ['1', 1]", ['for example "1", 1']],
  ["type: string, example: '1.0'", ['for example 1.0']],
  [
    "type: integer, examples: [5, '6']",
    ['for example 5, "6" (does not fit: it must be an integer, and is text: remove the quotes)'],
  ],
  [
    'type: object, properties: {a: {type: object, required: [id], properties: {id: {type: integer}}}}, example: {a: {}}',
    ['for example {"a":{}} (does not fit: a needs the field "id")'],
  ],
  ['type: object, required: [id], properties: {id: {type: integer, readOnly: true}}, example: {}', ['for example {}']],
  [`type: string, example: ${'a'.repeat(501)}`, [`for example ${'a'.repeat(500)} and 1 more character`]],
  [
    `type: string, maxLength: 9, example: ${'a'.repeat(1502)}`,
    [
      'at most 9 characters',
      `for example ${'a'.repeat(500)} and 1,002 more characters (does not fit: it must have at most 9 characters, and has 1502)`,
    ],
  ],
  ['type: string, xml: {name: a}', []],
  ['type: string, format: color, pattern: yyyy-MM-dd', ['matches yyyy-MM-dd']],
])('says what a schema needs: %s', async (keywords, expected) => {
  expect(rules(...(await read(`{${keywords}}`)))).toEqual(expected);
});

it.each(['anyOf', 'oneOf'])('says what every variant of %s needs, where the schema has no type', async (keyword) => {
  const variants = '[{properties: {kind: {const: a}}}, {properties: {kind: {const: b}}}]';
  expect(rules(...(await read(`{required: [kind], ${keyword}: ${variants}}`)))).toEqual(['needs kind']);
});

it.each([
  ['allOf: [{enum: [a, b]}, {enum: [b, c]}]', ['"b"'], ''],
  ['allOf: [{enum: [a, b]}, {const: b}]', ['"b"'], ''],
  ['allOf: [{oneOf: [{const: 1, description: One}, {const: 2, description: Two}]}], const: 2', ['2'], 'Two'],
])('leaves the values that every part allows: %s', async (keywords, values, description) => {
  const view = viewSchema(...(await read(`{${keywords}}`)));
  expect(view.enum?.map(({ value }) => value)).toEqual(values);
  expect(view.enum?.[0]?.description).toBe(description);
  expect(view.conflicts).toBeUndefined();
});

it.each([
  ["type: string, enum: ['1', '2'], default: '1'", 'default "1"'],
  ["type: string, enum: ['1', a], default: a", 'default "a"'],
  ['type: string, enum: [b, a], default: a', 'default a'],
  ["type: string, default: 'true'", 'default "true"'],
  ["type: string, default: ''", 'default ""'],
  ["type: [string, integer], default: '1'", 'default "1"'],
  ['type: integer, enum: [1, 2], default: 1', 'default 1'],
  ["const: 'null'", 'always "null"'],
  ["type: string, enum: ['1.0']", 'always "1.0"'],
  ['const: a', 'always a'],
])('quotes a text that looks like another value, as an enum does: %s', async (keywords, expected) => {
  expect(rules(...(await read(`{${keywords}}`)))).toEqual([expected]);
});

describe('parts with names', () => {
  const more = '{type: object, properties: {more: {type: integer}}}';
  const one = "{$ref: '#/components/schemas/O'}";
  const text = "{$ref: '#/components/schemas/E'}";
  const tagged = (kind: string) => `{type: object, required: [kind], properties: {kind: {const: ${kind}}}}`;
  const field = async (schema: string) => {
    const { api } = await readText(`components: {schemas: {A: {type: object, properties: {f: ${schema}}},
      O: {type: object, description: An order, required: [id], properties: {id: {type: integer}}}, P: {type: object, properties: {p: {}}},
      E: {type: string, enum: [x, y], description: A letter}, U: ${tagged('u')}, V: ${tagged('v')},
      Closed: {type: object, additionalProperties: false, properties: {p: {}}}}}`);
    const [schemaOfField] = api?.schemas.A?.schema.properties ?? [];
    if (!api || !schemaOfField) throw new Error('no model');
    const { schema: read } = schemaOfField;
    const view = viewSchema(api, read);
    const [group] = fieldTree(api, read, null, '', (_parent, name) => name).groups;
    const items = view.items && viewSchema(api, view.items);
    return [wordsToText(typeWords(api, read)), (items ?? view).description ?? group?.title];
  };

  it.each([
    [`{allOf: [${one}, ${more}]}`, ['O and more', 'An order']],
    [`{allOf: [${more}, ${one}], description: My own}`, ['O and more', 'My own']],
    [`{allOf: [${one}], properties: {more: {}}}`, ['O and more', 'An order']],
    ["{$ref: '#/components/schemas/O', properties: {more: {}}}", ['O and more', 'An order']],
    ["{$ref: '#/components/schemas/O', required: [p]}", ['O', 'An order']],
    ["{$ref: '#/components/schemas/O', unevaluatedProperties: false}", ['O', 'An order']],
    [`{allOf: [${one}, {required: [p]}]}`, ['O', 'An order']],
    [`{allOf: [${one}, {$ref: '#/components/schemas/P'}, ${more}]}`, ['O and P and more', undefined]],
    [`{type: array, items: {allOf: [${one}, ${more}]}}`, ['array of (O and more)', 'An order']],
    [`{type: object, additionalProperties: {allOf: [${one}, ${more}]}}`, ['map to (O and more)', undefined]],
    [`{allOf: [${text}, {maxLength: 1}]}`, ['string', 'A letter']],
  ])('keep their name and description with more beside them: %s', async (schema, expected) => {
    expect(await field(schema)).toEqual(expected);
  });

  it('do not describe a schema that has a name and is built upon them', async () => {
    const { api } = await readText(`components: {schemas: {A: {allOf: [{$ref: '#/components/schemas/O'}, ${more}]},
      O: {type: object, description: An order}}}`);
    expect(api && viewSchema(api, { ref: 'A' }).description).toBeUndefined();
  });

  const refs = (...names: string[]) => names.map((name) => `{$ref: '#/components/schemas/${name}'}`).join();

  it.each([
    [refs('O', 'E'), ['O or E', 'One of these']],
    [refs('U', 'V'), ['U or V', 'One of these']],
    [refs('O', 'Closed'), ['O or Closed', 'One of these']],
    [refs('O', 'P'), ['O and/or P', 'Any of these, one or more']],
    [`${refs('O', 'E')}, {type: boolean, title: T}, {type: array, items: {}}`, ['one of 4', 'One of these']],
    [
      `${refs('O', 'P')}, {type: boolean, title: T}, {type: array, items: {}}`,
      ['any of 4', 'Any of these, one or more'],
    ],
    ['{type: integer, minimum: 1}, {type: number, maximum: 9}', ['integer or number', 'Any of these, one or more']],
    ['{type: integer, maximum: 5}, {type: integer, minimum: 9}', ['integer', 'One of these']],
    ['{maximum: 5, title: A}, {minimum: 9, title: B}', ['any', 'Any of these, one or more']],
    ['{type: string, maxLength: 3}, {type: integer, minimum: 1}', ['string or integer', 'One of these']],
  ])('are joined by "or" where no value fits two of anyOf: %s', async (variants, expected) => {
    expect(await field(`{anyOf: [${variants}]}`)).toEqual(expected);
  });
});

it('says the rules of every type where the schema names none', async () => {
  expect(rules(...(await read('{minLength: 1, maxItems: 3, minimum: 1}')))).toEqual([
    'at least 1',
    'at least 1 character',
    'at most 3 items',
  ]);
});

it.each([
  ['type: string, xml: {name: a}', ['XML element a']],
  ['type: string, xml: {attribute: true}', ['XML attribute']],
  ['type: string, xml: {attribute: true, name: a, prefix: p}', ['XML attribute p:a']],
  ["type: object, xml: {name: a, namespace: 'urn:a', prefix: p}", ['XML element p:a of the namespace urn:a']],
  ['type: array, items: {}, xml: {name: a, wrapped: true}', ['XML element a around the items']],
  ['type: array, items: {}, xml: {name: a}', []],
  ['type: string, xml: {nodeType: cdata}', ['XML cdata']],
  ['type: object, xml: {nodeType: none}', ['XML without an element']],
])('says how a value is written where an API writes XML: %s', async (keywords, expected) => {
  const more = "paths: {/a: {get: {responses: {'200': {description: OK, content: {application/xml: {}}}}}}}";
  expect(rules(...(await read(`{${keywords}}`, more)))).toEqual(expected);
});
