import path from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from '../../client/reference/check-body';
import { fixtureApi, operation, readText } from '../../openapi/fixtures/read-fixture';
import { paths } from '../../paths';
import type { Schemas } from '../../openapi/schema/view';
import { bodySchemas, type BodiesFile } from '../../openapi/words/body-schemas';
import { renderOperation } from '../../reference/render';
import { bodySchemaFiles } from './specifications';

const api = await fixtureApi('fleet.yaml');
const written = new Map(
  bodySchemaFiles({ earlier: new Map(), apis: new Map([[api.slug, api]]) }).map(({ path, content }) => [
    path,
    JSON.parse(String(content)) as unknown,
  ]),
);
const page = paths.operation(api.slug, 'add-aircraft');
const { bodies, schemas } = written.get(`${page}bodies.json`) as BodiesFile;
const data = { ...(written.get(path.posix.join(page, schemas)) as Schemas), bodies };
const ids = new Set(
  [...renderOperation(api, operation(api, 'add-aircraft')).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
);

const check = (text: string, id = 'body') => {
  const body = data.bodies.find((one) => one.id === id);
  if (!body) throw new Error(`There is no body ${id}.`);
  return checkText(data, body, text);
};

test('a schema may be called __proto__ and contain itself', async () => {
  const { api } = await readText(`
components: {schemas: {__proto__: {type: object, properties: {a: {$ref: '#/components/schemas/__proto__'}}}}}
paths: {/a: {post: {operationId: a, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/__proto__'}}}}, responses: {}}}}
`);
  const schemas = api && bodySchemas(api, operation(api, 'a'))?.schemas;
  expect(Object.keys(schemas ?? {})).toEqual(['__proto__']);
});

test('operations with the same schemas share the file of these', async () => {
  const { api: shared } = await readText(`
components: {schemas: {A: {type: object, properties: {b: {$ref: '#/components/schemas/B'}}}, B: {type: object, properties: {a: {$ref: '#/components/schemas/A'}}}}}
paths:
  /a: {post: {operationId: a, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}, responses: {}}}
  /b: {post: {operationId: b, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/B'}}}}, responses: {}}}
`);
  if (!shared) throw new Error('no model');
  const files = bodySchemaFiles({ earlier: new Map(), apis: new Map([[shared.slug, shared]]) }).map(
    (file) => file.path,
  );
  const names = files.map((file) => file.replace(/schemas-\w+/, 'schemas'));
  expect(names).toEqual(['schemas.json', 'a/bodies.json', 'b/bodies.json'].map((name) => `/docs/api/fixture/${name}`));
});

const right = `{
  "registration": "D-ABCD",
  "type": "A320",
  "seats": 180,
  "serial": 9007199254740993,
  "weight": 77.5,
  "active": true,
  "base": null,
  "tags": ["a", "b"],
  "place": [1, 2],
  "engine": {
    "kind": "jet",
    "thrust": 120
  },
  "kind": "plane",
  "notes": {"x-a": "1"},
  "crew": {"captain": "A", "officer": "B"},
  "log": ["landed"]
}`;

test('a document that is right is valid', () => {
  expect(check(right)).toEqual({ verdict: 'Valid for the request body.', isValid: true, findings: [] });
});

/** Make a document wrong by one replacement. `▸` marks the mistake, and is left out of the text. */
function wrong(part: string, replacement: string) {
  expect(right.split(part)).toHaveLength(2);
  const marked = right.replace(part, () => replacement);
  const before = marked.slice(0, marked.indexOf('▸')).split('\n');
  return {
    text: marked.replace('▸', ''),
    place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  };
}

/** Part of the document, what is there instead, what is said of it, and the row that it links to. */
const mistakes: readonly [part: string, replacement: string, told: string, row: string | undefined][] = [
  [right, '▸[]', 'The body must be an object, and is an array.', undefined],
  [right, '▸null', 'The body must be an object, and is null.', undefined],
  ['{\n  "registration": "D-ABCD",', '▸{', 'The body needs the field "registration".', 'body.registration'],
  ['"type": "A320",', '"type": "A320", ▸"colour": 1,', 'colour is no field of this object.', undefined],
  ['"seats"', '▸"seat"', 'seat is no field of this object: did you mean "seats"?', undefined],
  ['"D-ABCD"', '▸"D1"', 'registration must have at least 3 characters, and has 2.', 'body.registration'],
  ['"D-ABCD"', '▸"D-ABCDEFG"', 'registration must have at most 7 characters, and has 9.', 'body.registration'],
  ['"D-ABCD"', '▸"d-abcd"', 'registration must match the pattern ^[A-Z0-9-]+$.', 'body.registration'],
  ['"D-ABCD"', '▸12345', 'registration must be text, and is an integer.', 'body.registration'],
  ['"D-ABCD"', '▸null', 'registration must be text, and is null.', 'body.registration'],
  ['"A320"', '▸"A321"', 'type cannot be "A321": did you mean "A320"?', 'body.type'],
  ['"A320"', '▸"Concorde"', 'type must be "A320", "B738" or "C172".', 'body.type'],
  ['180', '▸"180"', 'seats must be an integer, and is text: remove the quotes.', 'body.seats'],
  ['180', '▸1.5', 'seats must be an integer, and is a number.', 'body.seats'],
  ['180', '▸0', 'seats must be at least 1.', 'body.seats'],
  ['180', '▸900', 'seats must be at most 853.', 'body.seats'],
  ['180', '▸181', 'seats must be a multiple of 2.', 'body.seats'],
  ['9007199254740993', '▸9007199254740994', 'serial must be at most 9007199254740993.', 'body.serial'],
  ['77.5', '▸0', 'weight must be more than 0.', 'body.weight'],
  ['77.5', '▸600.5', 'weight must be less than 600.5.', 'body.weight'],
  ['true', '▸"true"', 'active must be true or false, and is text: remove the quotes.', 'body.active'],
  ['true', '▸1', 'active must be true or false, and is an integer.', 'body.active'],
  ['null', '▸1', 'base must be text or null, and is an integer.', 'body.base'],
  ['["a", "b"]', '▸"a"', 'tags must be an array, and is text.', 'body.tags'],
  ['["a", "b"]', '▸[]', 'tags must have at least 1 item, and has 0.', 'body.tags'],
  ['["a", "b"]', '▸["a", "b", "c", "d"]', 'tags must have at most 3 items, and has 4.', 'body.tags'],
  ['["a", "b"]', '["a", "b", ▸"a"]', 'tags[2] is the same as item 0: each may be there once.', 'body.tags'],
  ['["a", "b"]', '["a", ▸2]', 'tags[1] must be text, and is an integer.', 'body.tags'],
  ['[1, 2]', '[1, 2, ▸3]', 'place[2] must not be there.', 'body.place'],
  ['[1, 2]', '[1, ▸"2"]', 'place[1] must be a number, and is text: remove the quotes.', 'body.place'],
  ['"plane"', '▸"glider"', 'kind must be "plane".', 'body.kind'],
  ['{"x-a": "1"}', '{▸"y": "1"}', 'notes.y has a name that must match the pattern ^x-.', 'body.notes'],
  ['{"x-a": "1"}', '{"x-a": ▸1}', 'notes.x-a must be text, and is an integer.', 'body.notes'],
  ['{"x-a": "1"}', '▸{"x-a": "", "x-b": "", "x-c": ""}', 'notes must have at most 2 fields, and has 3.', 'body.notes'],
  ['{"captain": "A", "officer": "B"}', '▸{}', 'crew must have at least 1 field, and has 0.', 'body.crew'],
  [
    '{"captain": "A", "officer": "B"}',
    '▸{"captain": "A"}',
    'crew needs the field "officer", since it has "captain".',
    'body.crew',
  ],
  ['["landed"]', '▸["left"]', 'log must have at least 1 item of a certain shape, and has 0.', 'body.log'],
  [
    '{\n    "kind": "jet",\n    "thrust": 120\n  }',
    '▸5',
    'engine must be an object, and is an integer.',
    'body.engine',
  ],
  [
    '{\n    "kind": "jet",\n    "thrust": 120',
    '▸{\n    "kind": "jet"',
    'engine needs the field "thrust".',
    'body.engine',
  ],
  ['120', '▸"120"', 'engine.thrust must be a number, and is text: remove the quotes.', 'body.engine'],
  ['"jet"', '▸"rocket"', 'engine.kind chooses the shape, and must be "jet" or "piston".', 'body.engine'],
  [
    '{\n    "kind": "jet",',
    '▸{',
    'engine needs the field "kind", which chooses its shape: "jet" or "piston".',
    'body.engine',
  ],
  // Not JSON.
  ['["landed"]\n}', '["landed"],\n▸}', 'Remove this comma: nothing follows it before }.', undefined],
  ['"D-ABCD",\n  ', '"D-ABCD"\n  ▸', 'A comma is missing before this.', undefined],
  ['"A320"', "▸'A320'", 'Single quotes: JSON has double ones, "like this".', undefined],
  ['"A320"', '▸“A320”', 'Typographic quotes: JSON has straight double ones, "like this".', undefined],
  ['"type"', '▸type', 'Names are in double quotes: "type".', undefined],
  ['"seats": ', '"seats" ▸', 'A colon is expected here, between a name and its value.', undefined],
  ['true', '▸True', 'JSON has no True: write true.', undefined],
  ['null', '▸None', 'JSON has no None: write null.', undefined],
  ['77.5', '▸NaN', 'JSON has no NaN: write a number, or null.', undefined],
  ['"seats": 180,', '"seats": 180, ▸// Two classes', 'JSON has no comments: remove it.', undefined],
  ['["landed"]\n}', '["landed"]▸', 'An object is not closed: a } is missing.', undefined],
  [right, `${right}\n▸{}`, 'The JSON ended before this: only one value is allowed here.', undefined],
];

test('there are more than fifty documents that are wrong in one way each', () => {
  expect(new Set(mistakes.map(([part, replacement]) => wrong(part, replacement).text)).size).toBeGreaterThan(50);
});

test.each(mistakes)('%j as %j is told: %s', (part, replacement, told, row) => {
  const { text, place } = wrong(part, replacement);
  const { isValid, verdict, findings } = check(text);
  expect(findings.map(({ name, message }) => [name, message].filter(Boolean).join(' '))).toEqual([told]);
  expect(isValid).toBe(false);
  expect(verdict).toBe(findings[0]?.name ? '1 problem for the request body.' : '');
  expect(findings[0]?.place).toMatchObject(place);
  expect(findings[0]?.rows.find((id) => ids.has(id))).toBe(row);
});

test.each([
  [
    '"type": "A320",',
    '"type": "A320", ▸"id": 5,',
    'id is read-only: it is ignored in a request.',
    ' It fits 201 without a remark.',
  ],
  ['"seats": 180', '▸"seats": 180, "seats": 182', 'seats occurs twice: the last one counts.', ''],
])('%j as %j is valid, with a remark: %s', (part, replacement, told, otherwise) => {
  const { text, place } = wrong(part, replacement);
  const { isValid, verdict, findings } = check(text);
  expect(findings.map(({ name, message }) => `${name} ${message}`)).toEqual([told]);
  expect(findings[0]?.place).toMatchObject(place);
  expect([isValid, verdict]).toEqual([true, `Valid for the request body.${otherwise}`]);
});
