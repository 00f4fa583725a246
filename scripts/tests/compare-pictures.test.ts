import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures';

/** A white picture with rectangles of one colour. */
const picture = (height: number, ...boxes: { left: number; top: number; color?: string }[]) =>
  sharp({ create: { width: 320, height, channels: 3, background: '#ffffff' } })
    .composite(
      boxes.map(({ left, top, color = '#0a5bb0' }) => ({
        input: { create: { width: 40, height: 20, channels: 3 as const, background: color } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();

test('a picture is like itself, and like one that differs by noise alone', async () => {
  const box = { left: 100, top: 50 };
  expect(await comparePictures(await picture(200, box), await picture(200, box))).toEqual({ share: 0, areas: [] });
  const noisy = await picture(200, { ...box, color: '#0d5cad' });
  expect(await comparePictures(await picture(200, box), noisy)).toEqual({ share: 0, areas: [] });
});

test('what changed is told by area', async () => {
  const after = await picture(200, { left: 10, top: 10 }, { left: 250, top: 150 });
  const { share, areas } = await comparePictures(await picture(200), after);
  expect(share).toBeCloseTo((2 * 40 * 20) / (320 * 200), 6);
  expect(areas).toEqual([
    { left: 0, top: 0, width: 64, height: 32 },
    { left: 224, top: 128, width: 96, height: 64 },
  ]);
});

test('what a longer page adds has changed', async () => {
  const { share, areas } = await comparePictures(await picture(100), await picture(200));
  expect(share).toBe(0.5);
  expect(areas).toEqual([{ left: 0, top: 96, width: 320, height: 104 }]);
});
