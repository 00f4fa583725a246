import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftBehind, withSlashes } from '../../file-names';

/**
 * Read every file below `content/` of a project, for `readContent`. Binary files have an empty text.
 * @param root the project's folder
 */
export function readContentFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.') || isLeftBehind(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const file = withSlashes(path.slice(root.length)).replace(/^\/+/, '');
    files.set(file, /\.(mdx?|ya?ml|json|markdown|txt)$/i.test(entry.name) ? readFileSync(path, 'utf8') : '');
  }
  return files;
}
