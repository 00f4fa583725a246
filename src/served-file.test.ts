import { expect, test } from 'vitest';
import { servedFile } from './served-file';

test.each([
  ['/', 'index.html'],
  ['/docs', 'docs/index.html'],
  ['/docs/', 'docs/index.html'],
  ['/a.txt', 'a.txt'],
  ['/a.txt/', undefined],
  ['/404.html', '404.html'],
  ['/404', undefined],
  ['/b', undefined],
])('%s is answered with %s', (path, file) => {
  expect(servedFile(path, new Set(['index.html', 'docs/index.html', 'a.txt', '404.html']))).toBe(file);
});
