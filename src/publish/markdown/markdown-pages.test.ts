import { toString } from 'mdast-util-to-string';
import type { Heading, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderOperation } from '../../reference/render';
import { paths } from '../../paths';
import type { SiteSource } from '../../data/pages/site-source';
import { deployment, readTestSite } from '../feeds/fixtures/site';
import { llms } from '../llms';
import { markdownPages } from './markdown-pages';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

let source: SiteSource;
let pages: BuiltPage[];
let outputs: Output[];
let texts: Map<string, string>;

beforeAll(async () => {
  ({ source, pages } = await readTestSite());
  outputs = markdownPages(pages, source, deployment);
  texts = new Map(outputs.map(({ path, content }) => [path, String(content)]));
}, 60_000);

const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const headings = (nodes: RootContent[]) =>
  nodes.filter((node): node is Heading => node.type === 'heading').map((node) => toString(node));
const textOf = (path: string) => texts.get(paths.markdown(path)) ?? '';

it('has every published page, under its title', () => {
  expect(outputs).toHaveLength(pages.filter(isPublished).length);
  for (const { path, title, type } of pages.filter(isPublished)) {
    const [first] = headings(parse(textOf(path)).children);
    expect(first, path).toBe(type === 'Home' ? 'The Pilot Club Documentation' : title);
  }
});

it('has all headings of each document', () => {
  const { docs, posts } = source.content;
  for (const { route, compiled } of [...docs, ...posts]) {
    const [, ...found] = headings(parse(textOf(route)).children);
    expect(found, route).toEqual(compiled.headings.map(({ text }) => text));
  }
});

it('writes components out', () => {
  const commands = textOf('/docs/discord/server-commands/');
  expect(commands).toContain('`/metar (icao)`');
  expect(commands).not.toMatch(/<Commands/);
});

it('has complete addresses', () => {
  for (const [path, text] of texts) expect(text, path).not.toMatch(/\]\(\/(?!\/)/);
});

it('says of a post when it came out, who wrote it and what it is about', () => {
  const text = textOf('/releases/fcp/1.1/');
  expect(text).toContain('2025-07-31, by TPC Tech Team');
  expect(text).toContain('[FCP](https://docs.example.org/releases/tags/fcp/)');
});

it('leads from a document to the releases of its tags, and back', () => {
  expect(textOf('/docs/dev-help/discord-bot/')).toMatch(
    /\nReleases: \[Discord Bot\]\(.*\/releases\/tags\/discord-bot\/\)\n$/,
  );
  expect(textOf('/releases/tags/discord-bot/')).toContain('/docs/dev-help/discord-bot/');
});

describe('an operation', () => {
  it('has every name that its page shows', () => {
    for (const api of source.apis.values())
      for (const operation of api.operations) {
        const { html } = renderOperation(api, operation);
        const names = [...html.matchAll(/<code class="name">([^<]+)</g)].map(([, name = '']) => name);
        const text = textOf(paths.operation(api.slug, operation.name));
        for (const name of names) expect(text, operation.name).toContain(`\`${name}\``);
      }
  });

  it('has its whole contract', () => {
    const text = textOf('/docs/api/fcp-api/add-user-audit-log/');
    for (const part of [
      '`POST /users/find/{discord_id}/audit-logs/new`',
      '`Authorization: Bearer YOUR_TOKEN`',
      '- path: `discord_id` (string, required)',
      '### 202',
      '### 401',
      '  - `submitter` (string)',
      'curl --fail-with-body -X POST',
    ])
      expect(text).toContain(part);
  });
});

describe('llms.txt', () => {
  let guide: string;
  let full: string;
  beforeAll(() => {
    [guide = '', full = ''] = llms(pages, outputs, source, deployment).map(({ content }) => String(content));
  });

  it('has the shape that llmstxt.org asks for', () => {
    const [title, quote, ...rest] = parse(guide).children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(quote).toMatchObject({ type: 'blockquote' });
    for (const node of rest.filter(({ type }) => type === 'heading')) expect(node).toMatchObject({ depth: 2 });
  });

  it('links to pages that are there as Markdown, and to specifications', () => {
    const links = [...guide.matchAll(/^- \[[^\]]*(?:\\\][^\]]*)*\]\(https:\/\/docs\.example\.org([^)]*)\)/gm)];
    expect(links.length).toBeGreaterThan(25);
    for (const [, path = ''] of links) expect(texts.has(path) || /^\/openapi\/.*\.yaml$/.test(path), path).toBe(true);
  });

  it('has all texts in the full one', () => {
    for (const { type, path } of pages.filter(({ type }) => ['Doc', 'Post', 'ApiOperation', 'ApiModel'].includes(type)))
      expect(full, type).toContain(textOf(path).trim());
  });
});
