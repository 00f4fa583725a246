import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { readApis } from '../../data/source/apis';
import { exampleValue } from '../../openapi/examples/example';
import { readText } from '../../openapi/fixtures/read-fixture';
import { formatJson } from '../../openapi/model/json';
import type { Api } from '../../openapi/model/model';
import { sharedSchema } from '../../openapi/schema/view';
import { foreignApis } from './fixtures/foreign-apis';
import { modelSchema, modelSchemas } from './model-schema';

const { apis } = await readApis(path.resolve('.'));
const deployment = { url: 'https://docs.example.org', pathPrefix: '/club' };

/** Compile a schema on its own: ajv throws for one that is not valid 2020-12, or that refers to anything outside. */
function validator(schema: object) {
  const ajv = new Ajv2020({ strict: false, validateSchema: true, logger: false });
  addFormats(ajv);
  return ajv.compile(schema);
}

const parsed = (value: Parameters<typeof formatJson>[0]) => JSON.parse(formatJson(value)) as object;

async function inline(text: string): Promise<Api> {
  const { api } = await readText(text);
  if (!api) throw new Error('It could not be read.');
  return api;
}

describe('the JSON Schema of a model', () => {
  it('is published at its own address, for every model', () => {
    const files = modelSchemas(apis.values(), deployment);
    expect(files.map((file) => file.path)).toContain('/docs/api/fcp-api/models/fbo/fbo.schema.json');
    for (const { path: address, content } of files) {
      const schema = JSON.parse(String(content)) as { $id: string };
      expect(schema.$id).toBe(`https://docs.example.org/club${address}`);
      expect(() => validator(schema)).not.toThrow();
    }
  });

  it('is valid by itself, and takes the example of the model, for ours and others’', { timeout: 60_000 }, async () => {
    const all = [...apis.values(), ...(await foreignApis())];
    let checked = 0;
    const wrong: string[] = [];
    for (const api of all)
      for (const shared of Object.values(api.schemas)) {
        const validate = validator(parsed(modelSchema(api, shared)));
        const example = exampleValue(api, { ref: shared.id }, { direction: 'response' });
        if (example === undefined) continue;
        checked += 1;
        if (!validate(JSON.parse(formatJson(example))))
          wrong.push(
            `${api.title}, ${shared.name}: ${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`,
          );
      }
    // A tree that requires its parent has no end; the other authors' own examples break the format.
    expect(wrong).toEqual([
      "API definition with circular $refs in request bodies, TreeNode:  must have required property 'parent'",
      'Train Travel API, Trip: /id must match format "uuid"',
      'Train Travel API, Booking: /id must match format "uuid"',
    ]);
    expect(checked).toBeGreaterThan(100);
  });

  it('refuses what the model refuses', () => {
    const api = apis.get('fcp-api');
    if (!api) throw new Error('There is no API.');
    const shared = Object.values(api.schemas).find(({ name }) => name === 'NewMember');
    if (!shared) throw new Error('There is no model.');
    const validate = validator(parsed(modelSchema(api, shared)));
    expect(validate({ id: '80351110224678912' })).toBe(true);
    expect(validate({ id: '123' })).toBe(false);
    expect(validate({ id: 80351110224678912 })).toBe(false);
  });

  it('writes the idioms of OpenAPI 3.0 as those of 2020-12, with every digit', async () => {
    const api = await inline(`openapi: 3.0.3
info: {title: Old, version: 1.0.0}
paths: {/a: {get: {responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}}}}
components:
  schemas:
    A:
      type: object
      properties:
        id: {type: integer, minimum: 9007199254740993, exclusiveMinimum: true, example: 80351110224678912}
        kind: {type: string, nullable: true, enum: [x, null]}
        next: {nullable: true, allOf: [{$ref: '#/components/schemas/A'}], description: The next one.}
        odd: {type: string, pattern: '(?i)x'}
        any: {}
        none: {not: {}}
        secret: {type: string, writeOnly: true}
      required: [id, secret]
`);
    const schema = modelSchema(api, sharedSchema(api, Object.keys(api.schemas)[0] ?? ''));
    const text = formatJson(schema, 2);
    expect(text).toContain('"exclusiveMinimum": 9007199254740993');
    expect(text).toContain('80351110224678912');
    expect(text).toContain('"$comment": "(?i)x"');
    const validate = validator(parsed(schema));
    const id = 9007199254740994;
    expect(
      [{ id }, { id, kind: null }, { id, kind: 'x' }, { id, next: null }, { id, next: { id } }].map((one) =>
        validate(one),
      ),
    ).toEqual([true, true, true, true, true]);
    expect([{}, { id: 5 }, { id, kind: 'y' }, { id, next: {} }, { id, none: 1 }].map((one) => validate(one))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
