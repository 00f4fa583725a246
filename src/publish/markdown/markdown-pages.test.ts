import { toString } from 'mdast-util-to-string';
import type { Heading, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderOperation } from '../../reference/render';
import { paths } from '../../paths';
import type { SiteSource } from '../../data/pages/sources';
import { deployment, finishedBodies, readTestSite } from '../feeds/fixtures/site';
import { llms } from '../llms';
import { markdownPages } from './markdown-pages';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

let source: SiteSource;
let pages: BuiltPage[];
let outputs: Output[];
let texts: Map<string, string>;

beforeAll(async () => {
  ({ source, pages } = await readTestSite());
  outputs = markdownPages(pages, finishedBodies(source), deployment.url);
  texts = new Map(outputs.map(({ path, content }) => [path, String(content)]));
}, 60_000);

const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown);
const headings = (nodes: RootContent[]) =>
  nodes.filter((node): node is Heading => node.type === 'heading').map((node) => toString(node));
const textOf = (path: string) => texts.get(paths.markdown(path)) ?? '';

it('has every published page, under its title and, below that, what it is about', () => {
  expect(outputs).toHaveLength(pages.filter(isPublished).length);
  for (const { path, title, description, type } of pages.filter(isPublished)) {
    const [first, second] = parse(textOf(path)).children;
    expect(first && toString(first), path).toBe(title);
    if (!type.startsWith('Api')) expect(second && toString(second), path).toBe(description);
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

it('has complete addresses, but in code', () => {
  const fences = /^ *(`{3,})[^]*?^ *\1$/gm;
  for (const [path, text] of texts) expect(text.replace(fences, ''), path).not.toMatch(/\]\(\/(?!\/)/);
});

describe('an API', () => {
  const downloads = [
    '[OpenAPI as YAML](https://docs.example.org/openapi/fcp-api.yaml)',
    '[OpenAPI as JSON](https://docs.example.org/openapi/fcp-api.json)',
    '[TypeScript types](https://docs.example.org/openapi/fcp-api.d.ts)',
  ];

  it('has the chapters of its overview', () => {
    const text = textOf('/docs/api/fcp-api/flight-crew-portal-api/');
    const found = headings(parse(text).children);
    expect(found.slice(-5)).toEqual(['Servers', 'Authentication', 'APIKey', 'Terms and contact', 'Downloads']);
    expect(text).toContain('## Terms and contact\n\n- [Terms of service](');
    for (const link of downloads) expect(text).toContain(`- ${link}`);
  });
});

describe('an operation', () => {
  it('says where to ask for its token', () => {
    expect(textOf('/docs/api/fcp-api/add-user/')).toMatch(
      /YOUR_TOKEN`\.\n\nTo get one, see \[Use a token\]\(https:.*#use-a-token\)\.\n/,
    );
    expect(textOf('/docs/api/fcp-api/get-fbos/')).not.toContain('Use a token');
  });

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
      '`POST https://flightcrew.thepilotclub.org/api/users/find/{discord_id}/audit-logs/new`',
      '`Authorization: Bearer YOUR_TOKEN`',
      '## Path parameters\n\n- `discord_id` (string, required)',
      '### 202 Accepted\n',
      '### 401 Unauthorized\n',
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
