/** Installs the locked packages. Plain Node, since nothing is installed yet. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commands that run on `dependencies` alone. The others are for work on the site, and need `devDependencies` too. */
export const siteCommands = ['build', 'develop', 'lint-content', 'new', 'outside-links', 'release', 'serve', 'start'];

/** A lock file; without packages where it is missing or broken. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * True where node_modules holds the needed packages of package-lock.json. npm writes down what it installed in
 * node_modules/.package-lock.json, without the packages of other operating systems.
 */
function isInstalled(root, needsDevelopment) {
  const wanted = readLock(join(root, 'package-lock.json')).packages;
  const installed = readLock(join(root, 'node_modules/.package-lock.json')).packages;
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional, dev }]) => {
    if (path === '' || (dev && !needsDevelopment)) return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : Boolean(optional);
  });
}

/** True where packages for work on the site are installed: a command that does without them keeps them up to date. */
const hasDevelopment = (root) =>
  Object.values(readLock(join(root, 'node_modules/.package-lock.json')).packages ?? {}).some(({ dev }) => dev);

/**
 * Adds the address of each package to a lock file that names no registry. Without addresses npm asks the registry for all
 * versions of each package first: more bytes than the packages have.
 */
export function addAddresses(lock, registry) {
  const base = registry.replace(/\/?$/, '/');
  for (const [path, entry] of Object.entries(lock.packages ?? {})) {
    const name = entry.name ?? path.replace(/^.*node_modules\//, '');
    const file = `${name.replace(/^.*\//, '')}-${entry.version}.tgz`;
    if (entry.integrity) entry.resolved ??= `${base}${name}/-/${file}`;
  }
  return lock;
}

const npm = (args, options) =>
  spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32', ...options });

/** Moves a folder to where another one is. A container may have a disk of its own there, which can only be emptied and filled. */
function replaceFolder(from, to) {
  try {
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
  } catch {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

/**
 * Installs what package-lock.json says, unless it is there. The packages of before stay until the new ones are complete.
 * @returns whether all is there; npm has said why not.
 */
export function installPackages(root, needsDevelopment) {
  if (isInstalled(root, needsDevelopment)) return true;
  console.log('Installing the locked packages (npm ci): a minute or two the first time ...');
  const started = Date.now();
  const folder = join(root, '.build/install');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', '.npmrc']) copyFileSync(join(root, file), join(folder, file));
  const registry = npm(['config', 'get', 'registry'], { cwd: root }).stdout?.trim() ?? '';
  const lock = addAddresses(readLock(join(root, 'package-lock.json')), registry);
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));

  const omitted = needsDevelopment || hasDevelopment(root) ? '--include=dev' : '--omit=dev';
  const { status, error } = npm(['ci', omitted, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) {
    console.error(
      `\nThe packages could not be installed${error ? `: ${error.message}` : ''}.\n` +
        'Read the message of npm above; most often the package registry could not be reached or the disk is full.\n' +
        'When that is mended, run the same command again.',
    );
    return false;
  }
  replaceFolder(join(folder, 'node_modules'), join(root, 'node_modules'));
  rmSync(folder, { recursive: true });
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}
