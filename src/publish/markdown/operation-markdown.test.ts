import { beforeAll, expect, it } from 'vitest';
import { operation, readText } from '../../openapi/fixtures/read-fixture';
import type { Api } from '../../openapi/model/model';
import { apiIndexMarkdown, apiOverviewMarkdown } from './api-markdown';
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
          links: {next: {operationId: addPets, description: More., parameters: {status: $response.body#/0/id}, requestBody: 1}, away: {operationId: addPets, server: {url: 'https://{r}.example.com', variables: {r: {default: us}}}}}
`);
  if (!read.api) throw new Error('no model');
  api = read.api;
  text = operationMarkdown(api, operation(api, 'add-pets'));
});

it('repeats the text of the only scheme where it is short', async () => {
  const authentication = async (description: string) => {
    const read = await readText(`
paths: {/a: {get: {operationId: a, security: [{key: []}], responses: {}}}}
components: {securitySchemes: {key: {type: http, scheme: bearer, description: '${description}'}}}
`);
    return read.api ? operationMarkdown(read.api, operation(read.api, 'a')) : '';
  };
  expect(await authentication('Ask *us*.')).toContain('YOUR_TOKEN`\n\nAsk *us*.\n');
  expect(await authentication(`Ask. ${'Long. '.repeat(30)}`)).not.toContain('Ask.');
});

it('names the credentials of a webhook that declares some', async () => {
  const read = await readText(`
components: {securitySchemes: {sign: {type: apiKey, in: header, name: X-Signature}}}
webhooks: {signed: {post: {operationId: signed, security: [{sign: []}], responses: {}}}, open: {post: {operationId: open, responses: {}}}}
`);
  const [signed, open] = read.api?.webhooks.map((webhook) => operationMarkdown(read.api as Api, webhook)) ?? [];
  expect(signed).toMatch(/## Authentication\n\nComes with\n\n- `sign`: .*X-Signature/);
  expect(open).not.toContain('## Authentication');
});

it('has in the index and the overview what their pages say beside lists', async () => {
  const read = await readText(`
tags: [{name: pets, externalDocs: {url: 'https://example.com/pets', description: All of pets}}]
x-tagGroups: [{name: Animals, tags: [pets]}]
paths: {/a: {get: {operationId: a, tags: [pets], deprecated: true, summary: A, responses: {}}}}
webhooks: {told: {post: {operationId: told, responses: {}}}}
`);
  if (!read.api) throw new Error('no model');
  const index = apiIndexMarkdown(read.api);
  expect(index).toContain('**Animals**\n\n## pets\n\n[All of pets](https://example.com/pets)\n\n- [A]');
  expect(index).toContain('`GET /a` (deprecated). A\n');
  expect(index).toContain('## Webhooks\n\nRequests that the API sends to you.\n\n- ');
  expect(apiOverviewMarkdown(read.api)).toContain('## Authentication\n\nNo token is needed anywhere.\n');
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
  ['the server of a link', '- link `away` to [`addPets`](/docs/api/fixture/add-pets/) on `https://us.example.com`'],
  ['what a link hands on', 'add-pets/) with `status` from `$response.body#/0/id`, the body `1`: More.'],
])('says %s', (_what, expected) => expect(text).toContain(expected));
