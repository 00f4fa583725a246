/** Addresses of APIs that were published, and are no longer pages of the current version. Pure. */
import { documentsOf, type Project } from '../../content/project';
import { currentSlug, isEarlier } from '../../openapi/versions/earlier';
import { paths } from '../../paths';
import { ledgerFile, readLedger } from './ledger';
import { formerAddresses, pathOf } from './moved-pages';
import type { Sources } from './sources';

/**
 * Redirect the addresses in the ledger at which an API with kept versions has no page any more, as if `content/moved.yaml` named
 * them. What writers name themselves stays.
 * @param files every file below `content/` with its text
 */
export function withWithdrawn(
  content: Project,
  source: Pick<Sources, 'histories' | 'apiPages'>,
  files: ReadonlyMap<string, string>,
): Project {
  if (source.histories.size === 0) return content;
  const named = new Set([
    ...formerAddresses(content).map(({ from }) => from),
    ...documentsOf(content).map(({ route }) => route),
  ]);
  const ledger = readLedger(files.get(ledgerFile) ?? '').map(pathOf);
  return {
    ...content,
    moved: [...content.moved, ...withdrawn(source, new Set(ledger.filter((one) => !named.has(one))))],
  };
}

/**
 * Find where addresses lead that are no pages: to what the newest version with such a page became, or to that page; from a
 * version that is no longer kept to the same page of the current one; from anywhere else to the list of changes.
 */
function withdrawn(
  { histories, apiPages }: Pick<Sources, 'histories' | 'apiPages'>,
  addresses: ReadonlySet<string>,
): Project['moved'] {
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
