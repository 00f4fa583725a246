import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { printReport } from '../lib/print-report';
import { lintOpenapi } from './lint-openapi';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function siteWith(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'lint-openapi-'));
  folders.push(root);
  copyFileSync('redocly.yaml', join(root, 'redocly.yaml'));
  mkdirSync(join(root, 'openapi/folder.yaml'), { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, 'openapi', name), content);
  return root;
}

const whole = `openapi: 3.1.0
info: {title: Whole, version: 1.0.0, license: {name: MIT, identifier: MIT}}
servers: [{url: https://api.club.test}]
security: []
paths:
  /things:
    get:
      operationId: getThings
      summary: Get things
      description: All of them.
      tags: [Things]
      responses: {"200": {description: Things}, "400": {description: A wrong request}}
tags: [{name: Things, description: What there is}]
`;

const device = `${whole.replace('3.1.0', '3.2.0').replace('security: []', 'security: [{d: [r]}]')}components:
  securitySchemes:
    d:
      type: oauth2
      description: For devices
      flows: {deviceAuthorization: {deviceAuthorizationUrl: https://club.test/d, tokenUrl: https://club.test/t, scopes: {r: Read}}}
`;

const swagger = whole
  .replace('openapi: 3.1.0', 'swagger: "2.0"')
  .replace('identifier: MIT', 'url: "https://club.test/licence"')
  .replace('servers: [{url: https://api.club.test}]', 'host: api.club.test\nschemes: [https]\nproduces: [text/csv]')
  .replace('{description: Things}', '{description: Things, schema: {type: file}}');

test('no file hides another, whatever is wrong with it', async () => {
  const root = siteWith({
    'alias.yaml': 'openapi: 3.1.0\ninfo: *nobody\n',
    'bytes.yaml': Buffer.from([0xff, 0xfe, 0x00, 0x80, 0x3a, 0x0a]),
    'empty.yaml': '',
    'indent.yaml': whole.replace('  /things:', '  /things:\n get: {}'),
    'json.json': '{"openapi": "3.1.0",',
    'nowhere.yaml': whole.replace('{description: Things}', '{$ref: "./nowhere.yaml#/a"}'),
    'number.yaml': '42\n',
    'old.yaml': 'swagger: "1.2"\n',
    'whole.yaml': whole,
  });
  const { diagnostics, passed } = await lintOpenapi(root);
  expect(passed).toBe(false);
  const files = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  expect([...files].sort()).toEqual(
    [
      'alias.yaml',
      'bytes.yaml',
      'empty.yaml',
      'indent.yaml',
      'json.json',
      'nowhere.yaml',
      'number.yaml',
      'old.yaml',
    ].map((name) => `openapi/${name}`),
  );
  for (const { file, message } of diagnostics) expect(message, file).not.toMatch(/\n\s+at /);
});

test('what a build refuses does not pass the linter', async () => {
  const { diagnostics, passed } = await lintOpenapi(siteWith({ 'Whole Thing.yaml': whole }));
  expect(passed).toBe(false);
  expect(diagnostics.map(({ message }) => message).join()).toContain('becomes its address');
});

test('a specification without a fault passes', async () => {
  expect(await lintOpenapi(siteWith({ 'whole.yaml': whole }))).toEqual({ diagnostics: [], passed: true });
});

test('an overlay is linted with its specification: a finding has the file and line that brought it', async () => {
  const overlay = `overlay: 1.1.0
info: {title: Words, version: 1.0.0}
actions:
  - target: $.paths['/things'].get
    update:
      description: ''
`;
  const text = whole.replace('      description: All of them.\n', '');
  const described = overlay.replace("''", 'All of them.');
  expect(await lintOpenapi(siteWith({ 'whole.yaml': text, 'whole.overlay.yaml': described }))).toEqual({
    ...{ diagnostics: [], passed: true },
  });
  const { diagnostics } = await lintOpenapi(siteWith({ 'whole.yaml': text, 'whole.overlay.yaml': overlay }));
  expect(diagnostics).toMatchObject([{ file: 'openapi/whole.overlay.yaml', line: 6 }]);
});

test.each([
  ['a device flow of 3.2', device, true],
  ['a brace in the column of its key', whole.replace('MIT}}', 'MIT}\n}'), true],
  ['a file as the response of Swagger 2.0', swagger, false],
  [
    'an alias within an alias',
    whole.replace('{description: Things}', '&a {description: Things, x-same: {x-b: &b [1], x-c: *b}}'),
    false,
  ],
  ['a key that is a number', whole.replace('"200":', '200:'), false],
  ['a byte order mark', `\ufeff${whole}`, false],
])('what a build reads passes, with a warning where Redocly fails: %s', async (_name, text, isFailure) => {
  const { diagnostics, passed } = await lintOpenapi(siteWith({ 'whole.yaml': text, 'other.yaml': whole }));
  expect(
    diagnostics.map(({ severity, file, message }) => `${severity} ${file} ${message.split(':', 1).join('')}`),
  ).toEqual(
    isFailure
      ? ['warning openapi/whole.yaml Redocly cannot read this file, so the rules of redocly.yaml were not checked']
      : [],
  );
  expect(passed).toBe(true);
});

test('a workflow gets each finding as an annotation, a terminal the report alone', () => {
  const findings = [{ severity: 'error', file: 'a.yaml', line: 3, message: 'It is wrong.' } as const];
  for (const isWorkflow of [true, false]) {
    const lines: string[] = [];
    printReport(findings, (line) => lines.push(line), isWorkflow);
    expect(lines[0]).toContain('a.yaml:3');
    expect(lines.slice(1)).toEqual(isWorkflow ? ['::error file=a.yaml,line=3::It is wrong.'] : []);
  }
});
