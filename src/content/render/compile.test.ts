import { expect, test } from 'vitest';
import { compileDocument } from './compile';
import { html, components } from '../text/components';
import { emptyContext, type CompileContext } from '../text/context';

const context: CompileContext = {
  files: new Set(['content/docs/other.mdx', 'content/docs/plane.png']),
  commands: new Map([
    [
      'server-commands',
      {
        bots: [
          {
            id: 'kara',
            name: 'Kara',
            groups: [
              { id: 'fun', name: 'Fun', commands: [{ name: '/ping', kind: 'slash', description: 'See the latency.' }] },
              { id: 'admin', name: 'Admin', commands: [{ name: '/report', args: ['user', 'reason'], kind: 'slash' }] },
            ],
          },
        ],
      },
    ],
  ]),
  organisations: new Map([
    ['tech-team', { title: 'Chief', short: 'CTO', duties: ['Leads'], reports: [{ title: 'Team' }] }],
  ]),
  snippets: new Map([['ask-for-help', { path: 'content/snippets/ask-for-help.mdx', text: 'Ask.' }]]),
  operations: new Map([
    ['getFBOs', { method: 'GET', path: '/fbos', summary: 'List FBOs', href: '/docs/api/x/get-fbos/' }],
  ]),
  images: new Map([['content/docs/plane.png', { src: '/images/plane.png', width: 640, height: 480 }]]),
};

function compile(body: string) {
  const text = `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`;
  return compileDocument({ path: 'content/docs/page.mdx', text }, context);
}

function rendered(body: string): string {
  const { html: result, diagnostics } = compile(body);
  expect(diagnostics).toEqual([]);
  return result;
}

test('headings have a link to themselves, unique ids and their own text', () => {
  const { html: result, headings } = compile('## One & *two*\n\n- a\n\n### Part\n\n- b\n- c\n  - d\n\n## Part');
  expect(result).toContain('<h2 id="one--two"><a class="anchor" href="#one--two">One &amp; <em>two</em></a></h2>');
  expect(headings).toEqual([
    { id: 'one--two', text: 'One & two', depth: 2, line: 6, items: 3, movedFrom: [] },
    { id: 'part', text: 'Part', depth: 3, line: 10, items: 2, movedFrom: [] },
    { id: 'part-1', text: 'Part', depth: 2, line: 16, items: 0, movedFrom: [] },
  ]);
});

test('a heading has the id that its writer gives it, and those that it had before', () => {
  const body =
    '## Part\n\n## *Part* two {/* #part */} {/* moved_from: #two, /docs/old/, #zwei */} {/* A note. */}\n\n[a](#zwei)';
  const { html: result, headings, anchors, diagnostics } = compile(body);
  expect(diagnostics).toEqual([]);
  expect(result).toContain(
    '<h2 id="part"><span id="two"></span><span id="zwei"></span><a class="anchor" href="#part"><em>Part</em> two</a></h2>',
  );
  expect(headings).toMatchObject([
    { id: 'part-1', movedFrom: [] },
    { id: 'part', text: 'Part two', movedFrom: ['#two', '/docs/old/', '#zwei'] },
  ]);
  expect(anchors).toEqual(['part-1', 'part', 'two', 'zwei']);
});

test('links to files become addresses, with their place in the source', () => {
  const { html: result, links } = compile(
    '[a](./other.mdx#x), [b](https://example.org/) and\n[c][ref]\n\n[ref]: other.mdx',
  );
  expect(result).toContain('<a href="/docs/other/#x">a</a>');
  expect(result).toContain('<a href="/docs/other/">c</a>');
  expect(links).toEqual([
    { href: '/docs/other/#x', line: 6, column: 1 },
    { href: 'https://example.org/', line: 6, column: 21 },
    { href: '/docs/other/', line: 9, column: 1 },
  ]);
});

test('a `<` that begins no tag is a sign', () => {
  expect(rendered('<3 and a <-- b, <= c << d <"e"')).toBe(
    '<p>&lt;3 and a &lt;-- b, &lt;= c &lt;&lt; d &lt;&quot;e&quot;</p>',
  );
  expect(rendered('a < b')).toBe('<p>a &lt; b</p>');
  expect(compile('a <b').diagnostics).not.toEqual([]);
});

test('a link to a missing file leaves its words', () => {
  expect(compile('See [this page](./nothing.mdx).').html).toBe(
    '<p>See <span class="missing-link">this page</span>.</p>',
  );
});

test('pictures have their size, load late, and stand in a figure with their caption', () => {
  expect(rendered('![A plane](./plane.png)')).toBe(
    '<img alt="A plane" src="/images/plane.png" width="640" height="480" loading="lazy" decoding="async"/>',
  );
  expect(rendered('![A plane](./plane.png "On final")')).toContain('<figcaption>On final</figcaption></figure>');
});

