/**
 * `npm run bench [-- --peers]`: measure the cost of the site for its readers and builders, and with `--peers` of the same
 * content in Docusaurus and Starlight: builds, pages, ways to the next page, first taps. All run in the same Node, of which
 * Starlight needs 22.12 or newer. Serves with compression, and writes `bench/results/RESULTS.md`. Times are measured for each
 * site in turn, so that other work of the machine affects all alike. `-- --reuse` builds nothing; `-- --runs=3` runs everything
 * three times instead of five; `-- --runs=0` leaves Lighthouse out and runs the rest three times.
 */
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sirv from 'sirv';
import { compressText } from '../scripts/hosting/dist';
import { cacheForever, cacheNever } from '../scripts/hosting/headers';
import { runCommand } from '../scripts/lib/command';
import { listenLocally } from '../tests/ports';
import { chromiumArguments, findChromium } from '../scripts/tests/chromium';
import { nextPage, transfer, wordsWithoutJavaScript, type Target } from './browser';
import { lighthouse } from './lighthouse';
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
import {
  pageKinds,
  resultsText,
  speeds,
  ways,
  type Builds,
  type PageFigures,
  type PageKind,
  type SiteFigures,
  type Way,
} from './results';
import { buildCopy, inTurn, median, medians, outputSize, siteCopy, type BuildCost } from './site-copy';
import { createSiteServer } from '../tests/server';
import { firstTaps } from './taps';
import { longVisit, type SearchControls, type Visit } from './visit';

/** Factors by which the processor is slowed. */
const slowdown = { full: 1, quarter: 4 };

interface Site {
  name: string;
  version: string;
  /** The folder of its built pages. */
  output: string;
  isOwn: boolean;
  paths: Record<PageKind, string>;
  /** Targets of the ways to the next page. */
  next: Record<Way, Target>;
  /** Operations that link to each other. */
  visited: [Target, Target, ...Target[]];
  search?: SearchControls;
  build: (options: { cold: boolean }) => Promise<BuildCost>;
  /** The source file of the edited page. */
  document: string;
}

/** Make a server of a peer's site, with compressed copies of its text as this site has them. */
async function peerServer(output: string, folder: string, quality: number): Promise<Server> {
  await rm(folder, { recursive: true, force: true });
  await cp(output, folder, { recursive: true });
  await compressText(folder, quality);
  const isHashed = /^\/(assets|_astro)\//;
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', isHashed.test(path) ? cacheForever : cacheNever),
  });
  return createServer((request, response) => files(request, response));
}

/**
 * Serve a built site while `use` runs.
 * @param isOwn true for this site, served with its own headers
 * @param quality of Brotli's compression, 0 to 11
 */
