/**
 * `npx tsx scripts/upkeep/icons.ts`: render the mark as the pixel icons of `static/`. Run it after a change to `static/mark.svg`
 * or `static/favicon.svg`; their colours are `markColor` and `color-accent` of the design tokens.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { markColor } from '../../src/styles/tokens';
import { runCommand } from '../lib/command';

/**
 * Render the drawing as a square PNG, `size` pixels wide.
 * @param share its part of the width
 * @param background fills the rest, where there is one
 */
async function render(drawing: string, size: number, share = 1, background = 'transparent'): Promise<Buffer> {
  const inner = Math.round(size * share);
  const picture = await sharp(drawing, { density: 72 * (inner / 48) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  if (share === 1) return sharp(picture).png({ compressionLevel: 9 }).toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Pack PNGs into an ICO file. Layout: a 6-byte header, 16 bytes of directory for each image, the images. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

runCommand('scripts/upkeep/icons.ts', {}, async () => {
  const file = (name: string) => join('static', name);
  const mark = file('mark.svg');
  await mkdir(file('icons'), { recursive: true });
  await writeFile(file('icons/icon-192.png'), await render(mark, 192));
  await writeFile(file('icons/icon-512.png'), await render(mark, 512));
  // Systems crop these two, so the mark's own colour is around it.
  await writeFile(file('icons/maskable-512.png'), await render(mark, 512, 0.84, markColor));
  await writeFile(file('icons/apple-touch-icon.png'), await render(mark, 180, 0.96, markColor));
  const sizes = [16, 32, 48];
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await render(file('favicon.svg'), size) })));
  await writeFile(file('favicon.ico'), ico(images));
  return 0;
});
