import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readApis } from '../../data/source/apis';
import { readText } from '../../openapi/fixtures/read-fixture';
import { paths } from '../../paths';
import { foreignApis } from './fixtures/foreign-apis';
import { typeFiles } from './typescript';

const { apis } = await readApis(path.resolve('.'));
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

const content = (list: Parameters<typeof typeFiles>[0]) =>
  new Map(typeFiles(list).map((file) => [file.path, String(file.content)]));

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
  '/call-operation.ts': `
import type { operations, paths } from '${module(paths.operationTypes('internal-api', 'update-question'))}';
import { call } from './client';
type Question = operations['updateQuestion']['requestBody']['content']['application/json'];
const question: Question = { question: 'What does METAR report?', optionA: 'The weather', correctAnswer: 'A' };
const changed = call<paths, '/quiz/{id}', 'patch', 200>('/quiz/{id}', 'patch', { path: { id: 'x' }, body: question }, 200);
export const right: 'A' | 'B' | 'C' | undefined = changed.Question?.correctAnswer;
// @ts-expect-error there is no option D
const wrong: Question = { correctAnswer: 'D' };
// @ts-expect-error another operation's types are in another file
type Deleted = operations['deleteQuestion'];
export type { Deleted };
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
  const files = content([...apis.values(), ...foreign]);

  it(
    'compile strictly for every API and operation, ours and others’, and so does a call against them',
    { timeout: 120_000 },
    () => {
      expect(foreign.length).toBeGreaterThan(20);
      const all = new Map([...files, ['/client.ts', client], ...Object.entries(calls)]);
      expect(compile(all)).toEqual([]);
    },
  );

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

  it('of one operation hold what it reaches, and nothing else', () => {
    const text = files.get(paths.operationTypes('fcp-api', 'get-fbo')) ?? '';
    expect(text).toMatch(/^\/\*\* Get FBO: GET \/fbo\/\{icao\}, of the Flight Crew Portal API 1\.0\.0\./);
    expect(text).toContain('FBO: {');
    expect(text).toContain('Sector: {');
    expect(text).not.toContain('LimitedUser');
  });

  it('take null, big integers, odd names and ids that are there twice', async () => {
    const { api } = await readText(`openapi: 3.0.3
info: {title: Odd */ title, version: 1.0.0}
paths:
  /a:
    get: {operationId: same, responses: {'200': {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/A.b'}}}}}}
    query: {responses: {'200': {description: Fine.}}}
  /b: {get: {responses: {'204': {description: Nothing.}}}}
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
    const written = content([api]);
    const text = written.get(paths.types('fixture')) ?? '';
    expect(compile(written)).toEqual([]);
    expect(text).toContain('80351110224678912345');
    expect(text).toContain('maybe?: components["schemas"]["A.b"] | null');
    expect(text).toContain('kind?: "x" | null');
    expect(text).toContain('"GET /b"');
    expect(written.size).toBe(3);
  });
});
