import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Project } from '../../src/content/project';
import { listFiles } from '../../src/list-files';
import { lintContent } from './lint-content';

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
