import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/project';
import { applyEdits } from '../../content/text/source';
import { checkSiteAddresses } from './addresses';
import { withPages } from './all-pages';
import { ledgerFile, readLedger, writeLedger } from './ledger';
import { withoutDrafts } from './site-source';

const page = (title: string, body: string, fields = '') =>
  `---\ntitle: ${title}\ndescription: A page.\n${fields}---\n\n${body}\n`;

/** Check a site of these files, whose ledger has these addresses. */
function check(ledger: string[], files: Record<string, string>) {
  const all = new Map(Object.entries({ [ledgerFile]: writeLedger(ledger), ...files }));
  const project = readContent(all);
  const none = { apis: new Map(), earlier: new Map(), histories: new Map(), apiPages: new Map(), updated: new Map() };
  const source = withPages({ ...none, content: withoutDrafts(project) });
  return checkSiteAddresses({ source, project, files: all, ofApis: [] });
}
const report = (...[ledger, files]: Parameters<typeof check>) =>
  check(ledger, files).map(({ file, line, message, fix }) => `${file}:${line ?? 0} ${message} ${fix ?? ''}`);

const published = ['/docs/a/', '/docs/a/#one', '/docs/a/#two'];
const gone = (file: string, address: string, why = 'no file in `content/docs/` has this address now') =>
  `${file}:1 \`${address}\` was published, and ${why}: links to it would show "Page not found".`;

it('is sorted, has each address once, and is read back from any order', () => {
  const text = writeLedger(['/b/', '/a/#x', '/a/', '/b/']);
  expect(text.split('\n').slice(-4)).toEqual(['/a/', '/a/#x', '/b/', '']);
  expect(readLedger(`/b/\r\n${text}`)).toEqual(['/b/', '/a/', '/a/#x', '/b/']);
});

it('sends the address of a renamed tag to that of the new one, not to a document', () => {
  const files = {
    'content/authors.yaml': 'team:\n  name: Team\n',
    'content/docs/new.mdx': page('New', 'Text.'),
    'content/releases/one.mdx': page('One', 'Text.', 'date: 2025-01-01\nauthors: [team]\ntags: [Helper]\n'),
  };
  expect(report(['/releases/tags/discord-bot/'], files)[0]).toMatch(
    /Write `- \{ from: \/releases\/tags\/discord-bot\/, to: \/releases\/tags\/helper\/ \}` into/,
  );
});

describe('an address that is gone', () => {
  it('is told with the line for the page that came, which is the renamed one', () => {
    expect(report(published, { 'content/docs/b.mdx': page('A', '## One\n\n## Two') })).toEqual([
      `${gone('content/docs/b.mdx', '/docs/a/')} Write \`moved_from: [/docs/a/]\` into the front matter of \`content/docs/b.mdx\`, or of the page that has its text now. If you renamed the file by hand, \`npm run move -- /docs/a/ /docs/b/\` does this and changes the links.`,
    ]);
    const led = page('A', '## One\n\n## Two', 'moved_from: [/docs/a/]\n');
    expect(report(published, { 'content/docs/b.mdx': led })).toEqual([]);
  });

  it('is told with the command that completes a move by hand', () => {
    expect(report(['/docs/x/a/'], { 'content/docs/y/a.mdx': page('A', 'Text.') })[0]).toContain(
      'run `npm run move -- /docs/x/a/ /docs/y/a/`',
    );
    const [folder, ...others] = report(['/docs/x/a/', '/docs/x/b/'], {
      'content/docs/y/a.mdx': page('A', 'Text.'),
      'content/docs/y/b.mdx': page('B', 'Text.'),
    });
    expect(folder).toContain('run `npm run move -- content/docs/x/ content/docs/y/`');
    expect(others).toEqual([]);
  });

  it('is told once where a line of the list has the two swapped', () => {
    const files = {
      'content/docs/b.mdx': page('B', 'Text.'),
      'content/moved.yaml': '- from: /docs/b/\n  to: /docs/a/\n',
    };
    expect(report(['/docs/a/'], files)).toEqual([
      'content/moved.yaml:1 `from` and `to` are swapped: the page is at `/docs/b/`, not at `/docs/a/`. Write `from: /docs/a/` and `to: /docs/b/`.',
    ]);
  });

  it('is added to what the page has taken over before', () => {
    const heir = page('B', 'Text.', 'moved_from: [/docs/c/]\n');
    expect(report(['/docs/a/', '/docs/c/'], { 'content/docs/b.mdx': heir })[0]).toContain(
      'Write `moved_from: [/docs/c/, /docs/a/]` into the front matter',
    );
  });

  it('is told of a draft, and of a page without a document in the file for those', () => {
    const draft = page('A', '## One\n\n## Two', 'draft: true\n');
    expect(report(published, { 'content/docs/a.mdx': draft })).toEqual([
      `${gone('content/docs/a.mdx', '/docs/a/', 'has no page now')} Publish \`content/docs/a.mdx\`, which is a draft, or name a page in its place: \`moved_from: [/docs/a/]\`.`,
    ]);
    expect(report(['/releases/tags/old/'], {})[0]).toMatch(
      /Write `- \{ from: \/releases\/tags\/old\/, to: \/releases\/tags\/ \}` into `content\/moved\.yaml`/,
    );
    const withdrawn = {
      'content/docs/b.mdx': page('B', '## Other'),
      'content/moved.yaml': '- { from: /docs/a/, to: /docs/b/ }\n',
    };
    expect(report(published, withdrawn)).toEqual([]);
    const moved = '- { from: /releases/tags/old/, to: /releases/tags/ }\n';
    const note = {
      'content/authors.yaml': 'team: { name: Team }\n',
      'content/releases/one.mdx': page('One', 'Text.', 'date: 2025-07-31\nauthors: [team]\ntags: [FCP]\n'),
    };
    expect(report(['/releases/tags/old/'], { 'content/moved.yaml': moved, ...note })).toEqual([]);
  });

  it('is not told of a page whose own file has an error', () => {
    expect(report(published, { 'content/docs/a.mdx': '---\ntitle: [A\n---\n\nText.' })).toEqual([]);
    expect(report(published, { 'content/docs/a.mdx': page('A', '<Tipp>') })).toEqual([]);
  });
});

