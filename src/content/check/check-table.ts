/** Check tables: each row has a cell for every column. */
import type { Table } from 'mdast';
import { count } from '../../text/count';
import type { Source } from '../text/source';
import { start } from '../text/walk';

export function checkTable(table: Table, source: Source): void {
  const columns = table.children[0]?.children.length ?? 0;
  for (const row of table.children) {
    const line = source.lines[(start(row)?.line ?? 1) - 1] ?? '';
    if (columns > 1 && row.children.length === 1 && !line.includes('|'))
      source.error(start(row), 'This line became a row of the table above it.', 'Put an empty line between the two.');
    else if (row.children.length < columns)
      source.warning(
        start(row),
        `This row has ${count(row.children.length, 'cell')}, but the table has ${columns} columns: the last ones stay empty.`,
        'Add the bars that are missing; an empty cell is `| |`.',
      );
    if (row.children.length > columns) {
      source.error(
        start(row),
        `This row has ${row.children.length} cells, but the table has ${columns} columns: the extra cells would be lost.`,
        'Join the cells, add a column to the first line, or write a bar that is text as `\\|`.',
      );
    }
  }
}
