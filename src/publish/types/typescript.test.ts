import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../content/read/read-files';
import { readApis } from '../../data/source/apis';
import { readText } from '../../openapi/fixtures/read-fixture';
import { paths } from '../../paths';
import { foreignApis } from './fixtures/foreign-apis';
import { types } from './typescript';

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

const declarations = new Map([...apis.values(), ...foreign].map((api) => [paths.types(api.slug), types(api)]));

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
    const all = new Map([...declarations, ['/client.ts', client], ...Object.entries(calls)]);
    expect(compile(all)).toEqual([]);
  });
});

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

describe('the types of operations', async () => {
  const { api } = await readText(`openapi: 3.2.0
info: {title: 'Odd */ title', version: 1.0.0}
paths:
  /users/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      operationId: same
      summary: Read a user
      description: "Ends */ the comment\\r\\n/ here."
      deprecated: true
      parameters:
        - {name: X-Trace, in: header, description: For support., example: 80351110224678912345, schema: {type: integer}}
        - {name: tags, in: query, deprecated: true, schema: {type: array, default: [a], items: {type: string}}}
        - {$ref: '#/paths/~1search/query/parameters/0'}
      responses:
        200:
          description: Fine.
          headers: {X-Rate: {required: true, schema: {type: integer}}}
          content: {application/json: {schema: {$ref: '#/components/schemas/user'}}, text/plain: {}}
        4XX: {description: Wrong., content: {application/json: {schema: {$ref: '#/paths/~1search/query/responses/200/content/application~1json/schema'}}}}
    put:
      operationId: same
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/user'}}}}
      responses: {204: {description: Nothing.}}
    additionalOperations:
      COPY: {operationId: 'copy it', responses: {default: {description: Any.}}}
  /search:
    query:
      parameters: [{name: page, in: cookie, schema: {type: integer}}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/New'}}, multipart/form-data: {schema: {type: object, properties: {file: {type: string, format: binary}}}}}}
      responses: {200: {description: Found., content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/user'}}}}}}
    get: {parameters: [{name: q, in: querystring, content: {application/json: {schema: {type: object}}}}], responses: {}}
  /hidden: {x-internal: true, get: {operationId: secret, responses: {}}}
webhooks:
  created: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/user'}}}}, responses: {200: {description: Read., content: {application/json: {schema: {$ref: '#/components/schemas/user'}}}}}}}
components:
  schemas:
    user:
      description: A person.
      required: [id, name, password]
      properties:
        id: {type: string, readOnly: true}
        name: {type: string, examples: [Ann, Bob]}
        password: {type: string, writeOnly: true}
        secret: {type: string, x-internal: true}
    New: {required: [user, key], properties: {user: {$ref: '#/components/schemas/user'}, key: {type: string, writeOnly: true}}}
    Unused: {properties: {in: {readOnly: true}, out: {writeOnly: true}}}
`);
  const text = api ? types(api) : '';

  const parts = String.raw`
/** Odd *\/ title 1.0.0. */
get: operations["same"]; put: {
COPY: operations["copy it"];
query: { parameters: { path?: never; query?: never; header?: never; cookie?: { page?: number }; };
querystring?: { q?: { [key: string]: unknown } };
/** * Read a user * * Ends *\/ the comment * / here. * @deprecated */ same: {
/** * For support. * @example 80351110224678912345 */ "X-Trace"?: number;
/** * @default ["a"] * @deprecated */ tags?: string[];
/** Fine. */ 200: { headers: { "X-Rate": number; [name: string]: unknown; }; content: { "application/json": User; "text/plain": unknown; };
/** Wrong. */ "4XX": { headers: { [name: string]: unknown }; content: { "application/json": QuerySearchResponse }; };
/** Nothing. */ 204: { headers: { [name: string]: unknown }; content?: never; };
requestBody: { content: { "application/json": UserWritable } };
requestBody?: { content: { "application/json": New; "multipart/form-data": { /** @format binary */ file?: string; }; }; };
requestBody?: { content: { "application/json": User } }; responses: { /** Read. */ 200: {
content: { "application/json": UserWritable }; }; }; }; };
user: User; New: New; Unused: Unused;
/** A person. */ export type User = { readonly id: string; /** * @example Ann * @example Bob */ name: string; };
export type UserWritable = { /** * @example Ann * @example Bob */ name: string; password: string; };
export type New = { user: UserWritable; key: string; };
export type Unused = { readonly in?: unknown; out?: unknown; };`;

  it.each(parts.trim().split('\n'))('hold %s', (part) => {
    expect(inOneLine(text)).toContain(part);
  });

  it('compile, and hold nothing internal', () => {
    expect(compile(new Map([['/types.d.ts', text]]))).toEqual([]);
    expect(text).not.toContain('secret');
  });
});

