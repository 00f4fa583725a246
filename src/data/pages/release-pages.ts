import type { NavItem } from '../../nav';
import { paths, tagId } from '../../paths';
import { site } from '../../site';
import { sitePage, type SitePage } from './site-page';

/** A post in the lists of releases. */
export interface PostEntry {
  /** Id of the post's node. */
  id: string;
  path: string;
  title: string;
  /** ISO date. */
  date: string;
  tags: string[];
  /** Keys of `content/authors.yaml`. */
  authors: string[];
}

export interface Author {
  id: string;
  name: string;
  url?: string;
  description?: string;
}

export interface TagLink {
  name: string;
  path: string;
}

/** List every tag, by name. */
export function tagLinks(posts: readonly PostEntry[]): TagLink[] {
  const names = [...new Set(posts.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, 'en'));
  return names.map((name) => ({ name, path: paths.tag(name) }));
}

/** Group posts by year, in their order. */
function byYear<T extends Pick<PostEntry, 'date'>>(posts: readonly T[]): [year: string, posts: T[]][] {
  const years = new Map<string, T[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** List the posts that share most tags with one; equal ones keep their order. */
export function related(post: PostEntry, posts: readonly PostEntry[]): PostEntry[] {
  const shared = (other: PostEntry) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.path !== post.path && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, 3);
}

/** Build the sidebar of the releases: posts by year. */
export function releasesSidebar(posts: readonly Pick<PostEntry, 'path' | 'title' | 'date'>[]): NavItem[] {
  return byYear(posts).map(([year, inYear]) => ({
    label: year,
    path: `${paths.archive}#year-${year}`,
    count: inYear.length,
    items: inYear.map(({ title, path }) => ({ label: title, path })),
  }));
}

/** Number of posts of a tag in the list of tags; the tag's own page has them all. */
const postsOfTag = 5;

/** Count the pages of the paged list; one even without posts. */
export function releasePageCount(posts: readonly unknown[]): number {
  return Math.max(1, Math.ceil(posts.length / site.releases.pageSize));
}

/**
 * List the pages that list posts: the paged list, the archive, the authors, the tags and each tag.
 * @param posts newest first
 * @param docs documents with the tags that they name
 */
export function releaseLists(
  posts: readonly PostEntry[],
  authors: readonly Author[],
  docs: readonly { id: string; tags: readonly string[] }[],
): SitePage[] {
  const releases = { label: 'Releases', path: paths.releases };
  const common = { section: 'releases' as const, sidebarId: 'releases', trail: [releases] };
  const ids = (list: readonly PostEntry[]) => list.map(({ id }) => id);
  const group = (id: string, name: string, list: readonly PostEntry[], most = Infinity) => ({
    id,
    name,
    total: list.length,
    posts: ids(list.slice(0, most)),
  });
  const pageCount = releasePageCount(posts);
  const tags = tagLinks(posts);
  const tagged = (name: string) => posts.filter((post) => post.tags.includes(name));

  const lists = Array.from({ length: pageCount }, (_, index) =>
    sitePage('ReleaseList', {
      ...common,
      path: paths.releasesPage(index + 1),
      title: index === 0 ? site.releases.title : `${site.releases.title}, page ${index + 1}`,
      description: `What is new in the software of ${site.organization}: the release notes, newest first.`,
      ...(index === 0 && { trail: [] }),
      posts: ids(posts.slice(index * site.releases.pageSize, (index + 1) * site.releases.pageSize)),
      pageNumber: index + 1,
      pageCount,
    }),
  );
  return [
    ...lists,
    sitePage('Browse', {
      ...common,
      path: paths.archive,
      title: 'Archive',
      description: `Every release note of ${site.organization}, by year.`,
      headings: byYear(posts).map(([year]) => ({ id: `year-${year}`, text: year, depth: 2 })),
      groups: byYear(posts).map(([year, inYear]) => group(`year-${year}`, year, inYear)),
    }),
    sitePage('Browse', {
      ...common,
      path: paths.authors,
      title: 'Authors',
      description: `Who writes the release notes of ${site.organization}, and what they wrote.`,
      groups: authors.map(({ id, name, url, description }) => ({
        ...group(
          `author-${id}`,
          name,
          posts.filter((post) => post.authors.includes(id)),
        ),
        link: url,
        description,
      })),
    }),
    sitePage('Browse', {
      ...common,
      path: paths.tags,
      title: 'Tags',
      description: `The topics of the release notes of ${site.organization}.`,
      headings: tags.map(({ name }) => ({ id: tagId(name), text: name, depth: 2 })),
      groups: tags.map(({ name, path: link }) => ({ ...group(tagId(name), name, tagged(name), postsOfTag), link })),
    }),
    ...tags.map(({ name, path }) =>
      sitePage('Tag', {
        ...common,
        path,
        title: `Releases tagged “${name}”`,
        description: `The release notes of ${site.organization} about ${name}.`,
        trail: [releases, { label: 'Tags', path: paths.tags }],
        name,
        posts: ids(tagged(name)),
        docs: docs.filter(({ tags: own }) => own.includes(name)).map(({ id }) => id),
      }),
    ),
  ];
}
