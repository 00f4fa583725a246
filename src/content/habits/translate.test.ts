import { describe, expect, test } from 'vitest';
import { applyEdits } from '../text/source';
import { readContent } from '../project';
import { translate } from './translate';

const head = '---\ntitle: Page\ndescription: A page.\n---\n\n';
const file = 'content/docs/page.mdx';
const bodyOf = (text: string) => translate(file, head + text).text.slice(head.length);

/** What others write, and what it is here. */
const bodies: [name: string, written: string, expected: string][] = [
  [
    'a box with its title behind the kind',
    '::::danger DO NOT\nLand.\n::::\n---\nMore.',
    '::::danger[DO NOT]\nLand.\n::::\n---\nMore.',
  ],
  ['a kind of box that is missing here', ':::caution Wake\nKeep away.\n:::', ':::warning[Wake]\nKeep away.\n:::'],
  ['a kind that says more than ours', ':::important\nx\n:::', ':::info[Important]\nx\n:::'],
  ['a box of VitePress', '::: tip Title\nText.\n:::', ':::tip[Title]\nText.\n:::'],
  ['options of a box', ':::note[Title]{icon="star"}\nx\n:::', ':::note[Title]\nx\n:::'],
  ['a box that folds', '::: details More\nHidden.\n:::', '<Details summary="More">\n\nHidden.\n\n</Details>'],
  [
    'boxes of others around ours',
    '::::details More\n:::tip\nx\n:::\n::::',
    '<Details summary="More">\n\n:::tip\nx\n:::\n\n</Details>',
  ],
  [
    'a box of MkDocs',
    '!!! warning "Mind it"\n    One.\n\n    Two.\n\nAfter it.',
    ':::warning[Mind it]\nOne.\n\nTwo.\n:::\n\nAfter it.',
  ],
  ['a box in a box', '!!! note\n    A\n\n    !!! tip\n        B\n', '::::note\nA\n\n:::tip\nB\n:::\n::::\n'],
  ['code in a box', '!!! note\n    ```py\n    if a:\n        b\n    ```\n', ':::note\n```py\nif a:\n    b\n```\n:::\n'],
  [
    'a box in a list',
    '1. One\n\n    !!! tip "T"\n        Text.\n\n2. Two',
    '1. One\n\n    :::tip[T]\n    Text.\n    :::\n\n2. Two',
  ],
  [
    'a box of MkDocs that folds',
    '???+ question "Why?"\n    Since.',
    '<Details summary="Why?" open>\n\nSince.\n\n</Details>',
  ],
  [
    'tabs of MkDocs',
    '=== "A"\n\n    One.\n\n=== "B"\n\n    Two.\n',
    '<Tabs>\n<Tab label="A">\n\nOne.\n\n</Tab>\n<Tab label="B">\n\nTwo.\n\n</Tab>\n</Tabs>\n\n',
  ],
  ['a box of MkDocs behind a tab', '!!! note\n\tOne.\n\n\tTwo.\n\nAfter.', ':::note\nOne.\n\nTwo.\n:::\n\nAfter.'],
  [
    'words in backticks over two lines of a box',
    '!!! note\n    Use `npm run\n    build` now.',
    ':::note\nUse `npm run\nbuild` now.\n:::',
  ],
  ['an export in a box', '!!! note\n    export const a = 1;\n\n    Text.', ':::note\n\nText.\n:::'],
  ['a quotation in a box', '!!! note\n    > Said.', ':::note\n> Said.\n:::'],
  ['signs as entities in code', '<code>a &#124; b</code>, <code>&lt;T&gt;</code>', '`a | b`, `<T>`'],
  ['code with a bar in a cell', '| A |\n| - |\n| <code>a &#124; b</code> |', '| A |\n| - |\n| `a \\| b` |'],
  ['backticks in code of HTML', '<code>a`b</code>', '`` a`b ``'],
  ['a tag of blocks in a cell', '| <center>Yes</center> | No |\n| - | - |', '| Yes | No |\n| - | - |'],
  [
    'a name with underscores that folds',
    '<details>\n<summary>Set **MAX_PLAYERS** _now_</summary>\n\nx\n\n</details>',
    '<Details summary="Set MAX_PLAYERS now">\n\nx\n\n</Details>',
  ],
  [
    'an abbreviation in an address, and within another',
    'See [rules](rules.md#ATC) of CTAF and ATC.\n\n*[CTAF]: Common ATC frequency\n*[ATC]: Control\n',
    'See [rules](rules.md#ATC) of <abbr title="Common ATC frequency">CTAF</abbr> and <abbr title="Control">ATC</abbr>.\n\n',
  ],
  [
    'an address that a call completes',
    '<img src={require(\'@site/static/img/a.png\').default} alt="A" />\n\n<img src={useBaseUrl(\'/b.png\')} alt="B" />',
    '![A](/img/a.png)\n\n![B](/b.png)',
  ],
  ['HTML in a cell', '| A |\n| - |\n| <small>one<br>two</small> |', '| A |\n| - |\n| one<br />two |'],
  [
    'marks in marks of HTML',
    '<b><i>a</i></b>, <b>b <em>c</em> d</b>, <b>e <strong>f</strong></b>, <u><s><b>g</b></s></u>',
    '***a***, **b *c* d**, **e f**, ~~**g**~~',
  ],
  [
    'attributes without quotes',
    '<img src=./a.png alt="A plane">\n\n<a href=https://a.example/b>A</a> <br clear=all> <br/>',
    '![A plane](./a.png)\n\n[A](https://a.example/b) <br /> <br/>',
  ],
  ['a mark right behind another, and a quotation', '<b>a</b><b>b</b>, <q>c</q>', '**ab**, “c”'],
  ['a heading in HTML with an id', '<h2 id="Fuel" class="x">Plan</h2>\n\nText.', '## Plan {/* #fuel */}\n\nText.'],
  [
    'names within a section',
    '## One\n\nText.<span id=a></span>\n\n<a name="c">More</a>.\n\n<a class="x" id="b" href="#b"></a>',
    '## One {/* moved_from: #a, #c, #b */}\n\nText.\n\nMore.\n\n',
  ],
  ['bold and italic HTML', '<b>Bold</b>, <em>it </em>and <u>u</u> <code>c</code>', '**Bold**, *it* and u `c`'],
  [
    'a name beside a heading',
    '<a id="a"></a>\n\n## One\n<a name="B"></a>\n\nText <a id="one"></a>.',
    '## One {/* moved_from: #a */} {/* moved_from: #b */}\n\nText .',
  ],
  ['a name that the heading has', '<a id="a-b"></a>\n## `a` b', '## `a` b'],
  ['a name that a linked heading has', '<a id="a"></a>\n## [A](#a)', '## [A](#a)'],
  ['code in HTML', '<code>a <b>{b}</b></code>', '`a {b}`'],
  ['a heading in HTML', '<h2 align="center">Fuel</h2>\n\nText.', '## Fuel\n\nText.'],
  [
    'a link and a picture in HTML',
    '<a href="https://a.example" target="_blank">A</a>\n\n<img src="./a.png" alt="A plane" width="360" />',
    '[A](https://a.example)\n\n![A plane](./a.png) {/* width: 50% */}',
  ],
  [
    'a component of Starlight, and its import',
    'import { Aside } from \'@astrojs/starlight/components\';\n\n<Aside type="tip" title="T">\n\nText.\n\n</Aside>',
    '\n:::tip[T]\n\nText.\n\n:::',
  ],
  ['an import over lines', "import {\n  A,\n  B,\n} from '@theme/Tabs';\n\nText.", '\nText.'],
  ['an export', 'export const a = 1;\n\nText.', '\nText.'],
  [
    'an imported picture',
    'import logo from \'./logo.png\';\n\n<img src={logo} alt="The logo" />',
    '\n![The logo](./logo.png)',
  ],
  [
    'tabs of Docusaurus',
    '<Tabs groupId="os">\n  <TabItem value="win" label="Windows" default>\n\n  A\n\n  </TabItem>\n</Tabs>',
    '<Tabs group="os">\n\n  <Tab label="Windows">\n\n  A\n\n  </Tab>\n\n</Tabs>\n',
  ],
  [
    'tabs of Docusaurus that have their labels before them',
    "<Tabs values={[{label: 'Windows', value: 'win'}, {label: 'macOS', value: 'mac'}]}>\n<TabItem value=\"win\">\n\nA\n\n</TabItem>\n<TabItem value=\"mac\">\n\nB\n\n</TabItem>\n</Tabs>",
    '<Tabs>\n\n<Tab label="Windows">\n\nA\n\n</Tab>\n\n<Tab label="macOS">\n\nB\n\n</Tab>\n\n</Tabs>\n',
  ],
  [
    'details of HTML',
    '<details>\n<summary>More <b>of</b> it</summary>\n\nText.\n\n</details>',
    '<Details summary="More of it">\n\nText.\n\n</Details>\n',
  ],
  [
    'details in one line',
    '<details open><summary>More</summary>Text.</details>',
    '<Details summary="More" open>\n\nText.\n\n</Details>\n',
  ],
  [
    'cards of links',
    '<CardGrid>\n  <LinkCard title="Fly" href="/docs/welcome/" description="Begin." />\n  <LinkCard title="B" href="/b/" />\n</CardGrid>',
    '\n  <Cards>\n  <Card title="Fly" href="/docs/welcome/">\n\n  Begin.\n\n  </Card>\n  <Card title="B" href="/b/" />\n  </Cards>\n\n',
  ],
  [
    'a card of Mintlify over lines, and its icon',
    'import { A } from \'/snippets/a.jsx\';\n\n<Card\n  title="Fly"\n  href="/docs/"\n  icon={<A />}\n>\n  Begin.\n</Card>',
    '\n<Cards>\n<Card title="Fly" href="/docs/">\n\n  Begin.\n\n</Card>\n</Cards>\n\n',
  ],
  ['a card without a link', '<Card title="Fly" icon="plane">\nText.\n</Card>', ':::note[Fly]\nText.\n:::'],
  ['a card without a link in one line', '<Card title="Fly">Text.</Card>', ':::note[Fly]\nText.\n:::'],
  [
    'cards in lines with text',
    '<Card title="A" icon="star">One\ntwo.</Card>\n<Card title="B" href="/b/" icon="x">Three.</Card>',
    ':::note[A]\nOne\ntwo.\n:::\n\n<Cards>\n<Card title="B" href="/b/">\n\nThree.\n\n</Card>\n</Cards>',
  ],
  [
    'a figure',
    '<figure markdown>\n  ![A route](./a.png){ width="360" }\n  <figcaption>To the coast</figcaption>\n</figure>',
    '\n![A route](./a.png "To the coast") {/* width: 50% */}\n',
  ],
  [
    'a video',
    '<iframe width="560" src="https://www.youtube.com/embed/abc" title="First flight" allowfullscreen></iframe>',
    '\n<Video href="https://www.youtube.com/watch?v=abc" title="First flight" />\n',
  ],
  ['a picture over lines', '<img\n  src="./a.png"\n  alt="A plane"\n/>', '![A plane](./a.png)'],
  ['a link over lines', 'See <a\n  href="https://a.example">A</a>.', 'See [A](https://a.example).'],
  ['a button over lines', '<LinkButton href="https://a.example">\n  Go\n</LinkButton>', '[Go](https://a.example)'],
  [
    'marks over lines',
    '<a href="https://a.example">\n  <img src="./a.png" alt="A plane"></a>\n\nThis <b>is\nbold</b>.',
    '[![A plane](./a.png)](https://a.example)\n\nThis **is bold**.',
  ],
  ['an empty tag in an entry', '- One\n- <div></div>\n\nText', '- One\n- \nText'],
  ['a tag of blocks in an entry', '- <p>One</p>\n- <div>\n\n  Two\n\n  </div>', '- One\n- Two'],
  [
    'text that folds in an entry',
    '1. <details>\n   <summary>S</summary>\n\n   One\n   </details>\n2. Two',
    '1. <Details summary="S">\n\n   One\n\n   </Details>\n\n2. Two',
  ],
  ['a box in an entry', '- <Note>One</Note>\n- Two', '-\n  :::note\n  One\n  :::\n- Two'],
  ['a block for looks', '<div className="center">\n\nText.\n\n</div>', '\nText.\n'],
  ['the width of a picture', '![A route](./a.png){ width="600" }', '![A route](./a.png) {/* width: 83% */}'],
  ['attributes of a link', 'See [it](https://a.example){target=new}.', 'See [it](https://a.example).'],
  ['an id of a heading', '## Fuel plan {#Fuel}', '## Fuel plan {/* #fuel */}'],
  [
    'keys',
    'Press ++ctrl+alt+"K"++ or <kbd>Shift</kbd> + <kbd>A</kbd>.',
    'Press <Kbd>Ctrl+Alt+K</Kbd> or <Kbd>Shift+A</Kbd>.',
  ],
  ['an icon', 'Go :material-airplane: up :fontawesome-brands-github:.', 'Go up .'],
  [
    'an abbreviation',
    'The ATC calls. ATC!\nThe ATC again.\n\n*[ATC]: Air traffic control',
    'The <abbr title="Air traffic control">ATC</abbr> calls. ATC!\nThe ATC again.\n',
  ],
  ['a list of headings', 'A\n\n[[toc]]\n\n[TOC]\n\nB', 'A\n\nB'],
  ['an included file', '--8<-- "parts/a.md"', '{/* Not included: parts/a.md */}'],
  ['a comment', 'A\n<!-- truncate -->\nB <!-- b */\nc --> C', 'A\n{/* truncate */}\nB {/* b * /\nc */} C'],
  [
    'an address in angle brackets',
    '<https://a.example/b> <a@b.example> <mailto:c@d.example>',
    'https://a.example/b a@b.example c@d.example',
  ],
  [
    'a file of static, and a page by its file',
    '![A](@site/static/img/a.png) [b](/docs/b.md#c) [d](pathname:///e.pdf)',
    '![A](/img/a.png) [b](/docs/b/#c) [d](/e.pdf)',
  ],
  [
    'options of code',
    '```ts title="a.ts" {1} showLineNumbers\na\n```\n\n``` py hl_lines="1 3-4" linenums="1"\nb\n```\n\n```js{2}\nc\n```\n\n```sh [npm]\nd\n```',
    '```ts title="a.ts" {1} showLineNumbers\na\n```\n\n``` py {1,3-4} linenums="1"\nb\n```\n\n```js {2}\nc\n```\n\n```sh title="npm"\nd\n```',
  ],
];

