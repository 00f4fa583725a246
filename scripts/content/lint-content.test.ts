import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Project } from '../../src/content/project';
import { site } from '../../src/site';
import { listFiles } from '../../src/list-files';
import { lintContent } from './lint-content';

test('--fix keeps names that a file or the site keeps, and the order that they say', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  const text = (title: string, more = '') =>
    `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\nText.\n`;
  const files = {
    'openapi/.keep': '',
    'content/authors.yml': 'ann:\n  name: Ann\n',
    'content/docs/01-intro.mdx': text('Intro', 'lint_ignore: [habit-name]\n'),
    'content/docs/02-guides/01-a.mdx': text('Guide'),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  site.lintIgnore.push('habit-name');
  const kept = await lintContent(root, true);
  site.lintIgnore.length -= 1;
  expect(kept.diagnostics).toEqual([]);
  expect(listFiles(join(root, 'content')).toSorted()).toEqual([
    'authors.yml',
    'docs/01-intro.mdx',
    'docs/02-guides/01-a.mdx',
  ]);
  writeFileSync(join(root, 'content/docs/02-guides/01-a.mdx'), text('Another'));
  const { diagnostics, docs } = await lintContent(root, true);
  expect(diagnostics).toEqual([]);
  expect(docs.map(({ file, frontMatter }) => [file, frontMatter.sidebar_position])).toEqual([
    ['content/docs/01-intro.mdx', 1],
    ['content/docs/guides/a.mdx', 1],
  ]);
  rmSync(root, { recursive: true });
});

test('--fix writes the documented way of everything that is accepted, and then nothing is left', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lint-'));
  const files = {
    'openapi/.keep': '',
    'content/authors.yml': 'ann:\n  name: Ann\n  title: Pilot\n',
    'content/docs/02-guides/01-start.md':
      '# Start\n\nWhat every pilot reads first.\n\n!!! tip\n    Go<br>on.\n\nSee [more](more) and [more](./more).\n',
    'content/docs/02-guides/more.md':
      '---\ntitle: More\ndescription: B.\nsidebar:\n  order: 4\n---\n\nSee [it](./01-start.md).\n',
    'content/docs/03-air/_category_.json': '{ "label": "Air", "collapsed": true }',
    'content/docs/03-air/a.mdx': '---\ntitle: A\ndescription: A.\n---\n\n<details><summary>S</summary>T</details>\n',
    'content/releases/2025-01-31-news.md': '---\ntitle: News\ndescription: N.\nauthors: ann\ntags: A\n---\n\nText.\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const before = await lintContent(root, false);
  expect(
    before.diagnostics.filter(({ severity, rule }) => severity === 'error' || !rule?.startsWith('habit-')),
  ).toEqual([]);
  const after = await lintContent(root, true);
  expect(after.diagnostics).toEqual([]);
  const html = ({ docs }: Project) => Object.fromEntries(docs.map(({ route, compiled }) => [route, compiled.html]));
  expect(html(after)).toEqual(html(before));
  const written = Object.fromEntries(
    listFiles(join(root, 'content')).map((file) => [file, readFileSync(join(root, 'content', file), 'utf8')]),
  );
  rmSync(root, { recursive: true });
  expect(written).toEqual({
    'authors.yaml': 'ann:\n  name: Ann\n  description: Pilot\n',
    'docs/air/_category.yaml': 'label: Air\nposition: 3\n',
    'docs/air/a.mdx': '---\ntitle: A\ndescription: A.\n---\n\n<Details summary="S">\n\nT\n\n</Details>\n',
    'docs/guides/_category.yaml': 'label: Guides\nposition: 2\n',
    'docs/guides/more.md': '---\ntitle: More\ndescription: B.\nsidebar_position: 4\n---\n\nSee [it](./start.md).\n',
    'docs/guides/start.md':
      '---\ntitle: Start\ndescription: What every pilot reads first.\nsidebar_position: 1\n---\n\nWhat every pilot reads first.\n\n:::tip\nGo<br />on.\n:::\n\nSee [more](./more.md) and [more](./more.md).\n',
    'releases/news.md':
      '---\ntitle: News\ndescription: N.\nauthors: [ann]\ntags: [A]\ndate: 2025-01-31\n---\n\nText.\n',
  });
});
