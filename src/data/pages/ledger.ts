/** The ledger, `content/addresses.txt`: the addresses of all published pages and headings, one a line. Pure. */
import { documentsOf, type ContentDocument, type Project } from '../../content/project';
import { movedFile } from '../../content/read/data-files';
import type { DocumentHeading } from '../../content/render/anchors';
import type { PageFrontMatter } from '../../content/read/front-matter';
import { locate } from '../../content/read/routes';
import { withMovedFrom } from '../../content/text/notes';
import { Source, type Finding } from '../../content/text/source';
import { nearest, nearestPath } from '../../text/nearest';
import { currentSlug, isEarlier } from '../../openapi/versions/earlier';
import { paths } from '../../paths';
import { pathOf, formerAddresses, publishedPaths } from './moved-pages';
import type { Site, Sources } from './sources';

export const ledgerFile = 'content/addresses.txt';

const head = `# Every address that was published, of pages and of headings in documents. None of them is ever lost: what is gone or has
# a new name is named by its successor, as docs/addresses.md explains. \`npm run release\` adds what is new.
`;

/** List the addresses of a ledger, in its order. */
export function readLedger(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('/') ? line.trim() : []));
}

/** Write a ledger's text: sorted, each address once. */
export function writeLedger(addresses: Iterable<string>): string {
  return `${head}${[...new Set(addresses)]
    .sort()
    .map((address) => `${address}\n`)
    .join('')}`;
}

/** List the addresses of a document: the page's, and one for each heading. */
function addressesOf({ route, compiled }: Pick<ContentDocument<unknown>, 'route' | 'compiled'>): string[] {
  return [route, ...compiled.headings.map(({ id }) => `${route}#${id}`)];
}

/** The parts of the site that are compared with the ledger. */
interface Published {
  content: Project;
  /** Paths of all published pages. */
  paths: ReadonlySet<string>;
  /** Former addresses with their targets. */
  successors: ReadonlyMap<string, string>;
  /** Every file below `content/` with its text. */
  files: ReadonlyMap<string, string>;
  /** True for the path of a page whose source has an error. */
  isUnread: (path: string) => boolean;
}

/** List every address of the site, former ones included. */
export function allAddresses(site: Pick<Site, 'pages' | 'content'>): string[] {
  const { published, successors } = publishedPaths(site);
  return [...published, ...successors.keys(), ...documentsOf(site.content).flatMap(addressesOf)];
}

/** Report each address of the ledger that leads nowhere, with the line to write. */
export function checkLedger(site: Published): Finding[] {
  const source = new Source(ledgerFile, site.files.get(ledgerFile) ?? '');
  const ledger = new Set(readLedger(source.text));
  const documents = new Map(documentsOf(site.content).map((document) => [document.route, document]));
  // Another check reports two files with one address.
  const isIn = (path: string, id: string) =>
    documentsOf(site.content).some(({ route, compiled }) => route === path && compiled.anchors.includes(id));
  const moved = new Set(site.content.moved.map(({ from }) => from));
  // Another check reports an entry of the list whose target is missing.
  const named = new Set(site.content.moved.map(({ to }) => to));
  const lost = new Map<ContentDocument<PageFrontMatter>, string[]>();
  for (const [index, line] of source.lines.entries()) {
    const address = line.trim();
    if (address === '' || address.startsWith('#')) continue;
    const place = { line: index + 1, column: 1 };
    const [path = '', id = ''] = address.split('#');
    const target = site.paths.has(path) ? path : site.successors.get(path);
    if (site.successors.has(address) || (id !== '' && site.successors.has(`${target ?? path}#${id}`))) continue;
    if (!address.startsWith('/')) source.error(place, `\`${address}\` is no address of this site.`, 'Remove the line.');
    else if (target === undefined) {
      if (id === '' && !site.isUnread(path) && !named.has(path)) reportPage(path, site, ledger, source.diagnostics);
    } else if (id !== '' && !target.includes('#') && !moved.has(path)) {
      const document = documents.get(target);
      if (document && document.compiled.html !== '' && !isIn(target, id))
        lost.set(document, [...(lost.get(document) ?? []), address]);
    }
  }
  return [
    ...source.diagnostics,
    ...[...lost].flatMap(([document, addresses]) => lostHeadings(document, addresses, site, ledger)),
  ];
}

