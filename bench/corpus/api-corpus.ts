/**
 * Read every specification of public collections, make every page and its Markdown, check that they show every fact, and
 * write the results to `docs/api-corpus.md`. `npx tsx bench/corpus/api-corpus.ts` runs it; `api-facts.ts` names each miss.
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
  cells: string[];
  reads: boolean;
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

/** Make every page of an API. @throws the first error of a page */
function makePages(api: Api): { pages: number; largest: number } {
  const pages = apiPages(api);
  const sizes = pages
    .filter(({ bodyDigest }) => bodyDigest)
    .map((page) => {
      const html = apiBody(api, page)?.html;
      if (!html) throw new Error(`${page.path} is empty`);
      return Buffer.byteLength(html) / 1000;
    });
  return { pages: pages.length, largest: Math.max(0, ...sizes) };
}

async function row({ read, root = '' }: Collection, file: string): Promise<Result> {
  const { api, diagnostics } = await readApi(
    { path: file, text: read(file) ?? '', slug: 'corpus' },
    { readFile: read },
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const reasons = errors.map(({ line, message, fix }) =>
    [`Line ${line ?? 1}: ${message}`, fix].filter(Boolean).join(' '),
  );
  let made = { pages: 0, largest: 0 };
  let checked = { facts: 0, missing: 0 };
  let examples = { examples: 0, refused: 0 };
  let faults: string[] = [];
  try {
    if (api && errors.length === 0) {
      made = makePages(api);
      checked = checkFacts(api, file, read);
      const { refused, ...all } = refusedExamples(api);
      examples = { ...all, refused: refused.filter(({ told }) => !told).length };
      faults = await downloadFaults(api, root);
    }
  } catch (error) {
    reasons.push(String(error));
  }
  const count = (values: unknown[] | undefined) => String(values?.length ?? 0);
  return {
    reads: reasons.length === 0,
    facts: checked.facts,
    missing: checked.missing,
    ...examples,
    largest: made.largest,
    faults,
    cells: [
      `\`${file}\``,
      api?.openapi ?? '',
      count(api?.operations),
      count(api?.webhooks),
      count(Object.keys(api?.schemas ?? {})),
      String(made.pages),
      String(Math.round(made.largest)),
      String(checked.facts),
      String(checked.missing),
      String(diagnostics.length - errors.length),
      [...(reasons.length === 0 ? ['Builds'] : reasons), ...faults].join('<br>'),
    ],
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
  const collections = allCollections();
  const sections: string[] = [];
  const results: Result[] = [];
  for (const one of collections) {
    const { name, files } = one;
    const lines: string[] = [];
    for (const file of files) {
      const result = await row(one, file);
      results.push(result);
      for (const fault of result.faults) process.stdout.write(`${name}/${file}: ${fault}\n`);
      lines.push(`| ${result.cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    const head = [
      ...['File', 'OpenAPI', 'Operations', 'Webhooks', 'Schemas', 'Pages', 'Largest page (KB)'],
      ...['Facts', 'Not shown', 'Warnings', 'Result'],
    ];
    sections.push(
      [
        `## ${name}`,
        '',
        `| ${head.join(' | ')} |`,
        '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
        ...lines,
      ].join('\n'),
    );
  }
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
  const [facts, missing] = [sum((result) => result.facts), sum((result) => result.missing)];
  const share = ((100 * (facts - missing)) / Math.max(1, facts)).toFixed(4);
  const [examples, refused] = [sum((result) => result.examples), sum((result) => result.refused)];
  const largest = Math.max(...results.map((result) => result.largest));
  const whole = results.filter(({ reads, faults }) => reads && faults.length === 0).length;
  const summary = `${results.filter(({ reads }) => reads).length} of ${results.length} build without an error`;
  const intro = `# Specifications this engine has read

Every specification of ${collections.length} public npm packages, by \`npx tsx bench/corpus/api-corpus.ts\`, which makes every page and its
Markdown: ${summary}. For each other file, the last column is what the build says of it.

Each is offered as YAML and as JSON. ${whole} of ${results.length} have both: they are read again without an error, and hold the same
operations. The last column names each fault.

Facts are names, types, rules, values, statuses, media types, credentials and texts, counted from the parsed file without this
engine's model, once for a page and once for its Markdown: ${share} % of ${facts.toLocaleString('en')} are shown. The page's own
check of JSON refuses ${refused} of ${examples.toLocaleString('en')} examples without a word beside it. The largest page has
${Math.round(largest)} KB of HTML, unpacked. ${reading}`;
  writeFileSync('docs/api-corpus.md', `${[intro, ...sections].join('\n\n')}\n`);
  process.stdout.write(`${summary}; see docs/api-corpus.md\n`);
  return 0;
});
