import { expect, test } from 'vitest';
import type { Deployment } from '../../data/source/deployment';
import { checkLinks } from './page-links';
import { parseHtml } from '../../text/html-tree';
import { scanPage } from './scan-page';

const editBase = 'https://example.org/edit/main/';
const address: Deployment = { url: 'https://docs.example.org', pathPrefix: '' };

function check(pages: Record<string, string>, others: string[] = [], at: Deployment = address): string[] {
  const scanned = new Map(Object.entries(pages).map(([file, html]) => [file, scanPage(parseHtml(html), editBase)]));
  const files = new Set([...Object.keys(pages), ...others]);
  return checkLinks({ files, pages: scanned }, at, () => '').map(
    ({ severity, file, message }) => `${file}: ${severity}: ${message}`,
  );
}

test('links to pages and files that are there are fine, in every form', () => {
  const html = `
    <a href="/docs/">a</a><a href="/docs">b</a><a href="docs/">c</a><a href="./docs/?q=1#part">d</a><a href="#here">e</a>
    <a href="https://docs.example.org/docs/#part">f</a><a href="//other.example/x">g</a><a href="mailto:a@b.c">h</a>
    <a href="">same page</a><a href="#">top</a><a href="#top">top</a><a href="#:~:text=x">text</a>
    <img src="/a%20b.png" srcset="/a%20b.png 1x, /c.png 2x"><img src="data:image/png;base64,AA==">
    <p id="here"></p>`;
  expect(check({ 'index.html': html, 'docs/index.html': '<h2 id="part">Part</h2>' }, ['a b.png', 'c.png'])).toEqual([]);
});

test('every broken link and asset of a page is an error with its source', () => {
  const html = `
    <a href="https://example.org/edit/main/content/docs/x.mdx">Edit</a>
    <a href="/nope/">x</a><img src="/nope.png"><img srcset="/1.png 1x, /2.png 2x"><script src="/nope.js"></script>
    <link rel="stylesheet" href="nope.css"><a href="https://docs.example.org/gone/">y</a>`;
  expect(check({ 'docs/x/index.html': html })).toEqual(
    ['/nope/', '/nope.png', '/1.png', '/2.png', '/nope.js', 'nope.css', 'https://docs.example.org/gone/'].map(
      (target) => `content/docs/x.mdx: error: Broken link: ${target} (on /docs/x/)`,
    ),
  );
});

test('a page whose text leads to the source of another is blamed on its own, which its last such link names', () => {
  const edit = (file: string) => `<a href="https://example.org/edit/main/${file}">Edit</a>`;
  const html = `${edit('content/authors.yaml')}<a href="/nope/">x</a>${edit('content/docs/x.mdx')}`;
  expect(check({ 'docs/x/index.html': html })).toEqual([
    'content/docs/x.mdx: error: Broken link: /nope/ (on /docs/x/)',
  ]);
});

test('a broken anchor is a warning', () => {
  expect(check({ 'index.html': '<a href="/docs/#gone">x</a>', 'docs/index.html': '<h2 id="part">Part</h2>' })).toEqual([
    'public/index.html: warning: Broken anchor: /docs/#gone (built page /)',
  ]);
});

test('anchors are compared decoded', () => {
  expect(check({ 'index.html': '<a href="#caf%C3%A9">x</a><h2 id="café">y</h2>' })).toEqual([]);
});

test('text in scripts, comments and attributes is no link', () => {
  const html = '<!-- <a href="/no/"> --><script>"<a href=\\"/no/\\">"</script><p title="<a href=\'/no/\'>">x</p>';
  expect(check({ 'index.html': html })).toEqual([]);
});

test('a fault of the frame is reported once, with the number of pages', () => {
  const html = '<a href="/nope/">x</a>';
  expect(check({ 'index.html': html, 'a/index.html': html, 'b/index.html': html })).toEqual([
    'public/index.html: error: Broken link: /nope/ (built page / and 2 more pages)',
  ]);
});

test('with a path prefix, links inside it are checked without it, and root-relative ones need it', () => {
  const at = { ...address, pathPrefix: '/site' };
  const html = '<a href="/site/docs/">a</a><a href="/site">b</a><a href="/docs/">c</a><a href="/site/no/">d</a>';
  expect(check({ 'index.html': html, 'docs/index.html': '' }, [], at)).toEqual([
    'public/index.html: error: Link without the path prefix: /docs/ (built page /)',
    'public/index.html: error: Broken link: /site/no/ (built page /)',
  ]);
});

test('links that only differ by case from a page are broken', () => {
  expect(check({ 'index.html': '<a href="/Docs/">x</a>', 'docs/index.html': '' })).toHaveLength(1);
});

test('a broken link has the line of its source, where it is written there as on the page', () => {
  const html = '<a href="https://example.org/edit/main/openapi/a.yaml">Edit</a><a href="/nope/">x</a>';
  const site = {
    files: new Set(['index.html']),
    pages: new Map([['index.html', scanPage(parseHtml(html), editBase)]]),
  };
  const found = (text: string) => checkLinks(site, address, () => text)[0];
  const text = 'openapi: 3.1.0\ninfo: {title: T, description: "See [x](/nope/)."}\n';
  expect(found(text)).toMatchObject({
    file: 'openapi/a.yaml',
    line: 2,
    message: 'Broken link: /nope/ (on /)',
  });
  expect(found('openapi: 3.1.0')).not.toHaveProperty('line');
});

test('a page whose behaviours are missing is told', () => {
  expect(check({ 'index.html': '<script data-behaviours="/static/gone.js">start()</script>' })).toEqual([
    'public/index.html: error: Broken link: /static/gone.js (built page /)',
  ]);
});
