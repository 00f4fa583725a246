import type { ReplaceRendererArgs } from 'gatsby';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { afterEach, expect, test, vi } from 'vitest';
import { replaceRenderer } from '../../../gatsby-ssr';
import { wholeHead } from './document';

const head = () =>
  renderToStaticMarkup(
    <head>{wholeHead([<meta key="a" name="generator" content="Gatsby" />, <title key="b">Page</title>])}</head>,
  );

afterEach(() => vi.unstubAllEnvs());

test('a built page begins with its policy, colours and script, and does not name its generator', () => {
  vi.stubEnv('BUILD_STAGE', 'build-html');
  expect(head()).toMatch(
    /^<head><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><meta name="theme-color".*<script>.*<\/script><title>Page<\/title><\/head>$/s,
  );
  expect(head()).not.toContain('generator');
});

test('a page in development has no policy', () => {
  expect(head()).toMatch(/^<head><meta name="theme-color"/);
});

test('two pages that are rendered at once have their own titles', async () => {
  const ignore = () => undefined;
  const render = async (title: string) => {
    const bodyComponent = <Helmet title={title} />;
    const args = { bodyComponent, replaceBodyHTMLString: ignore, setHeadComponents: ignore };
    await replaceRenderer(args as unknown as ReplaceRendererArgs);
    return Helmet.renderStatic().title.toString();
  };
  expect(await Promise.all(['A', 'B'].map(render))).toEqual([
    '<title data-react-helmet="true">A</title>',
    '<title data-react-helmet="true">B</title>',
  ]);
});