test('tables scroll within a region that has a name', () => {
  const result = rendered('## Teams\n\n| a |\n| :-: |\n| 1 |\n\ntext\n\n| b |\n| --- |\n| 2 |');
  expect(result).toContain('<div class="table-scroll" role="group" aria-label="Table: Teams" tabindex="0"><table>');
  expect(result).toContain('aria-label="Table: Teams (2)"');
  expect(result).toContain('<td style="text-align:center">1</td>');
});

test('code is highlighted, titled and marked by line', () => {
  const result = rendered('```js title="a.js" {2}\nlet a = `\n1`;\n```');
  expect(result).toContain('<figcaption>a.js</figcaption>');
  expect(result).toContain('<span class="hljs-keyword">let</span>');
  expect(result).toContain('<span class="line" data-line="marked"><span class="hljs-string">1`</span>;\n</span>');
  expect(rendered('```text\na < b\n```')).toContain('<code>a &lt; b</code>');
});

test('a diff says which lines come and go, and copies what remains', () => {
  const result = rendered('```text diff\n  same\n- old\n+ new\n```');
  expect(result).toContain(
    '<span class="line" data-line="removed"> old\n</span><span class="line" data-line="added"> new\n</span>',
  );
  expect(result).toContain('data-copy=" same\n new"');
});

test('boxes have a title of their own or their kind', () => {
  expect(rendered(':::tip[Use `npm`]\nText\n:::')).toMatch(
    /data-kind="tip" role="note"><p class="admonition-title"><svg.*<\/svg>Use <code>npm<\/code><\/p><p>Text<\/p>/s,
  );
  expect(rendered(':::warning\nText\n:::')).toContain('</svg>Warning</p>');
});

test('tabs are radio buttons until a script makes more of them', () => {
  const result = rendered(
    '<Tabs group="os">\n<Tab label="One">\n\nText\n\n</Tab>\n<Tab label="Two">\n\n`x`\n\n</Tab>\n</Tabs>',
  );
  expect(result).toBe(
    '<div class="tabs" data-group="os"><input type="radio" id="tabs-1" name="tabs" checked=""/><label for="tabs-1">One</label>' +
      '<div class="tab-panel"><p>Text</p></div><input type="radio" id="tabs-2" name="tabs"/><label for="tabs-2">Two</label>' +
      '<div class="tab-panel"><p><code>x</code></p></div></div>',
  );
});

test('commands have an anchor each, and are found one by one', () => {
  const { html: result, sections, anchors } = compile('## Fun\n\n<Commands source="server-commands" group="kara" />');
  expect(result).toContain(
    '<li id="report"><code><a href="#report">/report</a> <span>(user)</span> <span>(reason)</span></code>',
  );
  expect(anchors).toEqual(['fun', 'ping', 'report']);
  expect(sections).toEqual([
    { id: 'fun', heading: 'Fun', text: '' },
    { id: 'ping', heading: '/ping', text: 'See the latency.' },
    { id: 'report', heading: '/report (user) (reason)', text: '' },
  ]);
});

test('an organisation is nested lists', () => {
  const { html: result, sections } = compile('## Team\n\n<OrgChart source="tech-team" />');
  expect(result).toContain(
    '<strong>Chief <span class="org-short">(CTO)</span></strong><ul class="org-duties"><li>Leads</li></ul>',
  );
  expect(result).toContain('<ul><li><div class="org-position"><strong>Team');
  expect(sections).toEqual([
    { id: 'team', heading: 'Team', text: 'Chief (CTO) · Leads · Team', keywords: ['Chief', 'CTO', 'Team'] },
  ]);
});

test('an operation is a link by its method and path', () => {
  const { html: result, links } = compile('Ask <Operation id="getFBOs" />.');
  expect(result).toContain(
    '<a class="operation" href="/docs/api/x/get-fbos/" title="List FBOs"><span class="method" data-method="get">GET</span> <code><wbr/>/fbos</code></a>.',
  );
  expect(links.map(({ href }) => href)).toEqual(['/docs/api/x/get-fbos/']);
});

test('a demonstration shows what is typed below what it makes', () => {
  const result = rendered('<Demo>\n\n  Press <Kbd>Ctrl+K</Kbd>.\n\n</Demo>');
  expect(result).toContain(
    '<p>Press <kbd class="keys"><span><kbd>Ctrl</kbd></span><span>+<kbd>K</kbd></span></kbd>.</p>',
  );
  expect(result.replace(/<[^>]+>/g, '')).toContain('Press &lt;Kbd&gt;Ctrl+K&lt;/Kbd&gt;.');
});

