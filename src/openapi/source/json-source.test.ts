import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readDocument } from './document';
import { readJson } from './json-source';
import { formatJson, type JsonValue } from '../model/json';

it.each([
  '{}',
  '[]',
  ' \n\t[ 1 , 2.50 , -0, 1e3, 9223372036854775807, 0.1, true, false, null ] ',
  '{"a":{"b":["\\"","\\\\","\\u00e9\\n","", "a\\\\\\"b"]},"__proto__":{"x":1},"200":1,"<<":{"y":2},"":0}',
])('reads %s as the YAML parser does', (text) => {
  const yaml = readDocument('a.yaml', `# as YAML\n${text}`);
  expect(yaml.format).toBe('yaml');
  expect(formatJson(readJson(text)?.root as JsonValue)).toBe(formatJson(yaml.root));
});

it.each([
  '',
  '{',
  '[1,]',
  '{"a":1,}',
  '{a: 1}',
  "{'a': 1}",
  '[01]',
  '[+1]',
  '[.5]',
  '[nul]',
  '["a]',
  '["a\n"]',
  '["\\x"]',
  '{} {}',
  '{"a":1,"a":2}',
  '[1] # more',
  '[1] // more',
  '[1, /* more */ 2]',
  '['.repeat(100_000),
])('leaves what is not JSON to the YAML parser (%#)', (text) => {
  expect(readJson(text)).toBeNull();
});

it('knows where everything stands', () => {
  const text = '\n{"a": [10, {"b\\u0021": 1}], "200": 2, "100": 3}';
  const source = readJson(text);
  const at = (...path: string[]) => text.slice(source?.offsetOf(path)).slice(0, 4);
  expect(at()).toBe('{"a"');
  expect(at('a')).toBe('"a":');
  expect(at('a', '0')).toBe('10, ');
  expect(at('a', '1', 'b!')).toBe('"b\\u');
  expect(at('a', '1', 'gone', 'x')).toBe('{"b\\');
  expect(at('100')).toBe('"100');
});

it('says of a real file the same as the YAML parser: values, and lines', () => {
  const file = createRequire(import.meta.url).resolve('@readme/oas-examples/3.0/json/petstore.json');
  const text = readFileSync(file, 'utf8');
  const [fast, slow] = [readDocument('a.json', text), readDocument('a.yaml', `# as YAML\n${text}`)];
  expect(formatJson(fast.root)).toBe(formatJson(slow.root));
  expect(parseDocument(text).toJS()).toEqual(JSON.parse(formatJson(fast.root)));
  for (const pointer of ['', '/info/title', '/paths/~1pet/put/responses/400', '/tags/2/name', '/paths/~1gone/get']) {
    const { line, column } = slow.locate(pointer);
    expect(fast.locate(pointer)).toMatchObject({ line: line - 1, column });
  }
});
