/** Check headings: their words, their level. */
import type { Heading } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isComment } from '../text/heading-notes';
import type { Source } from '../text/source';
import { start } from '../text/walk';

export function checkHeading(heading: Heading, previous: number, source: Source): void {
  const signs = (depth: number) => '#'.repeat(depth);
  const words = toString(heading.children.filter((child) => !isComment(child))).trim();
  const place = start(heading);
  const isUnderlined = place && !/^#/.test(source.lines[place.line - 1]?.slice(place.column - 1) ?? '');
  if (!/[\p{L}\p{N}]/u.test(words)) {
    source.error(place, 'A heading has no words.', 'Write its words after the signs, or remove it.');
  } else if (isUnderlined && /^\w+: /.test(words)) {
    source.error(
      place,
      'Front matter belongs at the top of the file: here it is shown as a heading.',
      'Move it there, between two lines `---`, or remove it.',
    );
  } else if (isUnderlined && heading.depth === 2) {
    source.warning(
      place,
      'The line of signs below makes this text a heading.',
      `Write \`## ${words.split('\n').at(-1) ?? ''}\`; for a line across the page put an empty line before the signs.`,
    );
  } else if (heading.depth === 1) {
    source.error(
      start(heading),
      "The page's title comes from the front matter; headings in the text begin one level below.",
      `Write \`## ${words}\`.`,
    );
  } else if (heading.depth > previous + 1) {
    source.error(
      start(heading),
      `This heading skips a level: \`${signs(heading.depth)}\` after ${previous === 1 ? "the page's title" : `\`${signs(previous)}\``}.`,
      `Write \`${signs(previous + 1)} ${words}\`.`,
    );
  }
}