/** Schemas beside those of the rows. */
const shared = `
A: {type: object, properties: {a: {type: string}}}
B: {type: object, required: [b], properties: {b: {type: integer}}}
Empty: {type: object, nullable: true, properties: {k: {type: string}}}
Pet: {type: object, required: [type], properties: {type: {type: string}, age: {type: integer}}, discriminator: {propertyName: type}}
Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, required: [age], properties: {lives: {type: integer}}}]}
Owned: {type: object, properties: {owner: {type: string}}}
Tame: {allOf: [{$ref: '#/components/schemas/Owned'}, {$ref: '#/components/schemas/Pet'}]}
Round: {type: object, properties: {form: {type: string}, radius: {type: number}}}
Square: {type: object, properties: {form: {enum: [Square]}}}
Op: {type: object, required: [operator], properties: {operator: {type: string}}, discriminator: {propertyName: operator, mapping: {isTrue: '#/components/schemas/IsTrue', isFalse: '#/components/schemas/IsFalse'}}, oneOf: [{$ref: '#/components/schemas/IsTrue'}, {$ref: '#/components/schemas/IsFalse'}]}
IsTrue: {allOf: [{$ref: '#/components/schemas/Op'}, {type: object, properties: {yes: {type: integer}}}]}
IsFalse: {allOf: [{$ref: '#/components/schemas/Op'}]}
List: {type: array, items: {$ref: '#/components/schemas/List'}}
Json: {anyOf: [{type: string}, {type: array, items: {$ref: '#/components/schemas/Json'}}, {type: object, additionalProperties: {$ref: '#/components/schemas/Json'}}]}
One: {oneOf: [{$ref: '#/components/schemas/Other'}, {type: string}]}
Other: {oneOf: [{$ref: '#/components/schemas/One'}, {type: number}]}
Anchored: {$id: https://example.com/anchored.json, type: object, properties: {b: {$ref: '#leaf'}}, $defs: {L: {$anchor: leaf, type: integer}}}
Loop: {properties: {next: {type: array, items: {$ref: '#'}}}, required: [next]}
9 lives-of_cat: {type: string}
9 lives of cat: {type: number}`.trim();

