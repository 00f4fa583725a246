import { describe, expect, it } from 'vitest';
import { readText } from '../fixtures/read-fixture';
import { markdownToHtml } from '../model/markdown';

const written = [
  'See [the guide](/guide/start) and [more](more.html#x "More").',
  '[![A plane](img/plane.png)](../fleet) and [both][far] and [near][].',
  '',
  '[far]: https://example.com/far',
  '[near]: ./near',
  '',
  'In <a href="/docs/html">HTML</a> and <a href=html>more</a>, `[code](/code)`, to [all](mailto:all@example.com).',
].join('\n');

const specification = (description: string) =>
  `openapi: 3.1.0\ninfo: {title: T, version: '1', description: ${JSON.stringify(description)}}\npaths: {}\n`;

describe('relative links', () => {
  it('are text on pages, since nobody says what they are relative to', async () => {
    const { api } = await readText(specification(written));
    expect(markdownToHtml(api?.description ?? '')).toBe(
      [
        '<p>See the guide and more.',
        'A plane and <a href="https://example.com/far">both</a> and near.</p>',
        '<p>In HTML and more, <code>[code](/code)</code>, to <a href="mailto:all@example.com">all</a>.</p>',
      ].join('\n'),
    );
  });

  it('that would run something are text, too', async () => {
    const text =
      '[a](javascript:alert(1)) [b]( DATA:text/html,x) <a href="javascript:x">c</a> <a href="x&quot;y">d</a>';
    const { api } = await readText(specification(text));
    expect(markdownToHtml(api?.description ?? '')).toBe('<p>a b c d</p>');
  });
});

describe('a specification with relative links', () => {
  const text = `openapi: 3.1.0
info: {title: T, version: '1', description: 'See [a](/a).'}
tags: [{name: t, description: 'See [b](b.md).'}]
paths: {}
`;

  it('is read, with one warning that counts them at the first', async () => {
    const { api, diagnostics } = await readText(text);
    expect([api?.description, api?.tags[0]?.description].map((one) => markdownToHtml(one ?? ''))).toEqual([
      '<p>See a.</p>',
      '<p>See b.</p>',
    ]);
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        file: 'text.yaml',
        message: '2 links are relative to an unknown site, so pages show text instead. The first: /a',
        line: 2,
      },
    ]);
  });
});
