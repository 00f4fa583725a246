/** Check after the build that the target of every link, and every file that a page needs, exists. */
import { count } from '../../text/count';
import { decode } from '../../text/decode';
import type { Deployment } from '../../data/source/deployment';
import type { Diagnostic } from '../../report/diagnostic';
import { servedFile } from '../../served-file';
import type { ScannedPage } from './scan-page';

interface BuiltSite {
  /** Every file of the output, as a relative path with forward slashes. */
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, ScannedPage>;
}

/** Find the line where a link first occurs in its source, if the source writes the same address. */
function lineOf(target: string, text: string): Pick<Diagnostic, 'line' | 'source'> {
  const lines = text.split('\n');
  const at = target === '' ? -1 : lines.findIndex((line) => line.includes(target));
  return at < 0 ? {} : { line: at + 1, source: lines[at] };
}

/** Return the address of a page's file, without the prefix. */
const pageAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

/** Describes what is wrong with a link. */
type Problem = Pick<Diagnostic, 'severity' | 'message' | 'fix'>;

/** Find the problem of a page's link; undefined for a valid link and for a link to another site. */
function problemOf(
  target: string,
  from: string,
  site: BuiltSite,
  { url: origin, pathPrefix }: Deployment,
): Problem | undefined {
  const missing: Problem = {
    severity: 'error',
    message: `Broken link: ${target || '(empty)'}`,
    fix: 'No page or file of the site is at that address. Correct it, or add what is missing.',
  };
  if (target.startsWith('#')) return anchorProblem(target, from, target, site);
  const base = `${origin}${pathPrefix}${pageAddress(from)}`;
  if (!URL.canParse(target, base)) return missing;
  const url = new URL(target, base);
  if (url.origin !== new URL(origin).origin || !/^https?:$/.test(url.protocol)) return undefined;
  const isInside = url.pathname === pathPrefix || url.pathname.startsWith(`${pathPrefix}/`);
  // Another site may have the same origin as a site with a prefix, so only a root-relative link is certainly a mistake.
  if (!isInside)
    return target.startsWith('/')
      ? {
          severity: 'error',
          message: `Link without the path prefix: ${target}`,
          fix: `This site is built for ${pathPrefix}/: its own addresses start with that.`,
        }
      : undefined;
  const page = servedFile(decode(url.pathname.slice(pathPrefix.length) || '/'), site.files);
  return page === undefined ? missing : anchorProblem(target, page, url.hash, site);
}

/** Find the problem of a link's fragment (with `#`) in the target's file. */
function anchorProblem(target: string, page: string, hash: string, site: BuiltSite): Problem | undefined {
  const anchor = decode(hash.slice(1));
  const anchors = site.pages.get(page)?.anchors;
  // `#top` and the text fragments of browsers need no element.
  if (!anchor || !anchors || anchor === 'top' || anchor.startsWith(':~:') || anchors.has(anchor)) return undefined;
  return {
    severity: 'warning',
    message: `Broken anchor: ${target}`,
    fix: `${pageAddress(page)} has no heading or element with the id "${anchor}".`,
  };
}

/**
 * List every broken internal link (error) and broken anchor (warning). List a link of pages without a source, such as one in the
 * frame, only once.
 * @param textOf returns the text of a source; empty for a page made from several
 */
export function checkLinks(site: BuiltSite, address: Deployment, textOf: (file: string) => string): Diagnostic[] {
  const found = new Map<string, { problem: Problem; target: string; files: string[]; source?: string }>();
  // Remember root-relative addresses: they mean the same on every page, and most pages share most of them.
  const fromRoot = new Map<string, Problem | undefined>();
  const find = (target: string, file: string) => {
    if (!target.startsWith('/')) return problemOf(target, file, site, address);
    if (!fromRoot.has(target)) fromRoot.set(target, problemOf(target, file, site, address));
    return fromRoot.get(target);
  };
  for (const [file, { targets, source }] of site.pages)
    for (const target of targets) {
      const problem = find(target, file);
      if (!problem) continue;
      const key = `${source ?? ''}\n${problem.message}`;
      const known = found.get(key);
      if (known) known.files.push(file);
      else found.set(key, { problem, target, files: [file], source });
    }
  return [...found.values()].map(({ problem, target, files, source }): Diagnostic => {
    const [first = ''] = files;
    const more = files.length > 1 ? ` and ${count(files.length - 1, 'more page')}` : '';
    const where = `${source === undefined ? 'built page' : 'on'} ${pageAddress(first)}${more}`;
    const message = `${problem.message} (${where})`;
    const file = source ?? `public/${first}`;
    return { ...problem, file, message, ...lineOf(target, textOf(file)) };
  });
}
