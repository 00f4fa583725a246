import { expect, test } from 'vitest';
import { cachedCompiler } from './cache';
import { compileDocument } from './render/compile';
import { emptyContext } from './text/context';

const input = { path: 'content/docs/a.mdx', text: '---\n---\n\n## Part\n\nText [x](./b.mdx).\n', title: 'A' };

test('a document is compiled again only if it, its surroundings or the code change', () => {
  const first = cachedCompiler('1');
  const compiled = first.compile(input, emptyContext);
  expect(compiled).toEqual(compileDocument(input, emptyContext));
  expect(first.compile(input, emptyContext)).toBe(compiled);

  const second = cachedCompiler('1', first.used);
  expect(second.compile(input, emptyContext)).toBe(compiled);
  second.compile({ ...input, text: `${input.text}More.` }, emptyContext);
  const resolved = second.compile(input, { ...emptyContext, files: new Set(['content/docs/b.mdx']) });
  expect(resolved.links[0]?.href).toBe('/docs/b/');
  expect(cachedCompiler('2', second.used).compile(input, emptyContext)).not.toBe(compiled);
  expect(Object.keys(second.used)).toHaveLength(3);
});
