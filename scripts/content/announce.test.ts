import { expect, test } from 'vitest';
import { readTestSite } from '../../src/publish/feeds/fixtures/site';
import { announced } from './announce';

test.each([
  ['fcp/1.1', '/releases/fcp/1.1/'],
  ['/releases/fcp/1.1/', '/releases/fcp/1.1/'],
  ['releases/fcp/1.1', '/releases/fcp/1.1/'],
  ['docs/welcome', '/docs/welcome/'],
  ['fcp/9.9', undefined],
  ['releases/tags', undefined],
])('%s is the document %s', async (name, path) => {
  const { source } = await readTestSite();
  expect(announced(source.content, name)?.route).toBe(path);
});
