import { describe, expect, it } from 'vitest';
import { fixtureApi, operation, property, readText, view } from './fixtures/read-fixture';
import type { Api, Schema } from './model/model';
import { exampleValue } from './examples/example';
import { fieldTree } from './words/field-tree';
import { schemaVariants, sharedSchema, viewSchema } from './schema/view';
import { typeWords, wordsToText } from './words/words';

const tree = (api: Api, schema: Schema) => fieldTree(api, schema, null, '', (parent, name) => `${parent}/${name}`);
const names = (api: Api, id: string) => view(api, id).properties?.map(({ name }) => name);

describe('schemas that contain themselves', () => {
  it('has a page for an array of itself, and links to it where it is already open', async () => {
    const api = await fixtureApi('self-array.yaml');
    expect(view(api, 'Tree')).toEqual({ types: ['array'], items: { ref: 'Tree' } });
    expect(sharedSchema(api, 'Tree')).toMatchObject({ page: 'tree' });
    expect(tree(api, { ref: 'Tree' })).toMatchObject({ elsewhere: [{ page: 'tree' }] });
  });

  it.each([
    ['OpenAPI 3.0, or null', 'type: object, nullable: true, allOf: [{$ref: "#/components/schemas/A"}]'],
    ['OpenAPI 3.1, or null', '$ref: "#/components/schemas/A", type: [object, "null"]'],
    ['with more beside it', 'allOf: [{$ref: "#/components/schemas/A"}, {properties: {more: {type: string}}}]'],
    ['in an array', 'type: array, items: {type: object, minProperties: 1, allOf: [{$ref: "#/components/schemas/A"}]}'],
    ['by another', 'allOf: [{$ref: "#/components/schemas/B"}, {required: [a]}]'],
  ])('ends where one takes itself over: %s', async (_, again) => {
    const { api } = await readText(`components:
  schemas:
    A: {type: object, properties: {id: {type: string}, again: {${again}}}}
    B: {type: object, properties: {a: {minProperties: 1, allOf: [{$ref: '#/components/schemas/A'}]}}}
`);
    if (!api) throw new Error('No model was read.');
    expect(sharedSchema(api, 'A')).toMatchObject({ page: 'a' });
    const [id, next] = tree(api, { ref: 'A' }).rows;
    expect(id?.name).toBe('id');
    const [inner] = next?.inside.rows.filter(({ name }) => name === 'a') ?? [];
    expect((inner ?? next)?.inside.elsewhere.map(({ name }) => name)).toEqual(['A']);
    if (again.includes('more')) expect(next?.inside.rows.map(({ name }) => name)).toEqual(['more']);
    expect(exampleValue(api, { ref: 'A' }, { direction: 'response' })).toMatchObject({ id: 'string' });
  });

  it('shows one level of shared schemas where two would be hundreds of rows, and leaves the next to its page', async () => {
    const kinds = Array.from({ length: 25 }, (_, index) => `Kind${index}`);
    const fields = (type: string) => kinds.map((_, index) => `field${index}: ${type}`).join(', ');
    const { api } = await readText(`components:
  schemas:
    Node: {oneOf: [${kinds.map((kind) => `{$ref: '#/components/schemas/${kind}'}`).join(', ')}]}
${kinds.map((kind) => `    ${kind}: {type: object, properties: {${fields('{type: string}')}}}`).join('\n')}
    Few: {oneOf: [{$ref: '#/components/schemas/Kind0'}, {$ref: '#/components/schemas/Kind1'}]}
`);
    if (!api) throw new Error('No model was read.');
    const variants = (id: string) => tree(api, { ref: id }).groups[0]?.rows ?? [];
    expect(variants('Node')).toHaveLength(kinds.length);
    for (const { inside } of variants('Node'))
      expect([inside.rows.length, inside.elsewhere.map(({ page: of }) => of)]).toEqual([
        0,
        [expect.stringMatching(/^kind/)],
      ]);
    for (const { inside } of variants('Few')) expect(inside.rows).toHaveLength(kinds.length);
  });

  it('links to each of several bases that are too deep', async () => {
    const base = (name: string) =>
      `    ${name}: {type: object, properties: {of${name}: {type: string}, again: {$ref: '#/components/schemas/${name}'}}}`;
    const { api } = await readText(`components:
  schemas:
    Holder: {type: object, properties: {next: {type: object, properties: {x: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}}}}}
    Outer: {type: object, properties: {holder: {$ref: '#/components/schemas/Holder'}}}
${base('A')}
${base('B')}
`);
    if (!api) throw new Error('No model was read.');
    const [next] = tree(api, { ref: 'Outer' }).rows[0]?.inside.rows ?? [];
    expect(next?.inside.rows[0]?.inside.elsewhere.map(({ name }) => name)).toEqual(['A', 'B']);
  });

  it('names a reference that may be null, in the idioms of both versions', async () => {
    const { api } = await readText(`components:
  schemas:
    A: {type: object, properties: {id: {type: string}}}
    B:
      type: object
      properties:
        old: {type: object, nullable: true, allOf: [{$ref: '#/components/schemas/A'}]}
        new: {$ref: '#/components/schemas/A', type: [object, 'null']}
`);
    if (!api) throw new Error('No model was read.');
    for (const name of ['old', 'new']) {
      const schema = view(api, 'B').properties?.find((one) => one.name === name)?.schema ?? {};
      expect(wordsToText(typeWords(api, schema))).toBe('A or null');
    }
  });

  it('keeps a oneOf that lists itself', async () => {
    const api = await fixtureApi('one-of-itself.yaml');
    expect(schemaVariants(view(api, 'Filter'))?.items.map(({ schema }) => schema.ref ?? schema.types?.[0])).toEqual([
      'string',
      'Filter',
      'object',
    ]);
    expect(sharedSchema(api, 'Filter').page).toBe('filter');
  });

  it('ends where schemas are nothing but each other, and says so', async () => {
    const { api, diagnostics } = await readText(
      `components: {schemas: {A: {$ref: '#/components/schemas/B'}, B: {allOf: [{$ref: '#/components/schemas/A'}]}, C: {type: string}}}`,
    );
    expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ['warning', 'A refers only to itself, so it defines nothing.'],
    ]);
    expect(api && view(api, 'A')).toStrictEqual({});
  });
});

