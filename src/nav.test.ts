import { describe, expect, it } from 'vitest';
import { categoriesOf, isCategory, links, neighbours, prune, type NavItem } from './nav';

/** A sidebar like that of an API: two pages, then `operations` of them in tags of at most 40. */
function tree(operations: number): NavItem[] {
  const tags = Math.ceil(operations / 40);
  return [
    { label: 'All operations', path: '/api/' },
    { label: 'Overview', path: '/api/overview/' },
    ...Array.from({ length: tags }, (_, tag) => {
      const items = Array.from({ length: Math.min(40, operations - tag * 40) }, (__, index) => ({
        label: `Operation ${tag}.${index}`,
        path: `/api/${tag}-${index}/`,
      }));
      return { label: `Tag ${tag}`, path: `/api/#tag-${tag}`, items, count: items.length };
    }),
  ];
}

it('lists all links in reading order, and the neighbours of each', () => {
  const items = tree(41);
  expect(links(items)).toHaveLength(43);
  expect(neighbours(items, '/api/1-0/')).toEqual({
    previous: { label: 'Operation 0.39', path: '/api/0-39/' },
    next: null,
  });
  expect(neighbours(items, '/api/').previous).toBeNull();
  expect(neighbours(items, '/elsewhere/')).toEqual({ previous: null, next: null });
});

describe('what a page carries of its sidebar', () => {
  it('is all of a small one', () => expect(prune(tree(16), '/api/0-3/')).toEqual(tree(16)));

  it('is the current tag of a large one; the others keep label, count and page', () => {
    const pruned = prune(tree(1223), '/api/7-3/').filter(isCategory);
    expect(pruned).toHaveLength(31);
    expect(pruned.filter(({ items }) => items.length > 0)).toMatchObject([{ label: 'Tag 7', count: 40 }]);
    expect(pruned[30]).toEqual({ label: 'Tag 30', path: '/api/#tag-30', items: [], count: 23 });
    expect(categoriesOf(pruned, '/api/7-3/')).toMatchObject([{ label: 'Tag 7' }]);
  });

  it('does not grow with the operations of other tags', () => {
    const weight = (operations: number) => JSON.stringify(prune(tree(operations), '/api/1-3/')).length;
    const [many, more] = [weight(1200), weight(1223)];
    expect(more - many).toBeLessThan(100);
  });

  it('is at most sixty entries of a list that is longer, those around the current one', () => {
    const items: NavItem[] = Array.from({ length: 500 }, (_, index) => ({ label: `${index}`, path: `/${index}/` }));
    const paths = links(prune(items, '/250/')).map(({ path }) => path);
    expect(paths).toHaveLength(60);
    expect(paths).toContain('/250/');
    expect(links(prune(items, '/499/'))).toHaveLength(60);
    expect(links(prune(items, '/elsewhere/'))[0]?.path).toBe('/0/');
  });
});
