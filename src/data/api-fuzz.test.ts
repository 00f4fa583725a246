/** Specifications with misplaced values: reading them ends, and those without errors can be built. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { links } from '../nav';
import { readApi } from '../openapi/read/read-api';
import { formatReport } from '../report/report';
import { obeyed, oddBytes } from '../text/fixtures/odd-bytes';
import { seededRandom } from '../text/fixtures/random';
import { apiBody } from './body';
import { apiPages, apiSidebar } from './pages/api-pages';
import { indexHtml } from './fixtures/api-index';

const fixtures = new URL('../openapi/fixtures/specifications/', import.meta.url);
const texts = readdirSync(fixtures)
  .filter((name) => name.endsWith('.yaml') && name !== 'multi-file.yaml')
  .map((name) => readFileSync(new URL(name, fixtures), 'utf8'));

type Random = () => number;
type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

const pick = <T>(values: readonly T[], next: Random): T | undefined => values[Math.floor(next() * values.length)];

const oddValues: Value[] = [
  ...[null, true, 0, -1, 1e21, '', ' ', 'x', '%', '\u0000', '😀', '__proto__', '/{id}/{id}', '<script>', '**', '#/'],
  ...[[], {}, [null], [[]], [{}], { '': {} }, { $ref: '' }, { $ref: '#' }, { $ref: '#/components/schemas/Missing' }],
  ...[{ $ref: 'https://example.org/x' }, { $ref: '#/paths' }, { $ref: 1 }, { type: [] }, { type: 'null' }],
  ...[{ allOf: [] }, { oneOf: [{}] }, { enum: [] }, { pattern: '(' }, { discriminator: {} }, { properties: [] }],
];

const oddKeys = ['$ref', 'type', 'allOf', 'items', 'schema', 'constructor', 'toString', 'x-internal', '', 'a b', '200'];

const scraps = [
  '\n',
  '  ',
  '\t',
  ': ',
  '- ',
  '&a',
  '*a',
  '? ',
  '{',
  '}',
  '[',
  '"',
  "'",
  '|',
  '<<: ',
  '!!',
  '---\n',
  '#',
];

/** Insert an odd value, rename a member, copy a part elsewhere, or remove one. */
function mutateTree(root: Value, next: Random): void {
  const places: [holder: Record<string, Value>, key: string][] = [];
  const collect = (value: Value) => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, Value>;
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      collect(holder[key] ?? null);
    }
  };
  collect(root);
  const [holder, key] = pick(places, next) ?? [];
  if (!holder || key === undefined) return;
  const kind = Math.floor(next() * 5);
  if (kind === 0) Reflect.deleteProperty(holder, key);
  else if (kind === 1) holder[pick(oddKeys, next) ?? ''] = structuredClone(holder[key] ?? null);
  else if (kind === 2) {
    const [from, name] = pick(places, next) ?? [holder, key];
    holder[key] = structuredClone(from[name] ?? null);
  } else holder[key] = structuredClone(pick(oddValues, next) ?? null);
}

function mutateText(text: string, next: Random): string {
  const at = Math.floor(next() * text.length);
  return text.slice(0, at) + (pick(scraps, next) ?? '') + text.slice(at + Math.floor(next() * 4));
}

/** Put bytes of another encoding, or odd characters, into a text, now and then within a character. */
function mutateBytes(text: string, next: Random): string {
  const bytes = Buffer.from(text);
  const at = Math.floor(next() * bytes.length);
  return Buffer.concat([bytes.subarray(0, at), pick(oddBytes, next) ?? bytes, bytes.subarray(at)]).toString();
}

function mutated(next: Random): string {
  const text = pick(texts, next) ?? '';
  const count = 1 + Math.floor(next() * 3);
  const kind = next();
  if (kind < 0.02) return Buffer.from(text, 'utf16le').toString();
  if (kind < 0.2) return mutateBytes(text, next);
  if (kind < 0.4) return Array.from({ length: count }).reduce<string>((all) => mutateText(all, next), text);
  const tree = parse(text) as Value;
  for (let round = 0; round < count; round++) mutateTree(tree, next);
  return stringify(tree);
}

