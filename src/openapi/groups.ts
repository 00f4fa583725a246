/** Operations in the groups that readers find them in. Pure. */
import type { Api, Operation, Tag } from './model';

export interface OperationGroup {
  /** A group of `x-tagGroups`; null where there are none. */
  title: string | null;
  tags: { tag: Tag; operations: Operation[] }[];
}

/** Operations without a tag. */
export const otherTag: Tag = { name: 'Other', displayName: 'Other', description: '', externalDocs: null };

/** Every operation under its first tag, in the source's order; tags that hold none are left out. */
export function groupOperations(api: Api): OperationGroup[] {
  const of = (tag: Tag) => ({ tag, operations: api.operations.filter(({ tags }) => tags[0] === tag.name) });
  const known = new Set(api.tags.map(({ name }) => name));
  const rest = {
    tag: otherTag,
    operations: api.operations.filter(({ tags }) => tags[0] === undefined || !known.has(tags[0])),
  };
  const all = [...api.tags.map(of), rest].filter(({ operations }) => operations.length > 0);
  if (api.tagGroups.length === 0) return [{ title: null, tags: all }];
  const grouped = new Set(api.tagGroups.flatMap(({ tags }) => tags));
  const groups = api.tagGroups.map(({ name, tags }) => ({
    title: name,
    tags: all.filter(({ tag }) => tags.includes(tag.name)),
  }));
  const left = { title: 'Other', tags: all.filter(({ tag }) => !grouped.has(tag.name)) };
  return [...groups, left].filter(({ tags }) => tags.length > 0);
}
