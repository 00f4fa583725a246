import type { ContentDocument, Project } from '../../content/project';
import type { PostFrontMatter } from '../../content/read/front-matter';
import type { NavItem } from '../../nav';
import { paths, tagId } from '../../paths';
import { site } from '../../site';
import { pageId, sitePage, type SitePage } from './site-page';

type Post = ContentDocument<PostFrontMatter>;

const tagged = (posts: readonly Post[], tag: string) =>
  posts.filter(({ frontMatter }) => frontMatter.tags.includes(tag));

/** List every tag of posts, by name. */
export function tagLinks({ posts }: Pick<Project, 'posts'>): { name: string; path: string }[] {
  const names = [...new Set(posts.flatMap(({ frontMatter }) => frontMatter.tags))];
  return names.sort((a, b) => a.localeCompare(b, 'en')).map((name) => ({ name, path: paths.tag(name) }));
}

/** List the authors, in the order of content/authors.yaml. */
export const authorsOf = ({ authors }: Project) => Object.entries(authors).map(([id, author]) => ({ id, ...author }));

/** Group posts by year, in their order. */
function byYear({ posts }: Project): [year: string, posts: Post[]][] {
  const yearOf = ({ frontMatter }: Post) => frontMatter.date.slice(0, 4);
  return [...new Set(posts.map(yearOf))].map((year) => [year, posts.filter((post) => yearOf(post) === year)]);
}

/** Build the sidebar of the releases: posts by year. */
export function releasesSidebar(content: Project): NavItem[] {
  return byYear(content).map(([year, posts]) => ({
    label: year,
    path: `${paths.archive}#year-${year}`,
    items: posts.map(({ route, frontMatter }) => ({ label: frontMatter.title, path: route })),
  }));
}

/** Number of posts of a tag in the list of tags; the tag's own page has all of them. */
const postsOfTag = 5;

/** List the pages that list posts: the newest, the archive, the authors, the tags and each tag. */
export function releaseLists(content: Project): SitePage[] {
  const { posts, docs } = content;
  if (posts.length === 0) return [];
  const releases = { label: 'Releases', path: paths.releases };
  const dated = posts.map(({ file }) => file);
  const common = { dated, section: 'releases' as const, sidebarId: 'releases', trail: [releases] };
  const ids = (list: readonly Pick<Post, 'file'>[]) => list.map(({ file }) => pageId(file));
  const group = (id: string, name: string, list: readonly Post[], most = Infinity) => ({
    id,
    name,
    total: list.length,
    posts: ids(list.slice(0, most)),
  });
  const tags = tagLinks(content);
  return [
    sitePage('ReleaseList', {
      ...common,
      path: paths.releases,
      title: site.releases.title,
      description: `What is new in the software of ${site.organization}: the release notes, newest first.`,
      trail: [],
      posts: ids(posts.slice(0, site.releases.pageSize)),
    }),
    sitePage('Browse', {
      ...common,
      path: paths.archive,
      title: 'Archive',
      description: `Every release note of ${site.organization}, by year.`,
      headings: byYear(content).map(([year]) => ({ id: `year-${year}`, text: year, depth: 2 })),
      groups: byYear(content).map(([year, inYear]) => group(`year-${year}`, year, inYear)),
    }),
    sitePage('Browse', {
      ...common,
      path: paths.authors,
      title: 'Authors',
      description: `Who writes the release notes of ${site.organization}, and what they wrote.`,
      groups: authorsOf(content).map(({ id, name, url, description }) => ({
        ...group(
          `author-${id}`,
          name,
          posts.filter(({ frontMatter }) => frontMatter.authors.includes(id)),
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
      groups: tags.map(({ name, path: link }) => ({
        ...group(tagId(name), name, tagged(posts, name), postsOfTag),
        link,
      })),
    }),
    ...tags.map(({ name, path }) =>
      sitePage('Tag', {
        ...common,
        path,
        title: `Releases tagged “${name}”`,
        description: `The release notes of ${site.organization} about ${name}.`,
        trail: [releases, { label: 'Tags', path: paths.tags }],
        posts: ids(tagged(posts, name)),
        docs: ids(docs.filter(({ frontMatter }) => frontMatter.tags?.includes(name))),
      }),
    ),
  ];
}
