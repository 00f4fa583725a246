/**
 * `npx tsx bench/editing.ts [--runs=5] [--peers]`: measure the editor's loop: seconds from a save until it is on the screen of a
 * window that stays open, in a development server on a copy of the site. With --peers, a document's edit in Docusaurus and
 * Starlight is measured, too. Writes `bench/results/editing.md`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/tests/chromium';
import { runCommand } from '../scripts/lib/command';
import { freePort } from '../tests/ports';
import {
  fillPeer,
  installedVersion,
  installPackages,
  peerEnvironment,
  peerFolder,
  peers,
  siteContent,
  type Peer,
} from './peer';
import { gatsby, median, siteCopy, table } from './site-copy';

interface Edit {
  name: string;
  target: number;
  path: string;
  file: string;
  /** A text of the file, and its replacement, which then appears on the page. */
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

/** The maximum seconds that anything may take. */
const patience = 60_000;

/** Wait for a text. A locator would look at 0.77 and then at 1.27 seconds; this looks in each frame. */
async function shows(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.textContent.includes(wanted), text, {
    timeout: patience,
  });
}

interface Server {
  /** The program and its arguments, without the port. */
  command: readonly [node: string, ...words: string[]];
  folder: string;
  env?: Record<string, string>;
  /** What it prints once it serves. */
  ready: string;
}

/** Start a development server and a browser, run with an empty page and the server's address, and stop both. */
async function developed(
  { command: [node, ...words], folder, env, ready }: Server,
  run: (page: Page, origin: string, output: () => string) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultNavigationTimeout(patience);
  const port = await freePort();
  const server = spawn(node, [...words, '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, CI: 'false', ...env },
    detached: true,
  });
  const ended = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    while (!output.includes(ready)) {
      if (server.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
      await wait(200);
    }
    await run(page, `http://localhost:${port}`, () => output);
  } finally {
    server.kill('SIGTERM');
    await Promise.race([ended, wait(10_000)]);
    const isRunning = server.exitCode === null && server.signalCode === null;
    if (server.pid !== undefined && isRunning) process.kill(-server.pid, 'SIGKILL');
    await browser.close();
  }
}

/** Wait until the server prints nothing for two seconds: it has nothing left to do. */
async function rest(output: () => string): Promise<void> {
  for (let before = -1; before !== output().length; await wait(2000)) before = output().length;
}

interface Loop {
  /** Seconds of each run, by edit. */
  times: Map<string, number[]>;
  /** How often Gatsby's own page for a wrong address was seen. */
  notFound: number;
  /** How often the window had to be reloaded by hand. */
  reloads: number;
}

/** Measure the loop in a copy of the site, whose files are as before in the end. */
async function measure(folder: string, runs: number): Promise<Loop> {
  const file = (name: string) => path.join(folder, name);
  const loop: Loop = { times: new Map(), notFound: 0, reloads: 0 };
  const add = (name: string, started: number) => {
    const seconds = (performance.now() - started) / 1000;
    console.log(`${name}: ${seconds.toFixed(2)} s`);
    loop.times.set(name, [...(loop.times.get(name) ?? []), seconds]);
  };
  const server: Server = { command: [process.execPath, gatsby, 'develop'], folder, ready: 'You can now view' };
  await developed(server, async (page, origin, output) => {
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
        add(edit.name, started);
        await rest(output);
      }
      await writeFile(file(edit.file), whole);
      await rest(output);
    }

    // The writer goes to the new address at once.
    const document = 'content/docs/dev-help/github.mdx';
    let now = document;
    await open('/docs/dev-help/github/');
    for (let run = 1; run <= runs; run += 1) {
      const next = `content/docs/dev-help/github-${run}.mdx`;
      const started = performance.now();
      await rename(file(now), file(next));
      now = next;
      await page.goto(`${origin}/docs/dev-help/github-${run}/`);
      const words = await page.locator('h1').first().innerText();
      if (/404|development/i.test(words)) loop.notFound += 1;
      const shown = page.getByRole('heading', { name: 'Working on GitHub' });
      while (!(await shown.isVisible()))
        await shown.waitFor({ timeout: 5000 }).catch(async () => {
          loop.reloads += 1;
          await page.reload();
        });
      add('a renamed document', started);
      await rest(output);
    }
    await rename(file(now), file(document));
  });
  return loop;
}

/** Measure the edit of a document in a peer, in seconds. */
async function measurePeer(peer: Peer, runs: number): Promise<number[]> {
  installPackages(peer.folder);
  const content = await siteContent('public');
  await fillPeer(peer, content);
  const folder = peerFolder(peer.folder);
  const file = path.join(folder, peer.docs, 'welcome.md');
  const whole = await readFile(file, 'utf8');
  const times: number[] = [];
  const server: Server = {
    command: [process.execPath, ...peer.develop],
    folder,
    env: peerEnvironment(Object.keys(content.specifications)),
    ready: 'localhost:',
  };
  await developed(server, async (page, origin, output) => {
    // Docusaurus names its address before it listens there.
    const listens = () => fetch(origin).then(Boolean, () => false);
    for (let tries = 0; tries < 300 && !(await listens()); tries += 1) await wait(200);
    await page.goto(`${origin}/docs/welcome/`);
    await page.locator('h1').first().waitFor();
    await rest(output);
    for (let run = 1; run <= runs; run += 1) {
      const started = performance.now();
      await writeFile(file, `${whole}\nA sentence of run ${run}.\n`);
      await shows(page, `A sentence of run ${run}.`);
      times.push((performance.now() - started) / 1000);
      console.log(`${peer.name} a document: ${times.at(-1)?.toFixed(2)} s`);
      await rest(output);
    }
  });
  await writeFile(file, whole);
  return times;
}

const config = {
  options: { runs: { type: 'string', default: '5' }, peers: { type: 'boolean', default: false } },
} as const;

runCommand('bench/editing.ts', config, async ({ values }) => {
  const runs = Number(values.runs);
  const now = await measure(await siteCopy('editing', {}), runs);
  const others: string[][] = [];
  for (const peer of values.peers ? peers : []) {
    const times = await measurePeer(peer, runs);
    const version = await installedVersion(peer.folder, peer.package);
    others.push([
      `a document in ${peer.name} ${version}`,
      '',
      `${median(times).toFixed(2)} s`,
      `${Math.max(...times).toFixed(2)} s`,
    ]);
  }

  const targets = new Map(edits.map(({ name, target }) => [name, `${target} s`]));
  const text = `# The editor's loop

Seconds from a save until it is on the screen, in a development server: median of ${runs}, and the longest.

${table([
  ['edit', 'target', 'median', 'longest'],
  ...[...now.times].map(([name, all]) => [
    name,
    targets.get(name) ?? '',
    `${median(all).toFixed(2)} s`,
    `${Math.max(...all).toFixed(2)} s`,
  ]),
  ...others,
])}

Gatsby's own page for a wrong address was seen ${now.notFound} times after ${runs} renames; the window had to be loaded anew by
hand ${now.reloads} times.
`;
  await writeFile('bench/results/editing.md', text);
  console.log(text);
  return 0;
});