describe('discriminators', () => {
  it.each(['', 'discriminator: {propertyName: kind}, '])(
    'has heirs that the base lists as its variants: %s',
    async (told) => {
      const { api } = await readText(`components:
  schemas:
    Pet: {type: object, ${told}required: [kind], properties: {kind: {type: string}}, oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: integer}}}]}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {tricks: {type: integer}}}]}
`);
      if (!api) throw new Error('No model was read.');
      expect(tree(api, { ref: 'Pet' }).groups.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
        'Cat',
        'Dog',
      ]);
      expect(schemaVariants(view(api, 'Cat'))).toBeNull();
      expect(names(api, 'Cat')).toEqual(['kind', 'lives']);
      for (const ref of ['Pet', 'Cat'])
        expect(exampleValue(api, { ref }, { direction: 'response' })).toEqual({
          kind: told ? 'Cat' : 'string',
          lives: expect.any(Number) as number,
        });
    },
  );

  it('gives a base its heirs at any remove, by written and implied values', async () => {
    const api = await fixtureApi('discriminator-base.yaml');
    expect(schemaVariants(view(api, 'Pet'))).toEqual({
      kind: 'discriminator',
      propertyName: 'kind',
      items: [
        { schema: { ref: 'Cat' }, values: ['feline'] },
        { schema: { ref: 'Lion' }, values: ['Lion'] },
        { schema: { ref: 'Dog' }, values: ['Dog'] },
      ],
    });
  });

  it('keeps inherited fields in an heir and fixes the property to its value', async () => {
    const api = await fixtureApi('discriminator-base.yaml');
    expect(names(api, 'Cat')).toEqual(['kind', 'name', 'lives']);
    expect(view(api, 'Cat')).toMatchObject({
      description: 'It purrs.',
      properties: [{ required: true }, { required: false }, { required: true }],
    });
    expect(property(api, 'Cat', 'kind')).toEqual({ types: ['string'], const: '"feline"' });
    expect(view(api, 'Cat').discriminator).toBeUndefined();
  });

  it('takes neither a base nor its heir for a schema that contains itself', async () => {
    const { api } = await readText(`paths:
  /pets: {get: {responses: {'200': {description: A pet, content: {a/b: {schema: {$ref: '#/components/schemas/Pet'}}}}}}}
components:
  schemas:
    Pet: {type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: integer}}}]}
`);
    if (!api) throw new Error('No model was read.');
    expect(Object.values(api.schemas).map(({ name, page }) => [name, page])).toEqual([
      ['Pet', null],
      ['Cat', null],
    ]);
  });

  it('does not offer the heirs of a base that a schema includes', async () => {
    const api = await fixtureApi('discriminator-base.yaml');
    const view = viewSchema(api, { allOf: [{ ref: 'Pet' }], properties: [] });
    expect(view.properties?.map(({ name }) => name)).toEqual(['kind', 'name']);
    expect(view.discriminator).toBeUndefined();
  });

  it('reads an heir of an heir, and one that adds nothing', async () => {
    const api = await fixtureApi('discriminator-base.yaml');
    expect(names(api, 'Lion')).toEqual(['kind', 'name', 'lives', 'mane']);
    expect(property(api, 'Lion', 'kind').const).toBe('"Lion"');
    expect(names(api, 'Dog')).toEqual(['kind', 'name']);
    expect(property(api, 'Dog', 'kind').const).toBe('"Dog"');
  });

  it.each([
    [
      'another discriminator',
      '{oneOf: [*dog, *cat], discriminator: {propertyName: kind, mapping: {woof: Dog, cat: Cat}}}',
      [['woof'], ['cat']],
    ],
    ['a discriminator of the base', '{oneOf: [*dog, *cat], discriminator: {propertyName: kind}}', [['dog'], ['cat']]],
    [
      'values of the variants',
      '{anyOf: [*car, *bike, *bus], discriminator: {propertyName: kind, mapping: {auto: Car}}}',
      [['auto'], ['bike', 'ebike'], ['BUS']],
    ],
    [
      'the list of variants',
      '{oneOf: [*dog, *bus], discriminator: {propertyName: kind, mapping: {dog: Dog, BUS: Bus, car: Car}}}',
      [['dog'], ['BUS']],
    ],
    [
      'values that the variants share',
      '{oneOf: [*tram, *train], discriminator: {propertyName: kind}}',
      [['Tram'], ['Train']],
    ],
  ])('is read as it is written, whatever contradicts it: %s', async (_, schema, values) => {
    const written = schema.replace(
      /\*(\w)(\w*)/g,
      (_all, first: string, rest: string) => `{$ref: '#/components/schemas/${first.toUpperCase()}${rest}'}`,
    );
    const { api } = await readText(`components:
  schemas:
    X: ${written}
    Pet: {type: object, properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {dog: Dog, cat: Cat}}}
    Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {barks: {type: boolean}}}]}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {lives: {type: integer}}}]}
    Car: {type: object, properties: {kind: {const: car}}}
    Bike: {type: object, properties: {kind: {enum: [bike, ebike]}}}
    Bus: {type: object, x-discriminator-value: BUS, properties: {kind: {type: string}}}
    Rail: {type: object, properties: {kind: {enum: [TRAM, TRAIN]}}}
    Tram: {allOf: [{$ref: '#/components/schemas/Rail'}]}
    Train: {allOf: [{$ref: '#/components/schemas/Rail'}, {properties: {cars: {type: integer}}}]}
`);
    expect(api && schemaVariants(view(api, 'X'))?.items.map((item) => item.values)).toEqual(values);
  });

  it('names the value of each variant', async () => {
    const api = await fixtureApi('discriminator-one-of.yaml');
    expect(schemaVariants(view(api, 'Shape'))?.items).toEqual([
      { schema: { ref: 'Circle' }, values: ['round'] },
      { schema: { ref: 'Square' }, values: ['Square'] },
    ]);
  });
});

