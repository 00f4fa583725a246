import { describe, expect, it } from 'vitest';
import { specifications } from '../publish/specifications/specifications';
import { renderOperation } from '../reference/render';
import { bodyExamples } from './examples/examples';
import { operation, readFixture, readText } from './fixtures/read-fixture';
import { formatJson, parseJson } from './model/json';
import type { Api } from './model/model';
import { operationRequest } from './samples/operation-request';
import { sampleRequest } from './samples/request';
import { sampleLanguages } from './samples/samples';
import { viewSchema } from './schema/view';

async function only(text: string): Promise<Api> {
  const { api } = await readText(text);
  if (!api) throw new Error('There is no model.');
  return api;
}

describe.each(['values/yaml-values.yaml', 'values/yaml-1.1-values.yaml'])('plain values of %s', (file) => {
  it('are read as written', async () => {
    const { api } = await readFixture(file);
    if (!api) throw new Error('There is no model.');
    const [read] = api.operations;
    const [day, c] = read?.parameters.query ?? [];
    expect(api.version).toBe('1.10');
    expect(day?.schema.default).toBe('"2020-01-31"');
    expect(c?.schema.enum?.map(({ value }) => value)).toEqual(
      ['NO', 'yes', 'on', 'Y', '0123', '12:30:45', '1_000', '0x1F', '1e3', '.inf'].map((one) => JSON.stringify(one)),
    );
    const fields = viewSchema(api, read?.responses[0]?.content[0]?.schema ?? {}).properties ?? [];
    expect(fields.map(({ name, schema }) => [name, schema.examples?.[0]])).toEqual([
      ['oct', '15'],
      ['sex', '"190:20:30"'],
      ['any', '"2018-12-25"'],
      ['bin', '"aGVsbG8="'],
      ['ts', '"2001-12-14"'],
      ['set', '{"a":null,"b":null}'],
      ['created', '"2018-12-25"'],
      ['at', '"2018-12-25T10:11:12+02:00"'],
    ]);
    const [, json] = await specifications(api, '.');
    expect(String(json?.content)).toContain('"example": "2018-12-25"');
  });
});

it('reads texts that go on in the column of their key, as SnakeYAML writes them', async () => {
  const text =
    'openapi: 3.0.1\ninfo: {title: T, version: "1"}\ntags:\n- name: a\n  description: "One,\\\n  \\ two.\\\n  \\ Three"\n';
  expect((await only(`${text}paths: {/a: {get: {tags: [a]}}}`)).tags[0]?.description).toBe('One, two. Three');
});

const properties = `zeta: {type: string}, '10': {type: string}, '2': {type: string}, alpha: {type: string}`;
const order = ['zeta', '10', '2', 'alpha'];

/** The order in which names come first in a text. */
const orderIn = (text: string) =>
  [...order].sort((a, b) => text.search(new RegExp(`\\b${a}\\b`)) - text.search(new RegExp(`\\b${b}\\b`)));

describe('fields whose names look like integers', () => {
  const source = `openapi: 3.0.3
info: {title: T, version: '1'}
paths:
  /a:
    post:
      operationId: a
      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [zeta, '10', '2', alpha], properties: {${properties}}}}}}
      responses: {'200': {description: OK, content: {application/json: {example: {zeta: a, '10': b, '2': c, alpha: d}}}}}
`;

  it('keep their places on pages, in examples, samples and downloads', async () => {
    const api = await only(source);
    const a = operation(api, 'a');
    const [media] = a.requestBody?.content ?? [];
    expect(viewSchema(api, media?.schema ?? {}).properties?.map(({ name }) => name)).toEqual(order);
    const html = renderOperation(api, a).html;
    expect([...html.matchAll(/id="body\.([^"]+)"/g)].map(([, name]) => name)).toEqual(order);
    const [example] = media ? bodyExamples(api, media, 'request') : [];
    expect(orderIn(example?.text ?? '')).toEqual(order);
    const request = sampleRequest(operationRequest(api, a));
    for (const { id, print } of sampleLanguages)
      if (['curl', 'javascript', 'python', 'go'].includes(id)) expect(orderIn(print(request))).toEqual(order);
    for (const { content } of (await specifications(api, '.')).slice(0, 2))
      expect(orderIn(String(content).split('properties')[1] ?? '')).toEqual(order);
    const [answer] = a.responses[0]?.content ?? [];
    if (answer) expect(orderIn(bodyExamples(api, answer, 'response')[0]?.text ?? '')).toEqual(order);
  });
});

it('keeps the order of names through JSON, also of long numbers and odd names', () => {
  for (const text of [
    '{"b":1,"2":{"z":[9007199254740993],"1":"0:"},"a":{"10":1,"9":2},"__proto__":3}',
    '[{"1":2,"0":1}]',
  ])
    expect(formatJson(parseJson(text))).toBe(text);
});
