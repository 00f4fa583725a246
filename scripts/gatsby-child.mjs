/**
 * Gatsby's command line, run by gatsby.ts as the leader of a process group of its own. When the process that
 * started it is gone, however it died, the group ends too: no forgotten build goes on writing.
 */
import './gatsby-worker.mjs';

process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
await import('gatsby/cli.js');
