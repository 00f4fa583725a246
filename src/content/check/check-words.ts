/** Check the words of a document for syntax that was left as text: Markdown with a slip, and that of other programs. */
import type { Delete, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Place, Source } from '../text/source';
import { start } from '../text/walk';

type Match = readonly (string | undefined)[];

interface Rule {
  /** Matches the text as readers see it. */
  pattern: RegExp;
  /** True where a page can be published with it. */
  isHarmless?: true;
  message: (match: Match) => string;
  fix: (match: Match) => string;
}

/** Only the first matching rule is reported. */
const rules: readonly Rule[] = [
  {
    pattern: /\[\^[^\]\s]+\]/,
    message: ([mark]) => `There is no footnote \`${mark}\`.`,
    fix: ([mark]) => `Write it on a line of its own: \`${mark}: …\`.`,
  },
  {
    pattern: /(!?)\[\[([^\]\n|]+)(?:\|([^\]\n]*))?\]\]/,
    message: ([typed]) => `\`${typed}\` is shown as typed: links and pictures have another form here.`,
    fix: ([, picture, target = '', words]) =>
      picture
        ? `Write \`![what the picture shows](./${target})\`.`
        : `Write \`[${words ?? target}](./${target.toLowerCase().replaceAll(' ', '-')}.mdx)\`.`,
  },
  {
    pattern: /!\[[^\]\n]*\]\(\S+ =\d*x?\d*\)/,
    message: () => 'The width comes after the picture, not in its address.',
    fix: ([typed = '']) => `Write \`${typed.replace(/ =\S*\)$/, ')')} {/* width: 60% */}\`.`,
  },
  {
    pattern: /\]\(([^()<>\n"]*\s[^()<>\n"]*)\)/,
    message: ([, address]) => `A space ends an address, so \`${address}\` is shown as text.`,
    fix: () => 'Rename the file without spaces; in an address of another site write `%20` for each.',
  },
  {
    pattern: /\]\([^)\n]*\)?/,
    message: () => 'This looks like a link, but it is not written as one.',
    fix: () =>
      'Write `[words](address)`: close every bracket, leave no space in the address, and put no link in a link.',
  },
  {
    pattern: /\([^()\n]+\)\[(?:\.{0,2}\/[^\]\n]*\]|$)|\((?:https?:|\.{0,2}\/)[^()\s]+\)\[[^\]\n]+\]/,
    message: () => 'The brackets of this link are swapped.',
    fix: () => 'Write `[words](address)`.',
  },
  {
    pattern: /\[[^\]\n(]+\((?:\.{0,2}\/[^)\n]*|$)/,
    message: () => 'A link is not closed with `]` before its address.',
    fix: () => 'Write `[words](address)`.',
  },
  {
    pattern: /\[[^\]\n]+\](?:\s\((?:https?:|\.{0,2}\/)[^)\n]*\)|\[[^\]\n]*\])/,
    message: ([typed = '']) =>
      /\]\s\(/.test(typed)
        ? 'There is a space between the two parts of a link.'
        : `Nothing says where the link \`${typed}\` leads.`,
    fix: ([typed = '']) =>
      /\]\s\(/.test(typed)
        ? `Write \`${typed.replace(/\]\s\(/, '](')}\`.`
        : 'Write it like this: `[text](./page.mdx)`.',
  },
  {
    pattern: /\*\*(\S[^*\n]*?)\s+\*\*(?=\w)|(?<=^|\s)\*\*\s+([^*\n]+?)\*\*/,
    isHarmless: true,
    message: () => 'These stars are shown as stars: bold text neither begins nor ends with a space.',
    fix: ([, one, other]) => `Write \`**${(one ?? other ?? '').trim()}**\`, with the space outside.`,
  },
  {
    pattern: /\*\*|~~|`|(?<=^|\s)\*(?=\p{L})/u,
    isHarmless: true,
    message: ([signs = '']) =>
      `${signs === '`' ? 'A backtick' : `\`${signs}\``} is shown as typed: it has no partner in this paragraph.`,
    fix: ([signs = '']) => `Add the second one, or write \`${signs.replace(/./g, '\\$&')}\` for the sign itself.`,
  },
  {
    pattern: /(?<![=\w])==(?=\S)([^=\n]*\S)==(?![=\w])/,
    isHarmless: true,
    message: ([typed]) => `\`${typed}\` is shown with its signs.`,
    fix: ([, words]) => `Write \`<mark>${words}</mark>\` or \`**${words}**\`.`,
  },
  {
    pattern: /(?<![\w=?&/;-])&(nbsp|amp|lt|gt|quot|copy|reg|trade|euro|times|deg|hellip|[nm]dash)\b(?![;=\w-])/,
    isHarmless: true,
    message: ([typed]) => `\`${typed}\` is shown as typed: it has no semicolon at its end.`,
    fix: ([typed]) => `Write \`${typed};\`, or the sign itself.`,
  },
  {
    pattern: /(?<=\p{L})\^\[[^\]\n]+\]/u,
    message: () => 'A footnote cannot be written within the text.',
    fix: ([typed = '']) => `Write \`[^1]\`, and on a line of its own \`[^1]: ${typed.slice(2, -1)}\`.`,
  },
  {
    pattern: /(?<=[\p{L}\d)])\^([\w+-]{1,5})\^(?![\w^])/u,
    isHarmless: true,
    message: ([typed]) => `\`${typed}\` is shown with its signs.`,
    fix: ([, words]) => `Write \`<sup>${words}</sup>\`.`,
  },
  {
    pattern: /%%[^%\n]+%%/,
    message: () => 'Everybody can read this note.',
    fix: ([typed = '']) => `Write \`{/* ${typed.slice(2, -2).trim()} */}\`.`,
  },
  {
    pattern: /(?<![\w:])(:[a-z+-][a-z0-9_+-]*:)(?![\w:])/,
    isHarmless: true,
    message: ([typed]) => `\`${typed}\` is shown as these letters.`,
    fix: () => 'Write the emoji itself, or put the letters in backticks.',
  },
  {
    pattern: /\|\|(?=\S)[^|\n]*\S\|\|/,
    isHarmless: true,
    message: () => 'Bars hide nothing here, unlike in Discord: readers see the bars and the text.',
    fix: () => 'Write `<Details summary="The answer">…</Details>`.',
  },
  {
    pattern: /\$\$[^$\n]+\$\$/,
    isHarmless: true,
    message: () => 'Formulas are not drawn here: the signs are shown.',
    fix: () => 'Write it in words, in backticks, or as a picture.',
  },
  {
    pattern: /(?<=\S) \^[\w-]+$/,
    isHarmless: true,
    message: ([typed = '']) => `\`${typed.trim()}\` is shown as typed: paragraphs have no names here.`,
    fix: () => 'Remove it, and link to a heading.',
  },
];