it('a link to a page whose own file has an error is right', () => {
  const files = {
    'content/docs/a.mdx': '---\ntitle: [A\n---\n\nText.',
    'content/docs/b.mdx': page('B', '[a](./a.mdx) and [a](/docs/a/)'),
  };
  expect(report(published, files)).toEqual([]);
});

describe('a heading that is gone', () => {
  it('is told with its line, which a fix writes where one went and one came', () => {
    const file = 'content/docs/a.mdx';
    const text = page('A', '## First\n\n## Two');
    const findings = check(published, { [file]: text });
    expect(findings.map(({ line, fix }) => [line, fix])).toEqual([[6, 'Write `## First {/* moved_from: #one */}`.']]);
    const fixed = applyEdits(text, findings);
    expect(fixed).toBe(page('A', '## First {/* moved_from: #one */}\n\n## Two'));
    expect(check(published, { [file]: fixed })).toEqual([]);
  });

  it('is told without a fix where two went: which is which is the writer’s to say', () => {
    const findings = check(published, { 'content/docs/a.mdx': page('A', '## First {/* #uno */}\n\n## Second') });
    expect(findings.map(({ fix, edit }) => [fix, edit])).toEqual([
      [
        'Write `## First {/* #uno */} {/* moved_from: #one */}`, or the same behind the heading that has its text now.',
        undefined,
      ],
      [
        'Write `## First {/* #uno */} {/* moved_from: #two */}`, or the same behind the heading that has its text now.',
        undefined,
      ],
    ]);
  });

  it('has to be on the page that the old one leads to, unless that is a part of a page', () => {
    const heir = page('B', '## One\n\n## Other', 'moved_from: [/docs/a/]\n');
    expect(report(published, { 'content/docs/b.mdx': heir })).toEqual([
      'content/docs/b.mdx:9 The heading `/docs/a/#two` was published and no longer exists: links to it would open the top of the page. Write `## Other {/* moved_from: #two */}`, or the same behind the heading that has its text now.',
    ]);
    const part = page('B', '## One\n\n## Other {/* moved_from: /docs/a/ */}');
    expect(report(published, { 'content/docs/b.mdx': part })).toEqual([]);
  });

  it('is told of a page that has no headings any more', () => {
    expect(report(['/docs/a/', '/docs/a/#one'], { 'content/docs/a.mdx': page('A', 'Text.') })[0]).toContain(
      'Give the text that it had a heading: `## Words {/* moved_from: #one */}`.',
    );
  });
});

