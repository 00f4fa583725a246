import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addBuildToPageData } from './data-of-build';

const folder = mkdtempSync(join(tmpdir(), 'page-data-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('the data of every page names its build; data of this build is left alone', () => {
  const file = (name: string) => join(folder, name, 'page-data.json');
  const write = (name: string, value: object) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(file(name), JSON.stringify(value));
  };
  const app = (hash: string) =>
    writeFileSync(join(folder, 'app-data.json'), JSON.stringify({ webpackCompilationHash: hash }));
  write('docs/a', { path: '/docs/a/', result: { data: { page: { title: 'A' } } } });
  write('index', { path: '/', result: { pageContext: {}, build: 'b2' } });
  app('b2');
  utimesSync(file('index'), 1, 1);

  addBuildToPageData(folder);
  expect(JSON.parse(readFileSync(file('docs/a'), 'utf8'))).toEqual({
    path: '/docs/a/',
    result: { data: { page: { title: 'A' } }, build: 'b2' },
  });
  expect(statSync(file('index')).mtimeMs).toBe(1000);

  app('c3');
  addBuildToPageData(folder);
  for (const name of ['docs/a', 'index'])
    expect(JSON.parse(readFileSync(file(name), 'utf8'))).toHaveProperty('result.build', 'c3');
});
