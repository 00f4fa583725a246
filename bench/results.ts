/** The measurements of a site, and the words and tables of `bench/results/RESULTS.md` about them. Pure. */
import { cpus, totalmem } from 'node:os';
import type { Transfer } from './browser';
import type { LighthouseResult } from './lighthouse';
import { table, type BuildCost } from './site-copy';
import type { Visit } from './visit';

export const pageKinds = ['home', 'document', 'operation', 'release', 'index'] as const;
export type PageKind = (typeof pageKinds)[number];
/** From a document and from an operation to another, and from an API's index to an operation. */
export const ways = ['document', 'operation', 'index'] as const;
export type Way = (typeof ways)[number];
export const speeds = ['full', 'quarter'] as const;
export type Speed = (typeof speeds)[number];
export interface PageFigures {
  /** Transfer for a reader who only reads. */
  transfer: Transfer;
  /** Transfer for one who presses into the page. */
  pressed: Transfer;
  /** Transfer for one who points at a link, which starts this site's application. */
  started: Transfer;
  /** Absent if Lighthouse was not run. */
  lighthouse?: LighthouseResult;
  words: number;
}

export interface Builds {
  cold: BuildCost;
  /** Cost of the build after one more sentence in a document. */
  edited: BuildCost;
  bytes: number;
}

