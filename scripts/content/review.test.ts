import { expect, test } from 'vitest';
import { paths } from '../../src/paths';
import { readSources } from './read-sources';
import { reviewedPages } from './review';

test('a review looks at documents, operations and lists, but not at the search page, which lists them all', async () => {
  const pages = [...reviewedPages(await readSources(process.cwd())).keys()];
  expect(pages).toEqual(expect.arrayContaining([paths.home, paths.docs, '/docs/api/fcp-api/get-fbos/']));
  expect(pages).not.toContain(paths.search);
});
