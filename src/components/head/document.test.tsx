import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { builtHead, elementsAfterBody } from './document';

const head = () =>
  renderToStaticMarkup(
    <head>
      {builtHead([<meta key="a" name="generator" content="Gatsby" />, <link key="b" rel="icon" href="/a" />])}
    </head>,
  );

afterEach(() => vi.unstubAllEnvs());

test('a built page begins with its policy, and does not name its generator', () => {
  vi.stubEnv('BUILD_STAGE', 'build-html');
  expect(head()).toMatch(/^<head><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><link rel="icon"/);
  expect(head()).not.toContain('generator');
});

test('a page in development has no policy', () => {
  expect(head()).toBe('<head><link rel="icon" href="/a"/></head>');
});

test('a published page is followed by the address of its Markdown, every page by the script', () => {
  const after = (type: 'Doc' | 'NotFound') =>
    renderToStaticMarkup(<body>{elementsAfterBody({ __typename: type, path: '/docs/a/' })}</body>);
  expect(after('Doc')).toMatch(/^<body><p hidden="">.*\/docs\/a\/index\.md.*<\/p><script>/);
  expect(after('NotFound')).toMatch(/^<body><script>/);
});