/** All figures of one site. */
export interface SiteFigures {
  name: string;
  version: string;
  pages: Record<PageKind, PageFigures>;
  /** Milliseconds. */
  next: Record<Way, Record<Speed, number>>;
  visit: Visit;
  builds?: Builds;
  /** Milliseconds from the first tap on a control until its response is painted, by the control's name; Infinity for none. */
  taps: Record<string, number>;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
/** Compare a peer's figure with ours, as a multiple. */
const ratio = (peer: number, own: number) => (own > 0 ? `${(peer / own).toFixed(peer / own < 10 ? 2 : 0)}×` : '');

interface Row {
  what: string;
  value: (site: SiteFigures) => number;
  show: (value: number) => string;
  /** True if more is better. */
  more?: boolean;
}

const pageRows = (kind: (typeof pageKinds)[number]): Row[] => {
  const of = (pick: (page: PageFigures) => number) => (site: SiteFigures) => pick(site.pages[kind]);
  const bytes = (part: keyof Transfer) => of(({ transfer }) => transfer[part]);
  const started = (part: keyof Transfer) => of((page) => page.started[part]);
  const all = ({ requests: _, ...sizes }: Transfer) => sum(Object.values(sizes));
  return [
    {
      what: 'Lighthouse performance',
      value: of((page) => page.lighthouse?.performance ?? NaN),
      show: String,
      more: true,
    },
    { what: 'first contentful paint', value: of((page) => page.lighthouse?.fcp ?? NaN), show: seconds },
    { what: 'largest contentful paint', value: of((page) => page.lighthouse?.lcp ?? NaN), show: seconds },
    { what: 'total blocking time', value: of((page) => page.lighthouse?.tbt ?? NaN), show: milliseconds },
    {
      what: 'cumulative layout shift',
      value: of((page) => page.lighthouse?.cls ?? NaN),
      show: (value) => value.toFixed(3),
    },
    { what: 'HTML', value: bytes('html'), show: kilobytes },
    { what: 'style sheets', value: bytes('style'), show: kilobytes },
    { what: 'JavaScript', value: bytes('script'), show: kilobytes },
    { what: 'all bytes', value: of((page) => all(page.transfer)), show: kilobytes },
    { what: 'requests', value: bytes('requests'), show: String },
    { what: 'JavaScript after a touch', value: of((page) => page.pressed.script), show: kilobytes },
    { what: 'JavaScript once a link is followed', value: started('script'), show: kilobytes },
    { what: 'all bytes once a link is followed', value: of((page) => all(page.started)), show: kilobytes },
    { what: 'requests once a link is followed', value: started('requests'), show: String },
    { what: 'words without JavaScript', value: of((page) => page.words), show: String, more: true },
  ];
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const nextRows: Row[] = ways.flatMap((way) =>
  speeds.map((speed) => ({
    what: `${way} to ${way === 'index' ? 'operation' : way}, ${speed} speed`,
    value: (site: SiteFigures) => site.next[way][speed],
    show: milliseconds,
  })),
);

const visitRows: Row[] = [
  { what: 'second page', value: (site) => site.visit.second, show: milliseconds },
  { what: 'tenth page', value: (site) => site.visit.tenth, show: milliseconds },
  { what: 'back', value: (site) => site.visit.back, show: milliseconds },
  { what: 'search, from its button to the first result', value: (site) => site.visit.search, show: milliseconds },
  {
    what: 'script memory after 30 pages',
    value: (site) => site.visit.megabytes,
    show: (value) => `${value.toFixed(1)} MB`,
  },
];

const buildRows: Row[] = [
  { what: 'cold build', value: (site) => (site.builds?.cold.seconds ?? NaN) * 1000, show: seconds },
  { what: 'build after one edit', value: (site) => (site.builds?.edited.seconds ?? NaN) * 1000, show: seconds },
  {
    what: 'peak memory',
    value: (site) => site.builds?.cold.peakMegabytes ?? NaN,
    show: (value) => `${Math.round(value)} MB`,
  },
  {
    what: 'output',
    value: (site) => (site.builds?.bytes ?? NaN) / 1e6,
    show: (value) => `${value.toFixed(1)} MB`,
  },
];

/** Leave out rows that were not measured for this site. */
const measured = (rows: readonly Row[], own: SiteFigures) => rows.filter(({ value }) => !Number.isNaN(value(own)));

function comparison(rows: readonly Row[], [own, ...others]: readonly SiteFigures[]): string {
  if (!own) return '';
  return table([
    ['', own.name, ...others.map(({ name }) => name)],
    ...measured(rows, own).map(({ what, value, show }) => [
      what,
      show(value(own)),
      ...others.map((peer) => {
        if (Number.isNaN(value(peer))) return '';
        const times = ratio(value(peer), value(own));
        return times ? `${show(value(peer))} (${times})` : show(value(peer));
      }),
    ]),
  ]);
}

/** List rows in which a peer has the better figure, as readers see the figures. */
function lost(title: string, rows: readonly Row[], [own, ...others]: readonly SiteFigures[]): string[] {
  if (!own) return [];
  return measured(rows, own).flatMap(({ what, value, show, more }) =>
    others
      .filter(
        (peer) =>
          show(value(peer)) !== show(value(own)) && (more ? value(peer) > value(own) : value(peer) < value(own)),
      )
      .map((peer) => `- ${title}, ${what}: ${peer.name} ${show(value(peer))}, this site ${show(value(own))}.`),
  );
}

const tapText = (time: number | undefined) =>
  time === undefined ? '' : Number.isFinite(time) ? milliseconds(time) : 'none';

/**
 * Write the whole file.
 * @param options.runs the number of Lighthouse runs on each page
 * @param options.chromium its version
 * @param options.reasons why a peer is better somewhere, and the conditions of all measurements
 */
export function resultsText(
  sites: readonly SiteFigures[],
  { runs, chromium, reasons = '' }: { runs: number; chromium: string; reasons?: string },
): string {
  const own = sites[0];
  const scores = pageKinds.flatMap((kind) => {
    const result = own?.pages[kind].lighthouse;
    if (!result) return [];
    return [
      [kind, result.performance, result.accessibility, result['best-practices'], result.seo, milliseconds(result.tbt)],
    ];
  });
  const hasBuilds = sites.every(({ builds }) => builds);
  const groups: [string, readonly Row[]][] = [
    ...pageKinds.map((kind): [string, readonly Row[]] => [kind, pageRows(kind)]),
    ['next page', nextRows],
    ["a visit of 30 operations, at a quarter of the processor's speed", visitRows],
    ...(hasBuilds ? [['build', buildRows] as [string, readonly Row[]]] : []),
  ];
  return [
    '# Measured',
    '',
    `By \`npm run bench${sites.length > 1 ? ' -- --peers' : ''}\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.versions.node}, Chromium ${chromium}. ${sites.map(({ version }) => version).join(', ')}.`,
    '',
    "Bytes are compressed as they are sent, of a first load without prefetch: of a reader who reads, of one who also presses into the page, and of one who points at a link, which starts this site's application. In brackets: a peer's figure as a multiple of this site's.",
    '',
    ...(scores.length > 0
      ? [
          '## Lighthouse',
          '',
          `Version 12 in its mobile setting, medians of ${runs} runs.`,
          '',
          table([['page', 'performance', 'accessibility', 'best practices', 'SEO', 'total blocking time'], ...scores]),
          '',
        ]
      : []),
    ...groups.flatMap(([title, rows]) => [
      `## ${title[0]?.toUpperCase() ?? ''}${title.slice(1)}`,
      '',
      comparison(rows, sites),
      '',
    ]),
    '## First taps',
    '',
    "Milliseconds from the first tap on a page at rest until its response is painted: slow 4G, a quarter of the processor's speed.",
    '',
    table([
      ['', ...sites.map(({ name }) => name)],
      ...Object.keys(own?.taps ?? {}).map((name) => [name, ...sites.map(({ taps }) => tapText(taps[name]))]),
    ]),
    '',
    ...(sites.length > 1
      ? ['## Where a peer is better', '', ...groups.flatMap(([title, rows]) => lost(title, rows, sites)), '']
      : []),
    ...(reasons ? [reasons.trim(), ''] : []),
  ].join('\n');
}
