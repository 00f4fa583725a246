import { expect, test } from 'vitest';
import { readContent, type Project } from '../project';

const head = '---\ntitle: Page\ndescription: A page.\n---\n\n';

function read(page: string, snippets: Record<string, string>): Project {
  return readContent(
    new Map([
      ['content/docs/a/page.mdx', head + page],
      ['content/docs/other.mdx', head.replace('Page', 'Other') + '## Part\n\nText.'],
      ...Object.entries(snippets).map(([name, text]): [string, string] => [`content/snippets/${name}.mdx`, text]),
    ]),
  );
}

const told = ({ diagnostics }: Project) =>
  diagnostics.map(({ file, line, column, message, fix }) => [`${file}:${line}:${column}`, message, fix]);

test('a snippet is part of the page: its text, links, headings and search', () => {
  const project = read('Before.\n\n<Snippet name="help" />\n\nAfter.', {
    help: '## Ask\n\nSee [the other](../docs/other.mdx#part), `{/* not a note */}`.\n\n<Snippet name="more" />\n',
    more: ':::tip\nAsk twice.\n:::\n',
  });
  expect(told(project)).toEqual([]);
  const page = project.docs.find(({ slug }) => slug === 'a/page')?.compiled;
  expect(page?.html).toContain('<a href="/docs/other/#part">the other</a>');
  expect(page?.html).toContain('Ask twice.');
  expect(page?.headings.map(({ id }) => id)).toEqual(['ask']);
  expect(page?.sections.map(({ heading, text }) => [heading, text])).toEqual([
    ['', 'Before.'],
    ['Ask', expect.stringMatching(/^See the other.*Ask twice\. After\.$/)],
  ]);
  expect(project.docs).toHaveLength(2);
});

test('a snippet may begin with a line across the page, and loses no text between two', () => {
  const project = read('<Snippet name="a" />\n\n<Snippet name="b" />\n\n<Snippet name="c" />\n\n<Snippet name="d" />', {
    a: '---\n\n*Need help?* Ask.\n',
    b: '---\n\nBetween<br>two.\n\n---\n',
    c: '---\ntitle: Help\n---\n\nFields are no text.\n',
    d: '---\nNote: never closed.\n',
  });
  expect(told(project)).toEqual([]);
  const html = project.docs.find(({ slug }) => slug === 'a/page')?.compiled.html ?? '';
  expect(html).toContain('<hr/><p><em>Need help?</em> Ask.</p>');
  expect(html).toContain('<hr/><p>Between<br/>two.</p><hr/>');
  expect(html).toContain('Note: never closed.');
  expect(html).not.toContain('title: Help');
});

test('a snippet and its page have their own footnotes and links, whatever their names', () => {
  const project = read(
    'Page[^1] and [it][a].\n\n<Snippet name="help" />\n\n[^1]: Of the page.\n\n[a]: https://a.example/',
    {
      help: 'Help[^1] and [more][a].\n\n[^1]: Of the snippet.\n\n[a]: https://b.example/\n',
    },
  );
  expect(told(project)).toEqual([]);
  const html = project.docs.find(({ slug }) => slug === 'a/page')?.compiled.html ?? '';
  for (const part of ['Of the page.', 'Of the snippet.', 'href="https://a.example/"', 'href="https://b.example/"'])
    expect(html).toContain(part);
});

test('an unknown name has its line and a suggestion', () => {
  expect(told(read('Text.\n\n<Snippet name="halp" />', { help: 'Help.' }))).toEqual([
    ['content/docs/a/page.mdx:8:1', 'There is no file content/snippets/halp.mdx.', 'Did you mean `help`?'],
  ]);
  expect(told(read('<Snippet name="help" />', {}))[0]?.[2]).toBe('Write the file, or remove this line.');
});

test('a snippet that would contain itself is reported once in each of its files', () => {
  const project = read('<Snippet name="a" />', { a: '<Snippet name="b" />\n', b: 'Text.\n\n<Snippet name="a" />\n' });
  expect(told(project)).toEqual([
    ['content/snippets/a.mdx:1:1', 'The snippet `a` would contain itself: a → b → a.', 'Remove one of them.'],
    ['content/snippets/b.mdx:3:1', 'The snippet `b` would contain itself: b → a → b.', 'Remove one of them.'],
  ]);
});

test('mistakes of a snippet are told in its file alone, however many pages show it', () => {
  const project = read('<Snippet name="a" />\n\n<Snippet name="a" />', {
    a: '<Tipp />\n\n[x](./nowhere.mdx) [y](../docs/other.mdx#gone)\n',
  });
  expect(told(project).map(([place]) => place)).toEqual([
    'content/snippets/a.mdx:1:1',
    'content/snippets/a.mdx:3:1',
    'content/snippets/a.mdx:3:20',
  ]);
  const links = read('<Snippet name="a" />', { a: '[x](./nowhere.mdx) [y](../docs/other.mdx#gone)\n' });
  expect(told(links).map(([place, message]) => [place, message])).toEqual([
    ['content/snippets/a.mdx:1:1', 'There is no file `content/snippets/nowhere.mdx`.'],
    ['content/snippets/a.mdx:1:20', '`content/docs/other.mdx` has no heading `#gone`.'],
  ]);
});

test('a snippet is a block of its own', () => {
  expect(told(read('Words <Snippet name="a" /> around.', { a: 'A.' }))[0]?.[1]).toBe(
    'A snippet is a block of its own.',
  );
});

test('two diagrams in snippets have ids of their own', () => {
  const a = '```mermaid title="A"\nflowchart LR\n  a --> b\n```\n';
  const page = read('<Snippet name="a" />\n\n<Snippet name="a" />', { a }).docs.find(({ slug }) => slug === 'a/page');
  const ids = page?.compiled.anchors ?? [];
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});
