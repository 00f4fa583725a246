/** Words: Markdown with a mistake and syntax of other programs, which readers would see as text. */
import type { Node, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { asCopy, onComputer } from '../links';
import { every, first, patterns } from '../rule';
import type { Place, Source } from '../../text/source';
import { start } from '../../text/syntax';

/** Find the place of a text in the source; undefined if the source writes it in another form, for example escaped. */
export function placeOf({ position }: Node, source: Source, shown: string): Place | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line += 1) {
    const text = source.line(line);
    const [words = ''] = shown.split('\n');
    const from = line === start.line ? start.column - 1 : 0;
    for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
      if (text[at - 1] !== '\\') return { line, column: at + 1 };
  }
  return undefined;
}

export const words = first(
  'text',
  patterns(
    ({ value }) => value,
    [
      {
        id: 'footnote-missing',
        wrong: ['Text[^note] goes on.'],
        right: ['Text[^note] goes on.\n\n[^note]: A note.'],
        pattern: /\[\^[^\]\s]+\]/,
        message: 'There is no footnote `$0`.',
        fix: 'Write it on a line of its own: `$0: …`.',
      },
      {
        id: 'link-wiki',
        wrong: [
          'See [[Other]].',
          'See [[other|the other page]].',
          '![[a.png]]',
          'See [[Other page#Part]].',
          '![[#Part]]',
        ],
        right: ['See [the other page](./other.mdx), ![A plane](./a.png)'],
        pattern: /(!?)\[\[(?!_?toc_?\])([^\]\n|]+)(?:\|([^\]\n]*))?\]\]/,
        message: '`$0` is shown as typed: links and pictures have another form here.',
        fix(_, picture, target = '', words = target) {
          if (picture && /\.\w+$/.test(target)) return `Write \`![what the picture shows](./${target})\`.`;
          const [page = '', heading = ''] = target.toLowerCase().replaceAll(' ', '-').split('#');
          return `Write \`[${words}](${page && `./${page}.mdx`}${heading && `#${heading}`})\`.`;
        },
      },
      {
        id: 'link-space',
        wrong: ['See [this](my page.mdx).', '![A plane](./a.png “At dusk”)', '## Fuel plan\n\nSee [it](#Fuel plan).'],
        right: ['Cleared to [destination] (via route) [squawk](4 digits).'],
        pattern: /\]\((?=#|[^()\n]*(?:\/|\.\w{2,}))([^()<>\n"]*\s[^()<>\n"]*)\)/,
        message: 'A space ends an address, so `$1` is shown as text.',
        fix(_, address = '') {
          if (onComputer.test(address)) return asCopy(address);
          const [, file, title = ''] = /^(\S+\.\w+)\s+[“„‘']?(.*?)[”“’']?$/.exec(address) ?? [];
          if (file !== undefined && !/\.\w+$/.test(title))
            return `Write a caption in quotes: \`](${file} "${title}")\`.`;
          return address.startsWith('#')
            ? `Write \`](${address.toLowerCase().replace(/\s+/g, '-')})\`.`
            : 'Rename the file without spaces; in an address of another site write `%20` for each.';
        },
      },
      {
        id: 'link-form',
        wrong: ['[other](./other.mdx and more', '[[a](./other.mdx)](./other.mdx)'],
        right: ['[other](./other.mdx) and more', '[squawk](4 digits)'],
        pattern: /\]\((?:[^)\n]*(?:\/|\.\w{2,})[^)\n]*\)?|[^)\s]*$)/,
        message: 'This looks like a link, but it is not written as one.',
        fix: 'Write `[words](address)`: close every bracket, leave no space in the address, and put no link in a link.',
      },
      {
        id: 'link-swapped',
        wrong: ['(other)[./other.mdx]', '!(./a.png)[A plane]'],
        right: ['[other](./other.mdx)', 'One (or two) [see below].'],
        pattern: /\([^()\n]+\)\[(?:\.{0,2}\/[^\]\n]*\]|$)|\((?:https?:|\.{0,2}\/)[^()\s]+\)\[[^\]\n]+\]/,
        message: 'The brackets of this link are swapped.',
        fix: 'Write `[words](address)`.',
      },
      {
        id: 'link-gap',
        isWarning: true,
        wrong: ['See [the page] (./other.mdx).', '[other]\n(./other.mdx)'],
        right: ['Cleared to [destination] (via route).'],
        pattern: /\[[^\]\n]+\]\s\((?:https?:|\.{0,2}\/)[^)\n]*\)/,
        message: 'There is a space between the two parts of a link.',
        fix: (typed) => `Write \`${typed.replace(/\]\s\(/, '](')}\`.`,
      },
      {
        id: 'citation',
        isWarning: true,
        wrong: ['Two minutes【4†source】.', 'Wind matters :contentReference[oaicite:0]{index=0}.'],
        right: ['Wind matters [1], see 【RWY】 and [cite].'],
        pattern:
          /【[^】\n]*†[^】\n]*】|\uE200[^\uE201\n]*\uE201?|\[cite(?:_start|: ?\d[\d, ]*)\]|:?contentReference\[oaicite:\d+\]/,
        message: 'A chat assistant left this mark of a source, which leads nowhere.',
        fix: 'Remove it, or link to the source.',
      },
      {
        id: 'assistant',
        isWarning: true,
        wrong: ['Certainly! Here is a page about joining:', 'Let me know if you would like me to expand it!'],
        right: ['Certainly, we fly in winter. Let me know if you would like to join us!'],
        pattern:
          /^(?:Certainly|Absolutely|Of course|Sure(?: thing)?)[!,.] (?:Here|Below|I(?:['’](?:ll|ve)| can| will))\b|(?:Let me know if you(?:['’]d| would)? (?:like|want)|Would you like|Do you want) me to\b|\bas an AI (?:language model|assistant)\b/i,
        message: '`$0` is what a chat assistant says to the writer, not to readers.',
        fix: 'Remove the sentence.',
      },
      {
        id: 'placeholder',
        isWarning: true,
        wrong: ['Lorem ipsum dolor sit amet, TODO: write this.', 'The first paragraph says who this is for.'],
        right: ['Say [callsign], and see the TODO list. Date: TBD.'],
        pattern:
          /\bLorem ipsum dolor\b|\[INSERT [^\]\n]+\]|\[[A-Z ]+ HERE\]|\b(?:TODO|FIXME):|^The first paragraph says who this is for\.$|^Write here\. All that a page can hold/,
        message: '`$0` holds a place for words that are still missing.',
        fix: 'Write them; a note to other writers is `{/* note */}`.',
      },
      {
        id: 'subtext',
        isWarning: true,
        wrong: ['-# Subject to change.', 'Text.\n-# Subject to change.'],
        right: ['Runway 27-#2.'],
        pattern: /(?:^|\n)-# (?=\S)/,
        message: '`-#` makes small text only in Discord: here readers see the signs.',
        fix: 'Remove them, or write a box: `:::note`, the text, and `:::`, each on a line of its own.',
      },
      {
        id: 'bold-touching',
        isWarning: true,
        wrong: ['**Callsign:**use yours.', 'The FS**(2024)** flies.'],
        right: ['**Callsign:** use yours. The **FS**(2024) and F**S**x fly.'],
        pattern:
          /\*\*(?![\s*])[^*\n]*[^\s*\p{L}\p{N}]\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*(?![\s*\p{L}\p{N}])[^*\n]+\*\*/u,
        message:
          'These asterisks are shown as typed: between a sign such as `:` or `(` and a letter they cannot make text bold.',
        fix: 'Move the sign out of the bold text, or write a space between the asterisks and the letter.',
      },
      {
        id: 'link-undefined',
        wrong: ['See [the page][other].'],
        right: ['See [the page][other] and rows[i][2].\n\n[other]: ./other.mdx'],
        pattern: /(?<!\w)\[[^\]\n]+\]\[[^\]\n]*\]/,
        message: 'Nothing says where the link `$0` leads.',
        fix: 'Write it like this: `[text](./page.mdx)`.',
      },
      {
        id: 'bold-space',
        isWarning: true,
        wrong: ['Some **bold **text.', 'Some ** bold** text.'],
        right: ['Some **bold** text.'],
        pattern: /\*\*(\S[^*\n]*?)\s+\*\*(?=\w)|(?<=^|\s)\*\*\s+([^*\n]+?)\*\*/,
        message: 'These asterisks are shown as typed: bold text cannot begin or end with a space.',
        fix: (_, one, other = '') => `Write \`**${(one ?? other).trim()}**\`, with the space outside.`,
      },
      {
        id: 'sign-alone',
        isWarning: true,
        wrong: ['This is **bold.', 'Run `npm start now.'],
        right: ['Members* pay less. Rated 4*5.\n\n*After 30 days.', 'About ~5 minutes, ~10 nm.'],
        pattern: /(?<=^|[\s(])\*\*(?=[^\s*])|~~|`|(?<=[ \t])\*(?=\p{L})/u,
        message: (signs) =>
          `${signs === '`' ? 'A backtick' : `\`${signs}\``} is shown as typed: it has no partner in this paragraph.`,
        fix: (signs) => `Add the second one, or write \`${signs.replace(/./g, '\\$&')}\` for the sign itself.`,
      },
      {
        id: 'mark',
        isWarning: true,
        wrong: ['This is ==new== here.'],
        right: ['if a == b and b == c then stop.'],
        pattern: /(?<![=\w])==(?=\S)([^=\n]*\S)==(?![=\w])/,
        message: '`$0` is shown exactly as typed.',
        fix: 'Write `<mark>$1</mark>` or `**$1**`.',
      },
      {
        id: 'entity',
        isWarning: true,
        wrong: ['All of it &copy 2025.'],
        right: ['AT&T, R&D & Co, &copy; 2025, https://a.example/?a=1&lt=2'],
        pattern: /(?<![\w=?&/;-])&(nbsp|amp|lt|gt|quot|copy|reg|trade|euro|times|deg|hellip|[nm]dash)\b(?![;=\w-])/,
        message: '`$0` is shown as typed: it has no semicolon at its end.',
        fix: 'Write `$0;`, or the sign itself.',
      },
      {
        id: 'comment',
        wrong: ['Text %%ask Kara%% goes on.', '%%\nask Kara\n%%', 'Text.\n\n%%\n\nAsk Kara.\n\n%%'],
        right: ['Text {/* ask Kara */} goes on.', 'Set %APPDATA%\\Packages and 100 %.'],
        pattern: /%%[^%]+%%|^%%(?=\n|$)/,
        message: 'Everybody can read this note.',
        fix: (typed) =>
          `Write \`{/* ${typed.slice(2, -2).trim().replace(/\s+/g, ' ') || 'a note to other writers'} */}\`.`,
      },
      {
        id: 'emoji-name',
        isWarning: true,
        wrong: ['Well done :tada:'],
        right: ['It starts at 12:30:00 UTC, runway 27L:09R, ratio 3:1:2, (L:1:XMLVAR_Baro, number), :---:.'],
        pattern: /(?<![\w:])(:(?:[a-z][a-z0-9_+-]*|[+-]1):)(?![\w:])/,
        message: '`$0` is shown exactly as typed.',
        fix: 'Write the emoji itself, or put the letters in backticks.',
      },
      {
        id: 'spoiler',
        isWarning: true,
        wrong: ['It is ||42||.'],
        right: ['Choose A | B | C, or the || operator in `a || b`.'],
        pattern: /\|\|(?=\S)[^|\n]*\S\|\|/,
        message: 'Bars hide nothing here, unlike in Discord: readers see the bars and the text.',
        fix: 'Write `<Details summary="The answer">…</Details>`.',
      },
      {
        id: 'formula',
        isWarning: true,
        wrong: ['It is $$x^2$$.', 'The rate is \\sqrt 2.', 'It is $E=mc^2$.'],
        right: ['It costs $5 for members and $10 for guests.', 'Set $a and $b, or $HOME/$USER.'],
        pattern:
          /\$\$[^$\n]+\$\$|(?<!\w)\$(?=\S)[^$\n]*[\w)]\^[\w({][^$\n]*\$(?!\w)|(?<![\w:\\])\\(?:frac|sqrt|cdot|approx|mathrm)(?![\w\\])/,
        message: 'Formulas are not drawn here: the signs are shown.',
        fix: 'Write it in words, in backticks, or as a picture.',
      },
    ],
    placeOf,
  ),
);

