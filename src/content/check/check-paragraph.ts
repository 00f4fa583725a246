import type { Paragraph, Parent, RootContent } from 'mdast';
import { nearest } from '../../text/nearest';
import { admonitionKinds, isAdmonitionKind } from '../text/components';
import type { Place, Source } from '../text/source';
import { start } from '../text/walk';

/** Report Markdown that the parser took for plain text, though the writer meant more. */
export function checkParagraph(paragraph: Paragraph, parent: Parent | undefined, source: Source): void {
  const place = start(paragraph);
  const first = place ? (source.lines[place.line - 1]?.slice(place.column - 1) ?? '') : '';
  const box = /^(:+)\s*(\w*)\s*(.*)$/.exec(first);
  if (/^(import|export)\s.*(['"]|=|\{)/.test(first)) {
    source.error(
      place,
      'Documents import and export nothing: a text that runs no code can break no page.',
      'Remove the line. Every component can be used without it.',
    );
  } else if (box && first.startsWith('::')) {
    const [, colons = '', name = '', rest = ''] = box;
    if (name === '' && colons.length >= 3) {
      source.error(place, 'This ends a box, but none is open.', 'Remove the line, or begin the box with `:::note`.');
    } else {
      const title = rest.replace(/^\[|\]$/g, '');
      const opening = `:::${nearest(name, admonitionKinds) ?? 'note'}${title ? `[${title}]` : ''}`;
      const edit = place && isAdmonitionKind(name) && { ...place, remove: first.trimEnd(), insert: opening };
      source.error(
        place,
        'This looks like a box, but it is not written as one.',
        `Write \`${opening}\`, then the text, then \`:::\`, each on a line of its own.`,
        edit || undefined,
      );
    }
  } else if (/^!!!\s*\w/.test(first)) {
    const [, name = '', title = ''] = /^!!!\s*(\w+)\s*"?([^"]*)"?/.exec(first) ?? [];
    const opening = `:::${nearest(name, admonitionKinds) ?? 'note'}${title.trim() ? `[${title.trim()}]` : ''}`;
    source.error(
      place,
      'Boxes are written in another way here.',
      `Write \`${opening}\`, then the text, then \`:::\`, each on a line of its own.`,
    );
  } else if (/^#{2,6}[^\s#\d]/.test(first)) {
    const [signs = ''] = /^#+/.exec(first) ?? [];
    source.error(
      place,
      'This looks like a heading, but no space follows the signs.',
      `Write \`${signs} ${first.slice(signs.length).trim()}\`.`,
      place && { ...place, remove: signs, insert: `${signs} ` },
    );
  } else if (parent?.type === 'listItem' && /^\[[ xX]\]\S/.test(first)) {
    const mark = first.slice(0, 3);
    source.error(
      place,
      'This looks like an entry to tick, but no space follows the bracket.',
      `Write \`- ${mark} ${first.slice(3).trim()}\`.`,
      place && { ...place, remove: mark, insert: `${mark} ` },
    );
  } else if (/^\|.*\|\s*$/.test(first)) {
    source.error(
      place,
      'This looks like a table, but its second line is not the line of dashes, or has another number of columns.',
      'Write `| --- | --- |` under the first line, with as many columns.',
    );
  }
  for (const child of paragraph.children) {
    if (child.type !== 'text') continue;
    const mark = /\[\^[^\]\s]+\]/.exec(child.value)?.[0];
    if (mark) {
      source.error(
        find(source, child, mark),
        `There is no footnote \`${mark}\`.`,
        `Write it on a line of its own: \`${mark}: …\`.`,
      );
    }
    const stars = /\*\*(\S[^*\n]*?)\s+\*\*(?=\w)|(?<=^|\s)\*\*\s+([^*\n]+?)\*\*/.exec(child.value);
    if (stars)
      source.warning(
        find(source, child, stars[0]),
        'These stars are shown as stars: bold text neither begins nor ends with a space.',
        `Write \`**${(stars[1] ?? stars[2] ?? '').trim()}**\`, with the space outside.`,
      );
    const spacedAddress = /\]\(([^()<>\n"]*\s[^()<>\n"]*)\)/.exec(child.value);
    if (spacedAddress) {
      const [text, address = ''] = spacedAddress;
      source.error(
        find(source, child, text),
        `A space ends an address, so \`${address}\` is shown as text.`,
        'Rename the file without spaces; in an address of another site write `%20` for each.',
      );
      continue;
    }
    const broken = /\[[^\]\n]+\](?: \((?:https?:|\.{0,2}\/)[^)\n]*\)|\[[^\]\n]*\])/.exec(child.value);
    if (!broken) continue;
    const spaced = broken[0].includes('] (');
    source.error(
      find(source, child, broken[0]),
      spaced
        ? 'A space stands between the two parts of a link.'
        : `Nothing says where the link \`${broken[0]}\` leads.`,
      spaced ? `Write \`${broken[0].replace('] (', '](')}\`.` : 'Write it like this: `[text](./page.mdx)`.',
    );
  }
}

/** Find a text in the source lines of a node; return the node's start if it is written differently there. */
function find(source: Source, node: RootContent, text: string): Place | undefined {
  const from = node.position?.start.line ?? 0;
  const to = node.position?.end.line ?? 0;
  for (let line = from; line <= to; line++) {
    const column =
      source.lines[line - 1]?.indexOf(text, line === from ? (node.position?.start.column ?? 1) - 1 : 0) ?? -1;
    if (column >= 0) return { line, column: column + 1 };
  }
  return start(node);
}
