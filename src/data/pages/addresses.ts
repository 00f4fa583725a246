import { checkAddresses, linksOfData } from '../../content/project-checks';
import { documentsOf, type Project, filterDocuments } from '../../content/project';
import { movedFile } from '../../content/read/data-files';
import { locate } from '../../content/read/routes';
import type { Finding } from '../../content/text/source';
import type { Diagnostic } from '../../report/diagnostic';
import { paths } from '../../paths';
import { withEarlier, type Apis } from '../source/apis';
import { checkLedger } from './ledger';
import { checkMoved, publishedPaths } from './moved-pages';
import { ownPages } from './all-pages';
import { dataPages } from './content-pages';
import type { Site, Sources } from './sources';

/** Sources other than content and specifications. */
export interface Around {
  site: string;
  /** Addresses of the files in `static/`. */
  downloads: ReadonlySet<string>;
}

export interface CheckedAddresses {
  /** The published pages, also of APIs. */
  source: Site;
  /** All documents, drafts included: their links are checked, too. */
  project: Project;
  /** Every file below `content/` with its text, by path from the project's root. */
  files: ReadonlyMap<string, string>;
  /** Findings in the specifications. */
  ofApis: readonly Diagnostic[];
  /** Other sources; if undefined, links to these are not checked. */
  around?: Around | undefined;
}

/** True if a specification could not be read: links to it are then not checked. */
export function hasUnread(apis: Pick<Apis, 'apis' | 'earlier'>, diagnostics: readonly Diagnostic[]): boolean {
  const read = new Set([...withEarlier(apis).values()].map(({ source }) => source.file));
  return diagnostics.some(({ severity, file }) => severity === 'error' && !read.has(file));
}

/** Report documents' links to addresses without a page, wrong former addresses, and published addresses without a page. */
export function checkSiteAddresses({ source, project, files, ofApis, around }: CheckedAddresses): Finding[] {
  const { own, published, successors: former } = publishedPaths(source);
  const documents = documentsOf(project);
  const read = new Set(documents.map(({ file }) => file));
  const unread = [...files].filter(([file]) => locate(file) && !read.has(file));
  const wrong = new Set(ofApis.flatMap(({ severity, file }) => (severity === 'error' ? file : [])));
  const wrongApis = hasUnread(source, ofApis)
    ? [`${paths.docs}api/`]
    : [...withEarlier(source)].flatMap(([slug, api]) => (wrong.has(api.source.file) ? paths.api(slug) : []));
  // A page whose file has an error returns once the error is fixed, so links to it are right.
  const isUnread = (path: string) =>
    unread.some(([file, text]) => locate(file)?.route === path || text.includes(path)) ||
    // An unread release note may have the tag or the author.
    (/^\/releases\/(?:tags|authors)\//.test(path) && unread.some(([file]) => locate(file)?.kind === 'post')) ||
    wrongApis.some((api) => path.startsWith(api));
  const isUnreadMoved = project.diagnostics.some(({ file, severity }) => file === movedFile && severity === 'error');
  const data: [string, string][] = [
    ...dataPages.map(({ file }): [string, string] => [file, files.get(file) ?? '']),
    ['src/site.ts', around?.site ?? ''],
  ];
  return [
    ...checkAddresses(
      [...documents, ...project.snippets, ...data.map(([file, text]) => linksOfData(file, text))],
      new Map([...files, ...data]),
      new Set([...documents.map(({ route }) => route), ...own]),
      { successors: former, downloads: around?.downloads, isUnread },
    ),
    ...checkMoved(source.content, own, files, isUnread),
    ...(isUnreadMoved
      ? []
      : checkLedger({ content: source.content, paths: published, successors: former, files, isUnread })),
  ];
}

/** Leave out documents at an address of the site or of an API, with a warning for each. */
export function withoutTaken(sources: Sources): { content: Project; diagnostics: Diagnostic[] } {
  const { content, apiPages } = sources;
  const owners = new Map([
    ...[...apiPages.values()].flat().map(({ path, source }) => [path, `\`${source}\` has`] as const),
    ...ownPages(sources).map(({ path }) => [path, "The site's own page has"] as const),
  ]);
  const diagnostics = documentsOf(content).flatMap(({ file, route }): Diagnostic[] => {
    const message = `${owners.get(route)} the same address, \`${route}\`, and wins: this file is not shown.`;
    return owners.has(route) ? [{ severity: 'warning', file, message, fix: 'Rename it.' }] : [];
  });
  return { content: filterDocuments(content, ({ route }) => !owners.has(route)), diagnostics };
}
