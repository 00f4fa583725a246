/**
 * `npm run release`: build the site from nothing into `dist/`, ready for any host (docs/operations.md). SITE_URL and PATH_PREFIX
 * say where it will be published. A build that fails leaves `dist/` as it was.
 */
import { runCommand, type Outcome } from '../lib/command';
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { deployment } from '../../src/data/source/deployment';
import { recordAddresses } from '../content/addresses';
import { writeRelease } from './dist';

const gatsbyFile = resolve('node_modules/gatsby/cli.js');

/** Run a command of Gatsby's in a site's folder. @returns true if it succeeded; if not, it has printed why */
function gatsby(root: string, ...args: string[]): boolean {
  return spawnSync(process.execPath, [gatsbyFile, ...args], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Build and write a release of a site. */
export async function release(root: string): Promise<Outcome> {
  try {
    deployment(process.env);
  } catch (error) {
    return { problem: (error as Error).message };
  }
  const prefixed = process.env.PATH_PREFIX ? ['--prefix-paths'] : [];
  if (!gatsby(root, 'clean') || !gatsby(root, 'build', ...prefixed))
    return { problem: 'There is no new release: the build failed, and dist/ is as it was.' };
  const files = await writeRelease(join(root, 'public'), join(root, 'dist'));
  return { report: [`Released ${files} files into dist/.`, await recordAddresses(root)] };
}

runCommand('scripts/hosting/release.ts', {}, () => release(process.cwd()));
