/** Other ways to write what documents have: those of HTML, GitHub and Docusaurus. */
import { describe, expect, test } from 'vitest';
import { compileDocument } from './render/compile';
import { emptyContext, type CompileContext } from './text/context';

const context: CompileContext = {
  ...emptyContext,
  files: new Set(['content/docs/page.mdx', 'content/docs/01-other.mdx', 'content/docs/a.png']),
};
const compile = (body: string, file = 'content/docs/page.mdx') =>
  compileDocument({ path: file, text: `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n` }, context);

/** HTML without the white space between blocks, and what was reported. */
const shown = (body: string, file?: string) => {
  const { html, diagnostics } = compile(body, file);
  return { html: html.replace(/(?<=>)\s+(?=<)|(?<=<br\/>)\s+/g, ''), diagnostics };
};

const boxes: [name: string, written: string, documented: string][] = [
  [
    'a title behind the kind',
    '::::danger DO NOT `x`\nLand.\n::::\n---\nMore.',
    '::::danger[DO NOT `x`]\nLand.\n::::\n---\nMore.',
  ],
  [
    'a title behind the kind, in a list',
    '- One\n\n  :::tip Title  \n  Text.\n  :::',
    '- One\n\n  :::tip[Title]\n  Text.\n  :::',
  ],
  ['a title right below a paragraph', 'Text.\n:::tip Title\nText.\n:::', 'Text.\n\n:::tip[Title]\nText.\n:::'],
  ['a box in a box', '::::note A\n\n:::tip B\nx\n:::\n\n::::', '::::note[A]\n\n:::tip[B]\nx\n:::\n\n::::'],
  [':::caution', ':::caution Wake\nKeep away.\n:::', ':::warning[Wake]\nKeep away.\n:::'],
  [':::important', ':::important\nx\n:::', ':::info[Important]\nx\n:::'],
  [':::success', ':::success\nx\n:::', ':::tip[Success]\nx\n:::'],
  [':::caution alone', ':::caution\nx\n:::', ':::warning[Caution]\nx\n:::'],
  [':::secondary', ':::secondary[More]\nx\n:::', ':::note[More]\nx\n:::'],
  ['attributes of a box', ':::note[Title]{icon="star"}\nx\n:::', ':::note[Title]\nx\n:::'],
];

const tabs: typeof boxes = [
  [
    'tabs',
    'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os" defaultValue="win">\n  <TabItem value="win" label="Windows" default>\n\n  A\n\n  </TabItem>\n</Tabs>',
    '<Tabs group="os">\n<Tab label="Windows">\n\nA\n\n</Tab>\n</Tabs>',
  ],
  [
    'tabs with their labels before them, or by their values',
    '<Tabs\n  values={[\n    {label: \'Windows\', value: \'win\'},\n  ]}>\n<TabItem value="win">A</TabItem>\n<TabItem value="mac">B</TabItem>\n</Tabs>',
    '<Tabs>\n<Tab label="Windows">A</Tab>\n<Tab label="mac">B</Tab>\n</Tabs>',
  ],
];

const notes: typeof boxes = [
  ['an id of a heading', '## Fuel plan {#Fuel}\n\n[a](#Fuel)', '## Fuel plan {/* #fuel */}\n\n[a](#fuel)'],
  ['comments', 'A <!-- b --> C\n<!-- c -->\n\n<!--\nd\n\ne */ -->  \n\nF', 'A  C\n{/* c */}\n\nF'],
  ['a comment in a list', '- a\n\n  <!-- b\n  c -->\n- d', '- a\n\n- d'],
  ['a comment that text follows', 'A\n\n<!-- b --> C', 'A\n\n{/* b */} C'],
  [
    'an address in angle brackets',
    '<https://a.example/b> <a@b.example>',
    '[https://a.example/b](https://a.example/b) [a@b.example](mailto:a@b.example)',
  ],
  ['a file of `static`', '[a](@site/static/a.pdf) [b](pathname:///b.pdf)', '[a](/a.pdf) [b](/b.pdf)'],
  [
    'links with other extensions, and with numbers',
    '[a](./other.md) [b](./01-other.mdx#x) [c](/docs/other.md) [d](/other.md#Y)',
    '[a](/docs/other/) [b](/docs/other/#x) [c](/docs/other/) [d](/docs/other/#y)',
  ],
];

