/**
 * `node scripts/run.mjs COMMAND [ARGUMENT...]`: every npm script starts here.
 *
 * Plain Node without dependencies, since it is what installs them: checks Node's version, installs the locked
 * packages where they are missing, then hands over to `scripts/COMMAND.ts`, or to `bench/NAME.ts` for the command `bench/NAME`, in this same process: its
 * `main(arguments)` resolves with the exit code.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

/** A packages record of a lockfile, or undefined where the file is missing or broken. */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json says. npm writes down what it installed in
 * node_modules/.package-lock.json, without the packages that another operating system would need.
 */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const installed = readLock(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : Boolean(optional);
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `Node ${process.versions.node} is too old: this site needs Node ${oldestNode.join('.')} or newer.\n` +
      'Install the current long-term version of Node, then run the same command again.',
  );
  process.exit(1);
}

function install() {
  if (isInstalled()) return;
  console.log('Installing the locked packages (npm ci): a minute or two the first time ...');
  const started = Date.now();
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `\nThe packages could not be installed${error ? `: ${error.message}` : ''}.\n` +
        'Read the message of npm above; most often the package registry could not be reached or the disk is full.\n' +
        'When that is mended, run the same command again.',
    );
    process.exit(1);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const [command = '', ...commandArguments] = process.argv.slice(2);
const script = join(root, command.startsWith('bench/') ? '' : 'scripts', `${command}.ts`);
if (!/^(bench\/)?[a-z-]+$/.test(command) || !existsSync(script)) {
  console.error(`There is no command "${command}": scripts/${command || 'COMMAND'}.ts does not exist.`);
  process.exit(1);
}
checkNode();
process.chdir(root);
install();
process.argv.splice(1, 2, script);
const { tsImport } = await import('tsx/esm/api');
const { main } = await tsImport(script, import.meta.url);
if (main) process.exitCode = await main(commandArguments);
