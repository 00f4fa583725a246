import { expect, test } from 'vitest';
import { canSpare } from '../../../src/client/browser/load-ahead';
import { loadingQueue } from './prefetch';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('connection %o can spare prefetching: %s', (connection, expected) => {
  expect(canSpare(connection)).toBe(expected);
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

function loads() {
  const started: string[] = [];
  const finish = new Map<string, (ok: boolean) => void>();
  const load = (path: string) =>
    new Promise((resolve, reject) => {
      started.push(path);
      finish.set(path, (ok) => (ok ? resolve(null) : reject(new Error('offline'))));
    });
  return { load, started, finish };
}

test('at most `limit` loads run, and the next starts as one ends', async () => {
  const { load, started, finish } = loads();
  const queue = loadingQueue(load, 2);
  for (const path of ['/a/', '/b/', '/c/', '/d/']) queue.add(path);
  expect(started).toEqual(['/a/', '/b/']);
  finish.get('/a/')?.(true);
  await settled();
  expect(started).toEqual(['/a/', '/b/', '/c/']);
});

test('what left the view before its turn is not loaded', async () => {
  const { load, started, finish } = loads();
  const queue = loadingQueue(load, 1);
  queue.add('/a/');
  queue.add('/b/');
  queue.add('/c/');
  queue.drop('/b/');
  finish.get('/a/')?.(true);
  await settled();
  expect(started).toEqual(['/a/', '/c/']);
});

test('an intent does not wait for the queue, and loads a page once', () => {
  const { load, started } = loads();
  const queue = loadingQueue(load, 1);
  queue.add('/a/');
  queue.add('/b/');
  queue.now('/b/');
  queue.now('/b/');
  queue.add('/a/');
  expect(started).toEqual(['/a/', '/b/']);
});

test('a load that failed may be tried again', async () => {
  const { load, started, finish } = loads();
  const queue = loadingQueue(load, 1);
  queue.now('/a/');
  finish.get('/a/')?.(false);
  await settled();
  queue.now('/a/');
  expect(started).toEqual(['/a/', '/a/']);
});
