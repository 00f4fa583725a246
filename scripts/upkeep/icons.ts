/**
 * `node scripts/run.mjs icons`: render the mark as the pixel icons of `static/`. Run it after a change to `static/mark.svg`
 * or `static/favicon.svg`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The disc's own blue, which fills icons that the system crops. */
const background = '#0b5fb8';

/** Render the drawing as a square PNG, `size` pixels wide. `share`: its part of the width; below 1 on a filled ground. */
async function render(drawing: string, size: number, share = 1): Promise<Buffer> {
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

export async function main(): Promise<number> {
  const mark = 'static/mark.svg';
  await mkdir('static/icons', { recursive: true });
  await writeFile('static/icons/icon-192.png', await render(mark, 192));
  await writeFile('static/icons/icon-512.png', await render(mark, 512));
  await writeFile('static/icons/maskable-512.png', await render(mark, 512, 0.84));
  await writeFile('static/icons/apple-touch-icon.png', await render(mark, 180, 0.96));
  const sizes = [16, 32, 48];
  const images = await Promise.all(
    sizes.map(async (size) => ({ size, png: await render('static/favicon.svg', size) })),
  );
  await writeFile('static/favicon.ico', ico(images));
  return 0;
}
