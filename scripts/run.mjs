/**
 * `node scripts/run.mjs COMMAND [ARGUMENT...]`: run a command; every npm script starts here. Checks Node's version,
 * installs the packages that the command needs, then calls the command in this process: it is the function `main` of
 * `COMMAND.ts` in a folder of `scripts/`, or of `bench/NAME.ts` for the command `bench/NAME`, and resolves with the exit
 * code. For a command that exports `options`, those that it has, this file also answers `--help` and refuses others. Plain
 * Node, since packages may not be installed yet.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCommand, isOfSite } from './lib/commands.mjs';
import { installPackages } from './lib/install.mjs';
import { answerOptions } from './lib/options.mjs';

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
const file = findCommand(root, command);
function refuse() {
  console.error(`There is no command "${command}": no folder of scripts/ has it as ${command || 'COMMAND'}.ts.`);
  process.exit(1);
}
if (!file) refuse();
checkNode();
process.chdir(root);
if (!installPackages(root, !isOfSite(file))) process.exit(1);
process.argv.splice(1, 2, join(root, file));
const { tsImport } = await import('tsx/esm/api');
const { main, options } = await tsImport(join(root, file), import.meta.url);
if (!main) refuse();
const answer = options && answerOptions(commandArguments, options, readFileSync(join(root, file), 'utf8'));
if (answer) {
  console.error(answer.text);
  process.exit(answer.code);
}
try {
  process.exitCode = await main(commandArguments);
} catch (error) {
  // tsx runs a command from a data URL that holds its whole code, and Node would print it with the stack.
  console.error(
    (error?.stack ?? String(error)).replace(/data:text\/javascript,\S*?\?filePath=(\S+?)%3Fnamespace\S*/g, (_, path) =>
      decodeURIComponent(path),
    ),
  );
  process.exitCode = 1;
}
