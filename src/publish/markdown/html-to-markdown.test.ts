import { describe, expect, it, test } from 'vitest';
import { compileDocument } from '../../content/render/compile';
import { emptyContext } from '../../content/text/context';
import { parseHtml } from '../../text/html-tree';
import { htmlToMarkdown } from './fixtures/api-markdown';
import { mainContent, pageMarkdown } from './markdown-pages';

const fromHtml = (html: string) => htmlToMarkdown(html, 'https://x.org').trimEnd();

/** Compile a document's body, and convert it. */
function rewritten(body: string): string {
  const { html, diagnostics } = compileDocument(
    { path: 'content/docs/a.mdx', text: `---\n---\n\n${body}\n` },
    emptyContext,
  );
  expect(diagnostics).toEqual([]);
  return htmlToMarkdown(html).trimEnd();
}

describe('a document is the same again', () => {
  it.each([
    'Words, **bold**, *italic*, `code`, ~~gone~~ and [a link](https://example.org/).',
    'A line that ends\\\nin a break.',
    '- one\n- two\n  - deep\n    1. first\n    2. second',
    '3. three\n4. four',
    '- [x] done\n- [ ] open',
    '> A quote\n>\n> - with a list',
    '| a | Right |\n| - | ----: |\n| 1 |     2 |',
    '## Part\n\nText\nin two lines.\n\n---\n\n### Deep',
    '```ts title="a.ts"\nconst a = `1`;\n\n  const b = 2;\n```',
    '```yaml diff\n a: 1\n-b: 2\n+b: 3\n```',
    '````md\n```js\n```\n````',
    'See[^1].\n\n[^1]: A note.',
    'Snake_case, 2 \\* 3, \\<b> are text.',
  ])('%j', (body) => {
    expect(rewritten(body)).toBe(body);
  });
});

describe('a component is written out', () => {
  it.each([
    [':::tip[Use `npm`]\nText\n:::', '> **Use `npm`**\n>\n> Text'],
    ['> [!NOTE]\n> Text', '> **Note**\n>\n> Text'],
    [
      '<Tabs>\n<Tab label="One">\n\nText\n\n</Tab>\n<Tab label="Two">\n\n`x`\n\n</Tab>\n</Tabs>',
      '**One**\n\nText\n\n**Two**\n\n`x`',
    ],
    ['<Details summary="More">\n\n## Deep\n\n* item\n\n</Details>', '**More**\n\n## Deep\n\n- item'],
    ['<Cards>\n<Card title="A" href="https://a.org/">\nText.\n</Card>\n</Cards>', '- [A](https://a.org/): Text.'],
    ['Press <Kbd>Ctrl+K</Kbd>.', 'Press `Ctrl+K`.'],
    ['<Video href="https://youtu.be/1" title="First" />', '[**First** Video on youtu.be](https://youtu.be/1)'],
    ['```mermaid title="Flow"\nflowchart LR\n  a[Write] --> b[Read]\n```', 'Flow: Write → Read'],
    ['<Demo>\n\n  *x*\n\n</Demo>', '*x*\n\n```markdown\n*x*\n```'],
  ])('%j', (body, expected) => expect(rewritten(body)).toBe(expected));
});

describe('a page has no more than readers need', () => {
  it.each([
    ['<p>a <button>Copy</button><span data-needs-js="">b</span><a class="field-link" href="#x"></a></p>', 'a'],
    ['<nav>a</nav><div data-no-print="true">b</div><svg aria-hidden="true"><text>c</text></svg><script>d</script>', ''],
    ['<h2 id="a"><a class="anchor" href="#a">A <strong class="required">required</strong></a></h2>', '## A (required)'],
    [
      '<p><a href="/docs/">a</a> <a href="//b.org">b</a> <a href="vbscript:x">c</a> <a href="#d">d</a></p>',
      '[a](https://x.org/docs/) [b](//b.org) c [d](#d)',
    ],
    ['<div><a href="/a">a</a><a href="/b">b</a></div>', '[a](https://x.org/a) · [b](https://x.org/b)'],
    ['<ul><li><h3>A</h3><p>b</p></li></ul>', '### A\n\nb'],
    ['<ol><li><time>1 May</time><div><a href="/a">a</a><p>b</p></div></li></ol>', '- 1 May: [a](https://x.org/a): b'],
    ['<ul aria-label="Tags"><li><a href="#a">a</a></li><li>b</li></ul>', 'Tags: [a](#a), b'],
    ['<p>a<strong> b </strong>c</p>', 'a **b** c'],
    [
      '<figure class="picture"><img src="/a.png" alt="A plane" width="4"><figcaption>On\n<b>final</b></figcaption></figure>',
      '![A plane](https://x.org/a.png "On final")',
    ],
    ['<ul><li><b>Chief</b> (CTO)<ul><li><b>Lead</b></li></ul></li></ul>', '- **Chief** (CTO)\n  - **Lead**'],
    ['<p>https://a.org and a@b.org</p>', 'https://a.org and a@b.org'],
    [
      '<table><tr><th align="right" class="align-right">a|b</th></tr><tr><td><p>c</p><ul><li>d</li></ul></td></tr></table>',
      '| a\\|b |\n| ---: |\n|  c d |',
    ],
  ])('%s', (html, expected) => expect(fromHtml(html)).toBe(expected));
});

