import { describe, expect, it } from 'vitest';
import { ariaCurrent, categoriesOf, slugInWords, isCategory, links, neighbours, prune, type NavItem } from './nav';

/** Make a sidebar like an API's: two pages, then `operations` of them in tags of at most 40. */
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
      return { label: `Tag ${tag}`, path: `/api/#tag-${tag}`, items };
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
  const api = { index: '/api/', span: 60, label: 'API' };

  it('is all of a small one', () => expect(prune(tree(16), '/api/0-3/', api)).toEqual(tree(16)));

  it('is the current tag of a large one, and a link in place of each other', () => {
    const pruned = prune(tree(1223), '/api/7-3/', api);
    expect(pruned).toHaveLength(33);
    expect(pruned.filter(isCategory)).toMatchObject([{ label: 'Tag 7', items: { length: 40 } }]);
    expect(pruned[32]).toEqual({ label: 'All 23 in Tag 30', path: '/api/#tag-30' });
    expect(categoriesOf(pruned, '/api/7-3/')).toMatchObject([{ label: 'Tag 7' }]);
  });

  it('is a part of a list that is longer, around the current entry, with a link to the whole', () => {
    const items: NavItem[] = Array.from({ length: 500 }, (_, index) => ({ label: `${index}`, path: `/${index}/` }));
    const part = (path: string) => links(prune(items, path, { index: '/all/', span: 16, label: 'Everything' }));
    const rest = { label: 'All 500 in Everything', path: '/all/' };
    expect(part('/250/')).toEqual([...items.slice(242, 258), rest]);
    expect(part('/499/')).toEqual([...items.slice(484), rest]);
    expect(part('/elsewhere/')).toEqual([...items.slice(0, 16), rest]);
  });

  it('leads to its category from a part of the category', () => {
    const pruned = prune(tree(1223), '/api/7-20/', { index: '/api/', span: 16, label: 'API' });
    const [inTag, inAll] = [
      { label: 'All 40 in Tag 7', path: '/api/#tag-7' },
      { label: 'All 33 in API', path: '/api/' },
    ];
    expect(links(pruned).filter(({ label }) => /Tag 7$|API$/.test(label))).toEqual([inTag, inAll]);
  });

  it('weighs as much beside a thousand other entries as beside thirty', () => {
    const weight = (operations: number) =>
      JSON.stringify(prune(tree(operations), '/api/1-3/', { index: '/api/', span: 16, label: 'API' })).length;
    expect(weight(1223) - weight(640)).toBeLessThan(20);
  });
});

it('makes a label of the last part of an address', () => {
  expect(slugInWords('discord/server-commands')).toBe('Server commands');
});

it.each([
  ['/docs/welcome/', ['page', undefined, undefined]],
  ['/docs/fly-in/', [undefined, 'page', undefined]],
  ['/docs/commands/', [undefined, undefined, true]],
  ['/docs/other/', [true, undefined, undefined]],
])('marks one of several items of a section: %s', (path, marks) => {
  const navbar = [
    { path: '/docs/welcome/', section: 'docs' as const },
    { path: '/docs/fly-in/', section: 'docs' as const },
    { section: 'docs' as const, items: [{ path: '/docs/commands/' }] },
  ];
  expect(navbar.map((item) => ariaCurrent({ path, section: 'docs' }, item, navbar))).toEqual(marks);
});
