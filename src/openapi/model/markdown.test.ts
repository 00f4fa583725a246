import { describe, expect, it } from 'vitest';
import { site } from '../../site';
import { markdownToHtml, markdownToText } from './markdown';

describe('markdownToHtml', () => {
  it('wraps a plain sentence', () => {
    expect(markdownToHtml('The "first" name.')).toBe('<p>The &quot;first&quot; name.</p>');
    expect(markdownToHtml(' ')).toBe('');
  });

  it('gives the same result with and without the short cut', () => {
    for (const text of ['A, b; c: d.', "It's 10% (or so)!", 'a + b = c', '/users/get'])
      expect(markdownToHtml(text)).toBe(
        markdownToHtml(`${text}\n\n<i></i>`)
          .replace(/\n?<p?>?<i><\/i>.*$/s, '')
          .replace(/\n<p>$/, ''),
      );
  });

  it.each(['1. one', '1) one', '- one', '+ one', 'www.example.org', 'see http://example.org', '---'])(
    'does not take %s for a plain sentence',
    (text) => expect(markdownToHtml(text)).not.toBe(`<p>${text}</p>`),
  );

  it('renders tables that scroll and keep their alignment', () => {
    const html = markdownToHtml('| a | b |\n|---|--:|\n| 1 | 2 |');
    expect(html).toContain('<div class="table-scroll" tabindex="0"><table>');
    expect(html).toContain('<td class="align-right">2</td>');
  });

  it('highlights code', () => {
    expect(markdownToHtml('```json\n{"a": 1}\n```')).toContain('<span class="hljs-number">1</span>');
    expect(markdownToHtml('```nonsense\na < b\n```')).toContain('<code>a &lt; b</code>');
  });

  it.each([
    ['> [!NOTE]\n> Mind *this*.', 'note', 'Note', '<p>Mind <em>this</em>.</p>'],
    ['> [!NOTE]  \n> Mind *this*.', 'note', 'Note', '<p>Mind <em>this</em>.</p>'],
    ['> **Warning**\n> Mind this.', 'warning', 'Warning', '<p>Mind this.</p>'],
    ['> **Tip:** Mind this.', 'tip', 'Tip', '<p>Mind this.</p>'],
    ['> **Note**: Mind this.', 'note', 'Note', '<p>Mind this.</p>'],
    ['> [!CAUTION]\n>\n> Mind this.', 'danger', 'Caution', '<p>Mind this.</p>'],
  ])('turns %j into an admonition', (markdown, kind, title, body) => {
    const html = markdownToHtml(markdown);
    expect(html).toContain(
      `<div class="admonition" data-kind="${kind}" role="note"><p class="admonition-title">${title}</p>`,
    );
    expect(html).toContain(body);
  });

  it('leaves other quotes alone', () => {
    expect(markdownToHtml('> **Anyone** may quote.')).toContain('<blockquote>');
    expect(markdownToHtml('> [!WHATEVER]\n> x')).toContain('<blockquote>');
  });

  it('puts headings below the place where they stand, in order, without gaps', () => {
    expect(markdownToHtml('# A\n\n#### B\n\n# C', { under: 2 })).toBe('<h3>A</h3>\n<h4>B</h4>\n<h3>C</h3>');
    expect(markdownToHtml('# A\n\n## B', { under: 6 })).toBe('<h6>A</h6>\n<h6>B</h6>');
  });

  it('tells the caller of headings and takes their ids', () => {
    const seen: unknown[] = [];
    const html = markdownToHtml('## A `b`', { heading: (text, depth) => (seen.push([text, depth]), 'a-b') });
    expect(html).toBe('<h2 id="a-b">A <code>b</code></h2>');
    expect(seen).toEqual([['A b', 2]]);
  });

  it('keeps unknown tags as text', () => {
    expect(markdownToHtml('Send <token> or `<token>`.')).toBe('<p>Send &lt;token> or <code>&lt;token></code>.</p>');
    expect(markdownToHtml('<user-id>/</user-id>')).toContain('&lt;user-id>/&lt;/user-id>');
  });

  it('drops links that only the author can follow', () => {
    expect(markdownToHtml('[a](./a.md) [b](#b) [c](/apps/c)')).toBe('<p>a b c</p>');
    expect(markdownToHtml('[a](/docs/a/) [b](https://b.example)')).toBe(
      '<p><a href="/docs/a/">a</a> <a href="https://b.example">b</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<b style="position:fixed" class="navbar" id="main" onclick="alert(1)">x</b>',
    '<style>*{display:none}</style>',
    '<form action="//evil.example"><input name=q></form>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<details ontoggle=alert(1) open>x</details>',
    '<my-tag onclick=alert(1)>x</my-tag>',
    '<<script>script>alert(1)<</script>/script>',
    '<img src="javascript:alert(1)">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  ])('makes %j harmless', (payload) => {
    const html = markdownToHtml(payload).replaceAll(/&lt;[^<]*/g, '');
    expect(html).not.toMatch(
      /<(?:script|style|iframe|svg|math|form|template)|<[^>]*\s(?:on\w+|style|id|class|srcdoc)=|javascript:|data:/i,
    );
  });
});

describe('markdownToText', () => {
  it('keeps the words alone, on one line', () => {
    expect(markdownToText('# Hi\n\nSee [the *docs*](https://x.example),\nor `code`.\n\n- a\n- b')).toBe(
      'Hi · See the docs, or code. a · b',
    );
    expect(markdownToText('Use <token>\n<script>alert(1)</script>')).toBe('Use <token>');
  });
});

it('a full address of this site is the path there, so that it leads to the build that is shown', () => {
  expect(markdownToHtml(`[Token](${site.url}/docs/services/apis/#use-a-token)`)).toContain(
    'href="/docs/services/apis/#use-a-token"',
  );
  for (const other of [`${site.url}/elsewhere/`, `${site.url}.example/docs/`])
    expect(markdownToHtml(`[Other](${other})`)).toContain(`href="${other}"`);
});

it("another site's picture is a link to it, so that no page asks that site for anything", () => {
  expect(markdownToHtml('A ![chart](https://a.example/c.png) here')).toBe(
    '<p>A <a href="https://a.example/c.png">chart</a> here</p>',
  );
  expect(markdownToHtml('<img src="//a.example/c.png" width="9">')).toBe('<a href="//a.example/c.png">Picture</a>');
  expect(markdownToHtml('[![built](https://a.example/badge.svg)](https://a.example/)')).toBe(
    '<p><a href="https://a.example/">built</a></p>',
  );
  expect(markdownToHtml('![ours](/docs/picture.png)')).toContain('<img src="/docs/picture.png"');
});

it.each([
  [
    "Sets the page's <title> tag with **your** text",
    "<p>Sets the page's &lt;title> tag with <strong>your</strong> text</p>",
  ],
  ['call <address>, or <TEXTAREA>; <wbr>then', '<p>call &lt;address>, or &lt;TEXTAREA>; then</p>'],
  ['an <iframe src="x"> rest', '<p>an &lt;iframe src="x"> rest</p>'],
  ['a <script>alert(1)</script> <font color="red">b</font> <link rel="x">c', '<p>a  b c</p>'],
])('keeps the name of an element that does not end as text, and what follows: %s', (markdown, html) => {
  expect(markdownToHtml(markdown)).toBe(html);
});
