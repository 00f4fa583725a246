/** Check after the build that every link and asset of every page exists. */
import { count } from '../../text/count';
import { decode } from '../../text/decode';
import type { Diagnostic } from '../../report/diagnostic';
import { servedFile } from '../../served-file';
import type { ScannedPage } from './scan-page';

export interface BuiltSite {
  /** Every file of the output: relative, with forward slashes. */
  files: ReadonlySet<string>;
  /** The scanned pages, by file. */
  pages: ReadonlyMap<string, ScannedPage>;
}

/** A broken link, with its spelling, for finding its line in the source. */
export interface LinkDiagnostic extends Diagnostic {
  words: string;
}

/** Add the line where the link first occurs in the source, if it is written there as on the page. */
export function withLine({ words, ...diagnostic }: LinkDiagnostic, source: string | null): Diagnostic {
  const at = source === null || words === '' ? -1 : source.indexOf(words);
  if (source === null || at < 0) return diagnostic;
  const line = source.slice(0, at).split('\n').length;
  return { ...diagnostic, line, source: source.split('\n')[line - 1] ?? '' };
}

export interface SiteAddress {
  /** Origin of the published site, without a trailing slash: links to it count as internal. */
  siteUrl: string;
  /** Empty, or `/prefix` without a trailing slash. */
  pathPrefix: string;
}

/** Map moved pages' addresses to their targets, both without the prefix. */
export function movedAddresses(pages: BuiltSite['pages'], pathPrefix: string): Record<string, string> {
  return Object.fromEntries(
    [...pages].flatMap(([file, { refresh }]) =>
      refresh?.startsWith(`${pathPrefix}/`) ? [[pageAddress(file), refresh.slice(pathPrefix.length)]] : [],
    ),
  );
}

/** Return the address of a page's file, without the prefix. */
const pageAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

type Fault = { kind: 'missing' | 'outside' } | { kind: 'anchor'; page: string; anchor: string };

/** Find the fault of a page's link; undefined for a valid one or one to another site. */
function findFault(
  target: string,
  from: string,
  site: BuiltSite,
  { siteUrl, pathPrefix }: SiteAddress,
): Fault | undefined {
  if (target.startsWith('#')) return findAnchor(from, target, site);
  const base = `${siteUrl}${pathPrefix}${pageAddress(from)}`;
  if (!URL.canParse(target, base)) return { kind: 'missing' };
  const url = new URL(target, base);
  if (url.origin !== new URL(siteUrl).origin || !/^https?:$/.test(url.protocol)) return undefined;
  const isInside = url.pathname === pathPrefix || url.pathname.startsWith(`${pathPrefix}/`);
  // Another site may share the origin of a prefixed one: only a root-relative link is certainly a mistake.
  if (!isInside) return target.startsWith('/') ? { kind: 'outside' } : undefined;
  const page = servedFile(decode(url.pathname.slice(pathPrefix.length) || '/'), site.files);
  return page === undefined ? { kind: 'missing' } : findAnchor(page, url.hash, site);
}

/** Find the fault of a fragment (with `#`) of a page's file. */
function findAnchor(page: string, hash: string, site: BuiltSite): Fault | undefined {
  const anchor = decode(hash.slice(1));
  const anchors = site.pages.get(page)?.anchors;
  // `#top` and the text fragments of browsers need no element.
  if (!anchor || !anchors || anchor === 'top' || anchor.startsWith(':~:') || anchors.has(anchor)) return undefined;
  return { kind: 'anchor', page, anchor };
}

function describe(fault: Fault, target: string, pathPrefix: string): Pick<Diagnostic, 'severity' | 'message' | 'fix'> {
  switch (fault.kind) {
    case 'missing':
      return {
        severity: 'error',
        message: `Broken link: ${target || '(empty)'}`,
        fix: 'No page or file of the site is at that address. Correct it, or add what is missing.',
      };
    case 'outside':
      return {
        severity: 'error',
        message: `Link without the path prefix: ${target}`,
        fix: `This site is built for ${pathPrefix}/: its own addresses start with that.`,
      };
    case 'anchor':
      return {
        severity: 'warning',
        message: `Broken anchor: ${target}`,
        fix: `${pageAddress(fault.page)} has no heading or element with the id "${fault.anchor}".`,
      };
  }
}

/**
 * List every broken internal link (error) and broken anchor (warning) of a built site. A fault on many pages without a
 * source of their own, such as one in the frame, is reported once, with the number of pages.
 */
export function checkLinks(site: BuiltSite, address: SiteAddress): LinkDiagnostic[] {
  const faults = new Map<string, { fault: Fault; target: string; files: string[]; source?: string }>();
  // A root-relative address means the same on every page, and most pages share most of them.
  const fromRoot = new Map<string, Fault | undefined>();
  const find = (target: string, file: string) => {
    if (!target.startsWith('/')) return findFault(target, file, site, address);
    if (!fromRoot.has(target)) fromRoot.set(target, findFault(target, file, site, address));
    return fromRoot.get(target);
  };
  for (const [file, { targets, source }] of site.pages)
    for (const target of targets) {
      const fault = find(target, file);
      if (!fault) continue;
      const key = `${source ?? ''}\n${target}\n${fault.kind}`;
      const known = faults.get(key);
      if (known) known.files.push(file);
      else faults.set(key, { fault, target, files: [file], source });
    }
  return [...faults.values()].map(({ fault, target, files, source }): LinkDiagnostic => {
    const { severity, message, fix } = describe(fault, target, address.pathPrefix);
    const [first = ''] = files;
    const more = files.length > 1 ? ` and ${count(files.length - 1, 'more page')}` : '';
    const where = `${source === undefined ? 'built page' : 'on'} ${pageAddress(first)}${more}`;
    return { severity, file: source ?? `public/${first}`, message: `${message} (${where})`, fix, words: target };
  });
}
