import { pageId } from './site-page';
import type { SiteSource } from './sources';

type Files = ReadonlyMap<string, string>;

/** Make a reader that shows the last good text of each file that has an error now, so a half-typed sentence removes no page. */
export function lastGoodReader() {
  const good = new Map<string, string>();
  let shown: SiteSource | undefined;
  return async (files: Files, read: (files: Files) => Promise<SiteSource>): Promise<SiteSource> => {
    const site = await read(files);
    const { diagnostics, failed } = site;
    const held = new Set([...failed].filter((file) => good.has(file) && files.has(file)));
    for (const [file, text] of files) if (!failed.has(file)) good.set(file, text);
    if (held.size === 0) return (shown = site);
    const texts = [...files].map(([file, text]) => [file, (held.has(file) && good.get(file)) || text] as const);
    const last = await read(new Map(texts));
    // The last text may also have an error now, for example because a snippet is missing. Its page stays, too.
    const kept = new Map(shown?.pages.map((page) => [page.id, page]));
    const broken = new Set([...last.failed].filter((file) => held.has(file)).map(pageId));
    const pages = last.pages.map((page) => (broken.has(page.id) && kept.get(page.id)) || page);
    return (shown = { ...last, pages, diagnostics, failed, held });
  };
}
