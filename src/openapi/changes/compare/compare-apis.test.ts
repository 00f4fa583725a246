import { describe, expect, it } from 'vitest';
import { changesOf, sentence } from '../fixtures/versions';

const ok = `responses: {'200': {description: It is there.}}`;
const components = (schemas: string, paths: string) => `components: {schemas: {${schemas}}}\npaths: {${paths}}\n`;
const api = (paths: string) => components('', paths);
const get = (inside: string) => api(`/a: {get: {operationId: a, ${inside}}}`);
const parameter = (inside: string) => get(`parameters: [${inside}], ${ok}`);
const response = (inside: string) => get(`responses: {${inside}}`);
const json = (schema: string) => `content: {application/json: {schema: ${schema}}}`;
const schemes = `securitySchemes: {key: {type: apiKey, in: header, name: K}, oauth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example', scopes: {r: R, w: W}}}}}`;
const secured = (security: string) =>
  `components: {${schemes}}\npaths: {/a: {get: {operationId: a, security: ${security}, ${ok}}}}\n`;
const limit = '{name: limit, in: query, schema: {type: integer}}';
const required = '{name: limit, in: query, required: true, schema: {type: integer}}';

const nothing: string[] = [];

describe('operations', () => {
  it.each([
    ['added', api(''), get(ok), ['added: `GET /a` is new.']],
    ['removed', get(ok), api(''), ['breaking: `GET /a` is gone. Do not call it any more.']],
    [
      'another path under the same operationId',
      get(ok),
      api(`/b: {get: {operationId: a, ${ok}}}`),
      ['breaking: `GET /b` has moved: it was `GET /a`. Send requests to its new address.'],
    ],
    [
      'another operationId',
      get(ok),
      api(`/a: {get: {operationId: b, ${ok}}}`),
      [
        'breaking: `GET /a` is called `b` in generated code; it was `a`. Rename it where you use generated code; requests stay the same.',
      ],
    ],
    ['deprecated', get(ok), get(`deprecated: true, ${ok}`), ['deprecated: `GET /a` is deprecated.']],
    [
      'deprecated with an end',
      get(ok),
      get(`deprecated: true, x-sunset: '2027-03-01', ${ok}`),
      ['deprecated: `GET /a` is deprecated and ends on 1 March 2027.'],
    ],
    [
      'an end that moved nearer',
      get(`deprecated: true, x-sunset: '2027-03-01', ${ok}`),
      get(`deprecated: true, x-sunset: '2027-02-01', ${ok}`),
      ['breaking: `GET /a` now ends on 1 February 2027, earlier than announced: 1 March 2027. Do without it sooner.'],
    ],
    [
      'an end that moved away',
      get(`deprecated: true, x-sunset: '2027-03-01', ${ok}`),
      get(`deprecated: true, x-sunset: '2027-04-01', ${ok}`),
      ['deprecated: `GET /a` now ends on 1 April 2027, later than announced: 1 March 2027.'],
    ],
    [
      'words and tags',
      get(`summary: A, tags: [x], ${ok}`),
      get(`summary: B, tags: [y], ${ok}`),
      ['wording: `GET /a` has another summary.', 'wording: `GET /a` has another tag.'],
    ],
    [
      'servers',
      `servers: [{url: 'https://a.example'}]\n${get(ok)}`,
      `servers: [{url: 'https://b.example'}]\n${get(ok)}`,
      ['changed: The servers are now `https://b.example`.'],
    ],
  ])('%s', async (_, before, after, expected) =>
    expect((await changesOf(before, after)).map(sentence)).toEqual(expected),
  );

  it('takes a removal for announced once it was deprecated and its day has come', async () => {
    const kinds = async (before: string, date: string | null) =>
      (await changesOf(get(`deprecated: true, ${before} ${ok}`), api(''), date)).map(({ kind }) => kind);
    expect(await kinds('', null)).toEqual(['announced']);
    expect(await kinds(`x-sunset: '2027-03-01',`, '2027-03-01')).toEqual(['announced']);
    expect(await kinds(`x-sunset: '2027-03-01',`, '2027-02-28')).toEqual(['breaking']);
    expect(await kinds(`x-sunset: '2027-03-01',`, null)).toEqual(['breaking']);
  });
});