export async function served<T>(
  output: string,
  isOwn: boolean,
  use: (origin: string) => Promise<T>,
  quality = 11,
): Promise<T> {
  const folder = path.join('.build/bench/served', output.replace(/\W+/g, '-'));
  const server = await (isOwn ? createSiteServer : peerServer)(output, folder, quality);
  const origin = await listenLocally(server);
  try {
    return await use(origin);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** A served site. */
type Running = Site & { origin: string };

/** Serve all sites while `use` runs. */
async function running<T>([site, ...others]: readonly Site[], use: (sites: Running[]) => Promise<T>): Promise<T> {
  if (!site) return use([]);
  return served(site.output, site.isOwn, (origin) => running(others, (rest) => use([{ ...site, origin }, ...rest])));
}

const base = '/docs/api/fcp-api/';
const common = { home: '/', document: '/docs/welcome/', release: '/releases/fcp/1.1/' };
const nextDocument = { link: '/docs/dev-help/github/', heading: 'Working on GitHub' };

/** Describe where a visit goes, from the address of an operation. */
function visits(address: (operationId: string) => string): Pick<Site, 'next' | 'visited'> {
  const target = (operationId: string, heading: string): Target => ({ link: address(operationId), heading });
  const users = target('getUsers', 'Get Users');
  const details = target('getUserDetails', 'Get User Details');
  return {
    next: { document: nextDocument, operation: users, index: details },
    visited: [users, details, target('getUserCallsign', 'Get User Callsign'), target('addUser', 'Add User')],
  };
}

/** A copy of this site for editing. */
const ownCopy = '.build/bench/site';

async function ownSite(): Promise<Site> {
  const { version } = JSON.parse(await readFile('node_modules/gatsby/package.json', 'utf8')) as { version: string };
  return {
    name: 'This site',
    version: `Gatsby ${version}`,
    output: path.join(ownCopy, 'public'),
    isOwn: true,
    paths: { ...common, operation: `${base}get-user-details/`, index: base },
    ...visits((operationId) => `${base}${operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`),
    search: { open: 'a[data-search-open]', field: 'dialog[open] input', result: 'dialog[open] [role=option]' },
    build: async ({ cold }) => buildCopy(cold ? await siteCopy('site', {}) : path.resolve(ownCopy)),
    document: path.join(ownCopy, 'content/docs/welcome.mdx'),
  };
}

async function peerSite(peer: Peer): Promise<Site> {
  installPackages(peer.folder);
  const operation = (name: string) => peer.operation(base, name);
  const folder = peerFolder(peer.folder);
  return {
    name: peer.name,
    version: `${peer.name} ${await installedVersion(peer.folder, peer.package)}`,
    output: path.join(folder, peer.output),
    isOwn: false,
    paths: {
      ...common,
      release: peer.release,
      operation: operation('getUserDetails'),
      index: peer.index(base, 'Flight Crew Portal API'),
    },
    ...visits(operation),
    search: peer.search,
    build: async ({ cold }) => {
      const content = await siteContent(path.join(ownCopy, 'public'));
      if (cold) await fillPeer(peer, content);
      return buildPeer(peer, { cold, apis: Object.keys(content.specifications) });
    },
    document: path.join(folder, peer.docs, 'welcome.md'),
  };
}

/** Build each site from nothing, and again after an edit; this site first, since the others get their content from it. */
async function buildInTurn(sites: readonly Site[], times: number): Promise<Record<string, Builds>> {
  console.log('Measuring: builds from nothing');
  const cold = await inTurn(sites, times, (site) => site.build({ cold: true }));
  const bytes = await inTurn(sites, 1, async ({ output }) => (await outputSize(output)).bytes);
  console.log('Measuring: builds after an edit');
  const edited = await inTurn(sites, times, async (site) => {
    await appendFile(site.document, '\nOne sentence more.\n');
    return site.build({ cold: false });
  });
  const middle = medians<'seconds' | 'peakMegabytes'>;
  const builds = sites.map((site): [string, Builds] => [
    site.name,
    { cold: middle(cold(site)), edited: middle(edited(site)), bytes: median(bytes(site)) },
  ]);
  return Object.fromEntries(builds);
}

/** Run for each key, one after the other. */
async function each<Key extends string, T>(keys: readonly Key[], run: (key: Key) => Promise<T>) {
  const results: Partial<Record<Key, T>> = {};
  for (const key of keys) results[key] = await run(key);
  return results as Record<Key, T>;
}

async function measure(sites: readonly Running[], browser: Browser, runs: number): Promise<SiteFigures[]> {
  const times = runs || 3;
  const url = ({ origin, paths }: Running, kind: PageKind) => origin + paths[kind];
  for (const site of sites)
    for (const kind of pageKinds)
      if (!(await fetch(url(site, kind))).ok) throw new Error(`${site.name} has no page ${site.paths[kind]}`);
  // Bytes first: they take a minute, and show which page cannot be measured.
  console.log('Measuring: bytes, words');
  const loads = await inTurn(sites, 1, (site) =>
    each(pageKinds, async (kind) => ({
      transfer: await transfer(browser, url(site, kind), 'reads'),
      pressed: await transfer(browser, url(site, kind), 'presses'),
      started: await transfer(browser, url(site, kind), 'points'),
      words: await wordsWithoutJavaScript(browser, url(site, kind)),
    })),
  );
  console.log('Measuring: first taps');
  const taps = await firstTaps(browser, sites, times);
  const scores = await each(pageKinds, (kind) => {
    console.log(`Measuring: Lighthouse, ${kind}`);
    return inTurn(sites, runs, (site) => lighthouse(url(site, kind)));
  });
  const moves = await each(ways, (way) =>
    each(speeds, (speed) => {
      console.log(`Measuring: ${way} to ${way}, ${speed} speed`);
      return inTurn(sites, times, (site) => nextPage(browser, url(site, way), site.next[way], slowdown[speed]));
    }),
  );
  console.log('Measuring: long visits');
  const visit = await inTurn(sites, times, (site) =>
    longVisit(browser, url(site, 'operation'), site.visited, site.search),
  );
  const figures: SiteFigures[] = [];
  for (const site of sites) {
    const [load] = loads(site);
    if (!load) throw new Error(`${site.name} was not measured`);
    const page = (kind: PageKind): PageFigures => ({
      ...load[kind],
      lighthouse: runs > 0 ? medians(scores[kind](site)) : undefined,
    });
    figures.push({
      name: site.name,
      version: site.version,
      pages: await each(pageKinds, (kind) => Promise.resolve(page(kind))),
      next: await each(ways, (way) => each(speeds, (speed) => Promise.resolve(median(moves[way][speed](site))))),
      visit: medians<keyof Visit>(visit(site)),
      taps: taps.get(site.name) ?? {},
    });
  }
  return figures;
}

const buildsFile = '.build/bench/builds.json';

const config = {
  options: { peers: { type: 'boolean' }, reuse: { type: 'boolean' }, runs: { type: 'string', default: '5' } },
} as const;

runCommand('bench/site.ts', config, async ({ values }) => {
  const runs = Number(values.runs);
  installPackages('lighthouse');
  const sites = [await ownSite()];
  if (values.peers) for (const peer of peers) sites.push(await peerSite(peer));
  if (!values.reuse) {
    const builds = await buildInTurn(sites, runs || 3);
    await writeFile(buildsFile, JSON.stringify(builds, null, 2));
  }
  const builds = JSON.parse(await readFile(buildsFile, 'utf8')) as Record<string, Builds>;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const figures = await running(sites, (places) => measure(places, browser, runs));
  const version = browser.version();
  await browser.close();
  const reasons = await readFile('bench/results/reasons.md', 'utf8');
  const measured = figures.map((site) => ({ ...site, builds: builds[site.name] }));
  await writeFile('bench/results/RESULTS.md', resultsText(measured, { runs, chromium: version, reasons }));
  return 0;
});
