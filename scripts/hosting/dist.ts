/** What goes to a host: the published site with its compressed copies, its hosts' configuration and its hashes. */
import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildInfo } from '../build';
import { listFiles } from '../lib/mirror';
import { caddyConfig } from './caddy';
import { contentType, isText } from './content-types';
import { hashedFile } from './headers';
import { nginxConfig } from './nginx';
import { headersFile, redirectsFile } from './pages-files';
import type { HostedSite } from './site';

/** `manifest.json` of a release: the same for the same commit, address and version of Node. */
export interface Manifest {
  /** Undefined where the sources were not those of any commit. */
  commit?: string;
  siteUrl: string;
  pathPrefix: string;
  /** SHA-256, in hex, of each file by its path; without files that are kept from the release before. */
  files: Record<string, string>;
}

const manifestFile = 'manifest.json';
/** The list of the older scripts and pictures that open pages of the last release may still ask for. */
const keptFile = 'kept.json';
const buildInfoFile = 'build-info.json';
const siteFolder = 'site';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const withCompressed = (file: string) => (isText(contentType(file)) ? [file, `${file}.br`, `${file}.gz`] : [file]);

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

const readManifest = (dist: string) => readJson<Manifest>(join(dist, manifestFile));

/** The files of a release that readers can ask for, from the site's root. */
const siteFiles = (manifest: Manifest | undefined) =>
  Object.keys(manifest?.files ?? {}).flatMap((file) => (file.startsWith('site/') ? [file.slice('site/'.length)] : []));

/**
 * The older hashed files that a release holds beside its own: those of the last release that it lacks. Where it lacks
 * none, as after an edit of text, what that release kept stays.
 * @param last files of the last release, and what it kept
 */
export function keptFiles(
  last: { files: readonly string[]; kept: readonly string[] },
  files: readonly string[],
): string[] {
  const own = new Set(files);
  const gone = last.files.filter((file) => hashedFile.test(file) && !own.has(file));
  return gone.length > 0 ? gone : last.kept.filter((file) => !own.has(file));
}

/** Where a page that has moved leads to, from its `<meta http-equiv="refresh">` (HTML, 4.2.5.3); without the prefix. */
export function movedTo(html: string, pathPrefix: string): string | undefined {
  const target = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(
    html.replaceAll(' data-react-helmet="true"', ''),
  )?.[1];
  return target?.startsWith(`${pathPrefix}/`) ? target.slice(pathPrefix.length) : undefined;
}

async function movedPages(folder: string, files: readonly string[], pathPrefix: string): Promise<Map<string, string>> {
  const moved = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const target = movedTo(await readFile(join(folder, file), 'utf8'), pathPrefix);
    if (target) moved.set(`/${file.slice(0, -'index.html'.length)}`, target);
  }
  return moved;
}

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

/**
 * Writes a release of a built site: its files under `site/`, ready-compressed, and beside them what hosts need to
 * know. Takes the place of the folder's last release as a whole, and keeps the hashed files that pages of that one,
 * still open somewhere, may ask for. Files are read-only.
 * @param built folder of a published build
 * @param quality of the Brotli compression, 0 to 11 (RFC 7932 leaves it to the encoder)
 */
export async function writeRelease(
  built: string,
  dist: string,
  commit: string | undefined,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Manifest> {
  const info = await readJson<BuildInfo>(join(built, buildInfoFile));
  if (!info) throw new Error(`${built} holds no built site.`);
  const partial = `${dist}.partial`;
  const site = join(partial, siteFolder);
  await rm(partial, { recursive: true, force: true });

  const files = listFiles(built).filter((file) => file !== buildInfoFile);
  const last = {
    files: siteFiles(await readManifest(dist)),
    kept: (await readJson<string[]>(join(dist, keptFile))) ?? [],
  };
  for (const file of files) await copyInto(join(built, file), join(site, file));
  for (const file of files.filter((name) => isText(contentType(name)))) await compress(join(site, file), quality);

  const hosted: HostedSite = { ...info, moved: await movedPages(built, files, info.pathPrefix) };
  const scripts = files.filter((file) => hashedFile.test(file) && file.endsWith('.js'));
  await writeFile(join(partial, 'nginx.conf'), nginxConfig(hosted));
  await writeFile(join(partial, 'Caddyfile'), caddyConfig(hosted));
  await writeFile(join(site, '.nojekyll'), '');
  if (info.pathPrefix === '') {
    await writeFile(join(site, '_headers'), headersFile(hosted, scripts));
    await writeFile(join(site, '_redirects'), redirectsFile(hosted));
  }

  const manifest: Manifest = { commit, siteUrl: info.siteUrl, pathPrefix: info.pathPrefix, files: {} };
  for (const file of listFiles(partial)) manifest.files[file] = sha256(await readFile(join(partial, file)));
  const kept = keptFiles(last, files);
  for (const file of kept.flatMap(withCompressed)) await copyInto(join(dist, siteFolder, file), join(site, file));
  await writeFile(join(partial, manifestFile), `${JSON.stringify(manifest, null, 1)}\n`);
  await writeFile(join(partial, keptFile), `${JSON.stringify(kept, null, 1)}\n`);
  for (const file of listFiles(partial)) await chmod(join(partial, file), 0o444);

  await rm(`${dist}.last`, { recursive: true, force: true });
  await rename(dist, `${dist}.last`).catch(() => undefined);
  await rename(partial, dist);
  await rm(`${dist}.last`, { recursive: true, force: true });
  return manifest;
}

/** What differs between a release and its own manifest, a line each; empty where it is whole. */
export async function checkRelease(dist: string): Promise<string[]> {
  const manifest = await readManifest(dist);
  if (!manifest) return [`${dist} holds no release: ${manifestFile} is missing or broken.`];
  const kept = (await readJson<string[]>(join(dist, keptFile))) ?? [];
  const present = new Set(listFiles(dist));
  const known = new Set([
    manifestFile,
    keptFile,
    ...kept.flatMap(withCompressed).map((file) => `${siteFolder}/${file}`),
  ]);
  const problems: string[] = [];
  for (const [file, hash] of Object.entries(manifest.files)) {
    known.add(file);
    if (!present.has(file)) problems.push(`missing: ${file}`);
    else if (sha256(await readFile(join(dist, file))) !== hash) problems.push(`changed: ${file}`);
  }
  return [
    ...problems,
    ...[...present].filter((file) => !known.has(file)).map((file) => `not of this release: ${file}`),
  ];
}
