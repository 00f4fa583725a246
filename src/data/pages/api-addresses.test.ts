import { expect, it } from 'vitest';
import { fixtureApi } from '../../openapi/fixtures/read-fixture';
import { groupOperations } from '../../openapi/read/groups';
import { paths } from '../../paths';
import { markdownFiles } from '../../publish/markdown/markdown-pages';
import { apiPages } from './api-pages';

it('gives every page and section of an API an address of its own, on every system of files', async () => {
  const api = await fixtureApi('names.yaml');
  const pages = apiPages(api).map(({ path }) => path);
  expect(pages.length).toBeGreaterThan(api.operations.length + 4);
  const markdown = pages.map((path) => ({ path: paths.markdown(path), content: '' }));
  const files = markdownFiles(markdown, { url: new URL('https://example.com') } as never).map(({ path }) =>
    path.normalize('NFC').toLowerCase(),
  );
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  expect(pages.filter((path) => /\/(?:aux|con|nul|prn)\//.test(path) || path.includes('//'))).toEqual([]);
  const sections = groupOperations(api).flatMap(({ tags }) => tags.map(({ tag }) => tag.id));
  expect(new Set(sections).size).toBe(sections.length);
  expect(sections).toEqual(
    expect.arrayContaining(['tag-users', 'tag-users-2', 'tag-주문-api', 'tag-상품-api', 'tag-other', 'tag-other-2']),
  );
});
