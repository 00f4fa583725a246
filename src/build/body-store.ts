/** Rendered bodies of API pages on disk, kept between builds: one file a page, under a name that changes with what the page shows. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageBody } from '../components/api/page-body';

/** What a body is stored under. `bodyDigest` covers all that the body is made from, but not the code that makes it. */
export interface BodyKey {
  path: string;
  bodyDigest: string;
}

/** The folder of a site's bodies; `scripts/build.ts` empties it when the code changed. */
export const bodyFolder = '.bodies';

const fileName = ({ path: address, bodyDigest }: BodyKey) =>
  `${createHash('sha256').update(`${address}\n${bodyDigest}`).digest('hex').slice(0, 32)}.json`;

export function readBody(root: string, key: BodyKey): Promise<PageBody> {
  return readFile(path.join(root, bodyFolder, fileName(key)), 'utf8').then((text) => JSON.parse(text) as PageBody);
}

/** Makes the folder hold the bodies of these pages and no others; only those that are missing are rendered. */
export function storeBodies<Page extends BodyKey>(
  root: string,
  pages: readonly Page[],
  render: (page: Page) => PageBody | null,
): void {
  const folder = path.join(root, bodyFolder);
  mkdirSync(folder, { recursive: true });
  const wanted = new Map(pages.map((page) => [fileName(page), page]));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(path.join(folder, name));
  for (const [name, page] of wanted) {
    const body = existsSync(path.join(folder, name)) ? null : render(page);
    if (body) writeWhole(path.join(folder, name), JSON.stringify(body));
  }
}

/** A build that dies leaves the file or none, never half of one. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}
