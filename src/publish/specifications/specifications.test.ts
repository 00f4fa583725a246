import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPart } from '../../data/source/histories';
import { readApi } from '../../openapi/read/read-api';
import type { Api } from '../../openapi/model/model';
import { readTestSite } from '../feeds/fixtures/site';
import { specifications } from './specifications';

async function written(api: Api, root = process.cwd()) {
  const outputs = await specifications(api, root);
  return new Map(outputs.map((output) => [output.path, String(output.content)]));
}

describe('the specifications of the site', () => {
  let apis: Map<string, Api>;
  beforeAll(async () => {
    apis = (await readTestSite()).source.apis;
  }, 60_000);

  it('are there as they were written, and as JSON that says the same', async () => {
    for (const api of apis.values()) {
      const files = await written(api);
      const yaml = files.get(`/openapi/${api.slug}.yaml`) ?? '';
      expect(yaml).toBe(api.source.text);
      expect(JSON.parse(files.get(`/openapi/${api.slug}.json`) ?? '')).toEqual(parse(yaml));
    }
  });
});

describe('specifications of other kinds', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'specifications-'));
    await mkdir(path.join(root, 'openapi/parts'), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true }));

  const document = (schema: string) =>
    `{"openapi":"3.0.3","info":{"title":"Big","version":"1"},"paths":{"/a":{"get":{"responses":{"200":{"description":"d","content":{"application/json":{"schema":${schema}}}}}}}}}`;

  async function read(text: string, overlays: string[] = []): Promise<Api> {
    await writeFile(path.join(root, 'openapi/big.json'), text);
    const { api } = await readApi(
      { path: 'openapi/big.json', slug: 'big', text },
      { readFile: readPart(root), overlays },
    );
    if (!api) throw new Error('The fixture is not a specification.');
    return api;
  }

  it.each([
    ['webhooks alone', '{"openapi":"3.1.0","info":{"title":"Big","version":"1"},"webhooks":{}}'],
    ['components alone', '{"openapi":"3.1.0","info":{"title":"Big","version":"1"},"components":{}}'],
    ['a byte order mark', `\uFEFF${document('{"type":"string"}')}`],
    ['a comma too many', document('{"type":"string",}')],
    ['many aliases', document(`{"anyOf":[&a {"type":"string"}${', *a'.repeat(300)}]}`)],
  ])('takes %s, as reading does', async (_what, text) => {
    const files = await written(await read(text), root);
    const json = JSON.parse(files.get('/openapi/big.json') ?? '') as { openapi: string };
    expect(json.openapi).toMatch(/^3\./);
    expect(parse(files.get('/openapi/big.yaml') ?? '', { maxAliasCount: -1 })).toEqual(json);
  });

  it('keeps every digit', async () => {
    const files = await written(await read(document('{"type":"integer","example":80351110224678912345}')), root);
    expect(files.get('/openapi/big.yaml')).toContain('example: 80351110224678912345');
    expect(files.get('/openapi/big.json')).toContain('80351110224678912345');
  });

  it('leaves references in extensions alone', async () => {
    await writeFile(
      path.join(root, 'openapi/parts/thing.yaml'),
      'type: object\nproperties:\n  colour: {type: string}\n',
    );
    const files = await written(
      await read(document('{"$ref":"./parts/thing.yaml","x-next":{"$ref":"./parts/nowhere.yaml"}}')),
      root,
    );
    expect(files.get('/openapi/big.json')).toContain('colour');
  });

  it('makes downloads of one file of several files', async () => {
    await writeFile(
      path.join(root, 'openapi/parts/thing.yaml'),
      'type: object\nproperties:\n  color: {type: string, example: red}\n  id: {type: integer, maximum: 80351110224678912345}\n',
    );
    const files = await written(await read(document('{"$ref":"./parts/thing.yaml"}')), root);
    for (const download of [files.get('/openapi/big.yaml'), files.get('/openapi/big.json')]) {
      expect(download).toContain('color');
      expect(download).toContain('80351110224678912345');
      expect(download).not.toContain('parts/thing.yaml');
    }
  });

  it('hold a header that pages ignore, from another file', async () => {
    await writeFile(path.join(root, 'openapi/parts/type.yaml'), 'schema: {type: string, example: text/csv}\n');
    const text = document('{"type":"string"}').replace(
      '"description"',
      '"headers":{"Content-Type":{"$ref":"./parts/type.yaml"}},"description"',
    );
    expect((await written(await read(text), root)).get('/openapi/big.json')).toContain('text/csv');
  });

  it('hold what an overlay changes and adds, which may refer to more files', async () => {
    await writeFile(path.join(root, 'openapi/parts/thing.yaml'), 'type: object\nproperties: {color: {type: string}}\n');
    await writeFile(path.join(root, 'openapi/parts/more.yaml'), 'type: object\nproperties: {fuel: {type: string}}\n');
    await writeFile(
      path.join(root, 'openapi/big.overlay.yaml'),
      `overlay: 1.1.0
info: {title: More, version: '1'}
actions:
  - {target: $.info, update: {title: Bigger}}
  - {target: $.paths, update: {/b: {}}}
  - {target: "$.paths['/b']", copy: "$.paths['/a']"}
  - {target: "$.paths['/b']..schema", remove: true}
  - {target: "$.paths['/b']..content.*", update: {schema: {$ref: ./parts/more.yaml}}}
`,
    );
    const api = await read(document('{"$ref":"./parts/thing.yaml"}'), ['openapi/big.overlay.yaml']);
    const files = await written(api, root);
    expect([...files.keys()]).toEqual(['/openapi/big.yaml', '/openapi/big.json', '/openapi/big.d.ts']);
    for (const content of files.values())
      for (const word of ['Bigger', 'color', 'fuel', '/b']) expect(content).toContain(word);
  });

  it('keeps internal parts of other files out of downloads, and these files too', async () => {
    const part = (name: string, text: string) => writeFile(path.join(root, 'openapi/parts', name), text);
    await part(
      'user.yaml',
      'type: object\nproperties:\n  name: {type: string}\n  secret: {type: string, x-internal: true}\n',
    );
    await part('admin.yaml', 'x-internal: true\nget: {operationId: secret, responses: {"200": {description: OK}}}\n');
    const text = `openapi: 3.1.0
info: {title: Big, version: '1'}
paths:
  /a: {get: {operationId: a, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: ./parts/user.yaml}}}}}}}
  /secret: {$ref: ./parts/admin.yaml}
`;
    const files = await written(await read(text), root);
    expect([...files.keys()]).toEqual(['/openapi/big.yaml', '/openapi/big.json', '/openapi/big.d.ts']);
    for (const content of files.values()) {
      expect(content).toContain('name');
      expect(content).not.toContain('secret');
    }
  });

  it.each(['../../secret.yaml', '../unread.yaml', 'file:///etc/hostname'])(
    'publishes nothing of a file that no reading opened, such as %s in an example',
    async (file) => {
      await writeFile(path.join(root, 'openapi/parts/thing.yaml'), 'type: string\n');
      for (const name of ['secret.yaml', 'openapi/unread.yaml'])
        await writeFile(path.join(root, name), 'secret: of the machine\n');
      const text = document(`{"$ref":"./parts/thing.yaml"},"example":{"$ref":"./parts/${file}"}`);
      for (const content of (await written(await read(text), root)).values())
        expect(content).not.toMatch(/secret:|of the machine/);
    },
  );

  it('publishes the files of one that cannot become one text, without their internal parts', async () => {
    await writeFile(
      path.join(root, 'openapi/parts/user.yaml'),
      'type: object\nproperties:\n  name: {type: string}\n  secret: {type: string, x-internal: true}\n',
    );
    const files = await written(
      await read(document('{"$ref":"./parts/user.yaml","description":{"$ref":"./parts/missing.md"}}')),
      root,
    );
    expect(files.get('/openapi/parts/user.yaml')).toBe('type: object\nproperties:\n  name:\n    type: string\n');
  });
});