describe('what is sent', () => {
  it.each([
    [
      'an optional parameter added',
      get(ok),
      parameter(limit),
      ['added: The query parameter `limit` of `GET /a` is new.'],
    ],
    [
      'a required parameter added',
      get(ok),
      parameter(required),
      ['breaking: The query parameter `limit` of `GET /a` is new and required. Send it.'],
    ],
    ['a parameter removed', parameter(limit), get(ok), ['changed: The query parameter `limit` of `GET /a` is gone.']],
    [
      'a parameter made required',
      parameter(limit),
      parameter(required),
      ['breaking: The query parameter `limit` of `GET /a` is now required. Send it.'],
    ],
    [
      'a parameter made optional',
      parameter(required),
      parameter(limit),
      ['changed: The query parameter `limit` of `GET /a` is now optional.'],
    ],
    [
      'its place',
      parameter(limit),
      parameter(limit.replace('query', 'header')),
      ['breaking: The header `limit` of `GET /a` has moved: it was a query parameter. Send it in its new place.'],
    ],
    [
      'its style',
      parameter(limit.replace('integer', 'array')),
      parameter(limit.replace('integer}', 'array}, explode: false')),
      [
        'breaking: The query parameter `limit` of `GET /a` is written in another way: `form`; it was `form, exploded`. Write it in the new way.',
      ],
    ],
    [
      'its style where one value has but one',
      parameter(limit),
      parameter(limit.replace('integer}', 'integer}, explode: false')),
      nothing,
    ],
    [
      'its values',
      parameter(limit),
      parameter(limit.replace('integer', 'integer, maximum: 9')),
      [
        'breaking: The query parameter `limit` of `GET /a` is now at most `9`. Do not send values that are now refused.',
      ],
    ],
    [
      'a body added',
      get(ok),
      get(`requestBody: {${json('{}')}}, ${ok}`),
      ['added: The body of requests of `GET /a` is new.'],
    ],
    [
      'a body made required',
      get(`requestBody: {${json('{}')}}, ${ok}`),
      get(`requestBody: {required: true, ${json('{}')}}, ${ok}`),
      ['breaking: The body of requests of `GET /a` is now required. Send it.'],
    ],
    [
      'a media type removed',
      get(`requestBody: {content: {text/plain: {}, application/json: {}}}, ${ok}`),
      get(`requestBody: {content: {application/json: {}}}, ${ok}`),
      ['breaking: The body of requests of `GET /a` may no longer be `text/plain`. Send another form.'],
    ],
    [
      'a media type added',
      get(`requestBody: {content: {application/json: {}}}, ${ok}`),
      get(`requestBody: {content: {text/plain: {}, application/json: {}}}, ${ok}`),
      ['added: The body of requests of `GET /a` may now be `text/plain`.'],
    ],
    [
      'credentials where none were needed',
      secured('[]'),
      secured('[{key: []}]'),
      ['breaking: `GET /a` now needs credentials: key. Send what it asks for.'],
    ],
    [
      'credentials no longer needed',
      secured('[{key: []}]'),
      secured('[]'),
      ['changed: `GET /a` may now be called without credentials.'],
    ],
    [
      'a scope more',
      secured('[{oauth: [r]}]'),
      secured('[{oauth: [r, w]}]'),
      ['breaking: `GET /a` now needs credentials: oauth (r, w). Send what it asks for.'],
    ],
    [
      'a scope less',
      secured('[{oauth: [r, w]}]'),
      secured('[{oauth: [r]}]'),
      ['changed: `GET /a` may now be called in more ways.'],
    ],
    [
      'another scheme',
      secured('[{key: []}]'),
      secured('[{oauth: []}]'),
      ['breaking: `GET /a` now needs credentials: oauth. Send what it asks for.'],
    ],
  ])('%s', async (_, before, after, expected) =>
    expect((await changesOf(before, after)).map(sentence)).toEqual(expected),
  );
});