function typedOf({ position }: Text, source: Source): string {
  const lines = source.lines.slice((position?.start.line ?? 1) - 1, position?.end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, (position?.end.column ?? 1) - 1) ?? '';
  lines[0] = lines[0]?.slice((position?.start.column ?? 1) - 1) ?? '';
  return lines.join('\n');
}

export const paths = every(
  'text',
  patterns(
    typedOf,
    [
      {
        id: 'path-backslash',
        isWarning: true,
        wrong: [
          'Copy it to C:\\Users\\%USERNAME%\\_Community.',
          'Open \\\\server\\share.',
          'Open %APPDATA%\\.vpilot first.',
          'Open C:\\_Addons first.',
        ],
        right: [
          'C:\\Users\\Anna, `C:\\Users\\_Anna`, D:\\\\Users\\\\_Anna, %APPDATA%\\Packages, \\\\\\\\server\\\\share',
        ],
        pattern:
          /(?:(?<!\w)[a-z]:|%\w+%)(?:\\(?!\\)\S*?(?<!\\))?\\[!-/:-@[\]^-`{-~](?=\S*\w)\S*\w|(?<![\\\w:])\\\\[\w.-]+\\(?!\\)\S*\w/i,
        message: (path) =>
          `Markdown drops backslashes of this path: readers see \`${path.replace(/\\(?=[!-/:-@[-`{-~])/g, '')}\`.`,
        fix: 'Put it in backticks: `` `$0` ``.',
      },
      {
        id: 'formula-brackets',
        isWarning: true,
        wrong: ['The rate is \\( x \\) then.', '\\[\nx = 2\n\\]'],
        right: ['Write \\[x\\] and \\(a\\), \\[ ] or \\( ).'],
        pattern: /\\\(\s[^()\n\\]+\s\\\)|^\\\[\n[^\\]+\n\\\]$/,
        message: 'Formulas are not drawn here: readers see it in brackets.',
        fix: 'Write it in words, in backticks, or as a picture.',
      },
    ],
    placeOf,
  ),
);

