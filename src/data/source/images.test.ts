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
  [
    'cut.png',
    (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
    'error',
    /^This picture is cut off or damaged\.$/,
  ],
  ['text.png', () => Buffer.from('no picture'), 'error', /^This file holds no picture\.$/],
  ['empty.jpg', () => Buffer.alloc(0), 'error', /^This file is empty\.$/],
  [
    'bitmap.png',
    () => Buffer.from('BM, then the rest'),
    'error',
    /^This file is a bitmap \(BMP\), .*ends in `\.png`\.$/,
  ],
  [
    'large.png',
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(5_000_000)]),
    'warning',
    /^This picture is 5\.\d MB, /,
  ],
] as const)(
  'reports %s in the linter and in a build alike, and stops at none',
  async (file, spoil, severity, message) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red', noise } })
      .png()
      .toBuffer();
    writeFileSync(path.join(folder, file), spoil(whole));
    const { diagnostics } = await contentImages(folder, [file], path.join(folder, 'written'));
    expect(diagnostics).toMatchObject([{ file, severity, message: expect.stringMatching(message) as string }]);
    expect(await checkPictures(folder, [file])).toEqual(diagnostics);
  },
);

/** WebP of two frames, a red and a blue one. */
const twoFrames =
  'UklGRoQAAABXRUJQVlA4WAoAAAACAAAAAQAAAQAAQU5JTQYAAAAAAAAAAABBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAABWUDhMDwAAAC8BQAAABxD9j/4HIqL/AQBBTk1GKAAAAAAAAAAAAAEAAAEAAGQAAABWUDhMDwAAAC8BQAAABxDR//4HIqL/AQA=';

it('a photo that a phone has turned stands upright, and what moves goes on moving', async () => {
  const red = { width: 40, height: 20, channels: 3, background: 'red' } as const;
  const upright = await sharp({ create: red }).jpeg().toBuffer();
  writeFileSync(path.join(folder, 'upright.jpg'), upright);
  writeFileSync(path.join(folder, 'turned.jpg'), await sharp(upright).withMetadata({ orientation: 6 }).toBuffer());
  writeFileSync(path.join(folder, 'moving.webp'), Buffer.from(twoFrames, 'base64'));
  const files = ['upright.jpg', 'turned.jpg', 'moving.webp'];
  const { images } = await contentImages(folder, files, path.join(folder, 'turned'));
  const [first, turned, still] = files.map((file) => images.get(file));
  expect(first).toMatchObject({ width: 40, height: 20 });
  expect(turned).toMatchObject({ width: 20, height: 40 });
  const bytes = (src = '') => path.join(folder, 'turned', path.basename(src));
  expect(await sharp(bytes(turned?.src)).metadata()).toMatchObject({ width: 20, height: 40 });
  expect((await sharp(bytes(still?.src)).metadata()).pages).toBe(2);
});
