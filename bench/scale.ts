/**
 * `npx tsx bench/scale.ts [GENERATOR...] [--peers]`: measure the cost of many documents and many operations, here and with `--peers` in
 * Docusaurus and Starlight. Builds each site from nothing with 10, 1,000 and 3,000 generated documents, and with 16, 1,000 and
 * 5,000 operations of GitHub's API and its own content; weighs the same two pages in each; writes `bench/results/scale.md`.
 * GENERATOR is one to measure (`site`, `docusaurus`, `starlight`); earlier figures of others stay.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { runCommand } from '../scripts/lib/command';
import { chromiumArguments, findChromium } from '../scripts/tests/chromium';
import { transfer } from './browser';
import { peerGenerator, thisSite, type Generator } from './generators';
import { generatedDocuments, githubSpecifications } from './loads';
import { peers } from './peer';
import { served } from './site';
import { outputSize, table, type BuildCost } from './site-copy';

const documentCounts = [10, 1000, 3000];
const operationCounts = [16, 1000, 5000];
/** Seconds after which a peer's build is stopped; it is not tried with more. */
const limitSeconds = 400;
/** Of Brotli's compression: the best would take longer than the builds. */
const quality = 5;
const figuresFile = '.build/bench/scale.json';

/** The content that one size of a site adds to its own. */
interface Load {
  kind: 'documents' | 'operations';
  count: number;
}

interface Figures extends Load, BuildCost {
  /** Bytes of the built site. */
  bytes: number;
  pages: number;
  /** Compressed bytes of a first load of a page that every size has, with all its files. */
  weight: number;
}

const copyName = ({ kind, count }: Load) => `scale-${kind}-${count}`;

const filesOf = ({ kind, count }: Load) =>
  kind === 'documents' ? generatedDocuments(count) : githubSpecifications(count);

/** A page of each added kind: the first generated document, and GitHub's first operation. */
const weighed = {
  documents: /^\/docs\/section-0\/page-0\/$/,
  operations: /^\/docs\/api\/github\/(operations\/)?(meta-?root|github-api-root)\/$/,
};

async function measure(generator: Generator, load: Load, browser: Browser): Promise<Figures> {
  const cost = await generator.build(copyName(load), filesOf(load));
  if (cost.isStopped) return { ...load, ...cost, bytes: 0, pages: 0, weight: 0 };
  const folder = generator.output(copyName(load));
  const { bytes, pages } = await outputSize(folder);
  const page = pages.find((address) => weighed[load.kind].test(address));
  if (page === undefined)
    throw new Error(`${generator.version}: none of ${pages.length} pages is ${String(weighed[load.kind])}`);
  const weigh = (origin: string) => transfer(browser, origin + page, 'points');
  const { requests: _, ...sizes } = await served(folder, generator === thisSite, weigh, quality);
  const weight = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return { ...load, ...cost, bytes, pages: pages.length, weight };
}

type Measured = Partial<Record<string, { version: string; figures: Figures[] }>>;

function rows(version: string, figures: readonly Figures[]): (string | number)[][] {
  const built = figures.filter(({ isStopped }) => !isStopped);
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return [];
  const slope = (key: 'seconds' | 'bytes') => (last[key] - first[key]) / (last.pages - first.pages);
  return figures.map((each) =>
    each.isStopped
      ? [version, each.count, '', `stopped after ${each.seconds.toFixed(0)} s`, '', '', '', '', '']
      : [
          version,
          each.count,
          each.pages,
          `${each.seconds.toFixed(0)} s`,
          `${Math.round(each.peakMegabytes)} MB`,
          `${(each.bytes / 2 ** 20).toFixed(0)} MB`,
          `${(each.weight / 1024).toFixed(1)} KB`,
          each === first ? '' : `${(((each.weight - first.weight) / first.weight) * 100).toFixed(1)} %`,
          each === last && last !== first
            ? `${(slope('seconds') * 1000).toFixed(0)} ms, ${(slope('bytes') / 1024).toFixed(0)} KB`
            : '',
        ],
  );
}

function resultsText(measured: Measured, notes: string): string {
  const part = (kind: Load['kind']) =>
    table([
      ['', kind, 'pages', 'build', 'peak memory', 'output', 'one page', 'grown by', 'each page more'],
      ...Object.values(measured).flatMap((one) =>
        one
          ? rows(
              one.version,
              one.figures.filter((figures) => figures.kind === kind),
            )
          : [],
      ),
    ]);
  return [
    '# What growth costs',
    '',
    `Measured by \`npx tsx bench/scale.ts --peers\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory. Every build starts from nothing. One page: the compressed bytes of its first load with all that it asks for, without prefetch, by Brotli at ${quality} of 11.`,
    '',
    '## Documents',
    '',
    part('documents'),
    '',
    '## Operations',
    '',
    "The first of GitHub's API, a thousand in each specification, beside the site's own two.",
    '',
    part('operations'),
    '',
    notes,
  ].join('\n');
}

const config = { allowPositionals: true, options: { peers: { type: 'boolean' } } } as const;

runCommand('bench/scale.ts', config, async ({ values, positionals: named }) => {
  const isWanted = (name: string, isPeer: boolean) =>
    named.length > 0 ? named.includes(name) : !isPeer || values.peers === true;
  const notes = await readFile('bench/results/scale-notes.md', 'utf8');
  const measured = JSON.parse(await readFile(figuresFile, 'utf8').catch(() => '{}')) as Measured;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const run = async (name: string, generator: Generator) => {
    const figures: Figures[] = [];
    const loads: Load[] = [
      ...documentCounts.map((count): Load => ({ kind: 'documents', count })),
      ...operationCounts.map((count): Load => ({ kind: 'operations', count })),
    ];
    for (const load of loads) {
      if (figures.some(({ kind, isStopped }) => kind === load.kind && isStopped)) continue;
      figures.push(await measure(generator, load, browser));
      console.log(generator.version, JSON.stringify(figures.at(-1)));
      await rm(path.resolve('.build/bench', copyName(load)), { recursive: true, force: true });
    }
    measured[name] = { version: generator.version, figures };
    await mkdir(path.dirname(figuresFile), { recursive: true });
    await writeFile(figuresFile, JSON.stringify(measured));
    await writeFile('bench/results/scale.md', resultsText(measured, notes));
  };
  if (isWanted('site', false)) await run('site', thisSite);
  for (const peer of peers)
    if (isWanted(peer.folder, true)) await run(peer.folder, await peerGenerator(peer, limitSeconds));
  await browser.close();
  return 0;
});