describe('text of other programs', () => {
  test.each(bodies)('%s', (_, written, expected) => {
    expect(bodyOf(written).trim()).toBe(expected.trim());
    expect(translate(file, head + expected).findings).toEqual([]);
  });

  test.each(bodies)('a warning for each habit, and no error: %s', (_, written) => {
    const files = new Map([
      [file, head + written],
      ['content/docs/a.png', ''],
      ['content/docs/logo.png', ''],
    ]);
    const { diagnostics, docs } = readContent(files);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(docs[0]?.compiled.html ?? '').toBe(
      readContent(new Map([...files, [file, head + bodyOf(written)]])).docs[0]?.compiled.html,
    );
    const rules = diagnostics.map(({ rule }) => rule).filter((rule) => rule?.startsWith('habit-'));
    expect(rules.length).toBeGreaterThan(0);
    expect(new Set(rules).size).toBe(rules.length);
    expect(applyEdits(head + written, diagnostics)).toBe(head + bodyOf(written));
  });
});

test('code and comments stay as they are', () => {
  const code = '<br> ++a++ :::caution X {#a} !!! note <!-- c --> [TOC]';
  for (const text of [
    `\`${code}\``,
    `\`\`\`md\n${code}\n!!! note\n    x\n\`\`\``,
    `- a\n\n  ~~~\n  ${code}\n  ~~~`,
    `{/* ${code} */}`,
  ])
    expect(bodyOf(text)).toBe(text);
  expect(bodyOf(`Text<br>\`${code}\`<br>`)).toBe(`Text<br />\`${code}\`<br />`);
});

