/**
 * Runs the tasks of Gatsby's workers in its own process. A build has pages for one worker, and Gatsby waits while that one
 * writes them; for that it would load Gatsby a second time, and the plugins, the configuration and the schema with it.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('gatsby/cli.js'));
const workers = require('gatsby-worker');

/** What Gatsby knows as a pool of workers, without any. Each task begins when the one before it is done, as in a worker. */
workers.WorkerPool = class {
  /** What prepares each worker for tasks: this process is prepared. */
  all = { loadConfigAndPlugins: () => [], buildSchema: () => [] };

  /** @param {string} file the module of the tasks */
  constructor(file) {
    let last = Promise.resolve();
    const inTurn =
      (task) =>
      (...values) => {
        const result = last.then(() => task(...values));
        // An error's stack is put into words here, as on the way from a worker: Gatsby looks for the source in those.
        last = result.catch((error) => error?.stack);
        return result;
      };
    this.single = Object.fromEntries(Object.entries(require(file)).map(([name, task]) => [name, inTurn(task)]));
  }

  onMessage() {
    // Messages would come from workers.
  }

  end() {
    return [];
  }
};
