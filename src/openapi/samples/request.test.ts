import { describe, expect, it } from 'vitest';
import { safeUrl, sampleRequest, type RequestParameter, type RequestShape } from './request';
import { LongNumber } from '../model/json';
import { sampleLanguages } from './samples';
import { typedRequest } from './typed';

const shape = (part: Partial<RequestShape>): RequestShape => ({
  method: 'GET',
  path: '/x',
  server: 'https://h.example',
  parameters: [],
  credentials: [],
  json: true,
  ...part,
});

const list = '["blue","black"]';
const object = '{"R":100,"G":200}';

const urlOf = (parameter: Partial<RequestParameter>, path = '/x') =>
  sampleRequest(shape({ path, parameters: [{ in: 'query', name: 'color', ...parameter }] })).url.replace(
    'https://h.example',
    '',
  );

describe('parameters', () => {
  it.each([
    [{ value: '"a b&c=d/é\'"' }, '/x?color=a%20b%26c%3Dd%2F%C3%A9%27'],
    [{ value: list }, '/x?color=blue&color=black'],
    [{ value: list, explode: false }, '/x?color=blue,black'],
    [{ value: object }, '/x?R=100&G=200'],
    [{ value: object, explode: false }, '/x?color=R,100,G,200'],
    [{ value: list, style: 'spaceDelimited', explode: false }, '/x?color=blue%20black'],
    [{ value: list, style: 'pipeDelimited', explode: false }, '/x?color=blue%7Cblack'],
    [
      { value: '{"R":{"a":1},"G":[1,2]}', style: 'deepObject', explode: true },
      '/x?color%5BR%5D%5Ba%5D=1&color%5BG%5D%5B%5D=1&color%5BG%5D%5B%5D=2',
    ],
    [{ value: '"a/b?c&d"', reserved: true }, '/x?color=a/b?c%26d'],
    [{ value: object, content: 'application/json' }, '/x?color=%7B%22R%22%3A100%2C%22G%22%3A200%7D'],
    [{ name: 'filter[x]', value: '1' }, '/x?filter%5Bx%5D=1'],
    [{ value: '80351110224678912' }, '/x?color=80351110224678912'],
    [{ value: '""' }, '/x?color='],
    [{ value: '[]' }, '/x'],
    [{}, '/x'],
  ] satisfies [Partial<RequestParameter>, string][])('%j', (parameter, expected) =>
    expect(urlOf(parameter)).toBe(expected),
  );

  it.each([
    [{ value: '"a b/c"' }, '/a%20b%2Fc'],
    [{ value: list }, '/blue,black'],
    [{ value: object }, '/R,100,G,200'],
    [{ value: object, explode: true }, '/R=100,G=200'],
    [{ value: list, style: 'label' }, '/.blue,black'],
    [{ value: list, style: 'label', explode: true }, '/.blue.black'],
    [{ value: object, style: 'label', explode: true }, '/.R=100.G=200'],
    [{ value: list, style: 'matrix' }, '/;color=blue,black'],
    [{ value: list, style: 'matrix', explode: true }, '/;color=blue;color=black'],
    [{ value: object, style: 'matrix', explode: true }, '/;R=100;G=200'],
    [{ value: '"$&"' }, '/%24%26'],
  ] satisfies [Partial<RequestParameter>, string][])('%j in a path', (parameter, expected) =>
    expect(urlOf({ in: 'path', ...parameter }, '/{color}')).toBe(expected),
  );

  it('puts headers and cookies where they belong, on one line', () => {
    const { headers } = sampleRequest(
      shape({
        parameters: [
          { in: 'header', name: 'X-Id', value: '"a\\r\\nX-Evil: 1"' },
          { in: 'cookie', name: 'a', value: '"x y"' },
          { in: 'cookie', name: 'b', value: '1' },
        ],
        credentials: [
          { in: 'header', name: 'Authorization', prefix: 'Bearer ', placeholder: 'YOUR_TOKEN' },
          { in: 'query', name: 'key', placeholder: 'YOUR_KEY' },
        ],
      }),
    );
    expect(headers).toEqual([
      ['Authorization', 'Bearer YOUR_TOKEN'],
      ['X-Id', 'a X-Evil: 1'],
      ['Cookie', 'a=x%20y; b=1'],
    ]);
  });

  it('sends a header that is a secret once', () => {
    const { headers } = sampleRequest(
      shape({
        parameters: [{ in: 'header', name: 'x-key', value: '"a"' }],
        credentials: [{ in: 'header', name: 'X-Key', placeholder: 'YOUR_KEY' }],
      }),
    );
    expect(headers).toEqual([['X-Key', 'YOUR_KEY']]);
  });

  it.each(['query', 'cookie'] as const)('sends a %s parameter once that is described as a key, too', (location) => {
    const { url, headers } = sampleRequest(
      shape({
        parameters: [
          { in: location, name: 'appid', value: '"a"' },
          { in: location, name: 'AppId', value: '"b"' },
        ],
        credentials: [{ in: location, name: 'appid', placeholder: 'YOUR_KEY' }],
      }),
    );
    const sent = location === 'query' ? url.split('?')[1]?.split('&') : headers[0]?.[1].split('; ');
    expect(sent).toEqual(['AppId=b', 'appid=YOUR_KEY']);
  });

  it('takes what the reader typed first', () => {
    const { url, headers } = typedRequest(
      shape({
        path: '/{id}',
        parameters: [
          { in: 'path', name: 'id', value: '1', serialized: '1' },
          { in: 'query', name: 'limit' },
        ],
        credentials: [{ in: 'header', name: 'Authorization', prefix: 'Bearer ', placeholder: 'YOUR_TOKEN' }],
      }),
      [
        { place: 'path', path: ['id'], type: 'string', text: "it's {id}" },
        { place: 'query', path: ['limit'], type: 'string', text: '10' },
        { place: 'secret', path: ['Authorization'], type: 'string', text: 'abc' },
      ],
      'https://beta.example/api',
    );
    expect(url).toBe('https://beta.example/api/it%27s%20%7Bid%7D?limit=10');
    expect(headers).toEqual([['Authorization', 'Bearer abc']]);
  });
});

