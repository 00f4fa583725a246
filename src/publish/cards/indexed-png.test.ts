import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng, indexedPicture, withLayer } from './indexed-png';

const rgba = (count: number, colour: (pixel: number) => number[]) =>
  Buffer.from(Array.from({ length: count }, (_, pixel) => colour(pixel)).flat());

const read = async (picture: Parameters<typeof encodePng>[0]) =>
  sharp(await encodePng(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

it('keeps every pixel of a drawing', async () => {
  const pixels = rgba(15, (pixel) => (pixel % 4 === 0 ? [255, 0, 64, 255] : [0, 128, (pixel % 3) * 90, 255]));
  const { info, data } = await read(indexedPicture(pixels, 5, 3));
  expect(info).toMatchObject({ width: 5, height: 3 });
  expect(data.equals(pixels)).toBe(true);
});

it('lays a shape over it, in its place and with its edges', async () => {
  const ground = indexedPicture(
    rgba(12, () => [0, 0, 100, 255]),
    4,
    3,
  );
  const shape = rgba(2, (pixel) => [200, 0, 100, pixel === 0 ? 255 : 124]);
  const { data } = await read(withLayer(ground, shape, { left: 1, top: 2, width: 2, height: 1 }));
  const at = (x: number, y: number) => [...data.subarray(4 * (4 * y + x), 4 * (4 * y + x) + 3)];
  expect([at(0, 2), at(1, 2), at(2, 2), at(3, 2), at(1, 1)]).toEqual([
    [0, 0, 100],
    [200, 0, 100],
    [97, 0, 100],
    [0, 0, 100],
    [0, 0, 100],
  ]);
  expect(ground.pixels.every((index) => index === 0)).toBe(true);
});

it('refuses a photograph', () => {
  const noise = rgba(4096, (pixel) => [pixel % 256, Math.floor(pixel / 256), 0, 255]);
  expect(() => indexedPicture(noise, 64, 64)).toThrow('more colours than a palette holds');
});
