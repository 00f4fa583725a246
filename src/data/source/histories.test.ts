import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPart } from './histories';

const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'site/openapi/..parts'), { recursive: true });
for (const file of ['site/openapi/..parts/a.yaml', 'outside.yaml']) writeFileSync(path.join(folder, file), file);

test.each([
  ['openapi/..parts/a.yaml', 'site/openapi/..parts/a.yaml'],
  ['openapi/missing.yaml', null],
  ['openapi', null],
  ['.', null],
  ['../outside.yaml', null],
  ['openapi/../../outside.yaml', null],
])('a specification that refers to %s is given %j', (part, text) => {
  expect(readPart(path.join(folder, 'site'))(part)).toBe(text);
});