describe('bodies', () => {
  const body = (mediaType: string, value: string, more = {}) =>
    sampleRequest(shape({ method: 'POST', body: { mediaType, value, ...more } })).body;

  it('knows JSON by its suffix', () => {
    expect(body('application/vnd.api+json; v=1', '{"a":80351110224678912}')).toEqual({
      kind: 'json',
      mediaType: 'application/vnd.api+json; v=1',
      value: { a: new LongNumber('80351110224678912') },
    });
  });

  it('makes fields of forms, repeated for lists', () => {
    expect(body('application/x-www-form-urlencoded', '{"a":[1,2],"b":{"c":1}}')).toEqual({
      kind: 'form',
      fields: [
        ['a', '1'],
        ['a', '2'],
        ['b', '{"c":1}'],
      ],
    });
  });

  it('writes the fields of forms in the style that is said, as parameters', () => {
    const styles = {
      metadata: { style: 'deepObject', explode: true },
      expand: { style: 'form', explode: false },
      ids: { style: 'pipeDelimited', explode: false },
      constructor: { style: 'form', explode: true },
    };
    const value =
      '{"metadata":{"a b":"x&y"},"expand":["a","b"],"ids":[1,2],"constructor":{"R":1,"G":2},"toString":[3]}';
    const fields = [
      ['metadata[a b]', 'x&y'],
      ['expand', 'a,b'],
      ['ids', '1|2'],
      ['R', '1'],
      ['G', '2'],
      ['toString', '3'],
    ];
    expect(body('application/x-www-form-urlencoded', value, { styles })).toEqual({ kind: 'form', fields });
    expect(body('multipart/form-data', value, { styles })).toEqual({
      kind: 'multipart',
      parts: fields.map(([name, text]) => ({ name, value: text })),
    });
  });

  it('makes parts of multipart forms', () => {
    expect(
      body('multipart/form-data', '{"f":"a.png","m":{"x":1},"t":"hi"}', { files: ['f'], types: { f: 'image/*' } }),
    ).toEqual({
      kind: 'multipart',
      parts: [
        { name: 'f', fileName: 'a.png' },
        { name: 'm', value: '{"x":1}', contentType: 'application/json' },
        { name: 't', value: 'hi' },
      ],
    });
  });

  it.each([
    ['text/x-a', 'text/x-a'],
    // A header that names another of the bodies does not describe this one.
    ['application/json', 'application/xml'],
  ])('have the type that the header %s gives', (value, mediaType) => {
    const bodies = ['application/json', 'application/xml'].map((type) => ({ label: '', mediaType: type, value: '""' }));
    const parameters = [{ in: 'header', name: 'Content-Type', value: JSON.stringify(value) } as const];
    const request = sampleRequest(shape({ parameters, bodies, body: bodies[1] }));
    expect(request).toMatchObject({ headers: [], body: { mediaType } });
  });

  it('sends files as files and all else as text', () => {
    expect(body('image/*', '"photo.jpg"', { files: [] })).toEqual({
      kind: 'file',
      mediaType: 'application/octet-stream',
      fileName: 'photo.jpg',
    });
    expect(body('application/xml', '"<a/>"')).toEqual({ kind: 'text', mediaType: 'application/xml', text: '<a/>' });
  });
});