describe('what is received', () => {
  const header = (inside: string) => response(`'200': {description: It is there., headers: {X: {${inside}}}}`);
  it.each([
    [
      'a success status removed',
      response(`'200': {description: A.}, '201': {description: B.}`),
      response(`'201': {description: B.}`),
      ['breaking: Responses of `GET /a` may no longer have the status `200`. Do not wait for it.'],
    ],
    [
      'a success status added',
      response(`'200': {description: A.}`),
      response(`'200': {description: A.}, '202': {description: B.}`),
      ['breaking: Responses of `GET /a` may now have the status `202`. Expect it.'],
    ],
    [
      'an error status added',
      response(`'200': {description: A.}`),
      response(`'200': {description: A.}, '404': {description: B.}`),
      ['added: Responses of `GET /a` may now have the status `404`.'],
    ],
    ['a status within a range', response(`2XX: {description: A.}`), response(`'200': {description: A.}`), nothing],
    [
      'a header removed',
      header('schema: {type: string}'),
      response(`'200': {description: It is there.}`),
      ['breaking: The header `X` of responses of `GET /a` is gone. Do not rely on it any more.'],
    ],
    [
      'a header made optional',
      header('required: true, schema: {type: string}'),
      header('schema: {type: string}'),
      ['breaking: The header `X` of responses of `GET /a` may now be missing. Expect it to be missing.'],
    ],
    [
      'a media type removed',
      response(`'200': {description: A., content: {text/plain: {}, text/html: {}}}`),
      response(`'200': {description: A., content: {text/html: {}}}`),
      ['breaking: Responses of `GET /a` may no longer be `text/plain` with the status `200`. Ask for another form.'],
    ],
  ])('%s', async (_, before, after, expected) =>
    expect((await changesOf(before, after)).map(sentence)).toEqual(expected),
  );

  it('turns the directions of a webhook round', async () => {
    const webhook = (schema: string) =>
      `webhooks: {made: {post: {requestBody: {${json(`{type: object, properties: {x: ${schema}}}`)}}, ${ok}}}}\n`;
    const [change] = await changesOf(webhook('{enum: [a]}'), webhook('{enum: [a, b]}'));
    expect(change && sentence(change)).toBe(
      'breaking: `x` may now be `b` in what the API sends of `POST made`. Expect values that were not sent before.',
    );
  });

  const signature = 'parameters: [{name: X-Signature, in: header, schema: {type: string}}], ';
  it.each([
    ['webhook', (inside: string) => `webhooks: {made: {post: {${inside}${ok}}}}\n`],
    ['callback', (inside: string) => get(`callbacks: {made: {'{$url}': {post: {${inside}${ok}}}}}, ${ok}`)],
  ])('breaks the receiver of a %s that has lost a header', async (_, write) => {
    const changes = await changesOf(write(signature), write(''));
    expect(changes.map(sentence)).toEqual([
      expect.stringMatching(/^breaking: The header `X-Signature` .* is gone\. Do not rely on it any more\.$/),
    ]);
    expect(await changesOf(write(''), write(signature))).toMatchObject([{ kind: 'added' }]);
  });

  it.each([
    ['moves', 'in: header', 'in: query', 'has moved: it was a header. Read it in its new place.'],
    ['may be missing', 'in: header, required: true', 'in: header', 'may now be missing. Expect it to be missing.'],
    [
      'is written in another way',
      'in: query, style: form, explode: false',
      'in: query, style: pipeDelimited, explode: false',
      /is written in another way: .* Read it in the new way\.$/,
    ],
  ])('speaks to the receiver of a webhook whose parameter %s', async (_, before, after, expected) => {
    const webhook = (words: string) =>
      `webhooks: {made: {post: {parameters: [{name: X, schema: {type: array, items: {}}, ${words}}], ${ok}}}}\n`;
    const changes = await changesOf(webhook(before), webhook(after));
    expect(changes.map(sentence)).toEqual([
      typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected),
    ]);
    expect(changes).toMatchObject([{ kind: 'breaking' }]);
  });
});

