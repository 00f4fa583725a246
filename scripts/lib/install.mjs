/** Install the locked packages. Plain Node, since no package is installed yet. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Read a lock file; one that is missing or broken has no packages. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * True if node_modules holds the needed packages of package-lock.json. npm lists installed packages in
 * node_modules/.package-lock.json, without those of other operating systems.
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

/** True if development packages are installed: then every command keeps them up to date. */
const hasDevelopment = (root) =>
  Object.values(readLock(join(root, 'node_modules/.package-lock.json')).packages ?? {}).some(({ dev }) => dev);

/**
 * Add the address of each package to a lock file that names no registry. Without addresses npm first asks the registry for all
 * versions of each package, which are more bytes than the packages.
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

/** Move a folder over another. In a container that may be a separate disk, which can only be emptied and filled. */
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
 * Install the packages of package-lock.json, unless present. The former packages stay until the new ones are complete.
 * @returns true if all are present; otherwise npm has printed why
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
