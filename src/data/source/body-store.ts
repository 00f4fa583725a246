/** Rendered bodies of API pages on disk, kept between builds: one file for each page, named by a digest of its content. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageBody } from '../../reference/page-body';

/** The key of a stored body. `bodyDigest` covers everything that the body is made from, except the code that makes it. */
export interface BodyKey {
  path: string;
  bodyDigest: string;
}

/** The folder of a site's bodies; `scripts/site/build.ts` empties it when the code has changed. */
export const bodyFolder = '.bodies';

function fileName({ path: address, bodyDigest }: BodyKey): string {
  return `${createHash('sha256').update(`${address}\n${bodyDigest}`).digest('hex').slice(0, 32)}.json`;
}

/** Read a stored body; null for none. */
export async function readBody(root: string, key: BodyKey): Promise<PageBody | null> {
  const text = await readFile(path.join(root, bodyFolder, fileName(key)), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as PageBody);
}

/** Make the folder hold exactly the bodies of these pages; only missing ones are rendered. */
export function storeBodies<Page extends BodyKey>(
  root: string,
  pages: readonly Page[],
  render: (page: Page) => PageBody | null,
): void {
  const folder = path.join(root, bodyFolder);
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(pages.map(fileName));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
  for (const page of pages) {
    const file = path.join(folder, fileName(page));
    if (existsSync(file)) continue;
    const body = render(page);
    if (body) writeWhole(file, JSON.stringify(body));
  }
}

/** Write a file whole: a build that dies leaves all of it or none. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
