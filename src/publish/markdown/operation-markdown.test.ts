import { beforeAll, expect, it } from 'vitest';
import { operation, readText } from '../../openapi/fixtures/read-fixture';
import type { Api } from '../../openapi/model/model';
import { apiOverviewMarkdown } from './api-markdown';
import { operationMarkdown } from './operation-markdown';

let api: Api;
let text: string;

beforeAll(async () => {
  const read = await readText(`
servers: [{url: 'https://{r}.example.com/{v}', description: Live, variables: {r: {default: eu, enum: [eu, us], description: Where.}, v: {default: ''}}}]
paths:
  /pets:
    post:
      operationId: addPets
      parameters:
        - {name: status, in: query, explode: false, schema: {type: array, items: {type: string, enum: [available, sold], description: How it is.}}}
        - {name: where, in: query, style: deepObject, schema: {type: object, additionalProperties: false, properties: {a: {type: string}}}}
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {type: object, minProperties: 1, properties: {names: {type: array, items: {type: string, pattern: '^a'}}}}
            encoding: {names: {explode: false}}
      responses:
        '200':
          description: OK
          content: {application/json: {schema: {type: array, items: {type: object, additionalProperties: false, properties: {id: {type: string}}}}}}
          links: {next: {operationId: addPets, description: More., parameters: {status: $response.body#/0/id}, requestBody: 1}}
`);
  if (!read.api) throw new Error('no model');
  api = read.api;
  text = operationMarkdown(api, operation(api, 'add-pets'));
});

it('lists what varies in the address of a server', () => {
  const servers = `- \`https://{r}.example.com/{v}\` (Live)
  - \`r\`: default \`eu\`; any of \`eu\`, \`us\`. Where.
  - \`v\`: empty by default
`;
  expect(text).toContain(servers);
  expect(apiOverviewMarkdown(api)).toContain(servers.trim());
});

it.each([
  [
    'the values of a list and how they are sent',
    `- query: \`status\` (array of string): Sent as \`status=value1,value2\`.
  - Each item: How it is. One of \`available\`, \`sold\`.
`,
  ],
  [
    'how an object is sent, and that it has no other fields',
    `- query: \`where\` (object): Sent as \`where[a]=value1\`.
  - \`a\` (string)
  - No other fields.
`,
  ],
  [
    'what a form has to be, and how its fields are sent',
    `At least 1 field.

- \`names\` (array of string)
  - Each item: Matches \`^a\`.

- \`names\`: Sent as \`names=value1,value2\`.
`,
  ],
  ['that items have no other fields', '- `id` (string)\n- No other fields.\n'],
  ['what a link hands on', 'add-pets/) with `status` from `$response.body#/0/id`, the body `1`: More.'],
])('says %s', (_what, expected) => expect(text).toContain(expected));
