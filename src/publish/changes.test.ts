import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepVersion } from '../../scripts/content/api-version';
import { apiBody } from '../data/body';
import { apiPages, apiSidebar } from '../data/pages/api-pages';
import { readSources } from '../content/read/read-files';
import { readApis } from '../data/source/apis';
import { earlierSlug } from '../openapi/versions/earlier';
import { renderOverview } from '../reference/render';
import { changesMarkdown } from './markdown/fixtures/api-markdown';
import { buildSearchIndex } from './search/search-records';

const address = '/docs/api/fcp-api/changes/';
let root: string;

/** Changes the version and an id of the site's own specification. */
const earlier = `overlay: 1.1.0
info: {title: As it was, version: '1'}
actions:
  - {target: $.info, update: {version: 0.9.0}}
  - {target: "$.paths..[?@.operationId == 'getUserCallsign']", update: {operationId: callsign}}
`;

/** The site's own specification, kept as an overlay changes it. */
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
  mkdirSync(path.join(root, 'openapi'));
  copyFileSync('openapi/fcp-api.yaml', path.join(root, 'openapi/fcp-api.yaml'));
  const overlay = path.join(root, 'openapi/fcp-api.overlay.yaml');
  writeFileSync(overlay, earlier);
  const kept = await keepVersion(root, 'fcp-api', '2026-01-31');
  rmSync(overlay);
  if ('problem' in kept) throw new Error(kept.problem);
  for (const [file, text] of kept.files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  expect([...kept.files.keys()]).toEqual([
    'openapi/history/fcp-api/0.9.0.yaml',
    'openapi/history/fcp-api/versions.yaml',
  ]);
});
afterAll(() => rmSync(root, { recursive: true }));

const read = () => readApis(readSources(root), new Map([['openapi/fcp-api.yaml', '2026-11-23T10:00:00Z']]));

it('keeps no version twice, and says what the next one has to be', async () => {
  const again = await keepVersion(root, 'fcp-api', '2026-11-23');
  expect('problem' in again ? [] : again.report).toEqual([
    'Since 0.9.0: 1 breaking.',
    'Next: 1.0.1 for words, 1.1.0 for what is new, 2.0.0 for what breaks.',
  ]);
  expect(await keepVersion(root, 'fcp-api', 'today')).toHaveProperty('problem');
  expect(await keepVersion(root, 'fcp-api', '2026-02-30')).toHaveProperty(
    'problem',
    expect.stringContaining('not a date'),
  );
  expect(await keepVersion(root, 'none', '2026-11-23')).toHaveProperty('problem');
});

it('tells the same on the page, in Markdown and to search', async () => {
  const { apis, histories, diagnostics } = await read();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [api] = apis.values();
  const history = histories.get('fcp-api');
  if (!api || !history) throw new Error('There is no history.');
  const body = apiBody(api, { type: 'ApiChanges', path: address }, history);
  expect(body?.headings.map(({ id }) => id)).toEqual(['1.0.0', '1.0.0.breaking', '0.9.0']);
  expect(body?.html).toContain('<li id="1.0.0.get-user-callsign-operation-id">');
  expect(body?.html).toContain(
    '<a href="/docs/api/fcp-api/get-user-callsign/"><code>GET /users/find/{discord_id}/callsign</code></a>',
  );
  const sentence = 'is called `getUserCallsign` in generated code; it was `callsign`.';
  expect(changesMarkdown(api, history)).toContain(sentence);
  const found = buildSearchIndex([], [api], histories).pages.find((page) => page.path === address);
  expect(found?.sections?.[0]).toMatchObject({
    id: '1.0.0',
    text: expect.stringContaining(sentence.replaceAll('`', '')) as string,
  });
  expect(apiSidebar(api, history).map(({ label }) => label)).toContain('Changes');
  expect(apiPages(api, history).find(({ type }) => type === 'ApiChanges')?.path).toBe(address);
  expect(renderOverview(api, history).html).toContain(`<a href="${address}">changes</a>`);
  expect(renderOverview({ ...api, slug: earlierSlug(api.slug, '0.9.0') }).html).not.toContain('>changes</a>');
});

it('has no page, link or record for an API with one version, whether it is kept already or not', async () => {
  const current = readFileSync('openapi/fcp-api.yaml', 'utf8');
  const one = mkdtempSync(path.join(tmpdir(), 'one-version-'));
  try {
    for (const file of ['openapi/fcp-api.yaml', 'openapi/history/fcp-api/1.0.0.yaml']) {
      mkdirSync(path.dirname(path.join(one, file)), { recursive: true });
      writeFileSync(path.join(one, file), current);
      const { apis, histories } = await readApis(readSources(one));
      const api = apis.get('fcp-api');
      if (!api) throw new Error('There is no API.');
      expect(histories.size).toBe(0);
      const outputs = [
        apiSidebar(api, histories.get('fcp-api')),
        apiPages(api, histories.get('fcp-api')),
        buildSearchIndex([], [api], histories),
        renderOverview(api, histories.get('fcp-api')),
      ];
      for (const output of outputs) expect(JSON.stringify(output)).not.toContain(address);
      expect(renderOverview(api).html).toContain('Version 1.0.0 (v1).');
    }
  } finally {
    rmSync(one, { recursive: true });
  }
});
