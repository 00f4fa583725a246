/** Lists: how far entries are indented, and how they are numbered. */
import type { RootContent } from 'mdast';
import { every, typedAt, warning } from '../rule';
import { isElement, start } from '../../text/syntax';

/** True for code, pictures and boxes: after a step, they usually belong to the step. */
const isPartOfStep = (node: RootContent) =>
  ['code', 'containerDirective', 'table', 'blockquote'].includes(node.type) ||
  (node.type === 'paragraph' && node.children.every(({ type }) => type === 'image'));

export const lists = every('list', [
  warning('entry-number', ({ ordered, children, start: number }, { source }) => {
    const typed = children.map((entry) => Number(/^\d+/.exec(typedAt(entry, source))?.[0]));
    // Repeating one number is a valid way to write a list.
    const wrong = typed.findIndex((each, index) => each > (number ?? 1) + index);
    const [entry] = children.slice(wrong);
    if (!ordered || wrong < 0 || !entry) return;
    const shown = (number ?? 1) + wrong;
    return {
      place: start(entry),
      message: `You typed ${typed[wrong]}, but readers see ${shown}: a list counts its own entries.`,
      fix: `Write \`${shown}.\`, or add the entry that is missing.`,
    };
  }),
  warning('list-restart', (list, { ancestors }) => {
    const around = ancestors.at(-1);
    // In steps, another message says what ends the list.
    const above = (around && !isElement(around) && around.children.slice(0, around.children.indexOf(list))) || [];
    const before = above.findLastIndex(({ type }) => type === 'list');
    const first = above[before];
    const between = above.slice(before + 1);
    return (
      list.ordered &&
      list.start === 1 &&
      first?.type === 'list' &&
      first.ordered &&
      between.length > 0 &&
      between.every(isPartOfStep) && {
        message: 'The numbers begin again at 1: what is between the two lists ends the first one.',
        fix: 'Indent what belongs to an entry as far as its words.',
      }
    );
  }),
  warning('entry-indent', (list, { ancestors }) => {
    const column = start(list).column;
    const siblings = ancestors.at(-1)?.children ?? [];
    const previous = siblings[siblings.indexOf(list) - 1];
    const above = previous?.type === 'list' ? start(previous).column : column;
    const entry = above < column ? list : list.children.find((item) => start(item).column > column);
    if (!entry) return;
    return {
      place: start(entry),
      message: 'This entry is not indented far enough: it is on the same level as the one above it.',
      fix: 'Indent it as far as the words of the entry above.',
    };
  }),
]);
