import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Read every file below `content/` of a project, for `readContent`. Binary files have an empty text.
 * @param root the project's folder
 */
export function readContentFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(root.length).replaceAll('\\', '/').replace(/^\/+/, '');
    files.set(file, /\.(mdx?|ya?ml|markdown|txt)$/i.test(entry.name) ? readFileSync(path, 'utf8') : '');
  }
  return files;
}
