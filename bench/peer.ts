/** Build this site's content and specifications with two other generators, for comparison. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measureProcess, type BuildCost } from './site-copy';
import type { SearchControls } from './visit';

export interface Peer {
  name: string;
  /** The folder below `bench/peers`, whose package file pins versions. */
  folder: string;
  /** The package that gives the peer its version. */
  package: string;
  /** Commands that build it, in order, in its folder. */
  commands: readonly (readonly string[])[];
  /** The command of its development server, without the port. */
  develop: readonly string[];
  /** Folders of documents and specifications, of the built site and of its caches; relative to its folder. */
  docs: string;
  releases: string;
  pages: string;
  specifications: string;
  output: string;
  caches: readonly string[];
  /** The front matter of its home page. */
  home: string;
  /** The address of the measured release. */
  release: string;
  /** Return the address of an operation, from the base of its API and its operationId. */
  operation: (base: string, operationId: string) => string;
  /** Return the address of an API's first page, from its base. */
  index: (base: string, title: string) => string;
  /** Absent for one that has no search of its own. */
  search?: SearchControls;
}

/** The only picture of the content. */
const picture = 'content/pages/flight-path.png';

/** Convert to kebab case as lodash does, which reads `getFBOs` as get, FB and Os. */
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

export const peers: readonly Peer[] = [
  {
    name: 'Docusaurus',
    folder: 'docusaurus',
    package: '@docusaurus/core',
    commands: [
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'gen-api-docs', 'all', '-p', 'api'],
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    ],
    develop: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
    docs: 'site/docs',
    releases: 'site/releases',
    pages: 'site/pages',
    specifications: 'site/openapi',
    output: 'build',
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
    home: '',
    release: '/releases/fcp/1.1/',
    operation: (base, operationId) => `${base}${kebab(operationId)}/`,
    index: (base, title) => `${base}${title.toLowerCase().replace(/\W+/g, '-')}/`,
  },
  {
    name: 'Starlight',
    folder: 'starlight',
    package: '@astrojs/starlight',
    commands: [['node_modules/astro/bin/astro.mjs', 'build']],
    develop: ['node_modules/astro/bin/astro.mjs', 'dev'],
    docs: 'src/content/docs/docs',
    releases: 'src/content/docs/releases',
    pages: 'src/content/docs',
    specifications: 'openapi',
    output: 'dist',
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    home: 'template: splash',
    release: '/releases/fcp/11/',
    operation: (base, operationId) => `${base}operations/${operationId.toLowerCase()}/`,
    index: (base) => base,
    search: { open: 'button[data-open-modal]', field: 'dialog[open] input', result: '.pagefind-ui__result' },
  },
];

/** Return a folder below `bench/peers`. */
export const peerFolder = (folder: string) => path.resolve('bench/peers', folder);

/** Install the packages of a folder below `bench/peers`, unless present. @throws if that fails */
export function installPackages(folder: string): void {
  if (existsSync(path.join(peerFolder(folder), 'node_modules'))) return;
  console.log(`Installing the packages of bench/peers/${folder} ...`);
  const { status } = spawnSync('npm install --no-package-lock --no-audit --no-fund --loglevel=error', {
    cwd: peerFolder(folder),
    // npm is a script on Windows.
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`The packages of bench/peers/${folder} could not be installed.`);
}

/** Return the installed version. */
export async function installedVersion(folder: string, name: string): Promise<string> {
  const file = path.join(peerFolder(folder), 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}

export interface PeerContent {
  /** Markdown with front matter, by path: `docs/…`, `releases/…` or `index.md`. */
  documents: Record<string, string>;
  /** Texts of specifications by slug. */
  specifications: Record<string, string>;
}

/**
 * Collect the content for the peers: the Markdown that the built site offers of each document and release, so that all have
 * the same words, and the two specifications. The peers' own components and checks are not used: that favours them.
 */
export async function siteContent(built: string): Promise<PeerContent> {
  const documents: Record<string, string> = {};
  for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
    const place = path.relative(built, entry.parentPath).split(path.sep).join('/');
    if (entry.name !== 'index.md' || !/^(docs\/(?!api\/).+|releases\/[^/]+\/[\d.]+|markdown-page|)$/.test(place))
      continue;
    const text = await readFile(path.join(entry.parentPath, entry.name), 'utf8');
    const title = /^# (.*)/.exec(text)?.[1] ?? place;
    // Only the Markdown has a document's description above its text.
    const isDocument = /^(docs|markdown-page)/.test(place);
    const body = text
      .replace(isDocument ? /^# .*\n+[^]*?\n\n/ : /^# .*\n+/, '')
      .replaceAll(`](${picture})`, `](./${path.basename(picture)})`);
    documents[`${place || 'index'}.md`] = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;
  }
  const files = (await readdir('openapi')).filter((file) => /(?<!\.overlay)\.yaml$/.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file.replace('.yaml', ''), await readFile(`openapi/${file}`, 'utf8')] as const),
  );
  return { documents, specifications: Object.fromEntries(texts) };
}

/** Replace a peer's former content. */
export async function fillPeer(peer: Peer, { documents, specifications }: PeerContent): Promise<void> {
  const folder = peerFolder(peer.folder);
  const places = [peer.docs, peer.releases, peer.pages, peer.specifications];
  for (const place of places) await rm(path.join(folder, place), { recursive: true, force: true });
  for (const place of places) await mkdir(path.join(folder, place), { recursive: true });
  for (const [name, text] of Object.entries(documents)) {
    const [section, ...rest] = name.split('/');
    const file =
      section === 'docs' || section === 'releases'
        ? path.join(peer[section], rest.join('/'))
        : path.join(peer.pages, name);
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), frontMatter(peer, name, text));
  }
  for (const [slug, text] of Object.entries(specifications))
    await writeFile(path.join(folder, peer.specifications, `${slug}.yaml`), text);
  await copyFile(picture, path.join(folder, peer.pages, path.basename(picture)));
}

/** Write front matter: Docusaurus needs a release's date and address in it, Starlight the look of the home page. */
function frontMatter(peer: Peer, name: string, text: string): string {
  const release = /^releases\/(.*)\.md$/.exec(name)?.[1];
  const more =
    name === 'index.md'
      ? peer.home
      : release && peer.folder === 'docusaurus'
        ? `slug: /${release}\ndate: 2025-01-01`
        : '';
  return more ? text.replace('---\n', `---\n${more}\n`) : text;
}

/** Return the variables that a peer reads. @param apis slugs of the specifications that it shows */
export const peerEnvironment = (apis: readonly string[]) => ({
  APIS: apis.join(','),
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_OPTIONS: '--max-old-space-size=16000',
});

/** Build a peer and measure it. @param options.cold true to build without leftovers of earlier builds */
export async function buildPeer(
  peer: Peer,
  { cold, apis, limitSeconds }: { cold: boolean; apis: readonly string[]; limitSeconds?: number },
): Promise<BuildCost> {
  const cwd = peerFolder(peer.folder);
  if (cold) for (const cache of peer.caches) await rm(path.join(cwd, cache), { recursive: true, force: true });
  const env = peerEnvironment(apis);
  const cost: BuildCost = { seconds: 0, peakMegabytes: 0 };
  for (const command of peer.commands) {
    const { seconds, peakMegabytes, isStopped } = await measureProcess(command, { cwd, env, limitSeconds });
    cost.seconds += seconds;
    cost.peakMegabytes = Math.max(cost.peakMegabytes, peakMegabytes);
    if (isStopped) return { ...cost, isStopped };
  }
  return cost;
}
