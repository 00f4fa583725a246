import { readContent, type Project } from '../content/project';
import { sortDiagnostics, type Diagnostic } from '../diagnostic';
import { readApis, type Apis } from './apis';
import { lastUpdated } from './last-updated';

/** Everything the site is made from, read and checked: documents, specifications, and when each file changed. */
export interface SiteSource extends Apis {
  content: Project;
  /** ISO dates by path from the project's root. */
  updated: Map<string, string>;
}

/**
 * Reads all of it from `root`, where the mirror of the sources is; git's history is at `PROJECT_ROOT`, where it differs.
 * @param drafts whether drafts and posts of the future are pages: they are while writing, and not in a build
 */
export async function readSite(root: string, drafts: boolean): Promise<SiteSource> {
  const { apis, diagnostics } = await readApis(root);
  const operations = new Map(
    [...apis.values()].flatMap((api) =>
      api.operations.flatMap((operation) =>
        operation.operationId === null ? [] : [[operation.operationId, { ...operation, api: api.slug }] as const],
      ),
    ),
  );
  const content = await readContent(root, { operations, drafts });
  return {
    apis,
    content,
    diagnostics: sortDiagnostics([...content.diagnostics, ...diagnostics]),
    updated: lastUpdated(process.env.PROJECT_ROOT ?? root),
  };
}

/** The errors alone. */
export function errorsOf({ diagnostics }: Pick<SiteSource, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