describe('composition', () => {
  it('keeps variants beside properties, also those that only require one', async () => {
    const api = await fixtureApi('variants-beside-properties.yaml');
    expect(names(api, 'Contact')).toEqual(['email', 'phone']);
    expect(view(api, 'Contact').anyOf).toEqual([{ required: ['email'] }, { required: ['phone'] }]);
    expect(names(api, 'Payment')).toEqual(['amount']);
    expect(view(api, 'Payment').oneOf).toHaveLength(2);
  });

  it('shows contradictions in allOf', async () => {
    const api = await fixtureApi('all-of.yaml');
    expect(property(api, 'Clash', 'id').conflicts).toEqual([
      { keyword: 'types', message: 'No value can be both string and integer.' },
    ]);
    expect(property(api, 'Clash', 'size').enum?.map(({ value }) => value)).toEqual(['"m"']);
  });

  it('says which fields a closed part forbids, and shows them all the same', async () => {
    const api = await fixtureApi('all-of.yaml');
    expect(names(api, 'Closed')).toEqual(['a', 'b']);
    expect(view(api, 'Closed').conflicts).toMatchObject([{ keyword: 'additionalProperties', properties: ['b'] }]);
  });

  it('narrows limits, takes the example of the whole, and leaves what one schema cannot say', async () => {
    const api = await fixtureApi('all-of.yaml');
    expect(view(api, 'Narrow')).toEqual({ types: ['integer'], minimum: '3', maximum: '9' });
    expect(view(api, 'Exampled').examples).toEqual(['{"a":"one","b":"two"}']);
    expect(view(api, 'Choices')).toMatchObject({
      oneOf: [{ types: ['string'] }, { types: ['integer'] }],
      allOf: [{ oneOf: [{}, {}] }],
    });
  });

  it.each([
    ['switch', { types: ['string'], nullable: true }],
    ['list', { types: ['string'], nullable: true }],
    ['variant', { types: ['string'], nullable: true }],
    ['reference', { ref: 'Pet', nullable: true, description: 'The pet, if any.', types: ['object'] }],
    ['wrapped', { ref: 'Pet', nullable: true, types: ['object'] }],
    ['values', { types: ['string'], enum: [{ value: '"a"', description: '' }], nullable: true }],
    ['two', { oneOf: [{ types: ['string'] }, { types: ['integer'] }], nullable: true }],
    ['only', { types: [], nullable: true }],
  ])('folds "X or null" written as %s', async (name, expected) => {
    expect(property(await fixtureApi('nullable.yaml'), 'Holder', name)).toMatchObject(expected);
  });

  it('puts the words of the use site first, and adds what stands beside a reference', async () => {
    const api = await fixtureApi('ref-siblings.yaml');
    expect(property(api, 'Order', 'price')).toMatchObject({
      ref: 'Money',
      title: 'Money',
      description: 'What you pay.',
      deprecated: true,
    });
    const tax = property(api, 'Order', 'tax').properties;
    expect(tax?.map(({ name, required }) => [name, required])).toEqual([
      ['cents', true],
      ['rate', false],
    ]);
  });
});

