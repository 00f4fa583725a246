/** Group operations as the sidebar shows them. Pure. */
import { kebabCase, reservedNames, tagId } from '../../paths';
import { freeName } from '../../text/free-name';
import { inWords } from '../../text/sentence';
import { plainTag } from './info-reader';
import type { Api, Operation, Tag } from '../model/model';

interface OperationGroup {
  /** Title of the group in `x-tagGroups`; null outside groups. */
  title: string | null;
  /** Tags, each before its children. */
  tags: TagSection[];
}

export interface TagSection {
  tag: Tag;
  depth: number;
  /** Empty for a tag that has only text or children. */
  operations: Operation[];
  /** Page name of an introduction, that is a tag with text and without operations; else null. */
  page: string | null;
}

/** The tag of operations without one. */
const otherTag: Tag = { ...plainTag, id: 'tag-other', name: 'Other', displayName: 'Other' };

/** Make topics of paths, for an API with few tags: a topic is the first path segment that differs. */
function pathTopics(operations: readonly Operation[], taken: readonly string[]): Map<Operation, Tag> {
  const segments = (path: string) =>
    path
      .split(/[?#]/, 1)[0]
      ?.match(/(?<=\/)[^/{}()]+/g)
      ?.filter((part) => !/^(?:api|rest|v\d[\w.]*)$/i.test(part)) ?? [];
  const all = operations.map(({ path }) => segments(path));
  const [first = []] = all;
  const common = first.findIndex((part, at) => all.some((one) => one[at] !== part));
  const ids = new Set([otherTag.id, ...taken]);
  const topics = new Map<string, Tag>();
  return new Map(
    operations.map((operation, index) => {
      const name = all[index]?.[Math.max(0, common)] ?? all[index]?.[0];
      if (name === undefined) return [operation, otherTag];
      const key = name.toLowerCase();
      const known = topics.get(key);
      const topic = known ?? {
        ...plainTag,
        id: freeName(tagId(name), ids),
        name: `/${name}`,
        displayName: inWords(name),
      };
      topics.set(key, topic);
      return [operation, topic];
    }),
  );
}

/** True for a tag that groups operations, rather than marks them (OpenAPI 3.2, 4.22.1). */
export const isTopic = ({ kind }: Tag): boolean => kind === 'nav';

/** Put every operation under its first topic, and every topic into the first group that names it or an ancestor. Leave out empty topics. */
export function groupOperations(api: Api): OperationGroup[] {
  const topics = new Map(api.tags.filter(isTopic).map((tag) => [tag.name, tag]));
  const named = ({ tags }: Operation) => tags.find((name) => topics.has(name));
  const unnamed = api.operations.filter((operation) => named(operation) === undefined);
  const ofPaths =
    unnamed.length > api.operations.length / 2
      ? pathTopics(
          unnamed,
          api.tags.map(({ id }) => id),
        )
      : new Map<Operation, Tag>();
  const topicOf = (operation: Operation) => named(operation) ?? (ofPaths.get(operation) ?? otherTag).name;
  const sections = [
    ...nested([...topics.values()]),
    ...[...new Set(ofPaths.values())].filter((tag) => tag !== otherTag).map((tag) => ({ tag, depth: 0 })),
    ...(topics.has(otherTag.name) ? [] : [{ tag: otherTag, depth: 0 }]),
  ];
  const pages = new Set(reservedNames);
  const all = sections
    .map((section): TagSection => {
      const operations = api.operations.filter((one) => topicOf(one) === section.tag.name);
      const isIntroduction = operations.length === 0 && saysSomething(section.tag);
      return {
        ...section,
        operations,
        page: isIntroduction ? freeName(kebabCase(section.tag.name) || 'topic', pages) : null,
      };
    })
    .filter((section, at, list) => section.operations.length > 0 || saysSomething(section.tag) || holds(list, at));
  if (api.tagGroups.length === 0) return [{ title: null, tags: all }];
  const groups = new Map<string, string>();
  for (const { tag, depth } of sections) {
    const own = api.tagGroups.find(({ tags }) => tags.includes(tag.name))?.name;
    const around = depth > 0 ? groups.get(tag.parent ?? '') : undefined;
    groups.set(tag.name, own ?? around ?? 'Other');
  }
  const titles = new Set([...api.tagGroups.map(({ name }) => name), 'Other']);
  return [...titles]
    .map((title) => ({ title, tags: all.filter(({ tag }) => groups.get(tag.name) === title) }))
    .filter(({ tags }) => tags.length > 0);
}

/** List the topics that have a page of their own. */
export function introductions(api: Api): { tag: Tag; page: string }[] {
  return groupOperations(api)
    .flatMap(({ tags }) => tags)
    .flatMap(({ tag, page }) => (page === null ? [] : { tag, page }));
}

const saysSomething = ({ description, externalDocs }: Tag) => description.trim() !== '' || externalDocs !== null;

/** List the sections within a section: the deeper ones that follow it. */
export function sectionsInside(list: readonly TagSection[], at: number): TagSection[] {
  const rest = list.slice(at + 1);
  const end = rest.findIndex(({ depth }) => depth <= (list[at]?.depth ?? 0));
  return end < 0 ? rest : rest.slice(0, end);
}

/** True for a section that has, or contains a section with, operations or text. */
const holds = (list: readonly TagSection[], at: number): boolean =>
  sectionsInside(list, at).some(({ tag, operations }) => operations.length > 0 || saysSomething(tag));

/** Sort tags so that children follow their parent. A tag that is its own ancestor is treated as a root. */
function nested(tags: readonly Tag[]): Pick<TagSection, 'tag' | 'depth'>[] {
  const byName = new Map(tags.map((tag) => [tag.name, tag]));
  const isInside = (tag: Tag): boolean => {
    const seen = new Set([tag.name]);
    for (let at = tag.parent; at !== null && byName.has(at); at = byName.get(at)?.parent ?? null) {
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return tag.parent !== null && byName.has(tag.parent);
  };
  const part = (tag: Tag, depth: number): Pick<TagSection, 'tag' | 'depth'>[] => [
    { tag, depth },
    ...tags.filter((one) => one.parent === tag.name && isInside(one)).flatMap((one) => part(one, depth + 1)),
  ];
  return tags.filter((tag) => !isInside(tag)).flatMap((tag) => part(tag, 0));
}
