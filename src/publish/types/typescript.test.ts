import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../content/read/read-files';
import { readApis } from '../../data/source/apis';
import { readText } from '../../openapi/fixtures/read-fixture';
import { paths } from '../../paths';
import { foreignApis } from './fixtures/foreign-apis';
import type { Api } from '../../openapi/model/model';
import { specifications } from '../specifications/specifications';

const { apis } = await readApis(readSources(path.resolve('.')));
const foreign = await foreignApis();

/** List what the compiler says of files, with every strict check on, of declarations too. */
function compile(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: false,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const sourceOf = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    return text === undefined ? sourceOf(name, ...rest) : ts.createSourceFile(name, text, rest[0]);
  };
  host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
  host.directoryExists = () => true;
  host.readFile = (name) => files.get(name) ?? ts.sys.readFile(name);
  const program = ts.createProgram([...files.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, start = 0, messageText }) =>
        `${file?.fileName ?? ''}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

const content = async (list: Iterable<Api>) => {
  const files = await Promise.all([...list].map((api) => specifications(api, '.')));
  return new Map(
    files
      .flatMap(({ outputs }) => outputs)
      .flatMap((file) => (file.path.endsWith('.d.ts') ? [[file.path, String(file.content)]] : [])),
  );
};

const files = await content([...apis.values(), ...foreign]);

/** A client of a few lines: only the types say what a call takes and returns. */
const client = `
type Call<Operation> = Operation extends { parameters: infer P }
  ? P & (Operation extends { requestBody: { content: { 'application/json': infer B } } } ? { body: B } : { body?: never })
  : never;
type Answer<Operation, Status extends number> = Operation extends {
  responses: { [S in Status]: { content: { 'application/json': infer B } } };
} ? B : never;
export declare function call<Paths, Path extends keyof Paths, Method extends keyof Paths[Path], Status extends number>(
  path: Path, method: Method, options: Call<Paths[Path][Method]>, status: Status,
): Answer<Paths[Path][Method], Status>;
`;

const module = (file: string) => file.replace(/\.d\.ts$/, '');

const calls: Record<string, string> = {
  '/call-fcp.ts': `
import type { paths } from '${module(paths.types('fcp-api'))}';
import { call } from './client';
const users = call<paths, '/users/find/{discord_id}', 'get', 200>(
  '/users/find/{discord_id}', 'get', { path: { discord_id: '80351110224678912' } }, 200);
const callsign: number | undefined = users[0]?.callsign;
const email: string | undefined = users[0]?.email;
const nothing = call<paths, '/users/find/{discord_id}', 'get', 404>(
  '/users/find/{discord_id}', 'get', { path: { discord_id: '80351110224678912' } }, 404);
const detail: string | undefined = nothing.detail;
call<paths, '/users/new', 'post', 200>('/users/new', 'post', { body: { id: '80351110224678912' } }, 200);
// @ts-expect-error the id is a string: as a number it loses digits
call<paths, '/users/find/{discord_id}', 'get', 200>('/users/find/{discord_id}', 'get', { path: { discord_id: 1 } }, 200);
// @ts-expect-error the path needs its parameter
call<paths, '/users/find/{discord_id}', 'get', 200>('/users/find/{discord_id}', 'get', {}, 200);
// @ts-expect-error nobody has a rank
users[0]?.rank;
// @ts-expect-error the body needs a member
call<paths, '/users/new', 'post', 200>('/users/new', 'post', {}, 200);
// @ts-expect-error this path has no such method
call<paths, '/fbos', 'post', 200>('/fbos', 'post', {}, 200);
export { callsign, email, detail };
`,
  '/call-internal.ts': `
import type { operations, paths } from '${module(paths.types('internal-api'))}';
import { call } from './client';
type Question = operations['updateQuestion']['requestBody']['content']['application/json'];
const question: Question = { question: 'What does METAR report?', optionA: 'The weather', correctAnswer: 'A' };
const changed = call<paths, '/quiz/{id}', 'patch', 200>('/quiz/{id}', 'patch', { path: { id: 'x' }, body: question }, 200);
export const right: 'A' | 'B' | 'C' | undefined = changed.Question?.correctAnswer;
// @ts-expect-error there is no option D
const wrong: Question = { correctAnswer: 'D' };
export { wrong };
`,
  '/call-galaxy.ts': `
import type { paths } from '${module(paths.types('galaxy'))}';
import { call } from './client';
const planet = call<paths, '/planets/{planetId}', 'get', 200>('/planets/{planetId}', 'get', { path: { planetId: 1 } }, 200);
export const name: string = planet.name;
// @ts-expect-error a name is no number
export const wrong: number = planet.name;
`,
};

describe('the TypeScript types', () => {
  it('compile strictly for every API, ours and others’, and so does a call against them', { timeout: 120_000 }, () => {
    expect(foreign.length).toBeGreaterThan(20);
    const all = new Map([...files, ['/client.ts', client], ...Object.entries(calls)]);
    expect(compile(all)).toEqual([]);
  });

  it('are refused where one is broken', { timeout: 60_000 }, () => {
    const address = paths.types('fcp-api');
    const text = files.get(address) ?? '';
    const broken = text.replace('callsign?: number', 'callsign?: string');
    expect(broken).not.toBe(text);
    const found = compile(
      new Map([
        [address, broken],
        ['/client.ts', client],
        ['/call-fcp.ts', calls['/call-fcp.ts'] ?? ''],
      ]),
    );
    expect(found.join('\n')).toContain("Type 'string | undefined' is not assignable to type 'number | undefined'");
  });

  it('take null, big integers, odd names and ids that are there twice', async () => {
    const { api } = await readText(`openapi: 3.0.3