export const deleted = every('delete', [
  {
    id: 'subscript',
    isWarning: true,
    wrong: ['H~2~O'],
    right: ['H<sub>2</sub>O, ~~two~~ ~three~'],
    find(node, { source }) {
      const { line, column } = start(node);
      const text = source.line(line);
      const words = toString(node);
      const isInWord = /[\p{L}\d)]/u.test(text[column - 2] ?? '') && text.startsWith(`~${words}~`, column - 1);
      return (
        isInWord && {
          message: `\`~${words}~\` strikes \`${words}\` out.`,
          fix: `Write \`<sub>${words}</sub>\` for a subscript, \`~~${words}~~\` for what is struck out, \`\\~\` for the sign itself.`,
        }
      );
    },
  },
]);

const emphasised = ['emphasis', 'strong'] as const;

/** Names that programs have between two underscores, and prose does not. */
const underlined = /^(?:init|main|repr|slots|pycache|proto|dirname|filename)$/;

export const products = every(emphasised, [
  {
    id: 'bold-uneven',
    isWarning: true,
    wrong: ['**Note:* bring charts.', 'All of *it** is here.'],
    right: ['***Both*** and **price*** and \\**one*, *a*b', 'Some **bold *and italic***.'],
    find(node, { source, ancestors }) {
      const { start: from, end } = node.position ?? {};
      if (!from || !end || node.type === 'strong' || emphasised.some((type) => type === ancestors.at(-1)?.type)) return;
      const isUneven = /(?<!\\)\*$/.test(source.before(from)) || source.after(end).startsWith('*');
      return (
        isUneven &&
        source.after(from).startsWith('*') && {
          message: 'Two asterisks are on one side of this text, and one on the other: readers see one of them.',
          fix: `Write \`**${toString(node)}**\` for bold, \`*${toString(node)}*\` for italic.`,
        }
      );
    },
  },
  {
    id: 'sign-times',
    isWarning: true,
    wrong: ['It holds 3*4*5 boxes.', 'Add 2*3 and 4*5.', 'That is 2**8**2.', 'See docs/*.md and a/*.mdx.'],
    right: [
      'Rated 4*5.',
      'The A320*neo* is *new*, and 2 * 3 * 4 is `2*3*4`.',
      '**1.** Taxi, (a)*b* and 3\\*4\\*5',
      'Type **/metar**, **/taf**/**/atis** or **/a**. In **docs/**, *one*/*two*',
    ],
    find(node, { source }) {
      const { start: from, end } = node.position ?? {};
      if (!from || !end) return;
      const [before, after] = [source.before(from), source.after(end)];
      const words = toString(node);
      const isPath = /^[./]|\/$/.test(words) && (/\w\/$/.test(before) || /^[./]\w/.test(after));
      const isBetween = isPath || (/[\p{N})]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after));
      return (
        isBetween && {
          message: `Readers do not see these asterisks: they make \`${words}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`,
          fix: 'Write `×` or `\\*` for the sign itself, or put all of it in backticks.',
        }
      );
    },
  },
  {
    id: 'name-underscores',
    isWarning: true,
    wrong: [
      'Write __init__ first.',
      'See src/__tests__/a.',
      'It is __Name__.py here.',
      'Call x.__next__().',
      'Set _my_var_.',
    ],
    right: [
      '`__init__`, __Note__ and __bold words__, _one_, _one_/_two_, __one__/__two__, __str__ - a text, snake_case_name, __dirname',
    ],
    find(node, { source }) {
      const { start: from, end } = node.position ?? {};
      const [sign = ''] = /^_+/.exec(from ? source.after(from) : '') ?? [];
      const name = toString(node);
      if (!from || !end || sign === '' || !/^\w+$/.test(name)) return;
      const isCode =
        /[a-z\d]_[a-z\d]/i.test(name) ||
        (sign === '__' && underlined.test(name)) ||
        /[a-z\d][./\\]$/i.test(source.before(from)) ||
        /^(?:\(\w*\)|[./\\][a-z])/i.test(source.after(end));
      return (
        isCode && {
          message: `Readers do not see these underscores: they make \`${name}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`,
          fix: `Put the whole name in backticks: \`\` \`${sign}${name}${sign}\` \`\`.`,
        }
      );
    },
  },
]);
