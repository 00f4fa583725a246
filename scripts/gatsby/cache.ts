/** Delete Gatsby's cache when it is unusable, which Gatsby itself does not notice. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unfinishedMark } from '../../src/data/bodies/unfinished';
import { isBuildCode, listSources } from '../lib/mirror';

/** Stored next to the cache: deleted before it, and written again only once all of the cache is gone. */
const record = '.build-code.sha256';

async function digest(root: string, site: string): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await listSources(site)).filter(isBuildCode).map((path) => join(site, path));
  for (const file of [join(root, 'package-lock.json'), ...files])
    hash.update(file).update(await readFile(file).catch(() => 'absent'));
  return hash.digest('hex');
}

/** Record that Gatsby finished, so that the next build may reuse its cache. */
export async function rememberFinished(site: string): Promise<void> {
  await rm(join(site, unfinishedMark), { force: true });
}

/**
 * Empty Gatsby's cache, its output and the rendered bodies in a mirror if the build code, the installed packages or Node.js
 * have changed since its last run, or if that run did not finish.
 * @returns true if they were emptied.
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