info: {title: Odd */ title, version: 1.0.0}
paths:
  /a:
    get: {operationId: same, responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/A.b'}}}}}}
    query: {responses: {'200': {description: Fine.}}}
  /b: {get: {operationId: same, responses: {'204': {description: Nothing.}}}}
components:
  schemas:
    A.b:
      type: object
      properties:
        __proto__: {type: string}
        big: {type: integer, example: 80351110224678912345}
        maybe: {nullable: true, allOf: [{$ref: '#/components/schemas/A.b'}]}
        kind: {type: string, nullable: true, enum: [x, null]}
`);
    if (!api) throw new Error('It could not be read.');
    const written = await content([api]);
    const text = written.get(paths.types('fixture')) ?? '';
    expect(compile(written)).toEqual([]);
    expect(text).toContain('80351110224678912345');
    expect(text).toContain('maybe?: components["schemas"]["A.b"] | null');
    expect(text).toContain('kind?: "x" | null');
  });

  describe('of what the library does not write by itself', () => {
    /** Write the types of schemas, with `Answer` as the body of a response, and of code that uses them. */
    async function withSchemas(schemas: string, code = '') {
      const { api } = await readText(`paths:
  /a: {get: {responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/Answer'}}}}}}}
components:
  schemas:
${schemas.replace(/^/gm, '    ')}`);
      if (!api) throw new Error('It could not be read.');
      const address = paths.types('fixture');
      const text = (await content([api])).get(address) ?? '';
      const use = `import type { components } from '${module(address)}';\ntype Schemas = components['schemas'];\n${code}\nexport {};`;
      return {
        text,
        errors: compile(
          new Map([
            [address, text],
            ['/use.ts', use],
          ]),
        ),
      };
    }

    const pets = `
Pet: {type: object, required: [type], properties: {type: {type: string}, age: {type: integer}}, discriminator: {propertyName: type}}
Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, required: [age], properties: {lives: {type: integer}}}]}`;

    it('require what any part of an `allOf` requires, of any other part', { timeout: 60_000 }, async () => {
      const { text, errors } = await withSchemas(
        `${pets}
Named: {type: object, properties: {name: {type: string}}}
NameNeeded: {type: object, required: [name]}
Both: {allOf: [{$ref: '#/components/schemas/Named'}, {$ref: '#/components/schemas/NameNeeded'}]}
Variant: {oneOf: [{$ref: '#/components/schemas/Round'}, {$ref: '#/components/schemas/Square'}], discriminator: {propertyName: form}}
Round: {type: object, properties: {form: {type: string}, radius: {type: number}}}
Square: {type: object, properties: {form: {type: string}}}
Sized: {allOf: [{$ref: '#/components/schemas/Round'}], required: [radius]}
Direct: {allOf: [{$ref: '#/components/schemas/Named'}], required: [name]}
Beside: {$ref: '#/components/schemas/Cat', required: [age, lives], properties: {nick: {type: string}}, description: A cat that lives.}
Answer:
  type: object
  properties: {beside: {$ref: '#/components/schemas/Beside'}, cat: {$ref: '#/components/schemas/Cat'}, both: {$ref: '#/components/schemas/Both'}, variant: {$ref: '#/components/schemas/Variant'}, sized: {$ref: '#/components/schemas/Sized'}, direct: {$ref: '#/components/schemas/Direct'}}`,
        `
export const cat: Schemas['Cat'] = { type: 'Cat', age: 1 };
// @ts-expect-error a cat has an age
export const ageless: Schemas['Cat'] = { type: 'Cat' };
// @ts-expect-error both need a name
export const both: Schemas['Both'] = {};
// @ts-expect-error the radius is required next to a variant
export const sized: Schemas['Sized'] = { form: 'Round' };
export const wide: Schemas['Sized'] = { form: 'Round', radius: 1 };
// @ts-expect-error the lives are required beside the reference
export const lifeless: Schemas['Beside'] = { type: 'Cat', age: 1 };
export const beside: Schemas['Beside'] = { type: 'Cat', age: 1, lives: 9, nick: 'Tom' };`,
      );
      expect(errors).toEqual([]);
      expect(text).toContain('Direct: WithRequired<components["schemas"]["Named"], "name">;');
    });

    it('keep the discriminator’s property of an `allOf`', { timeout: 60_000 }, async () => {
      const { errors } = await withSchemas(
        `Lion: {allOf: [{$ref: '#/components/schemas/Tame'}, {type: object, properties: {mane: {type: boolean}}}]}
