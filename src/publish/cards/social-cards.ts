/** Draw a picture of each page for chats and feeds, at build. The pictures are kept between builds. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori from 'satori';
import sharp from 'sharp';
import { SocialCardFrame, SocialCardTitle } from '../../components/head/social-card';
import { replaceFile } from '../../change-files';
import { paths } from '../../paths';
import { site } from '../../site';
import { apiAt, operationAt } from '../../data/source/apis';
import type { SiteSource } from '../../data/pages/sources';
import { isPublished, type BuiltPage, type Output } from '../../data/pages/output';

/** Raise this if the same drawing looks different, for example in another font: the cache only compares drawings. */
const painterVersion = 9;

/** The parts of the font: each covers the letters of some languages. */
const scripts = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];

/** Matches signs that the font lacks, such as emoji and arrows: they would be boxes. */
const undrawn =
  /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Inherited}\u0020-\u00ff\u2010-\u2027\u20a0-\u20bf]/gu;

const drawn = (text: string) => text.normalize('NFC').replace(undrawn, ' ').replace(/\s+/g, ' ').trim();

interface Card {
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
  return {
    title: page.type === 'Home' ? site.title : page.title,
    kind,
    ...(operation ? { method: operation.method } : {}),
  };
}

/**
 * Read fonts and the mark once.
 * @returns `drawing`, which makes the two parts of a card with satori, and `paint`, which makes a PNG of 1200 by 630
 */
export async function cardPainter(root: string) {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const font = async (script: string, weight: 400 | 700) => ({
    name: `Inter ${script}`,
    weight,
    style: 'normal' as const,
    data: await readFile(resolve(`@fontsource/inter/files/inter-${script}-${weight}-normal.woff`)),
  });
  const fonts = await Promise.all(scripts.flatMap((script) => [font(script, 400), font(script, 700)]));
  const mark = `data:image/svg+xml;base64,${await readFile(path.join(root, 'static/mark.svg'), 'base64')}`;
  const drawing = ({ title, kind, method }: Card) => ({
    frame: createElement(SocialCardFrame, { kind: drawn(kind), mark, ...(method === undefined ? {} : { method }) }),
    title: createElement(SocialCardTitle, { title: drawn(title) }),
  });
  const svg = (element: ReactNode) => satori(element, { width: 1200, height: 630, fonts });
  // Keep frames: cards of an API share few, so satori needs a third of the time.
  const frames = new Map<string, Promise<string>>();
  const paint = async (card: Card): Promise<Uint8Array> => {
    const { frame, title } = drawing(card);
    const key = `${card.method} ${card.kind}`;
    const kept = frames.get(key) ?? svg(frame);
    frames.set(key, kept);
    const whole = `${(await kept).slice(0, -'</svg>'.length)}${await svg(title)}</svg>`;
    // Masks hide nothing here: without them a card looks the same, and takes half the time.
    return sharp(Buffer.from(whole.replace(/ mask="[^"]*"/g, '')))
      .removeAlpha()
      .png({ palette: true, colours: 64, dither: 0 })
      .toBuffer();
  };
  return { drawing, paint };
}

/** Make the cards of all published pages. Take unchanged ones from the folder `cache`, and remove cards of former pages from it. */
export async function socialCards(
  pages: readonly BuiltPage[],
  source: Pick<SiteSource, 'apis'>,
  { root, cache }: { root: string; cache: string },
): Promise<Output[]> {
  await mkdir(cache, { recursive: true });
  const known = new Set(await readdir(cache));
  const { drawing, paint } = await cardPainter(root);
  const wanted = pages.filter(isPublished).map((page) => {
    const card = socialCard(page, source);
    const { frame, title } = drawing(card);
    const digest = createHash('sha256')
      .update(`${painterVersion} ${renderToStaticMarkup(frame)} ${renderToStaticMarkup(title)}`)
      .digest('hex');
    return { path: paths.socialCard(page.path), card, file: `${digest.slice(0, 32)}.png` };
  });

  const missing = new Map(wanted.flatMap(({ file, card }) => (known.has(file) ? [] : [[file, card] as const])));
  const queue = [...missing];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, card] = next;
      const part = path.join(cache, `${file}.part`);
      await writeFile(part, await paint(card));
      replaceFile(part, path.join(cache, file));
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));

  const used = new Set(wanted.map(({ file }) => file));
  await Promise.all([...known].filter((file) => !used.has(file)).map((file) => unlink(path.join(cache, file))));
  return Promise.all(
    wanted.map(async ({ path: address, file }) => ({ path: address, content: await readFile(path.join(cache, file)) })),
  );
}
