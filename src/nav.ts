/** Sidebars, breadcrumbs and previous/next as plain values. Pure. */
import type { Section } from './site';

export interface NavLink {
  label: string;
  path: string;
  /** Upper-case HTTP method, on a link to an operation. */
  method?: string;
  deprecated?: boolean;
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
  breadcrumbs: { label: string; path?: string }[];
  previous: NavLink | null;
  next: NavLink | null;
  headings: Heading[];
  /** Where the page's source can be edited; null for pages made from several sources. */
  editUrl: string | null;
  /** ISO date, and the same in words (UTC), where the build knows it. */
  lastUpdated: { iso: string; text: string } | null;
}

export function isCategory(item: NavItem): item is NavCategory {
  return 'items' in item;
}
