/**
 * Run the tasks of Gatsby's workers in its own process. A build has pages for one worker, which Gatsby waits for; a worker
 * would load Gatsby, the plugins, the configuration and the schema a second time.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.resolve('gatsby/cli.js'));
const workers = require('gatsby-worker');

/** Replaces Gatsby's pool of workers without starting any. Tasks run one after the other, as in a worker. */
workers.WorkerPool = class {
  /** Preparations of a worker, which this process does not need. */
  all = { loadConfigAndPlugins: () => [], buildSchema: () => [] };

  /** @param {string} file the module of the tasks */
  constructor(file) {
    let last = Promise.resolve();
    const inTurn =
      (task) =>
      (...values) => {
        const result = last.then(() => task(...values));
        // Replace an error by its stack, as on the way from a worker: Gatsby looks for the source in that text.
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
