/** Forgets what Gatsby keeps between runs where that cannot be built upon: Gatsby itself does not know. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedMark } from '../../src/data/bodies/unfinished';
import { isBuildCode, listSources } from '../lib/mirror';

/** Beside the cache and not in it, so that it is gone before the cache is, and back only when all of it went. */
const record = '.build-code.sha256';

async function digest(root: string, site: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await listSources(site)).filter(isBuildCode).map((path) => join(site, path));
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(file).update(await readFile(file).catch(() => 'absent'));
  return hash.digest('hex');
}

/** Says that the last build's run of Gatsby came to its end: the next one may build upon what it left. */
export async function rememberFinished(site: string): Promise<void> {
  await rm(join(site, unfinishedMark), { force: true });
}

/**
 * Empties Gatsby's cache, its output and the rendered bodies in a mirror whose build code, installed packages or
 * Node.js are not those of its last run, or whose last run was ended amid its work.
 * @returns whether they were emptied.
 */
export async function forgetStaleCache(root: string, site: string): Promise<boolean> {
  const file = join(site, record);
  const current = await digest(root, site);
  const isUnfinished = existsSync(join(site, unfinishedMark));
  if (!isUnfinished && (await readFile(file, 'utf8').catch(() => '')) === current) return false;
  await rm(file, { force: true });
  await Promise.all(
    ['.cache', 'public', '.bodies'].map((name) => rm(join(site, name), { recursive: true, force: true })),
  );
  await rm(join(site, unfinishedMark), { force: true });
  await writeFile(file, current);
  return true;
}
