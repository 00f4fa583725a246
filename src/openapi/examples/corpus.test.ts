/** No example of a published specification is shown that the page's own check of JSON refuses, unless the page says so beside it. */
import { expect, it } from 'vitest';
import { installedCollections } from '../../../bench/corpus/collections';
import { githubSample } from '../../../tests/github-api/read';
import { refusedExamples } from '../fixtures/refused-examples';
import { readApi } from '../read/read-api';

const files = installedCollections.flatMap(({ name, files: all, read }): [string, string][] =>
  name === '@octokit/openapi'
    ? [[name, githubSample(20)]]
    : all.filter((file) => file.endsWith('.yaml')).map((file) => [`${name}/${file}`, read(file) ?? '']),
);

it.each(files)('examples of %s', { timeout: 60_000 }, async (name, text) => {
  const { api } = await readApi({ path: name, text, slug: 'x' });
  if (!api) throw new Error('There is no model.');
  const { refused } = refusedExamples(api);
  expect(refused.filter(({ told }) => !told)).toEqual([]);
  // One that we made has no valid value at all: its tree has no end.
  const made = refused.filter(({ authored, place }) => !authored && !/circular/.test(name) && place !== '');
  expect(made).toEqual([]);
});
