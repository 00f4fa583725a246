/** Install the locked packages, unless the lockfile is unchanged since the last installation. Plain Node: packages may be missing. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

const changed = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log('Installing the locked packages (npm ci): a minute or two the first time ...');
  // Hide warnings, which concern Gatsby's packages. Use a shell, because npm is a script on Windows.
  const { status } = spawnSync('npm ci --loglevel=error', { stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
}