test('a comment is reported where it is, not in code before it', () => {
  const { findings } = translate(file, `${head}\`<!-- code -->\`\n\n<!-- note -->\n`);
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([['habit-comment', 8]]);
});

test('signs of an .md file are text', () => {
  const text = `${head}A {user} of <token>, f(a={}), <b>x</b> and \\{a} {/* note */} \`{a}\`.\n\n<Kbd>A</Kbd>\n`;
  expect(translate('content/docs/page.md', text).text).toBe(
    text
      .replace('{user}', '\\{user}')
      .replace('={}', '=\\{}')
      .replace('<token>', '\\<token>')
      .replace('<b>x</b>', '**x**'),
  );
  expect(readContent(new Map([['content/docs/page.md', text]])).docs[0]?.compiled.html).toContain(
    'A {user} of &lt;token&gt;',
  );
});

test('what resembles a habit, and is none', () => {
  const text =
    '!!! Do not fly below 500 ft\n\nexport default settings to a file\n\n[a](<https://a.example/B_(c)>)\n\nC++ and i++, 12:30:00, a {b: 1}, 1 < 2, {++one++}, :tada:, x === "y"\n\n| ::: |\n| - |\n| !!! |\n\n[a]: /b.md\n';
  expect(bodyOf(text)).toBe(text);
});

