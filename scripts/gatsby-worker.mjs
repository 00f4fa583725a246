/**
 * Lets Gatsby's worker processes leave in peace. At its start Gatsby gives each of them two tasks that nobody waits for; where a
 * build has no page to render, it ends them before they are done. What it then sends to a process that is gone, and the
 * rejections of those tasks, end the whole build: "UNHANDLED EXCEPTION write EPIPE".
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const { WorkerPool } = createRequire(fileURLToPath(import.meta.resolve('gatsby/cli.js')))('gatsby-worker');

const { end } = WorkerPool.prototype;
WorkerPool.prototype.end = function () {
  for (const task of this.taskQueue) this.taskQueue.remove(task);
  const exits = end.call(this);
  for (const worker of this.workers) {
    worker.currentTask?.promise.catch(() => undefined);
    worker.send = () => undefined;
  }
  return exits;
};
