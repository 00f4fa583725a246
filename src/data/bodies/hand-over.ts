/** The site's sources as one process of a build read them, for the other: it takes seconds to read a large specification. */
import { readFile, rm } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SiteSource } from '../pages/site-source';

const file = (root: string) => path.join(root, '.source');

export function handOver(root: string, site: SiteSource): void {
  writeFileSync(file(root), serialize(site));
}

/** Takes what was handed over; it is gone then. @throws where there is nothing */
export async function takeOver(root: string): Promise<SiteSource> {
  const bytes = await readFile(file(root));
  await rm(file(root));
  return deserialize(bytes) as SiteSource;
}
