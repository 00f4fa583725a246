/**
 * Twenty pages and headings of a copy of the site are moved, renamed and deleted; then every address of its ledger still
 * leads where its text is now, behind nginx and on a host that knows nothing but files.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildCopy, siteCopy } from '../../bench/site-copy';
import { recordAddresses } from '../../scripts/content/addresses';
import { contentType } from '../../scripts/hosting/headers';
import { writeRelease } from '../../scripts/hosting/dist';
import { listenLocally } from '../ports';
import { hasNginx } from '../programs';
import { listFiles } from '../../src/list-files';
import { lintContent } from '../../scripts/content/lint-content';
import { move } from '../../scripts/content/move';
import { ledgerFile, readLedger } from '../../src/data/pages/ledger';
import { servedFile } from '../../src/served-file';
import { moved } from '../routes';
import { get } from './request';
import { startNginx } from './servers';

const work = resolve('.build/addresses');
const names = ['arrivals', 'briefing', 'charts', 'departures', 'events', 'fuel', 'ground', 'hangar'] as const;
const guide = (name: string) => `content/docs/guides/${name}.mdx`;

/** A page of three headings, with links to its neighbour. */
const text = (name: string, next: string) =>
  `---\ntitle: About ${name}\ndescription: What members do about ${name}.\n---\n\n## Before\n\nSee [what follows](./${next}.mdx#after) and [the same](/docs/guides/${next}/#during).\n\n## During\n\nText of ${name}.\n\n## After\n\nMore of ${name}.\n`;

/** Former addresses with where they lead now: what the test decides by hand. All others stay. */
const expected = new Map<string, string>([
  [moved.from, moved.to],
  ['/docs/api/fcp-api/changes/', '/docs/api/fcp-api/flight-crew-portal-api/'],
  ['/docs/api/internal-api/changes/', '/docs/api/internal-api/discord-bot-api/'],
]);
let folder = '';
let published: string[] = [];

const edit = (file: string, change: (text: string) => string) => {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Nothing changes in ${file}.`);
  writeFileSync(join(folder, file), after);
};

const routeOf = (file: string) => `/${file.replace(/^content\/(pages\/)?/, '').replace(/\.mdx$/, '')}/`;

/** Expect all addresses of a page elsewhere. */
function expectMoved(from: string, to: string): void {
  for (const address of published.filter((one) => one === from || one.startsWith(`${from}#`)))
    expected.set(address, to + address.slice(from.length));
  for (const [address, target] of expected)
    if (target === from || target.startsWith(`${from}#`)) expected.set(address, to + target.slice(from.length));
}

async function movePage(from: string, to: string): Promise<void> {
  const result = await move(folder, from, to);
  if ('problem' in result) throw new Error(result.problem);
  expectMoved(routeOf(from), routeOf(to));
}

/** The errors of the linter, which name the line to write. */
const errors = async () =>
  (await lintContent(folder, false)).diagnostics.filter(({ severity }) => severity === 'error');

