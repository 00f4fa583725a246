import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { handOver, takeOver } from './hand-over';
import { readSite } from '../pages/site-source';

it('hands over the whole site, once', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'hand-over-'));
  try {
    const site = await readSite(process.cwd(), false);
    handOver(root, site);
    expect(await takeOver(root)).toEqual(site);
    expect(site.apis.size).toBeGreaterThan(1);
    expect(await readdir(root)).toEqual([]);
    await expect(takeOver(root)).rejects.toThrow('ENOENT');
  } finally {
    await rm(root, { recursive: true });
  }
}, 60_000);
