/** Headings: their words, their level. */
import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { error, first, typedAt, warning } from '../rule';
import { isComment } from '../../text/notes';
import type { Source } from '../../text/source';
import { start } from '../../text/syntax';

const wordsOf = ({ children }: Heading) => toString(children.filter((child) => !isComment(child))).trim();
const isUnderlined = (heading: Heading, source: Source) => !typedAt(heading, source).startsWith('#');
const signs = (depth: number) => '#'.repeat(depth);

/** Return the earlier heading with the same words in the same section. */
function twinOf(heading: Heading, siblings: readonly RootContent[]): Heading | undefined {
  const above = siblings.slice(0, siblings.indexOf(heading)).filter((node) => node.type === 'heading');
  const section = above.slice(above.findLastIndex(({ depth }) => depth < heading.depth) + 1);
  return section.find((other) => other.depth === heading.depth && wordsOf(other) === wordsOf(heading));
}

export const headings = first('heading', [
  error('heading-words', {
    if: (heading) => !/[\p{L}\p{N}]/u.test(wordsOf(heading)),
    message: 'This heading has no words.',
    fix: 'Write its text after the signs, or remove it.',
  }),
  warning('heading-line', {
    if: (heading, { source }) =>
      isUnderlined(heading, source) && heading.depth === 2 && /[.!?]$|\n/.test(wordsOf(heading)),
    message: 'The line of signs below makes this text a heading.',
    fix: (heading) =>
      `Write \`## ${wordsOf(heading).split('\n').at(-1) ?? ''}\`; for a line across the page put an empty line before the signs.`,
  }),
  error('heading-title', {
    if: (heading) => heading.depth === 1,
    message: "The page's title comes from the front matter; headings in the text begin one level below.",
    fix: (heading) => `Write \`## ${wordsOf(heading)}\`.`,
  }),
  warning('heading-level', {
    if: (heading, { level }) => heading.depth > level + 1,
    message: (heading, { level }) =>
      `This heading skips a level: \`${signs(heading.depth)}\` after ${level === 1 ? "the page's title" : `\`${signs(level)}\``}.`,
    fix: (heading, { level }) => `Write \`${signs(level + 1)} ${wordsOf(heading)}\`.`,
  }),
  warning('heading-twice', (heading, { ancestors }) => {
    const twin = heading.children.some(isComment) ? undefined : twinOf(heading, ancestors.at(-1)?.children ?? []);
    if (!twin) return;
    return {
      message: `This section has a heading \`${wordsOf(heading)}\` already, on line ${start(twin).line}.`,
      fix: 'Give each its own words, or join the two parts.',
    };
  }),
]);
