/** Operations in the groups that readers find them in. Pure. */
import type { Api, Operation, Tag } from './model';

export interface OperationGroup {
  /** A group of `x-tagGroups`; null where there are none. */
  title: string | null;
  tags: { tag: Tag; operations: Operation[] }[];
}

/** Operations without a tag. */
export const otherTag: Tag = { name: 'Other', displayName: 'Other', description: '', externalDocs: null };

/** Every operation under its first tag, and every tag in the first group that names it; those that hold none are left out. */
export function groupOperations(api: Api): OperationGroup[] {
  const of = (tag: Tag) => ({ tag, operations: api.operations.filter(({ tags }) => tags[0] === tag.name) });
  const known = new Set(api.tags.map(({ name }) => name));
  const rest = {
    tag: otherTag,
    operations: api.operations.filter(({ tags }) => tags[0] === undefined || !known.has(tags[0])),
  };
  const all = [...api.tags.map(of), rest].filter(({ operations }) => operations.length > 0);
  if (api.tagGroups.length === 0) return [{ title: null, tags: all }];
  const groupOf = ({ name }: Tag) => api.tagGroups.find(({ tags }) => tags.includes(name))?.name ?? 'Other';
  const titles = new Set([...api.tagGroups.map(({ name }) => name), 'Other']);
  return [...titles]
    .map((title) => ({ title, tags: all.filter(({ tag }) => groupOf(tag) === title) }))
    .filter(({ tags }) => tags.length > 0);
}