test.each([
  ['| Command |\n| - |\n| /book <time> |', '`<time>` is read as HTML, which documents cannot contain.'],
  ['Type /copy <source> first.', '`<source>` is read as HTML, which documents cannot contain.'],
  ['- /move <section>', 'Documents have another way to write `<section>`.'],
])('what a reader puts in its place is lost in no text: %j', (written, message) => {
  expect(bodyOf(`${written}\n`)).toBe(`${written}\n`);
  const { diagnostics } = readContent(new Map([[file, `${head}${written}\n`]]));
  expect(diagnostics.map((found) => [found.message, found.fix?.includes('backticks')])).toEqual([[message, true]]);
});

test('mistakes have the lines of the file', () => {
  const text = `${head}!!! note\n    One.\n\n    ![](./a.png)\n\nTwo ![](./a.png)\n`;
  const { diagnostics } = readContent(
    new Map([
      [file, text],
      ['content/docs/a.png', ''],
    ]),
  );
  const found = diagnostics.filter(({ rule }) => rule === 'picture-words');
  expect(found.map(({ line, column, source }) => [line, column, source])).toEqual([
    [9, 5, '    ![](./a.png)'],
    [11, 5, 'Two ![](./a.png)'],
  ]);
});

test('mistakes below a field over lines have the lines of the file, and their edits', () => {
  const text = '---\nsummary: |\n  Long text.\n  More.\ntitle: A\nsidebar_lable: B\n---\n\n[a](www.example.com)\n';
  const { diagnostics } = readContent(new Map([[file, text]]));
  expect(diagnostics.filter(({ rule }) => rule === undefined).map(({ line }) => line)).toEqual([6, 9]);
  expect(
    applyEdits(
      text,
      diagnostics.filter(({ rule }) => rule === undefined),
    ),
  ).toContain('https://www.example.com');
});

