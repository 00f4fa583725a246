import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explainSyntax } from '../../packages/parcel/syntax';
import { runCommand } from './command';

const file = 'scripts/content/move.ts';
const { argv, platform } = process;
beforeEach(() => (process.argv = ['node', file]));
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  Object.defineProperty(process, 'platform', { value: platform });
  vi.restoreAllMocks();
});

/** Run a command that fails as Node does where another program has a file open. @returns what it printed */
async function printed(error: object): Promise<string> {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  const said = vi.spyOn(console, 'error').mockReturnValue();
  runCommand(file, {}, () => Promise.reject(Object.assign(new Error('refused'), error)));
  await vi.waitFor(() => expect(process.exitCode).toBe(1));
  return said.mock.calls.join('\n');
}

test.each([
  ['unlink', 'EBUSY'],
  ['open', 'EPERM'],
  ['rename', 'EACCES'],
  ['rmdir', 'ENOTEMPTY'],
])('%s refuses an open file with %s: the message names it and says what to do', async (syscall, code) => {
  expect(await printed({ code, syscall, path: join(process.cwd(), 'content/docs/a.mdx') })).toBe(
    `Windows refuses access to ${join('content/docs/a.mdx')} (${code}). Another program may have it open, or a file in it: an editor, an Explorer window or a virus scanner. Close it, and run the command again.`,
  );
});

test('of a copy, the message names the file that was to be replaced', async () => {
  const copy = { path: join(process.cwd(), '.move-a/0'), dest: join(process.cwd(), 'content/addresses.txt') };
  expect(await printed({ code: 'EBUSY', syscall: 'copyfile', ...copy })).toContain(join('content/addresses.txt'));
});

test('--help prints the comment at the head of a command, which does not run', () => {
  process.argv = ['node', file, '--help'];
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const main = vi.fn(() => 0);
  runCommand(file, {}, main);
  expect(said.mock.calls.join('\n')).toMatch(/^`npm run move/);
  expect(process.exitCode).toBeUndefined();
  expect(main).not.toHaveBeenCalled();
});

test.each([
  [['--dry'], "Unknown option '--dry'"],
  [['content/docs/a.mdx'], "Unexpected argument 'content/docs/a.mdx'"],
])('%j, which a command does not take, is refused with its help', (words, problem) => {
  process.argv = ['node', file, ...words];
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const main = vi.fn(() => 0);
  runCommand(file, {}, main);
  expect(process.exitCode).toBe(1);
  expect(said.mock.calls.join('\n')).toContain(problem);
  expect(said.mock.calls.join('\n')).toContain('`npm run move');
  expect(main).not.toHaveBeenCalled();
});

test.each([
  ["text: 'It's here',", '2:11: The `\'` before this ends the text. Put it in other quotes: `"It\'s here"`.'],
  ['text: "the "big" one"', '2:13: The `"` before this ends the text. Put it in other quotes: `\'the "big" one\'`.'],
  ['id: "a"\ntext: "b",', '2:8: A comma is missing at the end of this line. Write `id: "a",`.'],
  ['a: [\n{}\n\n{},\n],', '3:3: A comma is missing at the end of this line. Write `{},`.'],
  ['a: { b: "c" d: "e" },', '2:13: No comma follows the value before `d`. Put a comma between two values.'],
  ['a: "b,', '2:7: A quote opens and is never closed. End the text with the straight quote that begins it.'],
  ['a: “b”,', '2:4: Only straight quotes hold a text together, and these are not. Write `"` before and after it.'],
  ['a: Fly in,', '2:10: Only text in quotes can be read. Write `"` before and after it.'],
  ['a: Soon,', '2:4: Only text in quotes can be read. Write `a: "Soon",`.'],
  ['a = "b",', '2:3: No colon follows the field. Write `field: value,`.'],
  [
    'a: [{ b: 1, ],',
    '2:13: This cannot be read: Expected identifier but found "]". A comma follows each value, and each bracket is closed.',
  ],
])('code with a mistake has its line and a fix: %s', (line, expected) => {
  const text = `export const site = {\n${line}\n};\n`;
  let problem: string | undefined;
  try {
    const { code } = transformSync(text, { loader: 'ts', format: 'cjs', sourcefile: 'src/site.ts' });
    new Function('module', code)({});
  } catch (error) {
    problem = explainSyntax(error, () => text);
  }
  const [, place, message, fix] = /^src\/site\.ts:(\S+) error: (.*)\n.*\n.*\n {2}(.*)$/.exec(problem ?? '') ?? [];
  expect(`${place} ${message} ${fix}`).toBe(expected);
});
