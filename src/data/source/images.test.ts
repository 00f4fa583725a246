import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { checkPictures, contentImages, imageAddresses } from './images';

const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([1600, 700, 20])(
  'knows the address of every file that it writes of a picture %i pixels wide',
  async (width) => {
    const file = `${width} wide.png`;
    await sharp({ create: { width, height: 10, channels: 3, background: 'red' } }).toFile(path.join(folder, file));
    const written = path.join(folder, String(width));
    const { images } = await contentImages(folder, [file], written);
    const addresses = [...images.values()].flatMap(imageAddresses);
    expect(addresses.sort()).toEqual(
      readdirSync(written)
        .map((name) => `/images/${name}`)
        .sort(),
    );
  },
);

it.each([
  ['cut.png', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'error'],
  ['text.png', () => Buffer.from('no picture'), 'error'],
  ['empty.jpg', () => Buffer.alloc(0), 'error'],
  ['large.png', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(5_000_000)]), 'warning'],
] as const)('reports %s in the linter and in a build alike, and stops at none', async (file, spoil, severity) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red', noise } })
    .png()
    .toBuffer();
  writeFileSync(path.join(folder, file), spoil(whole));
  const { diagnostics } = await contentImages(folder, [file], path.join(folder, 'written'));
  const message = severity === 'error' ? /^This file cannot be read as a picture: ./ : /^This picture has 5\.\d MB, /;
  expect(diagnostics).toMatchObject([{ file, severity, message: expect.stringMatching(message) as string }]);
  expect(await checkPictures(folder, [file])).toEqual(diagnostics);
});