test('600 mutated specifications are read to the end, and every page of those called sound is made', async () => {
  const next = seededRandom(20251121);
  let sound = 0;
  for (let round = 0; round < 600; round++) {
    const text = mutated(next);
    const { api, diagnostics } = await readApi({ path: 'mutated.yaml', text, slug: 'mutated' });
    if (text.includes('\uFFFD')) expect(diagnostics, text).not.toEqual([]);
    expect(formatReport(diagnostics), text).not.toMatch(obeyed);
    for (const { message, file, line } of diagnostics) {
      expect(message, text).not.toBe('');
      expect(file, text).toBe('mutated.yaml');
      expect(line === undefined || (line >= 1 && line <= text.split('\n').length), text).toBe(true);
    }
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    expect(hasErrors || api !== null, text).toBe(true);
    if (hasErrors || !api) continue;
    sound += 1;
    try {
      const pages = apiPages(api);
      const linked = links(apiSidebar(api)).map(({ path }) => path);
      expect(linked.sort()).toEqual(pages.map(({ path }) => path).sort());
      expect(indexHtml(api)).toContain('<');
      for (const page of pages.filter(({ bodyDigest }) => bodyDigest)) expect(apiBody(api, page)?.html).toContain('<');
    } catch (error) {
      throw new Error(`Called sound, but it cannot be built:\n${text}`, { cause: error });
    }
  }
  expect(sound, 'specifications that are still sound').toBeGreaterThan(60);
}, 600_000);

const names = ['A', 'B', 'C', 'D'];

/** Make a schema from the keywords that hold others, with references to any of `names`. */
function randomSchema(next: Random, depth = 0): Value {
  const inner = () => randomSchema(next, depth + 1);
  const ref = () => ({ $ref: `#/components/schemas/${pick(names, next) ?? ''}` });
  const properties = () => ({ [pick(['a', 'b', 'kind'], next) ?? '']: inner(), kind: { type: 'string' } });
  const schema = pick<() => { [key: string]: Value }>(
    [
      ref,
      () => ({ type: 'object', properties: properties(), required: next() < 0.3 ? ['a', 'kind'] : ['kind'] }),
      () => ({ allOf: [inner(), inner()] }),
      () => ({ allOf: [ref()], properties: properties() }),
      () => ({ [next() < 0.5 ? 'oneOf' : 'anyOf']: [inner(), inner()], properties: properties() }),
      () => ({ oneOf: [ref(), ref()], discriminator: { propertyName: 'kind' } }),
      () => ({ type: 'array', items: inner(), minItems: next() < 0.3 ? 1 : 0 }),
      () => ({ type: 'object', additionalProperties: inner() }),
      () => ({ not: inner() }),
      () => ({ if: inner(), then: inner() }),
    ],
    next,
  );
  if (depth > 3 || !schema || next() < 0.1) return { type: pick(['string', 'integer', 'object'], next) ?? '' };
  return { ...schema(), ...(next() < 0.2 && { type: ['object', 'null'] }) };
}

test('schemas that refer to each other in any way end', async () => {
  const next = seededRandom(20261123);
  for (let round = 0; round < 150; round++) {
    const text = stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/a': {
          get: {
            responses: {
              200: {
                description: 'OK',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
              },
            },
          },
        },
      },
      components: { schemas: Object.fromEntries(names.map((name) => [name, randomSchema(next)])) },
    });
    try {
      const { api } = await readApi({ path: 'graph.yaml', text, slug: 'graph' });
      if (!api) throw new Error('No model was read.');
      for (const page of apiPages(api).filter(({ bodyDigest }) => bodyDigest))
        expect(apiBody(api, page)?.html.length).toBeLessThan(2_000_000);
    } catch (error) {
      throw new Error(`It cannot be built:\n${text}`, { cause: error });
    }
  }
}, 600_000);