Tame: {allOf: [{$ref: '#/components/schemas/Owned'}, {$ref: '#/components/schemas/Pet'}]}
Owned: {type: object, properties: {owner: {type: string}}}${pets}
Answer:
  type: object
  properties:
    inline: {allOf: [{$ref: '#/components/schemas/Cat'}, {type: object, properties: {extra: {type: string}}}]}
    base: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {extra: {type: string}}}]}
    lion: {$ref: '#/components/schemas/Lion'}`,
        `
export const inline: Schemas['Answer']['inline'] = { age: 1, extra: 'e', type: 'Cat' };
export const base: Schemas['Answer']['base'] = { extra: 'e', type: 'any' };
// @ts-expect-error the type is required
export const typeless: Schemas['Answer']['inline'] = { age: 1 };
export const tame: Schemas['Tame'] = { owner: 'o', type: 'Tame' };
export const lion: Schemas['Lion'] = { mane: true, type: 'Lion' };`,
      );
      expect(errors).toEqual([]);
    });

    it('keep the constants of variants, and name the schema that # means', { timeout: 60_000 }, async () => {
      const { errors } = await withSchemas(
        `
Car: {type: object, required: [kind], properties: {kind: {const: car}, doors: {type: integer}}}
Bike: {type: object, required: [kind], properties: {kind: {enum: [bike, ebike]}}}
Answer:
  required: [next]
  properties: {next: {type: array, items: {$ref: '#'}}}
  oneOf: [{$ref: '#/components/schemas/Car'}, {$ref: '#/components/schemas/Bike'}]
  discriminator: {propertyName: kind}`,
        `
export const car: Schemas['Answer'] = { kind: 'car', doors: 2, next: [{ kind: 'ebike', next: [] }] };
// @ts-expect-error the name of the schema is none of its values
export const named: Schemas['Answer'] = { kind: 'Car', next: [] };
// @ts-expect-error each of the next is an Answer
export const next: Schemas['Answer'] = { kind: 'bike', next: [{}] };`,
      );
      expect(errors).toEqual([]);
    });

    it('never write an integer with other digits', async () => {
      const { text } = await withSchemas(`
Answer:
  type: object
  properties:
    enum: {type: integer, description: Two., enum: [9007199254740993, 9007199254740995]}
    const: {const: -9007199254740993}
    mixed: {enum: [a, 9007199254740993]}
    inside: {const: {id: 9007199254740993}}
    nullable: {type: [integer, 'null'], enum: [9007199254740993, null]}
    exact: {type: integer, enum: [9007199254740991]}`);
      const types = Object.fromEntries(
        [...text.matchAll(/^ +(\w+)\?: ([^{]*?);/gm)].map(([, name = '', type = '']): [string, string] => [name, type]),
      );
      expect(types).toMatchObject({
        enum: 'number',
        const: 'number',
        mixed: 'unknown',
        nullable: 'number | null',
        exact: '9007199254740991',
      });
      expect(text).toMatch(/inside\?: \{\s+id: unknown;/);
      expect(text).toMatch(/Two\.\n.* enum: \[9007199254740993,9007199254740995\]/);
      expect(text).toContain('const: -9007199254740993');
      expect(text).not.toContain('9007199254740992');
    });
  });
});

describe('types that generators ask for', () => {
  it('compile, and take the values that the contract allows', { timeout: 60_000 }, async () => {
    const { api } = await readText(`
paths:
  /t: {post: {operationId: t, requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Op'}}}}, responses: {'200': {description: OK, content: {application/json: {schema: {$ref: '#/components/schemas/Problem'}}}}}}}
components:
  schemas:
    Op:
      type: object
      required: [operator]
      properties: {operator: {type: string}}
      discriminator: {propertyName: operator, mapping: {isTrue: '#/components/schemas/IsTrue', isFalse: '#/components/schemas/IsFalse'}}
      oneOf: [{$ref: '#/components/schemas/IsTrue'}, {$ref: '#/components/schemas/IsFalse'}]
    IsTrue: {allOf: [{$ref: '#/components/schemas/Op'}, {type: object, properties: {yes: {type: integer}}}]}
    IsFalse: {allOf: [{$ref: '#/components/schemas/Op'}]}
    Problem:
      type: object
      properties: {type: {type: string, nullable: true}, status: {type: integer}, never: {not: {}}}
      additionalProperties: {type: object, additionalProperties: false}`);
    if (!api) throw new Error('There is no model.');
    const text = (await content([api])).get(paths.types(api.slug)) ?? '';
    const use = `import type { components } from './types';
type Schemas = components['schemas'];
export const problem: Schemas['Problem'] = { type: 'x', status: 1, more: {} };
export const yes: Schemas['Op'] = { operator: 'isTrue', yes: 1 };
export const no: Schemas['IsFalse'] = { operator: 'isFalse' };
// @ts-expect-error: a number is no text
export const wrong: Schemas['Problem'] = { type: 1 };
`;
    const files = new Map([
      ['/types.d.ts', text],
      ['/use.ts', use],
    ]);
    expect(compile(files)).toEqual([]);
  });
});
