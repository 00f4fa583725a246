/**
 * `npm run release`: build the site from nothing into `dist/`, ready for any host (docs/operations.md). SITE_URL and PATH_PREFIX
 * say where it will be published. A build that fails leaves `dist/` as it was.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { recordAddresses } from '../content/addresses';
import { runCommand } from '../lib/command';
import { writeRelease } from './dist';

const gatsbyFile = resolve('node_modules/gatsby/cli.js');

/** Run a command of Gatsby's in a site's folder. @returns true if it succeeded; otherwise it has printed why */
function gatsby(root: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [gatsbyFile, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Build and write a release of a site. @returns the exit code */
export async function release(root: string): Promise<number> {
  const prefixed = process.env.PATH_PREFIX ? ['--prefix-paths'] : [];
  if (!gatsby(root, 'clean') || !gatsby(root, 'build', ...prefixed)) {
    console.error('There is no new release: the build failed, and dist/ is as it was.');
    return 1;
  }
  const files = await writeRelease(join(root, 'public'), join(root, 'dist'));
  console.log(`Released ${files} files into dist/.`);
  console.log(await recordAddresses(root));
  return 0;
}

runCommand('scripts/hosting/release.ts', {}, () => release(process.cwd()));
