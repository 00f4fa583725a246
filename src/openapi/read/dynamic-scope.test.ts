import { describe, expect, it } from 'vitest';
import { renderOperation } from '../../reference/render';
import { bodyExamples } from '../examples/examples';
import { operation, readText } from '../fixtures/read-fixture';
import type { Api, Schema } from '../model/model';
import { findProblems } from '../schema/problems';
import { viewSchema } from '../schema/view';

async function read(schemas: string, ...responses: string[]): Promise<Api> {
  const paths = responses.map(
    (schema, index) =>
      `  /r${index}: {get: {operationId: r${index}, summary: R, responses: {'200': {description: OK, content: {application/json: {schema: ${schema}}}}}}}`,
  );
  const { api, diagnostics } = await readText(`paths:\n${paths.join('\n')}\ncomponents:\n  schemas:\n${schemas}`);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!api) throw new Error('There is no model.');
  return api;
}

const bodyOf = (api: Api, index: number) => operation(api, `r${index}`).responses[0]?.content[0];

/** The names of the fields of the items of a field. */
function itemFields(api: Api, index: number, list: string): string[] | undefined {
  const view = viewSchema(api, bodyOf(api, index)?.schema ?? {});
  const field = view.properties?.find(({ name }) => name === list)?.schema ?? {};
  return viewSchema(api, viewSchema(api, field).items ?? {}).properties?.map(({ name }) => name);
}

function exampleOf(api: Api, index: number): unknown {
  const media = bodyOf(api, index);
  return media && JSON.parse(bodyExamples(api, media, 'response')[0]?.value ?? 'null');
}

const isRight = (api: Api, index: number, value: unknown) =>
  findProblems(api, bodyOf(api, index)?.schema as Schema, value as never, 'response').filter(({ isNote }) => !isNote);

const boats = `    Boat: {type: object, required: [hull], properties: {hull: {type: string, description: Number on the hull.}}}
    Crew: {type: object, required: [skipper], properties: {skipper: {type: string}}}
`;

describe('$dynamicRef is bound to the outermost anchor on the way', () => {
  it('between schemas with an $id', async () => {
    const api = await read(
      `${boats}    Page:
      $id: https://example.com/schemas/page
      type: object
      required: [entries, total]
      properties: {entries: {type: array, items: {$dynamicRef: '#entry'}}, total: {type: integer}}
      $defs: {any: {$dynamicAnchor: entry, not: {}}}
    BoatPage:
      $id: https://example.com/schemas/boat-page
      $ref: page
      $defs: {bound: {$dynamicAnchor: entry, $ref: '#/components/schemas/Boat'}}
    CrewPage:
      $id: https://example.com/schemas/crew-page
      $ref: page
      $defs: {bound: {$dynamicAnchor: entry, $ref: '#/components/schemas/Crew'}}`,
      `{$ref: '#/components/schemas/BoatPage'}`,
      `{$ref: '#/components/schemas/CrewPage'}`,
    );
    expect([itemFields(api, 0, 'entries'), itemFields(api, 1, 'entries')]).toEqual([['hull'], ['skipper']]);
    expect(exampleOf(api, 0)).toEqual({ entries: [{ hull: 'string' }], total: 1 });
    expect(exampleOf(api, 1)).toEqual({ entries: [{ skipper: 'string' }], total: 1 });
    expect(isRight(api, 0, { entries: [{ hull: 'a' }], total: 1 })).toEqual([]);
    expect(isRight(api, 1, { entries: [{ hull: 'a' }], total: 1 })).toHaveLength(1);
    expect(renderOperation(api, operation(api, 'r0')).html).toContain('Number on the hull.');
    expect(Object.values(api.schemas).filter(({ name }) => name === 'Boat')).toHaveLength(1);
  });

  it('without an $id: at each place of use', async () => {
    const use = (name: string) =>
      `{$defs: {entry: {$dynamicAnchor: entry, $ref: '#/components/schemas/${name}'}}, $ref: '#/components/schemas/Page'}`;
    const api = await read(
      `${boats}    Page:
      type: object
      properties: {entries: {type: array, items: {$dynamicRef: '#entry'}}}
      $defs: {entry: {$dynamicAnchor: entry}}
    Both: {type: object, properties: {boats: ${use('Boat')}, crews: ${use('Crew')}}}`,
      use('Boat'),
      use('Crew'),
      `{$ref: '#/components/schemas/Page'}`,
      `{$ref: '#/components/schemas/Both'}`,
    );
    expect([itemFields(api, 0, 'entries'), itemFields(api, 1, 'entries')]).toEqual([['hull'], ['skipper']]);
    expect(itemFields(api, 2, 'entries')).toBeUndefined();
    expect(exampleOf(api, 3)).toEqual({
      boats: { entries: [{ hull: 'string' }] },
      crews: { entries: [{ skipper: 'string' }] },
    });
  });

  it('in a tree that another schema extends', async () => {
    const api = await read(
      `    Tree: {$dynamicAnchor: node, type: object, properties: {branches: {type: array, items: {$dynamicRef: '#node'}}}}
    NamedTree: {$dynamicAnchor: node, $ref: '#/components/schemas/Tree', required: [label], properties: {label: {type: string}}}`,
      `{$ref: '#/components/schemas/NamedTree'}`,
      `{$ref: '#/components/schemas/Tree'}`,
    );
    expect(itemFields(api, 0, 'branches')).toEqual(['branches', 'label']);
    expect(itemFields(api, 1, 'branches')).toEqual(['branches']);
    expect(new Set(Object.values(api.schemas).map(({ name }) => name))).toEqual(
      new Set(['NamedTree', 'Tree', 'TreeOfNamedTree']),
    );
    expect(isRight(api, 0, { label: 'a', branches: [{}] })).toHaveLength(1);
    expect(isRight(api, 1, { branches: [{}] })).toEqual([]);
  });

  it('through schemas in between, and several anchors at once', async () => {
    const api = await read(
      `${boats}    Pair: {type: object, properties: {left: {type: array, items: {$dynamicRef: '#l'}}, right: {type: array, items: {$dynamicRef: '#r'}}}, $defs: {l: {$dynamicAnchor: l}, r: {$dynamicAnchor: r}}}
    Envelope: {type: object, properties: {data: {$ref: '#/components/schemas/Pair'}, list: {type: array, items: {$dynamicRef: '#l'}}}, $defs: {l: {$dynamicAnchor: l}, r: {$dynamicAnchor: r}}}`,
      `{$ref: '#/components/schemas/Envelope', $defs: {a: {$dynamicAnchor: l, $ref: '#/components/schemas/Boat'}, b: {$dynamicAnchor: r, $ref: '#/components/schemas/Crew'}}}`,
    );
    expect(exampleOf(api, 0)).toEqual({
      data: { left: [{ hull: 'string' }], right: [{ skipper: 'string' }] },
      list: [{ hull: 'string' }],
    });
  });

  it('acts as $ref where its target is no dynamic anchor', async () => {
    const api = await read(
      `${boats}    Page: {type: object, properties: {entries: {type: array, items: {$dynamicRef: '#plain'}}}, $defs: {a: {$anchor: plain, $ref: '#/components/schemas/Boat'}}}`,
      `{$ref: '#/components/schemas/Page', $defs: {b: {$dynamicAnchor: plain2, $ref: '#/components/schemas/Crew'}}}`,
    );
    expect(itemFields(api, 0, 'entries')).toEqual(['hull']);
  });
});
