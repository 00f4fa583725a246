import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFacts } from '../../tests/facts/check';
import { githubSample } from '../../tests/github-api/read';
import { readApi } from './read/read-api';
import { schemaVariants, viewSchema } from './schema/view';

const require = createRequire(import.meta.url);
const examples = path.dirname(require.resolve('@readme/oas-examples/package.json'));
const readSpecification = (file: string, text = readFileSync(file, 'utf8')) =>
  readApi({ path: path.basename(file), text, slug: 'x' });

const files = ['2.0', '3.0', '3.1'].flatMap((version) =>
  readdirSync(path.join(examples, version, 'yaml')).map((name) => path.join(examples, version, 'yaml', name)),
);

describe('real specifications', () => {
  it.each(
    files.filter((file) => readFileSync(file).length < 60_000).map((file) => [path.relative(examples, file), file]),
  )('%s', { timeout: 30_000 }, async (_, file) => {
    const text = readFileSync(file, 'utf8');
    const { api, diagnostics } = await readSpecification(file, text);
    const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    expect(errors).toEqual([]);
    if (!api) throw new Error('There is no model of it.');
    const read = (name: string) => (name === path.basename(file) ? text : null);
    expect(checkFacts(api, path.basename(file), read).misses).toEqual([]);
    // This throws for a reference to a missing schema.
    for (const { schema } of Object.values(api.schemas))
      for (const variant of schemaVariants(viewSchema(api, schema))?.items ?? []) viewSchema(api, variant.schema);
  });

  it('the Scalar Galaxy, with every kind of security', { timeout: 30_000 }, async () => {
    const file = require.resolve('@scalar/galaxy/latest.yaml');
    const { api, diagnostics } = await readSpecification(file);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(new Set(api?.securitySchemes.map(({ type }) => type))).toEqual(
      new Set(['http', 'apiKey', 'oauth2', 'openIdConnect']),
    );
    expect(api && checkFacts(api, path.basename(file), () => readFileSync(file, 'utf8')).misses).toEqual([]);
  });

  it('every fiftieth path of the GitHub API, with the components it needs', { timeout: 30_000 }, async () => {
    const { api, diagnostics } = await readSpecification('github.json', githubSample(50));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(api?.operations.length).toBeGreaterThan(20);
    expect(new Set(api?.operations.map(({ name }) => name)).size).toBe(api?.operations.length);
  });

  it('every fact of one path in a hundred of the GitHub API', { timeout: 60_000 }, async () => {
    const text = githubSample(100);
    const { api } = await readSpecification('github.json', text);
    expect(api && checkFacts(api, 'github.json', () => text).misses).toEqual([]);
  });
});
