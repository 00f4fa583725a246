/** Read a release's manifest, and check the release against it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../lib/mirror';
import type { Files, ReleasePlan } from './rolling';

/** `manifest.json` of a release: the same for the same commit, address and version of Node. */
export interface Manifest {
  /** Undefined if the sources were not those of a commit. */
  commit?: string;
  siteUrl: string;
  pathPrefix: string;
  /** SHA-256, in hex, of each file by its path; without files kept from earlier releases. */
  files: Record<string, string>;
}

export const manifestFile = 'manifest.json';
/** A `ReleasePlan`: the older scripts and pictures that open pages may still request. */
export const keptFile = 'kept.json';
/** The `Difference` from the previous release. */
export const changesFile = 'changes.json';
export const siteFolder = 'site';

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The value of a JSON file; undefined if it is missing or truncated. */
export async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** The files of a release that readers can request, from the site's root; without kept ones. */
export const siteFiles = (manifest: Manifest | undefined): Files =>
  Object.fromEntries(
    Object.entries(manifest?.files ?? {})
      .filter(([file]) => file.startsWith(`${siteFolder}/`))
      .map(([file, hash]) => [file.slice(siteFolder.length + 1), hash]),
  );

export const readManifest = (dist: string) => readJson<Manifest>(join(dist, manifestFile));

/** List the files that a release kept, and their releases; none for a folder without a release. */
export async function readPlan(dist: string): Promise<ReleasePlan> {
  const { kept = {}, releases = [] } = (await readJson<Partial<ReleasePlan>>(join(dist, keptFile))) ?? {};
  return { kept, releases };
}

/** List the differences between a release and its manifest, one per line; empty for an intact release. */
export async function checkRelease(dist: string): Promise<string[]> {
  const manifest = await readManifest(dist);
  if (!manifest) return [`${dist} holds no release: ${manifestFile} is missing or broken.`];
  const { kept } = await readPlan(dist);
  const inSite = Object.entries(kept).map(([file, hash]) => [`${siteFolder}/${file}`, hash] as const);
  const expected = new Map([...inSite, ...Object.entries(manifest.files)]);
  const present = new Set(listFiles(dist));
  const problems: string[] = [];
  for (const [file, hash] of expected)
    if (!present.has(file)) problems.push(`missing: ${file}`);
    else if (sha256(await readFile(join(dist, file))) !== hash) problems.push(`changed: ${file}`);
  const records = [manifestFile, keptFile, changesFile];
  return [
    ...problems,
    ...[...present]
      .filter((file) => !expected.has(file) && !records.includes(file))
      .map((file) => `not of this release: ${file}`),
  ];
}
