import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../list-files';

/**
 * Read every file below `content/` of a project, for `readContent`. Binary files have an empty text.
 * @param root the project's folder
 */
export function readContentFiles(root: string): Map<string, string> {
  const isText = /\.(mdx?|ya?ml|json|markdown|txt)$/i;
  const names = listFiles(join(root, 'content')).filter((name) => !/(^|\/)\.[^/]*$/.test(name));
  const read = (name: string) => (isText.test(name) ? readFileSync(join(root, 'content', name), 'utf8') : '');
  return new Map(names.map((name) => [`content/${name}`, read(name)]));
}
