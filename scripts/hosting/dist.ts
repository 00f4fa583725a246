/** Write a release for hosts: the built site with compressed copies, and settings of servers. */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { moveFolder, removeFolder } from '../../src/change-files';
import { listFiles } from '../../src/list-files';
import { buildInfoFile, type BuildInfo } from '../../src/publish/build-info';
import { contentType, isText } from './headers';
import { headersFile, redirectsFile } from './netlify';
import { nginxConfig } from './nginx';

/** Matches files that Gatsby writes for itself and no reader requests. */
const internal = /^(_gatsby\/|webpack\.stats\.json$|chunk-map\.json$|build-info\.json$)|\.map$|\.LICENSE\.txt$/;

/** Write compressed copies of all text files below a folder. @param quality of Brotli, 0 to 11 */
export async function compressText(folder: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  for (const name of listFiles(folder).filter((one) => isText(contentType(one)))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    await Promise.all([
      promisify(brotliCompress)(bytes, brotli).then((content) => writeFile(`${file}.br`, content)),
      promisify(gzip)(bytes, { level: 9 }).then((content) => writeFile(`${file}.gz`, content)),
    ]);
  }
}

/** Read the facts of a built site. @throws if the folder holds none */
export async function readBuildInfo(built: string): Promise<BuildInfo> {
  const text = await readFile(join(built, buildInfoFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${built} holds no built site. Run \`npm run build\` first.`);
  return JSON.parse(text) as BuildInfo;
}

/**
 * Write a release of a built site: its files below `site/` with compressed copies, and nginx's settings. A complete release
 * replaces the last one.
 * @returns the number of its files
 */
export async function writeRelease(
  built: string,
  dist: string,
  { quality = constants.BROTLI_MAX_QUALITY } = {},
): Promise<number> {
  const info = await readBuildInfo(built);
  const partial = `${dist}.partial`;
  const [release, last] = [join(partial, 'new'), join(partial, 'last')];
  // If an earlier run was killed between the two moves below, the last release is still there.
  if (existsSync(last) && !existsSync(dist)) await moveFolder(last, dist);
  await removeFolder(partial);
  try {
    await writeFiles(built, release, info, quality);
    if (existsSync(dist)) await moveFolder(dist, last);
    await moveFolder(release, dist);
  } finally {
    // The disk may be full, or a file open.
    if (existsSync(last) && !existsSync(dist)) await moveFolder(last, dist);
    await removeFolder(partial);
  }
  return listFiles(dist).length;
}

async function writeFiles(built: string, release: string, info: BuildInfo, quality: number): Promise<void> {
  const site = join(release, 'site');
  const files = listFiles(built).filter((file) => !internal.test(file));
  for (const file of files) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await copyFile(join(built, file), join(site, file));
  }
  await compressText(site, quality);

  await writeFile(join(release, 'nginx.conf'), nginxConfig(info));
  await writeFile(join(site, '.nojekyll'), '');
  if (info.pathPrefix !== '') return;
  await writeFile(join(site, '_headers'), headersFile(info, files));
  await writeFile(join(site, '_redirects'), redirectsFile(info));
}