async function changeTwenty(): Promise<void> {
  // Eight pages move or are renamed, one of them twice.
  await movePage(guide('arrivals'), 'content/docs/flying/arrivals.mdx');
  await movePage(guide('briefing'), guide('pilot-briefing'));
  await movePage(guide('charts'), 'content/docs/charts.mdx');
  await movePage('content/docs/charts.mdx', 'content/docs/flying/charts.mdx');
  await movePage('content/docs/welcome.mdx', 'content/docs/start.mdx');
  await movePage('content/docs/sops/tech-team.mdx', 'content/docs/teams/tech.mdx');
  await movePage('content/pages/markdown-page.mdx', 'content/pages/writing.mdx');
  await movePage('content/releases/fcp/1.0.mdx', 'content/releases/portal/1.0.mdx');

  // Four are deleted: two are finished by the command, two by hand.
  for (const [gone, heir] of [
    ['departures', 'events'],
    ['hangar', 'ground'],
  ] as const) {
    rmSync(join(folder, guide(gone)));
    await expect(move(folder, guide(gone), guide(heir))).resolves.toHaveProperty('report');
    expectMoved(`/docs/guides/${gone}/`, `/docs/guides/${heir}/`);
  }
  rmSync(join(folder, guide('fuel')));
  edit(guide('events'), (one) => one.replaceAll('fuel', 'ground'));
  const [lost] = await errors();
  expect(lost).toMatchObject({
    file: 'content/moved.yaml',
    fix: 'Write `- { from: /docs/guides/fuel/, to: /docs/ }` into `content/moved.yaml`, or name another page.',
  });
  edit(guide('events'), (one) =>
    one.replace(/moved_from: .*/, 'moved_from: [/docs/guides/departures/, /docs/guides/fuel/]'),
  );
  expectMoved('/docs/guides/fuel/', '/docs/guides/events/');
  rmSync(join(folder, 'content/docs/dev-help/discord-bot.mdx'));
  edit('content/docs/dev-help/github.mdx', (one) =>
    one.replace('## Set a reviewer', '## Set a reviewer {/* moved_from: /docs/dev-help/discord-bot/ */}'),
  );
  for (const address of published.filter((one) => one.startsWith('/docs/dev-help/discord-bot/')))
    expected.set(address, '/docs/dev-help/github/#set-a-reviewer');

  // One goes to another page with its text, which keeps its link; the old page stays.
  const section = '\n## After\n\nMore of ground.\n';
  edit(guide('ground'), (one) => one.replace(section, ''));
  const notes = '{/* #ground-after */} {/* moved_from: /docs/guides/ground/#after */}';
  edit(guide('events'), (one) =>
    (one + section.replace('After', `After ${notes}`)).replace('./ground.mdx#after', '#ground-after'),
  );
  for (const [address, target] of published.map((one) => [one, expected.get(one) ?? one] as const))
    if (target === '/docs/guides/ground/#after') expected.set(address, '/docs/guides/events/#ground-after');

  // Four headings get another id, in place or with other words.
  for (const [file, words, from, now, to] of [
    [guide('events'), '## Before', 'before', '## Before {/* #get-ready */}', 'get-ready'],
    ['content/docs/dev-help/github.mdx', '## Get access', 'get-access', '## Get access {/* #access */}', 'access'],
    ['content/docs/services/apis.mdx', '## Use a token', 'use-a-token', '## Send a token', 'send-a-token'],
    ['content/docs/start.mdx', '## Find your page', 'find-your-page', '## Find your page {/* #pages */}', 'pages'],
  ] as const) {
    edit(file, (one) => one.replace(words, `${now} {/* moved_from: #${from} */}`));
    for (const [address, target] of [...published.map((one) => [one, expected.get(one) ?? one] as const)])
      if (target === `${routeOf(file)}#${from}`) expected.set(address, `${routeOf(file)}#${to}`);
  }

  // Four are changed or deleted by hand: the first as a fix writes it, the others with the linter's lines.
  edit('content/releases/fcp/1.1.mdx', (one) => one.replace('## For staff', '## For all who work here'));
  await lintContent(folder, true);
  expected.set('/releases/fcp/1.1/#for-staff', '/releases/fcp/1.1/#for-all-who-work-here');
  for (const [file, words, heir] of [
    [guide('ground'), '## During', 'before'],
    ['content/docs/dev-help/github.mdx', '## What happens next', 'set-a-reviewer'],
    ['content/docs/teams/tech.mdx', '### Sentry', 'grafana'],
  ] as const) {
    const id = words.replace(/^#+ /, '').toLowerCase().replaceAll(' ', '-');
    edit(file, (one) => one.replace(`${words}\n`, ''));
    const route = routeOf(file);
    for (const address of published) {
      const target = expected.get(address) ?? address;
      if (target === `${route}#${id}`) expected.set(address, `${route}#${heir}`);
    }
  }
  for (let round = 0; round < 10; round += 1) {
    const [first] = (await errors()).filter(({ message }) => message.startsWith('The heading '));
    if (!first) break;
    const [, address = ''] = /`(\S+)`/.exec(first.message) ?? [];
    const heir = (expected.get(address) ?? '').split('#')[1] ?? '';
    const project = await lintContent(folder, false);
    const document = [...project.docs, ...project.posts, ...project.pages].find(({ file }) => file === first.file);
    const line = document?.compiled.headings.find(({ id }) => id === heir)?.line ?? 0;
    const note = `#${address.split('#')[1] ?? ''}`;
    edit(first.file, (one) =>
      one
        .split('\n')
        .map((each, index) =>
          index + 1 !== line
            ? each
            : each.includes('moved_from: ')
              ? each.replace(' */}', `, ${note} */}`)
              : `${each} {/* moved_from: ${note} */}`,
        )
        .join('\n'),
    );
  }
}

/** A host that serves files by their paths, and nothing more. */
function plainHost(site: string): Server {
  const files = new Set(listFiles(site));
  return createServer(({ url = '/' }, response) => {
    const file = servedFile(decodeURIComponent(new URL(url, 'http://host').pathname), files);
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': contentType(file ?? '404.html') });
    response.end(readFileSync(join(site, file ?? '404.html')));
  });
}

/** Follow an address as a browser does: a redirect without a fragment keeps the one that is there (RFC 9110, 10.2.2). */
async function follow(origin: string, address: string): Promise<{ to: string; body: string; statuses: number[] }> {
  const statuses: number[] = [];
  let [path = '', fragment] = address.split('#');
  for (let hops = 0; hops < 5; hops += 1) {
    const { status, headers, body } = await get(origin, encodeURI(path));
    statuses.push(status);
    const html = body.toString();
    const [, refresh] = /<noscript[^>]*><meta http-equiv="refresh" content="0; url=([^"]+)"\/?>/.exec(html) ?? [];
    // What has left its page is a line there, which a script follows.
    const line = new RegExp(`<p id="${fragment ?? ''}" data-moved-part="[^>]*>[^<]*<a href="([^"]+)"`).exec(html)?.[1];
    if (line !== undefined) statuses.pop();
    const next = headers.location ?? refresh ?? line;
    if (next === undefined) return { to: fragment === undefined ? path : `${path}#${fragment}`, body: html, statuses };
    const [nextPath = '', own] = next.split('#');
    [path, fragment] = [decodeURI(nextPath), own ?? fragment];
  }
  throw new Error(`${address} leads in a circle.`);
}

