/** A copy of the site becomes a made-up airline's, is built, and no file of it knows the former community. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { measureProcess, siteCopy } from '../../bench/site-copy';
import { listFiles } from '../../scripts/lib/mirror';
import { former, readTexts, rebrand } from '../../scripts/upkeep/rebrand';
import { complete } from '../../scripts/upkeep/rebrand/community';
import { knownBy } from '../../scripts/upkeep/rebrand/plan';
import { findTraces } from '../../scripts/upkeep/rebrand/traces';

const airline = {
  name: 'Aurora Airways',
  url: 'https://docs.aurora.example',
  repository: 'https://github.com/aurora-airways/handbook',
  color: '#a01c4b',
  accent: '#3ddc97',
};

const hexes = (text: string) => new Set(text.match(/#[0-9a-f]{6}\b/g));

const isText = (file: string) => !/\.(png|ico|woff2|webp|avif|jpe?g)$/.test(file);

test('the built site of a made-up airline holds no word and no colour of the former community', async () => {
  test.setTimeout(300_000);
  const folder = await siteCopy('rebrand', {});
  const tokens = (root: string) => hexes(readFileSync(join(root, 'src/styles/tokens.ts'), 'utf8'));
  const before = findTraces(readTexts(folder), knownBy(former));
  expect(before.length, 'traces before').toBeGreaterThan(50);

  const { community, problems } = complete(airline, {});
  expect(problems).toEqual([]);
  const { left } = await rebrand(folder, community, true);
  expect(left).toEqual([]);
  await measureProcess(['scripts/run.mjs', 'bench/build-copy', folder], { cwd: '.', env: { SITE_URL: airline.url } });

  const built = join(folder, 'public');
  const files = listFiles(built).filter(isText);
  const texts = files.map((file): [string, string] => [file, readFileSync(join(built, file), 'utf8')]);
  expect(files).toEqual(expect.arrayContaining(['index.html', 'manifest.webmanifest', 'docs/welcome/index.html']));
  expect(findTraces(texts, knownBy(former))).toEqual([]);

  const kept = tokens(folder);
  const gone = [former.color, ...[...tokens('.')].filter((hex) => !kept.has(hex))];
  expect(gone).toContain(former.accent);
  const withColor = texts.filter(([, text]) => gone.some((hex) => text.toLowerCase().includes(hex)));
  expect(withColor.map(([file]) => file)).toEqual([]);

  const home = new Map(texts).get('index.html') ?? '';
  expect(/<title[^>]*>([^<]*)/.exec(home)?.[1]).toBe('Aurora Airways Documentation');
  expect(/fill="(#\w+)"/.exec(home)?.[1], 'the mark').toBe(airline.color);
  for (const icon of ['maskable-512', 'apple-touch-icon']) {
    const { data } = await sharp(join(built, 'icons', `${icon}.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)], icon).toEqual([0xa0, 0x1c, 0x4b]);
  }
});