describe('shared schemas', () => {
  const paths = Array.from(
    { length: 3 },
    (_, index) =>
      `/p${index}: {get: {responses: {'200': {description: A., ${json('{$ref: "#/components/schemas/List"}')}}}}}`,
  ).join(', ');
  const user = (inside: string, name = 'User') =>
    components(
      `${name}: {type: object, properties: {id: {type: string}, boss: {$ref: '#/components/schemas/${name}'}, ${inside}}}, List: {type: array, items: {$ref: '#/components/schemas/${name}'}}`,
      paths,
    );

  it('says what changed in one once, with the operations that it reaches', async () => {
    const [change, ...others] = await changesOf(user('status: {enum: [on]}'), user('status: {enum: [on, off]}'));
    expect(others).toEqual([]);
    expect(change && sentence(change)).toBe(
      'breaking: `status` of `User` may now be `off` in responses of 3 operations. Expect values that were not sent before.',
    );
    expect(change).toMatchObject({ model: 'User', id: 'user-status-enum' });
  });

  it('says nothing of another name', async () =>
    expect(await changesOf(user('', 'User'), user('', 'Person'))).toEqual([]));

  it('says once what several inherit', async () => {
    const heirs = (kind: string) =>
      components(
        `Base: {type: object, properties: {kind: ${kind}}}, A: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {a: {}}}]}, B: {allOf: [{$ref: '#/components/schemas/Base'}, {properties: {b: {}}}]}`,
        ['A', 'B']
          .map(
            (name) =>
              `/${name}: {get: {responses: {'200': {description: A., ${json(`{$ref: '#/components/schemas/${name}'}`)}}}}}`,
          )
          .join(', '),
      );
    const changes = await changesOf(heirs('{enum: [x]}'), heirs('{enum: [x, y]}'));
    expect(changes.map(({ operations }) => operations.length)).toEqual([2]);
  });
});

describe('a specification that is written in another way', () => {
  const thing = (id: string) =>
    `type: object, required: [id], properties: {id: ${id}, parent: {$ref: '#/components/schemas/Thing'}}`;
  const document = (schema: string, body: string, version = '3.1.1') =>
    `openapi: ${version}\ninfo: {title: Fixture, version: 1.0.0}\n${components(schema, `/a: {post: {requestBody: {${json(body)}}, ${ok}}}`)}`;
  const reference = `{$ref: '#/components/schemas/Thing'}`;
  const plain = document(`Thing: {${thing('{type: [string, "null"], maxLength: 3}')}}`, reference);

  it.each([
    [
      'in another order',
      document(
        `Thing: {properties: {parent: ${reference}, id: {maxLength: 3, type: ['null', string]}}, required: [id], type: object}`,
        reference,
      ),
    ],
    [
      'in OpenAPI 3.0',
      document(`Thing: {${thing('{type: string, nullable: true, maxLength: 3}')}}`, reference, '3.0.3'),
    ],
    [
      'in place',
      document(
        `Thing: {${thing('{type: [string, "null"], maxLength: 3}')}}`,
        `{${thing('{type: [string, "null"], maxLength: 3}')}}`,
      ),
    ],
    [
      'as an allOf of one',
      document(`Thing: {${thing('{type: [string, "null"], maxLength: 3}')}}`, `{allOf: [${reference}]}`),
    ],
    [
      'with null as an alternative',
      document(`Thing: {${thing('{oneOf: [{type: string, maxLength: 3}, {type: "null"}]}')}}`, reference),
    ],
  ])('%s, changes nothing', async (_, other) => {
    expect((await changesOf(plain, other)).map(sentence)).toEqual([]);
    expect((await changesOf(other, plain)).map(sentence)).toEqual([]);
  });
});

