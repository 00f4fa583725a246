import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubSample } from '../../../tests/github-api/read';
import { exampleValue } from './example';
import { findProblems, type Direction } from '../schema/problems';
import { validator } from '../fixtures/json-schema';
import { readText, withoutExamples } from '../fixtures/read-fixture';
import { formatJson } from '../model/json';
import { readApi } from '../read/read-api';

const require = createRequire(import.meta.url);
const examples = path.dirname(require.resolve('@readme/oas-examples/package.json'));
const folder = (name: string) =>
  readdirSync(name)
    .filter((file) => /\.(?:json|yaml)$/.test(file))
    .map((file) => path.join(name, file));
const files = [
  ...folder('openapi'),
  ...folder('src/openapi/fixtures/specifications').filter((file) => !/swagger|multi-file/.test(file)),
  ...['3.0', '3.1'].flatMap((version) => folder(path.join(examples, version, 'json'))),
  require.resolve('@scalar/galaxy/latest.yaml'),
].filter((file) => readFileSync(file).length < 200_000);

/** Schemas that no finite value fits, each group with its reason. */
const unsatisfiable: Record<string, string[]> = {
  // They contradict themselves.
  'all-of.yaml': ['Clash'],
  // JSON Schema does not know the discriminator: without it, a value that fits one variant fits several.
  'discriminator-one-of.yaml': ['Shape'],
  'variants-beside-properties.yaml': ['Payment'],
  'complex-nesting.json': ['ObjectOfEverything', 'ObjectOfAdditionalPropertiesObjectPolymorphism'],
  // They are written without quotes: our value is the text, ajv's is YAML's reading of it.
  'numbers.yaml': ['Codes'],
  // They are endless: each requires itself, as a variant or a field.
  'one-of-itself.yaml': ['Filter'],
  'circular-request-bodies.json': ['TreeNode'],
  // Its variants overlap; only the discriminator, which JSON Schema does not know, decides.
  'discriminator-in-items.yaml': ['Member'],
};

/** List the schemas of a file whose generated example is missing, remarked on by Check JSON, or refused by ajv. */
async function wrongExamples(file: string, direction: Direction, text = readFileSync(file, 'utf8')): Promise<string[]> {
  const read = await readApi({ path: file, text, slug: 'x' }, { readFile: (other) => readFileSync(other, 'utf8') });
  const api = read.api && withoutExamples(read.api);
  const errorsIn = validator(text, direction);
  return Object.values(api?.schemas ?? {}).flatMap(({ id, pointer }) => {
    if (!api || (unsatisfiable[path.basename(file)] ?? []).includes(id)) return [];
    const value = exampleValue(api, { ref: id }, { direction });
    if (value === undefined) return [`${id}: no example`];
    const remarks = findProblems(api, { ref: id }, value, direction);
    if (remarks.length > 0)
      return remarks.map(({ path: steps, message }) => `${id} ${steps.join('.')} ${message}, in ${formatJson(value)}`);
    return errorsIn(pointer, JSON.parse(formatJson(value))).map((error) => `${id} ${error} in ${formatJson(value)}`);
  });
}

describe.each(files.map((file) => [path.basename(file), file]))('%s', (_name, file) => {
  it.each(['request', 'response'] as const)('has a valid example of every schema in a %s', async (direction) => {
    expect((await wrongExamples(file, direction)).join('\n')).toBe('');
  });
});

it('one path in fifty of the GitHub API has a valid example of each of its schemas', { timeout: 60_000 }, async () => {
  expect((await wrongExamples('github.json', 'response', githubSample(50))).join('\n')).toBe('');
});

it('is not led astray by limits that limit nothing, or by texts that nobody would read', async () => {
  const { api } = await readText(`
components:
  schemas:
    A: {type: object, required: [a, b, c], properties: {
      a: {type: number, maximum: .inf, minimum: -.inf},
      b: {type: integer, minimum: 1e10000000000},
      c: {type: string, minLength: 1000000000}}}
`);
  if (!api) throw new Error('no model');
  const example = exampleValue(api, { ref: 'A' }, { direction: 'response' }) ?? null;
  expect(example).toMatchObject({ a: 1, b: 1 });
  expect(formatJson(example).length).toBeLessThan(20_000);
});

it('leaves out an optional field that no value fits, and shows a required one as it is asked for', async () => {
  const { api } = await readText(`
components:
  schemas:
    Code: {type: object, additionalProperties: false, anyOf: [
      {required: [code], properties: {code: {type: string}}},
      {required: [own], properties: {own: {type: string}}}]}
    Optional: {type: object, properties: {name: {type: string}, code: {$ref: '#/components/schemas/Code'}}}
    Required: {type: object, required: [code], properties: {code: {$ref: '#/components/schemas/Code'}}}
`);
  if (!api) throw new Error('no model');
  const example = (ref: string) => exampleValue(api, { ref }, { direction: 'request' });
  expect(['Code', 'Optional', 'Required'].map(example)).toEqual([
    { code: 'string' },
    { name: 'string' },
    { code: { code: 'string' } },
  ]);
});

