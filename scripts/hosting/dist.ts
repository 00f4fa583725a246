/** Write a release for hosts: the published site with compressed copies, configuration and hashes. */
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildInfo } from '../site/build';
import { listFiles } from '../lib/mirror';
import { contentType, isText } from './content-types';
import { hashedFile } from './headers';
import {
  changesFile,
  keptFile,
  manifestFile,
  readJson,
  readManifest,
  readPlan,
  sha256,
  siteFiles,
  siteFolder,
  type Manifest,
} from './manifest';
import { nginxConfig } from './nginx';
import { headersFile, redirectsFile } from './netlify';
import { difference, planRelease, type Files } from './rolling';

const buildInfoFile = 'build-info.json';

async function compress(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await Promise.all([
    promisify(brotliCompress)(bytes, brotli).then((content) => writeFile(`${file}.br`, content)),
    promisify(gzip)(bytes, { level: 9 }).then((content) => writeFile(`${file}.gz`, content)),
  ]);
}

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

/** Restore the previous release if the last run was killed between two renames. */
async function restoreLast(dist: string): Promise<void> {
  if (!existsSync(dist) && existsSync(`${dist}.last`)) await rename(`${dist}.last`, dist);
}

/**
 * Copy the kept files from the last release, skipping files whose hash no longer matches.
 * @returns the files that were copied
 */
async function copyKept(from: string, to: string, kept: Files): Promise<Files> {
  const copied: Record<string, string> = {};
  for (const [file, hash] of Object.entries(kept)) {
    const bytes = await readFile(join(from, file)).catch(() => undefined);
    if (!bytes || sha256(bytes) !== hash) continue;
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file), bytes);
    copied[file] = hash;
  }
  return copied;
}

export interface ReleaseOptions {
  /** Undefined if the sources differ from every commit. */
  commit?: string;
  /** The quality of Brotli's compression, 0 to 11 (RFC 7932 leaves it to the encoder). */
  quality?: number;
  now?: Date;
}

/**
 * Write a release of a built site: its files under `site/`, with compressed copies, and hosts' configuration next to it. Replace
 * the folder's last release as a whole, but keep its hashed files, and those of some before it (`retention`), for open pages.
 * Files are read-only.
 * @param built folder of a published build
 * @param dist folder of the release
 */
export async function writeRelease(built: string, dist: string, options: ReleaseOptions = {}): Promise<Manifest> {
  const partial = `${dist}.partial`;
  try {
    return await write(built, { dist, partial }, options);
  } catch (error) {
    // Remove the partial release, since the disk may be full.
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function write(
  built: string,
  { dist, partial }: { dist: string; partial: string },
  { commit, quality = constants.BROTLI_MAX_QUALITY, now = new Date() }: ReleaseOptions,
): Promise<Manifest> {
  const info = await readJson<BuildInfo>(join(built, buildInfoFile));
  if (!info) throw new Error(`${built} holds no built site.`);
  await restoreLast(dist);
  const site = join(partial, siteFolder);
  await rm(partial, { recursive: true, force: true });

  const files = listFiles(built).filter((file) => file !== buildInfoFile);
  for (const file of files) await copyInto(join(built, file), join(site, file));
  for (const file of files.filter((name) => isText(contentType(name)))) await compress(join(site, file), quality);

  await writeFile(join(partial, 'nginx.conf'), nginxConfig(info));
  await writeFile(join(site, '.nojekyll'), '');
  if (info.pathPrefix === '') {
    const hashed = files.filter((file) => hashedFile.test(file));
    await writeFile(join(site, '_headers'), headersFile(info, hashed));
    await writeFile(join(site, '_redirects'), redirectsFile(info));
  }

  const manifest: Manifest = { commit, siteUrl: info.siteUrl, pathPrefix: info.pathPrefix, files: {} };
  for (const file of listFiles(partial)) manifest.files[file] = sha256(await readFile(join(partial, file)));
  const last = await readPlan(dist);
  const { kept: planned, releases } = planRelease(siteFiles(manifest), last.releases, now);
  const kept = await copyKept(join(dist, siteFolder), site, planned);
  const served = { ...last.kept, ...siteFiles(await readManifest(dist)) };
  const changes = difference(served, { ...kept, ...siteFiles(manifest) });
  const records = { [manifestFile]: manifest, [keptFile]: { kept, releases }, [changesFile]: changes };
  for (const [name, record] of Object.entries(records))
    await writeFile(join(partial, name), `${JSON.stringify(record, null, 1)}\n`);
  for (const file of listFiles(partial)) await chmod(join(partial, file), 0o444);

  await rm(`${dist}.last`, { recursive: true, force: true });
  if (existsSync(dist)) await rename(dist, `${dist}.last`);
  await rename(partial, dist);
  await rm(`${dist}.last`, { recursive: true, force: true });
  return manifest;
}