/** Report a letter with separate combining accents, as some systems use in file names. */
function checkAccents(text: Text, source: Source): void {
  const apart = text.value.match(/\p{L}\p{M}+/gu)?.find((letter) => letter.normalize().length < letter.length);
  const place = apart === undefined ? undefined : find(source, text, apart);
  if (apart === undefined || !place) return;
  const insert = apart.normalize();
  source.warning(
    place,
    `The accent of \`${apart}\` is a character of its own: search and links would not match it.`,
    `Type the letter anew: \`${insert}\`.`,
    { ...place, remove: apart, insert },
  );
}

/** Report the first slip of a text. */
export function checkWords(text: Text, source: Source): void {
  checkAccents(text, source);
  for (const { pattern, isHarmless, message, fix } of rules) {
    const match = pattern.exec(text.value);
    const place = match && find(source, text, match[0].trim());
    if (!match || !place) continue;
    if (isHarmless) source.warning(place, message(match), fix(match));
    else source.error(place, message(match), fix(match));
    return;
  }
}

/** Find text in the source that is written as it is shown; undefined where it is escaped, or written in another way. */
function find(source: Source, { position }: Text, typed: string): Place | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  for (let line = start.line; line <= end.line; line += 1) {
    const text = source.lines[line - 1] ?? '';
    const [first = ''] = typed.split('\n');
    const from = line === start.line ? start.column - 1 : 0;
    for (let at = text.indexOf(first, from); at >= 0; at = text.indexOf(first, at + 1))
      if (text[at - 1] !== '\\') return { line, column: at + 1 };
  }
  return undefined;
}

/** Report single tildes within a word: in other programs they mean subscript, here strikethrough. */
export function checkDeleted(node: Delete, source: Source): void {
  const { line, column } = start(node) ?? { line: 1, column: 1 };
  const text = source.lines[line - 1] ?? '';
  const words = toString(node);
  if (/[\p{L}\d)]/u.test(text[column - 2] ?? '') && text.startsWith(`~${words}~`, column - 1))
    source.warning(
      { line, column },
      `\`~${words}~\` strikes \`${words}\` out.`,
      `Write \`<sub>${words}</sub>\` for a subscript, \`~~${words}~~\` for what is struck out.`,
    );
}
