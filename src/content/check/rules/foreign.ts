/** Syntax of other generators, which readers would see as typed. Each rule shows the line to write here. */
import { components } from '../../text/components';
import { error, first, patterns, warning } from '../rule';
import { asBox } from './paragraphs';
import { placeOf } from './words';

const snippet = 'Put the text into `content/snippets/name.mdx`, and write `<Snippet name="name" />`.';

/** Says how to write a tag of a template language here, by the tag's name. */
const tags: Readonly<Record<string, string>> = {
  hint: asBox('info'),
  tabs: `Write \`${components.Tabs.example}\`.`,
  tab: `Write \`${components.Tabs.example}\`.`,
  include: snippet,
  youtube: `Write \`${components.Video.example}\`.`,
};

/** https://discord.com/developers/docs/reference#message-formatting */
export const ofDiscord = /<(?:t:-?\d+(?::\w)?|@[!&]?\d+|#\d+|a?:\w+:\d+|\/[\w -]+:\d+|id:\w+)>/;

/** Text in a file that ends in `.md`; in other documents, the parser stops at a mention. */
export const mention = {
  id: 'foreign-mention',
  isRequired: true,
  pattern: ofDiscord,
  message: 'Only Discord shows `$0` as a name, a command, a time or an emoji.',
  fix: 'Write the words: `#charters`, `@Staff`, or a date such as `1 January 2026, 18:00 UTC`.',
} as const;

const kinds = ['text', 'mdxTextExpression', 'mdxFlowExpression'] as const;

export const foreign = first(
  kinds,
  patterns<(typeof kinds)[number]>(
    ({ type, value }) => (type === 'text' ? value : `{${value}}`),
    [
      mention,
      error('foreign-block', {
        pattern:
          /^(?:(!!!|\?{3}\+?)[ \t]+([\w-]+)(?:[ \t]+"(.*)")?|(===)[!+]*[ \t]+"(.*)"|-{1,2}8<-{1,2}[ \t]*"[^"]+"|<<<[ \t]*@\S+)[ \t]*$/m,
        message: 'This line is written as for another program: readers see its signs.',
        fix(_, box, kind = '', title, tabs, label = '') {
          if (tabs !== undefined) return `Write \`<Tabs><Tab label="${label}">…</Tab></Tabs>\`.`;
          if (box === undefined) return snippet;
          return box === '!!!' ? asBox(kind, title) : `Write \`<Details summary="${title ?? kind}">…</Details>\`.`;
        },
      }),
      error('foreign-tag', {
        pattern: /\{%-?\s*(\w+)[^\n]*?%\}|\{\{[<%]\s*(\w+)[^\n]*?[%>]\}\}|\{\{[^\n{}]*\}\}/,
        message: '`$0` belongs to another program: readers see it as it is typed.',
        fix: (_, block = '', shortcode = block) =>
          tags[shortcode] ?? 'Write the words that readers should see, or put it in backticks.',
      }),
      warning('foreign-line', {
        pattern: /^(?:(\[\[?_?TOC_?\]\]?|\$\{toc\})|\*\[([^\]]+)\]:[ \t]*(\S.*))$/im,
        message: 'Readers see `$0`: it has a meaning in another program alone.',
        fix: (_, contents, name = '', meaning = '') =>
          contents === undefined
            ? `Write \`<abbr title="${meaning}">${name}</abbr>\` where the word comes first.`
            : 'Remove it: every page shows a list of its headings by itself.',
      }),
    ],
    placeOf,
  ),
);
