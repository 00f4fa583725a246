import { readFileSync } from 'node:fs';
import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { releaseLists } from '../../data/pages/release-pages';
import type { SiteSource } from '../../data/pages/sources';
import { feeds } from './feeds';
import { deployment, readTestSite } from './fixtures/site';

let source: SiteSource;
let atom: string;
let rss: string;

beforeAll(async () => {
  ({ source } = await readTestSite());
  [atom = '', rss = ''] = feeds(source, deployment).map(({ content }) => String(content));
}, 60_000);

async function errors(xml: string, schema: string): Promise<string[]> {
  const result = await validateXML({
    xml: { fileName: 'feed.xml', contents: xml },
    schema: { fileName: schema, contents: readFileSync(new URL(`fixtures/${schema}`, import.meta.url), 'utf8') },
    extension: 'relaxng',
  });
  return result.errors.map(({ message }) => message);
}

describe('the formats', () => {
  it('is Atom', async () => expect(await errors(atom, 'atom.rng')).toEqual([]));
  it('is RSS 2.0', async () => expect(await errors(rss, 'rss.rng')).toEqual([]));
  it('would be caught otherwise', async () => {
    expect(await errors(atom.replace(/<updated>[^<]*</, '<updated>yesterday<'), 'atom.rng')).not.toEqual([]);
    expect(await errors(rss.replace('<guid', '<uid').replace('</guid', '</uid'), 'rss.rng')).not.toEqual([]);
  });
});

it('is not written without a release, and neither are the lists of releases', () => {
  const content = { ...source.content, posts: [] };
  expect(feeds({ ...source, content }, deployment)).toEqual([]);
  expect(releaseLists(source.content)).not.toEqual([]);
  expect(releaseLists(content)).toEqual([]);
});

it('holds every release, newest first, in each format', () => {
  const titles = source.content.posts.map(({ frontMatter }) => frontMatter.title);
  expect(titles).toHaveLength(3);
  expect(parseAtomFeed(atom).entries?.map(({ title }) => title?.value)).toEqual(titles);
  expect(parseRssFeed(rss).items?.map(({ title }) => title)).toEqual(titles);
});

it('holds whole posts, with complete addresses', () => {
  const [post] = source.content.posts;
  const html = parseAtomFeed(atom).entries?.[0]?.content?.value ?? '';
  expect(parseRssFeed(rss).items?.[0]?.content?.encoded).toBe(html);
  for (const { text: heading } of post?.compiled.headings ?? []) expect(html).toContain(`>${heading}</a></h`);
  expect(html).not.toMatch(/<h1/);
  expect(atom + rss).not.toMatch(/(href|src)=\\?["']\//);
});

it('has of a post what other programs can show', () => {
  const [post] = source.content.posts;
  if (!post) throw new Error('no post');
  const written = (html: string) => {
    const posts = [{ ...post, compiled: { ...post.compiled, html } }];
    const [file] = feeds({ ...source, content: { ...source.content, posts } }, deployment);
    return parseAtomFeed(String(file?.content)).entries?.[0]?.content?.value;
  };
  const page = `https://docs.example.org${post.route}`;
  const rows = [
    ['<h2 id="a"><a class="anchor" href="#a">A</a></h2>', `<h2><a href="${page}#a">A</a></h2>`],
    [
      '<p>1 &lt; 2 … <a href="/docs/">a</a><button class="copy"></button></p>',
      '<p>1 &lt; 2 … <a href="https://docs.example.org/docs/">a</a></p>',
    ],
    [
      '<img alt="" src="/a.png" srcset="/a.png 1x, /b.png 2x" sizes="9vw" loading="lazy">',
      '<img alt src="https://docs.example.org/a.png" srcset="https://docs.example.org/a.png 1x, https://docs.example.org/b.png 2x">',
    ],
    [
      '<div class="tabs" data-group="a"><input type="radio" checked=""><label for="x">A</label><div>b</div></div>',
      '<div><label>A</label><div>b</div></div>',
    ],
    ['<svg role="img" aria-label="A &amp; B"><path d=""></path></svg>', '<p>A &amp; B</p>'],
    ['<input type="checkbox" disabled="" checked="">', '<input type="checkbox" disabled checked>'],
  ];
  for (const [html = '', expected] of rows) expect(written(html)).toBe(expected);
});

it('names authors, tags and dates, and its own address', () => {
  const entry = parseAtomFeed(atom).entries?.[0];
  expect(entry?.authors?.[0]?.name).toBe('TPC Tech Team');
  expect(entry?.categories?.map(({ term }) => term)).toEqual(source.content.posts[0]?.frontMatter.tags);
  expect(entry?.published).toBe('2025-07-31T00:00:00.000Z');
  expect(parseAtomFeed(atom).links).toContainEqual(
    expect.objectContaining({ rel: 'self', href: 'https://docs.example.org/releases/atom.xml' }),
  );
});
