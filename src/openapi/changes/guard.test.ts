import { expect, it } from 'vitest';
import { formatAnnotation } from '../../../scripts/lib/print-report';
import { checkVersion } from './guard';
import { readDocument } from '../source/document';
import { model } from './fixtures/versions';

const specification = (version: string, schema: string, more = '') => `openapi: 3.1.1
info: {title: Fixture, version: ${version}}
paths:
  /a:
    get:
      operationId: a${more}
      responses: {'200': {description: A., content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}}
components:
  schemas:
    A:
      type: object
      properties:
        x:
          ${schema}
`;
const check = async (before: string, after: string) =>
  checkVersion(await model(before), await model(after), '2026-06-01', readDocument('', after)).map(
    ({ line, message, fix }) => [line, message, fix],
  );

it('says nothing of what did not change, and of what the version says', async () => {
  expect(await check(specification('1.0.0', 'type: string'), specification('1.0.0', 'type: string'))).toEqual([]);
  expect(await check(specification('1.0.0', 'type: string'), specification('2.0.0', 'type: integer'))).toEqual([]);
});

it('names the line of what breaks without a new major version, and how to do it gently', async () => {
  expect(await check(specification('1.0.0', 'type: string'), specification('1.1.0', 'type: integer'))).toEqual([
    [
      2,
      'Since the kept version 1.0.0 this has 1 change, 1 of them breaking. Its version is 1.1.0.',
      'Call it 2.0.0 or newer.',
    ],
    [
      13,
      'x of A is now of type integer in responses of GET /a; it was of type string: this breaks clients of 1.0.0.',
      'Add a new field next to the old one, and deprecate that first. Otherwise, raise the version to 2.0.0.',
    ],
  ]);
});

it('advises to keep what is sent valid, whatever changed in it', async () => {
  const parameter = (style: string) => `\n      parameters: [{name: p, in: query, ${style}schema: {type: array}}]`;
  const [, style] = await check(
    specification('1.0.0', 'type: string', parameter('')),
    specification('1.1.0', 'type: string', parameter('style: pipeDelimited, explode: false, ')),
  );
  expect(style?.[1]).toMatch(/^The query parameter p of GET \/a is written in another way: pipeDelimited;/);
  expect(style?.[2]).toBe('Keep accepting what was valid until now. Otherwise, raise the version to 2.0.0.');
});

it('asks for a version that moves with every change', async () => {
  expect(
    await check(
      specification('1.0.0', 'type: string'),
      specification('1.0.0', 'type: string, description: Words'.replace(', ', '\n          ')),
    ),
  ).toEqual([[2, 'Since the kept version 1.0.0 this has 1 change. Its version is 1.0.0.', 'Call it 1.0.1 or newer.']]);
});

it('reports a removal that nobody announced and of an end that moved nearer, whatever the version', async () => {
  const deprecated = (day: string) => `\n      deprecated: true\n      x-sunset: '${day}'`;
  const gone = 'openapi: 3.1.1\ninfo: {title: Fixture, version: 2.0.0}\npaths: {}\n';
  const [removal] = await check(specification('1.0.0', 'type: string'), gone);
  expect(removal?.[1]).toBe('GET /a is gone: this breaks clients of 1.0.0.');
  expect(await check(specification('1.0.0', 'type: string', deprecated('2026-05-01')), gone)).toEqual([]);
  expect(await check(specification('1.0.0', 'type: string', deprecated('2026-07-01')), gone)).toHaveLength(1);
  const [sooner] = await check(
    specification('1.0.0', 'type: string', deprecated('2026-09-01')),
    specification('2.0.0', 'type: string', deprecated('2026-08-01')),
  );
  expect(sooner).toEqual([
    7,
    'GET /a now ends on 1 August 2026, earlier than announced: 1 September 2026: this breaks clients of 1.0.0.',
    'Keep the day that was announced, or choose a later one.',
  ]);
});

it('is an annotation for GitHub', () =>
  expect(
    formatAnnotation({
      severity: 'warning',
      file: 'openapi/a,b.yaml',
      line: 3,
      column: 5,
      message: '100% gone:\nall',
      fix: 'Keep it.',
    }),
  ).toBe('::warning file=openapi/a%2Cb.yaml,line=3,col=5::100%25 gone:%0Aall Keep it.'));