it('finds a change of a shared schema below a `not`, though nothing else is written in another way', async () => {
  const excluding = (most: number) =>
    components(
      `S: {type: string, maxLength: ${most}}`,
      `/a: {post: {operationId: a, requestBody: {${json("{type: object, properties: {x: {not: {$ref: '#/components/schemas/S'}}}}")}}, ${ok}}}`,
    );
  expect((await changesOf(excluding(5), excluding(3))).map(sentence)).toEqual([
    'breaking: `x` has other values that are refused in requests of `POST /a`. Do not send values that are now refused.',
  ]);
});

describe('discriminators', () => {
  const variant = (fields: string) => `{type: object, required: [kind, sort], properties: {${fields}}}`;
  const shared = `Cat: ${variant('kind: {type: string}, sort: {type: string}')}, Dog: ${variant('kind: {type: string}, sort: {type: string}, tail: {type: string}')}`;
  const body = json(`{$ref: '#/components/schemas/Pet'}`);
  const withPet = (pet: string) =>
    components(
      `${shared}, Pet: ${pet}`,
      `/a: {post: {operationId: a, requestBody: {${body}}, responses: {'200': {description: A., ${body}}}}}`,
    );
  const choice = (keyword: string) => (property?: string) =>
    withPet(
      `{${keyword}: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]${property ? `, discriminator: {propertyName: ${property}}` : ''}}`,
    );
  const base = (property?: string) =>
    withPet(
      `{type: object, properties: {kind: {type: string}, sort: {type: string}}${property ? `, discriminator: {propertyName: ${property}}` : ''}}`,
    );

  it.each([
    ['oneOf', choice('oneOf')],
    ['anyOf', choice('anyOf')],
    ['a base schema', base],
  ])('of %s: one that comes or goes is listed once, and breaks nothing', async (_, write) => {
    expect((await changesOf(write(), write('kind'))).map(sentence)).toEqual([
      'changed: `Pet` now has the discriminator `kind` of `POST /a`.',
    ]);
    expect((await changesOf(write('kind'), write())).map(sentence)).toEqual([
      'changed: `Pet` no longer has the discriminator `kind` of `POST /a`.',
    ]);
    expect(await changesOf(write('kind'), write('kind'))).toEqual([]);
  });

  it('of variants: one that moves to another property breaks clients', async () => {
    expect((await changesOf(choice('oneOf')('kind'), choice('oneOf')('sort'))).map(sentence)).toEqual([
      'breaking: `Pet` now has the discriminator `sort` of `POST /a`; it was `kind`. Choose the variant by this field.',
    ]);
    expect((await changesOf(base('kind'), base('sort'))).map(sentence)).toEqual([
      'changed: `Pet` now has the discriminator `sort` of `POST /a`; it was `kind`.',
    ]);
  });

  it('that moves to another schema is listed at both', async () => {
    const write = (pet: string, owner: string) =>
      withPet(
        `{type: object, properties: {kind: {type: string}, owner: {type: object, properties: {kind: {type: string}}${owner}}}${pet}}`,
      );
    const discriminator = ', discriminator: {propertyName: kind}';
    expect((await changesOf(write(discriminator, ''), write('', discriminator))).map(sentence)).toEqual([
      'changed: `Pet` no longer has the discriminator `kind` of `POST /a`.',
      'changed: `owner` of `Pet` now has the discriminator `kind` of `POST /a`.',
    ]);
  });
});