function reportPage(path: string, site: Published, ledger: ReadonlySet<string>, found: Finding[]): void {
  /** Report the address in the file that the writer has to change. */
  const report = (file: string, fix: string) => {
    const source = new Source(file, site.files.get(file) ?? '');
    const line = file === movedFile ? source.lines.length : 1;
    // The pages of a folder that was renamed are one mistake.
    const same = found.find((one) => one.fix === fix);
    if (same) same.gone?.push(path);
    else source.report({ severity: 'error', place: { line, column: 1 }, message: gone, fix, gone: [path] });
    found.push(...source.diagnostics);
  };
  const isDocument = /^\/(?:docs\/(?!api\/)|releases\/(?!tags\/|authors\/))/.test(path);
  const draft = [...site.files.keys()].find((file) => locate(file)?.route === path);
  const folder = isDocument && !draft && `no file in \`content${path.replace(/[^/]+\/$/, '')}\` has this address now`;
  const gone = `\`${path}\` was published, and ${folder || 'has no page now'}: links to it would show "Page not found".`;
  if (draft !== undefined)
    return report(
      draft,
      `Publish \`${draft}\`, which is a draft, or name a page in its place: \`moved_from: [${path}]\`.`,
    );
  const documents = documentsOf(site.content);
  // Another tag or author, or the list of them, shows the entries now.
  const list = [paths.tags, paths.authors].find((one) => path.startsWith(one));
  const candidates =
    list === undefined
      ? documents.map(({ route }) => route)
      : [...site.paths].filter((one) => one.startsWith(list) && one !== list);
  const fresh = candidates.filter((route) => !ledger.has(route));
  const near = nearestPath(path, fresh) ?? fresh[0] ?? list ?? nearestPath(path, [...site.paths]) ?? '/';
  const heir = documents.find(({ route }) => route === near);
  const isRenamed = heir && fresh.includes(near) && near.startsWith(path.replace(/[^/]+\/$/, ''));
  const isMoved = heir && fresh.includes(near) && near.split('/').at(-2) === path.split('/').at(-2);
  const [from = '', to] = [path, near].map((address) => address.replace(/[^/]+\/$/, ''));
  const inFolder = [...ledger].filter((one) => one.startsWith(from) && !one.includes('#'));
  const isFolder = from !== to && inFolder.length > 1 && !inFolder.some((one) => site.paths.has(one));
  const move = isFolder ? `content${from} content${to}` : `${path} ${near}`;
  const former = [...(heir?.frontMatter.moved_from ?? []), path].join(', ');
  report(
    heir?.file ?? movedFile,
    isMoved
      ? `If you moved it by hand, run \`npm run move -- ${move}\`: links follow, and the old address redirects.`
      : heir
        ? `Write \`moved_from: [${former}]\` into the front matter of \`${heir.file}\`, or of the page that has its text now.${isRenamed ? ` If you renamed the file by hand, \`npm run move -- ${path} ${near}\` does this and changes the links.` : ''}`
        : `Write \`- { from: ${path}, to: ${near} }\` into \`${movedFile}\`, or name another page.`,
  );
}

/** Report the headings that a document has lost. */
function lostHeadings(
  { file, route, compiled: { headings } }: ContentDocument<PageFrontMatter>,
  addresses: readonly string[],
  { files, content }: Published,
  ledger: ReadonlySet<string>,
): Finding[] {
  const source = new Source(file, files.get(file) ?? '');
  const routes = new Set([route, ...addresses.map(pathOf)]);
  const moved: Finding[] = [];
  const others = documentsOf(content).flatMap((one) =>
    one.route === route
      ? []
      : one.compiled.headings.flatMap((heading) =>
          ledger.has(`${one.route}#${heading.id}`) ? [] : { file: one.file, heading },
        ),
  );
  const fresh = headings.filter(({ id }) => ![...routes].some((one) => ledger.has(`${one}#${id}`)));
  // If one heading disappeared and one is new, it was renamed.
  const isRenamed = fresh.length === 1 && addresses.length === 1 && pathOf(addresses[0] ?? '') === route;
  for (const address of addresses) {
    const id = address.slice(address.indexOf('#') + 1);
    const elsewhere = others.find((one) => one.heading.id === id);
    if (elsewhere) {
      moved.push(...movedElsewhere(address, elsewhere.file, elsewhere.heading.line, files));
      continue;
    }
    const heir = nearestHeading(id, fresh) ?? fresh[0] ?? nearestHeading(id, headings) ?? headings[0];
    const line = source.line(heir?.line ?? 1);
    const better = withMovedFrom(line, `#${id}`);
    const place = { line: heir?.line ?? 1, column: 1 };
    source.report({
      severity: 'error',
      place,
      gone: [`${route}#${id}`],
      message: `The heading \`${address}\` was published and no longer exists: links to it would open the top of the page.`,
      fix: heir
        ? `Write \`${better.trim()}\`${isRenamed ? '' : ', or the same behind the heading that has its text now'}.`
        : `Give the text that it had a heading: \`## Words {/* moved_from: #${id} */}\`.`,
      ...(isRenamed && heir && { edit: { ...place, remove: line, insert: better } }),
    });
  }
  return [...source.diagnostics, ...moved];
}

