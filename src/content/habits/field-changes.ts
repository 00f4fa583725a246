/** The fields of other generators' front matter. */
import { siteAddress } from '../text/notes';
import type { DocumentKind } from '../read/routes';
import { listIn } from './habit';

interface Around {
  kind: DocumentKind;
  /** The page's own address. */
  route: string;
}

/** Returns what a field is here; undefined leaves it as it is. */
type FieldChange = (value: unknown, around: Around) => Record<string, unknown> | undefined;

const alike = (names: string, change: FieldChange): Record<string, FieldChange> =>
  Object.fromEntries(names.split(' ').map((name) => [name, change]));

/** Return what a switch says; the words of YAML 1.1 are text in the YAML of today. Undefined for anything else. */
function switched(value: unknown): boolean | undefined {
  if (/^(?:y|yes|on|true)$/i.test(String(value))) return true;
  return /^(?:n|no|off|false)$/i.test(String(value)) ? false : undefined;
}

/** Fields with another name or form here. */
const changes: Record<string, FieldChange> = {
  sidebar(value) {
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' && switched(value) === undefined ? {} : undefined;
    const { order, label, hidden } = value as Record<string, unknown>;
    return {
      ...(typeof order === 'number' && { sidebar_position: order }),
      ...(typeof label === 'string' && { sidebar_label: label }),
      ...(switched(hidden) && { sidebar: false }),
    };
  },
  ...alike('slug permalink redirect_from', (value, around) => ({
    moved_from: [value].flat().map((each) => formerAddress(String(each), around)),
  })),
  aliases(value, around) {
    const names = [value].flat().map(String);
    return {
      moved_from: names.filter((name) => name.startsWith('/')).map((name) => formerAddress(name, around)),
      keywords: names.filter((name) => !name.startsWith('/')),
    };
  },
  authors: (value) => (typeof value === 'string' && /^[\w-]+$/.test(value) ? { authors: [value] } : undefined),
  author: (value) => (typeof value === 'string' && /^[\w-]+$/.test(value) ? { authors: [value] } : {}),
  tags: (value) => (typeof value === 'string' ? { tags: listIn(value) } : undefined),
  keywords: (value) => (typeof value === 'string' ? { keywords: listIn(value) } : undefined),
  date(value, { kind }) {
    if (kind !== 'post') return {};
    const [day] = (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?=[T ])/.exec(value)) || [];
    return day === undefined ? undefined : { date: day };
  },
  unlisted: (value) => (switched(value) ? { sidebar: false } : {}),
  published: (value) => (switched(value) === false ? { draft: true } : {}),
  ...alike('nav_order weight order position', (value) =>
    typeof value === 'number' ? { sidebar_position: value } : {},
  ),
  ...alike('nav_title linkTitle sidebarTitle sidebar_title short_title', (value) => ({ sidebar_label: String(value) })),
  ...alike('summary excerpt subtitle lead', (value) => ({ description: String(value) })),
};

/** Tags of an imported document: here, they would have to be tags of release notes. */
export const topics: FieldChange = (value) => ({
  keywords: typeof value === 'string' ? listIn(value) : [value].flat().map(String),
});

/** Return what makes the field of another program one of this site; undefined where documents have it as it is, or not at all. */
export function fieldChange(name: string, kind: DocumentKind, isImport: boolean): FieldChange | undefined {
  if (isImport && kind === 'doc' && name === 'tags') return topics;
  return Object.hasOwn(changes, name) ? changes[name] : undefined;
}

/** Return the address that a `slug` stood for; an empty one if it is the page's own, or none. */
function formerAddress(slug: string, { kind, route }: Around): string {
  const root = { doc: '/docs', post: '/releases', page: '' }[kind];
  const path = /^\//.test(slug)
    ? root + slug.replace(new RegExp(`^${root}/`), '/')
    : route.replace(/[^/]+\/$/, '') + slug;
  const address = path.replace(/\/*$/, '/');
  return siteAddress.test(address) && address !== route && address !== `${root}/` ? address : '';
}
