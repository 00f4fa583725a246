/** Sidebars, breadcrumbs and previous/next as plain values. Pure. */
import type { Section } from './site';
import { remembered } from './text/remembered';
import { capitalised } from './text/sentence';

export interface NavLink {
  label: string;
  path: string;
  /** Upper-case HTTP method, on a link to an operation. */
  method?: string;
  deprecated?: boolean;
}

export interface NavCategory {
  label: string;
  /** The category's own page, if it has one. */
  path?: string;
  items: NavItem[];
}

export type NavItem = NavLink | NavCategory;

export interface Sidebar {
  /** `main`, `releases` or the API's slug. */
  id: string;
  label: string;
  items: NavItem[];
}

export interface Heading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** Describe the frame around a page's content. Types replace GraphQL's: sidebars are JSON there, and headings have any depth. */
export interface Frame extends Omit<Queries.PageFieldsFragment, 'section' | 'sidebar' | 'headings'> {
  section: Section | null;
  sidebar: Sidebar | null;
  headings: readonly Heading[];
}

interface NavbarPart {
  path?: string;
  section?: Section;
  items?: readonly { path: string }[];
}

/**
 * Return `aria-current` of an item in the navbar: `page` for the page itself, or `true` for its section. If several items name the
 * section, only one is marked: the one with a link to the page, else the first.
 * @param others all items of the navbar
 */
export function ariaCurrent(
  { path, section }: Pick<Frame, 'path' | 'section'>,
  item: NavbarPart,
  others: readonly NavbarPart[] = [],
): 'page' | true | undefined {
  if (item.path === path) return 'page';
  if (!item.section) return (item.path !== undefined && path.startsWith(item.path)) || undefined;
  const ofSection = others.filter((other) => other.section === section);
  const named = ofSection.find((one) => [one, ...(one.items ?? [])].some((link) => link.path === path));
  return item === (named ?? ofSection[0]) || undefined;
}

export function isCategory(item: NavItem): item is NavCategory {
  return 'items' in item;
}

interface Positioned {
  label: string;
  position?: number;
}

const { compare } = new Intl.Collator('en', { numeric: true });

function byPosition(a: Positioned, b: Positioned): number {
  return (a.position ?? Infinity) - (b.position ?? Infinity) || compare(a.label, b.label) || 0;
}

interface DocEntry extends Positioned {
  /** Path below the documentation's folder, without extension: `dev-help/github`. */
  slug: string;
  path: string;
}

/** Name a slug in words: `Server commands` for `discord/server-commands`. */
export function slugInWords(slug: string): string {
  return capitalised(slug.slice(slug.lastIndexOf('/') + 1).replaceAll('-', ' '));
}

/**
 * Build the documentation's tree. A folder is a category; position, then label, decides the order.
 * @param docs all documents below `folder`
 * @param ids of folders on the page of all categories
 */
export function docTree(
  docs: readonly DocEntry[],
  categories: ReadonlyMap<string, Positioned>,
  ids: ReadonlyMap<string, string>,
  folder = '',
): NavItem[] {
  const prefix = folder && `${folder}/`;
  const folders = new Map<string, DocEntry[]>();
  const own: DocEntry[] = [];
  for (const doc of docs) {
    const end = doc.slug.indexOf('/', prefix.length);
    const name = doc.slug.slice(prefix.length, end);
    if (end < 0) own.push(doc);
    else if (!folders.get(name)?.push(doc)) folders.set(name, [doc]);
  }
  const entries: (Positioned & { item: NavItem })[] = [
    ...own.map(({ label, position, path }) => ({ label, position, item: { label, path } })),
    ...[...folders].map(([name, below]) => {
      const path = prefix + name;
      const category = categories.get(path);
      const items = docTree(below, categories, ids, path);
      const label = category?.label ?? slugInWords(name);
      return {
        label,
        position: category?.position,
        item: { label, path: `/docs/#${ids.get(path) ?? ''}`, items },
      };
    }),
  ];
  return entries.sort(byPosition).map(({ item }) => item);
}

/** List every link of a tree in reading order. The list is kept for the tree, because a thousand pages may share a sidebar. */
export const links = /* @__PURE__ */ remembered((items: readonly NavItem[]): NavLink[] =>
  items.flatMap((item) => (isCategory(item) ? links(item.items) : [item])),
);

/** Return the links before and after a page, in the order of its sidebar. */
export function neighbours(items: readonly NavItem[], path: string): Pick<Frame, 'previous' | 'next'> {
  const all = links(items);
  const at = all.findIndex((link) => link.path === path);
  return { previous: (at > 0 && all[at - 1]) || null, next: (at >= 0 && all[at + 1]) || null };
}

/** List the categories around a page, outermost first; empty for a page outside categories. */
export function categoriesOf(items: readonly NavItem[], path: string): readonly NavCategory[] {
  const around = items.filter(isCategory).find((item) => links(item.items).some((link) => link.path === path));
  return around ? [around, ...categoriesOf(around.items, path)] : [];
}

/** A sidebar with more links shows only the current branch: pages must not grow with the site. */
const sidebarLimit = 60;

/** The part of a large sidebar that a page carries. */
export interface PruneOptions {
  /** The page that has the complete sidebar. */
  index: string;
  /** A list shows at most this many entries, and a link to the complete list. */
  span: number;
  /** The sidebar's name, for this link. */
  label: string;
}

/**
 * Reduce a sidebar to the part that one page carries. A small sidebar stays complete. In a large one, categories without the page
 * become links to their own pages, and a long list keeps the entries around the current one.
 */
export function prune(items: readonly NavItem[], path: string, { index, span, label }: PruneOptions): NavItem[] {
  if (links(items).length <= sidebarLimit) return [...items];
  const open = new Set(categoriesOf(items, path));
  const all = (amount: number, name: string, page = index) => ({ label: `All ${amount} in ${name}`, path: page });
  const branch = (list: readonly NavItem[], name: string, whole?: string): NavItem[] => {
    const at = list.findIndex((item) => (isCategory(item) ? open.has(item) : item.path === path));
    const start = Math.max(0, Math.min(at - Math.floor(span / 2), list.length - span));
    const part = list.slice(start, start + span).map((item) => {
      if (!isCategory(item)) return item;
      const { items: inside, label: category, path: page } = item;
      return open.has(item)
        ? { ...item, items: branch(inside, category, page) }
        : all(links(inside).length, category, page);
    });
    return list.length > span ? [...part, all(list.length, name, whole)] : part;
  };
  return branch(items, label);
}
