import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageDataJson, pageDataScript, startScripts } from './document';

const html = `<p>${'Long words & <b>tags</b>. '.repeat(10)}</p>`;

/** A page that shows finished HTML. */
const body = (...shown: string[]) =>
  shown.map((each) => `<main><div class="a" data-static-html="true">${each}</div></main>`).join('');

function pageData(fields: Record<string, unknown>) {
  return {
    componentChunkName: 'component---doc',
    path: '/docs/welcome/',
    result: { data: { page: fields }, pageContext: { id: '1' } },
  };
}

test('HTML that the page shows is not sent a second time', () => {
  const json = pageDataJson(pageData({ title: 'Welcome', html }), body(html));
  expect(JSON.parse(json)).toEqual(pageData({ title: 'Welcome', html: { staticHtml: 0 } }));
});

test('the build that data names from an earlier run is left out', () => {
  const data = pageData({ title: 'Welcome' });
  const json = pageDataJson({ ...data, result: { ...data.result, build: 'a1' } }, '');
  expect(JSON.parse(json)).toEqual(data);
});

test('several pieces are told apart by their order in the document', () => {
  const other = html.replace('Long', 'Other');
  const json = pageDataJson(pageData({ html, excerpt: other }), body(other, html));
  expect(JSON.parse(json)).toEqual(pageData({ html: { staticHtml: 1 }, excerpt: { staticHtml: 0 } }));
});

test('HTML that is shown changed, in part or not at all stays in the data', () => {
  for (const shown of [body(html.replace('Long', 'Short')), body(`${html}<p>More</p>`), `<p>${html}</p>`, ''])
    expect(JSON.parse(pageDataJson(pageData({ html }), shown))).toEqual(pageData({ html }));
});

test('nothing in the data can end its script', () => {
  const text = 'a</script><script>alert(1)</script><!-- <script> ' + '.'.repeat(100);
  const markup = renderToStaticMarkup(pageDataScript(pageData({ text }), ''));
  expect(markup.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  const json = /<script[^>]*>(.*)<\/script>/.exec(markup)?.[1];
  expect(JSON.parse(json ?? '')).toEqual(pageData({ text }));
});

const script = (props: object, text?: string) =>
  createElement('script', { ...props, dangerouslySetInnerHTML: text === undefined ? undefined : { __html: text } });

const gatsbyScripts = [
  script(
    { id: 'gatsby-script-loader' },
    '/*<![CDATA[*/window.pagePath="/docs/welcome/";window.___webpackCompilationHash="a1b2";/*]]>*/',
  ),
  script({ id: 'gatsby-chunk-mapping' }, 'window.___chunkMapping={};'),
  script({ src: '/site/polyfill-1.js', noModule: true }),
  script({ src: '/site/app-1.js', async: true }),
  script({ src: '/site/framework-1.js', async: true }),
  script({ src: '/site/runtime-1.js', async: true }),
];

const files = () => ({
  chunks: { app: ['runtime-1.js', 'framework-1.js', 'app-1.js'], 'component---doc': ['shared-1.js', 'doc-1.js'] },
  behaviours: 'behaviours-1.js',
});

test("Gatsby's scripts give way to addresses in attributes, with all that the page's component needs", () => {
  const note = createElement('p', { key: 'note' }, 'kept');
  const own = [script({}, 'settle()'), script({}, 'warn()')];
  const after = [note, pageDataScript(pageData({}), ''), ...own, ...gatsbyScripts];
  const markup = renderToStaticMarkup(createElement('body', null, startScripts(after, '/site', files)));
  expect(markup).toContain('<p>kept</p>');
  expect(markup).toContain(
    'data-scripts="/site/runtime-1.js /site/framework-1.js /site/shared-1.js /site/doc-1.js /site/app-1.js"',
  );
  expect(markup).toContain('data-hash="a1b2"');
  expect(markup).toContain('data-prefix="/site"');
  expect(markup).toContain('data-path="/docs/welcome/"');
  expect(markup).not.toMatch(/window\.|polyfill/);
  // Where one of the site's own scripts throws, behaviours are on their way already.
  expect(markup).toMatch(
    /<\/script><script data-behaviours="\/site\/behaviours-1.js">\(function[^<]*\(url=>import\(url\)\);settle\(\)warn\(\)<\/script><\/body>$/,
  );
  expect(markup.match(/<script/g)).toHaveLength(2);
});

test('the page of unknown addresses names none of the application', () => {
  const after = [pageDataScript({ ...pageData({}), path: '/404.html' }, ''), ...gatsbyScripts];
  const markup = renderToStaticMarkup(createElement('body', null, startScripts(after, '', files)));
  expect(markup).not.toContain('data-scripts');
  expect(markup).toContain('data-path="/404.html"');
  expect(markup).toContain('data-behaviours="/behaviours-1.js"');
});

test('in development nothing changes', () => {
  const after = [pageDataScript(pageData({}), ''), script({ src: '/app.js' })];
  expect(startScripts(after, '', files)).toBe(after);
});

test('scripts that Gatsby puts in later, as a slice, stop the build', () => {
  const after = [pageDataScript(pageData({}), ''), script({ id: 'gatsby-script-loader' }, 'window.pagePath="/"')];
  expect(() => startScripts(after, '', files)).toThrow('GATSBY_SLICES');
});
