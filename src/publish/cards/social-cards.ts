/** Draw the picture of each page for chats and feeds, at build; pictures are kept between builds. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { CardBackground, CardTitle, titleBox } from '../../components/head/social-card';
import { paths } from '../../paths';
import { site } from '../../site';
import { apiAt, operationAt } from '../../data/source/apis';
import type { SiteSource } from '../../data/pages/sources';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

/** Raise this when the same drawing looks different, for example in another font: the cache compares only drawings. */
const painterVersion = 5;

const size = { width: 1200, height: 630 };

export interface Card {
  title: string;
  kind: string;
  method?: string;
}

const kinds: Partial<Record<BuiltPage['type'], string>> = {
  Home: 'Documentation',
  Doc: 'Documentation',
  Post: 'Release notes',
  Api: 'API reference',
  ApiOverview: 'API overview',
};

/** Collect the texts of a page's card. */
export function socialCard(page: BuiltPage, { apis }: Pick<SiteSource, 'apis'>): Card {
  const api = apiAt(apis, page.path);
  const operation = api && operationAt(api, page.path);
  const parent = page.breadcrumbs.at(-1)?.label;
  const kind = kinds[page.type] ?? api?.title ?? parent ?? site.organization;
  return { title: page.title, kind, ...(operation ? { method: operation.method } : {}) };
}

/**
 * Read fonts and the community's mark, once for all cards.
 * @returns `drawings` of a card's background, which cards of a kind share, and its title; and `paint`, which makes a PNG, 1200 by 630
 */
export async function cardPainter(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const font = async (weight: 400 | 700) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: await readFile(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
  });
  const fonts = await Promise.all([font(400), font(700)]);
  const mark = `data:image/svg+xml;base64,${await readFile(path.join(root, 'static/mark.svg'), 'base64')}`;
  const drawings = ({ title, kind, method }: Card) =>
    [createElement(CardBackground, { kind, method, mark }), createElement(CardTitle, { title })] as const;
  const draw = async (drawing: ReactElement, { width, height }: typeof size) => {
    const svg = Buffer.from(await satori(drawing, { width, height, fonts }));
    return sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  };
  const backgrounds = new Map<string, ReturnType<typeof draw>>();
  const paint = async (card: Card): Promise<Uint8Array> => {
    const [behind, title] = drawings(card);
    const key = `${card.kind}\n${card.method ?? ''}`;
    const ground = backgrounds.get(key) ?? draw(behind, size);
    backgrounds.set(key, ground);
    const { data, info: raw } = await ground;
    const { data: words, info: box } = await draw(title, titleBox);
    return sharp(data, { raw })
      .composite([{ input: words, raw: box, left: titleBox.left, top: titleBox.top }])
      .png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 })
      .toBuffer();
  };
  return { drawings, paint };
}

/**
 * Make the cards of all published pages. Unchanged drawings come from `cache`, a folder that is created if missing; cards
 * of former pages are removed from it.
 */
export async function socialCards(
  pages: readonly BuiltPage[],
  source: Pick<SiteSource, 'apis'>,
  { root, cache }: { root: string; cache: string },
): Promise<Output[]> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const { drawings, paint } = await cardPainter(root);
  const wanted = pages.filter(isPublished).map((page) => {
    const card = socialCard(page, source);
    const digest = createHash('sha256')
      .update(JSON.stringify([painterVersion, ...drawings(card).map((drawing) => renderToStaticMarkup(drawing))]))
      .digest('hex');
    return { path: paths.socialCard(page.path), card, file: `${digest.slice(0, 32)}.png` };
  });

  const missing = new Map(wanted.flatMap(({ file, card }) => (known.has(file) ? [] : [[file, card] as const])));
  const queue = [...missing];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, card] = next;
      await writeFile(path.join(cache, file), await paint(card));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));

  const used = new Set(wanted.map(({ file }) => file));
  await Promise.all([...known].filter((file) => !used.has(file)).map((file) => unlink(path.join(cache, file))));
  return Promise.all(
    wanted.map(async ({ path: address, file }) => ({ path: address, content: await readFile(path.join(cache, file)) })),
  );
}
