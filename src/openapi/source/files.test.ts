import parser from 'swagger-parser';
import { afterEach, expect, it, test, vi } from 'vitest';
import { readApi } from '../read/read-api';

afterEach(() => vi.restoreAllMocks());
const swaggerParser = parser as unknown as { resolve: () => Promise<unknown> };

const files: Record<string, string> = {
  'openapi/parts/a.yaml': 'type: object\n$defs: {x: {$id: "https://ids.example.com/x", type: string}}',
  'openapi/parts/key.yaml': 'key: {type: http, scheme: bearer}',
  'openapi/parts/broken.yaml': 'a: [',
};
const read = (text: string) =>
  readApi(
    { path: 'openapi/a.yaml', text: `openapi: 3.2.0\ninfo: {title: T, version: '1'}\n${text}`, slug: 'a' },
    { readFile: (path) => files[path] ?? null },
  );
const schemas = (text: string) => `paths: {}\ncomponents: {schemas: {${text}}}`;

it.each([
  ['a reference', schemas('A: {$ref: parts/a.yaml}')],
  ['a dynamic reference', schemas('A: {$dynamicRef: "./parts/a.yaml#"}')],
  ['a mapping', schemas('A: {discriminator: {propertyName: p, mapping: {a: parts/a.yaml}}}')],
  ['a default mapping', schemas('A: {discriminator: {propertyName: p, defaultMapping: parts/a.yaml}}')],
  ['a description', 'paths: {}\ntags: [{name: t, description: {$ref: "parts/a.yaml#/type"}}]'],
  ['a list', schemas('A: {oneOf: [{type: string}, {$ref: parts/../parts/a.yaml#}]}')],
  ['an address of the text before', schemas('B: {$ref: "https://ids.example.com/x"}, A: {$ref: parts/a.yaml}')],
])('the file that %s names is read, and is a part of the API', async (_, text) => {
  const { api, diagnostics } = await read(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(api?.source).toMatchObject({ file: 'openapi/a.yaml', parts: ['openapi/parts/a.yaml'] });
});

it('a file that only an example, an extension or a name seems to mean is no part, and its mistakes are not reported', async () => {
  const { api, diagnostics } = await read(
    schemas('A: {type: object, example: {$ref: parts/broken.yaml}, x-a: {$ref: parts/broken.yaml#/a}}'),
  );
  expect(diagnostics).toEqual([]);
  expect(api?.source.parts).toEqual([]);
});

it('no address hides the mistakes of others, and none is requested', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const addresses = [
    'https://{host}/a.yaml',
    'http://[x',
    'http://127.0.0.1:9/a.yaml',
    'file:///etc/hosts',
    'gone.yaml',
  ];
  const { diagnostics } = await read(
    schemas([...addresses, 'parts/broken.yaml'].map((one, index) => `S${index}: {$ref: "${one}"}`).join(', ')),
  );
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    ...addresses
      .slice(0, 4)
      .map((one) => `openapi/a.yaml: The reference ${one} refers to another site, which a build does not read.`),
    'openapi/a.yaml: The reference gone.yaml refers to a missing file: openapi/gone.yaml.',
    expect.stringMatching(/^openapi\/parts\/broken.yaml: A bracket /),
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['throws', () => Promise.reject(new Error('It is off.')), 'Error: It is off.'],
  ['does nothing', () => Promise.resolve(), 'Error: It opened no file.'],
])('where swagger-parser %s, no specification is read, and one message says why', async (_, instead, reason) => {
  vi.spyOn(swaggerParser, 'resolve').mockImplementationOnce(instead);
  expect(await read('paths: {}')).toEqual({
    api: null,
    diagnostics: [
      expect.objectContaining({
        severity: 'error',
        file: 'openapi/a.yaml',
        message: `swagger-parser cannot read this specification: ${reason}`,
      }),
    ],
  });
});
