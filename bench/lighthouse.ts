/** Run Lighthouse's mobile test, from `bench/peers/lighthouse`: a separate package, since it is larger than all others. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/tests/chromium';
import { freePort } from '../tests/ports';
import { peerFolder } from './peer';

/** Scores of 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    /** The reason for a run without figures, such as a window that the system did not paint. */
    runtimeError?: { message: string };
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report>;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The maximum number of runs without figures. */
const attempts = 5;

/** Test an address once, with an empty browser cache. @throws if Lighthouse repeatedly gives no figures */
export async function lighthouse(url: string): Promise<LighthouseResult> {
  const file = path.join(peerFolder('lighthouse'), 'node_modules/lighthouse/core/index.js');
  const { default: run } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  const port = await freePort();
  for (let attempt = 1; ; attempt += 1) {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, `--remote-debugging-port=${port}`],
    });
    const { lhr } = await run(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
    await browser.close();
    if (lhr.runtimeError) {
      if (attempt === attempts) throw new Error(`Lighthouse cannot measure ${url}: ${lhr.runtimeError.message}`);
      continue;
    }
    const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => lhr.audits[name]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  }
}
