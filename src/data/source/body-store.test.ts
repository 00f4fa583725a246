import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodyFolder, readBody, storeBodies, type BodyKey } from './body-store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bodies-'));
});
afterEach(() => rm(root, { recursive: true }));

const page = (address: string, bodyDigest = '1') => ({ path: address, bodyDigest });

it('renders only what is not there yet, and drops what no page shows any more', async () => {
  const render = vi.fn(({ path: address, bodyDigest }: BodyKey) => ({
    html: `${address}${bodyDigest}`,
    headings: [],
  }));
  storeBodies(root, [page('/a/'), page('/b/')], render);
  storeBodies(root, [page('/a/'), page('/b/', '2')], render);
  expect(render.mock.calls.map(([asked]) => asked)).toEqual([page('/a/'), page('/b/'), page('/b/', '2')]);
  expect(await readBody(root, page('/b/', '2'))).toEqual({ html: '/b/2', headings: [] });
  expect(await readdir(path.join(root, bodyFolder))).toHaveLength(2);
  expect(await readBody(root, page('/b/'))).toBeNull();
});
