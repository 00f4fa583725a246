import { expect, test } from 'vitest';
import { ledgerFile, readLedger, writeLedger } from '../../../src/data/pages/ledger';
import type { Plan } from './draft';
import { planMove } from './plan';

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

function plan(from: string, to: string, files: Record<string, string> = sources): Plan | string {
  const all = new Map(Object.entries(files));
  return planMove(from, to, {
    files: all,
    others: new Map([['src/site.ts', code]]),
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
});

test('a heading gets another id, and links to it follow', () => {
  const files = changed('content/docs/a/one.mdx#start', '#begin');
  expect(files['content/docs/a/one.mdx']).toContain('## Start {/* #begin */} {/* moved_from: #start */}\n');
  expect(files['content/docs/a/one.mdx']).toContain('[top](#begin), [root](/docs/a/one/#begin)');
  expect(files['content/docs/a/two.mdx']).toContain('[b]: one.mdx#begin "Start"');
  expect(readLedger(files[ledgerFile] ?? '')).toContain('/docs/a/one/#begin');
});

test('a heading whose words were changed before needs no id of its own', () => {
  const reworded = { ...sources, 'content/docs/a/one.mdx': page('One', '## Begin\n\n[top](#start)') };
  const files = changed('/docs/a/one/#start', '/docs/a/one/#begin', reworded);
  expect(files['content/docs/a/one.mdx']).toBe(page('One', '## Begin {/* moved_from: #start */}\n\n[top](#begin)'));
  const back = {
    ...files,
    'content/docs/a/one.mdx': (files['content/docs/a/one.mdx'] ?? '').replace('Begin', 'Start'),
  };
  expect(
    changed('/docs/a/one/#begin', '/docs/a/one/#start', back as Record<string, string>)['content/docs/a/one.mdx'],
  ).toBe(page('One', '## Start {/* moved_from: #begin */}\n\n[top](#start)'));
});

const chapters = {
  'content/docs/a.mdx': page(
    'A',
    'See [x](#x) and [y](#y).\n\n## X\n\nX.\n\n### Y {/* moved_from: #why */}\n\nTo [x](#x), [y](./a.mdx#y), [z](#z), [b](./b/b.mdx#there), [web](https://a.example/#y).\n\n![A plane](./plane.png)\n\n#### Deep\n\nD.\n\n## Z\n\nZ.',
  ),
  'content/docs/b/b.mdx': page('B', '## There\n\nTo [y](../a.mdx#y), [z](/docs/a/#z).\n\n## X'),
  'content/docs/c.mdx': page('C', 'To [y](./a.mdx#y), [deep](/docs/a/#deep) and [x](./a.mdx#x).'),
  'content/home.yaml': 'path: /docs/a/#y\n',
  [ledgerFile]: writeLedger(['/docs/a/', '/docs/a/#x', '/docs/a/#y', '/docs/a/#deep', '/docs/b/b/']),
};

test('a section goes to another page with what is below it, and all links follow', () => {
  const files = changed('content/docs/a.mdx#y', '/docs/b/b/#why-not', chapters);
  expect(files['content/docs/a.mdx']).toBe(
    page('A', 'See [x](#x) and [y](./b/b.mdx#why-not).\n\n## X\n\nX.\n\n## Z\n\nZ.'),
  );
  expect(files['content/docs/b/b.mdx']).toBe(
    page(
      'B',
      '## There\n\nTo [y](#why-not), [z](/docs/a/#z).\n\n## X\n\n## Y {/* #why-not */} {/* moved_from: /docs/a/#why, /docs/a/#y */}\n\nTo [x](../a.mdx#x), [y](#why-not), [z](../a.mdx#z), [b](#there), [web](https://a.example/#y).\n\n![A plane](../plane.png)\n\n### Deep {/* moved_from: /docs/a/#deep */}\n\nD.',
    ),
  );
  expect(files['content/docs/c.mdx']).toBe(
    page('C', 'To [y](./b/b.mdx#why-not), [deep](/docs/b/b/#deep) and [x](./a.mdx#x).'),
  );
  expect(files['content/home.yaml']).toBe('path: /docs/b/b/#why-not\n');
  expect(readLedger(files[ledgerFile] ?? '')).toEqual(
    expect.arrayContaining(['/docs/a/#y', '/docs/b/b/#why-not', '/docs/b/b/#deep']),
  );
  // Back again, under its old id: its id elsewhere redirects, and no address leads to itself.
  const back = changed('content/docs/b/b.mdx#why-not', 'content/docs/a.mdx#y', files as Record<string, string>);
  expect(back['content/docs/a.mdx']).toContain('## Y {/* #y */} {/* moved_from: #why, /docs/b/b/#why-not */}\n');
  expect(back['content/docs/a.mdx']).toContain('### Deep {/* moved_from: /docs/b/b/#deep */}\n');
});

const notes = {
  'content/docs/a.mdx': page(
    'A',
    'See[^1] [r][r] [in][in].\n\n## X\n\nX[^1], [r][r], [only][o], own[^2].\n\n[in]: ./c.mdx\n\n### Deep\n\nD.\n\n## Z\n\nZ.\n\n[^1]: One.\n\n[^2]: Two [p][p]\n    and more.\n\n[r]: ./c.mdx "C"\n[o]: ./b/b.mdx#there\n[p]: https://p.example',
  ),
  'content/docs/b/b.mdx': page('B', '## There'),
  'content/docs/c.mdx': page('C', 'C.'),
  [ledgerFile]: writeLedger(['/docs/a/', '/docs/a/#deep']),
};

test('footnotes and addresses that a section refers to go with it, and stay where others do, too', () => {
  const files = changed('content/docs/a.mdx#x', 'content/docs/b/b.mdx#x', notes);
  expect(files['content/docs/a.mdx']).toBe(
    page('A', 'See[^1] [r][r] [in][in].\n\n## Z\n\nZ.\n\n[^1]: One.\n\n[r]: ./c.mdx "C"\n\n[in]: ./c.mdx'),
  );
  expect(files['content/docs/b/b.mdx']).toBe(
    page(
      'B',
      '## There\n\n## X\n\nX[^1], [r][r], [only][o], own[^2].\n\n### Deep {/* moved_from: /docs/a/#deep */}\n\nD.\n\n[^1]: One.\n\n[^2]: Two [p][p]\n    and more.\n\n[r]: ../c.mdx "C"\n\n[o]: #there\n\n[p]: https://p.example',
    ),
  );
});

test('the last section leaves the notes of others at the end of the document', () => {
  const files = changed('content/docs/a.mdx#z', 'content/docs/b/b.mdx#z', notes);
  expect(files['content/docs/a.mdx']).toContain(
    'D.\n\n[^1]: One.\n\n[^2]: Two [p][p]\n    and more.\n\n[r]: ./c.mdx "C"\n\n[o]:',
  );
  expect(files['content/docs/b/b.mdx']).toBe(page('B', '## There\n\n## Z\n\nZ.'));
});

test('a section does not take a footnote whose name another has', () => {
  const taken = { ...notes, 'content/docs/b/b.mdx': page('B', 'Text[^1].\n\n[^1]: Another.') };
  expect(plan('content/docs/a.mdx#x', 'content/docs/b/b.mdx#x', taken)).toBe(
    'Both documents define `[^1]`: give the one of content/docs/a.mdx another name first.',
  );
});

test('a section that was moved by hand is named by its heading', () => {
  const byHand = {
    ...chapters,
    'content/docs/a.mdx': page('A', '[y](#y)'),
    'content/docs/b/b.mdx': page('B', '## Y'),
  };
  const files = changed('/docs/a/#y', '/docs/b/b/#y', byHand);
  expect(files['content/docs/b/b.mdx']).toBe(page('B', '## Y {/* moved_from: /docs/a/#y */}'));
  expect(files['content/docs/a.mdx']).toBe(page('A', '[y](./b/b.mdx#y)'));
});

test('a section does not take an id that is there', () => {
  expect(plan('content/docs/a.mdx#x', 'content/docs/b/b.mdx#x', chapters)).toBe(
    "content/docs/b/b.mdx has an id #x already: give the heading another one first, with content/docs/a.mdx#x '#other'.",
  );
});

test.each([
  ['content/docs/a/one.mdx', 'content/docs/a/two.mdx', /is already there\. To make one page of both/],
  ['content/docs/no.mdx', 'content/docs/nor.mdx', /There is no content\/docs\/no\.mdx to move/],
  ['content/docs/a/one.mdx', '/releases/tags/', /There is a page at \/releases\/tags\/ already/],
  ['/releases/tags/', '/docs/b/', /has no document: it follows from a specification or from tags/],
  ['content/docs/a/one.mdx#start', 'content/docs/a/two.mdx', /write `#id` on both sides/],
  ['content/docs/a/one.mdx#no', '#nor', /has neither a heading #no nor #nor/],
  ['content/data/x.yaml', 'content/docs/b.mdx', /`content\/data\/x\.yaml` is no page/],
  ['/docs/a/one/', '/docs/a/one', /Both are the same/],
])('from %s to %s nothing is done', (from, to, reason) => {
  expect(plan(from, to)).toMatch(reason);
});
