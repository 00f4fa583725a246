import { expect, test } from 'vitest';
import { LongNumber } from '../../openapi/model/json';
import { readJsonText } from './json-text';

test.each([
  ['{"a": 1,}', 1, 9, 'Remove this comma: nothing follows it before }.'],
  ['[1, 2,\n]', 2, 1, 'Remove this comma: nothing follows it before ].'],
  ["{'a': 1}", 1, 2, 'Single quotes: JSON has double ones, "like this".'],
  ['{"a": \'b\'}', 1, 7, 'Single quotes: JSON has double ones, "like this".'],
  ['{“a”: 1}', 1, 2, 'Typographic quotes: JSON has straight double ones, "like this".'],
  ['{a: 1}', 1, 2, 'Names are in double quotes: "a".'],
  ['{1: 1}', 1, 2, 'A name in double quotes is expected here.'],
  ['{"a": None}', 1, 7, 'JSON has no None: write null.'],
  ['{"a": True}', 1, 7, 'JSON has no True: write true.'],
  ['{"a": NaN}', 1, 7, 'JSON has no NaN: write a number, or null.'],
  ['{"a": abc}', 1, 7, 'A string is in double quotes: "abc".'],
  ['{"a" 1}', 1, 6, 'A colon is expected here, between a name and its value.'],
  ['{"a": 1\n "b": 2}', 2, 2, 'A comma is missing before this.'],
  ['{"a": }', 1, 7, 'A value is missing here.'],
  ['{"a": 1', 1, 8, 'An object is not closed: a } is missing.'],
  ['[1', 1, 3, 'An array is not closed: a ] is missing.'],
  ['{} {}', 1, 4, 'The JSON ended before this: only one value is allowed here.'],
  ['{"a": "b}', 1, 7, 'This string is not closed: a " is missing. A line break inside is written \\n.'],
  ['{"a": 1} // b', 1, 10, 'JSON has no comments: remove it.'],
  ['["\\x"]', 1, 2, 'A backslash begins an escape, such as \\n or \\u0041: for the sign itself write two.'],
  ['[1e999]', 1, 2, 'This number is too large to check.'],
  ['[1e-999]', 1, 2, 'This number is too large to check.'],
  ['  ', 1, 3, 'A value is missing here.'],
])('%s', (text, line, column, message) => {
  expect(readJsonText(text).mistake).toMatchObject({ line, column, message });
});

test('values keep every digit, and each part has its place', () => {
  const { value, placeOf, repeated } = readJsonText('{\n  "id": 9007199254740993,\n  "a": [1, {"b": 2, "b": 3}]\n}');
  expect(value).toEqual({ id: new LongNumber('9007199254740993'), a: [1, { b: 3 }] });
  expect(placeOf(['id'])).toMatchObject({ line: 2, column: 9 });
  expect(placeOf(['id'], true)).toMatchObject({ line: 2, column: 3 });
  expect(placeOf(['a', 1])).toMatchObject({ line: 3, column: 12 });
  expect(placeOf(['a', 1, 'none'])).toMatchObject({ line: 3, column: 12 });
  expect(placeOf([])).toMatchObject({ line: 1, column: 1 });
  expect(repeated).toEqual([['a', 1, 'b']]);
});
