/** Forgets what Gatsby keeps between runs when the code that made it has changed: Gatsby itself does not know. */
import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBuildCode, listSources } from './mirror';

/** Beside the cache and not in it, so that it is gone before the cache is, and back only when all of it went. */
const record = '.build-code.sha256';

async function digest(root: string, site: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await listSources(site)).filter(isBuildCode).map((path) => join(site, path));
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(file).update(await readFile(file).catch(() => 'absent'));
  return hash.digest('hex');
}

/**
 * Empties Gatsby's cache, its output and the rendered bodies in a mirror whose build code, installed packages or Node.js are not those of its
 * last run, also of a run that was killed.
 * @returns whether they were emptied.
 */
export async function forgetStaleCache(root: string, site: string): Promise<boolean> {
  const file = join(site, record);
  const current = await digest(root, site);
  if ((await readFile(file, 'utf8').catch(() => '')) === current) return false;
  await rm(file, { force: true });
  await Promise.all(
    ['.cache', 'public', '.bodies'].map((name) => rm(join(site, name), { recursive: true, force: true })),
  );
  await writeFile(file, current);
  return true;
}
