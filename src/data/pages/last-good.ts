import { isDocument } from '../../file-names';
import { pageId } from './site-page';
import type { SiteSource } from './sources';

/**
 * Show the last good text of a file whose text has an error now. A document whose page can still be made keeps that page alone;
 * any other file may be part of every page, so all pages stay as they are until it is fixed.
 * @param read the sources as they are now
 * @param last what is shown; undefined for the first reading
 */
export function withLastGood(read: SiteSource, last?: SiteSource): SiteSource {
  if (!last) return read;
  const before = new Map(last.pages.map((page) => [page.id, page]));
  const held = new Set(
    [...read.failed].filter(
      (file) => (last.held?.has(file) || !last.failed.has(file)) && (before.has(pageId(file)) || !isDocument(file)),
    ),
  );
  const ids = new Set([...held].map(pageId));
  const made = new Set(read.pages.map(({ id }) => id));
  if ([...ids].some((id) => !made.has(id)))
    return { ...last, diagnostics: read.diagnostics, failed: read.failed, held };
  return { ...read, held, pages: read.pages.map((page) => (ids.has(page.id) ? before.get(page.id) : null) ?? page) };
}
