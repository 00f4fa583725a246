/** Tables: each row has a cell for every column. */
import type { Parent, TableRow } from 'mdast';
import { count } from '../../../text/count';
import { every, typedAt, type Surroundings } from '../rule';

const columnsOf = (ancestors: readonly Parent[]) => {
  const heads = ancestors.at(-1)?.children[0];
  return heads?.type === 'tableRow' ? heads.children.length : 0;
};

/** True for text in the line below a table, which Markdown takes for a row. */
const isJoined = (row: TableRow, { source, ancestors }: Surroundings) =>
  columnsOf(ancestors) > 1 && row.children.length === 1 && !typedAt(row, source).includes('|');

export const rows = every('tableRow', [
  {
    id: 'row-joined',
    wrong: ['| a | b |\n| --- | --- |\n| 1 | 2 |\nMore.'],
    right: ['| a | b |\n| --- | --- |\n| 1 | 2 |\n\nMore.'],
    find: (row, around) =>
      isJoined(row, around) && {
        message: 'This line became a row of the table above it.',
        fix: 'Put an empty line between the two.',
      },
  },
  {
    id: 'row-short',
    isWarning: true,
    wrong: ['| a | b |\n| --- | --- |\n| 1 |'],
    right: ['| a | b |\n| --- | --- |\n| 1 | |'],
    find: (row, around) =>
      row.children.length < columnsOf(around.ancestors) &&
      !isJoined(row, around) && {
        message: `This row has ${count(row.children.length, 'cell')}, but the table has ${columnsOf(around.ancestors)} columns: the last ones stay empty.`,
        fix: 'Add the bars that are missing; an empty cell is `| |`.',
      },
  },
  {
    id: 'row-long',
    isRequired: true,
    wrong: ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |'],
    right: ['| a | b |\n| --- | --- |\n| 1 | 2 \\| 3 |'],
    find: (row, { ancestors }) =>
      row.children.length > columnsOf(ancestors) && {
        message: `This row has ${row.children.length} cells, but the table has ${columnsOf(ancestors)} columns: the extra cells would be lost.`,
        fix: 'Join the cells, add a column to the first line, or write a bar that is text as `\\|`.',
      },
  },
]);
