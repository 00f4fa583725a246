/**
 * `npm run bench:editing [-- --runs=5]`: measure the editor's loop: seconds from a save until it is on the screen of a
 * window that stays open, in a development server on a copy of the site. Writes `bench/results/editing.md`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, requireChromium } from '../scripts/tests/chromium';
import { freePort } from '../scripts/lib/port';
import { median, siteCopy, table } from './site-copy';

interface Edit {
  name: string;
  target: number;
  path: string;
  file: string;
  /** Text of the file with what takes its place, and is then on the page. */
  from: string;
  to: (run: number) => string;
  /** The part of the new text that is on the page. */
  shown: (run: number) => string;
}

const edits: readonly Edit[] = [
  {
    name: 'a document',
    target: 1,
    path: '/docs/welcome/',
    file: 'content/docs/welcome.mdx',
    from: '## Contribute',
    to: (run) => `A sentence of run ${run}.\n\n## Contribute`,
    shown: (run) => `A sentence of run ${run}.`,
  },
  {
    name: 'data of commands',
    target: 2,
    path: '/docs/discord/server-commands/',
    file: 'content/data/server-commands.yaml',
    from: 'description: ',
    to: (run) => `description: Words of run ${run}. `,
    shown: (run) => `Words of run ${run}.`,
  },
  {
    name: 'a specification',
    target: 2,
    path: '/docs/api/fcp-api/get-fbos/',
    file: 'openapi/fcp-api.yaml',
    from: 'summary: Get FBOs',
    to: (run) => `summary: Get FBOs of run ${run}`,
    shown: (run) => `Get FBOs of run ${run}`,
  },
  {
    name: 'the home page',
    target: 2,
    path: '/',
    file: 'content/home.yaml',
    from: 'text: ',
    to: (run) => `text: Words of run ${run}. `,
    shown: (run) => `Words of run ${run}.`,
  },
];

/** The most seconds that anything may take. */
const patience = 60_000;

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Wait for a text. A locator would look at 0.77 and then at 1.27 seconds; this looks in each frame. */
async function shows(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.textContent.includes(wanted), text, {
    timeout: patience,
  });
}

/** Start a development server in a folder, run with its address, and stop it. */
async function developed(folder: string, run: (origin: string, output: () => string) => Promise<void>): Promise<void> {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/run.mjs', 'develop', folder], {
    env: { ...process.env, PORT: String(port), CI: 'false' },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    while (!output.includes('You can now view')) {
      if (server.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
      await wait(200);
    }
    await run(`http://localhost:${port}`, () => output);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

/** Wait until the server prints nothing for two seconds: it has nothing left to do. */
async function rest(output: () => string): Promise<void> {
  for (let before = -1; before !== output().length; await wait(2000)) before = output().length;
}

export async function main(args: readonly string[]): Promise<number> {
  const runs = Number(args.find((argument) => argument.startsWith('--runs='))?.slice('--runs='.length) ?? 5);
  const folder = await siteCopy('editing', {});
  const file = (name: string) => path.join(folder, name);
  const times = new Map<string, number[]>();
  const add = (name: string, seconds: number) => {
    console.log(`${name}: ${seconds.toFixed(2)} s`);
    times.set(name, [...(times.get(name) ?? []), seconds]);
  };
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultNavigationTimeout(patience);
  let notFound = 0;
  let refused = 0;
  await developed(folder, async (origin, output) => {
    const open = async (address: string) => {
      await page.goto(origin + address);
      await page.locator('h1').waitFor();
      await rest(output);
    };
    for (const edit of edits) {
      const whole = await readFile(file(edit.file), 'utf8');
      if (!whole.includes(edit.from)) throw new Error(`${edit.file} has no \`${edit.from}\`.`);
      await open(edit.path);
      for (let run = 1; run <= runs; run += 1) {
        const started = performance.now();
        await writeFile(file(edit.file), whole.replace(edit.from, edit.to(run)));
        await shows(page, edit.shown(run));
        add(edit.name, secondsSince(started));
        await rest(output);
      }
      await writeFile(file(edit.file), whole);
      await rest(output);
    }

    // The writer goes to the new address at once.
    let now = 'content/docs/dev-help/github.mdx';
    await open('/docs/dev-help/github/');
    for (let run = 1; run <= runs; run += 1) {
      const next = `content/docs/dev-help/github-${run}.mdx`;
      const started = performance.now();
      await rename(file(now), file(next));
      now = next;
      await page.goto(`${origin}/docs/dev-help/github-${run}/`);
      const heading = page.locator('h1').first();
      const words = await heading.innerText();
      if (/404|development/i.test(words)) notFound += 1;
      await page.getByRole('heading', { name: 'Working on GitHub' }).waitFor({ timeout: patience });
      add('a renamed document', secondsSince(started));
      await rest(output);
    }

    const code = await readFile(file('src/site.ts'), 'utf8');
    await open('/docs/welcome/');
    for (let run = 1; run <= runs; run += 1) {
      const started = performance.now();
      const done = new AbortController();
      const asking = (async () => {
        while (!done.signal.aborted) {
          await fetch(`${origin}/docs/welcome/`).then(
            (response) => response.text(),
            (error: unknown) => {
              // A connection that was open when the server stopped ends: browsers ask again by themselves.
              if ((error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED') refused += 1;
            },
          );
          await wait(200);
        }
      })();
      await writeFile(file('src/site.ts'), code.replace("title: 'Community'", `title: 'Community of run ${run}'`));
      // The open window finds out by itself that another server answers.
      await shows(page, `Community of run ${run}`);
      done.abort();
      add('src/site.ts', secondsSince(started));
      await asking;
      await rest(output);
    }
  });
  await browser.close();

  const targets = new Map(edits.map(({ name, target }) => [name, `${target} s`]));
  const text = `# The editor's loop

Seconds from a save until it is on the screen, in a development server: median of ${runs}, and the longest.

${table([
  ['edit', 'target', 'median', 'longest'],
  ...[...times].map(([name, all]) => [
    name,
    targets.get(name) ?? '',
    `${median(all).toFixed(2)} s`,
    `${Math.max(...all).toFixed(2)} s`,
  ]),
])}

Gatsby's own page for a wrong address was seen ${notFound} times after ${runs} renames; ${refused} requests were refused while
\`src/site.ts\` was saved ${runs} times.
`;
  await writeFile('bench/results/editing.md', text);
  console.log(text);
  return 0;
}
