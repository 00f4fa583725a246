import { checkAddresses } from '../../content/project-checks';
import { documentsOf, type Project } from '../../content/project';
import { locate } from '../../content/read/routes';
import { isPublishedType } from '../../nav';
import type { Finding } from '../../content/text/source';
import type { Diagnostic } from '../../report/diagnostic';
import { paths } from '../../paths';
import { checkLedger } from './ledger';
import { checkMoved, successors } from './moved-pages';
import type { Site } from './sources';

export interface CheckedAddresses {
  /** The published pages, those of APIs included. */
  source: Site;
  /** All documents, drafts included: their addresses are known too. */
  project: Project;
  /** Every file below `content/` with its text, by path from the project's root. */
  files: ReadonlyMap<string, string>;
  /** Findings in the specifications. */
  ofApis: readonly Diagnostic[];
}

/** Tell what is published: every page, and every former address with where it leads. */
export function publishedPaths({ pages, content }: Pick<Site, 'pages' | 'content'>) {
  const own = new Set(pages.flatMap(({ type, path }) => (type === 'Moved' ? [] : path)));
  return {
    own,
    published: new Set(pages.flatMap(({ type, path }) => (isPublishedType(type) ? path : []))),
    successors: successors(content, own),
  };
}

/** Report documents' links to addresses without a page, wrong former addresses, and published ones that lead nowhere. */
export function checkSiteAddresses({ source, project, files, ofApis }: CheckedAddresses): Finding[] {
  const { own, published, successors: former } = publishedPaths(source);
  const documents = documentsOf(project);
  const read = new Set(documents.map(({ file }) => file));
  const unread = [...files].filter(([file]) => locate(file) && !read.has(file));
  const isUnread = (path: string) =>
    unread.some(([file, text]) => locate(file)?.route === path || text.includes(path)) ||
    (path.startsWith(`${paths.docs}api/`) && ofApis.some(({ severity }) => severity === 'error'));
  return [
    ...checkAddresses(
      [...documents, ...project.snippets],
      files,
      // A page whose file has a mistake comes back with its mending: links to it are right.
      new Set([
        ...documents.map(({ route }) => route),
        ...unread.flatMap(([file]) => locate(file)?.route ?? []),
        ...own,
      ]),
      former,
    ),
    ...checkMoved(source.content, own, files),
    ...checkLedger({ content: source.content, paths: published, successors: former, files, isUnread }),
  ];
}
