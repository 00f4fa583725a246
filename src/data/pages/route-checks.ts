/** Resolve conflicts of two sources over one address: report the winner, remove the other. */
import { documentsOf, filterDocuments, type Project } from '../../content/project';
import { Source } from '../../content/text/source';
import type { Diagnostic } from '../../report/diagnostic';
import type { Api } from '../../openapi/model/model';
import { paths } from '../../paths';
import type { ApiPage } from './api-pages';
import { releasePageCount } from './release-pages';

/** Map the addresses of the site and its APIs to their owners. */
function takenRoutes(
  { posts }: Pick<Project, 'posts'>,
  apis: ReadonlyMap<string, Api>,
  apiPages: ReadonlyMap<string, readonly ApiPage[]>,
): Map<string, string> {
  const own = [
    ...[paths.home, paths.docs, paths.search, paths.archive, paths.authors, paths.tags],
    ...Array.from({ length: releasePageCount(posts) }, (_, index) => paths.releasesPage(index + 1)),
    ...posts.flatMap(({ frontMatter }) => frontMatter.tags.map(paths.tag)),
  ];
  return new Map([
    ...[...apis.values()].flatMap(({ slug, source }) =>
      (apiPages.get(slug) ?? []).map(({ path }) => [path, `\`${source.file}\` has`] as const),
    ),
    ...own.map((path) => [path, "The site's own page has"] as const),
  ]);
}

/**
 * Leave out documents whose address the site or an API already uses.
 * @returns the remaining content, and a warning for each document left out
 */
export function withoutTaken(
  content: Project,
  apis: ReadonlyMap<string, Api>,
  apiPages: ReadonlyMap<string, readonly ApiPage[]>,
): { content: Project; diagnostics: Diagnostic[] } {
  const taken = takenRoutes(content, apis, apiPages);
  const diagnostics = documentsOf(content).flatMap(({ file, route }) => {
    const source = new Source(file, '');
    const owner = taken.get(route);
    if (owner !== undefined)
      source.warning(
        undefined,
        `${owner} the same address, \`${route}\`, and wins: this file is not shown.`,
        'Rename it.',
      );
    return source.diagnostics;
  });
  return { content: filterDocuments(content, ({ route }) => !taken.has(route)), diagnostics };
}