/** The heading that an id belongs to. */
const headingOf = (html: string, id: string) =>
  [...html.matchAll(/<h[2-6] id="([^"]+)">((?:<span id="[^"]+"><\/span>)*)/g)].find(
    ([, own, former = '']) => own === id || former.includes(`id="${id}"`),
  )?.[1];

test.describe.configure({ mode: 'serial' });
test.skip(
  process.env.SITE_PREFIX !== undefined && process.env.SITE_PREFIX !== '',
  'The copy is built without a prefix.',
);

/** What systems and editors leave in folders. */
const leftBehind = [
  'static/.DS_Store',
  'static/files/desktop.ini',
  'openapi/parts/Thumbs.db',
  'content/docs/~$plan.docx',
];

const hosts: Record<string, string> = {};
const stops: (() => unknown)[] = [];
test.beforeAll(async () => {
  test.setTimeout(600_000);
  const guides = names.map((name, index) => [guide(name), text(name, names[(index + 1) % names.length] ?? '')]);
  folder = await siteCopy('addresses', {
    ...(Object.fromEntries(guides) as Record<string, string>),
    ...Object.fromEntries(leftBehind.map((file) => [file, 'left behind'])),
  });
  await recordAddresses(folder);
  published = readLedger(readFileSync(join(folder, ledgerFile), 'utf8'));
  await changeTwenty();
  writeFileSync(join(folder, guide('late')), text('late', 'events'));
  expect(await errors()).toEqual([]);
  await buildCopy(folder);
  rmSync(work, { recursive: true, force: true });
  const dist = join(work, 'dist');
  await writeRelease(join(folder, 'public'), dist, { quality: 4 });
  const plain = plainHost(join(dist, 'site'));
  hosts.plain = await listenLocally(plain);
  stops.push(() => plain.close());
  if (!hasNginx()) return;
  const nginx = await startNginx(dist, join(work, 'nginx'));
  hosts.nginx = nginx.origin;
  stops.push(nginx.stop);
});
test.afterAll(async () => {
  for (const stop of stops) await stop();
});

