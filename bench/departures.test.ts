import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { departures } from '../src/gatsby/departures';
import { applyEdit, departuresLeftOut } from './departures';

test.each(departuresLeftOut)('$name can be left out', ({ name, edits }) => {
  expect(departures.map((departure) => departure.name)).toContain(name);
  expect(edits).not.toEqual([]);
  for (const edit of edits) {
    const source = readFileSync(edit.file, 'utf8');
    expect(applyEdit(source, edit)).not.toBe(source);
  }
});
