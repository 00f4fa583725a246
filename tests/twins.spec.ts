/** Every page of the built site as Markdown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { elementsOf, isForScreen, parseHtml, textOf, type HtmlElement } from '../src/text/html-tree';
import { mainContent } from '../src/publish/markdown/markdown-pages';
import { canonical } from './site';
import { sitemapPaths } from './sitemap';

const prefix = process.env.SITE_PREFIX ?? '';
const read = (path: string) => readFileSync(join('public', path), 'utf8');
const pages = () => sitemapPaths().map((path) => path.slice(prefix.length));
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** List the headings that everyone sees of a page. */
function headingsOf(html: string): string[] {
  const below = (element: HtmlElement): string[] => {
    if (isForScreen(element)) return [];
    if (!/^h\d$/.test(element.name)) return elementsOf(element.children).flatMap(below);
    return [oneLine(textOf(element))];
  };
  return elementsOf(mainContent(parseHtml(html))).flatMap(below);
}

function parsed(markdown: string): { headings: string[]; addresses: string[]; html: string[] } {
  const found = { headings: [] as string[], addresses: [] as string[], html: [] as string[] };
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node) => {
    // A mark at a heading's end is in brackets.
    if (node.type === 'heading') found.headings.push(oneLine(toString(node)).replace(/ \(([^()]+)\)$/, ' $1'));
    if (node.type === 'link' || node.type === 'image') found.addresses.push(node.url);
    if (node.type === 'html') found.html.push(node.value);
  });
  return found;
}

test('every page has a twin with all of its headings, in their order, and whole addresses', () => {
  expect(pages().length).toBeGreaterThan(30);
  for (const path of pages()) {
    const markdown = read(`${path}index.md`);
    const { headings, addresses, html } = parsed(markdown);
    expect.soft(html, path).toEqual([]);
    expect.soft(headings, path).toEqual(headingsOf(read(`${path}index.html`)));
    const incomplete = addresses.filter((url) => !/^(?:https?:|mailto:|#)/.test(url));
    expect.soft(incomplete, path).toEqual([]);
    if (path !== '/') expect.soft(read(`${path.slice(0, -1)}.md`), path).toBe(markdown);
  }
});

test('lists, the home page and indexes have what their templates show', () => {
  expect(read('index.md')).toContain(`- [Release notes](${canonical('/releases/')})\n`);
  expect(read('docs/index.md')).toMatch(
    /\n## Procedures\n\nStandard .*\n\n- \[Tech team\]\(.*\/docs\/sops\/tech-team\/\): Who /,
  );
  expect(read('docs/api/fcp-api/index.md')).toMatch(
    /- \[Add User\]\(.*\): `POST \/users\/new` \(Token\)\. Adds a member/,
  );
  expect(read('releases/archive/index.md')).toMatch(
    /\n## 2025 \(2 releases\)\n\n- 31 July 2025: \[Flight Crew Portal v1\.1\]\(.*\): New pages/,
  );
  const post = read('releases/fcp/1.1/index.md');
  expect(post).toContain('\n31 July 2025 · ');
  expect(post).toContain(`\nTags: [FCP](${canonical('/releases/tags/fcp/')}), `);
  expect(read('docs/dev-help/discord-bot/index.md')).toContain(
    `\nReleases: [Discord Bot](${canonical('/releases/tags/discord-bot/')})\n`,
  );
  const operation = read('docs/api/fcp-api/get-fbos/index.md');
  expect(operation).toContain(`Part of: [APIs](${canonical('/docs/services/apis/')}), [Flight Crew Portal API](`);
});

test('what only a screen shows is in no twin', () => {
  for (const path of pages())
    expect
      .soft(read(`${path}index.md`), path)
      .not.toMatch(/Collapse all|Expand all|Copy page|View as Markdown|On this page/);
});

test('llms-full.txt has the texts of llms.txt, one after the other', () => {
  const full = read('llms-full.txt');
  const listed = [...read('llms.txt').matchAll(/^- \[.*\]\((\S+)index\.md\)/gm)].map(([, address = '']) => address);
  const order = [...full.matchAll(/^Source: (\S+)$/gm)].map(([, address = '']) => address);
  expect(order.length).toBeGreaterThan(20);
  for (const address of order) expect(listed).toContain(address);
  const text = read('docs/sops/tech-team/index.md').split('\n').slice(4).join('\n').trim();
  expect(full).toContain(text);
});
