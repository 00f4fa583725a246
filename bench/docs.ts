/**
 * `npm run bench:docs [-- COUNT...]`: measure the cost of documents. Builds the site with 10, 100 and 1,000 generated documents, or COUNT, again
 * without a change, and again after one edit, and writes `bench/results/docs.md`.
 */
import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lintContent } from '../scripts/content/lint-content';
import { buildCopy, differences, digests, outputSize, siteCopy, table } from './site-copy';

const sectionSize = 10;

/** Generate documents in sections of ten: about 500 words each, with headings, code, a table and links. */
export function generatedDocuments(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let index = 0; index < count; index += 1) {
    const section = Math.floor(index / sectionSize);
    const next = (index + 1) % count;
    const link = `../section-${Math.floor(next / sectionSize)}/page-${next}.mdx`;
    const paragraph = (part: number) =>
      `Paragraph ${part} of page ${index}: the checklist names each step, what to look at, and what to do when it differs. `.repeat(
        6,
      );
    files[`content/docs/section-${section}/page-${index}.mdx`] = [
      '---',
      `title: Generated page ${index}`,
      `description: Page ${index} of the measurement, with the usual parts of a document, long enough to be like one.`,
      '---',
      '',
      ...[1, 2, 3].flatMap((part) => [
        `## Part ${part}`,
        '',
        paragraph(part),
        '',
        '```ts title="flight.ts"',
        `const leg = { from: 'KPDX', to: 'KSEA', number: ${index + part} };`,
        '```',
        '',
        `| Step | What |`,
        `| ---- | ---- |`,
        `| 1 | Look |`,
        `| 2 | Act |`,
        '',
      ]),
      `Go on with [the next page](${link}).`,
      '',
    ].join('\n');
  }
  return files;
}

/** Return the seconds that the linter takes. @throws on an error: the documents would not be those of the builds */
async function lint(folder: string): Promise<number> {
  const started = performance.now();
  const { diagnostics } = await lintContent(folder, false);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${error.file}: ${error.message}`);
  return (performance.now() - started) / 1000;
}

export const options = ['COUNT'];

export async function main(args: readonly string[]): Promise<number> {
  const counts = args.length > 0 ? args.map(Number) : [10, 100, 1000];
  const rows: (string | number)[][] = [
    [
      'documents',
      'lint, first',
      'lint, again',
      'cold build',
      'rebuild',
      'after one edit',
      'pages changed',
      'peak memory',
      'output',
      'JS files',
      'one page, gzip',
    ],
  ];
  for (const count of counts) {
    const folder = await siteCopy(`docs-${count}`, generatedDocuments(count));
    const [lintFirst, lintAgain] = [await lint(folder), await lint(folder)];
    const cold = await buildCopy(folder);
    const size = await outputSize(path.join(folder, 'public'));
    const before = await digests(path.join(folder, 'public'));
    const again = await buildCopy(folder);
    await appendFile(path.join(folder, 'content/docs/section-0/page-3.mdx'), '\nOne sentence more.\n');
    const edited = await buildCopy(folder);
    const after = await digests(path.join(folder, 'public'));
    const changed = differences(before, after).filter((file) => file.endsWith('index.html')).length;
    const names = await readdir(path.join(folder, 'public'));
    const page = gzipSync(await readFile(path.join(folder, 'public/docs/section-0/page-5/index.html')), { level: 9 });
    rows.push([
      count,
      `${lintFirst.toFixed(1)} s`,
      `${lintAgain.toFixed(1)} s`,
      `${cold.seconds.toFixed(1)} s`,
      `${again.seconds.toFixed(1)} s`,
      `${edited.seconds.toFixed(1)} s`,
      changed,
      `${Math.round(Math.max(cold.peakMegabytes, edited.peakMegabytes))} MB`,
      `${(size.bytes / 2 ** 20).toFixed(1)} MB`,
      names.filter((name) => name.endsWith('.js')).length,
      `${page.length} B`,
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const notes = await readFile('bench/results/docs-notes.md', 'utf8');
  const text = [
    '# What documents cost',
    '',
    `Measured by \`npm run bench:docs\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores. Generated documents stand beside the site's own. Times are of whole builds, link check included.`,
    '',
    table(rows),
    '',
    notes,
  ].join('\n');
  await writeFile('bench/results/docs.md', text);
  return 0;
}