const html: typeof boxes = [
  ['breaks and lines', 'a<br>b<br/>c\n\n<hr>', 'a<br />b<br />c\n\n---'],
  [
    'a link and a picture',
    'A <a href="https://a.example" target="_blank" class="x">B</a>\n\n<img src="./a.png" alt="A plane" width="360">',
    'A [B](https://a.example)\n\n![A plane](./a.png) {/* width: 50% */}',
  ],
  [
    'a picture in a link, over lines',
    '<a href="https://a.example">\n  <img src="./a.png" alt="A plane" />\n</a>',
    '[![A plane](./a.png)](https://a.example)',
  ],
  ['what only looks', '<div align="center">\n\nText <span style="color: red">in red</span>.\n\n</div>', 'Text in red.'],
  ['a paragraph', '<p align="center">\n  One <b>two</b>\n</p>', 'One <b>two</b>'],
  ['paragraphs in a cell', '| A |\n| - |\n| <p>One</p><p>Two</p> |', '| A |\n| - |\n| One<br />Two |'],
  ['a heading', '<h2 id="Fuel" class="x">Plan</h2>\n\n### <b>Part</b>', '## Plan {/* #fuel */}\n\n### <b>Part</b>'],
  ['keys', 'Press <kbd class="x">Ctrl</kbd>+<kbd>A</kbd>.', 'Press <Kbd>Ctrl</Kbd>+<Kbd>A</Kbd>.'],
  [
    'details',
    '<details class="x">\n<summary>More <b>of</b> it</summary>\n\nText.\n\n</details>',
    '<Details summary="More of it">\n\nText.\n\n</Details>',
  ],
  [
    'details in one line',
    '<details open><summary>More</summary>Text <b>x</b>.</details>',
    '<Details summary="More" open>\n\nText <b>x</b>.\n\n</Details>',
  ],
  [
    'details without an empty line',
    '<details>\n<summary>More</summary>\nText.\n</details>',
    '<Details summary="More">\n\nText.\n\n</Details>',
  ],
];

describe.each([
  ['boxes', boxes],
  ['tabs', tabs],
  ['notes and links', notes],
  ['HTML', html],
])('%s', (_, cases) => {
  test.each(cases)('%s', (_name, written, documented) => {
    const expected = shown(documented);
    expect(expected.diagnostics).toEqual([]);
    expect(shown(written)).toEqual(expected);
    expect(shown(written, 'content/docs/page.md')).toEqual(expected);
  });
});

test.each([
  ['lists', '<ul class="x">\n<li>One</li>\n<li><i>Two</i></li>\n</ul>', '<ul><li>One</li><li><i>Two</i></li></ul>'],
  ['words and their meaning', '<dl><dt>ATC</dt><dd>Control</dd></dl>', '<dl><dt>ATC</dt><dd>Control</dd></dl>'],
  [
    'a table',
    '<table border="1">\n<tr><td colspan="2" onclick="x()">A</td></tr>\n</table>',
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table><tr><td colSpan="2">A</td></tr></table></div>',
  ],
])('HTML that Markdown has no sign for: %s', (_, written, expected) => {
  expect(shown(written)).toEqual({ html: expected, diagnostics: [] });
});

test('in a `.md` file, braces and names that documents do not have are text, and indented lines are code', () => {
  const text = 'A {user} of <token>, f(a={}) {/* note */}, wind <b>10</b> {ICAO}<Kbd>A</Kbd>.\n\n    npm ci {a}\n';
  const { html: result, diagnostics } = shown(text, 'content/docs/page.md');
  expect(diagnostics).toEqual([]);
  expect(result).toContain('A {user} of &lt;token&gt;, f(a={}) , wind <b>10</b> {ICAO}<kbd class="keys">');
  expect(result).toContain('npm ci {a}');
});

test.each([
  ['<Badge text="beta" />', 'There is no component `<Badge>`.'],
  ['A <user-name id="1">x</user-name>.', '`<user-name>` is read as HTML, which documents cannot contain.'],
  ['Type <token>x</token> here.', '`<token>` is read as HTML, which documents cannot contain.'],
  ['Use <section>, <time> and <Callsign>.', undefined],
  ['<iframe src="https://a.example"></iframe>', 'Documents have another way to write `<iframe>`.'],
])('in a `.md` file, HTML of other names is no text: %s', (written, message) => {
  expect(shown(written, 'content/docs/page.md').diagnostics.map((found) => found.message)).toEqual(
    message === undefined ? [] : [message],
  );
});

test('the address of a file that is not there stays as it is', () => {
  expect(compile('[a](/no.md#z)').links.map(({ href }) => href)).toEqual(['/no.md#z']);
});