describe('JSON Schema 2020-12', () => {
  it('reads boolean schemas, patterns, dependencies and const', async () => {
    const api = await fixtureApi('json-schema-2020.yaml');
    expect(view(api, 'Anything')).toStrictEqual({});
    expect(view(api, 'Mixed')).toEqual({
      types: ['object', 'array'],
      properties: [
        { name: 'gone', schema: { never: true }, required: false },
        { name: 'any', schema: {}, required: false },
        { name: 'fixed', schema: { const: '42', types: ['integer'] }, required: false },
      ],
      patternProperties: [{ pattern: '^x-', schema: { types: ['string'] } }],
      propertyNames: { maxLength: 20 },
      dependentRequired: [{ property: 'card', required: ['address'] }],
      unevaluatedProperties: { never: true },
      items: {},
    });
  });

  it('reads tuples, $defs and dynamic references', async () => {
    const api = await fixtureApi('json-schema-2020.yaml');
    expect(view(api, 'Pair')).toEqual({
      types: ['array'],
      prefixItems: [{ types: ['number'] }, { ref: 'unit' }],
      items: { never: true },
    });
    expect(view(api, 'unit').enum?.map(({ value }) => value)).toEqual(['"km"', '"nm"']);
    expect(view(api, 'Node').properties).toEqual([{ name: 'next', schema: { ref: 'Node' }, required: false }]);
    expect(view(api, 'Conditional')).toMatchObject({ if: {}, then: { required: ['b'] }, else: { required: ['c'] } });
  });

  it('follows references by $id, relative ones against the $id around them', async () => {
    const { api, diagnostics } = await readText(`
paths: {}
components:
  schemas:
    A:
      $id: https://ex.com/v1/a
      properties:
        relative: {$ref: b}
        absolute: {$ref: 'https://ex.com/v1/b#/properties/deep'}
        anchored: {$ref: 'b#tip'}
        own: {$ref: '#/$defs/own'}
        whole: {$ref: '#'}
        component: {$ref: '#/components/schemas/B'}
        nested: {$ref: 'sub/c'}
      $defs: {own: {type: integer}, inner: {$id: sub/, $defs: {c: {$id: c, type: boolean}}}}
    B: {$id: 'https://ex.com/v1/b', type: object, properties: {deep: {type: number}, tip: {$anchor: tip, type: string}}}
    C: {$id: d, properties: {relative: {$ref: e}}}
    D: {$id: e, type: string}
    E: {$id: '#e', type: string}
    F: {properties: {whole: {$ref: 'text.yaml#/components/schemas/D'}}}
`);
    expect(diagnostics).toEqual([]);
    if (!api) throw new Error('no model');
    const refs = view(api, 'A').properties?.map(({ name, schema }) => [name, schema.ref]);
    expect(refs).toEqual([
      ['relative', 'B'],
      ['absolute', 'deep'],
      ['anchored', 'tip'],
      ['own', 'own'],
      ['whole', 'A'],
      ['component', 'B'],
      ['nested', 'c'],
    ]);
    expect(property(api, 'C', 'relative')).toMatchObject({ ref: 'D' });
    expect(property(api, 'F', 'whole')).toMatchObject({ ref: 'D' });
  });

  it('to anchors lead within their resource', async () => {
    const resource = (id: string, type: string) =>
      `{$id: 'https://ex.com/${id}', properties: {x: {$ref: '#item'}}, $defs: {i: {$anchor: item, type: ${type}}}}`;
    const { api } = await readText(
      `components: {schemas: {One: ${resource('1', 'string')}, Two: ${resource('2', 'integer')}}}`,
    );
    if (!api) throw new Error('no model');
    const typesOf = (id: string) => viewSchema(api, property(api, id, 'x') ?? {}).types;
    expect([typesOf('One'), typesOf('Two')]).toEqual([['string'], ['integer']]);
  });
});

