import { expect, test } from 'vitest';
import { GatsbyProgress } from './progress';

const event = (type: string, payload: object) => ({ type: 'LOG_ACTION', action: { type, payload } });

function say(...messages: unknown[]): string[] {
  const lines: string[] = [];
  const progress = new GatsbyProgress((line) => lines.push(line));
  for (const message of messages) progress.message(message);
  return lines;
}

test('slow steps are said with their time; quick ones and information are not', () => {
  expect(
    say(
      event('ACTIVITY_START', { uuid: '1', text: 'source nodes' }),
      event('ACTIVITY_START', { uuid: '2', text: 'copy files' }),
      event('LOG', { level: 'INFO', text: 'by the way' }),
      event('ACTIVITY_END', { uuid: '1', duration: 2.34, status: 'SUCCESS' }),
      event('ACTIVITY_END', { uuid: '2', duration: 0.01, status: 'SUCCESS' }),
    ),
  ).toEqual(['  source nodes (2.3 s)']);
});

test('errors are said in full, once, with their place; warnings too', () => {
  const error = event('LOG', {
    level: 'ERROR',
    text: 'It broke.',
    code: '123',
    filePath: 'src/a.ts',
    location: { start: { line: 3, column: 4 } },
  });
  expect(say(error, error, event('LOG', { level: 'WARNING', text: 'Mind the gap' }))).toEqual([
    'error 123: It broke.\n  src/a.ts:3:4',
    'warning: Mind the gap',
  ]);
});

test("a syntax error is said without the compiler's own frames", () => {
  const text = `Generating JavaScript bundles failed

  x Expression expected
 67 |   const x = ;
    :             ^

Caused by:
    Syntax Error

Stack backtrace:
   0: <unknown>
   7: _ZZN4node14ThreadPoolWork12ScheduleWorkEvE
   8: worker
             at src/threadpool.c:122:5
`;
  expect(say(event('LOG', { level: 'ERROR', text, filePath: 'src/a.tsx' }))).toEqual([
    'error: Generating JavaScript bundles failed\n\n  x Expression expected\n 67 |   const x = ;\n    :             ^\n  src/a.tsx',
  ]);
});

test('a crash that names no error shows what was printed last', () => {
  const lines: string[] = [];
  const progress = new GatsbyProgress((line) => lines.push(line));
  progress.printed('{"type":"LOG"}\nSegmentation fault\n');
  progress.end(true);
  expect(lines).toEqual(['Segmentation fault']);
});