for (const host of ['nginx', 'plain'])
  test(`every address that was published leads to its text: ${host}`, async () => {
    test.skip(host === 'nginx' && hosts.nginx === undefined, 'Not tested: nginx is not on this machine.');
    expect(published.length).toBeGreaterThan(150);
    expect(new Set([...expected].filter(([from, to]) => from !== to).map(([from]) => from)).size).toBeGreaterThan(60);
    for (const address of published) {
      const target = expected.get(address) ?? address;
      const { to, body, statuses } = await follow(hosts[host] ?? '', address);
      const [path, id = ''] = target.split('#');
      expect.soft([to.split('#')[0], statuses.at(-1)], address).toEqual([path, 200]);
      if (host !== 'plain')
        expect
          .soft(
            statuses.slice(0, -1).filter((status) => status !== 301),
            address,
          )
          .toEqual([]);
      const [, reached = ''] = to.split('#');
      if (id !== '') expect.soft(headingOf(body, reached), address).toBe(id);
    }
  });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    test('a browser arrives from a plain host, with the query and at the heading', async ({ page }) => {
      for (const [from, to] of [
        ['/docs/guides/arrivals/?a=1#during', '/docs/flying/arrivals/?a=1#during'],
        ['/docs/guides/charts/#after', '/docs/flying/charts/#after'],
        ['/docs/dev-help/discord-bot/?b=%2F#where-to-ask', '/docs/dev-help/github/?b=%2F#set-a-reviewer'],
        ['/docs/guides/fuel/', '/docs/guides/events/'],
        ['/docs/guides/events/#before', '/docs/guides/events/#before'],
      ] as const) {
        await page.goto(`${hosts.plain ?? ''}${from}`);
        // A refresh has only the address: a script carries query and fragment.
        const kept =
          javaScriptEnabled || from === to ? to : to.replace(/\?.*?(?=#|$)/, '').replace(/#(during|after)$/, '');
        await page.waitForURL(`${hosts.plain ?? ''}${kept}`);
        await expect(page.locator('h1')).not.toHaveText(/moved|not found/i);
        const id = new URL(page.url()).hash.slice(1);
        if (id !== '') await expect(page.locator(`[id="${id}"]`)).toBeAttached();
      }
    });

    test('a heading that has left its page leads on, by a line for who came for it', async ({ page }) => {
      const line = page.locator('[data-moved-part]');
      await page.goto(`${hosts.plain ?? ''}/docs/guides/ground/`);
      await expect(line).toBeHidden();
      await page.goto('about:blank');
      await page.goto(`${hosts.plain ?? ''}/docs/guides/ground/?c=1#after`);
      if (!javaScriptEnabled) {
        await expect(line).toBeInViewport();
        await line.getByRole('link', { name: 'About events' }).click();
      }
      await page.waitForURL(`${hosts.plain ?? ''}/docs/guides/events/${javaScriptEnabled ? '?c=1' : ''}#ground-after`);
      await expect(page.locator('#ground-after')).toBeInViewport();
    });
  });

test('what systems leave in folders is not published', () => {
  expect(
    readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /DS_Store|desktop\.ini|Thumbs|~\$/.test(file),
    ),
  ).toEqual([]);
});

test('the same folder builds again after a page is renamed, for a path prefix too, with every link below it', async () => {
  test.setTimeout(300_000);
  renameSync(join(folder, guide('late')), join(folder, guide('later')));
  // The build checks all links.
  await buildCopy(folder, '/club');
  const routes = ['late', 'later'].map((name) => existsSync(join(folder, 'public/docs/guides', name, 'index.html')));
  expect(routes).toEqual([false, true]);
  const home = readFileSync(join(folder, 'public/index.html'), 'utf8');
  const own = [...home.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((address) => !address.startsWith('/club/'))).toEqual([]);
});
