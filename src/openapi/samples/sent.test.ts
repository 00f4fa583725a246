/** Samples run against a server that records what arrives: method, address, headers and body are what the specification says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { formatJson, parseJson } from '../model/json';
import type { Api, Operation } from '../model/model';
import { howSent } from '../words/how-sent';
import { wordsToText } from '../words/words';
import { operationRequest } from './operation-request';
import { basicPlaceholder } from './languages/sample';
import { sampleRequest } from './request';
import { sampleLanguages } from './samples';
import { cases, specification, styleCases, type Case, type Expected } from './fixtures/cases';
import { canRun, fileBytes, run } from './fixtures/run';
import { startRecording, type Arrived, type RecordingServer } from './fixtures/server';

const folder = mkdtempSync(join(tmpdir(), 'sent-'));
let server: RecordingServer;
let api: Api;

async function read(text: string): Promise<Api> {
  const { api: found, diagnostics } = await readText(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!found || errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n') || 'no model');
  return found;
}

beforeAll(async () => {
  server = await startRecording();
  api = await read(specification(server.origin, cases));
});
// A test that failed may leave requests behind.
beforeEach(() => void server.take());
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Requests that a language's own library refuses to send. */
const impossible: Record<string, RegExp> = {
  // https://fetch.spec.whatwg.org/#forbidden-method; https://xhr.spec.whatwg.org/#interface-formdata
  javascript: /^the method TRACE$|parts have headers$/,
};

const operationOf = (index: number): Operation => {
  const found = api.operations.find(({ path }) => path.startsWith(`/${index}/`));
  if (!found) throw new Error(`there is no operation ${index}`);
  return found;
};

/** Tell a request in the words of a case. */
function told(one: Case, index: number, arrived: Arrived): Case {
  const { name, operation } = one;
  // curl encodes a user name and a password itself.
  const encoded = `Basic ${Buffer.from('USER:PASSWORD').toString('base64')}`;
  const valueOf = (header: string) =>
    arrived.headers[header]?.replace(encoded, `Basic ${basicPlaceholder}`) ?? '(none)';
  const headers = Object.keys(one.headers ?? {}).map((header) => [header, valueOf(header)]);
  return {
    name,
    operation,
    method: arrived.method,
    target: arrived.target.replace(`/${index}/`, '/'),
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(one.body && { body: bodyOf(one.body, arrived) }),
  };
}

function bodyOf(expected: Expected, { headers, body }: Arrived): Expected {
  const text = body.toString();
  if (expected === 'the file') return body.equals(fileBytes) ? 'the file' : { text };
  if ('json' in expected) return { json: formatJson(parseJson(text)) };
  if ('fields' in expected && headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    // Go sorts the fields by name.
    return { fields: [...new URLSearchParams(text)].sort(([a], [b]) => (a < b ? -1 : Number(a > b))) };
  if (!('parts' in expected)) return { text };
  const type = headers['content-type'] ?? '';
  const [, boundary = ''] = /^multipart\/form-data; *boundary="?([^";]+)/.exec(type) ?? [];
  return { parts: partsOf(body, boundary).map((part, index) => partOf(part, expected.parts[index])) };
}

/** Take a body of parts apart, each as headers and content (RFC 7578). */
function partsOf(body: Buffer, boundary: string): [head: string, content: Buffer][] {
  const text = body.toString('latin1');
  return text
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf('\r\n\r\n');
      return [part.slice(0, end), Buffer.from(part.slice(end + 4, -2), 'latin1')];
    });
}

function partOf(
  [head, content]: [string, Buffer],
  expected: { type?: string; fileName?: string; header?: string } = {},
) {
  const field = (name: string) => new RegExp(`[; ]${name}="?([^";\r]*)`).exec(head)?.[1] ?? '';
  const [, type = ''] = /content-type: *([^\r;]+)/i.exec(head) ?? [];
  return {
    name: field('name'),
    value: content.equals(fileBytes) ? 'the file' : content.toString(),
    ...(expected.type && { type }),
    ...(expected.fileName && { fileName: field('filename') }),
    ...(expected.header && { header: head.split('\r\n').find((line) => line.startsWith('X-')) }),
  };
}

