/** The form for own values where a body is one of several: each variant's inputs fill in that variant's body. */
import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { renderOperation } from '../../reference/render';
import { operation, readText } from '../fixtures/read-fixture';
import { operationRequest } from './operation-request';
import { exampleText, typedRequest } from './typed';

interface Element {
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: Element[];
}

const text = ({ data = '', children = [] }: Element): string => data + children.map(text).join('');
const hasClass = ({ attribs }: Element, name: string) => attribs?.class?.split(' ').includes(name) ?? false;
const all = (node: Element): Element[] => [node, ...(node.children ?? []).flatMap(all)];

/** List the rows that get an input, each with the names that lead to it. */
function inputs(node: Element, outer: string[] = []): [path: string[], type: string][] {
  const name = hasClass(node, 'field') && all(node).find((one) => hasClass(one, 'name'));
  const path = name ? [...outer, text(name)] : outer;
  const type = name ? (node.attribs?.['data-type'] ?? 'object') : 'object';
  const own: [string[], string][] = type.startsWith('object') ? [] : [[path, type]];
  return [...own, ...(node.children ?? []).flatMap((child) => inputs(child, path))];
}

const pet = '{type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}}';
const heirs = (name: string, field: string) =>
  `${name}: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {${field}}}]}`;
const cat = 'home: {type: object, properties: {city: {type: string}}}';
const dog = 'age: {type: integer}';

it.each([
  ['heirs', `Pet: ${pet}, discriminator: {propertyName: kind}}, ${heirs('Cat', cat)}, ${heirs('Dog', dog)}`],
  [
    'oneOf with a discriminator',
    `Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind}}, Cat: {type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}, ${cat}}}, Dog: {type: object, required: [kind], properties: {kind: {type: string}, name: {type: string}, ${dog}}}`,
  ],
])('fills in the chosen variant of %s', async (_, schemas) => {
  const { api } =
    await readText(`paths: {/pets: {post: {operationId: add, requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}, responses: {'200': {description: OK}}}}}
components: {schemas: {${schemas}}}`);
  if (!api) throw new Error('There is no model.');
  const add = operation(api, 'add');
  const shape = operationRequest(api, add);
  const variants = all(parseDocument(renderOperation(api, add).html) as unknown as Element)
    .filter((node) => node.attribs?.['data-body'] !== undefined)
    .flatMap((body) => all(body).filter((node) => hasClass(node, 'variant')));
  expect(shape.bodies?.map(({ label }) => label)).toEqual(['Cat', 'Dog']);
  const filled = variants.map((variant, index) => {
    const chosen = { ...shape, body: shape.bodies?.[index] };
    const own = inputs(variant).filter(([path]) => !['kind', 'name'].includes(path[0] ?? ''));
    const typed = own.map(([path, type]) => ({ place: 'body', path, type, text: type === 'integer' ? '7' : 'own' }));
    const placeholders = own.map(([path]) => exampleText(chosen, 'body', path));
    return [placeholders, typedRequest(chosen, typed, undefined, true).body];
  });
  const body = (value: object) => ({ kind: 'json', mediaType: 'application/json', value });
  expect(filled).toEqual([
    [['string'], body({ kind: 'Cat', name: 'string', home: { city: 'own' } })],
    [['1'], body({ kind: 'Dog', name: 'string', age: 7 })],
  ]);
});
