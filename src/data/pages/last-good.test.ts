import { expect, test } from 'vitest';
import { sortDiagnostics } from '../../report/diagnostic';
import { checkContent } from './site-source';
import { lastGoodReader } from './last-good';
import type { SiteSource } from './sources';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: One sentence.\n---\n\n${body}\n`;

const good = {
  'content/docs/a.mdx': page('A', 'The last good text.'),
  'content/docs/b.mdx': page('B', 'It stays.'),
  'content/docs/c/_category.yaml': 'label: Clear\n',
  'content/docs/c/d.mdx': page('D', 'It is deleted.'),
};

/** Return a reader that remembers what it has read. */
function reader() {
  const readShown = lastGoodReader();
  return (files: Record<string, string>) =>
    readShown(new Map(Object.entries(files)), (texts) => {
      const none = { apis: new Map(), histories: new Map(), earlier: new Map(), diagnostics: [] };
      const { site, diagnostics, failed } = checkContent(texts, none, {});
      return Promise.resolve({ ...site, pictures: [], diagnostics: sortDiagnostics(diagnostics), failed });
    });
}

const shown = (site: SiteSource) =>
  Object.fromEntries(site.pages.filter(({ type }) => type === 'Doc').map(({ title, html }) => [title, html]));

test.each([
  ['in the text', page('A', '<Crads>')],
  ['in a field', page('A', 'New.').replace('title', 'tilte')],
  ['in YAML', page('"A', 'New.')],
])('a document with an error %s keeps its last good text until it is fixed', async (_where, text) => {
  const read = reader();
  await read(good);
  const broken = await read({ ...good, 'content/docs/a.mdx': text });
  expect(broken.diagnostics.length).toBeGreaterThan(0);
  expect([...(broken.held ?? [])]).toEqual(['content/docs/a.mdx']);
  expect(shown(broken).A).toContain('The last good text.');
  expect(shown(await read({ ...good, 'content/docs/a.mdx': `${text}\nMore.\n` })).A).toContain('The last good text.');
  expect(shown(await read({ ...good, 'content/docs/a.mdx': page('A', 'Fixed.') })).A).toContain('Fixed.');
});

test.each([
  ['in a text', 'content/docs/a.mdx', page('A', '<Crads>')],
  ['in a field', 'content/docs/a.mdx', page('A', 'x').replace('title', 'title: A\ntitle')],
  ['in a category', 'content/docs/c/_category.yaml', 'lable: Clear\n'],
])('an error %s holds no other page back: an edited one, a new one, a deleted one', async (_where, file, text) => {
  const read = reader();
  await read(good);
  const { 'content/docs/c/d.mdx': _deleted, ...others } = good;
  const added = { 'content/docs/b.mdx': page('B', 'New.'), 'content/docs/c/e.mdx': page('E', 'It is new.') };
  const site = await read({ ...others, ...added, [file]: text });
  expect(site.diagnostics.length).toBeGreaterThan(0);
  expect(shown(site).B).toContain('New.');
  expect(Object.keys(shown(site)).sort()).toEqual(['A', 'B', 'E']);
  expect(JSON.stringify([...site.sidebars])).toContain('Clear');
});

test('a document keeps its page while a snippet that it shows is missing', async () => {
  const read = reader();
  const files = { ...good, 'content/docs/a.mdx': page('A', '<Snippet name="part" />') };
  await read({ ...files, 'content/snippets/part.mdx': 'A shared part.\n' });
  const site = await read(files);
  expect(site.diagnostics.length).toBeGreaterThan(0);
  expect(shown(site).A).toContain('A shared part.');
});

test('a renamed document has its page, though other files still lead to the former address', async () => {
  const { 'content/docs/a.mdx': a, ...others } = good;
  const links = {
    'content/home.yaml': 'headline: Home\ntagline: A page.\naction: { label: A, path: /docs/a/ }\n',
    'content/addresses.txt': '/docs/a/\n',
    'content/docs/b.mdx': page('B', '<Cards>\n  <Card title="A" href="/docs/a/" />\n</Cards>'),
  };
  const read = reader();
  await read({ ...others, ...links, 'content/docs/a.mdx': a });
  const renamed = await read({ ...others, ...links, 'content/docs/a-1.mdx': a });
  const gone = renamed.diagnostics.filter(({ message }) => message.includes('/docs/a/'));
  expect(gone.map(({ file }) => file)).toEqual(['content/docs/b.mdx']);
  expect(gone[0]?.fix).toMatch(/ Links to it: content\/docs\/b\.mdx:7, content\/home\.yaml:3\.$/);
  expect(renamed.pages.map(({ path }) => path)).toContain('/docs/a-1/');
});

test('a file with an error from the start is shown as it is', async () => {
  const read = reader();
  const broken = '![No such picture](./none.png)';
  await read({ ...good, 'content/docs/a.mdx': page('A', broken) });
  const site = await read({ ...good, 'content/docs/a.mdx': page('Another title', broken) });
  expect(shown(site)).toHaveProperty('Another title');
});
