import { describe, expect, it } from 'vitest';
import type { Diagnostic } from './diagnostic';
import { formatReport } from './report';

const warning = (line: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'warning',
  file: 'openapi/a.yaml',
  line,
  message: `GET /${line} has no summary.`,
  group: 'operations have no summary',
  fix: 'Add one.',
  ...more,
});

const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('formatReport', () => {
  it('closes with the counts', () => {
    const error: Diagnostic = { severity: 'error', file: 'b', message: 'Odd.' };
    expect(formatReport([warning(1), error])).toBe(
      'b: error: Odd.\n\nopenapi/a.yaml:1: warning: GET /1 has no summary.\n  Add one.\n\n1 error, 1 warning',
    );
  });

  it('says one by one what is wrong in few places', () => {
    expect(formatReport(lines(3).map((line) => warning(line))).match(/has no summary/g)).toHaveLength(3);
    const same = lines(2).map((line) => warning(line, { group: undefined, message: 'Odd.' }));
    expect(formatReport(same)).toContain('Odd. (2 times)');
  });

  it('says once what is wrong in many places, how many, and where', () => {
    const many = [...lines(240).map((line) => warning(line)), warning(7, { file: 'openapi/b.yaml' })];
    expect(formatReport(many)).toBe(
      [
        'openapi/a.yaml:1: warning: 241 operations have no summary; the first: GET /1 has no summary.',
        '  Add one.',
        '  The others: openapi/a.yaml:2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 230 more',
        '',
        '0 errors, 241 warnings',
      ].join('\n'),
    );
    const same = lines(4).map((line) => warning(line, { group: undefined, message: 'Odd.' }));
    expect(formatReport(same)).toContain('Odd. (4 times)');
  });

  it('keeps errors apart from warnings of the same kind, and before them', () => {
    const report = formatReport([...lines(9).map((line) => warning(line)), warning(12, { severity: 'error' })]);
    expect(report).toMatch(/^openapi\/a\.yaml:12: error: GET \/12/);
    expect(report).toContain('9 operations have no summary');
  });

  it('fits into what a pipe takes at once, however much is wrong, with the first errors in it', () => {
    const much = lines(50_000).map((line) =>
      warning(line, { severity: 'error', group: undefined, message: `${'x'.repeat(100)} ${line}` }),
    );
    const report = formatReport(much);
    expect(report.length).toBeLessThan(65_536);
    expect(report).toContain(`${'x'.repeat(100)} 1\n`);
    expect(report).toContain('49900 more entries are shown once these are fixed.');
    expect(report).toMatch(/50000 errors, 0 warnings$|50,000 errors, 0 warnings$/);
  });
});
