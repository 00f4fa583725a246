/** Pages and their Markdown show every fact of a specification, counted from the parsed file, and invent none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFacts } from '../../tests/facts/check';
import { readApi } from './read/read-api';

const fixtures = path.join(import.meta.dirname, 'fixtures/specifications');

/** Bytes: larger ones take seconds, and say the same. */
const largest = 25_000;

function below(folder: string): [name: string, folder: string][] {
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.yaml') && readFileSync(path.join(folder, name)).length < largest,
  );
  if (names.length === 0) throw new Error(`There is no specification in ${folder}.`);
  return names.map((name) => [name, folder]);
}

async function misses(name: string, read: (file: string) => string | null): Promise<string[]> {
  const { api, diagnostics } = await readApi({ path: name, text: read(name) ?? '', slug: 'x' }, { readFile: read });
  if (!api) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const check = checkFacts(api, name, read);
  if (check.operations > 0) expect(check.facts).toBeGreaterThan(check.operations);
  return check.misses;
}

describe('every fact', () => {
  it.each([...below(fixtures), ...below('openapi')])('of %s', async (name, folder) => {
    const read = (file: string) =>
      existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : null;
    expect(await misses(name, read)).toEqual([]);
  });
});

it.each([
  ["swagger: '2.0'", 'kind', 'definitions:', 'definitions'],
  ['openapi: 3.0.3', '{propertyName: kind}', 'components:\n schemas:', 'components/schemas'],
])('of the heirs of heirs (%s)', async (version, discriminator, schemas, place) => {
  const pet = `{$ref: '#/${place}/Pet'}`;
  const content = version.startsWith('swagger') ? `schema: ${pet}` : `content: {application/json: {schema: ${pet}}}`;
  const text = `${version}
info: {title: T, version: '1'}
paths: {/a: {get: {responses: {'200': {description: OK, ${content}}}}}}
${schemas}
  Pet: {type: object, discriminator: ${discriminator}, required: [kind], properties: {kind: {type: string}}}
  Dog: {allOf: [${pet}, {properties: {bark: {type: boolean}}}]}
  Puppy: {allOf: [{$ref: '#/${place}/Dog'}, {properties: {age: {type: integer}}}]}
`;
  expect(await misses('heirs.yaml', () => text)).toEqual([]);
});
