import { expect, test } from 'vitest';
import { sortDiagnostics } from '../../report/diagnostic';
import { checkContent } from './site-source';
import { withLastGood } from './last-good';
import type { SiteSource } from './sources';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: One sentence.\n---\n\n${body}\n`;

const good = {
  'content/docs/a.mdx': page('A', 'The last good text.'),
  'content/docs/b.mdx': page('B', 'It stays.'),
  'content/docs/c/_category.yaml': 'label: Clear\n',
  'content/docs/c/d.mdx': page('D', 'It is deleted.'),
};

function read(files: Record<string, string>, last?: SiteSource): SiteSource {
  const none = { apis: new Map(), histories: new Map(), earlier: new Map(), diagnostics: [] };
  const { site, diagnostics, failed } = checkContent(new Map(Object.entries(files)), none, {});
  return withLastGood({ ...site, pictures: [], diagnostics: sortDiagnostics(diagnostics), failed }, last);
}

const shown = (site: SiteSource) =>
  Object.fromEntries(site.pages.filter(({ type }) => type === 'Doc').map(({ title, html }) => [title, html]));

test.each([
  ['in the text', page('A', '<Crads>')],
  ['in a field', page('A', 'New.').replace('title', 'tilte')],
  ['in YAML', page('"A', 'New.')],
])('a document with an error %s keeps its last good text until it is fixed', (_where, text) => {
  const broken = read({ ...good, 'content/docs/a.mdx': text }, read(good));
  expect(broken.diagnostics.length).toBeGreaterThan(0);
  expect(shown(broken).A).toContain('The last good text.');
  const still = read({ ...good, 'content/docs/a.mdx': `${text}\nMore.\n` }, broken);
  expect(shown(still).A).toContain('The last good text.');
  expect(shown(read({ ...good, 'content/docs/a.mdx': page('A', 'Fixed.') }, still)).A).toContain('Fixed.');
});

test('an edit elsewhere is shown beside an error in a text, and a deleted page goes', () => {
  const { 'content/docs/c/d.mdx': _deleted, ...others } = good;
  const files = { ...others, 'content/docs/a.mdx': page('A', '<Crads>'), 'content/docs/b.mdx': page('B', 'New.') };
  const site = shown(read(files, read(good)));
  expect(site.B).toContain('New.');
  expect(Object.keys(site).sort()).toEqual(['A', 'B']);
});

test('a file that is no page keeps all of them', () => {
  const site = read({ ...good, 'content/docs/c/_category.yaml': 'lable: Clear\n' }, read(good));
  expect(JSON.stringify([...site.sidebars])).toContain('Clear');
  expect(site.diagnostics.length).toBeGreaterThan(0);
});

test('a renamed document has its page, though other files still lead to the former address', () => {
  const { 'content/docs/a.mdx': a, ...others } = good;
  const links = {
    'content/home.yaml': 'headline: Home\ntagline: A page.\naction: { label: A, path: /docs/a/ }\n',
    'content/addresses.txt': '/docs/a/\n',
    'content/docs/b.mdx': page('B', '<Cards>\n  <Card title="A" href="/docs/a/" />\n</Cards>'),
  };
  const before = read({ ...others, ...links, 'content/docs/a.mdx': a });
  const renamed = read({ ...others, ...links, 'content/docs/a-1.mdx': a }, before);
  const wrong = renamed.diagnostics.map(({ file }) => file);
  expect(wrong).toEqual(expect.arrayContaining(['content/home.yaml', 'content/addresses.txt', 'content/docs/b.mdx']));
  expect(renamed.pages.map(({ path }) => path)).toContain('/docs/a-1/');
});

test('what had an error from the start is shown as it is, and a new document with an error holds nothing', () => {
  const broken = '![No such picture](./none.png)';
  const first = read({ ...good, 'content/docs/a.mdx': page('A', broken) });
  expect(shown(read({ ...good, 'content/docs/a.mdx': page('Another title', broken) }, first))).toHaveProperty(
    'Another title',
  );
  const added = {
    'content/docs/e.mdx': page('E', 'x').replace('title', 'tilte'),
    'content/docs/b.mdx': page('B', 'New.'),
  };
  expect(shown(read({ ...good, ...added }, read(good))).B).toContain('New.');
});
