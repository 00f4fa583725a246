/** Check lists: how far entries are indented, and how they are numbered. */
import type { List, ListItem, Parent } from 'mdast';
import { reportEmpty } from './report-empty';
import type { Source } from '../text/source';
import { start } from '../text/walk';

/** Report entries that are indented, but not far enough to be below the one above them. */
export function checkList(list: List, parent: Parent | undefined, source: Source): void {
  const column = start(list)?.column ?? 1;
  const previous = parent?.children[parent.children.indexOf(list) - 1];
  const above = previous?.type === 'list' ? (start(previous)?.column ?? column) : column;
  const entry = above < column ? list : list.children.find((item) => (start(item)?.column ?? column) !== column);
  for (const item of list.children) if (item.children.length === 0) reportEmpty(item, 'entry', source);
  if (list.ordered) checkNumbers(list, source);
  if (entry)
    source.warning(
      start(entry),
      'This entry is not indented far enough: it is on the same level as the one above it.',
      'Indent it as far as the words of that one, or not at all.',
    );
}

/** Report the first list number that is displayed as another one. */
function checkNumbers({ children, start: first }: List, source: Source): void {
  const typed = children.map((item) => {
    const { line, column } = start(item) ?? { line: 1, column: 1 };
    return Number(/^\d+/.exec(source.lines[line - 1]?.slice(column - 1) ?? '')?.[0]);
  });
  // Repeating one number is a valid way to write a list.
  const wrong = typed.findIndex((number, index) => number > (first ?? 1) + index);
  if (wrong < 0) return;
  const shown = (first ?? 1) + wrong;
  source.warning(
    start(children[wrong] as ListItem),
    `This entry is typed as ${typed[wrong]}, but shown as ${shown}: lists number themselves.`,
    `Write \`${shown}.\`, or add the entry that is missing.`,
  );
}
