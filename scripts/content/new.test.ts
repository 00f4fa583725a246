import { expect, test } from 'vitest';
import { readContent } from '../../src/content/project';
import { readSources } from '../../src/content/read/read-files';
import { readApis } from '../../src/data/source/apis';
import { document, newFiles, overlay, toSlug } from './new';

const like = { authors: ['team'], tags: ['FCP', 'yes'] };
const authors: [string, string] = ['content/authors.yaml', 'team:\n  name: Team\n'];

test.each(['doc', 'post', 'page'] as const)(
  'a new %s builds, and its words are reported until the writer has replaced them',
  (kind) => {
    const files = newFiles(kind, 'dev-help/docker', like, () => false);
    const { docs, posts, pages, diagnostics } = readContent(new Map([authors, ...files]));
    expect(diagnostics.map(({ rule, severity }) => [rule, severity])).toEqual([
      [undefined, 'warning'],
      ['placeholder', 'warning'],
      ['placeholder', 'warning'],
    ]);
    expect([...docs, ...posts, ...pages].map(({ frontMatter }) => frontMatter.title)).toEqual(['Docker']);
  },
);

test('a new document may have a title of its own', () => {
  const [text = ''] = newFiles('post', 'fcp/1.2', like, () => false, 'Portal: v1.2').values();
  expect(text).toContain('title: "Portal: v1.2"\ndescription: "Portal: v1.2: what readers find here."');
});

test('a new release note has the tags of its folder, and its own title', () => {
  const { posts } = readContent(readSources('.', ['content']));
  const [newest] = posts;
  const other = posts.find(({ slug }) => slug.split('/')[0] !== newest?.slug.split('/')[0]);
  const folder = other?.slug.split('/')[0];
  const made = document('.', 'post', `${folder}/99.0`, 'Next');
  const texts = new Map([...readSources('.', ['content']), ...('files' in made ? made.files : [])]);
  const written = readContent(texts).posts.find(({ slug }) => slug === `${folder}/99.0`);
  expect(written?.frontMatter).toMatchObject({ title: 'Next', tags: other?.frontMatter.tags });
  expect(other?.frontMatter.tags).not.toEqual(newest?.frontMatter.tags);
});

test('a new folder of documents gets a label, a known one keeps its own', () => {
  expect([...newFiles('doc', 'dev-help/docker', like, () => false)]).toEqual([
    ['content/docs/dev-help/_category.yaml', 'label: Dev help\n'],
    ['content/docs/dev-help/docker.mdx', expect.any(String)],
  ]);
  expect([...newFiles('doc', 'dev-help/docker', like, () => true).keys()]).toEqual([
    'content/docs/dev-help/docker.mdx',
  ]);
});

test.each([
  ['Dev Help/Docker & Co', 'dev-help/docker-co'],
  ['content/docs/a/B.mdx', 'a/b'],
  ['/releases/fcp/1.2', 'fcp/1.2'],
  ['../../etc/passwd', 'etc/passwd'],
  ['dev-help\\windows', 'dev-help/windows'],
  ['content\\docs\\a.mdx', 'a'],
  ['.\\content\\docs\\dev-help\\x', 'dev-help/x'],
])('%s becomes %s', (typed, slug) => {
  expect(toSlug(typed)).toBe(slug);
});

test('a new overlay has an example of each action, and changes no page', async () => {
  const made = await overlay(process.cwd(), 'fcp-api');
  const [[file = '', text = ''] = []] = 'files' in made ? [...made.files] : [];
  const sources = new Map([...readSources('.', ['openapi'])].filter(([name]) => !name.includes('.overlay.')));
  const [before, after] = await Promise.all([readApis(sources), readApis(new Map([...sources, [file, text]]))]);
  expect(text.match(/^ {4}(update|copy|remove)(?=:)/gm)).toHaveLength(3);
  expect(after.diagnostics).toEqual(before.diagnostics);
  expect({ ...after.apis.get('fcp-api'), source: null }).toEqual({ ...before.apis.get('fcp-api'), source: null });
  expect(await overlay(process.cwd(), 'gone')).toMatchObject({
    problem: expect.stringContaining('No API is called gone') as string,
  });
});

test('a file of another kind is not written as Markdown', () => {
  expect(document('.', 'doc', 'docs/minutes.docx')).toEqual({
    problem: 'A document is a Markdown file: write its name without .docx.',
  });
});

test('a release note is in the folder of its product', () => {
  expect(document('.', 'post', '1.2')).toMatchObject({ problem: expect.stringContaining('fcp/1.2') as string });
});
