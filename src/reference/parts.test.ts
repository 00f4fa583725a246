/** The contract of the reference's HTML (`src/text/reference-parts.ts`), from both sides. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiPages } from '../data/pages/api-pages';
import { apiBody } from '../data/body';
import { indexHtml } from '../data/fixtures/api-index';
import { listFiles } from '../list-files';
import { fixtureApi, readText } from '../openapi/fixtures/read-fixture';
import { descendants, parseHtml } from '../text/html-tree';
import { part } from '../text/reference-parts';

const names = new Set<string>(Object.values(part));
const sourceOf = (file: string) => readFileSync(`src/${file}`, 'utf8').replace(/^import .*/gm, '');

const readers = [
  ...['reference-blocks', 'inline'].map((name) => sourceOf(`publish/markdown/${name}.ts`)),
  sourceOf('client/reference/typed-values-form.ts'),
];

const rare = `
security: [{key: []}]
paths:
  /a:
    get:
      operationId: a
      responses:
        '200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}
        '201': {description: Two., content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}
components:
  securitySchemes: {key: {type: http, scheme: bearer}}
  schemas:
    A: {type: object, properties: {list: {type: array, items: {type: string, maxLength: 3}}, many: {enum: [${'abcdefghijklmnopq'.split('').join()}]}}}
`;

test('components write every name', async () => {
  const { api: ofRare } = await readText(rare);
  const fixtures = ['fleet', 'bodies', 'parameters', 'enum-descriptions'].map((name) => fixtureApi(`${name}.yaml`));
  const written = new Set<string>();
  for (const api of [...(ofRare ? [ofRare] : []), ...(await Promise.all(fixtures))])
    for (const html of [indexHtml(api), ...apiPages(api).map((page) => apiBody(api, page)?.html ?? '')])
      for (const { attribs } of descendants(parseHtml(html)))
        for (const one of [...Object.keys(attribs), ...(attribs.class?.split(' ') ?? [])]) written.add(one);
  expect([...names].filter((name) => !written.has(name))).toEqual([]);
});

test('components of the reference write the names of the table by the table', () => {
  const files = listFiles('src/reference').filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const literal = files.flatMap((file) => {
    const classes = [...sourceOf(`reference/${file}`).matchAll(/className="([^"]*)"/g)];
    return classes.flatMap(([, all = '']) => all.split(' ')).filter((name) => names.has(name));
  });
  expect(literal).toEqual([]);
});

test('something reads every name', () => {
  const keys = Object.keys(part).filter(
    (key) => !readers.some((reader) => new RegExp(`\\bpart\\.${key}\\b`).test(reader)),
  );
  expect(keys).toEqual([]);
});

test('nothing else is found by a class or an attribute', () => {
  const own = /^\.typed|command-description|footnote|hidden|^tabs$|^anchor$/;
  const literals = readers.flatMap((reader) => [
    ...[...reader.matchAll(/(?:hasClass\(\w+, |is\()'([^']+)'/g)].map(([, name = '']) => name),
    ...[...reader.matchAll(/(['`])((?:(?!\1).)*)\1/g)]
      .map(([, , text = '']) => text)
      .filter((text) => /(?:^|[\s>,(])\.[a-z]|\[?\bdata-/.test(text)),
  ]);
  expect(literals.filter((name) => !own.test(name))).toEqual([]);
});
