/**
 * `npm run bench:load [-- SECONDS [SECONDS]]`: put nginx, serving `dist/`, under load from wrk, and compare with the bare limit:
 * the same nginx serving a file of one line. SECONDS are the lengths of the short tests and of the long one. Writes
 * bench/results/load.md. Needs `npm run release` before, and Debian's nginx, its Brotli module and wrk.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { startNginx } from '../tests/hosting/servers';

interface Run {
  requestsPerSecond: number;
  /** Latencies in milliseconds by percentile. */
  p50: number;
  p99: number;
  p999: number;
  requests: number;
  /** Number of responses other than 2xx or 3xx, and of failed or timed-out connections. */
  failed: number;
}

const script = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\\n", summary.duration, summary.requests, latency:percentile(50),
    latency:percentile(99), latency:percentile(99.9), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

const work = resolve('.build/load');

function load(url: string, connections: number, seconds: number): Run {
  const lua = join(work, 'report.lua');
  writeFileSync(lua, script);
  const options = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    lua,
    '-H',
    'Accept-Encoding: br',
  ];
  const output = execFileSync('wrk', [...options, url], { encoding: 'utf8' });
  const [duration = 0, requests = 0, p50 = 0, p99 = 0, p999 = 0, failed = 0] =
    /RESULT (.*)/.exec(output)?.[1]?.split(' ').map(Number) ?? [];
  const inMilliseconds = (microseconds: number) => microseconds / 1000;
  return {
    requestsPerSecond: requests / (duration / 1e6),
    p50: inMilliseconds(p50),
    p99: inMilliseconds(p99),
    p999: inMilliseconds(p999),
    requests,
    failed,
  };
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits });

function row(what: string, connections: number, run: Run, limit: Run): string {
  const cells = [number(run.requestsPerSecond), number(run.requestsPerSecond / limit.requestsPerSecond, 2)]
    .concat([run.p50, run.p99, run.p999].map((latency) => number(latency, 1)))
    .concat([number(run.requests), number(run.failed)]);
  return `| ${what} | ${number(connections)} | ${cells.join(' | ')} |`;
}

export const options = ['SECONDS'];

export async function main(args: readonly string[]): Promise<number> {
  const seconds = Number(args[0] ?? 10);
  const longSeconds = Number(args[1] ?? 60);
  mkdirSync(work, { recursive: true });
  const bare = join(work, 'bare');
  mkdirSync(join(bare, 'site'), { recursive: true });
  writeFileSync(join(bare, 'site/line.txt'), 'One line.\n');
  writeFileSync(join(bare, 'nginx.conf'), '');
  const [site, limit] = [
    await startNginx(resolve('dist'), join(work, 'nginx')),
    await startNginx(bare, join(work, 'bare-nginx')),
  ];
  const rows: string[] = [];
  const busy = Math.round(loadavg()[0] ?? 0);
  let failed = 0;
  const measure = (what: string, path: string, connections: number, time: number, bareRun: Run) => {
    const run = load(site.origin + path, connections, time);
    failed += run.failed;
    rows.push(row(what, connections, run, bareRun));
    console.log(rows.at(-1));
  };
  try {
    for (const connections of [10, 100, 1000]) {
      const bareRun = load(`${limit.origin}/line.txt`, connections, seconds);
      rows.push(row('one line, bare', connections, bareRun, bareRun));
      measure('a document', '/docs/welcome/', connections, seconds, bareRun);
      measure('an operation', '/docs/api/fcp-api/get-users/', connections, seconds, bareRun);
      measure("a page's data", '/page-data/docs/welcome/page-data.json', connections, seconds, bareRun);
      if (connections === 100) measure('a document, long', '/docs/welcome/', connections, longSeconds, bareRun);
    }
  } finally {
    await Promise.all([site.stop(), limit.stop()]);
  }
  const text = `# Load

\`npm run release && npm run bench:load\`: nginx serving \`dist/\` with the configuration of \`deploy/nginx\`, and wrk on the
same machine, ${cpus().length} cores for both, ${seconds} s a line (the long run ${longSeconds} s). The ratio is to the bare limit: the same nginx
serving a file of one line without our headers, at as many connections. Latencies in milliseconds.
The machine's load average before the run was ${busy}: above 1, other work shared the cores, and the figures are lower bounds.

| what | connections | requests/s | ratio | p50 | p99 | p99.9 | requests | failed |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync('bench/results/load.md', text);
  return failed === 0 ? 0 : 1;
}
