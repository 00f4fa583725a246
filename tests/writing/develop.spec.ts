/** The development server, as a writer meets it: on a copy of the site, in a window that is never reloaded by hand. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { gatsby, siteCopy } from '../../bench/site-copy';
import { lintContent } from '../../scripts/content/lint-content';
import { freePort } from '../ports';
import { allMistakes } from '../../src/content/fixtures/mistakes';
import { formatReport } from '../../src/report/report';

/** The most time for an edit to appear on a machine that also runs other tests; at rest it takes a second or two. */
const soon = { timeout: 60_000 };

let folder = '';
let origin = '';
let server: ChildProcess;
let output = '';

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const read = (file: string) => readFile(path.join(folder, file), 'utf8');

/** Open a page and wait until the server has nothing left to do for it, as when somebody begins to write. */
async function openSite(page: Page, address: string): Promise<void> {
  const registration = new Promise<void>((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes(`"registerPath","${address.slice(0, -1)}`)) resolve();
      }),
    );
  });
  await page.goto(`${origin}${address}`);
  await expect(page.locator('h1')).toBeVisible(soon);
  await registration;
  let printed = -1;
  const rests = () => {
    const before = printed;
    printed = output.length;
    return before === printed;
  };
  await expect.poll(rests, { intervals: [2000], message: 'the server rests', ...soon }).toBe(true);
}

test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(output.slice(-6000));
});

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  // A hook has the project's limit, not that of its tests.
  test.setTimeout(600_000);
  folder = await siteCopy('develop', {});
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [gatsby, 'develop', '--port', String(port)], {
    cwd: folder,
    // In CI, Gatsby's server leaves out much that it has for people.
    env: { ...process.env, CI: 'false' },
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect
    .poll(
      () => {
        if (server.exitCode !== null) throw new Error(`The development server ended:\n${output}`);
        return output.includes('You can now view');
      },
      { timeout: 540_000, message: 'the development server says that the site can be seen' },
    )
    .toBe(true);
});

test('the server starts without an error', () => {
  expect(output).toContain('createPages');
  expect(output).not.toMatch(/\berror\b/i);
});

/** Return the data of a query of `docs/data.md`. */
async function ask<Data>(name: string): Promise<Data> {
  const blocks = (await readFile('docs/data.md', 'utf8')).split(/^```\w*$/m);
  const query = blocks.find((block) => block.includes(`query ${name} {`));
  const response = await fetch(`${origin}/___graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  expect(errors, name).toBeUndefined();
  return data;
}

interface Operations {
  allApiOperation: { nodes: { method: string; urlPath: string }[] };
}

/** List method and path of all operations of the site's specifications that pass a test. */
async function specified(isMeant: (operation: SpecifiedOperation) => boolean): Promise<string[]> {
  const names = await readdir('openapi');
  const documents = await Promise.all(
    names.map(async (name) => parse(await readFile(`openapi/${name}`, 'utf8')) as Specification),
  );
  return documents.flatMap(({ paths, security = [] }) =>
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => /^(get|put|post|delete|patch)$/.test(method))
        .filter(([, operation]) => isMeant({ security, ...operation }))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    ),
  );
}

interface Specification {
  security?: object[];
  paths: Record<string, Record<string, Partial<SpecifiedOperation>>>;
}

interface SpecifiedOperation {
  security: object[];
  responses?: object;
}

test('GraphQL tells which operations need a token, what is deprecated, and what a model is used by', async () => {
  const named = ({ allApiOperation }: Operations) =>
    allApiOperation.nodes.map(({ method, urlPath }) => `${method} ${urlPath}`).sort();

  const needToken = await specified(
    ({ security }) => security.length > 0 && security.every((schemes) => Object.keys(schemes).length > 0),
  );
  expect(needToken.length).toBeGreaterThan(3);
  expect(named(await ask('NeedToken'))).toEqual(needToken.sort());
  const responding404 = await specified(({ responses = {} }) => '404' in responses);
  expect(responding404.length).toBeGreaterThan(3);
  expect(named(await ask('RespondWith404'))).toEqual(responding404.sort());
  expect(named(await ask('UseModel'))).toEqual(['GET /users/find/{discord_id}', 'GET /users/get', 'POST /users/new']);
  const none = { nodes: [] };
  expect(await ask('Deprecated')).toEqual({ operations: none, parameters: none, models: none });
});

