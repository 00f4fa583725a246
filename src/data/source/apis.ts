import path from 'node:path';
import type { Diagnostic } from '../../report/diagnostic';
import type { OperationLink } from '../../content/text/context';
import type { Api, Operation } from '../../openapi/model/model';
import { readApi } from '../../openapi/read/read-api';
import type { ApiHistory, VersionSource } from '../../openapi/changes/history';
import { paths } from '../../paths';
import { isOverlay } from '../../openapi/source/overlay';
import { suggest } from '../../openapi/source/suggest';
import { overlaysOf, partOf, readHistory, specificationsIn } from './histories';
import { newest } from './last-updated';

export interface Apis {
  /** APIs by slug, sorted. */
  apis: Map<string, Api>;
  /** The changes of each version, by slug; nothing for an API with one version. */
  histories: Map<string, ApiHistory>;
  /** Versions that have pages, by slug (`fcp-api/1.0.0`), newest first. */
  earlier: Map<string, VersionSource>;
  diagnostics: Diagnostic[];
}

/** List APIs by slug, earlier versions first: their addresses begin with the address of the current version. */
export function withEarlier({ apis, earlier }: Pick<Apis, 'apis' | 'earlier'>): Map<string, Api> {
  return new Map([...[...earlier].map(([slug, { api }]) => [slug, api] as const), ...apis]);
}

/**
 * Read every specification of `openapi/`: the name of a file directly in it is the slug of its API. Subfolders hold parts and
 * earlier versions.
 * @param files texts by path from the project's root
 * @param updated ISO dates of last changes
 */
export async function readApis(
  files: ReadonlyMap<string, string>,
  updated: ReadonlyMap<string, string> = new Map(),
): Promise<Apis> {
  const apis: Apis = { apis: new Map(), histories: new Map(), earlier: new Map(), diagnostics: [] };
  for (const name of specificationsIn('openapi', files)) {
    const file = { path: name, text: files.get(name) ?? '', slug: path.posix.parse(name).name };
    const options = { readFile: partOf(files), overlays: overlaysOf(name, files) };
    const { api, diagnostics, source } = await readApi(file, options);
    const misnamed = checkSlug(file, apis.apis.get(file.slug));
    apis.diagnostics.push(...misnamed, ...diagnostics);
    if (!api || !source || misnamed.length > 0) continue;
    apis.apis.set(api.slug, api);
    const past = await readHistory(files, { api, source }, newest(updated, filesOf(api)));
    apis.diagnostics.push(...past.diagnostics);
    if (past.history) apis.histories.set(api.slug, past.history);
    for (const version of past.earlier) apis.earlier.set(version.api.slug, version);
  }
  const kept = [...files.keys()].filter((file) => file.startsWith('openapi/history/') && isOverlay(file));
  for (const file of [...overlaysOf(null, files), ...kept]) {
    const name = path.basename(file).replace(/\.overlay\.\w+$/, '');
    const message = `This overlay changes nothing: openapi/ has no specification ${name}.`;
    const fix = 'An overlay is next to its specification: fcp-api.overlay.yaml changes fcp-api.yaml.';
    apis.diagnostics.push({ severity: 'error', file, message, fix: suggest(name, [...apis.apis.keys()]) ?? fix });
  }
  return apis;
}

/** List the files that hold an API. */
export const filesOf = ({ source }: Pick<Api, 'source'>): string[] => [source.file, ...source.parts];

/** Find the operation or webhook of a page. */
export function operationAt({ slug, operations, webhooks }: Api, address: string): Operation | undefined {
  return [...operations, ...webhooks].find(({ name }) => paths.operation(slug, name) === address);
}

/** Map ids to operations that documents may link to. */
export function operationLinks(apis: Apis['apis']): Map<string, OperationLink> {
  return new Map(
    [...apis.values()].flatMap(({ slug, operations }) =>
      operations.flatMap(({ operationId, method, path: urlPath, summary, name }): [string, OperationLink][] =>
        operationId === null
          ? []
          : [[operationId, { method, path: urlPath, summary, href: paths.operation(slug, name) }]],
      ),
    ),
  );
}

/** Ids of the sidebars of documents and releases. */
const reserved = ['main', 'releases'];

function checkSlug({ path: file, slug }: { path: string; slug: string }, namesake: Api | undefined): Diagnostic[] {
  const error = (message: string, fix: string): Diagnostic[] => [{ severity: 'error', file, message, fix }];
  const rename = 'Rename the file.';
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(slug))
    return error(
      "A specification's name becomes its address: it has lower-case letters, digits, hyphens and dots.",
      rename,
    );
  if (reserved.includes(slug)) return error(`The site has a sidebar of its own called \`${slug}\`.`, rename);
  if (namesake) return error(`\`${namesake.source.file}\` has the same address.`, 'Rename or remove one of the two.');
  return [];
}