describe('a reference has its fields in lists', () => {
  const field = (name: string, inside: string) =>
    `<li class="field"><p class="field-head"><code class="name">${name}</code> <span class="type">string</span> <strong class="required">required</strong> <a class="field-link" href="#x"></a></p>${inside}</li>`;

  it.each([
    [
      'name, type, description, rules',
      field('a', '<ul class="rules"><li>at most 3 letters</li></ul><div class="text"><p>What\nit is</p></div>'),
      '- `a` (string, required): What it is. At most 3 letters.',
    ],
    [
      'a description of several blocks apart from its own fields',
      field(
        'a',
        `<div class="text"><p>One</p><ul><li>two</li></ul></div><details><summary>1 field</summary><ul class="fields">${field('b', '')}</ul></details>`,
      ),
      '- `a` (string, required)\n\n  > One\n  >\n  > - two\n\n  - `b` (string, required)',
    ],
    [
      'values',
      field(
        'a',
        '<div class="allowed rules"><p>Allowed values</p><ul class="values"><li><code>x</code></li><li><code>y</code></li></ul></div>',
      ),
      '- `a` (string, required): One of `x`, `y`.',
    ],
    [
      'described values',
      field(
        'a',
        '<details class="more"><summary>2 allowed values</summary><dl class="values"><div><dt><code>x</code></dt><dd><div class="text"><p>X.</p></div></dd></div></dl></details>',
      ),
      '- `a` (string, required)\n  - One of:\n    - `x`: X.',
    ],
    [
      'variants',
      field(
        'a',
        '<div class="variants"><p class="label">One of these</p><div class="tabs"><input><label>Cat</label><div class="tab-panel"><div class="variant"><p class="type">object</p><ul class="fields">' +
          field('b', '') +
          '</ul></div></div></div></div>',
      ),
      '- `a` (string, required)\n  - One of these:\n    - **Cat** (object)\n      - `b` (string, required)',
    ],
  ])('%s', (_what, html, expected) => expect(fromHtml(`<ul class="fields">${html}</ul>`)).toBe(expected));

  it('has one language of the samples that are made, and all of an author', () => {
    const sample = (label: string, made: boolean) =>
      `<input><label>${label}</label><div class="tab-panel">${made ? '<div data-sample="x">' : ''}<figure class="code" data-language="sh"><pre><code>${label}</code></pre></figure>${made ? '</div>' : ''}</div>`;
    const all = (samples: string) =>
      fromHtml(`<div class="samples"><div class="tabs" data-group="language">${samples}</div></div>`);
    expect(all(sample('one', true) + sample('two', true))).toBe('```sh\none\n```');
    expect(all(sample('one', false) + sample('two', false) + sample('three', true))).toBe(
      '**one**\n\n```sh\none\n```\n\n**two**\n\n```sh\ntwo\n```',
    );
  });
});

test("a finished page's own content is in its main element, and its description below the title", () => {
  const html =
    '<html><head><title>T</title></head><body><nav>n</nav><main id="content"><div><h1>T</h1><p>x</p></div></main></body></html>';
  const page = { type: 'Doc', description: 'What it is.' } as const;
  expect(pageMarkdown(page, mainContent(parseHtml(html)))).toBe('# T\n\nWhat it is.\n\nx\n');
  expect(pageMarkdown({ ...page, description: 'x' }, mainContent(parseHtml(html)))).toBe('# T\n\nx\n');
  const trail =
    '<div data-no-print=""><nav aria-label="Breadcrumbs" class="a"><ol><li><a href="/a/">A</a></li></ol></nav></div>';
  const operation = pageMarkdown(
    { ...page, type: 'ApiOperation' },
    mainContent(parseHtml(html.replace('</h1>', `</h1>${trail}`))),
    'https://x.org',
  );
  expect(operation).toBe('# T\n\nPart of: [A](https://x.org/a/)\n\nx\n');
});