test.each([
  '<Kbd>`Ctrl`+**K**</Kbd>',
  '<Kbd><mark>Ctrl</mark>+K</Kbd>',
  '<Kbd>\n  Ctrl+K\n</Kbd>',
  'Press <Kbd>![Ctrl](./plane.png)+K</Kbd>',
])('keys keep their words, whatever is written around them: %s', (body) => {
  expect(rendered(body)).toContain('<kbd class="keys"><span><kbd>Ctrl</kbd></span><span>+<kbd>K</kbd></span></kbd>');
});

test('a video is a link, and loads nothing', () => {
  const result = rendered('<Video href="https://www.youtube.com/watch?v=1" title="First flight" />');
  expect(result).toContain('<a href="https://www.youtube.com/watch?v=1">');
  expect(result).toContain('<strong>First flight</strong><small>Video on youtube.com</small>');
  expect(result).not.toMatch(/<iframe|<img|src=/);
  expect(rendered('<Video href="https://youtu.be/1" title="First flight" poster="./plane.png" />')).toContain(
    '<img src="/images/plane.png" width="640" height="480" alt=""',
  );
  expect(compile('<Video href="https://youtu.be/1" title="A" poster="./nothing.png" />').diagnostics).toHaveLength(1);
});

test('comments are left out, escaped signs and plain values are text', () => {
  expect(rendered('a{/* note */} \\{b\\} \\<c> {"d"} {1}')).toBe('<p>a {b} &lt;c&gt; d 1</p>');
  expect(rendered('{/* note */}\n\nText')).toBe('<p>Text</p>');
});

test('prose may begin with import', () => {
  expect(rendered('import the file, then\nexport it.')).toContain('import the file');
});

test('sections hold the text below each heading, and words are counted', () => {
  const { sections, words } = compile(
    'Intro text.\n\n## Part\n\n- one,\n- two\\\nlines\n\n| a | b |\n| - | - |\n| c | d |',
  );
  expect(sections).toEqual([
    { id: '', heading: '', text: 'Intro text.' },
    { id: 'part', heading: 'Part', text: 'one, two lines · a · b · c · d' },
  ]);
  expect(words).toBe(10);
});

test('sections have no text twice, and none of a control', () => {
  const { sections } = compile(
    '## Part\n\nSee[^1] ![A plane](./plane.png).\n\n<Demo>\n\n  Once.\n\n</Demo>\n\n[^1]: A note.',
  );
  expect(sections).toEqual([{ id: 'part', heading: 'Part', text: 'See A plane . Once. A note.' }]);
});

test('no heading has an id of the frame', () => {
  const { headings } = compile('## Page data\n\n## Content\n\n## Menu');
  expect(headings.map(({ id }) => id)).toEqual(['page-data-1', 'content-1', 'menu-1']);
});

test('after an error there is no HTML, but headings and links are known', () => {
  expect(compile('## Part\n\n<Tipp />')).toMatchObject({ html: '', headings: [{ id: 'part' }] });
});

const examples = { ...components, ...html };
test.each(Object.entries(examples).filter(([name]) => name !== 'Steps' && name !== 'Tab' && name !== 'Card'))(
  'the example of %s is right',
  (_, { example }) => {
    expect(compile(example).diagnostics).toEqual([]);
  },
);

test('an empty context is enough', () => {
  expect(
    compileDocument({ path: 'content/docs/a.mdx', text: '---\n---\n\nText <Operation id="any" />' }, emptyContext)
      .diagnostics,
  ).toEqual([]);
});

test("GitHub's alerts are boxes", () => {
  const body = '> [!NOTE]\n> Text with `code`.\n>\n> - A list\n\n> [!caution]\n> **Stop.**\n\n> A quotation of [!NOTE]';
  const { html: result, diagnostics } = compile(body);
  expect(diagnostics).toEqual([]);
  expect(result).toMatch(
    /<div class="admonition" data-kind="note" role="note"><p class="admonition-title">.*?Note<\/p>\s*<p>Text with <code>code<\/code>\.<\/p>\s*<ul>/,
  );
  expect(result).toMatch(/data-kind="danger".*?Caution<\/p>\s*<p><strong>Stop\.<\/strong><\/p>/);
  expect(result).toContain('A quotation of [!NOTE]');
  expect(result.match(/class="admonition"/g)).toHaveLength(2);
});

test('a picture has a caption, and the width that its writer gives it', () => {
  const body = '![A plane](./plane.png "In flight") {/* width: 50% */}\n\n![A plane](./plane.png) {/* width: 25% */}';
  const { html: result, diagnostics } = compile(body);
  expect(diagnostics).toEqual([]);
  expect(result).toMatch(/<figure class="picture" style="width:50%"><img [^>]*><figcaption>In flight<\/figcaption>/);
  expect(result).toMatch(/<\/figure>\s*<img [^>]*style="width:25%"/);
});