describe('values', () => {
  it('keeps every digit', async () => {
    const api = await fixtureApi('numbers.yaml');
    expect(view(api, 'Id')).toEqual({
      types: ['integer'],
      format: 'int64',
      minimum: '-9223372036854775808',
      maximum: '9223372036854775807',
      examples: ['9007199254740993'],
    });
    expect(view(api, 'Old')).toEqual({ types: ['number'], exclusiveMinimum: '0', maximum: '10', multipleOf: '0.25' });
  });

  it('shows a value of a string field as the string that was written', async () => {
    const api = await fixtureApi('numbers.yaml');
    expect(view(api, 'Discord')).toMatchObject({ examples: ['"80351110224678912"'], default: '"1.10"' });
    expect(view(api, 'Team').examples).toEqual(['{"owner":"80351110224678912","size":9007199254740993}']);
    expect(view(api, 'Codes').enum?.map(({ value }) => value)).toEqual(['"007"', '"1.0"', '"yes"', '"true"']);
  });

  it.each([
    ['ByList', ['First', 'Second']],
    ['ByMap', ['', 'Second']],
    ['Names', ['ONE', 'TWO']],
    ['Both', ['ONE: The first', 'TWO: The second']],
    ['Constants', ['First', 'Second: after the first']],
    ['Swag', ['One', 'Two: The second']],
    ['AutoRest', ['', 'B: Second']],
    ['ApiMatic', ['First', 'Second']],
  ])('describes the values of %s', async (id, expected) => {
    expect(view(await fixtureApi('enum-descriptions.yaml'), id).enum?.map(({ description }) => description)).toEqual(
      expected,
    );
  });
});

