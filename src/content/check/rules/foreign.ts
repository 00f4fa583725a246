/** What other generators write, and readers would see as it is typed: each with the line to write here. */
import { nearest } from '../../../text/nearest';
import { admonitionKinds, components } from '../../text/components';
import { first, patterns } from '../rule';
import { placeOf } from './words';

/** Matches a list of attributes. `{index=0}` is a part of a mark that chat assistants leave. */
export const attributeList =
  /^\{\s*:?\s*(?!index=\d+\}|#[^\s}]+\})(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}"'*/]+))(?:\s+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}"'*/]+)))*\s*\}/;

const boxFor = (kind = '', title = '') =>
  `Write \`:::${nearest(kind, admonitionKinds) ?? 'note'}${title && `[${title}]`}\`, the text, and \`:::\`, each on a line of its own.`;

/** The line to write in place of a tag of a template language, by the tag's name. */
const tags: Readonly<Record<string, string>> = {
  hint: 'Write `:::info`, the text, and `:::`, each on a line of its own.',
  tabs: `Write \`${components.Tabs.example}\`.`,
  tab: `Write \`${components.Tabs.example}\`.`,
  include: 'Put the text into `content/snippets/name.mdx`, and write `<Snippet name="name" />`.',
  youtube: `Write \`${components.Video.example}\`.`,
};

const kinds = ['text', 'mdxTextExpression', 'mdxFlowExpression'] as const;

export const foreign = first(
  kinds,
  patterns<(typeof kinds)[number]>(
    ({ type, value }) => (type === 'text' ? value : `{${value}}`),
    [
      {
        id: 'foreign-box',
        wrong: ['!!! warning "Mind it"\n    One.', 'Text.\n\n!!! tip\n\n    One.', '???+ question "Why?"\n    Since.'],
        right: ['!!! Do not fly below 500 ft', 'Why??? note that'],
        pattern: /^(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"(.*)")?[ \t]*$/m,
        message: 'This box is written as for MkDocs: readers see its signs, and no box.',
        fix: (_, sign, kind, title = kind) =>
          sign === '!!!'
            ? boxFor(kind, title === kind ? '' : title)
            : `Write \`<Details summary="${title}">…</Details>\`.`,
      },
      {
        id: 'foreign-tabs',
        wrong: ['=== "Windows"\n\n    Open it.'],
        right: ['x === "y"'],
        pattern: /^===[!+]*[ \t]+"(.*)"[ \t]*$/m,
        message: 'This tab is written as for MkDocs: readers see its signs, and no tab.',
        fix: 'Write `<Tabs><Tab label="$1">…</Tab></Tabs>`.',
      },
      {
        id: 'foreign-tag',
        wrong: ['{% hint style="info" %}\nMind this.\n{% endhint %}', '{{< youtube abc >}}', 'From {{ site.name }}.'],
        right: ['`{{ site.name }}`, \\{% hint %}', '100 %} and {% off'],
        pattern: /\{%-?\s*(\w+)[^\n]*?%\}|\{\{[<%]\s*(\w+)[^\n]*?[%>]\}\}|\{\{[^\n{}]*\}\}/,
        message: '`$0` belongs to another program: readers see it as it is typed.',
        fix: (_, block = '', shortcode = block) =>
          tags[shortcode] ?? 'Write what readers are to see, or put it in backticks.',
      },
      {
        id: 'foreign-include',
        wrong: ['--8<-- "includes/abbr.md"', '<<< @/snippets/a.js'],
        right: ['a <<< b, and --8<-- c'],
        pattern: /^(?:-{1,2}8<-{1,2}[ \t]*"[^"]+"|<<<[ \t]*@\S+)/m,
        message: "This line includes a file as another program does: readers see the line, and not the file's text.",
        fix: 'Put the text into `content/snippets/name.mdx`, and write `<Snippet name="name" />`.',
      },
      {
        id: 'foreign-contents',
        isWarning: true,
        wrong: ['[TOC]', '[[toc]]'],
        right: ['See [the TOC](#part).\n\n## Part'],
        pattern: /^(?:\[\[?_?TOC_?\]\]?|\$\{toc\})$/i,
        message: 'Every page shows a list of its headings by itself.',
        fix: 'Remove this line.',
        edit: ([typed]) => [typed, ''],
      },
      {
        id: 'foreign-abbreviation',
        isWarning: true,
        wrong: ['The ATC is here.\n\n*[ATC]: Air traffic control'],
        right: ['*ATC*: air traffic control'],
        pattern: /^\*\[([^\]]+)\]:[ \t]*(\S.*)$/m,
        message: 'This line explains `$1` as for another program: readers see the line itself.',
        fix: 'Write `<abbr title="$2">$1</abbr>` where it comes first.',
      },
      {
        id: 'foreign-attributes',
        isWarning: true,
        wrong: [
          '![A plane](./a.png){ width="360" }',
          'See [it](./other.mdx){target=_blank}.',
          '![A plane](./a.png){: .c}',
        ],
        right: ['a `{width="1"}`, \\{a=1}'],
        pattern: attributeList,
        message: '`$0` belongs to another program, and has no meaning here.',
        fix: 'Remove it; the width of a picture is `{/* width: 60% */}`, and links open where the reader opens them.',
      },
    ],
    placeOf,
  ),
);