test('the edit of a mistake is kept where its line is the same', () => {
  const text = `${head}<br>\n\n[a](www.example.com)\n`;
  const { diagnostics } = readContent(new Map([[file, text]]));
  expect(
    applyEdits(
      text,
      diagnostics.filter(({ rule }) => rule === undefined),
    ),
  ).toContain('<br>\n\n[a](https://www.example.com)');
  const fixed = applyEdits(text.replaceAll('\n', '\r\n'), diagnostics);
  expect(applyEdits(fixed, translate(file, fixed).findings)).toBe(
    `${head}<br />\n\n[a](https://www.example.com)\n`.replaceAll('\n', '\r\n'),
  );
});

const fields: [name: string, written: string, expected: string][] = [
  [
    'the order of Starlight',
    'title: A\ndescription: B.\nsidebar:\n  order: 4\n  label: C\n  hidden: true',
    'title: A\ndescription: B.\nsidebar_position: 4\nsidebar_label: C\nsidebar: false',
  ],
  [
    'an address, and fields that change nothing',
    'title: A\ndescription: B.\nid: a12\nslug: /old\ntoc_max_heading_level: 4',
    'title: A\ndescription: B.\nmoved_from: [/docs/old/]',
  ],
  [
    'former addresses',
    'title: A\nredirect_from: /docs/a/\ndescription: B.\nmoved_from: [/docs/b/]',
    'title: A\ndescription: B.\nmoved_from: [/docs/b/, /docs/a/]',
  ],
  ['no description', 'title: A', 'title: A\ndescription: Text of a whole page, and of more.'],
  [
    'a note for a description',
    'title: A\ndescription: # one sentence',
    'title: A\ndescription: Text of a whole page, and of more.',
  ],
  ['another position', 'title: A\ndescription: B.\nnav_order: 2', 'title: A\ndescription: B.\nsidebar_position: 2'],
  [
    'a title over lines',
    'title: >\n  A page\n  of two',
    'title: >\n  A page\n  of two\ndescription: Text of a whole page, and of more.',
  ],
  ['what is not published', 'title: A\ndescription: B.\npublished: off', 'title: A\ndescription: B.\ndraft: true'],
  ['what no list has', 'title: A\ndescription: B.\nunlisted: on', 'title: A\ndescription: B.\nsidebar: false'],
  ['a sidebar of Docusaurus', 'title: A\ndescription: B.\nsidebar: tutorial', 'title: A\ndescription: B.'],
  ['a description of another name', 'title: A\nsummary: "B: c."', 'title: A\ndescription: "B: c."'],
];