it('leaves nothing in an address that a shell or a language could take for its own', () => {
  expect(safeUrl('http://[::1]:8080/a[0]')).toBe('http://[::1]:8080/a%5B0%5D');
  expect(safeUrl('https://h.example/ü/\'"`$(x){y}[z]<>|^ \\\n\ud800')).toMatch(/^[\x21-\x7e]+$/);
  expect(safeUrl('https://h.example/\'"`{y}[z]<>|^ \\')).not.toMatch(/['"`{}[\]<>|^\\ ]/);
});

describe('addresses with a query or a fragment of their own', () => {
  const addressed = (path: string, server: string, ...names: string[]): RequestShape => ({
    method: 'GET',
    path,
    server,
    parameters: [
      { in: 'path', name: 'id', value: '"a?b#c"' },
      ...names.map((name) => ({ in: 'query' as const, name, value: '"x"' })),
    ],
    credentials: [],
    json: null,
  });

  it.each([
    ['/index#sparse', 'https://a.example/v1', ['q'], 'https://a.example/v1/index?q=x'],
    ['/#Action=Send', 'https://a.example', ['Action', 'q'], 'https://a.example/?Action=x&q=x'],
    ['/search?mode=fast', 'https://a.example', ['q'], 'https://a.example/search?mode=fast&q=x'],
    ['/search?mode=x', 'https://a.example', ['mode'], 'https://a.example/search?mode=x'],
    ['/search?mode=fast#one', 'https://a.example', [], 'https://a.example/search?mode=fast'],
    ['/a#one?two', 'https://a.example', ['q'], 'https://a.example/a?q=x'],
    ['/a?', 'https://a.example', ['q'], 'https://a.example/a?q=x'],
    ['/users', 'https://a.example/api?key=1', ['q'], 'https://a.example/api/users?key=1&q=x'],
    ['/users', 'https://a.example/api/?key=1', [], 'https://a.example/api/users?key=1'],
    ['/users', 'https://a.example/#/', ['q'], 'https://a.example/users?q=x'],
    ['/files/{id}.{ext}', 'https://a.example', [], 'https://a.example/files/a%3Fb%23c.%7Bext%7D'],
    ["/users('{id}')/rows", 'https://a.example', [], 'https://a.example/users(%27a%3Fb%23c%27)/rows'],
  ])('%s on %s', (path, server, names, url) => expect(sampleRequest(addressed(path, server, ...names)).url).toBe(url));

  it('are the same in every language', () => {
    const request = sampleRequest(addressed('/index#sparse', 'https://a.example/v1', 'q'));
    for (const { print } of sampleLanguages) {
      expect(print(request)).toContain('https://a.example/v1/index?q=x');
      expect(print(request)).not.toContain('#sparse');
    }
  });
});

it('is written in every language where the name of a field is half a letter', () => {
  const body = { kind: 'form' as const, fields: [['\ud800', 'x']] as [string, string][] };
  const request = { method: 'POST', url: 'https://h.example/', headers: [], body, json: null };
  for (const { print } of sampleLanguages) expect(print(request)).toContain('h.example');
});
