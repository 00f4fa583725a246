import { describe, expect, it } from 'vitest';
import { renderOperation, renderOverview } from '../../reference/render';
import { operationTitles } from '../read/operation-reader';
import { apiInText } from '../schema/view';
import { operation, readText } from '../fixtures/read-fixture';

const named = (path: string, method = 'GET') => ({ method, path, summary: '', description: '', operationId: null });

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',');

describe('credentials whose addresses the contract gives', () => {
  it.each([
    [
      'https://api.example.org',
      '{type: oauth2, flows: {authorizationCode: {authorizationUrl: https://id.example.org/authorize, tokenUrl: token, scopes: {}}}}',
      'Authorization code flow Authorization address https://id.example.org/authorize Token address https://api.example.org/token',
    ],
    [
      'https://api.example.org/v1',
      '{type: oauth2, flows: {password: {tokenUrl: token, scopes: {}}}}',
      'Password flow Token address https://api.example.org/v1/token',
    ],
    [
      'https://api.example.org/v1/',
      '{type: oauth2, flows: {clientCredentials: {tokenUrl: /oauth/token, refreshUrl: ../r, scopes: {}}}}',
      'Client credentials flow Token address https://api.example.org/oauth/token Refresh address https://api.example.org/r',
    ],
    ['/', '{type: oauth2, flows: {password: {tokenUrl: token, scopes: {}}}}', 'Password flow Token address token'],
  ])('on %s: %s', async (server, scheme, told) => {
    const { api } = await readText(`openapi: 3.1.0
info: {title: T, version: '1'}
servers: [{url: '${server}'}]
security: [{oauth: []}]
paths: {/me: {get: {operationId: me, responses: {'401': {description: No}}}}}
components: {securitySchemes: {oauth: ${scheme}}}`);
    if (!api) throw new Error('There is no model.');
    const { html } = renderOverview(api);
    expect(words(html)).toContain(told);
    if (server !== '/') expect(html).not.toMatch(/<code>(?:token|\/)/);
  });
});

describe('choices among types', () => {
  const page = async (schema: string) => {
    const { api } =
      await readText(`paths: {/a: {get: {operationId: a, responses: {'422': {description: No, content: {application/json: {schema: {type: object, properties: {loc: ${schema}}}}}}}}}}
components: {schemas: {Level: {type: string, enum: [minor, severe]}, IntOrString: {oneOf: [{type: integer}, {type: string}]}}}`);
    if (!api) throw new Error('There is no model.');
    return words(renderOperation(api, operation(api, 'a')).html);
  };

  it.each([
    '{type: array, items: {anyOf: [{type: string}, {type: integer}]}}',
    '{oneOf: [{type: string}, {type: number, format: float}]}',
  ])('%s: the type says it all', async (schema) => expect(await page(schema)).not.toMatch(/Any of these|One of these/));

  it.each([
    '{anyOf: [{type: string, maxLength: 3}, {type: integer}]}',
    '{oneOf: [{type: string, description: Words.}, {type: integer}]}',
    '{oneOf: [{type: object, properties: {a: {}}}, {type: string}]}',
  ])('%s: its variants say more', async (schema) => expect(await page(schema)).toMatch(/Any of these|One of these/));

  it.each([
    [`{$ref: '#/components/schemas/Level'}`, 'Level (string)'],
    [`{type: array, items: {$ref: '#/components/schemas/Level'}}`, 'array of Level (string)'],
    [`{$ref: '#/components/schemas/IntOrString'}`, 'IntOrString (integer or string)'],
    [
      `{anyOf: [{$ref: '#/components/schemas/IntOrString'}, {type: 'null'}]}`,
      'IntOrString (integer or string) or null',
    ],
  ])('name %s, which libraries call by its name, with its types', async (schema, expected) => {
    expect(await page(schema)).toContain(`loc ${expected}`);
  });
});

it.each([
  ['Kavita', 'Kavita'],
  ['Weather API', 'the Weather API'],
  ['The Cat API', 'The Cat API'],
  ['Google APIs', 'the Google APIs'],
  ['Rapid', 'Rapid'],
])('names the API %s in a sentence: %s', (title, named) => expect(apiInText(title)).toBe(named));

it.each([
  ['GET', '/api/Device', 'Get api device'],
  ['DELETE', '/users/{id}', 'Delete users id'],
  ['GET', '/', 'Get /'],
])('gives %s %s the title %s, which does not repeat method and path', (method, path, title) =>
  expect(operationTitles([named(path, method)])).toEqual([title]),
);

it.each([
  [
    ['/api/v5/calendar', '/api/v5/series/{id}', '/api/v5/series'],
    ['Get calendar', 'Get series id', 'Get series'],
  ],
  [
    ['/{tenant}/users', '/{tenant}/posts/{id}'],
    ['Get users', 'Get posts id'],
  ],
  [
    ['/pets/{id}', '/pets/{id}/toys'],
    ['Get pets id', 'Get pets id toys'],
  ],
  [
    ['/api/v1', '/api/v1/users'],
    ['Get v1', 'Get v1 users'],
  ],
  [
    ['/apis', '/api/users'],
    ['Get apis', 'Get api users'],
  ],
  [
    ['/api/v5/calendar', '/api/v5/calendar'],
    ['Get api v5 calendar', 'Get api v5 calendar'],
  ],
  [
    ['/api/a', '/api/b', 'newPet'],
    ['Get a', 'Get b', 'Get new pet'],
  ],
])('leaves the prefix that all of %j share out of their titles', (paths, titles) =>
  expect(operationTitles(paths.map((path) => named(path)))).toEqual(titles),
);

it('names operations that begin with the same sentence by their ids', () => {
  const event = (operationId: string, description: string, summary = '') =>
    ({ method: 'POST', path: `/${operationId}`, summary, description, operationId }) as const;
  const [same, long] = ['There was activity.', 'There was activity, for more information see the guide. '.repeat(3)];
  expect(
    operationTitles([
      event('pull-opened', same),
      event('pull-closed', `${same} It is over.`),
      event('issue-opened', long, 'There was activity, for more information see the guide'),
      event('issue-closed', long, 'There was activity, for more information see the guide'),
      event('cut-opened', long, 'There was activity, for more…'),
      event('cut-closed', long, 'There was activity, for more…'),
      event('a', 'One user by id.', 'Get a user'),
      event('b', 'One user by name.', 'Get a user'),
      event('c', 'Alone it is named by its sentence.'),
    ]),
  ).toEqual([
    'Pull opened',
    'Pull closed',
    'Issue opened',
    'Issue closed',
    'Cut opened',
    'Cut closed',
    'Get a user',
    'Get a user',
    'Alone it is named by its sentence',
  ]);
});
