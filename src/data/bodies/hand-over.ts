/** Pass the site's sources from one process of a build to the other: reading a large specification takes seconds. */
import { readFile, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SiteSource } from '../pages/site-source';

const file = (root: string) => path.join(root, '.source');

export function handOver(root: string, site: SiteSource): void {
  writeFileSync(file(root), serialize(site));
}

/** Read and delete the sources handed over. @throws if there are none */
export async function takeOver(root: string): Promise<SiteSource> {
  const bytes = await readFile(file(root));
  await rm(file(root));
  return deserialize(bytes) as SiteSource;
}
