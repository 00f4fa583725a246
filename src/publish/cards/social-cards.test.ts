import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteSource } from '../../data/pages/sources';
import { pageAt, readTestSite } from '../feeds/fixtures/site';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';
import { cardPainter, socialCard, socialCards } from './social-cards';

const root = process.cwd();
const limit = 20_000;

describe('what a card says', () => {
  let source: SiteSource;
  let pages: BuiltPage[];
  let cache: string;
  let cards: Output[];
  beforeAll(async () => {
    ({ source, pages } = await readTestSite());
    cache = await mkdtemp(path.join(tmpdir(), 'cards-'));
    cards = await socialCards(pages, source, { root, cache });
  }, 120_000);
  afterAll(() => rm(cache, { recursive: true }));

  const card = (route: string) => socialCard(pageAt(pages, route), source);

  it('is title, kind and method', () => {
    expect(card('/docs/api/fcp-api/add-user/')).toEqual({
      title: 'Add User',
      kind: 'Flight Crew Portal API',
      method: 'POST',
    });
    expect(card('/').title).toBe('The Pilot Club Documentation');
    expect(card('/docs/welcome/')).toEqual({ title: 'Welcome', kind: 'Documentation' });
    expect(card('/releases/fcp/1.1/')).toEqual({ title: 'Flight Crew Portal v1.1', kind: 'Release notes' });
  });

  it('is there for every published page, small, and 1200 by 630', async () => {
    expect(cards).toHaveLength(pages.filter(isPublished).length);
    for (const { path: address, content } of cards) {
      expect(content.length, address).toBeLessThan(limit);
      expect(await sharp(content as Uint8Array).metadata(), address).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
    }
  });

  it('is drawn anew where the mark is another', async () => {
    const otherSite = await mkdtemp(path.join(tmpdir(), 'other-mark-'));
    await symlink(path.join(root, 'node_modules'), path.join(otherSite, 'node_modules'), 'junction');
    await mkdir(path.join(otherSite, 'static'));
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>';
    await writeFile(path.join(otherSite, 'static/mark.svg'), mark);
    const ownCache = path.join(otherSite, 'cache');
    const [before, after] = [
      await socialCards(pages.slice(0, 1), source, { root, cache: ownCache }),
      await socialCards(pages.slice(0, 1), source, { root: otherSite, cache: ownCache }),
    ];
    await rm(otherSite, { recursive: true });
    expect(after[0]?.content).not.toEqual(before[0]?.content);
  });

  it('is kept between builds, and dropped when no page has it any more', async () => {
    const [first = ''] = await readdir(cache);
    const file = path.join(cache, first);
    await utimes(file, 1, 1);
    await socialCards(pages, source, { root, cache });
    expect((await stat(file)).mtimeMs).toBe(1000);

    await socialCards(pages.slice(0, 1), source, { root, cache });
    expect(await readdir(cache)).toHaveLength(1);
  });
});

it('draws the same picture twice, and fits the longest title', async () => {
  const { paint } = await cardPainter(root);
  const long = {
    title: 'List organization repositories for the authenticated user '.repeat(8),
    kind: 'A kind',
    method: 'DELETE',
  };
  const picture = await paint(long);
  expect(picture.length).toBeLessThan(limit);
  expect(Buffer.from(await paint(long)).equals(Buffer.from(picture))).toBe(true);
});

it.each([{ method: 'GET', title: 'Get User Details of each pilot' }, { title: 'Words '.repeat(40) }])(
  'is what satori draws as a whole, masks included: %j',
  async (given) => {
    const { drawing, paint } = await cardPainter(root);
    const card = { kind: 'Flight Crew Portal API', ...given };
    const { frame, title } = drawing(card);
    const fonts = ([400, 700] as const).map((weight) => ({
      name: 'Inter latin',
      weight,
      style: 'normal' as const,
      data: readFileSync(path.join(root, `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    }));
    const svg = await satori(createElement('div', { style: { display: 'flex' } }, frame, title), {
      width: 1200,
      height: 630,
      fonts,
    });
    const pixels = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();
    const whole = await pixels(Buffer.from(svg));
    const painted = await pixels(await paint(card));
    expect(painted.length).toBe(whole.length);
    // A palette of 64 colours changes shades at a few edges.
    const others = painted.filter((value, index) => Math.abs(value - (whole[index] ?? 0)) > 16);
    expect(others.length / whole.length).toBeLessThan(0.001);
  },
);

it('has the letters of other languages, and no boxes for what its font lacks', async () => {
  const { paint } = await cardPainter(root);
  const drawing = async (title: string) => Buffer.from(await paint({ title, kind: 'A kind' }));
  const letters = await Promise.all(['Ł', 'Ж', 'Ω', 'ệ'].map(drawing));
  expect(new Set(letters.map((picture) => picture.toString('base64'))).size).toBe(4);
  expect(await drawing('Fly → home ✈️ 日本')).toEqual(await drawing('Fly home'));
});

it('has the method and kind of its own page, whichever card came before', async () => {
  const { paint } = await cardPainter(root);
  const cards = [{ method: 'GET' }, { method: 'PUT' }, {}].map((given) => ({ title: 'A', kind: 'B', ...given }));
  const painted = await Promise.all([...cards, { title: 'A', kind: 'C' }].map(paint));
  expect(new Set(painted.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(4);
});