test.each(fields)('front matter: %s', (_, written, expected) => {
  const body = '\n\nText of *a whole page*, and `of` more. More.\n';
  expect(translate(file, `---\n${written}\n---${body}`).text).toBe(`---\n${expected}\n---${body}`);
});

test.each([
  ['---\ndescription: B.\n---\n\n# A `b`\n\nText.\n', '---\ntitle: A b\ndescription: B.\n---\n\nText.\n'],
  ['A b\n===\n\nOne two three.\n', '---\ntitle: A b\ndescription: One two three.\n---\n\nOne two three.\n'],
  ['# A\n\nOne two three.\n', '---\ntitle: A\ndescription: One two three.\n---\n\nOne two three.\n'],
  ['---\ntitle: A\ndescription: B.\n---\n\n# A\n\nText.\n', '---\ntitle: A\ndescription: B.\n---\n\nText.\n'],
  [
    '# A b\n\n- [A b](#a-b)\n- [Chapter one](#c)\n\nOne two three.\n\n## C\n\n[Back](#a-b)\n',
    '---\ntitle: A b\ndescription: One two three.\n---\n\n- [A b](#top)\n- [Chapter one](#c)\n\nOne two three.\n\n## C\n\n[Back](#top)\n',
  ],
  [
    '# A\n\n[![Build][b]][c]\n\nOne `<two>`.\n\n[b]: ./a.png\n[c]: https://a.example\n',
    '---\ntitle: A\ndescription: One <two>.\n---\n\n[![Build][b]][c]\n\nOne `<two>`.\n\n[b]: ./a.png\n[c]: https://a.example\n',
  ],
  ['# A\n\nOne [two](#a).\n\n## A\n', '---\ntitle: A\ndescription: One two.\n---\n\nOne [two](#a).\n\n## A\n'],
])('a title in the text', (written, expected) => {
  const { text, findings } = translate(file, written);
  expect(text).toBe(expected);
  expect(readContent(new Map([[file, written]])).docs[0]?.frontMatter.title).toBe(/^title: (.*)$/m.exec(expected)?.[1]);
  expect(applyEdits(written, findings)).toBe(expected);
});

test('front matter with a mistake stays as it is', () => {
  for (const text of [
    '---\ntitle: A: b\nslug: x\n---\n',
    '---\n- a\n---\n',
    '---\ntitle: A',
    'Text.',
    '---\ntitle: A\ntitel: x\ndescription: B.\n---\n',
  ])
    expect(translate(file, text).text).toBe(text);
});

test('a habit that is switched off is read, and not reported', () => {
  const text = head.replace('\n---\n\n', '\nlint_ignore: [habit-html]\n---\n\n');
  const { diagnostics, docs } = readContent(new Map([[file, `${text}One<br>two\n`]]));
  expect(diagnostics).toEqual([]);
  expect(docs[0]?.compiled.html).toContain('<br/>');
});

