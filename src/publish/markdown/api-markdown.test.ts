import { beforeAll, expect, it } from 'vitest';
import { readText } from '../../openapi/fixtures/read-fixture';
import type { Api } from '../../openapi/model/model';

import { indexMarkdown, operationMarkdown, overviewMarkdown } from './fixtures/api-markdown';

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
        - {name: word, in: query, description: 検索語。, schema: {type: string, maxLength: 9}}
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
  text = operationMarkdown(api, 'add-pets');
});

it('repeats the text of the only scheme where it is short', async () => {
  const authentication = async (description: string) => {
    const read = await readText(`
paths: {/a: {get: {operationId: a, security: [{key: []}], responses: {}}}}
components: {securitySchemes: {key: {type: http, scheme: bearer, description: '${description}'}}}
`);
    return read.api ? operationMarkdown(read.api, 'a') : '';
  };
  expect(await authentication('Ask *us*.')).toContain('YOUR_TOKEN`.\n\nAsk *us*.\n');
  expect(await authentication(`Ask. ${'Long. '.repeat(30)}`)).not.toContain('Ask.');
});

it('sets the words of a status of a callback apart, as those of other statuses', async () => {
  const statuses =
    "'200': {description: Taken}, '410': {description: 'Stop sending'}, '429': {description: \"Wait *long*\\n\\nReally\"}, 4XX: {description: ''}";
  const { api: callbacks } = await readText(`
paths: {/a: {post: {operationId: a, callbacks: {e: {'{$url}': {post: {responses: {${statuses}}}}}}, responses: {}}}}
`);
  const shown = callbacks ? operationMarkdown(callbacks, 'a') : '';
  for (const line of [
    '**200 OK**\n\nTaken',
    '**410 Gone**: Stop sending\n\nNo body.',
    '**429 Too Many Requests**\n\nWait *long*\n\nReally',
    '**4XX Client error**\n',
  ])
    expect(shown).toContain(`\n${line}`);
});

it('names the credentials of a webhook that declares some', async () => {
  const read = await readText(`
components: {securitySchemes: {sign: {type: apiKey, in: header, name: X-Signature}}}
webhooks: {signed: {post: {operationId: signed, security: [{sign: []}], responses: {}}}, open: {post: {operationId: open, responses: {}}}}
`);
  const [signed, open] = read.api?.webhooks.map((webhook) => operationMarkdown(read.api as Api, webhook.name)) ?? [];
  expect(signed).toMatch(/## Authentication\n\nComes with \[sign\].* `X-Signature`\.\n/);
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
  const index = indexMarkdown(read.api);
  expect(index).toContain('Animals\n\n## pets\n\n[All of pets](https://example.com/pets)\n\n- [A]');
  expect(index).toContain('- [A](/docs/api/fixture/a/): `GET /a` (deprecated)\n');
  expect(index).toContain('## Webhooks\n\nRequests that the API sends to you.\n\n- ');
});

it('lists what varies in the address of a server', () => {
  const servers = `- **Live**: \`https://{r}.example.com/{v}\`
  - \`r\`: Default \`eu\`; any of \`eu\`, \`us\`. Where.
  - \`v\`: Empty by default
`;
  expect(text).toContain(servers);
  expect(overviewMarkdown(api)).toContain(servers.trim());
});

it.each([
  [
    'the values of a list and how they are sent',
    '## Query parameters\n\n- `status` (array of string): Each item: How it is. Sent as `status=value1,value2`. One of `available`, `sold`.\n',
  ],
  [
    'how an object is sent, and that it has no other fields',
    '- `where` (object): Sent as `where[a]=value1`. No other fields.\n  - `a` (string)\n',
  ],
  ['what ends with a full stop of another script', '- `word` (string): 検索語。 At most 9 characters.\n'],
  [
    'what a form has to be, and how its fields are sent',
    'At least 1 field.\n\n- `names` (array of string): Each item: matches `^a`.\n- `names`: Sent as `names=value1,value2`.\n',
  ],
  ['that items have no other fields', '- `id` (string)\n\nNo other fields.\n'],
  ['what a link hands on', 'add-pets/) with `status` from `$response.body#/0/id` and the body `1`\n\n  More.'],
])('says %s', (_what, expected) => expect(text).toContain(expected));
