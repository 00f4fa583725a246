import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fixtureApi, operation, readText } from '../fixtures/read-fixture';
import type { Api } from '../model/model';
import { readApi } from '../read/read-api';
import { reachedSchemas } from './view';

/** List the value of every `ref` at any depth. */
function allRefs(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === 'ref' && typeof inner === 'string' ? [inner] : []),
    ...allRefs(inner),
  ]);
}

function reachedInJson(api: Api, value: unknown): Set<string> {
  const reached = new Set<string>();
  const queue = allRefs(value);
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (!reached.has(id)) queue.push(...allRefs(api.schemas[id]));
    reached.add(id);
  }
  return reached;
}

const names = [
  'Parameter',
  'Content',
  'Form',
  'Encoded',
  'Header',
  'Answer',
  'Called',
  'CalledBack',
  'Variant',
  'Nested',
];

const everywhere = `openapi: 3.1.1
info: {title: Everywhere, version: 1.0.0}
paths:
  /a:
    post:
      parameters:
        - {name: a, in: query, schema: {$ref: '#/components/schemas/Parameter'}}
        - {name: b, in: query, content: {application/json: {schema: {$ref: '#/components/schemas/Content'}}}}
      requestBody:
        content:
          multipart/form-data:
            schema: {$ref: '#/components/schemas/Form'}
            encoding: {file: {headers: {X-A: {schema: {$ref: '#/components/schemas/Encoded'}}}}}
      responses:
        '200':
          description: All
          headers: {X-B: {schema: {$ref: '#/components/schemas/Header'}}}
          content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Answer'}}}}
      callbacks:
        done:
          '{$request.body#/url}':
            post:
              requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Called'}}}}
              responses:
                '200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/CalledBack'}}}}
components:
  schemas:
    ${names.map((name) => `${name}: {type: object, properties: {id: {type: string}}}`).join('\n    ')}
    Answer:
      oneOf: [{$ref: '#/components/schemas/Variant'}]
      discriminator: {propertyName: id, mapping: {v: '#/components/schemas/Variant'}}
      not: {properties: {nested: {additionalProperties: {$ref: '#/components/schemas/Nested'}}}}
`.replace(/^ {4}Answer: \{.*\n/m, '');

it('follows every reference, wherever one may stand in an operation', async () => {
  const { api } = await readText(everywhere);
  if (!api) throw new Error('It could not be read.');
  expect([...reachedSchemas(api, operation(api, 'post-a'))].sort()).toEqual([...names].sort());
});

const fixtures = readdirSync(new URL('../fixtures/specifications/', import.meta.url)).filter(
  (name) => name.endsWith('.yaml') && name !== 'multi-file.yaml',
);

it('finds what a search through the whole model as JSON finds', async () => {
  let references = 0;
  const apis = await Promise.all([
    ...fixtures.map(fixtureApi),
    ...readdirSync('openapi').map(async (name) => {
      const { api } = await readApi({ path: name, text: readFileSync(`openapi/${name}`, 'utf8'), slug: 'site' });
      if (!api) throw new Error(`${name} could not be read.`);
      return api;
    }),
  ]);
  for (const api of apis) {
    for (const one of [...api.operations, ...api.webhooks]) {
      const reached = reachedSchemas(api, one);
      expect(reached, `${api.title}: ${one.name}`).toEqual(reachedInJson(api, one));
      references += reached.size;
    }
    for (const { id, schema } of Object.values(api.schemas))
      expect(reachedSchemas(api, schema), `${api.title}: ${id}`).toEqual(reachedInJson(api, schema));
  }
  expect(references).toBeGreaterThan(40);
});
