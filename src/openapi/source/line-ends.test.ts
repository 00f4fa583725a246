import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readApi } from '../read/read-api';

const folder = 'src/openapi/fixtures/specifications';
const read = (end: string) => {
  const text = (path: string) => readFileSync(join(folder, path), 'utf8').replaceAll(/\r?\n/g, end);
  const readFile = (path: string) => (existsSync(join(folder, path)) ? text(path) : null);
  return readApi({ path: 'misplaced/api.yaml', text: text('misplaced/api.yaml'), slug: 'a' }, { readFile });
};

test('a specification and its parts are the same with the line ends of Windows, and so is the file to download', async () => {
  const [unix, windows] = [await read('\n'), await read('\r\n')];
  expect(unix.api?.description).toContain('\n');
  expect({ ...windows, source: null }).toEqual({ ...unix, source: null });
  expect(windows.api?.source.text).not.toContain('\r');
});