describe('pages of schemas', () => {
  it('has one for what is shared and deep, and none for what is flat or used once', async () => {
    const { api } = await readText(`
paths: {/a: {get: {responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}}}
components:
  schemas:
    Deep: {type: object, properties: {inner: {type: object, properties: {a: {type: string}}}}}
    Flat: {type: object, properties: {a: {type: string}}}
    Once: {type: object, properties: {deep: {$ref: '#/components/schemas/Deep'}, flat: {$ref: '#/components/schemas/Flat'}}}
    User: {type: object, properties: {deep: {$ref: '#/components/schemas/Deep'}, flat: {$ref: '#/components/schemas/Flat'}, once: {$ref: '#/components/schemas/Once'}}}
`);
    expect(Object.values(api?.schemas ?? {}).flatMap(({ page }) => page ?? [])).toEqual(['deep']);
  });

  it('grows in line with its source where every schema refers twice to the next', async () => {
    const size = async (levels: number) => {
      const schemas = Array.from({ length: levels }, (_, index) => {
        const next = index + 1 < levels ? `$ref: '#/components/schemas/S${index + 1}'` : 'type: string';
        return `    S${index}: {type: object, properties: {left: {${next}}, right: {${next}}}}`;
      });
      const { api } = await readText(`components:\n  schemas:\n${schemas.join('\n')}\n`);
      if (!api) throw new Error('no model');
      const viewed = Object.keys(api.schemas).map((id) => viewSchema(api, { ref: id }));
      return JSON.stringify([api, viewed]).length / levels;
    };
    const [small, middle, large] = [await size(16), await size(18), await size(20)];
    expect(middle).toBeLessThan(small * 1.05);
    expect(large).toBeLessThan(small * 1.05);
  });
});

describe('keywords beside a reference (OpenAPI 3.1)', () => {
  const field = async (name: string) => {
    const api = await fixtureApi('ref-siblings-3.1.yaml');
    const [media] = operation(api, 'get-x').responses[0]?.content ?? [];
    const schema = viewSchema(api, media?.schema ?? {}).properties?.find((one) => one.name === name)?.schema ?? {};
    return { view: viewSchema(api, schema), type: wordsToText(typeWords(api, schema)) };
  };

  it.each([
    ['one', 'Leg', { description: 'OVERRIDE-ONE', deprecated: true }],
    ['two', 'Leg', { description: 'GENERAL-LEG', readOnly: true, default: '{"km":3}' }],
    ['three', 'Leg', { description: 'GENERAL-LEG', title: 'THREE-TITLE' }],
    [
      'four',
      'Code (string)',
      { description: 'GENERAL-CODE', pattern: '^A', minLength: 2, maxLength: 4, examples: ['"A123"'] },
    ],
    ['five', 'Leg or null', { description: 'FIVE', nullable: true }],
    ['six', 'Sev (string)', { enum: [{ value: '"low"', description: '' }] }],
  ])('%s: rules narrow, and words replace, those of its target', async (name, type, expected) => {
    const { view: found, type: shown } = await field(name);
    expect(found).toMatchObject(expected);
    expect(shown).toBe(type);
  });

  it('requires fields of its target', async () =>
    expect((await field('three')).view.properties).toMatchObject([{ name: 'km', required: true }]));

  it.each([
    [
      `{$ref: '#/components/schemas/Base', properties: {b: {type: integer}}}`,
      { description: 'GENERAL', properties: [{ name: 'a' }, { name: 'b' }] },
    ],
    [
      `{$ref: '#/components/schemas/Base', additionalProperties: false}`,
      { description: 'GENERAL', additionalProperties: { never: true } },
    ],
    [
      `{$ref: '#/components/schemas/Base', oneOf: [{required: [a]}, {required: [b]}]}`,
      { description: 'GENERAL', oneOf: [{}, {}] },
    ],
    [`{$ref: '#/components/schemas/Base', type: [object, 'null']}`, { description: 'GENERAL', nullable: true }],
    [
      `{$ref: '#/components/schemas/Base', minProperties: 1, description: OWN}`,
      { description: 'OWN', minProperties: 1 },
    ],
  ])('%s', async (schema, expected) => {
    const { api } = await readText(`paths: {}
components: {schemas: {Base: {type: object, title: BASE, description: GENERAL, properties: {a: {type: string}}}, Use: ${schema}}}`);
    if (!api) throw new Error('There is no model.');
    expect(view(api, 'Use')).toMatchObject({ title: 'BASE', ...expected });
  });
});

it('keeps what a reference says of a field that another part limits', async () => {
  const { api } = await readText(`components:
  schemas:
    Language: {type: string, description: Two letters.}
    Base: {type: object, properties: {language: {$ref: '#/components/schemas/Language'}}}
    A: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {language: {enum: [en]}}}]}`);
  if (!api) throw new Error('no model');
  expect(property(api, 'A', 'language')).toMatchObject({
    description: 'Two letters.',
    types: ['string'],
    enum: [{ value: '"en"' }],
    ref: 'Language',
  });
});
