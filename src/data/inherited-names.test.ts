/** Specifications with names that every JavaScript object inherits. */
import { expect, it } from 'vitest';
import { renderModel, renderOperation } from '../reference/render';
import { formatJson } from '../openapi/model/json';
import { exampleValue } from '../openapi/examples/example';
import { operation, readText } from '../openapi/fixtures/read-fixture';
import { sharedSchema } from '../openapi/schema/view';
import { createSearch } from '../search/search';
import { buildSearchIndex } from '../publish/search/search-records';

const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

async function inheritedApi() {
  const properties = names.map((name) => `${name}: {type: string, format: ${name}}`).join(', ');
  const { api } = await readText(`
openapi: 3.1.1
info: {title: Names, version: 1.0.0}
servers: [{url: 'https://{constructor}.example.com', variables: {constructor: {default: api}}}]
paths:
  /a/{valueOf}:
    get:
      operationId: getA
      parameters:
        - {name: valueOf, in: path, required: true, schema: {type: string}}
        - {name: Constructor, in: header, schema: {type: string}}
      x-codeSamples: [{lang: constructor, source: 'new Thing()'}]
      responses:
        '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/constructor'}}}}
components:
  schemas:
    constructor: {type: object, required: [${names.join(', ')}], properties: {${properties}}}
`);
  if (!api) throw new Error('no model');
  return api;
}

it('examples, pages and parameters have them', async () => {
  const api = await inheritedApi();
  const example = exampleValue(api, { ref: 'constructor' }, { direction: 'response' }) ?? null;
  for (const name of names) expect(formatJson(example)).toContain(`"${name}":"string"`);
  const { html } = renderOperation(api, operation(api, 'get-a'));
  for (const text of ['id="header.Constructor"', 'id="path.valueOf"', 'https://api.example.com', 'new Thing()'])
    expect(html).toContain(text);
  expect(renderModel(api, sharedSchema(api, 'constructor')).html).toContain('id="toString"');
});

it('search finds them', async () => {
  const search = await createSearch(buildSearchIndex([], [await inheritedApi()]));
  for (const name of names)
    expect(search(name).groups.flatMap(({ results }) => results.map(({ title }) => title))).toContain(name);
});
