/** Words: Markdown with a mistake and syntax of other programs, which readers would see as text. */
import type { Node, Text } from 'mdast';
import { plainName } from '../../read/names';
import { asCopy, onComputer } from '../links';
import { error, every, first, patterns, warning } from '../rule';
import type { Place, Source } from '../../text/source';

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
      error('footnote-missing', {
        pattern: /\[\^[^\]\s]+\]/,
        message: 'There is no footnote `$0`.',
        fix: 'Write it on a line of its own: `$0: …`.',
      }),
      error('link-wiki', {
        pattern: /(!?)\[\[(?!_?toc_?\])([^\]\n|]+)(?:\|([^\]\n]*))?\]\]/,
        message: '`$0` is shown as typed: links and pictures have another form here.',
        fix: (_, sign, target = '', words = target) =>
          sign === '!'
            ? `Write \`![what it shows](./${plainName(target)})\`.`
            : `Write \`[${words}](./${plainName(target.replace(/#.*/, ''))}.mdx)\`.`,
      }),
      error('link-space', {
        pattern: /\]\((?=#|[^()\n]*(?:\/|\.\w{2,}))([^()<>\n"]*\s[^()<>\n"]*)\)/,
        message: 'A space ends an address, so `$1` is shown as text.',
        fix(_, address = '') {
          if (onComputer.test(address)) return asCopy(address);
          const [picture = '', size] = address.split(/\s+(?==\d*x\d*$)/);
          if (size) return `Give a width in a note behind it: \`](${picture}) {/* width: 60% */}\`.`;
          const [, file, title = ''] = /^(\S+\.\w+)\s+[“„‘']?(.*?)[”“’']?$/.exec(address) ?? [];
          if (file !== undefined && !/\.\w+$/.test(title))
            return `Write a caption in quotes: \`](${file} "${title}")\`.`;
          return address.startsWith('#')
            ? `Write \`](${address.toLowerCase().replace(/\s+/g, '-')})\`.`
            : 'Rename the file without spaces; in an address of another site write `%20` for each.';
        },
      }),
      error('link-form', {
        pattern: /\]\((?:[^)\n]*(?:\/|\.\w{2,})[^)\n]*\)?|[^)\s]*$)/,
        message: 'This looks like a link, but it is not written as one.',
        fix: 'Write `[words](address)`, with `%20` for each space in the address. Close every bracket, and put no link in a link.',
      }),
      warning('link-gap', {
        // Markdown reads an address that begins with `https:` as a link of its own.
        pattern: /\[[^\]\n]+\]\s\((?:(?:https?:|\.{0,2}\/)[^)\n]*\)|$)/,
        message: 'There is a space between the two parts of a link.',
        fix: (typed) => `Write \`${typed.replace(/\]\s\(/, '](').replace(/\($/, '(…)')}\`.`,
      }),
      error('link-swapped', {
        pattern: /\(([^()\n]+)\)\[(?:(\.{0,2}\/[^\]\n]*)\]|$)|\(((?:https?:|\.{0,2}\/)[^()\s]+)\)\[([^\]\n]+)\]/,
        message: 'The brackets of this link are swapped.',
        fix: (_, words, address = '…', url = address, text = words) => `Write \`[${text}](${url})\`.`,
      }),
      warning('mark', {
        pattern: /(?<![=\w])==(?=\S)([^=\n]*\S)==(?![=\w])/,
        message: '`$0` is shown exactly as typed.',
        fix: 'Write `<mark>$1</mark>` or `**$1**`.',
      }),
      warning('formula', {
        pattern:
          /\$\$[^$\n]+\$\$|(?<!\w)\$(?=\S)[^$\n]*[\w)]\^[\w({][^$\n]*\$(?!\w)|(?<![\w:\\])\\(?:frac|sqrt|cdot|approx|mathrm|(?:right|left)arrow|times|circ|pm|[lg]eq)(?![\w\\])/,
        message: 'Formulas are not drawn here: the signs are shown.',
        fix: 'Write it in words, in backticks, or as a picture.',
      }),
      warning('citation', {
        pattern:
          /【[^】\n]*†[^】\n]*】|\uE200[^\uE201\n]*\uE201?|\[cite(?:_start|: ?\d[\d, ]*)\]|:?contentReference\[oaicite:\d+\]|(?:cite)?turn\d+(?:search|view|news|file)\d+|^\[(?!x\])[a-z]{1,2}\](?=\p{L})/u,
        message: 'Another program left this mark. Its source or comment is not in the text.',
        fix: 'Remove it, or link to the source.',
      }),
      warning('assistant', {
        pattern:
          /^(?:Certainly|Absolutely|Of course|Sure(?: thing)?)[!,.] (?:Here|Below|I(?:['’](?:ll|ve)| can| will))\b|(?:Let me know if you(?:['’]d| would)? (?:like|want)|Would you like|Do you want) me to\b|\bas an AI (?:language model|assistant)\b/i,
        message: '`$0` is what a chat assistant says to the writer, not to readers.',
        fix: 'Remove the sentence.',
      }),
      warning('placeholder', {
        pattern:
          /\bLorem ipsum dolor\b|[<[](?:insert|(?:enter|add) your) [^\]>\n]+[>\]]|\[[a-z -]+ here\]|\b(?:TODO|FIXME):|(?<![\w./-])XXX(?!\.?\w|[/-])|\bError! (?:Reference source|Bookmark) not \w+\.|\bClick (?:or tap )?(?:here )?to enter [a-z ]+\.|^Choose an item\.|^The first paragraph says who this is for\.$|^Write here\. All that a page can hold/i,
        message: '`$0` is a placeholder: the words are still missing.',
        fix: 'Write them; a note to other writers is `{/* note */}`.',
      }),
      warning('word-broken', {
        pattern: /(\p{L}*\p{Ll}{2})-\n\s*(?!(?:and|or|to|und|oder)\b)(\p{Ll}{2}\p{L}*)/u,
        message: 'The word `$1$2` is broken by the end of a line: readers see a space in it.',
        fix: 'Write `$1$2`, or keep its hyphen within one line.',
      }),
      warning('subtext', {
        pattern: /(?:^|\n)-# (?=\S)/,
        message: '`-#` makes small text only in Discord: here readers see the signs.',
        fix: 'Remove them, or write a box: `:::note`, the text, and `:::`, each on a line of its own.',
      }),
      warning('bold-touching', {
        pattern:
          /\*\*(?![\s*])[^*\n]*[^\s*\p{L}\p{N}]\*\*(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\*\*(?![\s*\p{L}\p{N}])[^*\n]+\*\*/u,
        message: 'Readers see these asterisks: they make no text bold between a sign such as `:` or `(` and a letter.',
        fix: 'Move the sign out of the bold text, or write a space between the asterisks and the letter.',
      }),
      error('link-undefined', {
        pattern: /(?<!\w)\[([^\]\n]+)\]\[[^\]\n]*\]/,
        message: 'Nothing says where the link `$0` leads.',
        fix: 'Write its address: `[$1](./page.mdx)`.',
      }),
      warning('bold-space', {
        // All signs before this pair are in pairs, too.
        pattern:
          /(?<=^[^*~]*(?:(?:\*{2,3}|~~)[^*~]*(?:\*{2,3}|~~)[^*~]*)*)(\*{2,3}|~~)((?! )[^*~\n]+?\s+|\s+[^*~\n]+?)\1/,
        message: 'These signs are shown as typed: bold or struck text cannot begin or end with a space.',
        fix: (_, sign = '', text = '') => `Write \`${sign}${text.trim()}${sign}\`, with the space outside.`,
      }),
      warning('code-accents', {
        pattern: /[´`]([^´`\n]+)´|[‘’]((?:\/[a-z]|(?:npm|npx|git|node|cd) )[^‘’\n]*)[‘’]/,
        message: 'Readers see `$0` as typed: only backticks make code.',
        fix: (_, code, command = code) => `Put it in backticks: \`\` \`${command}\` \`\`.`,
      }),
      warning('sign-alone', {
        pattern: /(?<=^|[\s(])\*\*(?=[^\s*])|~~|`|(?<=[ \t])\*(?=\p{L})/u,
        message: (signs) =>
          `${signs === '`' ? 'A backtick' : `\`${signs}\``} is shown as typed: it has no partner in this paragraph.`,
        fix: (signs) => `Add the second one, or write \`${signs.replace(/./g, '\\$&')}\` for the sign itself.`,
      }),
      warning('emoji-name', {
        pattern: /(?<![\w:])(:(?:[a-z][a-z0-9_+-]*|[+-]1):)(?![\w:])/,
        message: '`$0` is shown exactly as typed.',
        fix: 'Write the emoji itself, or put the letters in backticks.',
      }),
      warning('spoiler', {
        pattern: /\|\|(?=\S)[^|\n]*\S\|\|/,
        message: 'Bars hide nothing here, unlike in Discord: readers see the bars and the text.',
        fix: 'Write `<Details summary="The answer">…</Details>`.',
      }),
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
      warning('path-backslash', {
        pattern:
          /(?:(?<!\w)[a-z]:|%\w+%)(?:\\(?!\\)\S*?(?<!\\))?\\[!-/:-@[\]^-`{-~](?=\S*\w)\S*\w|(?<![\\\w:])\\\\[\w.-]+\\(?!\\)\S*\w/i,
        message: (path) =>
          `Markdown drops backslashes of this path: readers see \`${path.replace(/\\(?=[!-/:-@[-`{-~])/g, '')}\`.`,
        fix: 'Put it in backticks: `` `$0` ``.',
      }),
    ],
    placeOf,
  ),
);
