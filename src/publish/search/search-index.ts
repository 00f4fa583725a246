import { documentsOf } from '../../content/project';
import { paths } from '../../paths';
import type { SiteSource } from '../../data/pages/sources';
import { buildSearchIndex, type SearchDocument } from './search-records';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

/** Write the browser's search index of all published pages except search and tags: tags find their posts. */
export function searchIndex(pages: readonly BuiltPage[], { content, apis, histories }: SiteSource): Output {
  const { docs, posts } = content;
  const sources = new Map(documentsOf(content).map((document) => [document.route, document]));
  const tags = new Map([...docs, ...posts].map(({ route, frontMatter }) => [route, frontMatter.tags ?? []]));
  const documents = pages
    .filter(
      (page) => isPublished(page) && !page.type.startsWith('Api') && page.type !== 'Search' && page.type !== 'Tag',
    )
    .map(({ type, path, title, description, breadcrumbs }): SearchDocument => {
      const { compiled, frontMatter } = sources.get(path) ?? {};
      return {
        kind: type === 'Post' ? 'post' : 'page',
        path,
        title,
        context: breadcrumbs
          .slice(type === 'Post' ? 0 : -1)
          .map(({ label }) => label)
          .join(' › '),
        description: path === paths.releases ? `${description} Follow with Atom, RSS or JSON Feed.` : description,
        keywords: [...(tags.get(path) ?? []), ...(frontMatter?.keywords ?? [])],
        // A page outside all sections is about writing pages, or is required by law.
        last: type === 'MarkdownPage',
        compiled,
      };
    });
  const index = buildSearchIndex(documents, apis.values(), histories);
  return { path: paths.searchIndex, content: JSON.stringify(index) };
}
