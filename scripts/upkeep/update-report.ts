/** Report a weekly update and its checks, as Markdown for the pull request that proposes it. Pure. */

/** The part of package-lock.json that counts here. */
export interface Versions {
  packages: Record<string, { version?: string }>;
}

export interface VersionChange {
  name: string;
  /** Undefined if added or removed. */
  from?: string;
  to?: string;
}

/** List the packages that differ between two lock files, sorted by their place in `node_modules`. */
export function versionChanges(before: Versions, after: Versions): VersionChange[] {
  const paths = [...new Set([...Object.keys(before.packages), ...Object.keys(after.packages)])].sort();
  return paths.flatMap((path) => {
    const [from, to] = [before.packages[path]?.version, after.packages[path]?.version];
    return path === '' || from === to ? [] : [{ name: path.replace(/^node_modules\//, ''), from, to }];
  });
}

/** The maximum number of other packages to list, to keep the request readable. */
const most = 50;

/**
 * Report, in Markdown, what changed and the tests' results.
 * @param asked names of the updated packages; the others came with them
 * @param log the output of `npm test`; its summary names each stage that failed, and its last line counts
 */
export function updateReport(changes: readonly VersionChange[], asked: readonly string[], log: string): string {
  const row = ({ name, from, to }: VersionChange) => `| \`${name}\` | ${from ?? 'new'} | ${to ?? 'gone'} |`;
  const table = (rows: readonly VersionChange[]) => [
    '| package | from | to |',
    '| --- | --- | --- |',
    ...rows.map(row),
  ];
  const chosen = changes.filter(({ name }) => asked.includes(name));
  const others = changes.filter(({ name }) => !asked.includes(name));
  const more = others.length > most ? ['', `… and ${others.length - most} more.`] : [];
  const summary = log.split('\n=== summary\n')[1]?.trim();
  const failed = (summary ?? '').split('\n').filter((line) => line.startsWith('FAILED'));
  const verdict = !summary
    ? 'The tests did not come to an end: see the log of the run.'
    : failed.length > 0
      ? 'This update breaks something:'
      : 'All tests pass.';
  return [
    ...[verdict, '', ...failed.map((line) => `- ${line}`), ...(failed.length > 0 ? [''] : [])],
    ...[...table(chosen), ''],
    ...(others.length > 0 ? ['What came with them:', '', ...table(others.slice(0, most)), ...more, ''] : []),
    ...(summary ? ['```', summary, '```', ''] : []),
  ].join('\n');
}
