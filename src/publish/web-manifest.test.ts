import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest';

interface Manifest {
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

const read = (pathPrefix: string) =>
  JSON.parse(String(webManifest({ url: 'https://example.org', pathPrefix }).content)) as Manifest;

it('has what an installation needs', () => {
  const { name, short_name, icons } = read('');
  expect(name).not.toBe('');
  expect(short_name.length).toBeLessThanOrEqual(30);
  expect(icons.some(({ sizes, purpose }) => sizes === '192x192' && purpose === 'any')).toBe(true);
  expect(icons.some(({ sizes }) => sizes === '512x512')).toBe(true);
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('names icons that are there, in the size that it says', async () => {
  for (const { src, sizes } of read('').icons) {
    const file = path.join(process.cwd(), 'static', src);
    expect(existsSync(file), src).toBe(true);
    const { width, height } = await sharp(file).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

it('stays within the path prefix', () => {
  const { start_url, scope, icons } = read('/club');
  expect([start_url, scope]).toEqual(['/club/', '/club/']);
  expect(icons.every(({ src }) => src.startsWith('/club/'))).toBe(true);
});
