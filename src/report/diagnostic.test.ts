import { describe, expect, it } from 'vitest';
import { formatDiagnostic, sortDiagnostics, type Diagnostic } from './diagnostic';

const error: Diagnostic = {
  severity: 'error',
  file: 'openapi/a.yaml',
  line: 3,
  column: 5,
  pointer: '/info',
  message: 'There is no title.',
  fix: 'Add `title`.',
  rule: 'title',
  source: 'info: {}',
};

describe('formatDiagnostic', () => {
  it('points at the column of the source line', () => {
    expect(formatDiagnostic(error)).toBe(
      [
        'openapi/a.yaml:3:5: error: There is no title.',
        '  at /info',
        '  3 | info: {}',
        '          ^',
        '  Add `title`.',
        '  rule: title',
      ].join('\n'),
    );
  });

  it('shows only what is around the column of a very long line', () => {
    const source = `${'a'.repeat(5_000)}X${'b'.repeat(10_000_000)}`;
    const [, line = '', mark = ''] = formatDiagnostic({
      severity: 'error',
      file: 'a',
      line: 1,
      column: 5001,
      message: '',
      source,
    }).split('\n');
    expect(line.length).toBeLessThan(200);
    expect(line[mark.indexOf('^')]).toBe('X');
  });

  it('obeys no sign of a terminal, and points at the same column', () => {
    const [head = '', line = '', mark = ''] = formatDiagnostic({
      severity: 'error',
      file: 'a\u001B.mdx',
      line: 1,
      column: 4,
      message: '`\u001B[31m`',
      source: '\ta\u202EX',
    }).split('\n');
    expect(head).toBe('a\uFFFD.mdx:1:4: error: `\uFFFD[31m`');
    expect(line[mark.indexOf('^')]).toBe('X');
  });

  it('gives the place as far as it is known', () => {
    expect(formatDiagnostic({ severity: 'warning', file: 'a.mdx', message: 'Empty.' })).toBe('a.mdx: warning: Empty.');
  });
});

it('puts errors first', () => {
  const warning: Diagnostic = { severity: 'warning', file: 'a', message: 'Odd.' };
  expect(sortDiagnostics([warning, error])).toEqual([error, warning]);
});
