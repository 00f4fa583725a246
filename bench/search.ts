/**
 * Search at the size of a large API: `npm run bench:search`. Prints the size of the index, how long the browser takes to make
 * its tables, and how long a keystroke takes, on this machine and at a quarter of its speed; and MiniSearch beside it, with the
 * same records.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { readApi } from '../src/openapi/read-api';
import { buildSearchIndex } from '../src/build/outputs/search-records';
import { fieldName } from '../src/search/field-place';
import { createSearch } from '../src/search/search';
import type { SearchIndex } from '../src/search/search-index';
import { compounds, wordsOf } from '../src/search/words';

/** What developers look for in the API of GitHub; each is typed letter by letter. */
const queries = [
  'pull request review',
  'allow_squash_merge',
  'GET repos commits',
  'create webhook',
  'organization secrets',
  'listIssues',
  'workflwo runs',
  'actor',
  'per_page',
  '/repos/{owner}/{repo}/branches',
  'check suite',
  'delete team member',
];

const slowdown = 4;

/** What the search of this site may take at most: bytes of gzip, and milliseconds of a keystroke at a quarter of the speed. */
const limits = { size: 250_000, keystroke: 20 };

interface Timings {
  median: number;
  p95: number;
  worst: number;
}

/** The best of several rounds for each keystroke, since the machine may be busy with other work. */
function typeAll(search: (query: string) => unknown): Timings {
  const keystrokes = queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
  const best = keystrokes.map(() => Infinity);
  for (let round = 0; round < 6; round++)
    keystrokes.forEach((typed, index) => {
      const start = performance.now();
      search(typed);
      best[index] = Math.min(best[index] ?? Infinity, performance.now() - start);
    });
  best.sort((a, b) => a - b);
  const at = (part: number) => best[Math.min(best.length - 1, Math.floor(best.length * part))] ?? 0;
  return { median: at(0.5), p95: at(0.95), worst: at(1) };
}

async function measure<T>(run: () => T | Promise<T>): Promise<{ value: T; ms: number }> {
  let best = Infinity;
  for (let round = 0; round < 5; round++) {
    const start = performance.now();
    await run();
    best = Math.min(best, performance.now() - start);
  }
  return { value: await run(), ms: best };
}

const ms = (time: number) => `${time.toFixed(1)} ms (${(time * slowdown).toFixed(1)} ms at a quarter of the speed)`;
const kb = (text: string) =>
  `${(gzipSync(text).length / 1000).toFixed(0)} KB gzip (${(text.length / 1000).toFixed(0)} KB)`;

function report(name: string, sizes: string[], ready: number, { median, p95, worst }: Timings): void {
  console.log(`\n${name}`);
  for (const size of sizes) console.log(`  ${size}`);
  console.log(`  tables      ${ms(ready)}`);
  console.log(`  keystroke   median ${ms(median)}\n              p95 ${ms(p95)}\n              worst ${ms(worst)}`);
}

function miniSearch(index: SearchIndex) {
  const names = new Set(index.pages.flatMap(({ fields = '' }) => fields.split(' ').filter(Boolean)).map(fieldName));
  const records = [
    ...index.pages.map(({ title, urlPath = '', keywords = [], method = '', description = '' }) => ({
      title,
      name: [...keywords, urlPath].join(' '),
      method,
      description,
    })),
    ...[...names].map((title) => ({ title, name: '', method: '', description: '' })),
  ].map((record, id) => ({ id, ...record }));
  const tokenize = (text: string) => [...wordsOf(text).map((word) => word.text), ...compounds(text)];
  const mini = new MiniSearch({
    fields: ['title', 'name', 'method', 'description'],
    tokenize,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
      boost: { title: 4, name: 3, method: 2 },
      tokenize: (text) => wordsOf(text).map((word) => word.text),
    },
  });
  mini.addAll(records);
  return mini;
}

async function main(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@octokit/openapi/generated/api.github.com.json');
  const { api } = await readApi({ path: 'openapi/github.json', slug: 'github', text: readFileSync(file, 'utf8') });
  if (!api) throw new Error('The specification of @octokit/openapi could not be read.');
  const index = buildSearchIndex([], [api]);
  const json = JSON.stringify(index);
  const fields = index.pages.reduce((sum, page) => sum + (page.fields ?? '').split(' ').length, 0);
  console.log(`${api.operations.length} operations, ${index.pages.length} pages, ${fields} parameters and fields`);

  const own = await measure(() => createSearch(JSON.parse(json) as SearchIndex));
  const timings = typeAll((query) => own.value(query));
  report('This site', [`index       ${kb(json)}`], own.ms, timings);

  const mini = await measure(() => miniSearch(index));
  const stored = kb(JSON.stringify(mini.value));
  report(
    'MiniSearch, each field name once',
    [`its tables  ${stored}, if sent in place of being made`],
    mini.ms,
    typeAll((query) => mini.value.search(query)),
  );

  const size = gzipSync(json).length;
  if (size > limits.size) throw new Error(`The index has ${size} bytes, more than ${limits.size}.`);
  if (timings.median * slowdown > limits.keystroke)
    throw new Error(`A keystroke takes more than ${limits.keystroke} ms at a quarter of the speed.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
