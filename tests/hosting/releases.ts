/** Releases of the built site, as tests put servers in front of them. */
import { rmSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildInfo } from '../../src/publish/build-info';
import { writeRelease } from '../../scripts/hosting/dist';

/**
 * Releases the built site as a build for a prefix would have made it, its pages' links aside.
 * @param work a folder of no other test
 * @param prefix empty, or `/prefix`
 * @returns the release's folder
 */
export async function releaseFor(work: string, prefix: string): Promise<string> {
  const name = prefix.replace('/', '') || 'root';
  const [built, dist] = [join(work, `${name}-built`), join(work, `${name}-dist`)];
  for (const folder of [built, dist]) rmSync(folder, { recursive: true, force: true });
  await cp('public', built, { recursive: true, dereference: true });
  const info = JSON.parse(await readFile(join(built, 'build-info.json'), 'utf8')) as BuildInfo;
  await writeFile(join(built, 'build-info.json'), JSON.stringify({ ...info, pathPrefix: prefix }));
  await writeRelease(built, dist, { quality: 4 });
  return dist;
}