describe.each(sampleLanguages.map(({ id, label, print }) => ({ id, label, print })))(
  '$label',
  ({ id, label, print }) => {
    const can = canRun(id);

    it.skipIf(!can)(
      `sends in ${label} what the specification says`,
      async () => {
        const own = cases.flatMap((one, index) => (impossible[id]?.test(one.name) ? [] : [{ one, index }]));
        const samples = own.map(({ index }) => print(sampleRequest(operationRequest(api, operationOf(index)))));
        const { code, text } = await run(id, samples, folder);
        const arrived = server.take();
        expect([code, arrived.length], text).toEqual([0, own.length]);
        expect(own.map(({ one, index }, at) => told(one, index, arrived[at] as Arrived))).toEqual(
          own.map(({ one }) => ({ method: one.body ? 'POST' : 'GET', target: '/x', headers: {}, ...plain(one) })),
        );
      },
      600_000,
    );

    it.skipIf(!can)(
      `tells in ${label} the status and the body of an error, and reads no JSON where there may be none`,
      async () => {
        const answers = await read(`servers: [{url: '${server.origin}'}]
paths:
  /404: {get: {operationId: missing, responses: {'200': {description: OK, content: {application/json: {}}}}}}
  /500: {delete: {operationId: broken, responses: {'204': {description: Done}}}}
  /204: {get: {operationId: empty, responses: {'200': {description: OK, content: {application/json: {}}}, '204': {description: None}}}}
  /x: {get: {operationId: found, responses: {'200': {description: OK, content: {application/json: {}}}}}}
  /201: {head: {operationId: head, responses: {'200': {description: OK, content: {application/json: {}}}}}}
`);
        const outcome = (name: string) => {
          const found = answers.operations.find(({ operationId }) => operationId === name);
          if (!found) throw new Error(`there is no operation ${name}`);
          return run(id, [print(sampleRequest(operationRequest(answers, found)))], folder);
        };
        for (const [name, status] of Object.entries({ missing: '404', broken: '500' })) {
          const { code, text } = await outcome(name);
          expect(code, text).not.toBe(0);
          expect(text).toContain('no such flight');
          expect(text).toContain(status);
        }
        const found = await outcome('found');
        expect(found.code, found.text).toBe(0);
        expect(found.text).toMatch(/answer\W+fine/);
        for (const name of ['empty', 'head']) {
          const { code, text } = await outcome(name);
          expect(code, text).toBe(0);
        }
      },
      600_000,
    );
  },
);

/** Leave out what the cases of styles have besides. */
function plain({ name, operation, method, target, headers, body }: Case): Partial<Case> {
  return {
    name,
    operation,
    ...(method && { method }),
    ...(target !== undefined && { target }),
    ...(headers && { headers }),
    ...(body && { body }),
  };
}

describe('the words of how a value is sent', () => {
  it.each(styleCases)('are those of the sample: $name', async ({ operation, place, type, sent }) => {
    const placeholders = operation
      .replace(/example: blue/, 'example: value')
      .replace('[blue, black, brown]', '[value1, value2]')
      .replaceAll('type: integer', 'type: string')
      .replace('{R: 100, G: 200, B: 150}', '{R: value1, G: value2}');
    expect(placeholders).not.toBe(operation);
    const path = place === 'path' ? '/x/{color}' : '/x';
    const model = await read(`openapi: 3.2.0
info: {title: T, version: '1'}
servers: [{url: 'https://h.example'}]
paths: {'${path}': {get: {operationId: a, ${placeholders}, responses: {'200': {description: OK}}}}}`);
    const [found] = model.operations;
    const parameter = found && Object.values(found.parameters).flat()[0];
    if (!found || !parameter) throw new Error('no parameter');
    const { url, headers } = sampleRequest(operationRequest(model, found));
    const [, said] = /^Sent as (.*)\.$/.exec(wordsToText(howSent(model, parameter))) ?? [];
    const isUsual = type === 'string' && !/^[.;]/.test(sent);
    const inSample =
      place === 'path' || place === 'query' ? url.replace(/^https:\/\/h\.example\/x[/?]/, '') : headers[0]?.[1];
    expect(said).toBe(isUsual ? undefined : inSample?.replace(/%5B/g, '[').replace(/%5D/g, ']'));
  });
});
