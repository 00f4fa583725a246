/** Reads every specification of three public collections and writes what became of each to `docs/api-corpus.md`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readApi } from '../src/openapi/read-api';

const require = createRequire(import.meta.url);

interface Collection {
  name: string;
  folder: string;
  files: string[];
}

function collection(name: string, entry: string, folder: string, wanted: RegExp): Collection {
  const root = path.join(path.dirname(require.resolve(`${name}/${entry}`)), folder);
  const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  return { name, folder: root, files: all.filter((file) => wanted.test(file)).sort() };
}

const collections = [
  collection('@readme/oas-examples', 'package.json', '', /^[23]\.\d\/.*\.(json|yaml)$/),
  collection('@scalar/galaxy', 'latest.yaml', '', /\.(json|yaml)$/),
  collection('@octokit/openapi', 'generated/api.github.com.json', '', /^api\.github\.com\.json$/),
];

async function row(folder: string, file: string): Promise<{ cells: string[]; reads: boolean }> {
  const { api, diagnostics } = await readApi({
    path: file,
    text: readFileSync(path.join(folder, file), 'utf8'),
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
  for (const { name, folder, files } of collections) {
    const lines: string[] = [];
    for (const file of files) {
      const { cells, reads } = await row(folder, file);
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
