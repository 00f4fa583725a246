/**
 * Gatsby's command line, run by gatsby.ts as the leader of its own process group. When the process that started it is gone,
 * however it died, the group ends too: no forgotten build goes on writing.
 */
import '../../src/gatsby/build/compile.mjs';
import '../../src/gatsby/build/errors.mjs';
import '../../src/gatsby/build/worker.mjs';
import { startCompanion } from './companion.mjs';

process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
if (process.argv[2] === 'build') globalThis.companion = startCompanion();
await import('gatsby/cli.js');
