/**
 * `npm run bench [-- --peers]`: what the site costs its readers and its builders, and with `--peers` what the same
 * content costs in Docusaurus and Starlight. Builds, serves with compression, measures, and writes `bench/RESULTS.md`.
 * `-- docusaurus` or `-- starlight` measures that one alone and keeps the other figures; `-- --reuse` builds nothing;
 * `-- --runs=3` runs Lighthouse three times a page instead of five, `-- --runs=0` not at all: moves are then made three times.
 */
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/chromium';
import { createSiteServer } from '../scripts/serve';
import {
  interactions,
  nextPage,
  transfer,
  wordsWithoutJavaScript,
  type Interactions,
  type NextPage,
  type Transfer,
} from './browser';
import { lighthouse, type LighthouseResult } from './lighthouse';
import {
  buildPeer,
  fillPeer,
  installedVersion,
  installPackages,
  peerFolder,
  peers,
  siteContent,
  type Peer,
} from './peer';
import { resultsText } from './results';
import { buildCopy, median, outputSize, siteCopy, type BuildCost } from './site-copy';

export const pageKinds = ['home', 'document', 'operation', 'release', 'index'] as const;
export type PageKind = (typeof pageKinds)[number];

export interface PageFigures {
  /** Of a reader who only reads. */
  transfer: Transfer;
  /** Of one who touches the page. */
  started: Transfer;
  /** Absent where Lighthouse was not run. */
  lighthouse?: LighthouseResult;
  words: number;
}

/** What was measured of one site. */
export interface SiteFigures {
  name: string;
  version: string;
  /** How often Lighthouse ran on each page. */
  runs: number;
  pages: Record<PageKind, PageFigures>;
  /** From one document to another, and from one operation to another, at the full and at a quarter of the CPU's speed. */
  next: Record<'document' | 'operation', { full: NextPage; quarter: NextPage }>;
  builds: { cold: BuildCost; edited: BuildCost; bytes: number } | undefined;
  /** Of this site alone: the peers have other controls. */
  interactions: { full: Interactions; quarter: Interactions } | undefined;
}

const isPeer = (name: string) => peers.some(({ folder }) => folder === name);
const base = '/docs/api/fcp-api/';
const slowdown = 4;

interface Site {
  name: string;
  version: string;
  folder: string;
  paths: Record<PageKind, string>;
  /** Where the ways to the next page lead. */
  next: Record<'document' | 'operation', { link: string; heading: string }>;
}

