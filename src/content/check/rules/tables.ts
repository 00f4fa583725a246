/** Tables: each row has a cell for every column. */
import type { Parent, TableRow } from 'mdast';
import { count } from '../../../text/count';
import { error, every, required, type Surroundings, typedAt, warning } from '../rule';
import { start } from '../../text/syntax';

const columnsOf = (ancestors: readonly Parent[]) => {
  const heads = ancestors.at(-1)?.children[0];
  return heads?.type === 'tableRow' ? heads.children.length : 0;
};

/** True for text in the line below a table, which Markdown takes for a row. */
const isJoined = (row: TableRow, { source, ancestors }: Surroundings) =>
  columnsOf(ancestors) > 1 && row.children.length === 1 && !typedAt(row, source).includes('|');

export const rows = every('tableRow', [
  error('row-joined', {
    if: isJoined,
    message: 'This line became a row of the table above it.',
    fix: (row, around) =>
      /\t/.test(typedAt(row, around.source))
        ? `Write \`| ${typedAt(row, around.source).split(/\t+/).join(' | ')} |\`.`
        : 'Put an empty line between the two.',
  }),
  warning('row-short', (row, around) => {
    if (row.children.length >= columnsOf(around.ancestors) || isJoined(row, around)) return;
    const [above, typed] = [around.source.line(start(row).line - 1).trim(), typedAt(row, around.source).trim()];
    if (!above.endsWith('|') && above.startsWith('|') && !typed.startsWith('|') && typed.endsWith('|'))
      return {
        message: 'This continues the cell above, but became a row: a row cannot go on in a second line.',
        fix: `Write both on one line: \`${above} ${typed}\`; for a new line in a cell write \`<br />\`.`,
      };
    return {
      message: `This row has ${count(row.children.length, 'cell')}, but the table has ${columnsOf(around.ancestors)} columns: the last ones stay empty.`,
      fix: 'Add the bars that are missing; an empty cell is `| |`.',
    };
  }),
  required('row-long', {
    if: (row, { ancestors }) => row.children.length > columnsOf(ancestors),
    message: (row, { ancestors }) =>
      `This row has ${row.children.length} cells, but the table has ${columnsOf(ancestors)} columns: the extra cells would be lost.`,
    fix: 'Join the cells, add a column to the first line, or write a bar that is text as `\\|`.',
  }),
]);
