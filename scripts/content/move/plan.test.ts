import { expect, test } from 'vitest';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import { type MovePlan, planMove } from './plan';

const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: "A page: #1"\n${fields}---\n\n${body}\n`;

const sources = {
  'content/docs/a/one.mdx': page(
    'One',
    '## Start\n\nSee [two](./two.mdx#x "Two (./two.mdx)"), [me](./one.mdx), [top](#start), [root](/docs/a/one/#start).\n\n![A plane](./plane.png)',
  ),
  'content/docs/a/two.mdx': page(
    'Two',
    '## X\n\n[./one.mdx](./one.mdx) and [b][b], `[code](./one.mdx)`.\n\n<Card title="One" href="/docs/a/one" />\n\n[b]: one.mdx#start "Start"',
    '# A note\nkeywords: [x]\n',
  ),
  'content/docs/a/plane.png': '',
  'content/home.yaml': 'action: { label: One, path: /docs/a/one/ }\nother: /docs/a/one/more/\n',
  [ledgerFile]: writeLedger(['/docs/a/one/', '/docs/a/one/#start', '/docs/a/two/']),
};
const code = "path: '/docs/a/one/', 'https://x.example/docs/a/one/'";

function plan(from: string, to: string, files: Record<string, string> = sources): MovePlan | string {
  const all = new Map(Object.entries({ ...files, 'src/site.ts': code }));
  return planMove(from, to, {
    files: all,
    paths: new Set(['/releases/tags/']),
  });
}
function changed(from: string, to: string, files: Record<string, string> = sources) {
  const result = plan(from, to, files);
  if (typeof result === 'string') throw new Error(result);
  return { ...files, ...Object.fromEntries(result.changes) };
}

test.each([
  ['content/docs/a/one.mdx', 'content/docs/b/first.mdx'],
  ['/docs/a/one/', '/docs/b/first/'],
  ['./content/docs/a/one', 'content/docs/b/first'],
])('a page moves with every link to it and from it, typed as %s', (from, to) => {
  const files = changed(from, to);
  expect(files['content/docs/a/one.mdx']).toBeNull();
  expect(files['content/docs/b/first.mdx']).toBe(
    page(
      'One',
      '## Start\n\nSee [two](../a/two.mdx#x "Two (./two.mdx)"), [me](./first.mdx), [top](#start), [root](/docs/b/first/#start).\n\n![A plane](../a/plane.png)',
      'moved_from: [/docs/a/one/]\n',
    ),
  );
  expect(files['content/docs/a/two.mdx']).toBe(
    page(
      'Two',
      '## X\n\n[./one.mdx](../b/first.mdx) and [b][b], `[code](./one.mdx)`.\n\n<Card title="One" href="/docs/b/first/" />\n\n[b]: ../b/first.mdx#start "Start"',
      '# A note\nkeywords: [x]\n',
    ),
  );
  expect(files['content/home.yaml']).toBe('action: { label: One, path: /docs/b/first/ }\nother: /docs/a/one/more/\n');
  expect(files).toHaveProperty(['src/site.ts'], "path: '/docs/b/first/', 'https://x.example/docs/a/one/'");
  expect(readLedger(files[ledgerFile] ?? '')).toEqual([
    ...['/docs/a/one/', '/docs/a/one/#start', '/docs/a/two/', '/docs/b/first/', '/docs/b/first/#start'],
  ]);
});

test('a page that moves twice names both addresses, and one that moves back only the other', () => {
  const once = changed('/docs/a/one/', '/docs/b/');
  const { 'content/docs/a/one.mdx': _, ...moved } = once as Record<string, string>;
  expect(changed('/docs/b/', '/docs/c/', moved)['content/docs/c.mdx']).toContain(
    'moved_from: [/docs/a/one/, /docs/b/]\n',
  );
  expect(changed('/docs/b/', '/docs/a/one/', moved)['content/docs/a/one.mdx']).toContain('moved_from: [/docs/b/]\n');
});

test('a page that was never published leaves nothing behind', () => {
  const files = changed('/docs/a/one/', '/docs/b/', { ...sources, [ledgerFile]: '' });
  expect(files['content/docs/b.mdx']).not.toContain('moved_from');
  expect(files[ledgerFile]).toBe('');
});

test('what was moved or deleted by hand is finished', () => {
  const { 'content/docs/a/one.mdx': _, ...rest } = sources;
  const files = changed('content/docs/a/one.mdx', 'content/docs/a/two.mdx', rest);
  expect(files['content/docs/a/two.mdx']).toContain('keywords: [x]\nmoved_from: [/docs/a/one/]\n---');
  expect(files['content/docs/a/two.mdx']).toContain('[./one.mdx](./two.mdx) and');
  const ledger = writeLedger(['/releases/tags/old/']);
  expect(changed('/releases/tags/old/', '/releases/tags/', { [ledgerFile]: ledger })['content/moved.yaml']).toBe(
    '- from: /releases/tags/old/\n  to: /releases/tags/\n',
  );
  // Not every editor ends the last line.
  const list = { [ledgerFile]: ledger, 'content/moved.yaml': '- from: /a/\n  to: /b/' };
  expect(changed('/releases/tags/old/', '/releases/tags/', list)['content/moved.yaml']).toBe(
    '- from: /a/\n  to: /b/\n- from: /releases/tags/old/\n  to: /releases/tags/\n',
  );
});

test.each([
  ['content/docs/a/one.mdx', 'content/docs/a/two.mdx', /exists already\. To make one page of both/],
  ['content/docs/no.mdx', 'content/docs/nor.mdx', /content\/docs\/no\.mdx does not exist/],
  ['content/docs/a/one.mdx', '/releases/tags/', /\/releases\/tags\/ is a page already/],
  ['/releases/tags/', '/docs/b/', /has no document: it follows from a specification or from tags/],
  ['content/docs/a/one.mdx#start', '#begin', /A heading does not move by itself: .*lint:content/],
  ['content/data/x.yaml', 'content/docs/b.mdx', /`content\/data\/x\.yaml` is not a page/],
  ['content/docs/a/one.mdx', 'content/docs/a/', /Both are the same/],
  ['/docs/a/one/', '/docs/a/one', /Both are the same/],
])('from %s to %s nothing is done', (from, to, reason) => {
  expect(plan(from, to)).toMatch(reason);
});

test.each([
  ['content/docs/a/one.mdx', 'content/docs/', 'content/docs/one.mdx'],
  ['content/docs/a/one.mdx', 'content/docs', 'content/docs/one.mdx'],
  ['docs/a/one.mdx', 'docs/a/third.mdx', 'content/docs/a/third.mdx'],
  ['content/docs/a/one.mdx', '/docs/a/third.mdx', 'content/docs/a/third.mdx'],
])('%s moves to %s as %s', (from, to, file) => {
  expect(changed(from, to)).toHaveProperty([file]);
});
