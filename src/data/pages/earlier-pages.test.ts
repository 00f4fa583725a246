import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readContent } from '../../content/project';
import { threeVersions, withdrawnOfThree } from '../../openapi/versions/fixtures/three-versions';
import { finishedBodies } from '../../publish/feeds/fixtures/site';
import { llms } from '../../publish/llms';
import { changesMarkdown } from '../../publish/markdown/fixtures/api-markdown';
import { markdownPages } from '../../publish/markdown/markdown-pages';
import { buildSearchIndex } from '../../publish/search/search-records';
import { sitemap } from '../../publish/sitemap';
import { renderEarlierNotice } from '../../reference/render';
import { apiBody } from '../body';
import { readSources } from '../../content/read/read-files';
import { readApis, withEarlier } from '../source/apis';
import { checkSiteAddresses } from './addresses';
import { publishedPaths } from './moved-pages';
import { builtPages, withPages } from './all-pages';
import { apiPages } from './api-pages';
import { pagesOfApis } from './site-source';
import { ledgerFile, writeLedger, withWithdrawn } from './ledger';
import { isPublished } from './output';

const deployment = { url: 'https://docs.example.org', pathPrefix: '' };
const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

/** Read a site of these specifications, and of documents with this ledger. */
async function read(files: Readonly<Record<string, string>> = threeVersions, ledger: readonly string[] = []) {
  const root = mkdtempSync(path.join(tmpdir(), 'versions-'));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { diagnostics, ...apis } = await readApis(readSources(root));
  const apiPages = pagesOfApis({ ...apis, diagnostics });
  const content = new Map([[ledgerFile, writeLedger(ledger)]]);
  const project = readContent(content);
  const updated = new Map<string, string>();
  const source = withPages({
    ...apis,
    apiPages,
    updated,
    content: withWithdrawn(project, { ...apis, apiPages }, content),
  });
  const site = { ...source, pictures: [], diagnostics: [], failed: new Set<string>() };
  return { source, site, project, files: content, diagnostics };
}

const pageAt = ({ source }: Awaited<ReturnType<typeof read>>, address: string) => {
  const page = [...source.apiPages.values()].flat().find((one) => one.path === `/docs/api/things/${address}`);
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
};

