/** Habits within a line. */
import { slug } from 'github-slugger';
import { parseHtml, textOf } from '../../text/html-tree';
import { capitalised } from '../../text/sentence';
import { attributes, attributesOf, eachLine, picture, placeholdersIn, shareOf, type Habit, type Line } from './habit';

const nameOfKey = (key: string) => capitalised(key.replace(/^"(.*)"$/, '$1').replaceAll('-', ' '));
const widthOf = ({ width, style = '' }: Record<string, string>) =>
  shareOf(width ?? /(?:^|[\s;{])(?:max-)?width\s*:\s*['"]?([\d.]+(?:px|%))/.exec(style)?.[1]);

// A mark of a chat assistant, `{index=0}`, is reported as a whole.
const attribute = String.raw`(?:[.#][\w-]+|(?!index=\d+\})[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}"'*/]+))`;
const list = String.raw`\{:?\s*${attribute}(?:\s+${attribute})*\s*\}`;

/** HTML for which Markdown has signs. */
const signs: Record<string, string> = {
  ...{ b: '**', strong: '**', i: '*', em: '*', s: '~~', del: '~~', strike: '~~', code: '`', tt: '`', samp: '`' },
};
/** Matches the end of a mark of HTML, and another one of its kind right behind it. */
const again = new RegExp(`</(b|strong|i|em|s|del|strike)>(\\s*)<\\1${attributes}>`, 'g');
const withSigns = new RegExp(`<(${Object.keys(signs).join('|')})${attributes}>(.+?)</\\1>`, 'g');

/** HTML for looks alone, of which the words are kept. */
const looks = new RegExp(
  `</?(?:small|big|font|u|ins|cite|var|q|time|bdi|bdo|dfn|label|span|Icon|Badge)${attributes}/?>`,
  'g',
);

/** Write HTML as code of Markdown, in which a bar would end the cell of a table. */
function codeOf(html: string, line: string): string {
  const code = parseHtml(html).map(textOf).join('');
  const fence = code.includes('`') ? '``' : '`';
  const space = fence === '``' ? ' ' : '';
  const text = /^[\s>]*\|/.test(line) ? code.replace(/(?<!\\)\|/g, '\\|') : code;
  return fence + space + text + space + fence;
}

/** Write marks of HTML as signs, those inside included. @param line the whole line */
const marked =
  (line: string) =>
  (_: string, name: string, _typed: string, words: string): string => {
    const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(words) ?? [];
    const sign = signs[name] ?? '';
    if (inner === '') return words;
    if (sign === '`') return before + codeOf(inner, line) + after;
    // Bold in bold is bold.
    const isSame = (tag: string) => signs[/\w+/.exec(tag)?.[0] ?? ''] === sign;
    const text = inner.replace(/<\/?\w+[^<>]*>/g, (tag) => (isSame(tag) ? '' : tag)).replace(withSigns, marked(line));
    return `${before}${sign}${text}${sign}${after}`;
  };

/** @param isPlaceholder returns true for a tag that is text */
const toMarkdown = (isPlaceholder: (typed: string) => boolean) => (text: string) =>
  text
    .replace(new RegExp(`<(?:img|Image|Img)${attributes}/?>`, 'g'), (whole, typed: string) => {
      const { src = '', alt = '', title, ...rest } = attributesOf(typed);
      return picture(alt, src, title, whole === text.trim() ? widthOf(rest) : undefined);
    })
    .replace(
      new RegExp(`<(?:Link|a|LinkButton)${attributes}>(.*?)</(?:Link|a|LinkButton)>`, 'g'),
      (_, typed: string, words: string) => {
        const { href, to } = attributesOf(typed);
        const address = href ?? to;
        return address === undefined || words === '' ? words : `[${words.trim()}](${address})`;
      },
    )
    .replace(new RegExp(`<a${attributes}/>`, 'g'), '')
    .replace(again, '$2')
    .replace(withSigns, marked(text))
    .replace(new RegExp(`<q${attributes}>(.+?)</q>`, 'g'), '“$2”')
    .replace(new RegExp(`<Badge${attributes}/>`, 'g'), (_, typed: string) => {
      const { text: words = '' } = attributesOf(typed);
      return words && `**${words}**`;
    })
    .replace(looks, (typed) => (isPlaceholder(typed) ? typed : ''))
    .replace(new RegExp(`<(sub|sup|mark)${attributes}>`, 'g'), '<$1>')
    .replace(/<abbr>(.*?)<\/abbr>/g, '$1')
    .replace(
      new RegExp(`^\\s*<h([1-6])${attributes}>(.+?)</h\\1>\\s*$`),
      (_, depth: string, typed: string, words: string) => {
        const { id } = attributesOf(typed);
        return `${'#'.repeat(Number(depth))} ${words.trim()}${id ? ` {/* #${slug(id)} */}` : ''}`;
      },
    )
    .replace(/^(\s*)<hr\s*\/?>\s*$/, '$1---')
    .replace(/<wbr\s*\/?>/g, '')
    .replace(new RegExp(`<br(?=\\s*>|\\s+[^\\s/])${attributes}/?>(?:\\s*</br>)?|</br>`, 'g'), '<br />');

const keys = /<kbd>([^<>]*)<\/kbd>(?:\s*\+\s*<kbd>[^<>]*<\/kbd>)*/;

/** Explain each abbreviation where it comes first in a text, and not in an address or a tag. */
function explain(lines: readonly Line[]): Line[] {
  const definition = /^\s*\*\[([^\]]+)\]:\s*(\S.*?)\s*$/;
  const meanings = new Map(
    lines.flatMap(({ text }) => {
      const [, name, meaning] = definition.exec(text) ?? [];
      return name === undefined || meaning === undefined ? [] : [[name, meaning] as const];
    }),
  );
  const names = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `\\]\\([^)]*\\)|<[^>]*>|https?:\\S+|(?<![\\p{L}\\p{N}[/\\-])(${names.join('|')})(?![\\p{L}\\p{N}\\]/\\-])`,
    'gu',
  );
  const explained = eachLine((text) =>
    /^\s*(#|\||!?\[|<)/.test(text)
      ? text
      : text.replace(pattern, (typed, name?: string) => {
          const meaning = meanings.get(name ?? '');
          if (name === undefined || meaning === undefined) return typed;
          meanings.delete(name);
          return `<abbr title="${meaning.replaceAll('"', '”')}">${name}</abbr>`;
        }),
  );
  const text = lines.filter((line) => !definition.test(line.text));
  return names.length > 0 ? explained(text) : text;
}

const headingId = /^(#{1,6}\s.*?)\s*\{:?\s*#([^\s}]+)[^}]*\}\s*#*\s*$/m;

export const words: readonly Habit[] = [
  {
    id: 'habit-heading-id',
    pattern: headingId,
    message: "A heading's id is written as for another program.",
    fix: 'Write `## Words {/* #own-id */}`.',
    change: { to: (_, heading = '', id = '') => `${heading} {/* #${slug(id)} */}` },
  },
  {
    id: 'habit-attributes',
    pattern: new RegExp(list),
    message: 'Attributes in braces are those of another program; only the width of a picture is used.',
    fix: 'Write `![words](./picture.png) {/* width: 60% */}`; links open where the reader opens them.',
    change: eachLine((text) => {
      // An id that is left is to stay as it is typed.
      if (headingId.test(text)) return text;
      const [, before = '', image = '', typed = ''] =
        new RegExp(`^(\\s*)(!\\[[^\\]]*\\]\\([^()]*\\))\\s*(${list})\\s*$`).exec(text) ?? [];
      const share = widthOf(attributesOf(typed.slice(1, -1)));
      if (image !== '') return before + image + (share && share !== '100%' ? ` {/* width: ${share} */}` : '');
      return text.replace(new RegExp(`(?<![\\]\\s])\\s*${list}(?=\\s*$)|(?<=[)*_\\uE001])${list}`, 'g'), '');
    }),
  },
  {
    id: 'habit-html',
    pattern:
      /<\/?(?:[biqsau]|h[1-6]|big|strong|em|del|strike|code|tt|samp|small|font|ins|cite|var|time|bdi|bdo|dfn|label|span|img|Image|Img|Link|LinkButton|Icon|Badge|wbr|hr|abbr)[\s/>]|<(?:sub|sup|mark)\s|<br\s+[^\s/]|<\/?br\s*>/,
    message: 'This HTML is read as the Markdown of the same meaning; what is only for looks is left out.',
    fix: 'Write Markdown: `**bold**`, `[words](address)`, `![words](./picture.png)`, `<br />`.',
    change: (lines) => eachLine(toMarkdown(placeholdersIn(lines)))(lines),
  },
  {
    id: 'habit-keys',
    pattern: new RegExp(`${keys.source}|(?<!\\{)\\+\\+((?:[\\w-]+|"[^"]+")(?:\\+(?:[\\w-]+|"[^"]+"))*)\\+\\+`),
    message: 'Keys are written as for another program.',
    fix: 'Write `<Kbd>Ctrl+K</Kbd>`.',
    change: {
      to: (typed = '', _, named) => {
        const inTags = [...typed.matchAll(/<kbd>(.*?)<\/kbd>/g)].map(([, key = '']) => key.trim());
        return `<Kbd>${(named?.split('+').map(nameOfKey) ?? inTags).join('+')}</Kbd>`;
      },
    },
  },
  {
    id: 'habit-icon',
    pattern: /:(?:material|fontawesome|octicons|simple|bootstrap|lucide)-[a-z0-9-]+:(?:\{[^}]*\})? ?/,
    message: 'Icons of other programs are left out.',
    fix: 'Remove it, or say the same in a word.',
    change: { to: '' },
  },
  {
    id: 'habit-autolink',
    pattern: /(?<!\]\(\s*|\]:\s*)<(?:mailto:)?(https?:\/\/[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/,
    message: 'An address needs no angle brackets, which begin a component.',
    fix: 'Write only the address.',
    change: { to: '$1' },
  },
  {
    id: 'habit-address',
    pattern: /(\]\(<?)(?:@site\/static|pathname:\/\/)(\/)|(\]\(\/[^\s)#?:]*?)(?:\/index|\/README)?\.mdx?(?=[#?)\s])/,
    message: 'An address is written as for another program.',
    fix: 'Write the address of the page or file on this site: `/docs/welcome/`, `/img/logo.png`.',
    change: { to: (_, file = '', slash = '', page) => (page === undefined ? file + slash : `${page}/`) },
  },
  {
    id: 'habit-abbreviation',
    pattern: /^\s*\*\[[^\]]+\]:\s*\S/m,
    message: 'An abbreviation is explained as for another program: it is shown where it comes first.',
    fix: 'Write `<abbr title="Air traffic control">ATC</abbr>`.',
    change: explain,
  },
];
