import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/list-files';
import { lintContent } from './lint-content';

/** Write a site, lint it, and return what was found and what the files hold then. */
async function linted(files: Record<string, string>, fix: boolean) {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const [file, text] of Object.entries({ 'openapi/.keep': '', ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const project = await lintContent(root, fix);
  const written = listFiles(join(root, 'content')).map((file) => [
    `content/${file}`,
    readFileSync(join(root, 'content', file), 'utf8'),
  ]);
  rmSync(root, { recursive: true });
  return { project, written: Object.fromEntries(written) as Record<string, string> };
}

const page = (title: string, body = 'Text.') => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${body}\n`;

test('names of Docusaurus keep their meaning and their files: numbers are an order', async () => {
  const files = {
    'content/authors.yml': 'ann:\n  name: Ann\n',
    'content/docs/01-intro.mdx': page('Intro'),
    'content/docs/02-guides/01-a.md': page('Guide'),
    'content/docs/02-guides/_category_.json': '{ "label": "Guides" }',
    'content/releases/2025-01-31-news.md': page('News').replace('---\n\n', 'authors: [ann]\ntags: [A]\n---\n\n'),
  };
  const { project, written } = await linted(files, true);
  expect(project.diagnostics).toEqual([]);
  expect(written).toEqual(files);
  expect(project.docs.map(({ route }) => route)).toEqual(['/docs/intro/', '/docs/guides/a/']);
  expect(project.posts.map(({ frontMatter }) => frontMatter.date)).toEqual(['2025-01-31']);
});

test('--fix writes what is certain, and leaves the rest', async () => {
  const a = 'content/docs/a.mdx';
  const files = { [a]: page('A', 'See [more](b).\n\n!!! tip'), 'content/docs/b.mdx': page('B') };
  const { project, written } = await linted(files, true);
  expect(written).toEqual({ ...files, [a]: page('A', 'See [more](./b.mdx).\n\n!!! tip') });
  expect(project.diagnostics.map(({ rule }) => rule)).toEqual(['foreign-block']);
});
