/** Sidebars, breadcrumbs and previous/next as plain values. Pure. */
import type { Section } from './site';

export interface NavLink {
  label: string;
  path: string;
  /** Upper-case HTTP method, on a link to an operation. */
  method?: string;
  deprecated?: boolean;
  /** Leads to the whole of a list of which the sidebar holds a part. */
  isRest?: boolean;
}

export interface NavCategory {
  label: string;
  /** A page of its own, where the category has one. */
  path?: string;
  /** Empty where the entries are left to that page, as in a tag of a large API that is not the current one. */
  items: NavItem[];
  /** How many pages the category holds in all. */
  count?: number;
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

/** What surrounds a page's own content. */
export interface Frame {
  path: string;
  title: string;
  section: Section | null;
  sidebar: Sidebar | null;
  /** From the first section to the page's parent; the page itself is not in it. */
  breadcrumbs: readonly { label: string; path?: string | null }[];
  previous: NavLink | null;
  next: NavLink | null;
  headings: readonly Heading[];
  /** Where the page's source can be edited; null for pages made from several sources. */
  editUrl: string | null;
  /** ISO date, and the same in words (UTC), where the build knows it. */
  lastUpdated: { iso: string; text: string } | null;
}

/** How an item of the navbar stands to the page shown: the page itself, what the page is a part of, or neither. */
export function currentness(
  { path, section }: Pick<Frame, 'path' | 'section'>,
  item: { path?: string; section?: Section },
): 'page' | true | undefined {
  if (item.path === path) return 'page';
  const isAround = item.section ? item.section === section : item.path !== undefined && path.startsWith(item.path);
  return isAround || undefined;
}

export function isCategory(item: NavItem): item is NavCategory {
  return 'items' in item;
}

interface Positioned {
  label: string;
  position?: number;
}

function byPosition(a: Positioned, b: Positioned): number {
  return (
    (a.position ?? Infinity) - (b.position ?? Infinity) || a.label.localeCompare(b.label, 'en', { numeric: true }) || 0
  );
}

export interface DocEntry extends Positioned {
  /** Path below the documentation's folder, without extension: `dev-help/github`. */
  slug: string;
  path: string;
}

export interface DocCategory extends Positioned {
  description?: string;
}

/** `Server commands` for `discord/server-commands`. */
export function inWords(slug: string): string {
  const words = slug.slice(slug.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The documentation's tree: a folder is a category; order is by position, then by label. */
export function docTree(
  docs: readonly DocEntry[],
  categories: ReadonlyMap<string, DocCategory>,
  folder = '',
): NavItem[] {
  const prefix = folder && `${folder}/`;
  const below = docs.filter(({ slug }) => slug.startsWith(prefix));
  const rest = (slug: string) => slug.slice(prefix.length);
  const folders = new Set(
    below.flatMap(({ slug }) => (rest(slug).includes('/') ? rest(slug).slice(0, rest(slug).indexOf('/')) : [])),
  );
  const entries: (Positioned & { item: NavItem })[] = [
    ...below
      .filter(({ slug }) => !rest(slug).includes('/'))
      .map(({ label, position, path }) => ({ label, position, item: { label, path } })),
    ...[...folders].map((name) => {
      const category = categories.get(prefix + name);
      const items = docTree(below, categories, prefix + name);
      const label = category?.label ?? inWords(name);
      return {
        label,
        position: category?.position,
        item: { label, path: `/docs/#${(prefix + name).replaceAll('/', '-')}`, items, count: links(items).length },
      };
    }),
  ];
  return entries.sort(byPosition).map(({ item }) => item);
}

const flat = new WeakMap<readonly NavItem[], NavLink[]>();

/** Every link of a tree, in reading order. Remembered by the tree, which a thousand pages of a sidebar may ask. */
export function links(items: readonly NavItem[]): NavLink[] {
  const known = flat.get(items) ?? items.flatMap((item) => (isCategory(item) ? links(item.items) : [item]));
  flat.set(items, known);
  return known;
}

/** The links before and after a page, in the order of its sidebar. */
export function neighbours(items: readonly NavItem[], path: string): Pick<Frame, 'previous' | 'next'> {
  const all = links(items);
  const at = all.findIndex((link) => link.path === path);
  return { previous: (at > 0 && all[at - 1]) || null, next: (at >= 0 && all[at + 1]) || null };
}

/** The categories that lead to a page, outermost first; empty for a page that is in none. */
export function categoriesOf(items: readonly NavItem[], path: string): NavCategory[] {
  for (const item of items) {
    if (!isCategory(item)) continue;
    if (item.items.some((child) => !isCategory(child) && child.path === path)) return [item];
    const inner = categoriesOf(item.items, path);
    if (inner.length > 0) return [item, ...inner];
  }
  return [];
}

/** Past this many links a sidebar holds the current branch alone, so that a page's weight does not grow with the site. */
export const sidebarLimit = 60;

/** What a page carries of a large sidebar. */
export interface PruneOptions {
  /** Where the whole sidebar can be read. */
  index: string;
  /** How many entries of one list; the rest is behind a link. */
  span: number;
}

/**
 * The part of a sidebar that one page carries. A small sidebar is carried whole. In a large one, categories that do
 * not lead to the page keep their label, count and link, and a long list keeps the entries around the current one.
 */
export function prune(items: readonly NavItem[], path: string, { index, span }: PruneOptions): NavItem[] {
  if (links(items).length <= sidebarLimit) return [...items];
  const open = new Set(categoriesOf(items, path));
  const branch = (list: readonly NavItem[], whole: string): NavItem[] => {
    const at = list.findIndex((item) => (isCategory(item) ? open.has(item) : item.path === path));
    const start = Math.max(0, Math.min(at - Math.floor(span / 2), list.length - span));
    const part = list
      .slice(start, start + span)
      .map((item) =>
        isCategory(item) ? { ...item, items: open.has(item) ? branch(item.items, item.path ?? index) : [] } : item,
      );
    const rest: NavLink = { label: `All ${list.length}`, path: whole, isRest: true };
    return [...(start > 0 ? [rest] : []), ...part, ...(start + span < list.length ? [rest] : [])];
  };
  return branch(items, index);
}

/** The category with a page of its own, anywhere in a tree. */
export function findCategory(items: readonly NavItem[], path: string): NavCategory | undefined {
  for (const item of items.filter(isCategory)) {
    const found = item.path === path ? item : findCategory(item.items, path);
    if (found) return found;
  }
  return undefined;
}
