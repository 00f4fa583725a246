/** Checks `static/manifest.webmanifest`. Its addresses are relative to it, so they stay within a path prefix. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { site } from './site';
import { colors } from './styles/tokens';

interface Manifest extends Record<string, unknown> {
  icons: { src: string; sizes: string; purpose: string }[];
}

const manifest = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8')) as Manifest;

it('has the names and colours of the site, and relative addresses', () => {
  const [background] = colors['color-bg'];
  expect(manifest).toMatchObject({
    ...{ name: site.title, short_name: site.shortTitle, description: site.description, lang: site.language },
    ...{ start_url: './', scope: './', background_color: background, theme_color: background },
  });
  expect(site.shortTitle.length).toBeLessThanOrEqual(30);
});

it('names the icons that an installation needs, in the size that it says', async () => {
  const needed = ['192x192 any', '512x512 any', '512x512 maskable'];
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['any any', ...needed]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(`static/${src}`).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});
