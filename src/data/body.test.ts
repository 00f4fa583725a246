import { expect, it } from 'vitest';
import { markdownToHtml } from '../openapi/model/markdown';
import { prefixed } from './body';

it('puts the prefix before addresses of the site, and leaves text as it is', () => {
  const text = 'Send `<a href="/docs/">` to [us](/docs/), not to [them](//example.org/).';
  expect(prefixed(markdownToHtml(text), '/pre')).toBe(
    '<p>Send <code>&lt;a href="/docs/"></code> to <a href="/pre/docs/">us</a>, not to <a href="//example.org/">them</a>.</p>',
  );
  expect(prefixed('<img alt="a > b" src="/a.webp" srcSet="/a.webp 960w, /b.webp 480w"/>', '/pre')).toBe(
    '<img alt="a > b" src="/pre/a.webp" srcSet="/pre/a.webp 960w, /pre/b.webp 480w"/>',
  );
});
