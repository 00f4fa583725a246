import { expect, test } from 'vitest';
import { cutSection } from './section';

test('a section ends at the next heading of its level or above, and takes those below along', () => {
  const lines = ['## A', 'a', '## B', 'b', '### C', 'c', '## D', 'd'];
  const headings = [
    ['A', 2, 1],
    ['B', 2, 3],
    ['C', 3, 5],
    ['D', 2, 7],
  ] as const;
  const all = headings.map(([text, depth, line]) => ({
    id: text.toLowerCase(),
    text,
    depth,
    line,
    items: 0,
    movedFrom: [],
  }));
  const cut = (at: number) => cutSection(lines.join('\n'), all, all[at] as (typeof all)[number]);
  expect(cut(1).lines).toEqual(['## B', 'b', '### C', 'c']);
  expect(cut(1).headings.map(({ id, line }) => [id, line])).toEqual([
    ['b', 1],
    ['c', 3],
  ]);
  expect(cut(1).rest).toBe('## A\na\n\n## D\nd\n');
  expect(cut(2).lines).toEqual(['### C', 'c']);
});
