/** Check that a build's cache that was stored elsewhere, as by CI, is intact, since Gatsby trusts every file of it. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../lib/mirror';

const record = '.integrity.sha256';

/** Digest the names and contents of all files below the site's folder, the record left out. */
async function digest(site: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of listFiles(site)) {
    if (file === record) continue;
    const bytes = await readFile(join(site, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Record what a finished build left in the site's folder. */
export async function recordIntegrity(site: string): Promise<void> {
  await writeFile(join(site, record), await digest(site));
}

/** True if the site's folder is byte for byte as the last finished build left it; false if none is recorded. */
export async function isWhole(site: string): Promise<boolean> {
  const recorded = await readFile(join(site, record), 'utf8').catch(() => undefined);
  return recorded !== undefined && recorded === (await digest(site));
}
