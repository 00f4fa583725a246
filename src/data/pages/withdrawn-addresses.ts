/** Addresses of APIs that were published, and are no pages of the current version. Pure. */
import { documentsOf, type Project } from '../../content/project';
import { currentSlug, isEarlier } from '../../openapi/versions/earlier';
import { paths } from '../../paths';
import { ledgerFile, readLedger } from './ledger';
import { formerAddresses, pathOf } from './moved-pages';
import type { Sources } from './sources';

/**
 * Redirect the addresses in the ledger at which an API has no page, as if `content/moved.yaml` named them: any address of an API
 * with several versions, and the list of changes of an API with one. What writers name themselves stays.
 * @param files every file below `content/` with its text
 */
export function withWithdrawn(content: Project, source: Source, files: ReadonlyMap<string, string>): Project {
  const named = new Set([
    ...formerAddresses(content).map(({ from }) => from),
    ...documentsOf(content).map(({ route }) => route),
  ]);
  const ledger = readLedger(files.get(ledgerFile) ?? '').map(pathOf);
  const addresses = new Set(ledger.filter((one) => !named.has(one)));
  return { ...content, moved: [...content.moved, ...noChanges(source, addresses), ...withdrawn(source, addresses)] };
}

type Source = Pick<Sources, 'histories' | 'apiPages'>;

/** Lead from the list of changes, which an API gets with its second version, to the overview, which says the version. */
function noChanges({ histories, apiPages }: Source, addresses: ReadonlySet<string>): Project['moved'] {
  return [...apiPages].flatMap(([slug, pages]) => {
    const from = paths.changes(slug);
    const overview = pages.find(({ type }) => type === 'ApiOverview');
    return overview && !histories.has(slug) && addresses.has(from) ? [{ from, to: overview.path }] : [];
  });
}

/**
 * Find where addresses lead that are no pages: to what the newest version with such a page became, or to that page; from a
 * version that is no longer kept to the same page of the current one; from anywhere else to the list of changes.
 */
function withdrawn({ histories, apiPages }: Source, addresses: ReadonlySet<string>): Project['moved'] {
  const pages = new Map([...apiPages.values()].flat().map((page) => [page.path, page]));
  const versions = [...apiPages.keys()].map((slug) => ({ slug })).filter(isEarlier);
  return [...addresses].flatMap((from) => {
    const slug = [...histories.keys()].find((one) => from.startsWith(paths.api(one)));
    if (slug === undefined || pages.has(from)) return [];
    const rest = from.slice(paths.api(slug).length);
    const [earlier] = versions
      .filter((version) => currentSlug(version) === slug)
      .flatMap((version) => pages.get(paths.api(version.slug) + rest) ?? []);
    // A page of a version: its own address follows the number.
    const [, same] = /^[^/]*\d[^/]*\/(.+)$/.exec(rest) ?? [];
    if (earlier) return { from, to: earlier.earlier?.current?.path ?? earlier.path };
    const current = same === undefined ? undefined : pages.get(paths.api(slug) + same);
    return { from, to: current?.path ?? paths.changes(slug) };
  });
}