it('has every page of each kept version at an address of its own', async () => {
  const { source, diagnostics } = await read();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect([...source.apiPages.keys()]).toEqual(['things', 'things/2.0.0', 'things/1.0.0']);
  expect(source.apiPages.get('things/1.0.0')?.map((page) => page.path.replace('/docs/api/things/1.0.0/', ''))).toEqual([
    '',
    'things-api/',
    'list-things/',
    'get-thing/',
    'delete-thing/',
    'models/box/',
    'models/thing/',
  ]);
  const apis = withEarlier(source);
  for (const page of source.apiPages.get('things/1.0.0')?.filter(({ bodyDigest }) => bodyDigest) ?? []) {
    const api = apis.get(page.slug);
    const html = api && apiBody(api, page)?.html;
    expect(html, page.path).toMatch(/<div/);
    for (const [, link] of html?.matchAll(/href="(\/docs[^"#]*)/g) ?? [])
      expect(link, page.path).toMatch(/^\/docs\/api\/things\/1\.0\.0\//);
  }
});

it('leads each page to the same one of the current version, also where its path or its name changed', async () => {
  const site = await read();
  expect(pageAt(site, '1.0.0/get-thing/').earlier).toEqual({
    version: '1.0.0',
    date: { iso: '2026-01-15', text: '15 January 2026' },
    subject: 'operation',
    current: { label: '3.0.0', path: '/docs/api/things/read-thing/' },
    gone: null,
    others: [
      { label: '3.0.0, the current version', path: '/docs/api/things/read-thing/' },
      { label: '2.0.0', path: '/docs/api/things/2.0.0/get-thing/' },
    ],
    changes: '/docs/api/things/changes/',
  });
  for (const address of ['', 'things-api/', 'models/thing/'])
    expect(pageAt(site, `2.0.0/${address}`).earlier?.current?.path).toBe(`/docs/api/things/${address}`);
  expect(pageAt(site, 'read-thing/')).not.toHaveProperty('earlier');
});

it('says of what is gone since when, and leads to what changed', async () => {
  const { earlier } = pageAt(await read(), '1.0.0/delete-thing/');
  expect(earlier).toMatchObject({
    current: null,
    gone: { label: '2.0.0', path: '/docs/api/things/changes/#2.0.0' },
    others: [
      { label: '3.0.0, the current version: all operations', path: '/docs/api/things/' },
      { label: '2.0.0: all operations', path: '/docs/api/things/2.0.0/' },
    ],
  });
  const notice = earlier ? renderEarlierNotice(earlier) : '';
  expect(notice).toContain(
    'This operation is gone since version 2.0.0: <a href="/docs/api/things/changes/#2.0.0">see what changed</a>.',
  );
});

it('keeps earlier versions out of search, the sitemap and llms.txt, and gives them Markdown that says what they are', async () => {
  const { site } = await read();
  const pages = builtPages(site);
  const published = pages.filter(isPublished);
  expect(pages.length - published.length).toBeGreaterThan(10);
  const markdown = markdownPages(pages, finishedBodies(site), deployment.url);
  const [guide, full] = llms(published, markdown, site, deployment);
  const outputs = [
    sitemap(pages, site, deployment).content,
    guide?.content,
    String(full?.content).replace(/\[(?:Pages of this version|1\.0\.0)\]\([^)]*\)/g, ''),
    JSON.stringify(buildSearchIndex([], site.apis.values(), site.histories)),
    JSON.stringify(site.pages.find(({ type }) => type === 'Search')),
    JSON.stringify([...(site.apiPages.get('things') ?? [])].filter(({ type }) => type !== 'ApiChanges')),
  ];
  for (const output of outputs) {
    expect(output).toContain('/docs/api/things/');
    expect(output).not.toContain('/docs/api/things/1.0.0');
  }
  const text = (address: string) =>
    markdown.find((file) => file.path === `/docs/api/things/${address}index.md`)?.content;
  expect(text('1.0.0/get-thing/')).toContain(
    'The current one is 3.0.0: [see this operation there](https://docs.example.org/docs/api/things/read-thing/).',
  );
  expect(text('1.0.0/get-thing/')).toMatch(/^# .*\n\nThis is version \*\*1\.0\.0\*\*[^]*`GET .*\/things\/\{id\}`/);
});

it('offers earlier versions on the page of changes and the overview, and nowhere else', async () => {
  const { source } = await read();
  const [api, history] = [source.apis.get('things'), source.histories.get('things')];
  if (!api || !history) throw new Error('There is no history.');
  const found = (source.apiPages.get('things') ?? [])
    .filter(({ bodyDigest }) => bodyDigest)
    .filter((page) => apiBody(api, page, history)?.html.includes('href="/docs/api/things/1.0.0/"'));
  expect(found.map(({ type }) => type)).toEqual(['ApiOverview', 'ApiChanges']);
  expect(changesMarkdown(api, history)).toContain('[Pages of this version](/docs/api/things/1.0.0/)');
});

it('has no earlier version where the kept one is the current one, or where none is kept', async () => {
  const { 'openapi/things.yaml': current = '' } = threeVersions;
  const kept = { 'openapi/things.yaml': current, 'openapi/history/things/3.0.0.yaml': current };
  expect([...(await read(kept)).source.apiPages.keys()]).toEqual(['things']);
  expect([...(await read({ 'openapi/things.yaml': current })).source.apiPages.keys()]).toEqual(['things']);
});

it('warns of a version that has the address of a page, and of one that can be no address', async () => {
  const { 'openapi/history/things/1.0.0.yaml': text = '', ...others } = threeVersions;
  const named = (version: string) => ({
    ...others,
    [`openapi/history/things/${version}.yaml`]: text.replace('version: 1.0.0', `version: '${version}'`),
  });
  const taken = await read(named('models'));
  expect(taken.diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toContain(
    'warning: `openapi/things.yaml` has a page at the address of version models, and wins: the pages of this version are not shown.',
  );
  expect([...taken.source.apiPages.keys()]).toEqual(['things', 'things/2.0.0']);
  const odd = await read(named('1 beta'));
  expect(odd.diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toContain(
    'error: The version "1 beta" cannot be part of an address.',
  );
});

it('leads published addresses that are no pages any more to what replaced them, or to the list of changes', async () => {
  const ledger = withdrawnOfThree.map(([from]) => from);
  const { source, project, files } = await read(threeVersions, ledger);
  expect(checkSiteAddresses({ source, project, files, ofApis: [] })).toEqual([]);
  expect([...publishedPaths(source).successors].sort()).toEqual([...withdrawnOfThree].sort());
  expect(publishedPaths(source).published).toContain('/docs/api/things/1.0.0/delete-thing/');
  const { 'openapi/things.yaml': current = '' } = threeVersions;
  const changes = '/docs/api/things/changes/';
  const without = await read({ 'openapi/things.yaml': current }, [...ledger, changes]);
  expect(checkSiteAddresses({ ...without, ofApis: [] })).toHaveLength(ledger.length);
  expect([...publishedPaths(without.source).successors]).toEqual([[changes, '/docs/api/things/things-api/']]);
});

it('renders pages again whose history says something else', async () => {
  const { source } = await read();
  const [api, history] = [source.apis.get('things'), source.histories.get('things')];
  if (!api || !history) throw new Error('There is no history.');
  const other = history.map((version) => ({
    ...version,
    changes: version.changes.map((change) => ({ ...change, advice: 'Do it otherwise.' })),
  }));
  const [before, after] = [history, other].map((one) => apiPages(api, one).find(({ type }) => type === 'ApiChanges'));
  expect(after?.bodyDigest).not.toBe(before?.bodyDigest);
});
