/**
 * Writers' mistakes, each with its whole report, word by word. `body` follows a front matter of five lines, `doc` is a
 * whole file, `post` the rest of a post's front matter.
 */
import { expect, test } from 'vitest';
import { site } from '../site';
import { readContent } from './project';

type Report = [place: string, message: string, fix: string][];

const mistakes: { kind: 'body' | 'doc' | 'post'; mistake: string; text: string; report: Report }[] = [
  {
    kind: 'doc',
    mistake: 'typographic quotes',
    text: '---\ntitle: “Page”\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:8 warning',
        'YAML takes these quotes for letters: they are part of `title`.',
        'Write straight ones: `title: "Page"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'typographic quotes around a colon',
    text: '---\ntitle: “Charters: how to book”\ndescription: A page.\n---\n\nText.',
    report: [['2:8 error', 'YAML knows straight quotes alone.', 'Write `"` in the place of `“` and `”`.']],
  },
  {
    kind: 'doc',
    mistake: 'an indented field',
    text: '---\ntitle: Page\n  description: A page.\n---\n\nText.',
    report: [
      [
        '3:3 error',
        'This line is indented further than the one before it.',
        'Begin every field at the start of its line.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'an alias without its anchor',
    text: '---\ntitle: Page\ndescription: *everyone\n---\n\nText.',
    report: [
      [
        '3:14 error',
        '`*everyone` refers to a part of the file that is named `&everyone`, and there is none.',
        'For plain text put the value in quotes: `"*everyone"`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a diagram without a title, of a kind that is not drawn',
    text: '```mermaid\ngantt\n  title Plan\n```',
    report: [
      [
        '6:1 error',
        'This diagram has no words for those who can’t see it.',
        'Say what it shows, after the language: ```mermaid title="How a page is published"',
      ],
      [
        '7:1 error',
        'Diagrams of the kind `gantt` are not drawn here.',
        'Choose from: `flowchart`, `stateDiagram`, `sequenceDiagram`, `classDiagram`, `erDiagram`; or draw it elsewhere, and put it in as a picture.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'no text',
    text: '---\ntitle: Page\ndescription: A page.\n---\n',
    report: [['0:0 warning', 'This page has a title, and no text.', 'Write it, or hold it back: `draft: true`.']],
  },
  {
    kind: 'doc',
    mistake: 'the title of another page',
    text: '---\ntitle: Other\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '0:0 warning',
        "`content/docs/other.mdx` has the same title, `Other`: readers can't tell the two apart in search.",
        'Give each its own.',
      ],
    ],
  },
  {
    kind: 'post',
    mistake: 'a year of two digits',
    text: 'date: 0025-07-31\nauthors: [tech-team]\ntags: [FCP]',
    report: [['4:7 error', 'This day is in the year 0025.', 'Did you mean `date: 2025-07-31`?']],
  },
  {
    kind: 'post',
    mistake: 'no tags',
    text: 'date: 2025-02-20\nauthors: [tech-team]\ntags: []',
    report: [
      ['6:7 error', '`tags` needs at least one entry.', 'Write it like this: `tags: [FCP, Flight Crew Portal]`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a box in a box of as many colons',
    text: ':::note\n\nOuter.\n\n:::tip\n\nInner.\n\n:::\n\nOuter.\n\n:::',
    report: [
      [
        '10:1 error',
        'This box stands in `:::note`, which has no more colons: the first `:::` ends both.',
        'Begin and end the outer one with one colon more: `::::note`.',
      ],
      ['18:1 error', 'This ends a box, but none is open.', 'Remove the line, or begin the box with `:::note`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a box of Python-Markdown',
    text: '!!! warning "Mind this"',
    report: [
      [
        '6:1 error',
        'Boxes are written in another way here.',
        'Write `:::warning[Mind this]`, then the text, then `:::`, each on a line of its own.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a heading without its space',
    text: '##Flights',
    report: [['6:1 error', 'This looks like a heading, but no space follows the signs.', 'Write `## Flights`.']],
  },
  {
    kind: 'body',
    mistake: 'an id as other generators write it',
    text: '## Flights {#flights}',
    report: [
      [
        '6:12 error',
        "A heading's id stands in a comment here, which no other program takes for code.",
        'Write `{/* #flights */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an id of other letters',
    text: '## Flights {/* #Long_Haul! */}',
    report: [
      [
        '6:12 error',
        "`#Long_Haul!` can't be an id: it has lower-case letters, digits and hyphens.",
        'Write `{/* #long_haul */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an id twice, and that of the frame',
    text: '## A {/* #x */}\n\n## B {/* #x */}\n\n## C {/* #menu */}',
    report: [
      ['8:1 error', 'The id `#x` is taken, on this page or by its frame.', 'Choose another.'],
      ['10:1 error', 'The id `#menu` is taken, on this page or by its frame.', 'Choose another.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a former id that is there',
    text: '## A\n\n## B {/* moved_from: #a */}',
    report: [
      ['8:1 error', '`#a` is on this page, so nobody has to be led on from there.', 'Remove it from `moved_from`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a former address that is none',
    text: '## A {/* moved_from: old, ../b.mdx */}',
    report: ['old', '../b.mdx'].map((address) => [
      '6:6 error',
      `\`${address}\` is no former address.`,
      'Write `#id` for a heading of this page, `/docs/page/#id` for one of another, `/docs/page/` for a page, with commas between them.',
    ]),
  },
  {
    kind: 'body',
    mistake: 'a former id in other words',
    text: '## A {/* moved from #b */}',
    report: [['6:6 error', 'This note is not read.', 'Write it like this: `{/* moved_from: #old-id */}`.']],
  },
  {
    kind: 'body',
    mistake: "a heading's note below it",
    text: '## A\n\n{/* #b */}',
    report: [
      [
        '8:1 warning',
        'This note belongs to a heading, and here it has no meaning.',
        "Write it behind the heading's words, on the same line: `## Words {/* #b */}`.",
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a heading of a note alone',
    text: '## {/* #a */}',
    report: [['6:1 error', 'A heading has no words.', 'Write its words after the signs, or remove it.']],
  },
  {
    kind: 'doc',
    mistake: 'a former address without its slashes',
    text: '---\ntitle: Page\ndescription: A page.\nmoved_from: [docs/old]\n---\n\nText.',
    report: [
      [
        '4:14 error',
        "`moved_from` can't be `docs/old`.",
        'A former address is a path of this site, with a slash at both ends, or one of its headings: `/docs/old-page/`, `/docs/page/#old-id`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: "a picture's width in pixels",
    text: '![A plane](./a.png) {/* width: 300px */}',
    report: [
      [
        '6:21 error',
        "A picture can't have the width `300px`: it is a part of the text's, from 10% to 100%.",
        'Write it like this: `{/* width: 50% */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: "a picture's width within a text",
    text: 'See ![a plane](./a.png) {/* width: 50% */} here.',
    report: [
      [
        '6:25 warning',
        'This note belongs to a picture that stands alone, and here it has no meaning.',
        'Write it behind the picture, on the same line: `![words](./picture.png) {/* width: 50% */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'quotations without end',
    text: '> '.repeat(1500),
    report: [
      [
        '6:201 error',
        'This stands in more than a hundred quotations, lists or boxes.',
        'Remove the signs at the start of the line that nobody needs.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a sign of YAML before words',
    text: '---\ntitle: &copy; the club\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:15 error',
        'A value starts with a character that means something in YAML.',
        'Put the whole value in quotes: `title: "&copy; the club"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a mark of YAML before words',
    text: '---\ntitle: !important read this\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:19 error',
        'A value starts with a character that means something in YAML.',
        'Put the whole value in quotes: `title: "!important read this"`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an unknown alert of GitHub',
    text: '> [!NOTICE]\n> Text.\n\n> [!WARNIG]\n> Text.\n\n> [!ABOUT]\n> Text.',
    report: [
      ['6:3 error', 'There is no alert `[!NOTICE]`.', 'Did you mean `[!NOTE]`?'],
      ['9:3 error', 'There is no alert `[!WARNIG]`.', 'Did you mean `[!WARNING]`?'],
      [
        '12:3 error',
        'There is no alert `[!ABOUT]`.',
        'Choose from: `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` and `[!CAUTION]`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an alert of GitHub with a title',
    text: '> [!CAUTION] Stop\n> Text.',
    report: [
      [
        '6:3 error',
        '`[!CAUTION]` stands alone on its line: an alert has no title.',
        'Write `> [!CAUTION]`, and the text on the next line; for a title write `:::danger[Stop]`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an alert of GitHub without text',
    text: '> [!TIP]\n\nText.',
    report: [['6:3 error', 'This alert has no text.', 'Write it on the next line, after `> `.']],
  },
  {
    kind: 'body',
    mistake: 'bold with a space inside',
    text: 'Some **bold **text.\n\nSome ** bold** text.',
    report: [
      [
        '6:6 warning',
        'These stars are shown as stars: bold text neither begins nor ends with a space.',
        'Write `**bold**`, with the space outside.',
      ],
      [
        '8:6 warning',
        'These stars are shown as stars: bold text neither begins nor ends with a space.',
        'Write `**bold**`, with the space outside.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an entry to tick without its space',
    text: '- [x]done',
    report: [
      [
        '6:3 error',
        'This looks like an entry to tick, but it is not written as one: `[ ]` or `[x]`, and a space.',
        'Write `- [x] done`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an address with a space',
    text: 'See [this](my page.mdx).',
    report: [
      [
        '6:10 error',
        'A space ends an address, so `my page.mdx` is shown as text.',
        'Rename the file without spaces; in an address of another site write `%20` for each.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an address with one slash',
    text: '[This](http:/example.com).',
    report: [
      ['6:1 error', '`http:/example.com` is no address: two slashes follow `http:`.', 'Write `http://example.com`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'an address without a scheme',
    text: '[This](www.example.com).',
    report: [
      [
        '6:1 error',
        '`www.example.com` is taken for a file: an address of another site begins with `https://`.',
        'Write `https://www.example.com`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an absolute address of this site',
    text: `[This](${site.url}/docs/welcome/).`,
    report: [
      [
        '6:1 warning',
        'This address is one of this site: on a copy of it, and while you write, it leads elsewhere.',
        'Write `/docs/welcome/`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a picture described by its name',
    text: '![a.png](./a.png)\n\n![Image](./a.png)',
    report: [
      [
        '6:1 warning',
        '`a.png` tells nothing to those who can’t see the picture.',
        'Say what it shows: `![what the picture shows](./a.png)`.',
      ],
      [
        '8:1 warning',
        '`Image` tells nothing to those who can’t see the picture.',
        'Say what it shows: `![what the picture shows](./a.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'two tabs of one label',
    text: '<Tabs>\n<Tab label="Windows">\n\nA\n\n</Tab>\n<Tab label="Windows">\n\nB\n\n</Tab>\n</Tabs>',
    report: [['12:1 error', 'Two tabs have the label `Windows`.', 'Give each its own.']],
  },
  {
    kind: 'body',
    mistake: 'characters that nobody sees',
    text: 'A\u200Bb and \u202Ec.',
    report: [
      ['6:9 error', 'A character that nobody sees (U+202E) turns the direction of the text behind it.', 'Remove it.'],
      [
        '6:2 warning',
        'A character that nobody sees (U+200B) stands in the text: search and links would not match it.',
        'Remove it.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'text in Windows-1252',
    text: 'Caf\uFFFD',
    report: [
      [
        '6:4 error',
        'This file is not in UTF-8; it looks like Windows-1252 or ISO 8859-1.',
        'Save the file as UTF-8: editors name the encoding at their lower edge, and change it there.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an accent as a character of its own',
    text: 'Flu\u0308ge',
    report: [
      [
        '6:3 warning',
        'The accent of `u\u0308` is a character of its own: search and links would not match it.',
        'Type the letter anew: `ü`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a NUL character',
    text: 'a\0b',
    report: [['6:2 error', 'A NUL character (U+0000) stands here.', 'Remove it.']],
  },
  {
    kind: 'body',
    mistake: 'unknown component',
    text: '<Tipp>Hi</Tipp>',
    report: [['6:1 error', 'There is no component `<Tipp>`.', 'Did you mean a box? Write `:::tip[Title]`.']],
  },
  {
    kind: 'body',
    mistake: 'a component that resembles none',
    text: 'A <Weather /> report.',
    report: [
      [
        '6:3 error',
        'There is no component `<Weather>`.',
        'Choose from: `Tabs`, `Tab`, `Steps`, `Cards`, `Card`, `Commands`, `OrgChart`, `Operation`, `Details`, `Kbd`, `Video`, `Snippet` and `Demo`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a component in small letters',
    text: '<operation id="getFBOs" />',
    report: [['6:1 error', 'There is no component `<operation>`.', 'Did you mean `<Operation>`?']],
  },
  {
    kind: 'body',
    mistake: 'a placeholder in angle brackets',
    text: 'Authorization: Bearer <token>',
    report: [
      [
        '6:23 error',
        '`<token>` is read as HTML, and documents hold none.',
        'For plain text put it in backticks, or write `\\<token>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a placeholder that closes itself',
    text: 'Use <id/> here.',
    report: [
      [
        '6:5 error',
        '`<id>` is read as HTML, and documents hold none.',
        'For plain text put it in backticks, or write `\\<id>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'undeclared name',
    text: 'Call /users/{userId} first.',
    report: [
      [
        '6:13 error',
        '`{userId}` is read as code, and nothing here has that name.',
        'For plain text put it in backticks, or write `\\{userId\\}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'undeclared words',
    text: 'Call {user id} first.',
    report: [
      [
        '6:6 error',
        '`{user id}` is read as code, and documents run none.',
        'For plain text put it in backticks, or write `\\{user id\\}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'expression code',
    text: 'It is {1 + 1}.',
    report: [
      [
        '6:7 error',
        '`{1 + 1}` is read as code, and documents run none.',
        'For plain text put it in backticks, or write `\\{1 + 1\\}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'html comment',
    text: 'Text\n\n<!-- a note -->',
    report: [
      [
        '8:1 error',
        'HTML comments have no meaning in MDX.',
        'Write `{/* a note to other writers */}`, or run `npm run lint:content -- --fix`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a block that is not closed',
    text: '<Details summary="More">\n\nText.',
    report: [
      [
        '6:1 error',
        "`<Details>` isn't closed.",
        'Close it with `</Details>`. Around several blocks both tags stand on lines of their own, with an empty line on each side.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a word that is not closed',
    text: 'A <mark>word.',
    report: [
      [
        '6:3 error',
        "`<mark>` isn't closed.",
        'Close it with `</mark>`. Around several blocks both tags stand on lines of their own, with an empty line on each side.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'br that is not closed',
    text: 'One<br>two',
    report: [['6:4 error', "`<br>` isn't closed.", 'Write `<br />`.']],
  },
  {
    kind: 'body',
    mistake: 'a closing tag alone',
    text: 'A word</mark>.',
    report: [
      ['6:7 error', "`</mark>` closes a component that isn't open.", 'Remove it, or write `<mark>` where it begins.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'tags closed in the wrong order',
    text: '<Tabs>\n<Tab label="A">\n\ntext\n\n</Tabs>\n</Tab>',
    report: [
      [
        '11:1 error',
        "`</Tabs>` stands where `</Tab>` is expected, because `<Tab>` on line 7 isn't closed.",
        'Close `<Tab>` first, with `</Tab>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unclosed brace',
    text: 'A set {a, b.',
    report: [
      ['6:7 error', 'A `{` is never closed.', 'For a literal `{` write `\\{`, or put the whole word in backticks.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'less than, before a digit',
    text: 'If x <3 then.',
    report: [
      [
        '6:6 error',
        'A `<` begins a component, but no name follows.',
        'For a literal `<` write `\\<`, or put the whole expression in backticks.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'less than or equal',
    text: 'Fewer than <= 3.',
    report: [
      [
        '6:12 error',
        'A `<` begins a component, but no name follows.',
        'For a literal `<` write `\\<`, or put the whole expression in backticks.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'autolink',
    text: 'See <https://example.org/a>.',
    report: [
      [
        '6:5 error',
        'An address in angle brackets looks like a component.',
        'Write the address alone, `https://example.org/a`, or as a link: `[text](https://example.org/a)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'mail autolink',
    text: 'Write to <a@example.org>.',
    report: [
      [
        '6:10 error',
        'An address in angle brackets looks like a component.',
        'Write the address alone, `a@example.org`, or as a link: `[text](mailto:a@example.org)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unquoted attribute',
    text: '<Card title=Foo href="/x/" />',
    report: [['6:13 error', "An attribute's value isn't in quotes.", 'Write it like this: `name="Foo"`.']],
  },
  {
    kind: 'body',
    mistake: 'open quote',
    text: '<Operation id="getFBOs />',
    report: [
      [
        '6:15 error',
        "A quote opens an attribute's value, and no quote closes it.",
        'End the value with the same quote: `name="value"`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'spread',
    text: '<Cards><Card {...props} /></Cards>',
    report: [
      [
        '6:14 error',
        "Attributes can't come from code.",
        'Write them out: `<Card title="APIs" href="/docs/services/apis/">…</Card>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unknown prop',
    text: '<Details sumary="x">\n\nText\n\n</Details>',
    report: [['6:10 error', '`<Details>` has no attribute `sumary`.', 'Did you mean `summary`?']],
  },
  {
    kind: 'body',
    mistake: 'missing prop',
    text: '<Operation />',
    report: [
      ['6:1 error', '`<Operation>` needs the attribute `id`.', 'Write it like this: `<Operation id="getFBOs" />`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'code as a value',
    text: '<Operation id={operation} />',
    report: [
      [
        '6:12 error',
        '`id` of `<Operation>` must be a plain value, not code.',
        'Write it like this: `<Operation id="getFBOs" />`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a number as text',
    text: '<Operation id={5} />',
    report: [
      [
        '6:12 error',
        '`id` of `<Operation>` must be text, in quotes.',
        'Write it like this: `<Operation id="getFBOs" />`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an empty value',
    text: '<Details summary="">\n\nText\n\n</Details>',
    report: [
      [
        '6:10 error',
        '`summary` of `<Details>` is empty.',
        'Write it like this: `<Details summary="More about it">…</Details>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a tab outside tabs',
    text: '<Tab label="x">\n\ntext\n\n</Tab>',
    report: [
      [
        '6:1 error',
        '`<Tab>` stands outside `<Tabs>`.',
        'Write it like this: `<Tabs><Tab label="Windows">…</Tab></Tabs>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'text between tabs',
    text: '<Tabs>\n\nText\n\n<Tab label="x">\n\ntext\n\n</Tab>\n</Tabs>',
    report: [
      [
        '8:1 error',
        '`<Tabs>` holds `<Tab>` and nothing else.',
        'Write it like this: `<Tabs><Tab label="Windows">…</Tab></Tabs>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'steps without numbers',
    text: '<Steps>\n\n- a\n- b\n\n</Steps>',
    report: [
      [
        '6:1 error',
        '`<Steps>` holds one numbered list and nothing else.',
        'Write it like this: `<Steps>, an empty line, a numbered list, an empty line, </Steps>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'empty component',
    text: '<Details summary="x"></Details>',
    report: [
      ['6:1 error', '`<Details>` is empty.', 'Write it like this: `<Details summary="More about it">…</Details>`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'content in a component that holds none',
    text: '<Operation id="getFBOs">x</Operation>',
    report: [['6:1 error', '`<Operation>` holds nothing.', 'Write it like this: `<Operation id="getFBOs" />`.']],
  },
  {
    kind: 'body',
    mistake: 'unknown operation',
    text: '<Operation id="getFBO" /> and <Operation id="getFBOS" />',
    report: [
      ['6:12 error', 'There is no operation `getFBO` in the specifications.', 'Did you mean `getFBOs`?'],
      ['6:42 error', 'There is no operation `getFBOS` in the specifications.', 'Did you mean `getFBOs`?'],
    ],
  },
  {
    kind: 'body',
    mistake: 'unknown source',
    text: '<Commands source="server-comands" />',
    report: [
      [
        '6:11 error',
        'There is no file content/data/server-comands.yaml of that kind.',
        'Did you mean `server-commands`?',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unknown group',
    text: '<Commands source="server-commands" group="kara/admn" />',
    report: [
      [
        '6:36 error',
        'There is no group `kara/admn` in content/data/server-commands.yaml.',
        'Did you mean `kara/admin`?',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unknown chart',
    text: '<OrgChart source="server-commands" />',
    report: [
      ['6:11 error', 'There is no file content/data/server-commands.yaml of that kind.', 'Choose from: `tech-team`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'bad video',
    text: '<Video href="youtube" title="x" />',
    report: [
      [
        '6:8 error',
        '`youtube` is no address of a video.',
        'Write it like this: `<Video href="https://www.youtube.com/watch?v=…" title="Your first flight" />`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'h1',
    text: '# Title',
    report: [
      [
        '6:1 error',
        "The page's title comes from the front matter; headings in the text begin one level below.",
        'Write `## Title`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'skipped',
    text: '## A\n\n#### B',
    report: [['8:1 error', 'This heading skips a level: `####` after `##`.', 'Write `### B`.']],
  },
  {
    kind: 'body',
    mistake: 'a first heading too low',
    text: '### B',
    report: [['6:1 error', "This heading skips a level: `###` after the page's title.", 'Write `## B`.']],
  },
  {
    kind: 'body',
    mistake: 'empty heading',
    text: '##',
    report: [['6:1 error', 'A heading has no words.', 'Write its words after the signs, or remove it.']],
  },
  {
    kind: 'body',
    mistake: 'missing alt',
    text: '![](./a.png)',
    report: [
      [
        '6:1 error',
        'This picture has no words for those who can’t see it.',
        'Say what it shows: `![what the picture shows](./a.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'missing image',
    text: '![A plane](./b.png)',
    report: [['6:1 error', 'There is no picture `content/docs/b.png`.', 'Did you mean `./a.png`?']],
  },
  {
    kind: 'body',
    mistake: 'remote image',
    text: '![A plane](https://example.org/a.png)',
    report: [
      [
        '6:1 error',
        'A picture from another site would be loaded from there by every reader.',
        'Put the file beside this one and write `![…](./picture.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'img',
    text: '<img src="a.png" />',
    report: [
      [
        '6:1 error',
        'Documents have another way to write `<img>`.',
        'Write `![what the picture shows](./picture.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'iframe',
    text: '<iframe src="https://youtube.com"></iframe>',
    report: [
      [
        '6:1 error',
        'Documents have another way to write `<iframe>`.',
        'Write <Video href="https://www.youtube.com/watch?v=…" title="Your first flight" />.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'div',
    text: '<div className="x">y</div>',
    report: [
      [
        '6:1 error',
        '`<div>` is read as HTML, and documents hold none.',
        'For plain text put it in backticks, or write `\\<div>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'fragment',
    text: '<>x</>',
    report: [['6:1 error', '`<>` and `</>` have no meaning here.', 'Remove them; for a literal `<` write `\\<`.']],
  },
  {
    kind: 'body',
    mistake: 'import',
    text: "import Foo from './foo'\n\nText",
    report: [
      [
        '6:1 error',
        'Documents import and export nothing: a text that runs no code can break no page.',
        'Remove the line. Every component can be used without it.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'export',
    text: 'export const a = 1',
    report: [
      [
        '6:1 error',
        'Documents import and export nothing: a text that runs no code can break no page.',
        'Remove the line. Every component can be used without it.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unknown directive',
    text: ':::warnig\nx\n:::',
    report: [['6:1 error', 'There is no box `:::warnig`.', 'Did you mean `:::warning`?']],
  },
  {
    kind: 'body',
    mistake: 'a box of another tool',
    text: ':::caution\nx\n:::',
    report: [
      [
        '6:1 error',
        'There is no box `:::caution`.',
        'Choose from: `:::note`, `:::tip`, `:::info`, `:::warning` and `:::danger`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'directive space',
    text: '::: note\nx\n:::',
    report: [
      [
        '6:1 error',
        'This looks like a box, but it is not written as one.',
        'Write `:::note`, then the text, then `:::`, each on a line of its own.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'directive title',
    text: ':::note Title\nx\n:::',
    report: [
      [
        '6:1 error',
        'This looks like a box, but it is not written as one.',
        'Write `:::note[Title]`, then the text, then `:::`, each on a line of its own.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'two colons',
    text: '::note[Title]',
    report: [
      [
        '6:1 error',
        'This looks like a box, but it is not written as one.',
        'Write `:::note[Title]`, then the text, then `:::`, each on a line of its own.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'unclosed directive',
    text: ':::note\n\nText',
    report: [['6:1 error', 'This box is never closed.', 'End it with a line `:::` of its own.']],
  },
  {
    kind: 'body',
    mistake: 'stray end',
    text: 'Text\n\n:::',
    report: [['8:1 error', 'This ends a box, but none is open.', 'Remove the line, or begin the box with `:::note`.']],
  },
  {
    kind: 'body',
    mistake: 'unclosed code',
    text: '```js\nlet a;',
    report: [['6:1 error', 'This code block is never closed.', 'End it with a line of its own: ```']],
  },
  {
    kind: 'body',
    mistake: 'unknown language',
    text: '```javscript\nlet a;\n```',
    report: [['6:1 warning', "Code in `javscript` can't be highlighted.", 'Did you mean `javascript`?']],
  },
  {
    kind: 'body',
    mistake: 'code meta',
    text: '```js title=foo.js\nlet a;\n```',
    report: [
      [
        '6:1 warning',
        '`title=foo.js` after the three backticks has no meaning.',
        'Choose from: `title="name.yaml"`, `{1,3-4}` to mark lines, and `diff`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'table cells',
    text: '| a | b |\n| --- | --- |\n| 1 | 2 | 3 |',
    report: [
      [
        '8:1 error',
        'This row has 3 cells, and the table 2 columns: the extra cells would be lost.',
        'Join the cells, add a column to the first line, or write a bar that is text as `\\|`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'table no dashes',
    text: '| a | b |\n| 1 | 2 |',
    report: [
      [
        '6:1 error',
        'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
        'Write `| --- | --- |` under the first line, with as many columns.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'empty link text',
    text: '[](./other.mdx)',
    report: [['6:1 error', 'This link has no words.', 'Say where it leads: `[words](./other.mdx)`.']],
  },
  {
    kind: 'body',
    mistake: 'empty link target',
    text: '[x]()',
    report: [['6:1 error', 'This link leads nowhere.', 'Write the address in the parentheses: `[x](./page.mdx)`.']],
  },
  {
    kind: 'body',
    mistake: 'javascript link',
    text: '[x](javascript:alert)',
    report: [
      [
        '6:1 error',
        'A link leads to an address that every reader can open.',
        'Write an address that begins with `https://`, `/` or `./`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'javascript in a definition',
    text: '[a][x]\n\n[x]: javascript:alert(1)',
    report: [
      [
        '8:1 error',
        'A link leads to an address that every reader can open.',
        'Write an address that begins with `https://`, `/` or `./`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'javascript in a card',
    text: '<Cards><Card title="a" href="data:text/html,x">b</Card></Cards>',
    report: [
      [
        '6:8 error',
        'A link leads to an address that every reader can open.',
        'Write an address that begins with `https://`, `/` or `./`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a picture by reference',
    text: '![A plane][p]\n\n[p]: https://example.org/plane.png',
    report: [
      ['6:1 error', 'A picture takes its address directly, not by reference.', 'Write `![A plane](./picture.png)`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a picture in its address',
    text: '![A plane](data:image/png;base64,AA==)',
    report: [
      [
        '6:1 error',
        'A picture is a file among the sources.',
        'Put the file beside this one and write `![…](./picture.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a footnote that nobody sees',
    text: 'Text.\n\n[^1]: Important.',
    report: [
      [
        '8:1 error',
        'Nothing refers to this footnote, so nobody would see it.',
        'Write `[^1]` where it belongs, or remove it.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a mark without its footnote',
    text: 'Text[^note] goes on.',
    report: [['6:5 error', 'There is no footnote `[^note]`.', 'Write it on a line of its own: `[^note]: …`.']],
  },
  {
    kind: 'body',
    mistake: 'space link',
    text: 'See [the page] (./other.mdx).',
    report: [['6:5 error', 'A space stands between the two parts of a link.', 'Write `[the page](./other.mdx)`.']],
  },
  {
    kind: 'body',
    mistake: 'undefined reference',
    text: 'See [the page][other].',
    report: [
      [
        '6:5 error',
        'Nothing says where the link `[the page][other]` leads.',
        'Write it like this: `[text](./page.mdx)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'missing file',
    text: 'See [x](./othr.mdx).',
    report: [['6:5 warning', 'There is no file `content/docs/othr.mdx`.', 'Did you mean `./other.mdx`?']],
  },
  {
    kind: 'body',
    mistake: 'missing file other folder',
    text: 'See [x](./server-commands.mdx).',
    report: [
      [
        '6:5 warning',
        'There is no file `content/docs/server-commands.mdx`.',
        'Did you mean `./discord/server-commands.mdx`?',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'wrong case',
    text: 'See [x](./Other.mdx).',
    report: [
      [
        '6:5 warning',
        "`./Other.mdx` differs from the file's name in small and capital letters.",
        'Write `./other.mdx`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'no ending',
    text: 'See [x](./other).',
    report: [['6:5 warning', 'There is no file `content/docs/other`.', 'Did you mean `./other.mdx`?']],
  },
  {
    kind: 'body',
    mistake: 'md ending',
    text: 'See [x](./other.md#a).',
    report: [['6:5 warning', 'There is no file `content/docs/other.md`.', 'Did you mean `./other.mdx#a`?']],
  },
  {
    kind: 'body',
    mistake: 'link to picture',
    text: 'See [x](./a.png).',
    report: [
      [
        '6:5 warning',
        '`./a.png` is a file, but no page.',
        'Link to an `.mdx` file, or put the file in `static/` and link to `/its-name`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'broken anchor',
    text: '## One part\n\nSee [x](#one-prt).',
    report: [['8:5 warning', 'This page has no heading `#one-prt`.', 'Did you mean `#one-part`?']],
  },
  {
    kind: 'body',
    mistake: 'broken anchor other',
    text: 'See [x](./other.mdx#nothing).',
    report: [['6:5 warning', '`content/docs/other.mdx` has no heading `#nothing`.', 'Choose from: `#part`.']],
  },
  {
    kind: 'body',
    mistake: 'percent',
    text: 'See [x](./%E0%A4.mdx).',
    report: [
      [
        '6:5 error',
        '`./%E0%A4.mdx` is no address.',
        'Write the path of a file, such as `./page.mdx`; `%` begins a code of two digits.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a component that leaves its quotation',
    text: '> <Details summary="x">\ny\n</Details>',
    report: [
      [
        '6:3 error',
        "`<Details>` isn't closed.",
        'Close it with `</Details>`. Around several blocks both tags stand on lines of their own, with an empty line on each side.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an attribute in a closing tag',
    text: '<mark>x</mark title="x">',
    report: [
      [
        '6:15 error',
        'A closing tag holds nothing but its name.',
        'Write attributes in the opening tag: `<Card title="…">…</Card>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'braces for an attribute',
    text: '<mark {x}>y</mark>',
    report: [['6:7 error', "Attributes can't come from code.", 'Write them out: `<mark>new</mark>`.']],
  },
  {
    kind: 'doc',
    mistake: 'none',
    text: 'Text',
    report: [
      [
        '1:1 error',
        'The front matter is missing.',
        'Begin the file with a line `---`, then `title: …` and `description: …`, then another line `---`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'unclosed',
    text: '---\ntitle: A\n\nText',
    report: [['1:1 error', "The front matter isn't closed.", 'End it with a line `---` of its own.']],
  },
  {
    kind: 'doc',
    mistake: 'missing title',
    text: '---\ndescription: A.\n---\n',
    report: [['2:1 error', 'The field `title` is missing.', 'Write it like this: `title: Server commands`.']],
  },
  {
    kind: 'doc',
    mistake: 'missing both',
    text: '---\n---\n',
    report: [
      ['2:1 error', 'The field `title` is missing.', 'Write it like this: `title: Server commands`.'],
      [
        '2:1 error',
        'The field `description` is missing.',
        'Write it like this: `description: Every command of the chat server, and what it does.`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'unknown field',
    text: '---\ntitle: A\ndescripton: A.\n---\n',
    report: [['3:1 error', 'There is no field `descripton` here.', 'Did you mean `description`?']],
  },
  {
    kind: 'doc',
    mistake: 'a field that resembles none',
    text: '---\ntitle: A\ndescription: A.\nimage: x\n---\n',
    report: [
      [
        '4:1 error',
        'There is no field `image` here.',
        'Choose from: `title`, `description`, `sidebar_label`, `sidebar_position`, `sidebar`, `keywords`, `tags`, `moved_from` and `draft`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'colon',
    text: '---\ntitle: Charters: how to\ndescription: A.\n---\n',
    report: [
      [
        '2:8 error',
        'A value with a colon in it must be in quotes.',
        'Write it like this: `title: "Charters: how to book"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'number',
    text: '---\ntitle: 2024\ndescription: A.\n---\n',
    report: [['2:8 error', '`title` must be text; this is the number 2024.', 'Put it in quotes: `"2024"`.']],
  },
  {
    kind: 'doc',
    mistake: 'empty',
    text: '---\ntitle:\ndescription: A.\n---\n',
    report: [['2:7 error', '`title` is empty.', 'Write it like this: `title: Server commands`.']],
  },
  {
    kind: 'doc',
    mistake: 'quote',
    text: '---\ntitle: "A\ndescription: A.\n---\n',
    report: [
      [
        '2:8 error',
        'A quote or bracket opens and is never closed.',
        'Check that every quote and bracket has its partner.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'tab',
    text: '---\ntitle: A\n\tdescription: A.\n---\n',
    report: [['3:1 error', 'A tab stands where only spaces may.', 'Indent with two spaces.']],
  },
  {
    kind: 'doc',
    mistake: 'twice',
    text: '---\ntitle: A\ntitle: B\ndescription: A.\n---\n',
    report: [['3:1 error', 'This field is there twice.', 'Keep one of the two.']],
  },
  {
    kind: 'doc',
    mistake: 'an at sign first',
    text: '---\ntitle: @everyone\ndescription: A.\n---\n',
    report: [
      [
        '2:8 error',
        'A value starts with a character that means something in YAML.',
        'Put the whole value in quotes: `title: "@everyone"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'text position',
    text: '---\ntitle: A\ndescription: A.\nsidebar_position: first\n---\n',
    report: [
      [
        '4:19 error',
        '`sidebar_position` must be a number; this is text.',
        'Write it like this: `sidebar_position: 2`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'yes for true',
    text: '---\ntitle: A\ndescription: A.\ndraft: yes\n---\n',
    report: [['4:8 error', '`draft` must be `true` or `false`; this is text.', 'Write it like this: `draft: true`.']],
  },
  {
    kind: 'doc',
    mistake: 'list',
    text: '---\n- title\n---\n',
    report: [['2:1 error', 'Fields are expected here, one a line: `field: value`.', '']],
  },
  {
    kind: 'post',
    mistake: 'bad date',
    text: 'date: 2025-02-30\nauthors: [tech-team]\ntags: [FCP]',
    report: [
      [
        '4:7 error',
        '`date` must be a day that exists, written year-month-day.',
        'Write it like this: `date: 2025-07-31`.',
      ],
    ],
  },
  {
    kind: 'post',
    mistake: 'date form',
    text: 'date: 1 May 2025\nauthors: [tech-team]\ntags: [FCP]',
    report: [
      [
        '4:7 error',
        '`date` must be a day that exists, written year-month-day.',
        'Write it like this: `date: 2025-07-31`.',
      ],
    ],
  },
  {
    kind: 'post',
    mistake: 'unknown author',
    text: 'date: 2025-02-20\nauthors: [tech-taem]\ntags: [FCP]',
    report: [['5:11 error', 'There is no author `tech-taem` in content/authors.yaml.', 'Did you mean `tech-team`?']],
  },
  {
    kind: 'post',
    mistake: 'author text',
    text: 'date: 2025-02-20\nauthors: tech-team\ntags: [FCP]',
    report: [['5:10 error', '`authors` must be a list; this is text.', 'Write it like this: `authors: [tech-team]`.']],
  },
  {
    kind: 'post',
    mistake: 'no authors',
    text: 'date: 2025-02-20\nauthors: []\ntags: [FCP]',
    report: [['5:10 error', '`authors` needs at least one entry.', 'Write it like this: `authors: [tech-team]`.']],
  },
  {
    kind: 'post',
    mistake: 'tag case',
    text: 'date: 2025-02-20\nauthors: [tech-team]\ntags: [fcp]',
    report: [['6:8 error', 'The tag `fcp` is written `FCP` elsewhere.', 'Write `FCP`.']],
  },
  {
    kind: 'post',
    mistake: 'tag near',
    text: 'date: 2025-02-20\nauthors: [tech-team]\ntags: [Flight Crew Protal]',
    report: [
      [
        '6:8 warning',
        'The tag `Flight Crew Protal` is nearly `Flight Crew Portal`.',
        'Write `Flight Crew Portal`, or ignore this if they are two things.',
      ],
    ],
  },
  {
    kind: 'post',
    mistake: 'tag twice',
    text: 'date: 2025-02-20\nauthors: [tech-team]\ntags: [FCP, FCP]',
    report: [['6:8 error', '`tags` has the same entry twice.', 'Keep one of the two.']],
  },
  {
    kind: 'post',
    mistake: 'missing date',
    text: 'authors: [tech-team]\ntags: [FCP]',
    report: [['2:1 error', 'The field `date` is missing.', 'Write it like this: `date: 2025-07-31`.']],
  },
  {
    kind: 'body',
    mistake: 'a link of a wiki',
    text: 'See [[Other]], or [[other|the other page]].',
    report: [
      [
        '6:5 error',
        '`[[Other]]` is shown as it stands: links and pictures have another form here.',
        'Write `[Other](./other.mdx)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a picture of a wiki',
    text: '![[a.png]]',
    report: [
      [
        '6:1 error',
        '`![[a.png]]` is shown as it stands: links and pictures have another form here.',
        'Write `![what the picture shows](./a.png)`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'signs of a marker',
    text: 'This is ==new== here.',
    report: [['6:9 warning', '`==new==` is shown with its signs.', 'Write `<mark>new</mark>` or `**new**`.']],
  },
  {
    kind: 'body',
    mistake: 'a hidden note of another program',
    text: 'Text %%ask Kara%% goes on.',
    report: [['6:6 error', 'Everybody can read this note.', 'Write `{/* ask Kara */}`.']],
  },
  {
    kind: 'body',
    mistake: 'an emoji by its name',
    text: 'Well done :tada:',
    report: [
      [
        '6:11 warning',
        '`:tada:` is shown as these letters.',
        'Write the emoji itself, or put the letters in backticks.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a spoiler of Discord',
    text: 'It is ||42||.',
    report: [
      [
        '6:7 warning',
        'Nothing is hidden here as in Discord: the bars and the text are shown.',
        'Write `<Details summary="The answer">…</Details>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a mention of Discord',
    text: 'Ask <@&1234> in <#5678>.',
    report: [
      [
        '6:5 error',
        'Discord alone shows `<@&1234>` as a name, a time or an emoji.',
        'Write what readers are to see, such as `#charters`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a time of Discord',
    text: 'At <t:1618953630:F>.',
    report: [
      [
        '6:4 error',
        'Discord alone shows `<t:1618953630:F>` as a name, a time or an emoji.',
        'Write what readers are to see, such as `#charters`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a formula',
    text: 'It is $$x^2$$.',
    report: [
      [
        '6:7 warning',
        'Formulas are not drawn here: the signs are shown.',
        'Write it in words, in backticks, or as a picture.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a name of a paragraph',
    text: 'Text. ^one',
    report: [
      [
        '6:7 warning',
        '`^one` is shown as it stands: paragraphs have no names here.',
        'Remove it, and link to a heading.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a list of headings',
    text: '[TOC]',
    report: [['6:1 error', 'The list of headings stands beside every page by itself.', 'Remove this line.']],
  },
  {
    kind: 'body',
    mistake: 'bullets of a word processor',
    text: '•  one\n•  two',
    report: [
      [
        '6:1 error',
        'These lines look like a list, and are shown as one paragraph.',
        'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'dashes of a word processor',
    text: '– one\n– two',
    report: [
      [
        '6:1 error',
        'These lines look like a list, and are shown as one paragraph.',
        'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'letters as numbers',
    text: 'a) one\nb) two',
    report: [
      [
        '6:1 error',
        'These lines look like a list, and are shown as one paragraph.',
        'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a list without spaces',
    text: '-one\n-two',
    report: [
      [
        '6:1 error',
        'These lines look like a list, and are shown as one paragraph.',
        'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a numbered list that cannot follow a paragraph',
    text: 'Do this:\n2. one\n3. two',
    report: [
      [
        '6:1 error',
        'These lines look like a list, and are shown as one paragraph.',
        'Begin each with `- `, or `1. ` for a numbered list, under an empty line.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a space that holds words together behind a sign',
    text: '## Flights',
    report: [
      [
        '6:1 error',
        'The space after the sign is one that holds words together (U+00A0), so the sign is shown.',
        'Type the space anew.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'too many signs',
    text: '####### Flights',
    report: [['6:1 error', 'Headings have six signs at most.', 'Write `##` for a chapter, `###` for a part of it.']],
  },
  {
    kind: 'body',
    mistake: 'a heading of an emoji',
    text: '## 🚀',
    report: [['6:1 error', 'A heading has no words.', 'Write its words after the signs, or remove it.']],
  },
  {
    kind: 'body',
    mistake: 'a line across the page right below a paragraph',
    text: 'Text.\n---\nMore.',
    report: [
      [
        '6:1 warning',
        'The line of signs below makes this text a heading.',
        'Write `## Text.`; for a line across the page put an empty line before the signs.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'front matter twice',
    text: '---\ntitle: A\n---\n\nText.',
    report: [
      [
        '7:1 error',
        'Fields stand once, at the head of the file: here they are shown as a heading.',
        'Move them there, between two lines `---`, or remove them.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a bold line as a heading',
    text: '**Flights**\n\nText.',
    report: [
      [
        '6:1 warning',
        'This bold line looks like a heading, and is none: the list of headings and search leave it out.',
        'Write `## Flights`, of the level that fits.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'code by indentation',
    text: 'Text.\n\n    npm install',
    report: [
      [
        '8:5 warning',
        'Indented lines are no code block here: they are shown as a paragraph.',
        'Put a line of three backticks above and below, or remove the space in front.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'entries that are indented too little',
    text: '- one\n - two',
    report: [
      [
        '7:2 warning',
        'This entry is indented, and stands on the same level as the one above it.',
        'Indent it as far as the words of that one, or not at all.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'entries below a number that are indented too little',
    text: '1. one\n  - two',
    report: [
      [
        '7:3 warning',
        'This entry is indented, and stands on the same level as the one above it.',
        'Indent it as far as the words of that one, or not at all.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an entry to tick without its sign',
    text: '- [] Book',
    report: [
      [
        '6:3 error',
        'This looks like an entry to tick, but it is not written as one: `[ ]` or `[x]`, and a space.',
        'Write `- [ ] Book`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'text right below a table',
    text: '| a | b |\n| --- | --- |\n| 1 | 2 |\nMore.',
    report: [['9:1 error', 'This line became a row of the table above it.', 'Put an empty line between the two.']],
  },
  {
    kind: 'body',
    mistake: 'a row with too few cells',
    text: '| a | b |\n| --- | --- |\n| 1 |',
    report: [
      [
        '8:1 warning',
        'This row has 1 cell, and the table 2 columns: the last ones stay empty.',
        'Add the bars that are missing; an empty cell is `| |`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a table without its line of dashes and outer bars',
    text: 'a | b\n1 | 2',
    report: [
      [
        '6:1 error',
        'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
        'Write `| --- | --- |` under the first line, with as many columns.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a link without its end',
    text: '[other](./other.mdx and more',
    report: [
      [
        '6:7 error',
        'This looks like a link, but it is not written as one.',
        'Write `[words](address)`: each bracket has its partner, no space stands in the address, and no link in a link.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a link without its bracket',
    text: '[other(./other.mdx)',
    report: [['6:1 error', 'A link is not closed with `]` before its address.', 'Write `[words](address)`.']],
  },
  {
    kind: 'body',
    mistake: 'a link with its parts exchanged',
    text: '(other)[./other.mdx]',
    report: [['6:1 error', 'The brackets of this link have changed places.', 'Write `[words](address)`.']],
  },
  {
    kind: 'body',
    mistake: 'a link in a link',
    text: '[[a](./other.mdx)](./other.mdx)',
    report: [
      [
        '6:18 error',
        'This looks like a link, but it is not written as one.',
        'Write `[words](address)`: each bracket has its partner, no space stands in the address, and no link in a link.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a link over two lines',
    text: '[other]\n(./other.mdx)',
    report: [['6:1 error', 'A space stands between the two parts of a link.', 'Write `[other](./other.mdx)`.']],
  },
  {
    kind: 'body',
    mistake: 'bold text without its end',
    text: 'This is **bold.',
    report: [
      [
        '6:9 warning',
        '`**` is shown as it stands: it has no partner in this paragraph.',
        'Add the second one, or write `\\*\\*` for the sign itself.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'code without its end',
    text: 'Run `npm start now.',
    report: [
      [
        '6:5 warning',
        'A backtick is shown as it stands: it has no partner in this paragraph.',
        'Add the second one, or write `\\`` for the sign itself.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an address that nothing refers to',
    text: 'Text.\n\n[a]: https://a.example',
    report: [
      [
        '8:1 warning',
        'No link refers to this address, so nobody sees it.',
        'Write `[words][a]` where it belongs, or remove it; a note to other writers is `{/* note */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a footnote twice',
    text: 'Text[^1].\n\n[^1]: One.\n\n[^1]: Two.',
    report: [['10:1 error', '`[^1]` is there twice, and the second is never shown.', 'Give it another name.']],
  },
  {
    kind: 'body',
    mistake: 'a file of one computer',
    text: '[plan](C:\\plan.pdf)',
    report: [
      [
        '6:1 error',
        'A link leads to an address that every reader can open.',
        'Write an address that begins with `https://`, `/` or `./`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'an address of one computer',
    text: '[page](http://localhost:8000/docs/)',
    report: [
      [
        '6:1 warning',
        'This address leads to the reader’s own machine.',
        'Write the address of the page here, `/docs/…/`, or put it in backticks.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a mail address without its scheme',
    text: '[mail](staff@club.example)',
    report: [['6:1 error', '`staff@club.example` is taken for a file.', 'Write `mailto:staff@club.example`.']],
  },
  {
    kind: 'body',
    mistake: 'another site without its scheme',
    text: '[invitation](discord.gg/club)',
    report: [
      [
        '6:1 error',
        '`discord.gg/club` is taken for a file: an address of another site begins with `https://`.',
        'Write `https://discord.gg/club`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a picture as a link',
    text: '[A plane](./b.png)',
    report: [
      [
        '6:1 warning',
        'There is no file `content/docs/b.png`.',
        'Link to a file of this folder: `./page.mdx`; or to an address of the site: `/docs/welcome/`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a width among the words of a picture',
    text: '![A plane|300](./a.png)',
    report: [
      [
        '6:1 error',
        'A width stands behind the picture here, not among its words.',
        'Write `![A plane](./a.png) {/* width: 60% */}`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'tabs of another generator',
    text: '=== "Windows"',
    report: [
      ['6:1 error', 'Tabs are written in another way here.', 'Write `<Tabs><Tab label="Windows">…</Tab></Tabs>`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a box of reStructuredText',
    text: '.. warning:: Mind this',
    report: [
      [
        '6:1 error',
        'Boxes are written in another way here.',
        'Write `:::warning[Mind this]`, then the text, then `:::`, each on a line of its own.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'quotes as a fence',
    text: '‘‘‘js\nrun()\n‘‘‘',
    report: [
      ['6:1 error', 'A code block begins with three backticks; these are quotes.', 'Write three backticks: ```.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'a tab of Docusaurus',
    text: '<TabItem label="A">\n\nText\n\n</TabItem>',
    report: [
      ['6:1 error', 'Documents have another way to write `<TabItem>`.', 'Write `<Tab label="Windows">…</Tab>`.'],
    ],
  },
  {
    kind: 'body',
    mistake: 'two branches',
    text: '<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> other',
    report: [
      [
        '6:1 error',
        'Two branches changed this, and nobody has chosen yet.',
        'Keep one of the two texts between the signs, remove the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'another encoding, saved again',
    text: 'Donâ€™t.',
    report: [
      [
        '6:4 warning',
        '`â€™` is one sign that a program has read in another encoding.',
        'Type the sign anew, such as `’`, `“` or `ü`.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a soft hyphen',
    text: 'Air­port',
    report: [
      [
        '6:4 warning',
        'A character that nobody sees (U+00AD) stands in the text: search and links would not match it.',
        'Remove it.',
      ],
    ],
  },
  {
    kind: 'body',
    mistake: 'a control character',
    text: 'a\u0007b',
    report: [
      [
        '6:2 warning',
        'A character that nobody sees (U+0007) stands in the text: search and links would not match it.',
        'Remove it.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a channel in a title',
    text: '---\ntitle: Ask in #charters\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:8 warning',
        'YAML takes `#charters` for a note: `title` ends before it.',
        'Put the whole value in quotes: `title: "Ask in #charters"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a channel as a title',
    text: '---\ntitle: #charters\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:8 error',
        'YAML takes `#charters` for a note: `title` ends before it.',
        'Put the whole value in quotes: `title: "#charters"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a bracket at the start of a title',
    text: '---\ntitle: [Draft] Roles\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:16 error',
        'A value starts with a character that means something in YAML.',
        'Put the whole value in quotes: `title: "[Draft] Roles"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a word in quotes at the start of a title',
    text: '---\ntitle: "Roles" of the club\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:16 error',
        'This value goes on behind its quotes.',
        'Put the whole value in quotes: `title: \'"Roles" of the club\'`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'an apostrophe in single quotes',
    text: "---\ntitle: 'Don't do it'\ndescription: A page.\n---\n\nText.",
    report: [
      [
        '2:13 error',
        'This value goes on behind its quotes.',
        'Put the whole value in quotes: `title: "Don\'t do it"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a colon without its space',
    text: '---\ntitle:Roles\ndescription: A page.\n---\n\nText.',
    report: [['2:1 error', 'No space follows the colon.', 'Write `title: Roles`.']],
  },
  {
    kind: 'doc',
    mistake: 'a mark of YAML',
    text: '---\ntitle: !important\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '2:18 error',
        'A value starts with a character that means something in YAML.',
        'Put the whole value in quotes: `title: "!important"`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'a number as a title',
    text: '---\ntitle: 1.0\ndescription: A page.\n---\n\nText.',
    report: [['2:8 error', '`title` must be text; this is the number 1.', 'Put it in quotes: `"1.0"`.']],
  },
  {
    kind: 'doc',
    mistake: 'Markdown in a title',
    text: '---\ntitle: "**Roles**"\ndescription: A page.\n---\n\nText.',
    report: [['2:8 warning', '`title` is plain text: `**` is shown as it stands.', 'Write the words alone.']],
  },
  {
    kind: 'doc',
    mistake: 'channels as keywords',
    text: '---\ntitle: Page\nkeywords: [#charters]\ndescription: A page.\n---\n\nText.',
    report: [
      [
        '3:11 error',
        'YAML takes what follows `#` for a note.',
        'Put each value with this sign in quotes: `["#charters"]`.',
      ],
    ],
  },
  {
    kind: 'doc',
    mistake: 'no for false',
    text: '---\ntitle: Page\ndraft: no\ndescription: A page.\n---\n\nText.',
    report: [['3:8 error', '`draft` must be `true` or `false`; this is text.', 'Write it like this: `draft: false`.']],
  },
];

const frontMatter = '---\ntitle: Page\ndescription: A page.\n---\n\n';
const titled = (title: string, text: string) => text.replace(/^title: .*$/m, `title: ${title}`);
const post = (rest: string) => `---\ntitle: Post\ndescription: A post.\n${rest}\n---\n`;
const others = new Map([
  ['content/authors.yaml', 'tech-team:\n  name: Tech team\n'],
  [
    'content/data/server-commands.yaml',
    'bots: [{ id: kara, name: Kara, groups: [{ id: admin, name: Admin, commands: [] }] }]\n',
  ],
  ['content/data/tech-team.yaml', 'title: CTO\n'],
  ['content/docs/a.png', ''],
  ['content/docs/discord/server-commands.mdx', titled('Commands', `${frontMatter}Text.\n`)],
  ['content/docs/other.mdx', titled('Other', `${frontMatter}## Part\n`)],
  [
    'content/releases/one.mdx',
    titled('One', `${post('date: 2025-01-01\nauthors: [tech-team]\ntags: [FCP, Flight Crew Portal]')}Text.\n`),
  ],
  [
    'content/releases/two.mdx',
    titled('Two', `${post('date: 2025-01-01\nauthors: [tech-team]\ntags: [FCP, Flight Crew Portal]')}Text.\n`),
  ],
]);
const operations = new Map([
  ['getFBOs', { method: 'GET', path: '/fbos', summary: 'List FBOs', href: '/docs/api/x/get-fbos/' }],
]);

const files = {
  body: (text: string): [string, string] => ['content/docs/page.mdx', `${frontMatter}${text}\n`],
  doc: (text: string): [string, string] => ['content/docs/page.mdx', text],
  post: (text: string): [string, string] => ['content/releases/page.mdx', `${post(text)}Text.\n`],
};

function lint(...written: [string, string][]) {
  return readContent(new Map([...others, ...written]), { operations, today: '2025-06-01' }).diagnostics;
}

test('without a mistake there is nothing to report', () => {
  expect(lint(files.body('Fine, with a [link](./other.mdx#part).'))).toEqual([]);
});

test.each(mistakes)('$kind: $mistake', ({ kind, text, report }) => {
  const [path, whole] = files[kind](text);
  const diagnostics = lint([path, whole]);
  expect(
    diagnostics.map(({ line = 0, column = 0, severity, message, fix }) => [
      `${line}:${column} ${severity}`,
      message,
      fix ?? '',
    ]),
  ).toEqual(report);
  for (const { file, line = 0, source } of diagnostics) {
    expect(file).toBe(path);
    expect(source).toBe(whole.split('\n')[line - 1]);
  }
});

test('five mistakes in five files are five messages of one run', () => {
  const five = ['<Tipp />', 'a {b}', '<!-- c -->', '# d', '![](./a.png)'];
  const diagnostics = lint(
    ...five.map((text, index): [string, string] => [
      `content/docs/p${index}.mdx`,
      titled(`Page ${index}`, frontMatter + text),
    ]),
  );
  expect(diagnostics.map(({ file, line }) => `${file}:${line}`)).toEqual(
    five.map((_, index) => `content/docs/p${index}.mdx:6`),
  );
});

test('several mistakes in one body are all reported', () => {
  expect(lint(files.body('# A\n\n<Tipp />\n\nx {y}\n\n#### B')).map(({ line }) => line)).toEqual([6, 12, 8, 10]);
});

test.each([
  ['content/docs/_category.yml', 'Rename it to `content/docs/_category.yaml`.'],
  ['content/docs/a/_category_.json', 'Rename it to `content/docs/a/_category.yaml`.'],
  ['content/data/team.yml', 'Rename it to `content/data/team.yaml`.'],
  ['content/authors.yml', 'Rename it to `content/authors.yaml`.'],
  ['content/docs/_draft.mdx', 'Rename it to `content/docs/draft.mdx`.'],
  ['content/docs/my picture.png', 'Rename it to `content/docs/my-picture.png`.'],
  ['content/docs/flüge.mdx', 'Rename it to `content/docs/fluge.mdx`.'],
])('a file that nothing reads, or that has no good address: %s', (file, fix) => {
  const diagnostics = lint([file, /mdx$/.test(file) ? titled('Draft', `${frontMatter}Text.\n`) : '']);
  expect(diagnostics.map((finding) => [finding.file, finding.severity, finding.fix])).toEqual([[file, 'error', fix]]);
});

test.each([
  ['content/docs/plan.docx', 'No page shows this file.'],
  ['content/docs/page.mdx.txt', 'No page shows this file.'],
  ['content/pages/_category.yaml', 'This folder has no document, so nothing reads its name.'],
  ['content/docs/empty/_category.yaml', 'This folder has no document, so nothing reads its name.'],
])('a file that no page shows: %s', (file, message) => {
  expect(lint([file, 'label: Empty\n']).map((finding) => [finding.file, finding.severity, finding.message])).toEqual([
    [file, 'warning', message],
  ]);
});

test('an empty data file is told as such', () => {
  const file = 'content/docs/discord/_category.yaml';
  expect(lint([file, '']).map((finding) => [finding.file, finding.message])).toEqual([[file, 'This file is empty.']]);
});

test('UTF-16 is told by its zero bytes', () => {
  const utf16 = Buffer.from(`${frontMatter}Text.`, 'utf16le').toString('utf8');
  expect(lint(['content/docs/page.mdx', utf16]).map(({ message }) => message)).toEqual([
    'This file is not in UTF-8; it looks like UTF-16.',
  ]);
});

test('joiners in an emoji, and in a script that needs them, are letters like others', () => {
  expect(lint(files.body('A pilot: 👩\u200D✈️, and می\u200Cخواهم.'))).toEqual([]);
});