test.each([
  ['habit-html', `${head}One<br>two.\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-comment', `${head}<!-- a */\nb -->\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-code', `${head}\`\`\`js{1}\na\n\`\`\`\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-component', `${head}<Note>x</Note>\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-fields', `${head.replace('\n---\n\n', '\nnav_order: 2\n---\n\n')}:::caution\nx\n:::\n`, ':::warning'],
  ['habit-anchor', `${head}## A\n\n<a id="b"></a>\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-title', `${head}# Page\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-heading-id', `${head}## Part {#own}\n\n:::caution\nx\n:::\n`, ':::warning'],
  ['habit-description', '---\ntitle: Page\n---\n\nWords of a page.\n\n:::caution\nx\n:::\n', ':::warning'],
])('what a file keeps is read, and stays when something else is fixed: %s', (id, written, becomes) => {
  for (const name of [file, 'content/docs/page.md']) {
    const text = written.replace('\n---\n\n', `\nlint_ignore: [${id}]\n---\n\n`);
    const { diagnostics, docs } = readContent(new Map([[name, text]]));
    const fixed = applyEdits(text, diagnostics);
    expect(fixed).toBe(text.replace(':::caution', becomes));
    const after = readContent(new Map([[name, fixed]]));
    expect(after.diagnostics).toEqual([]);
    expect(after.docs[0]?.compiled.html).toBe(docs[0]?.compiled.html);
  }
});

test.each([
  ['content/docs/a/_category.yaml', '# Ours.\ndescription: The page of every bot.\nposition: 4\nlabel: Pages\n'],
  ['content/authors.yaml', 'ann:\n  description: Writes of email.\n  url: https://a.example/\n  name: Ann\n'],
])('data of this site stays as it is, in any order: %s', (name, text) => {
  expect(translate(name, text)).toMatchObject({ text, findings: [] });
});

test.each([
  ['habit-html', '{user}<br>one'],
  ['habit-heading-id', '## Part {#own}\n\n{user}'],
  ['habit-comment', '<!-- a {note}\nand <b> -->\n\n{user} <!-- c -->'],
  ['habit-import', "import {Tabs} from '@theme/Tabs';\n\n{user}"],
  ['habit-component', '<Note>\n{user}\n</Note>'],
])('signs are escaped beside what a file keeps: %s', (id, body) => {
  const name = 'content/docs/page.md';
  const text = `${head.replace('\n---\n\n', `\nlint_ignore: [${id}]\n---\n\n`)}${body}\n`;
  const { diagnostics, docs } = readContent(new Map([[name, text]]));
  const fixed = applyEdits(text, diagnostics);
  expect(fixed).toBe(text.replace('{user}', '\\{user}'));
  const after = readContent(new Map([[name, fixed]]));
  expect(after.diagnostics).toEqual([]);
  expect(after.docs[0]?.compiled.html).toBe(docs[0]?.compiled.html);
});

test('a file loses nothing where all that is left to fix depends on what it keeps', () => {
  const text = `${head.replace('\n---\n\n', '\nlint_ignore: [habit-heading-id]\n---\n\n')}## A {user} {#a}\n`;
  const { findings } = translate('content/docs/page.md', text);
  expect(findings.map(({ rule }) => rule)).toEqual(['habit-signs']);
  expect(applyEdits(text, findings)).toBe(text);
});

test.each([
  ['habit-anchor', '## A\n<a id="b"></a>\n\nOne<br>two'],
  ['habit-import', 'import logo from \'./a.png\';\n\n<img src={logo} alt="A plane" />'],
  ['habit-html', '<img src="@site/static/a.png" alt="A plane" />'],
])(
  'what would change the meaning of what a file keeps stays, and nothing says that it can be fixed: %s',
  (id, body) => {
    const text = `${head.replace('\n---\n\n', `\nlint_ignore: [${id}]\n---\n\n`)}${body}\n\n:::caution\nx\n:::\n`;
    const { findings } = translate(file, text);
    expect(applyEdits(text, findings)).toBe(text.replace('caution', 'warning'));
    expect(findings.map(({ fix }) => fix?.includes('--fix'))).toEqual([true, false]);
  },
);

test('names of other generators', () => {
  const page = (title: string) => `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\nText.\n`;
  const files = new Map([
    ['content/authors.yml', 'ann:\n  name: Ann\n  title: Pilot\n  image_url: https://a.example/a.png\n'],
    [
      'content/docs/02-guides/_category_.json',
      '{ "label": "Guides", "link": { "type": "generated-index", "description": "All." } }',
    ],
    [
      'content/docs/02-guides/01-start.md',
      `${page('Start')}\n[a](./10_more.md) [b](./more) [c](../02-guides) [d](../more/) [e](more.html)\n`,
    ],
    ['content/docs/02-guides/10_more.md', page('More')],
    ['content/docs/02-guides/README.md', page('Guides')],
    ['content/docs/03-last/747-800.mdx', page('Jet')],
    [
      'content/releases/2025-01-31-news.md',
      '---\ntitle: News\ndescription: N.\nauthors: ann\ntags: A, B\n---\n\nText.\n',
    ],
  ]);
  const { docs, posts, categories, authors, diagnostics } = readContent(files, { today: '2025-06-01' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(diagnostics.filter(({ rule }) => !rule?.startsWith('habit-'))).toEqual([]);
  expect(docs.map(({ route, frontMatter }) => [route, frontMatter.sidebar_position])).toEqual([
    ['/docs/guides/start/', 1],
    ['/docs/guides/more/', 10],
    ['/docs/guides/', undefined],
    ['/docs/last/747-800/', undefined],
  ]);
  expect(docs[0]?.compiled.links.map(({ href }) => href)).toEqual([
    '/docs/guides/more/',
    '/docs/guides/more/',
    '/docs/guides/',
    '/docs/guides/more/',
    '/docs/guides/more/',
  ]);
  expect(posts[0]).toMatchObject({ route: '/releases/news/', frontMatter: { date: '2025-01-31', tags: ['A', 'B'] } });
  expect(categories).toEqual([
    { folder: 'guides', position: 2, label: 'Guides', description: 'All.' },
    { folder: 'last', position: 3, label: 'Last' },
  ]);
  expect(authors).toEqual({ ann: { name: 'Ann', description: 'Pilot' } });
});

test('of two files for one thing, one is a mistake', () => {
  const text = '---\ntitle: A\ndescription: B.\n---\n\nText.\n';
  const { authors, diagnostics } = readContent(
    new Map([
      ['content/docs/a/b.md', text],
      ['content/docs/a/b.mdx', text],
      ['content/docs/a/_category.yaml', 'label: A\n'],
      ['content/docs/a/_category_.json', '{ "label": "B" }'],
      ['content/authors.json', '{ "b": { "name": "B" } }'],
      ['content/authors.yaml', 'a:\n  name: A\n'],
    ]),
  );
  expect(diagnostics.map(({ file: one, message }) => `${one}: ${message}`)).toEqual([
    expect.stringContaining('content/authors.json: Another file stands for'),
    expect.stringContaining('content/docs/a/_category_.json: Another file stands for'),
    expect.stringContaining('has the same address'),
    expect.stringContaining('has the same title'),
  ]);
  expect(Object.keys(authors)).toEqual(['a']);
});

test('long texts that begin like a habit are read in time', () => {
  const parts = [
    `{${' '.repeat(5000)}`,
    `{a=${'b.'.repeat(5000)}`,
    `<img${' a'.repeat(5000)}`,
    `!!!${' a'.repeat(5000)}`,
    `::: a${' '.repeat(5000)}x`,
    `++${'a+'.repeat(5000)}`,
    '<b>'.repeat(3000),
    '<!-- '.repeat(3000),
  ];
  for (const text of parts) {
    const started = performance.now();
    bodyOf(`${text}\n`);
    expect(performance.now() - started, text.slice(0, 20)).toBeLessThan(5000);
  }
});

test('an address in angle brackets is no sign, in Markdown without components either', () => {
  const text = `${head}![Map](<Screenshot 2024.png>) and [a]\n\n[a]: <my file.md>\n\n<img src="my pic.png" alt="A" />\n`;
  expect(translate('content/docs/page.md', text).text).toBe(
    text.replace('<img src="my pic.png" alt="A" />', '![A](<my pic.png>)'),
  );
});

test('a title keeps the sign of a language, and fields that nobody has filled in say nothing', () => {
  expect(translate(file, '# Using C#\n\nText for all.\n').text).toContain('title: Using C#\n');
  expect(translate(file, '# Using C ##\n\nText for all.\n').text).toContain('title: Using C\n');
  const empty = '---\ntitle: A\nsummary:\naliases:\nlinkTitle:\nslug: ""\n---\n\nText for all of us.\n';
  expect(translate(file, empty).text).toBe(
    '---\ntitle: A\ndescription: Text for all of us.\n---\n\nText for all of us.\n',
  );
  const imported = translate(file, '---\ntitle: A\ndescription: B.\ntags: one, two\n---\n\nText.\n', true).text;
  expect(imported).toContain('keywords: [one, two]');
});