it('has fewer levels rather than more values than a reader takes in', async () => {
  const fields = (of: string) => Array.from('abcdefghij', (name) => `${name}: ${of}`).join(', ');
  const wide = `{type: object, properties: {${fields(`{type: object, properties: {${fields('{type: object, properties: {z: {type: integer}}}')}}}`)}}}`;
  const { api } = await readText(`components: {schemas: {A: ${wide}}}`);
  if (!api) throw new Error('no model');
  const value = exampleValue(api, { ref: 'A' }, { direction: 'request' });
  expect(Object.values(value as object)).toEqual(Array.from('abcdefghij', () => ({})));
});

describe('a text', () => {
  const at = "yyyy-MM-dd'T'HH:mm:ss";
  const json = 'contentMediaType: application/json, contentSchema: {type: object, properties: {q: {type: integer}}}';
  it.each([
    // A template of letters is no regular expression.
    [`format: date-time, pattern: "${at}"`, '2025-01-31T09:30:00Z'],
    [`format: date-time, pattern: "${at}['.'SSS]XXX"`, '2025-01-31T09:30:00Z'],
    ['format: date, pattern: dd/MM/yyyy', '2025-01-31'],
    ['format: time, pattern: "%H:%M:%S"', '09:30:00Z'],
    ['format: uuid, pattern: xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', '0b8f5c52-3f0e-4e0a-9a51-6f5d1c1f7a10'],
    ["format: date, pattern: '^\\d{2}$'", '12'],
    ['pattern: aa-bb', 'aa-bb'],
    ['format: http-date', 'Fri, 31 Jan 2025 09:30:00 GMT'],
    ['format: date-time-local', '2025-01-31T09:30:00'],
    ['format: time-local', '09:30:00'],
    // What an encoded text holds is encoded.
    [`contentEncoding: base64, ${json}`, 'eyJxIjoxfQ=='],
    [`contentEncoding: base64url, ${json}`, 'eyJxIjoxfQ'],
    [`contentEncoding: base64, contentMediaType: application/json`, 'e30='],
    ['contentEncoding: base64, contentMediaType: image/png', 'ZXhhbXBsZQ=='],
    [`contentEncoding: base16, ${json}`, '7B2271223A317D'],
    [json.replace('json', 'xml'), '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n  <q>1</q>\n</root>'],
    [json, '{"q":1}'],
    // A text that is too long loses its end, and keeps its format where a shorter one is known.
    ['maxLength: 5', 'strin'],
    ['format: uri, maxLength: 12', 'urn:a:b'],
    ['format: url, maxLength: 16', 'http://a.example'],
    ['format: email, maxLength: 12', 'a@a.example'],
    ['format: ipv4, maxLength: 7', '1.1.1.1'],
    ['format: byte, maxLength: 8', 'ZXhh'],
    ['format: date, maxLength: 8', '20250131'],
    ["format: date-time, pattern: '^[-\\d]+T[:\\d]+$'", '2025-01-31T09:30:00'],
    // A text that is too short keeps its format, too.
    ['format: uri, minLength: 30', 'https://example.com/example/ex'],
    ['format: email, minLength: 20', 'aaaaname@example.com'],
    ['format: date-time, minLength: 24', '2025-01-31T09:30:00.000Z'],
    ['format: date-time, maxLength: 10', '2025-01-31'],
    ['maxLength: 0', ''],
  ])('with {%s} is %s', async (keywords, expected) => {
    const { api } = await readText(`components: {schemas: {A: {type: string, ${keywords}}}}`);
    if (!api) throw new Error('no model');
    expect(exampleValue(api, { ref: 'A' }, { direction: 'request' })).toBe(expected);
    expect(findProblems(api, { ref: 'A' }, expected, 'request')).toEqual([]);
  });

  it('is another in each item of a list without duplicates', async () => {
    const list = (items: string) => `{type: array, minItems: 3, uniqueItems: true, items: {type: string, ${items}}}`;
    const { api } = await readText(
      `components: {schemas: {A: ${list('maxLength: 5')}, B: ${list('format: uri, maxLength: 20')}}}`,
    );
    if (!api) throw new Error('no model');
    expect(['A', 'B'].map((ref) => exampleValue(api, { ref }, { direction: 'request' }))).toEqual([
      ['strin', 'stri2', 'stri3'],
      ['https://example.com', 'http://a.example/2', 'http://a.example/3'],
    ]);
  });
});
