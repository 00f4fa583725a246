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

test('workers that are ended amid their tasks end nothing else', () => {
  const worker = join(folder, 'worker.cjs');
  writeFileSync(worker, 'exports.first = () => {}; exports.second = () => {};');
  const pool = join(folder, 'pool.mjs');
  writeFileSync(
    pool,
    `import { WorkerPool } from ${JSON.stringify(new URL('gatsby-worker.mjs', import.meta.url).href)};
    // Left as it is, a pool of one worker breaks in half of the runs.
    const pool = new WorkerPool(${JSON.stringify(worker)}, { numWorkers: 6 });
    await Promise.all(pool.workers.map(({ ready }) => ready));
    pool.all.first();
    pool.all.second();
    setTimeout(() => {
      const ended = Promise.all(pool.end());
      const until = Date.now() + 500;
      while (Date.now() < until);
      ended.then(() => setTimeout(() => console.log('ended'), 100));
    }, 0);`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, [pool], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'ended\n', stderr: '' });
});
