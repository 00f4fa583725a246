import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
