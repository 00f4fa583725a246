import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCache } from './cache';
import { compileDocument } from './render/compile';
import { emptyContext } from './text/context';

const folder = mkdtempSync(join(tmpdir(), 'content-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

const input = { path: 'content/docs/a.mdx', text: '---\n---\n\n## Part\n\nText [x](./b.mdx).\n', title: 'A' };

test('a document comes back as it was compiled, until it, its surroundings or the code change', () => {
  const fresh = compileDocument(input, emptyContext);
  const entries = () => readdirSync(folder).length;

  const cache = openCache(folder, '1');
  expect(cache.compile(input, emptyContext)).toEqual(fresh);
  expect(cache.compile(input, emptyContext)).toEqual(fresh);
  expect(entries()).toBe(1);

  cache.compile({ ...input, text: `${input.text}More.` }, emptyContext);
  const resolved = cache.compile(input, { ...emptyContext, files: new Set(['content/docs/b.mdx']) });
  expect(resolved.links[0]?.href).toBe('/docs/b/');
  openCache(folder, '2').compile(input, emptyContext);
  expect(entries()).toBe(4);
});

test('a broken entry is compiled again, and unused ones are deleted', () => {
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"html": ');
  const cache = openCache(folder, '1');
  expect(cache.compile(input, emptyContext)).toEqual(compileDocument(input, emptyContext));
  cache.prune();
  expect(readdirSync(folder)).toHaveLength(1);
});
