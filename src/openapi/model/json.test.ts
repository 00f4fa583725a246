import { describe, expect, it } from 'vitest';
import { readDocument } from '../source/document';
import { formatJson, LongNumber, parseJson, showJson } from './json';

describe('JSON with exact integers', () => {
  it.each([
    '80351110224678912',
    '-9223372036854775808',
    '{"a":[9007199254740993,1.5,-0.25,1e3,"9007199254740993"]}',
    '"\\"9007199254740993 \\\\"',
    '{"a":0.92233720368547,"b":-0.12345678901234568,"c":[9007199254740993]}',
    '["\\u0000-5","\\u00007",80351110224678912]',
    '{"\\u00005":"\\u0000\\u0000-1","5":1.5}',
    '[]',
    '{}',
    'null',
  ])('reads and writes %s', (text) => expect(formatJson(parseJson(text))).toBe(text.replace('1e3', '1000')));

  it('indents', () =>
    expect(formatJson({ a: [new LongNumber('1'), {}], b: 'x' }, 2)).toBe(
      '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": "x"\n}',
    ));

  it('shows strings without quotes', () =>
    expect([showJson('"a"'), showJson('80351110224678912'), showJson('{"a":1}')]).toEqual([
      'a',
      '80351110224678912',
      '{"a":1}',
    ]));
});

describe('documents', () => {
  it('keep numbers as written, names like __proto__, merge keys and aliases', () => {
    const { root } = readDocument(
      'x.yaml',
      'a: 80351110224678912\nb: 1.10\nc: 0x1F\n__proto__: 1\nbase: &b {x: 1, y: 2}\nd: {<<: *b, y: 3}\n200: *b\n',
    );
    expect(formatJson(root)).toBe(
      '{"a":80351110224678912,"b":1.10,"c":31,"__proto__":1,"base":{"x":1,"y":2},"d":{"y":3,"x":1},"200":{"x":1,"y":2}}',
    );
  });

  it('refuse aliases that grow without end', () => {
    const lines = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(9).fill(`*l${n}`).join(', ')}]`);
    const { diagnostics } = readDocument('x.yaml', `l0: &l0 [x]\n${lines.join('\n')}\n`);
    expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining('aliases') as string }]);
  });

  it('know the line of every part', () => {
    const { locate } = readDocument('x.yaml', 'a:\n  - b: 1\n  - c/d: {~e: 2}\n');
    expect(
      [locate(''), locate('/a'), locate('/a/1'), locate('/a/1/c~1d/~0e'), locate('/a/7/x')].map(({ line, column }) => [
        line,
        column,
      ]),
    ).toEqual([
      [1, 1],
      [1, 1],
      [3, 5],
      [3, 11],
      [1, 1],
    ]);
  });
});
