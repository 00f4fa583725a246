/**
 * `npm run bench:large [-- SIZE...]`, such as `documents:1000` or `docusaurus/documents:3000`: measure sites far larger than this one: 1,000,
 * 3,000 and 10,000 generated documents, here, in Docusaurus and in Starlight, and here 1,000 and 5,000 operations of
 * GitHub's API in ten specifications. Builds each from nothing, with only npm's caches warm; writes
 * `bench/results/large.md`. Figures of sizes that are not named stay.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { githubSpecification } from './api';
import { generatedDocuments } from './docs';
import { peerGenerator, thisSite, type Generator } from './generators';
import { peers } from './peer';
import { outputSize, table, type BuildCost } from './site-copy';

const documentSizes = ['documents:1000', 'documents:3000', 'documents:10000'];
const usual = [
  ...documentSizes,
  ...['operations:1000', 'operations:5000'],
  ...peers.flatMap(({ folder }) => documentSizes.map((size) => `${folder}/${size}`)),
];
/** Seconds after which a peer's build is stopped. */
const limitSeconds = 1800;
const apis = 10;
/** The number of paths between the beginnings of two APIs, of the 700 and more that GitHub's has. */
const apart = 70;
const figuresFile = 'bench/results/large.json';

interface Figures extends BuildCost {
  generator: string;
  pages: number;
  files: number;
  bytes: number;
  /** The largest page, compressed. */
  largest: number;
  /** Its address. */
  page?: string;
}

function sources(kind: string, count: number): Record<string, string> {
  if (kind === 'documents') return generatedDocuments(count);
  return Object.fromEntries(
    Array.from({ length: apis }, (_, api) => [
      `openapi/github-${api}.json`,
      githubSpecification(count / apis, api * apart),
    ]),
  );
}

/** Return the generator that a size names before a slash: this site by default. */
async function generatorOf(size: string): Promise<Generator> {
  const [folder] = size.includes('/') ? size.split('/') : [];
  if (folder === undefined) return thisSite;
  const peer = peers.find((one) => one.folder === folder);
  if (!peer) throw new Error(`There is no peer ${folder}. There are: ${peers.map((one) => one.folder).join(', ')}.`);
  return peerGenerator(peer, limitSeconds);
}

async function measure(size: string): Promise<Figures> {
  const generator = await generatorOf(size);
  const [kind = '', count] = size.replace(/.*\//, '').split(':');
  const name = `large-${kind}-${count}`;
  const cost = await generator.build(name, sources(kind, Number(count)));
  const built = cost.isStopped ? undefined : await outputSize(generator.output(name));
  await rm(path.join('.build/bench', name), { recursive: true, force: true });
  const { pages = [], files = 0, bytes = 0 } = built ?? {};
  return {
    ...cost,
    ...{ generator: generator.version, files, bytes, pages: pages.length },
    ...{ largest: pages[0]?.gzip ?? 0, page: pages[0]?.path },
  };
}

/** Return the rows of one kind, by generator; the last two columns are the slope since the size before. */
function rows(kind: string, measured: Readonly<Record<string, Figures>>): (string | number)[][] {
  const sizes = Object.entries(measured)
    .filter(([size]) => size.replace(/.*\//, '').startsWith(kind))
    .map(([size, figures]) => ({ count: Number(size.split(':')[1]), ...figures }))
    .sort((a, b) => b.generator.localeCompare(a.generator) || a.count - b.count);
  return sizes.map((each, index) => {
    if (each.isStopped)
      return [
        each.generator,
        each.count,
        '',
        '',
        `stopped after ${each.seconds.toFixed(0)} s`,
        `${each.cpuSeconds.toFixed(0)} s`,
      ];
    const former = sizes[index - 1];
    const before = former?.generator === each.generator ? former : undefined;
    const slope = (value: (figures: Figures) => number) =>
      before ? (value(each) - value(before)) / (each.pages - before.pages) : undefined;
    const cpu = slope(({ cpuSeconds }) => cpuSeconds);
    const memory = slope(({ peakMegabytes }) => peakMegabytes);
    return [
      each.generator,
      each.count,
      each.pages,
      each.files,
      `${each.seconds.toFixed(0)} s`,
      `${each.cpuSeconds.toFixed(0)} s`,
      `${Math.round(each.peakMegabytes)} MB`,
      `${(each.bytes / 2 ** 20).toFixed(0)} MB`,
      `${(each.largest / 1000).toFixed(1)} KB${each.page ? `, \`${each.page}\`` : ''}`,
      cpu === undefined ? '' : `${(cpu * 1000).toFixed(0)} ms`,
      memory === undefined ? '' : `${(memory * 1000).toFixed(0)} KB`,
    ];
  });
}

function text(measured: Readonly<Record<string, Figures>>, notes: string): string {
  const head = (kind: string) => [
    ...['', kind, 'pages', 'files', 'build', 'processor time', 'peak memory', 'output', 'largest page, gzip'],
    ...['each page more', 'memory of each page more'],
  ];
  return [
    '# Sites that are large',
    '',
    `Measured by \`npm run bench:large\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory. Every build starts from nothing, beside the site's own content.`,
    '',
    '## Documents',
    '',
    table([head('documents'), ...rows('documents', measured)]),
    '',
    '## Operations, in ten APIs',
    '',
    table([head('operations'), ...rows('operations', measured)]),
    '',
    notes,
  ].join('\n');
}

export const options = ['SIZE'];

export async function main(args: readonly string[]): Promise<number> {
  const measured = JSON.parse(await readFile(figuresFile, 'utf8').catch(() => '{}')) as Record<string, Figures>;
  const notes = await readFile('bench/results/large-notes.md', 'utf8');
  for (const size of args.length > 0 ? args : usual) {
    const figures = await measure(size);
    console.log(size, JSON.stringify(figures));
    measured[size] = figures;
    await writeFile(figuresFile, `${JSON.stringify(measured, null, 2)}\n`);
    await writeFile('bench/results/large.md', text(measured, notes));
  }
  return 0;
}
