/**
 * Read every specification of public collections, make every page and its Markdown, and write the results to
 * `docs/api-corpus.md`. Collections that no test needs are fetched once, with `npm pack`, into `.build/corpus`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { apiBody } from '../src/data/bodies/api-body';
import { apiPages, hasBody } from '../src/data/pages/api-pages';
import { operationMarkdown } from '../src/publish/markdown/operation-markdown';
import type { Api } from '../src/openapi/model/model';
import { githubApi } from '../tests/github-api/read';
import { readApi } from '../src/openapi/read/read-api';

const require = createRequire(import.meta.url);

interface Collection {
  name: string;
  files: string[];
  /** Return a file's text; null for a missing file. */
  read: (file: string) => string | null;
}

/** Use a package of `node_modules`. */
const installed = (name: string, entry: string, wanted: RegExp) =>
  collection(name, path.dirname(require.resolve(`${name}/${entry}`)), wanted);

/** Fetch a published package without its dependencies. */
function packed(name: string, version: string, folder: string, wanted: RegExp): Collection {
  const home = path.resolve('.build/corpus', `${name.replace(/\W+/g, '-')}-${version}`);
  if (!existsSync(home)) {
    mkdirSync(home, { recursive: true });
    try {
      execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: home });
      const [archive = ''] = readdirSync(home);
      execFileSync('tar', ['xzf', archive], { cwd: home });
    } catch (error) {
      rmSync(home, { recursive: true });
      throw error;
    }
  }
  return collection(name, path.join(home, 'package', folder), wanted);
}

function collection(name: string, root: string, wanted: RegExp): Collection {
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
  return { name, files: all.filter((file) => wanted.test(file)).sort(), read };
}

const collections = [
  installed('@readme/oas-examples', 'package.json', /^[23]\.\d\/.*\.(json|yaml)$/),
  installed('@scalar/galaxy', 'latest.yaml', /\.(json|yaml)$/),
  { name: '@octokit/openapi', files: ['api.github.com.json'], read: githubApi },
  packed('@figma/rest-api-spec', '0.43.0', 'openapi', /\.yaml$/),
  packed('@directus/specs', '15.2.0', 'dist', /^openapi\.json$/),
  packed('@blockfrost/openapi', '0.1.93', '', /^openapi\.yaml$/),
  packed('@okta/openapi', '2.15.0', 'dist', /^spec\.(json|yaml)$/),
  packed('@ideal-postcodes/openapi', '4.21.0', 'dist', /^openapi\.(json|yaml)$/),
  packed('@interledger/open-payments', '7.4.0', 'dist/openapi/specs', /-server\.yaml$/),
  packed('@dcl/catalyst-api-specs', '3.8.0', 'lib', /^api\.yaml$/),
  packed('@digdir/dialogporten-schema', '1.118.6', '', /^swagger\.verified\.json$/),
  packed('@shipengine/connect-fulfillment-provider-api', '4.6.0', '', /^spec\.(json|yaml)$/),
  packed(
    '@mojaloop/api-snippets',
    '18.4.1',
    '',
    /(^|\/)openapi\.yaml$|^docs\/.*snippets\.yaml$|^thirdparty\/.*pi\.(template\.)?yaml$/,
  ),
];

/** Make every page of an API and its Markdown. @throws the first error of a page */
function makePages(api: Api): number {
  const pages = apiPages(api);
  for (const page of pages) if (hasBody(page) && !apiBody(api, page)?.html) throw new Error(`${page.path} is empty`);
  for (const operation of [...api.operations, ...api.webhooks]) operationMarkdown(api, operation);
  return pages.length;
}

async function row({ read }: Collection, file: string): Promise<{ cells: string[]; reads: boolean }> {
  const { api, diagnostics } = await readApi(
    { path: file, text: read(file) ?? '', slug: 'corpus' },
    { readFile: read },
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const reasons = errors.map(({ line, message, fix }) =>
    [`Line ${line ?? 1}: ${message}`, fix].filter(Boolean).join(' '),
  );
  let pages = 0;
  try {
    if (api && errors.length === 0) pages = makePages(api);
  } catch (error) {
    reasons.push(String(error));
  }
  const count = (values: unknown[] | undefined) => String(values?.length ?? 0);
  return {
    reads: reasons.length === 0,
    cells: [
      `\`${file}\``,
      api?.openapi ?? '',
      count(api?.operations),
      count(api?.webhooks),
      count(Object.keys(api?.schemas ?? {})),
      String(pages),
      String(diagnostics.length - errors.length),
      reasons.length === 0 ? 'Builds' : reasons.join('<br>'),
    ],
  };
}

async function main(): Promise<void> {
  const sections: string[] = [];
  const results: boolean[] = [];
  for (const one of collections) {
    const { name, files } = one;
    const lines: string[] = [];
    for (const file of files) {
      const { cells, reads } = await row(one, file);
      results.push(reads);
      lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    const head = ['File', 'OpenAPI', 'Operations', 'Webhooks', 'Schemas', 'Pages', 'Warnings', 'Result'];
    sections.push(
      [
        `## ${name}`,
        '',
        `| ${head.join(' | ')} |`,
        '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
        ...lines,
      ].join('\n'),
    );
  }
  const summary = `${results.filter(Boolean).length} of ${results.length} build without an error`;
  const intro = `# Specifications this engine has read

Every specification of ${collections.length} public npm packages, by \`npx tsx scripts/api-corpus.ts\`, which makes every page and its
Markdown: ${summary}. For each other file, the last column is what the build says of it.`;
  writeFileSync('docs/api-corpus.md', `${[intro, ...sections].join('\n\n')}\n`);
  process.stdout.write(`${summary}; see docs/api-corpus.md\n`);
}

void main();
