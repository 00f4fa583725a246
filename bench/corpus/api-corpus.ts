/**
 * Read every specification of public collections, make every page and its Markdown, check that they show every fact, and
 * write the results to `bench/results/api-corpus.md`. `npx tsx bench/corpus/api-corpus.ts` runs it; `api-facts.ts` names each miss.
 */
import { writeFileSync } from 'node:fs';
import { apiBody } from '../../src/data/body';
import { apiPages } from '../../src/data/pages/api-pages';
import type { Api } from '../../src/openapi/model/model';
import { refusedExamples } from '../../src/openapi/fixtures/refused-examples';
import { readApi } from '../../src/openapi/read/read-api';
import { checkFacts } from '../../tests/facts/check';
import { runCommand } from '../../scripts/lib/command';
import { allCollections, installedCollections, type Collection } from './collections';
import { downloadFaults } from './downloads';

interface Result {
  file: string;
  operations: number;
  /** Errors for which it does not build. */
  reasons: string[];
  facts: number;
  missing: number;
  /** Examples, and those among them that the check of JSON refuses while the page says nothing. */
  examples: number;
  refused: number;
  /** Kilobytes of the largest page. */
  largest: number;
  /** Faults of its downloads. */
  faults: string[];
}

/** Make every page of an API. @returns the kilobytes of the largest. @throws the first error of a page */
function makePages(api: Api): number {
  const sizes = apiPages(api)
    .filter(({ bodyDigest }) => bodyDigest)
    .map((page) => {
      const html = apiBody(api, page)?.html;
      if (!html) throw new Error(`${page.path} is empty`);
      return Buffer.byteLength(html) / 1000;
    });
  return Math.max(0, ...sizes);
}

async function measure({ read, root = '' }: Collection, file: string): Promise<Result> {
  const { api, diagnostics } = await readApi(
    { path: file, text: read(file) ?? '', slug: 'corpus' },
    { readFile: read },
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const reasons = errors.map(({ line, message, fix }) =>
    [`Line ${line ?? 1}: ${message}`, fix].filter(Boolean).join(' '),
  );
  let largest = 0;
  let checked = { facts: 0, missing: 0 };
  let examples = { examples: 0, refused: 0 };
  let faults: string[] = [];
  try {
    if (api && errors.length === 0) {
      largest = makePages(api);
      checked = checkFacts(api, file, read);
      const { refused, ...all } = refusedExamples(api);
      examples = { ...all, refused: refused.filter(({ told }) => !told).length };
      faults = await downloadFaults(api, root);
    }
  } catch (error) {
    reasons.push(String(error));
  }
  return {
    file,
    operations: api?.operations.length ?? 0,
    reasons,
    ...checked,
    ...examples,
    largest,
    faults,
  };
}

/** Measure the reading of the largest specification. Call it first: a process remembers its peak. */
async function readingCost(): Promise<string> {
  const github = installedCollections.find(({ name }) => name === '@octokit/openapi');
  const text = github?.read('') ?? '';
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    await readApi({ path: 'github.json', text, slug: 'github' });
    times.push(performance.now() - start);
  }
  const seconds = (Math.min(...times) / 1000).toFixed(1);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1000);
  return `GitHub's description, ${(text.length / 1e6).toFixed(0)} MB, is read in ${seconds} s, at a peak of ${megabytes} MB.`;
}

runCommand('bench/corpus/api-corpus.ts', {}, async () => {
  const reading = await readingCost();
  const sum = (list: readonly Result[], of: (result: Result) => number) =>
    list.reduce((total, result) => total + of(result), 0);
  const all: Result[] = [];
  const rows: string[] = [];
  const misses: string[] = [];
  for (const one of allCollections()) {
    const results: Result[] = [];
    for (const file of one.files) {
      const result = await measure(one, file);
      const { missing, reasons, faults } = result;
      const said = [...(missing > 0 ? [`${missing} facts are not shown`] : []), ...reasons, ...faults];
      if (said.length > 0) misses.push(`- \`${one.name}\`, \`${file}\`: ${said.join('; ')}`);
      results.push(result);
    }
    all.push(...results);
    const largest = Math.max(...results.map((result) => result.largest)).toFixed(0);
    const cells = [results.length, sum(results, ({ operations }) => operations), sum(results, ({ facts }) => facts)];
    rows.push(`| ${[`\`${one.name}\``, ...cells, sum(results, ({ missing }) => missing), largest].join(' | ')} |`);
  }
  const [facts, missing] = [sum(all, (result) => result.facts), sum(all, (result) => result.missing)];
  const [examples, refused] = [sum(all, (result) => result.examples), sum(all, (result) => result.refused)];
  const share = ((100 * (facts - missing)) / Math.max(1, facts)).toFixed(4);
  const built = all.filter(({ reasons }) => reasons.length === 0);
  const summary = `${built.length} of ${all.length} specifications build without an error`;
  const whole = built.filter(({ faults }) => faults.length === 0).length;
  const text = `# Public specifications

\`npx tsx bench/corpus/api-corpus.ts\` reads the specifications of ${rows.length} public npm packages, makes every page and its Markdown, and
writes this file. ${summary}. ${whole} can be downloaded as YAML and as JSON: both are
read again without an error and hold the same operations.

A fact is a name, type, rule, value, status, media type, credential or text, counted in the parsed file without our model, once for a
page and once for its Markdown. ${share} % of ${facts.toLocaleString('en')} facts are shown. "Check JSON" refuses ${refused} of
${examples.toLocaleString('en')} examples without a note on the page. ${reading}

| package | specifications | operations | facts | not shown | largest page (KB of HTML) |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

What is missing:

${misses.join('\n') || 'Nothing.'}
`;
  const file = 'bench/results/api-corpus.md';
  writeFileSync(file, text);
  process.stdout.write(`${summary}; see ${file}\n`);
  return 0;
});
