import { checkAddresses } from '../../content/project-checks';
import type { Project } from '../../content/project';
import type { Diagnostic } from '../../report/diagnostic';
import { builtPages } from './all-pages';
import type { SiteSource } from './site-source';

/**
 * Report documents' links to addresses of this site without a page.
 * @param project with its drafts, whose addresses are known too
 * @param files the texts of the documents, by path from the project's root
 */
export function checkLinks(
  source: Omit<SiteSource, 'diagnostics' | 'pictures' | 'updated'>,
  { docs, pages, posts }: Project,
  files: ReadonlyMap<string, string>,
): Diagnostic[] {
  const documents = [...docs, ...pages, ...posts];
  const built = builtPages({ ...source, diagnostics: [], pictures: [], updated: new Map() });
  return checkAddresses(
    documents,
    files,
    new Set([...documents.map(({ route }) => route), ...built.map(({ path }) => path)]),
  );
}
