/**
 * `node scripts/run.mjs COMMAND [ARGUMENT...]`: run a command; every npm script starts here. Checks Node's version,
 * installs the packages that the command needs, then runs `scripts/COMMAND.ts`, or `bench/NAME.ts` for the command
 * `bench/NAME`, in this process: its `main(arguments)` resolves with the exit code. Plain Node, since packages may not be
 * installed yet.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, siteCommands } from './lib/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `Node ${process.versions.node} is too old: this site needs Node ${oldestNode.join('.')} or newer.\n` +
      'Install the current long-term version of Node, then run the same command again.',
  );
  process.exit(1);
}

const [command = '', ...commandArguments] = process.argv.slice(2);
const script = join(root, command.startsWith('bench/') ? '' : 'scripts', `${command}.ts`);
if (!/^(bench\/)?[a-z-]+$/.test(command) || !existsSync(script)) {
  console.error(`There is no command "${command}": scripts/${command || 'COMMAND'}.ts does not exist.`);
  process.exit(1);
}
checkNode();
process.chdir(root);
if (!installPackages(root, !siteCommands.includes(command))) process.exit(1);
process.argv.splice(1, 2, script);
const { tsImport } = await import('tsx/esm/api');
const { main } = await tsImport(script, import.meta.url);
if (main) process.exitCode = await main(commandArguments);
