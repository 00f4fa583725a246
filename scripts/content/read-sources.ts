import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../src/change-files';
import { readSite } from '../../src/data/pages/site-source';
import type { SiteSource } from '../../src/data/pages/sources';

const sources = ['content', 'openapi'];

/**
 * Read the site from a copy of its sources, since reading writes pictures next to them.
 * @param revision to read the sources from; by default the current files
 * @throws if git has no such revision
 */
export async function readSources(root: string, revision?: string): Promise<SiteSource> {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  try {
    if (revision !== undefined) extract(root, revision, folder);
    else
      for (const name of sources.filter((one) => existsSync(join(root, one))))
        await cp(join(root, name), join(folder, name), { recursive: true });
    return await readSite(folder, { drafts: false, cacheFolder: join(root, '.build') });
  } finally {
    await removeFolder(folder);
  }
}

function extract(root: string, revision: string, folder: string): void {
  const archive = spawnSync('git', ['archive', revision, ...sources], { cwd: root, maxBuffer: 2 ** 30 });
  if (archive.status !== 0)
    throw new Error(`git has no sources of the revision ${revision}: ${archive.stderr.toString().trim()}`);
  // `-f -`: without it, Windows' tar reads a tape.
  const { status, stderr } = spawnSync('tar', ['-x', '-f', '-', '-C', folder], { input: archive.stdout });
  if (status !== 0) throw new Error(`The sources of ${revision} could not be written: ${stderr.toString().trim()}`);
}