interface Files {
  allMdx: { nodes: { childDoc: object | null; childPost: object | null; childMarkdownPage: object | null }[] };
}

/** Count the documents whose `Mdx` nodes know their pages, and the texts of snippets, which have none. */
async function countChildren(): Promise<{ pages: number; others: number }> {
  const { nodes } = (await ask<Files>('Files')).allMdx;
  const pages = nodes.filter(
    ({ childDoc, childPost, childMarkdownPage }) => childDoc ?? childPost ?? childMarkdownPage,
  );
  return { pages: pages.length, others: nodes.length - pages.length };
}

test('every document is the child of its file', async () => {
  const documents = await Promise.all(
    ['docs', 'releases', 'pages', 'snippets'].map((name) => readdir(`content/${name}`, { recursive: true })),
  );
  const [others, ...pages] = documents.map((names) => names.filter((name) => /\.mdx?$/.test(name)).length).reverse();
  expect(await countChildren()).toEqual({ pages: pages.reduce((a, b) => a + b), others });
});

test('the value of a design token is seen as soon as it is saved', async ({ page }) => {
  const file = 'src/styles/tokens.ts';
  const whole = await read(file);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await openSite(page, '/docs/welcome/');
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await write(file, whole.replace("'color-bg': ['#ffffff'", "'color-bg': ['#fffffe'"));
  await expect.poll(ground, soon).toBe('rgb(255, 255, 254)');
  await write(file, whole);
  await expect.poll(ground, soon).toBe('rgb(255, 255, 255)');
});

test('a broken document is named on the screen, and the message goes when it is mended', async ({ page }) => {
  const file = 'content/docs/welcome.mdx';
  const whole = await read(file);
  await openSite(page, '/docs/welcome/');
  await expect(page.locator('[data-problems]')).toHaveCount(0);

  await write(file, `${whole}\n<Crads>\n`);
  const problems = page.locator('[data-problems]');
  await expect(problems).toContainText(`${file}:${whole.split('\n').length + 1}:1`, soon);
  await expect(problems).toContainText('Cards');
  await expect(page.locator('h1')).toBeVisible();

  // A file to download mends a link, too.
  await write(file, `${whole}\n[List](/list.pdf)\n`);
  await expect(problems).toContainText('There is no file `static/list.pdf`', soon);
  await write('static/list.pdf', 'KPDX\n');
  await expect(problems).toHaveCount(0, soon);

  await write(file, `${whole}\nThe sentence that mends it.\n`);
  await expect(page.getByText('The sentence that mends it.')).toBeVisible(soon);
  await expect(problems).toHaveCount(0, soon);
});

test('an error is reported over the last good text of the page that is open', async ({ page }) => {
  const problems = page.locator('[data-problems]');
  const welcome = 'content/docs/welcome.mdx';
  const specification = 'openapi/fcp-api.yaml';
  for (const [address, file, from, to] of [
    ['/docs/welcome/', welcome, 'description:', 'descripton:'],
    ['/docs/welcome/', 'content/docs/dev-help/_category.yaml', 'label', 'lable'],
    ['/docs/api/fcp-api/get-fbos/', specification, 'summary: Get FBOs', 'summary: ]Get FBOs'],
  ] as const) {
    const whole = await read(file);
    await openSite(page, address);
    const text = await page.locator('main').textContent();
    await write(file, whole.replace(from, to));
    await expect(problems).toContainText(`${file}:`, soon);
    await expect(problems).toContainText('1 error,');
    await expect(problems).toContainText(`before the mistake in ${file}.`);
    expect(await page.locator('main').textContent()).toBe(text);
    await write(file, whole);
    await expect(problems).toHaveCount(0, soon);
  }
});

test('an address without a page has the errors that keep the page away, and a deleted page says so', async ({
  page,
}) => {
  const file = 'content/docs/late.mdx';
  const whole = '---\ntitle: Late\ndescription: It comes late.\n---\n\nHere it is.\n';
  await page.goto(`${origin}/docs/late/`);
  await write(file, whole.replace('description', 'descripton'));
  await expect(page.locator('[data-problems]')).toContainText(file, soon);
  await expect(page.locator('h1')).toHaveText('No page here');
  await write(file, whole);
  await expect(page.getByText('Here it is.')).toBeVisible(soon);
  await openSite(page, '/docs/late/');
  await rm(path.join(folder, file));
  await expect(page.getByText('This page was deleted')).toBeVisible(soon);
  await expect(page.getByText('Here it is.')).toBeVisible();
});