describe('a heading that is on another page now', () => {
  const [a, b] = ['content/docs/a.mdx', 'content/docs/b.mdx'];
  const rest = page('A', '## One');

  it('is told there, with its line', () => {
    expect(report(published, { [a]: rest, [b]: page('B', '## Two') })).toEqual([
      `${b}:6 The heading \`/docs/a/#two\` was published, and seems to be here now: links to it would lead to the top of its old page. Write \`## Two {/* moved_from: /docs/a/#two */}\`.`,
    ]);
  });

  it.each([
    ['behind the heading', { [b]: page('B', '## Two, as it is now {/* moved_from: /docs/a/#two */}') }],
    ['at the head of the page that it became', { [b]: page('B', 'Text.', 'moved_from: [/docs/a/#two]\n') }],
    ['in the list', { [b]: page('B', 'Text.'), 'content/moved.yaml': '- { from: /docs/a/#two, to: /docs/b/ }\n' }],
  ])('leads on by a note %s, and after its old page has moved', (_, files) => {
    expect(report(published, { [a]: rest, ...files })).toEqual([]);
    const moved = page('A', '## One', 'moved_from: [/docs/a/]\n');
    expect(report(published, { 'content/docs/c.mdx': moved, ...files })).toEqual([]);
  });

  it('leads on for a page that was joined with its old page before', () => {
    const files = {
      [a]: page('A', '## One', 'moved_from: [/docs/c/]\n'),
      [b]: page('B', '## X {/* moved_from: /docs/a/#two */}'),
    };
    expect(report([...published, '/docs/c/', '/docs/c/#two'], files)).toEqual([]);
  });

  it('is found where a longer one begins with it', () => {
    const messages = report([], {
      'content/docs/a.mdx': page('A', 'Text.', 'moved_from:\n  - /docs/b/c/\n  - /docs/b/\n'),
      'content/docs/b.mdx': page('B', 'Text.'),
    });
    const inOneLine = page('A', 'Text.', 'moved_from: [/docs/b/c/, /docs/b/]\n');
    const [other] = report([], { 'content/docs/a.mdx': inOneLine, 'content/docs/b.mdx': page('B', 'Text.') });
    expect(other).toMatch(/^content\/docs\/a\.mdx:4 There is/);
    expect(messages).toEqual([expect.stringMatching(/^content\/docs\/a\.mdx:6 There is a page at `\/docs\/b\/`/)]);
  });

  it('is replaced in links', () => {
    const link = '[two](./a.mdx#two)';
    const files = { [a]: rest, [b]: page('B', `## Two {/* moved_from: /docs/a/#two */}\n\n${link}`) };
    expect(report(published, files)).toEqual([`${b}:8 \`/docs/a/#two\` has moved. Write \`/docs/b/#two\`.`]);
    expect(readContent(new Map(Object.entries(files))).diagnostics).toEqual([]);
  });

  it('is gone from its old page, which is a document', () => {
    const files = {
      [a]: page('A', '## One\n\n## Two'),
      [b]: page('B', '## X {/* moved_from: /docs/a/#two, /docs/no/#x */}'),
    };
    expect(report(published, files)).toEqual([
      `${b}:6 \`${a}\` still has a heading \`#two\`. Give one of the two another id.`,
      `${b}:6 \`/docs/no/\` is no document, so its headings cannot redirect. Remove this address.`,
    ]);
  });
});

describe('a former address', () => {
  it('has no page of its own, one successor, and one that is there', () => {
    const moved = '- { from: /docs/gone/, to: /docs/nowhere/ }\n';
    const messages = report([], {
      'content/docs/a.mdx': page('A', 'Text.', 'moved_from: [/docs/b/, /docs/old/]\n'),
      'content/docs/b.mdx': page('B', '## Part {/* moved_from: /docs/old/ */}'),
      'content/moved.yaml': moved,
    });
    expect(messages).toEqual([
      'content/docs/a.mdx:4 There is a page at `/docs/b/`, so that address does not redirect. Remove this address.',
      'content/docs/b.mdx:6 `content/docs/a.mdx` names `/docs/old/` too: one address leads to one page. Keep one of the two.',
      expect.stringMatching(
        /^content\/moved\.yaml:1 `\/docs\/gone\/` leads to `\/docs\/nowhere\/`, and there is no such page\./,
      ),
    ]);
  });

  it('is replaced in links', () => {
    const text = page('B', '[a](/docs/a/#one)');
    const files = { 'content/docs/b.mdx': text, 'content/docs/c.mdx': page('C', '## One', 'moved_from: [/docs/a/]\n') };
    const findings = check([], files);
    expect(findings.map(({ severity, message, fix }) => [severity, message, fix])).toEqual([
      ['warning', '`/docs/a/` has moved.', 'Write `/docs/c/#one`.'],
    ]);
    expect(applyEdits(text, findings)).toContain('[a](/docs/c/#one)');
  });
});

it('a line that is no address is told', () => {
  expect(report(['docs/a'], {})[0]).toContain('`docs/a` is no address of this site. Remove the line.');
});
