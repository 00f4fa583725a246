/** Reads every specification of three public collections and writes what became of each to `docs/api-corpus.md`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { githubApi } from '../tests/github-api/read';
import { readApi } from '../src/openapi/read-api';

const require = createRequire(import.meta.url);

interface Collection {
  name: string;
  files: string[];
  read: (file: string) => string;
}

function collection(name: string, entry: string, wanted: RegExp): Collection {
  const folder = path.dirname(require.resolve(`${name}/${entry}`));
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return { name, files: all.filter((file) => wanted.test(file)).sort(), read };
}

const collections = [
  collection('@readme/oas-examples', 'package.json', /^[23]\.\d\/.*\.(json|yaml)$/),
  collection('@scalar/galaxy', 'latest.yaml', /\.(json|yaml)$/),
  { name: '@octokit/openapi', files: ['api.github.com.json'], read: githubApi },
];

async function row(file: string, text: string): Promise<{ cells: string[]; reads: boolean }> {
  const { api, diagnostics } = await readApi({
    path: file,
    text,
    slug: 'corpus',
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const reasons = errors.map(({ line, message, fix }) =>
    [`Line ${line ?? 1}: ${message}`, fix].filter(Boolean).join(' '),
  );
  const count = (values: unknown[] | undefined) => String(values?.length ?? 0);
  return {
    reads: errors.length === 0,
    cells: [
      `\`${file}\``,
      api?.openapi ?? '',
      count(api?.operations),
      count(api?.webhooks),
      count(Object.keys(api?.schemas ?? {})),
      String(diagnostics.length - errors.length),
      reasons.length === 0 ? 'Reads' : reasons.join('<br>'),
    ],
  };
}

async function main(): Promise<void> {
  const sections: string[] = [];
  const results: boolean[] = [];
  for (const { name, files, read } of collections) {
    const lines: string[] = [];
    for (const file of files) {
      const { cells, reads } = await row(file, read(file));
      results.push(reads);
      lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
    }
    const head = ['File', 'OpenAPI', 'Operations', 'Webhooks', 'Schemas', 'Warnings', 'Result'];
    sections.push(
      [`## ${name}`, '', `| ${head.join(' | ')} |`, '| --- | --- | ---: | ---: | ---: | ---: | --- |', ...lines].join(
        '\n',
      ),
    );
  }
  const summary = `${results.filter(Boolean).length} of ${results.length} read without an error`;
  const intro = `# Specifications this engine has read

Every specification of three public collections, by \`npx tsx scripts/api-corpus.ts\`: ${summary}.
For each other file, the last column is what the build says of it.`;
  writeFileSync('docs/api-corpus.md', `${[intro, ...sections].join('\n\n')}\n`);
  process.stdout.write(`${summary}; see docs/api-corpus.md\n`);
}

void main();
