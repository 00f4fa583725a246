import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent, type Project } from '../content/project';
import { sortDiagnostics, type Diagnostic } from '../diagnostic';
import { readApis, type Apis } from './apis';
import { paths } from '../paths';
import { contentImages } from './images';
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
    [...apis.values()].flatMap(({ slug, operations }) =>
      operations.flatMap(({ operationId, method, path, summary, name }) =>
        operationId === null
          ? []
          : [[operationId, { method, path, summary, href: paths.operation(slug, name) }] as const],
      ),
    ),
  );
  const files = await readFiles(root, 'content');
  const images = await contentImages(root, files.keys(), path.join(root, 'public/images'));
  const project = readContent(files, { operations, images });
  const content = drafts ? project : withoutDrafts(project);
  return {
    apis,
    content,
    diagnostics: sortDiagnostics([...content.diagnostics, ...diagnostics]),
    updated: lastUpdated(process.env.PROJECT_ROOT ?? root),
  };
}

/** The text of every file below a folder, by path from `root`, with forward slashes. */
async function readFiles(root: string, folder: string): Promise<Map<string, string>> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [path.relative(root, file).split(path.sep).join('/'), texts[index]!]));
}

function withoutDrafts(project: Project): Project {
  const isPublished = ({ draft }: { draft: boolean }) => !draft;
  return {
    ...project,
    docs: project.docs.filter(isPublished),
    posts: project.posts.filter(isPublished),
    pages: project.pages.filter(isPublished),
  };
}

/** The errors alone. */
export function errorsOf({ diagnostics }: Pick<SiteSource, 'diagnostics'>): Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}
