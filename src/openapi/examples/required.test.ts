import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { parseJson } from '../model/json';
import { bodyExamples } from './examples';
import { fits } from '../schema/problems';
import { requiredPart } from './required';

async function readMedia(schema: string, more = '') {
  const { api } = await readText(
    `paths: {/a: {post: {operationId: a, requestBody: {content: {application/json: {schema: ${schema}}}}, responses: {}}}}${more}`,
  );
  const media = api?.operations[0]?.requestBody?.content[0];
  if (!api || !media?.schema) throw new Error('no schema');
  return { api, media, schema: media.schema };
}

describe('requiredPart', () => {
  it.each([
    [
      'the fields that must be there, at every depth',
      '{required: [a, list], properties: {a: {required: [b], properties: {b: {}, c: {}}}, list: {items: {required: [x], properties: {x: {}, y: {}}}}, d: {}}}',
      '{"a":{"b":1,"c":2},"list":[{"x":1,"y":2}],"d":3}',
      '{"a":{"b":1},"list":[{"x":1}]}',
    ],
    ['one where none must be there', '{properties: {a: {}, b: {}}}', '{"a":{"c":1},"b":2}', '{"b":2}'],
    [
      'one that is not empty itself',
      '{properties: {a: {properties: {c: {}}}, b: {items: {}}}}',
      '{"a":{"c":1},"b":[2]}',
      '{"b":[2]}',
    ],
    ['all where nothing is said', '{}', '{"a":1,"b":2}', '{"a":1,"b":2}'],
    ['the entries of a map', '{additionalProperties: {type: string}}', '{"k":"v"}', '{"k":"v"}'],
    [
      'what a needed field needs',
      '{required: [a], dependentRequired: {a: [b]}, properties: {a: {}, b: {}, c: {}}}',
      '{"a":1,"b":2,"c":3}',
      '{"a":1,"b":2}',
    ],
    [
      'as many as are enough',
      '{required: [a], minProperties: 2, properties: {a: {}, b: {}, c: {}}}',
      '{"a":1,"b":2,"c":3}',
      '{"a":1,"b":2}',
    ],
    [
      'all where less would not be valid',
      '{properties: {a: {}, b: {}}, if: {properties: {a: {}}}, then: {enum: [{a: 1, b: 2}]}}',
      '{"a":1,"b":2}',
      '{"a":1,"b":2}',
    ],
    [
      'the fields of the variant that was meant',
      '{oneOf: [{required: [x], properties: {x: {type: string}, y: {}}}, {required: [z], properties: {z: {}}}]}',
      '{"x":"1","y":2}',
      '{"x":"1"}',
    ],
    [
      'no field that a request leaves out',
      '{required: [id, name], properties: {id: {readOnly: true}, name: {}, note: {}}}',
      '{"id":1,"name":"n","note":"t"}',
      '{"name":"n"}',
    ],
    ['what is no object', '{type: array, items: {type: string}}', '["a"]', '["a"]'],
  ])('keeps %s', async (_what, schema, value, expected) => {
    const { api, schema: read } = await readMedia(schema);
    expect(requiredPart(api, read, parseJson(value))).toEqual(parseJson(expected));
  });
});

