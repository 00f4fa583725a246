/**
 * `npm run bench:api [-- COUNT...]`: measure the cost of a large specification. Builds the site with GitHub's REST API (1,223 operations) and
 * its own APIs, then again after one edited description, and writes `bench/results/api.md`.
 * With COUNT, that many operations.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { githubApi, usedComponents } from '../tests/github-api/read';
import { buildCopy, median, outputSize, siteCopy, table } from './site-copy';

/**
 * Return some operations of GitHub's API, with the components that they use: others would have pages of their own.
 * @param operations the maximum number
 * @param first the index of the path to begin with; after the last path comes the first
 */
export function githubSpecification(operations = Infinity, first = 0): string {
  const specification = JSON.parse(githubApi()) as {
    paths: Record<string, object>;
    components: Record<string, Record<string, unknown>>;
    webhooks?: object;
    'x-webhooks'?: object;
  };
  if (operations === Infinity) return JSON.stringify(specification, null, 2);
  let left = operations;
  const paths = Object.entries(specification.paths);
  specification.paths = Object.fromEntries(
    [...paths.slice(first), ...paths.slice(0, first)].filter(([, item]) => {
      left -= Object.keys(item).length;
      return left >= 0;
    }),
  );
  delete specification['x-webhooks'];
  const components = usedComponents(specification, specification.paths);
  return JSON.stringify({ ...specification, components }, null, 2);
}

/** Change the description of a specification's first operation. */
function withEditedOperation(text: string): string {
  const at = text.lastIndexOf('"description": "', text.indexOf('"operationId"'));
  return text.slice(0, at) + text.slice(at).replace('"description": "', '"description": "Edited. ');
}

export const options = ['COUNT'];

export async function main(args: readonly string[]): Promise<number> {
  const counts = args.length > 0 ? args.map(Number) : [250, Infinity];
  const rows: (string | number)[][] = [
    [
      'operations',
      'cold build',
      'after one edit',
      'peak memory',
      'output',
      'pages',
      'largest HTML, gzip',
      'median HTML, gzip',
      'issues/create, gzip (unpacked)',
    ],
  ];
  for (const count of counts) {
    const text = githubSpecification(count);
    const folder = await siteCopy(`api-${count}`, { 'openapi/github.json': text });
    const cold = await buildCopy(folder);
    await writeFile(path.join(folder, 'openapi/github.json'), withEditedOperation(text));
    const edited = await buildCopy(folder);
    const size = await outputSize(path.join(folder, 'public'));
    const pages = size.pages.filter((page) => page.path.startsWith('/docs/api/github/'));
    const create = pages.find((page) => page.path.endsWith('/issues-create/'));
    rows.push([
      count === Infinity ? 1223 : count,
      `${cold.seconds.toFixed(0)} s`,
      `${edited.seconds.toFixed(0)} s`,
      `${Math.round(Math.max(cold.peakMegabytes, edited.peakMegabytes))} MB`,
      `${(size.bytes / 2 ** 20).toFixed(0)} MB`,
      pages.length,
      pages[0] ? `${(pages[0].gzip / 1024).toFixed(1)} KB (${pages[0].path})` : '',
      `${(median(pages.map(({ gzip }) => gzip)) / 1024).toFixed(1)} KB`,
      create ? `${(create.gzip / 1024).toFixed(1)} KB (${(create.bytes / 1024).toFixed(0)} KB)` : '',
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  await writeFile(
    'bench/results/api.md',
    [
      '# What operations cost',
      '',
      `Measured by \`npm run bench:api\` on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores. GitHub's REST API, from the package @octokit/openapi, stands beside the site's own two.`,
      '',
      table(rows),
      '',
    ].join('\n'),
  );
  return 0;
}
