import * as fileSystem from 'node:fs';
import * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const refused = Object.assign(new Error('EPERM: operation not permitted, rename'), { code: 'EPERM' });
const renameSync = vi.fn(() => {
  throw refused;
});
const rename = vi.fn(() => Promise.reject(refused));
const rm = vi.fn(() => Promise.reject(refused));

/** Import the module with Windows' `rename` where another program has a file open. */
async function withOpenFiles() {
  vi.resetModules();
  vi.doMock('node:fs', () => ({ ...fileSystem, renameSync }));
  vi.doMock('node:fs/promises', () => ({ ...promises, rename, rm }));
  return import('./change-files');
}

let root = '';
beforeEach(() => (root = fileSystem.mkdtempSync(join(tmpdir(), 'changes-'))));
afterEach(async () => {
  vi.doUnmock('node:fs');
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
  await promises.rm(root, { recursive: true });
});
const write = (file: string, text: string) => fileSystem.writeFileSync(join(root, file), text);
const read = (file: string) => fileSystem.readFileSync(join(root, file), 'utf8');

test('a file is replaced although another program has it open', async () => {
  const { replaceFile } = await withOpenFiles();
  for (const name of ['old', 'new']) write(name, name);
  replaceFile(join(root, 'new'), join(root, 'old'));
  expect(renameSync).toHaveBeenCalled();
  expect(fileSystem.readdirSync(root)).toEqual(['old']);
  expect(read('old')).toBe('new');
});

test('a file that another program has open keeps its name, and gets no second one', async () => {
  const { replaceFile } = await withOpenFiles();
  write('old', 'text');
  expect(() => replaceFile(join(root, 'old'), join(root, 'new'))).toThrow(refused);
  expect(fileSystem.readdirSync(root)).toEqual(['old']);
});

test('a folder moves once no program has a file in it open', async () => {
  const { moveFolder } = await withOpenFiles();
  fileSystem.mkdirSync(join(root, 'from/deep'), { recursive: true });
  write('from/deep/file', 'text');
  await expect(moveFolder(join(root, 'from'), join(root, 'to'), 1)).rejects.toThrow(refused);
  expect(fileSystem.readdirSync(root)).toEqual(['from']);
  rename.mockImplementationOnce(promises.rename as never);
  await moveFolder(join(root, 'from'), join(root, 'to'));
  expect(fileSystem.readdirSync(root)).toEqual(['to']);
  expect(read('to/deep/file')).toBe('text');
});

test('a folder is removed with all that is in it, and one that is not there is no error', async () => {
  const { removeFolder } = await import('./change-files');
  fileSystem.mkdirSync(join(root, 'folder/deep'), { recursive: true });
  write('folder/deep/file', '');
  await removeFolder(join(root, 'folder'));
  await removeFolder(join(root, 'folder'));
  expect(fileSystem.readdirSync(root)).toEqual([]);
});

test('a folder that cannot be removed is tried again as a whole', async () => {
  const { removeFolder } = await withOpenFiles();
  await expect(removeFolder(root, 1)).rejects.toThrow(refused);
  // Without `maxRetries`, by which Node tries again at each level.
  const call = [root, { recursive: true, force: true }];
  expect(rm.mock.calls).toEqual([call, call]);
});

test('a file that another program removed first is no error, and one that stays is', async () => {
  const { removeFile } = await import('./change-files');
  write('entry.json', '{}');
  removeFile(join(root, 'entry.json'));
  expect(fileSystem.existsSync(join(root, 'entry.json'))).toBe(false);
  expect(() => removeFile(join(root, 'entry.json'))).not.toThrow();
  fileSystem.mkdirSync(join(root, 'folder'));
  expect(() => removeFile(join(root, 'folder'))).toThrow(/folder/);
});
