import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../list-files';

const folders = ['content', 'openapi', 'static'] as const;

const folderOf = (file: string) => file.split('/', 1)[0];

/** True for a file in the sources' folders that is not hidden. */
export const isSource = (file: string): boolean =>
  folders.some((folder) => folderOf(file) === folder) && !/(^|\/)\.[^/]*$/.test(file);

/** True for a source whose text is read; a specification may refer to any file of `openapi/`. */
export const isText = (file: string): boolean =>
  folderOf(file) === 'openapi' || (folderOf(file) === 'content' && /\.(mdx?|ya?ml|json|markdown|txt)$/i.test(file));

/**
 * Read the sources of a project from its folders, for commands and tests; Gatsby has them as `File` nodes.
 * @param root the project's folder
 * @returns texts by path from the root, with forward slashes; the text of a binary file is empty
 */
export function readSources(root: string, from: readonly string[] = folders): Map<string, string> {
  const files = from.flatMap((folder) => listFiles(join(root, folder)).map((name) => `${folder}/${name}`));
  return new Map(
    files.filter(isSource).map((file) => [file, isText(file) ? readFileSync(join(root, file), 'utf8') : '']),
  );
}

/** Read every file below `content/`, for `readContent`. */
export const readContentFiles = (root: string): Map<string, string> => readSources(root, ['content']);

/** Return the files of one folder of the sources. */
export const filesIn = <Value>(
  folder: (typeof folders)[number],
  files: ReadonlyMap<string, Value>,
): Map<string, Value> => new Map([...files].filter(([file]) => folderOf(file) === folder));
