import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatsby-worker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a worker's tasks run in this process, one after the other, and one that fails keeps none back", () => {
  const tasks = join(folder, 'tasks.cjs');
  writeFileSync(
    tasks,
    `let running = 0;
    exports.render = async (page) => {
      running += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      console.log(page, running, process.pid === Number(process.env.PARENT));
      running -= 1;
      if (page === 'broken') throw new Error('it is broken');
    };`,
  );
  const build = join(folder, 'build.mjs');
  writeFileSync(
    build,
    `import { createRequire } from 'node:module';
    import ${JSON.stringify(new URL('worker.mjs', import.meta.url).href)};
    process.env.PARENT = process.pid;
    const require = createRequire(${JSON.stringify(import.meta.resolve('gatsby/cli.js'))});
    const { WorkerPool } = require('gatsby-worker');
    const pool = new WorkerPool(${JSON.stringify(tasks)}, { numWorkers: 3 });
    const pages = ['first', 'broken', 'last'].map((page) => pool.single.render(page));
    const results = await Promise.allSettled(pages);
    Error.prepareStackTrace = () => 'put into words too late';
    for (const { status, reason } of results) console.log(reason?.stack.split('\\n')[0] ?? status);
    await Promise.all(pool.end());`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'first 1 true',
    'broken 1 true',
    'last 1 true',
    'fulfilled',
    'Error: it is broken',
    'fulfilled',
  ]);
});
