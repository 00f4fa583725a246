/** Write drawings of few colours as PNG with a palette: many times faster than an encoder for photographs, and smaller. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** A picture whose pixels are indexes into a palette of at most 256 colours. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Colours as red, green and blue. */
  palette: [number, number, number][];
  /** An index for each pixel, row by row. */
  pixels: Uint8Array;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Convert a picture of at most 256 colours; transparency is dropped.
 * @param rgba four bytes for each pixel, row by row
 */
export function indexedPicture(rgba: Uint8Array, width: number, height: number): IndexedPicture {
  const known = new Map<number, number>();
  const picture: IndexedPicture = { width, height, palette: [], pixels: new Uint8Array(width * height) };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(4 * pixel, 4 * pixel + 3);
    const colour = (red << 16) | (green << 8) | blue;
    const index = known.get(colour) ?? addColour(picture, [red, green, blue]);
    known.set(colour, index);
    picture.pixels[pixel] = index;
  }
  return picture;
}

function addColour({ palette }: IndexedPicture, colour: IndexedPicture['palette'][number]): number {
  if (palette.length > 255) throw new Error('This picture has more colours than a palette holds.');
  return palette.push(colour) - 1;
}

/** Copy the picture with `layer`, a shape in one colour, over it; its edges are drawn in 32 steps. */
export function withLayer(picture: IndexedPicture, layer: Uint8Array, box: Box): IndexedPicture {
  const result = { ...picture, palette: [...picture.palette], pixels: picture.pixels.slice() };
  const known = new Map<number, number>();
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const from = 4 * (y * box.width + x);
      const step = (layer[from + 3] ?? 0) >> 3;
      if (step === 0) continue;
      const to = (box.top + y) * picture.width + box.left + x;
      const below = picture.pixels[to] ?? 0;
      const key = (below << 5) | step;
      let index = known.get(key);
      if (index === undefined) {
        const [red, green, blue] = picture.palette[below] ?? [0, 0, 0];
        const mix = (under: number, over = 0) => Math.round(under + ((over - under) * step) / 31);
        index = addColour(result, [mix(red, layer[from]), mix(green, layer[from + 1]), mix(blue, layer[from + 2])]);
        known.set(key, index);
      }
      result.pixels[to] = index;
    }
  }
  return result;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const compress = promisify<Uint8Array, Buffer>(deflate);

/** Encode the picture as PNG (https://www.w3.org/TR/png-3/): a palette of 8-bit indexes, unfiltered rows. */
export async function encodePng({ width, height, palette, pixels }: IndexedPicture): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
