import { expect, test } from 'vitest';
import { readTestSite } from '../../src/publish/feeds/fixtures/site';
import { announcedPage } from './announce';

test.each([
  ['fcp/1.1', '/releases/fcp/1.1/'],
  ['/releases/fcp/1.1/', '/releases/fcp/1.1/'],
  ['releases/fcp/1.1', '/releases/fcp/1.1/'],
  ['docs/welcome', '/docs/welcome/'],
  ['fcp/9.9', undefined],
  ['releases/tags', undefined],
])('%s is the page %s', async (name, path) => {
  const { pages } = await readTestSite();
  expect(announcedPage(pages, name)?.path).toBe(path);
});