/** Schemas, each with its type, a value of it, and one that is none. `-` is for no value. */
const rows = String.raw`
{type: string} → string → 'a' → 1
{type: integer, format: int64} → number → 1 → '1'
{type: [boolean, 'null']} → boolean | null → null → 0
{type: 'null'} → null → null → 0
true → unknown → 1 → -
false → never → - → 1
{not: {}} → never → - → 1
{type: [string, number, object]} → string | number | { [key: string]: unknown } → {} → true
{enum: [a, 1, true, null, 'quo"te']} → "a" | 1 | true | "quo\"te" | null → null → 'b'
{type: object, enum: [A, B]} → "A" | "B" → 'A' → {}
{enum: [{a: [1]}]} → { a: [1] } → { a: [1] } → { a: [2] }
{const: -9007199254740993} → number /* -9007199254740993 */ → 1 → '1'
{enum: [a, 9007199254740993]} → "a" | number /* 9007199254740993 */ → 1 → 'b'
{const: {id: 9007199254740993}} → { id: number /* 9007199254740993 */ } → { id: 1 } → {}
{type: integer, enum: [9007199254740991]} → 9007199254740991 → 9007199254740991 → 1
{type: object} → { [key: string]: unknown } → { a: 1 } → 1
{type: object, additionalProperties: false} → { [key: string]: never } → {} → { a: 1 }
{additionalProperties: {type: string}} → { [key: string]: string } → { a: '' } → { a: 1 }
{patternProperties: {^x: {type: string}, ^y: {type: number}}} → { [key: string]: string | number } → { x: 1 } → { x: true }
{properties: {a: {type: string}}, additionalProperties: {type: number}} → { a?: string; [key: string]: unknown; } → { a: '', b: 1 } → { a: 1 }
{required: [a-b, 1], properties: {a-b: true, '1': {type: string}, __proto__: {type: string}}} → { "a-b": unknown; 1: string; __proto__?: string; } → { 'a-b': 1, 1: '' } → {}
{properties: {a: false}, required: [c]} → { a?: never; c: unknown; } → { c: 1 } → { a: 1, c: 1 }
{type: array} → unknown[] → [1] → {}
{items: {type: [string, number]}} → (string | number)[] → ['a'] → [true]
{prefixItems: [{type: string}, {enum: [1, 2]}], minItems: 1} → [string, (1 | 2)?, ...unknown[]] → ['a', 1, 'b'] → []
{prefixItems: [{type: string}], items: false} → [string?] → [] → ['a', 1]
{prefixItems: [{type: string}], items: {type: number}} → [string?, ...number[]] → ['a', 1] → ['a', 'b']
{$ref: A} → A → { a: '' } → { a: 1 }
{nullable: true, allOf: [{$ref: A}]} → A | null → null → 1
{type: [object, 'null'], $ref: A} → A | null → null → 1
{required: [a], $ref: A} → A & { a: string } → { a: '' } → {}
{type: array, items: {allOf: [{$ref: A}, {properties: {c: true}}]}} → (A & { c?: unknown })[] → [{ c: 1 }] → [{ a: 1 }]
{required: [k], allOf: [{$ref: Empty}, {type: object}]} → Empty & { k: string } → { k: '' } → null
{allOf: [{$ref: Empty}, {required: [k]}]} → (Empty & { k: string }) | null → null → {}
{required: [k], $ref: Empty} → (Empty & { k: string }) | null → { k: '' } → {}
{allOf: [{$ref: A}, {type: object, required: [a]}]} → A & { a: string } → { a: '' } → {}
{allOf: [{$ref: Pet}, {properties: {c: true}}]} → Pet & { c?: unknown } → { type: 'any', c: 1 } → { c: 1 }
{allOf: [{$ref: Cat}, {properties: {c: true}}]} → Cat & { c?: unknown } → { type: 'Cat', age: 1 } → { type: 'Dog', age: 1 }
{required: [age, lives], properties: {nick: {type: string}}, $ref: Cat} → Cat & { nick?: string; age: number; lives: number; } → { type: 'Cat', age: 1, lives: 9, nick: 'Tom' } → { type: 'Cat', age: 1 }
{$ref: '#/components/schemas/A/properties/a'} → A_2 → 'a' → 1
{$ref: Anchored} → Anchored → { b: 1 } → { b: '' }
{$ref: 9 lives-of_cat} → _9LivesOfCat → '' → 1
{$ref: 9 lives of cat} → _9LivesOfCat_2 → 1 → ''
{anyOf: [{$ref: A}, {type: 'null'}]} → A | null → null → 1
{anyOf: [{$ref: A}, {nullable: true}]} → A | null → null → 1
{properties: {a: {type: string}, b: {type: string}}, anyOf: [{required: [a]}, {required: [b]}]} → { a?: string; b?: string; } & ({ a: string } | { b: string }) → { b: '' } → {}
{properties: {k: {type: string}}, anyOf: [{$ref: A}, {$ref: B}]} → { k?: string } & (A | B) → { k: '', b: 1 } → { k: 1, b: 1 }
{type: object, additionalProperties: false, oneOf: [{$ref: A}, {$ref: B}]} → A | B → { b: 1 } → { b: true }
{anyOf: [{$ref: A}, {}]} → unknown → 1 → -
{oneOf: [{$ref: A}, {$ref: B}], anyOf: [{required: [x]}, {required: [y]}]} → (A | B) & ({ x: unknown } | { y: unknown }) → { b: 1, x: 1 } → { b: 1 }
{oneOf: [{$ref: Round}, {$ref: Square}], discriminator: {propertyName: form}} → (Round & { form?: "Round" }) | Square → { form: 'Round', radius: 1 } → { form: 'Square', radius: 1 }
{$ref: Op} → Op → { operator: 'isTrue', yes: 1 } → { operator: 'isNone' }
{$ref: IsFalse} → IsFalse → { operator: 'isFalse' } → { operator: 'isTrue' }
{$ref: Tame} → Tame → { owner: 'o', type: 'Tame' } → { owner: 'o', type: 'Cat' }
{$ref: List} → List → [[[]]] → [1]
{$ref: Json} → Json → [{ a: ['b'] }] → [1]
{$ref: One} → One → '' → true
{$ref: Loop} → Loop → { next: [{ next: [] }] } → { next: [{}] }`
  .trim()
  .split('\n')
  .map(
    (row) =>
      row.replace(/\$ref: ([\w -]+)/g, "$ref: '#/components/schemas/$1'").split(' → ') as [
        string,
        string,
        string,
        string,
      ],
  );

describe('the type of a schema', async () => {
  const names = [...rows.keys()].map((index) => `row${index}`).join();
  const properties = rows.map(([schema], index) => `row${index}: ${schema}`).join(', ');
  const schemas = `Rows: {required: [${names}], properties: {${properties}}}\n${shared}`;
  const { api } = await readText(`paths: {}\ncomponents:\n  schemas:\n${schemas.replace(/^/gm, '    ')}`);
  const text = api ? types(api) : '';
  const [, inside = ''] = /^export type Rows = \{\n(.*?)^\};/ms.exec(text) ?? [];
  const printed = inside.split(/^ {2}row\d+: /m).slice(1);
  const use = (name: string, index: number, value = '-'): [string, string] => {
    const type = `import('./types').components['schemas']['Rows']['row${index}']`;
    return [`/${name}-${index}.ts`, value === '-' ? '' : `export const value: ${type} = ${value};`];
  };
  const uses = rows.flatMap(([, , right, wrong], index) => [use('right', index, right), use('wrong', index, wrong)]);
  const errors = compile(new Map([['/types.d.ts', text], ...uses]));
  const errorsOf = (file: string) => errors.filter((error) => error.startsWith(file));

  it.each(rows.map((row, index) => [...row, index] as const))('%s → %s', (_, type, _right, wrong, index) => {
    expect(inOneLine(printed[index] ?? '').split(/; (?:$|\/\*\*)/)[0]).toBe(type);
    expect([...errorsOf('/types.d.ts'), ...errorsOf(`/right-${index}.`)]).toEqual([]);
    expect(errorsOf(`/wrong-${index}.`)).toHaveLength(wrong === '-' ? 0 : 1);
  });
});