describe('the examples of a body with variants', () => {
  const shapes = `
components:
  schemas:
    Car: {type: object, required: [kind, doors], properties: {kind: {type: string}, doors: {type: integer}}}
    Bike: {title: Bicycle, type: object, required: [kind], properties: {kind: {type: string}, bell: {type: boolean}}}`;
  const choice =
    "{oneOf: [{$ref: '#/components/schemas/Car'}, {$ref: '#/components/schemas/Bike'}], discriminator: {propertyName: kind, mapping: {car: '#/components/schemas/Car', bike: '#/components/schemas/Bike'}}";

  it('are one of each, by name', async () => {
    const { api, media } = await readMedia(`${choice}}`, shapes);
    expect(bodyExamples(api, media, 'request').map(({ label, value }) => [label, value])).toEqual([
      ['Car', '{"kind":"car","doors":1}'],
      ['Bicycle', '{"kind":"bike","bell":true}'],
    ]);
  });

  const named = (by: string, field: string) =>
    `{type: object, required: [${by}, ${field}], properties: {${by}: {type: string}, ${field}: {type: string}}}`;
  const of = (by: string, ...names: string[]) =>
    `oneOf: [${names.map((name) => `{$ref: '#/components/schemas/${name}'}`).join()}], discriminator: {propertyName: ${by}}`;
  const heir = (base: string, more: string) =>
    `{allOf: [{$ref: '#/components/schemas/${base}'}, {type: object, ${more}}]}`;
  const dog = '{"kind":"Dog","age":"Puppy","chews":"string"}';

  it.each([
    ['of a choice', `{${of('kind', 'Dog', 'Cat')}}`, [dog, '{"kind":"Cat"}']],
    ['with fields of its own', `{${of('kind', 'Hound', 'Cat')}}`, [dog.replace('Dog', 'Hound'), '{"kind":"Cat"}']],
    [
      'within allOf',
      `{allOf: [{required: [id], properties: {id: {type: integer}}}, {${of('kind', 'Dog', 'Cat')}}]}`,
      [dog.replace('{', '{"id":1,'), '{"id":1,"kind":"Cat"}'],
    ],
    ['of items', `{type: array, items: {${of('kind', 'Dog', 'Cat')}}}`, [`[${dog}]`]],
    ['of a lone variant', `{${of('pet', 'Dog')}}`, [dog.replace('"kind":"Dog",', '').replace('}', ',"pet":"Dog"}')]],
    [
      'of two choices at once',
      `{allOf: [{${of('size', 'Big', 'Small')}}, {${of('kind', 'Dog', 'Cat')}}]}`,
      [dog.replace('{', '{"size":"Big",')],
    ],
    ['at any depth', `{${of('a', 'A')}}`, ['{"a":"A","b":"B","c":"C"}']],
    [
      "of a base's heirs",
      "{$ref: '#/components/schemas/Base'}",
      ['{"kind":"Mid","sub":"Low","low":"string"}', '{"kind":"Leaf"}'],
    ],
  ])('follow a discriminator within a variant: %s', async (_, schema, values) => {
    const { api, media } = await readMedia(
      schema,
      `
components:
  schemas:
    Dog: {${of('age', 'Puppy', 'Old')}}
    Hound: {type: object, required: [kind], properties: {kind: {type: string}}, ${of('age', 'Puppy', 'Old')}}
    Cat: {type: object, required: [kind], properties: {kind: {type: string}}}
    Puppy: ${named('age', 'chews')}
    Old: ${named('age', 'sleeps')}
    Big: {type: object, required: [size], properties: {size: {type: string}}}
    Small: ${named('size', 'small')}
    A: {${of('b', 'B')}}
    B: {${of('c', 'C')}}
    C: {type: object, required: [a, b, c], properties: {a: {type: string}, b: {type: string}, c: {type: string}}}
    Base: {type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}
    Mid: ${heir('Base', 'required: [sub], properties: {sub: {type: string}}, discriminator: {propertyName: sub}')}
    Low: ${heir('Mid', 'required: [low], properties: {low: {type: string}}')}
    Leaf: ${heir('Base', 'properties: {}')}`,
    );
    const made = bodyExamples(api, media, 'request').map(({ value }) => parseJson(value ?? 'null'));
    expect(made).toEqual(values.map((value) => parseJson(value)));
    for (const value of made) expect(fits(api, media.schema ?? {}, value, 'request')).toBe(true);
  });

  it("is the author's alone where there is one", async () => {
    const { api, media } = await readMedia(`${choice}, example: {kind: car, doors: 5}}`, shapes);
    expect(bodyExamples(api, media, 'request').map(({ value }) => value)).toEqual(['{"kind":"car","doors":5}']);
  });

  it('are values as they are sent, null among them, and else the text', async () => {
    const { api, media } = await readMedia("{}, examples: {a: {serializedValue: 'null'}, b: {serializedValue: '{x'}}");
    expect(bodyExamples(api, media, 'request').map(({ value }) => value)).toEqual(['null', '"{x"']);
  });
});