describe('what stands beside a reference or another choice', () => {
  const sent = (schema: string, shared = '{type: object, properties: {email: {type: string}}}') =>
    components(`User: ${shared}`, `/a: {post: {operationId: a, requestBody: {${json(schema)}}, ${ok}}}`);
  const user = "$ref: '#/components/schemas/User'";
  const compare = async (before: string, after: string) => (await changesOf(before, after)).map(sentence);

  it('limits the values', async () => {
    expect(await compare(sent(`{${user}}`), sent(`{${user}, required: [email]}`))).toEqual([
      'breaking: `email` is now required in requests of `POST /a`. Send it.',
    ]);
    expect(await compare(sent(`{${user}, required: [email]}`), sent(`{${user}}`))).toEqual([
      'changed: `email` is now optional in requests of `POST /a`.',
    ]);
    const field = (x: string) => sent(`{type: object, properties: {x: {${x}}}}`, '{type: string}');
    expect(await compare(field(user), field(`${user}, maxLength: 5`))).toEqual([
      'breaking: `x` now has at most 5 characters in requests of `POST /a`. Do not send values that are now refused.',
    ]);
    expect(await compare(field(user), field(`${user}, type: string, description: Other words.`))).toEqual([
      'wording: `x` has another description in requests of `POST /a`.',
    ]);
  });

  it('leaves a change of the shared schema to that schema', async () => {
    const needing = (email: string) =>
      sent(`{${user}, required: [email]}`, `{type: object, properties: {email: {type: ${email}}}}`);
    expect(await compare(needing('string'), needing('integer'))).toEqual([
      'breaking: `email` of `User` is now of type `integer` in requests of `POST /a`; it was of type `string`. Do not send values that are now refused.',
    ]);
  });

  it('is compared although it is a second choice', async () => {
    const choices = (limit: number, more = '') =>
      sent(
        `{oneOf: [{type: string}, {type: integer}], anyOf: [{${user}}, {type: string, minLength: 2}${more}]}`,
        `{type: integer, maximum: ${limit}}`,
      );
    expect(await compare(choices(9), choices(8))).toEqual([
      'breaking: `User` is now at most `8` in requests of `POST /a`; it was at most `9`. Do not send values that are now refused.',
    ]);
    expect(await compare(choices(9), choices(9, ', {type: integer, minimum: 100}'))).toEqual([
      'breaking: The body of requests of `POST /a` has other rules. Do not send values that are now refused.',
    ]);
  });
});

describe('the fields of a form', () => {
  const form = (encoding: string, mediaType = 'application/x-www-form-urlencoded') =>
    api(
      `/a: {post: {operationId: a, requestBody: {content: {${mediaType}: {schema: {type: object, properties: {tags: {type: array, items: {type: string}}, one: {type: string}}}${encoding}}}}, ${ok}}}`,
    );
  const joined = ', encoding: {tags: {style: form, explode: false}}';

  it('are written in another way', async () => {
    expect((await changesOf(form(''), form(joined))).map(sentence)).toEqual([
      'breaking: The body of requests of `POST /a` has fields written in another way. Write them in the new way.',
    ]);
    // Writing out the default changes nothing.
    expect(await changesOf(form(''), form(joined.replace('false', 'true')))).toEqual([]);
  });

  it('in Swagger 2.0, too', async () => {
    const swagger = (collectionFormat: string) =>
      `swagger: '2.0'\ninfo: {title: T, version: '1'}\npaths: {/a: {post: {operationId: a, consumes: [application/x-www-form-urlencoded], parameters: [{name: tags, in: formData, type: array, items: {type: string}, collectionFormat: ${collectionFormat}}], responses: {'200': {description: A.}}}}}\n`;
    expect((await changesOf(swagger('csv'), swagger('multi'))).map(sentence)).toEqual([
      'breaking: The body of requests of `POST /a` has fields written in another way. Write them in the new way.',
    ]);
  });
});
