import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSources } from '../../content/read/read-files';
import { readApis } from '../source/apis';
import { readSite } from './site-source';

let root = '';
beforeEach(() => vi.stubEnv('PROJECT_ROOT', process.cwd()));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

/** Copy the site's own sources to a new folder, with more files. */
async function sources(files: Record<string, string>): Promise<string> {
  root = mkdtempSync(path.join(tmpdir(), 'routes-'));
  for (const folder of ['content', 'openapi', 'schemas'])
    await cp(folder, path.join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const page = '---\ntitle: Page\ndescription: A page.\n---\n\nText.\n';
const api = 'openapi: 3.1.1\ninfo: {title: Weather, version: 1.0.0}\npaths: {}\n';

it('a document gives way to the site’s own pages and to those of APIs, and says so', async () => {
  const files = [
    'content/docs/api/fcp-api/get-fbos.mdx',
    'content/docs/index.mdx',
    'content/pages/index.mdx',
    'content/pages/search.mdx',
    'content/pages/releases/archive.mdx',
    'content/pages/releases/page/1x.mdx',
  ];
  const root = await sources(Object.fromEntries(files.map((file) => [file, page.replace('Page', file)])));
  const site = await readSite(root);
  expect(
    site.diagnostics.filter(({ file }) => files.includes(file)).map(({ file, message }) => `${file}: ${message}`),
  ).toEqual([
    'content/docs/api/fcp-api/get-fbos.mdx: `openapi/fcp-api.yaml` has the same address, `/docs/api/fcp-api/get-fbos/`, and wins: this file is not shown.',
    "content/docs/index.mdx: The site's own page has the same address, `/docs/`, and wins: this file is not shown.",
    "content/pages/index.mdx: The site's own page has the same address, `/`, and wins: this file is not shown.",
    "content/pages/releases/archive.mdx: The site's own page has the same address, `/releases/archive/`, and wins: this file is not shown.",
    "content/pages/search.mdx: The site's own page has the same address, `/search/`, and wins: this file is not shown.",
  ]);
  expect(site.content.pages.map(({ route }) => route)).not.toContain('/search/');
  expect(site.content.pages.map(({ route }) => route)).toContain('/releases/page/1x/');
}, 60_000);

it('two specifications have no address in common, with each other or with the site', async () => {
  const names = ['weather.json', 'weather.yaml', 'main.yaml', 'My API.yaml'];
  const folder = await sources(Object.fromEntries(names.map((name) => [`openapi/${name}`, api])));
  const { apis, diagnostics } = await readApis(readSources(folder));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "openapi/My API.yaml: A specification's name becomes its address: it has lower-case letters, digits, hyphens and dots.",
    'openapi/main.yaml: The site has a sidebar of its own called `main`.',
    'openapi/weather.yaml: `openapi/weather.json` has the same address.',
  ]);
  expect([...apis.keys()].sort()).toEqual(['fcp-api', 'internal-api', 'weather']);
});

it.each([
  ['that cannot be read', 'summary: Get FBOs', 'summary: {Get FBOs'],
  ['with an error', "$ref: '#/components/schemas/FBO'", "$ref: '#/components/schemas/Fbo'"],
])('a specification %s is one error, and the addresses below it have none', async (_, right, wrong) => {
  const specification = 'openapi/fcp-api.yaml';
  const text = readFileSync(specification, 'utf8');
  expect(text).toContain(right);
  const root = await sources({ [specification]: text.replace(right, wrong) });
  const { diagnostics } = await readSite(root);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect([...new Set(errors.map(({ file }) => file))]).toEqual([specification]);
});