/** Report a heading that is on another page now. */
function movedElsewhere(address: string, file: string, line: number, files: Published['files']): Finding[] {
  const source = new Source(file, files.get(file) ?? '');
  source.error(
    { line, column: 1 },
    `The heading \`${address}\` was published, and seems to be here now: links to it would lead to the top of its old page.`,
    `Write \`${withMovedFrom(source.line(line), address).trim()}\`.`,
  );
  return source.diagnostics;
}

function nearestHeading(id: string, headings: readonly DocumentHeading[]): DocumentHeading | undefined {
  const near = nearest(
    id,
    headings.map((heading) => heading.id),
  );
  return headings.find((heading) => heading.id === near);
}

/**
 * For addresses of the ledger at which an API has no page now, add redirects as if `content/moved.yaml` named them. Writers' own
 * entries win.
 */
export function withWithdrawn(content: Project, source: Known, files: ReadonlyMap<string, string>): Project {
  const named = new Set([
    ...formerAddresses(content).map(({ from }) => from),
    ...documentsOf(content).map(({ route }) => route),
  ]);
  const ledger = readLedger(files.get(ledgerFile) ?? '').map(pathOf);
  const addresses = new Set(ledger.filter((one) => !named.has(one)));
  return { ...content, moved: [...content.moved, ...noChanges(source, addresses), ...withdrawn(source, addresses)] };
}

type Known = Pick<Sources, 'histories' | 'apiPages'>;

/** Redirect from the list of changes, which an API has only from its second version on, to the overview, which names the version. */
function noChanges({ histories, apiPages }: Known, addresses: ReadonlySet<string>): Project['moved'] {
  return [...apiPages].flatMap(([slug, pages]) => {
    const from = paths.changes(slug);
    const overview = pages.find(({ type }) => type === 'ApiOverview');
    return overview && !histories.has(slug) && addresses.has(from) ? [{ from, to: overview.path }] : [];
  });
}

/**
 * Find the targets of withdrawn addresses. A page that an earlier version has redirects to its replacement in the current version,
 * or else to the earlier page. Any other redirects to the same page of the current version, or else to the list of changes.
 */
function withdrawn({ histories, apiPages }: Known, addresses: ReadonlySet<string>): Project['moved'] {
  const pages = new Map([...apiPages.values()].flat().map((page) => [page.path, page]));
  const versions = [...apiPages.keys()].map((slug) => ({ slug })).filter(isEarlier);
  return [...addresses].flatMap((from) => {
    const slug = [...histories.keys()].find((one) => from.startsWith(paths.api(one)));
    if (slug === undefined || pages.has(from)) return [];
    const rest = from.slice(paths.api(slug).length);
    const [earlier] = versions
      .filter((version) => currentSlug(version) === slug)
      .flatMap((version) => pages.get(paths.api(version.slug) + rest) ?? []);
    // If the address is a version's page, its current address follows the version's number.
    const [, same] = /^[^/]*\d[^/]*\/(.+)$/.exec(rest) ?? [];
    if (earlier) return { from, to: earlier.earlier?.current?.path ?? earlier.path };
    const current = same === undefined ? undefined : pages.get(paths.api(slug) + same);
    return { from, to: current?.path ?? paths.changes(slug) };
  });
}
