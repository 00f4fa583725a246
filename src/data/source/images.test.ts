import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { contentImages, imageAddresses } from './images';

const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([1600, 700, 20])(
  'knows the address of every file that it writes of a picture %i pixels wide',
  async (width) => {
    const file = `${width} wide.png`;
    await sharp({ create: { width, height: 10, channels: 3, background: 'red' } }).toFile(path.join(folder, file));
    const written = path.join(folder, String(width));
    const images = await contentImages(folder, [file], written);
    const addresses = [...images.values()].flatMap(imageAddresses);
    expect(addresses.sort()).toEqual(
      readdirSync(written)
        .map((name) => `/images/${name}`)
        .sort(),
    );
  },
);