test('an edited specification is on the screen', async ({ page }) => {
  const file = 'openapi/fcp-api.yaml';
  const specification = await read(file);
  // Half-typed: every page stays as it was, one that nobody has opened yet, too.
  await openSite(page, '/docs/welcome/');
  await write(file, `${specification}\n  - [`);
  await expect(page.locator('[data-problems]')).toContainText('openapi/fcp-api.yaml:', soon);
  await page.goto(`${origin}/docs/api/fcp-api/delete-user/`);
  await expect(page.locator('.operation')).toContainText('discord_id', soon);
  await write(file, specification);

  await openSite(page, '/docs/api/fcp-api/get-fbos/');
  await write(file, specification.replace('summary: Get FBOs', 'summary: Get every FBO'));
  await expect(page.locator('h1')).toHaveText('Get every FBO', soon);
  await page.goto(`${origin}/docs/api/fcp-api/`);
  await expect(page.locator('.operations').first()).toContainText('Get every FBO', soon);

  const overlay = 'openapi/fcp-api.overlay.yaml';
  const action = `overlay: 1.1.0\ninfo: {title: Words, version: '1'}\nactions:\n  - target: $.paths['/fbos'].get\n`;
  await openSite(page, '/docs/api/fcp-api/get-fbos/');
  for (const summary of ['Get some FBOs', 'Get all FBOs']) {
    await write(overlay, `${action}    update: {summary: ${summary}}\n`);
    await expect(page.locator('h1')).toHaveText(summary, soon);
  }
  await write(overlay, `${action}    update: {sumary: Get FBOs}\n`);
  await expect(page.locator('[data-problems]')).toContainText('openapi/fcp-api.overlay.yaml:5', soon);
  await rm(path.join(folder, overlay));
  await expect(page.locator('h1')).toHaveText('Get every FBO', soon);
  await write(file, specification);
  await expect(page.locator('[data-problems]')).toHaveCount(0, soon);
});

test('a new document joins the sidebar, and leaves it with its page when it is deleted', async ({ page }) => {
  const file = 'content/docs/new-page.mdx';
  const before = await countChildren();
  await openSite(page, '/docs/welcome/');
  await write(file, '---\ntitle: A new page\ndescription: It was not there a moment ago.\n---\n\nHere it is.\n');
  const entry = page.getByRole('link', { name: 'A new page' });
  await expect(entry.first()).toBeVisible(soon);
  expect(await countChildren()).toEqual({ ...before, pages: before.pages + 1 });
  await appendFile(path.join(folder, file), '\nAnd more.\n');
  // Its entry may be in the sidebar a moment before its page is made.
  await expect(async () => {
    await page.goto(`${origin}/docs/new-page/`);
    await expect(page.getByText('And more.')).toBeVisible();
  }).toPass(soon);

  await openSite(page, '/docs/welcome/');
  await rm(path.join(folder, file));
  await expect(entry).toHaveCount(0, soon);
  await expect(async () => {
    await page.goto(`${origin}/docs/new-page/`);
    await expect(page.locator('h1')).toHaveText('No page here');
  }).toPass(soon);
});

test('an edit of code that only a restart takes in says so', async () => {
  const file = 'src/site.ts';
  const printed = output.length;
  await write(file, `${await read(file)}\n`);
  await expect.poll(() => output.slice(printed), soon).toContain(`${file} is part of the build`);
});

test('a build reports every mistake as the linter does', async () => {
  test.setTimeout(300_000);
  for (const [file, content] of allMistakes().files) {
    if (!file.startsWith('content/')) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
  const build = spawn(process.execPath, [gatsby, 'build'], { cwd: folder, env: { ...process.env, CI: 'true' } });
  let built = '';
  for (const stream of [build.stdout, build.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (built += text));
  expect(await once(build, 'close')).toEqual([1, null]);
  const report = formatReport((await lintContent(folder, false)).diagnostics);
  expect(report).toMatch(/\d{3} errors, \d+ warnings$/);
  expect(built.replace(/^ +/gm, '')).toContain(report.replace(/^ +/gm, ''));
});

test.afterAll(() => {
  server.kill('SIGKILL');
});