/** Serves a built site while `use` runs. */
export async function served<T>(folder: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(folder, folder === 'public' ? {} : { foreignAssets: /^(assets|_astro)\// });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function measureSite(
  site: Site,
  browser: Browser,
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<Omit<SiteFigures, 'builds'>> {
  const moves = Math.max(runs, 3);
  return served(site.folder, async (origin) => {
    const pages: Partial<Record<PageKind, PageFigures>> = {};
    for (const kind of pageKinds) {
      const url = origin + site.paths[kind];
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${site.name} has no page ${site.paths[kind]}`);
      pages[kind] = {
        transfer: await transfer(browser, url, { isTouched: false }),
        started: await transfer(browser, url, { isTouched: true }),
        lighthouse: runs > 0 ? await lighthouse(url, executablePath, runs) : undefined,
        words: await wordsWithoutJavaScript(browser, url),
      };
      console.log(site.name, kind, JSON.stringify(pages[kind]));
    }
    const way = async (kind: 'document' | 'operation') => {
      const url = origin + site.paths[kind];
      return {
        full: await nextPage(browser, url, { ...site.next[kind], slowdown: 1, runs: moves }),
        quarter: await nextPage(browser, url, { ...site.next[kind], slowdown, runs: moves }),
      };
    };
    const next = { document: await way('document'), operation: await way('operation') };
    console.log(site.name, JSON.stringify(next));
    const urls = { document: origin + site.paths.document, operation: origin + site.paths.operation };
    const own = site.folder === 'public';
    return {
      name: site.name,
      version: site.version,
      runs,
      pages: pages as Record<PageKind, PageFigures>,
      next,
      interactions: own
        ? {
            full: await interactions(browser, urls, 1, moves),
            quarter: await interactions(browser, urls, slowdown, moves),
          }
        : undefined,
    };
  });
}

const common = { home: '/', document: '/docs/welcome/', release: '/releases/fcp/1.1/' };
const nextDocument = { link: '/docs/dev-help/github/', heading: 'Working on GitHub' };

async function ownSite(): Promise<Site> {
  const { version } = JSON.parse(await readFile('node_modules/gatsby/package.json', 'utf8')) as { version: string };
  return {
    name: 'This site',
    version: `Gatsby ${version}`,
    folder: 'public',
    paths: { ...common, operation: `${base}get-user-details/`, index: base },
    next: { document: nextDocument, operation: { link: `${base}get-users/`, heading: 'Get Users' } },
  };
}

async function peerSite(peer: Peer): Promise<Site> {
  const operation = (name: string) => peer.operation(base, name);
  return {
    name: peer.name,
    version: `${peer.name} ${await installedVersion(peer.folder, peer.package)}`,
    folder: path.join(peerFolder(peer.folder), peer.output),
    paths: {
      ...common,
      release: peer.release,
      operation: operation('getUserDetails'),
      index: peer.index(base, 'Flight Crew Portal API'),
    },
    next: { document: nextDocument, operation: { link: operation('getUsers'), heading: 'Get Users' } },
  };
}

/** The medians of three builds, one after the other. */
async function threeTimes(build: () => Promise<BuildCost>): Promise<BuildCost> {
  const costs = [await build(), await build(), await build()];
  const middle = (key: 'seconds' | 'peakMegabytes') => median(costs.map((cost) => cost[key]));
  return { seconds: middle('seconds'), peakMegabytes: middle('peakMegabytes') };
}

const oneSentenceMore = '\nOne sentence more.\n';

/** Builds a copy of this site from nothing, and again after an edit. */
async function ownBuilds() {
  let folder = '';
  const cold = await threeTimes(async () => buildCopy((folder = await siteCopy('site', {}))));
  const { bytes } = await outputSize(folder);
  const edited = await threeTimes(async () => {
    await appendFile(path.join(folder, 'content/docs/welcome.mdx'), oneSentenceMore);
    return buildCopy(folder);
  });
  await rm(folder, { recursive: true });
  return { cold, edited, bytes };
}

async function peerBuilds(peer: Peer) {
  const content = await siteContent('public');
  const apis = Object.keys(content.specifications);
  await fillPeer(peer, content);
  const cold = await threeTimes(() => buildPeer(peer, { cold: true, apis }));
  const { bytes } = await outputSize(peerFolder(peer.folder), peer.output);
  const edited = await threeTimes(async () => {
    await appendFile(path.join(peerFolder(peer.folder), peer.docs, 'welcome.md'), oneSentenceMore);
    return buildPeer(peer, { cold: false, apis });
  });
  return { cold, edited, bytes };
}

const figuresFile = '.build/bench/figures.json';

/** What earlier runs measured, by site. */
async function earlierFigures(): Promise<Partial<Record<string, SiteFigures>>> {
  const text = await readFile(figuresFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Partial<Record<string, SiteFigures>>;
}

export async function main(args: readonly string[]): Promise<number> {
  const executablePath = requireChromium();
  const reuse = args.includes('--reuse');
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5);
  const wanted = (name: string) =>
    args.includes(name) || (name === 'site' ? !args.some(isPeer) : args.includes('--peers'));
  installPackages('lighthouse');
  const figures = await earlierFigures();
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const measure = async (name: string, site: () => Promise<Site>, build: () => Promise<SiteFigures['builds']>) => {
    if (!wanted(name)) return;
    const builds = reuse ? figures[name]?.builds : await build();
    console.log(name, JSON.stringify(builds));
    figures[name] = { ...(await measureSite(await site(), browser, { executablePath, runs })), builds };
    await mkdir(path.dirname(figuresFile), { recursive: true });
    await writeFile(figuresFile, JSON.stringify(figures, null, 2));
  };
  await measure('site', ownSite, ownBuilds);
  for (const peer of peers) {
    if (!wanted(peer.folder)) continue;
    installPackages(peer.folder);
    await measure(
      peer.folder,
      () => peerSite(peer),
      () => peerBuilds(peer),
    );
  }
  const chromiumVersion = browser.version();
  await browser.close();
  const measured = ['site', ...peers.map(({ folder }) => folder)].flatMap((name) => figures[name] ?? []);
  const reasons = await readFile('bench/reasons.md', 'utf8');
  await writeFile('bench/RESULTS.md', resultsText(measured, chromiumVersion, reasons));
  return 0;
}
